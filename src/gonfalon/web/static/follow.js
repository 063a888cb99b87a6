// What others do is played step by step, with a caption, arrows and the camera. The board is up to date all the time.
import { $, all, box, calm, clamp, fill, here, html, hypot, light, make, max, mine, min, motion, on, say, send, state, write } from "./page.js";
import { acts } from "./board.js";
import { face, inside, isOut, openContext } from "./camera.js";
import { lookBack, now } from "./history.js";
import * as sounds from "./sounds.js";

const ONLY_FIGHTS = 5;
let steps = [], at = -1, timer, resting = true, held, paused, skipping, again, changed = [];
const speed = () => +$.wishes.elements.speed.value, rate = () => speed() % ONLY_FIGHTS || 1;
const wanted = (step) => motion() !== "none" && !skipping && !document.hidden && (speed() === ONLY_FIGHTS ? step.mine : speed());
const turn = () => (again ? steps : steps.filter((each) => each.turn === steps[at].turn)), nth = () => turn().indexOf(steps[at]) + 1;

// --- on the board

const wipe = (query) => all(`#steps ${query}`).map((each) => each.remove());

// Where a target is: in the board's units, with the size of a pixel there, and on the screen.
function spot(target) {
  const [found] = all(`[data-target="${target}"]`, $.board).sort((a, b) => box(b).width - box(a).width);
  if (!found) return;
  if (!box(found).width && !mine()) openContext(found);
  const { x, y, width: w, height: h } = box(found), seen = { x: x + w / 2, y: y + h / 2 };
  return w && { ...inside(seen.x, seen.y, $.camera).toJSON(), seen, r: clamp(22, min(w, h) / 2 + 6, 64), unit: 1 / $.camera.getScreenCTM().a };
}

// Every line lies on a casing, so that it can be seen on any ground. It is drawn in pixels.
function draw(kind, { x, y, unit }, angle, shape, more = "") {
  const paths = ["casing", "line"].map((name) => `<path class="${name}" d="${shape}" pathLength="99"/>`).join("");
  $.steps.append(html(`<svg><g class="${kind}" transform="translate(${x} ${y})scale(${unit})rotate(${angle})">${paths}${more}`).firstChild.firstChild);
}
const ring = (to, kind) => draw(kind, to, 0, `M${-to.r} 0a${to.r} ${to.r} 0 1 1 0 .1z`);

function arrow(from, to) {
  const x = to.x - from.x, y = to.y - from.y, far = hypot(x, y) / from.unit, end = max(far - 16, far / 2), bend = min(26, far / 6), angle = (Math.atan2(y, x) * 180) / Math.PI;
  const disc = `<g transform="translate(${end / 2} ${bend / 2})rotate(${-angle})"><circle r="12"/><text>${nth()}`;
  draw("arrow", from, angle, `M${min(12, far / 4)} 0Q${end / 2} ${bend} ${end} 0m-15-7 15 7-13 12`, disc);
}

function point(places = []) {
  const spots = places.slice(0, 2).map(spot).filter(Boolean), to = spots.at(-1);
  wipe(".ring");
  light(places.join(" "));
  if (!to) return;
  if (!mine() && isOut(to.seen)) face(to, undefined, !calm());
  spots[1] ? arrow(...spots) : ring(to, "ring");
}

// --- fights one can see: follow.css moves what is put there

const EMPTY = { "moment-card": "", rolled: "", banner: "" }, { style } = document.body;
const delay = (node, ms) => (node.style.animationDelay = `calc(${ms}ms / var(--rate))`);

// What a die shows is hidden until it has landed.
function tumble(die, n) {
  die.classList.toggle("rolling", !calm());
  die.onanimationend = () => die.classList.remove("rolling");
  delay(die, min(240, 40 * n));
}

function rise([target, text]) {
  const over = spot(target), { x, y } = box($.stage);
  if (!over) return;
  const node = $.stage.appendChild(make("span", text, { className: "float", onanimationend: () => node.remove() }));
  node.style.left = `${over.seen.x - x}px`;
  node.style.top = `${over.seen.y - over.r + 18 - y}px`;
}

// The colour of whoever acts is that of the field of their arms.
function cast({ parts, floats = [], pace = 1 }) {
  fill({ ...EMPTY, ...parts });
  const arms = $["step-arms"], rolls = all("#rolled svg, #moment-card svg:is(.hit, .miss)");
  style.setProperty("--side", getComputedStyle(all("[fill]:not([fill=none])", arms)[0] ?? arms).fill);
  style.setProperty("--rate", rate() * pace);
  document.body.toggleAttribute("data-calm", calm());
  rolls.map(tumble);
  floats.map(rise);
  if (rolls[0]) for (const each of all("p", $.banner)) delay(each, 700);
}

// --- the queue

function play(to) {
  at = to;
  const step = steps[at], { because = "", heading: what } = step;
  if (again) lookBack(step.n);
  cast(step);
  write("because", because + say(again ? "step-again" : "step-now", { n: nth(), of: steps.length, what }));
  place();
  point(step.places);
  sounds.play(step.sound, step.mine ? 1 : 0.5);
  held = step.waits;
  wait(step.ms / rate());
}

function wait(ms) {
  clearTimeout(timer);
  resting = false;
  if (!paused && !held) timer = setTimeout(next, ms);
}

// When nothing is left to play, the last caption stays until a person is asked.
function next() {
  held = false;
  if (steps[at + 1]) return play(at + 1);
  resting = true;
  if (mine() || again || state.over) stop();
  else cast({});
}

export function stop(elsewhere) {
  clearTimeout(timer);
  if (paused) pause(false);
  if (again && !elsewhere) now();
  [steps, at, resting, held, again] = [[], -1, true, false, false];
  wipe("*");
  light();
  cast({});
  place();
  mark();
}

// The caption has the prompt's box; if a question needs that, it lies over the board.
function place() {
  const home = mine() ? $.over : $.bar;
  $.follow.hidden = at < 0;
  if (at < 0) return;
  if ($.follow.parentNode !== home) home.append($.follow);
  fill({ segments: '<i class="done"></i>'.repeat(nth()) + "<i></i>".repeat(turn().length - nth()) });
  for (const each of all("[name=hasten]")) each.ariaPressed = +each.value === rate();
  $["follow-pause"].ariaPressed = !!paused;
}

function pause(is) {
  paused = is;
  send({ type: "pause", on: is });
  wait(300);
  place();
}

function skip() {
  skipping = !mine() && !again;
  if (skipping) send({ type: "skip" });
  stop();
}

function leaf({ value }) {
  if (!paused) pause(true);
  play(clamp(0, at + +value, steps.length - 1));
}

function hasten({ value }) {
  all(`#speed [value="${value}"]`)[0].click();
  pause(false);
}

// --- what it came to: a digest when my turn begins, and marks until my first choice

const key = `${here.live} digest`;
const isNew = () => mine() && state.prompt.since >= 0 && localStorage[key] !== `${state.prompt.since}` && motion() !== "none" && at < 0;
const see = () => ($.digest.hidden = true, localStorage[key] = state.prompt.since);

function sum({ since, sides, steps: past }) {
  if (!isNew() || since !== state.prompt.since) return;
  fill({ "digest-sides": sides });
  $.digest.hidden = !sides;
  changed = past;
  mark();
}

function mark() {
  const targets = { changed: new Set(changed.map(({ places }) => places?.at(-1))), coached: state.coached };
  for (const kind in targets) {
    wipe(`.${kind}`);
    for (const each of all(`.${kind}`)) each.classList.remove(kind);
    for (const target of targets[kind]) {
      const found = spot(target);
      if (found) ring(found, kind);
      else for (const each of all(`[data-target="${target}"]`)) each.classList.add(kind);
    }
  }
  if (isNew() && $.digest.hidden) send({ type: "digest" });
}

function rewatch() {
  see(wipe("*"));
  [steps, again] = [changed, true];
  if (steps[0]) play(0);
}

// Enter, Escape or a click puts away what lies over the board; Space skips.
function press(e) {
  const busy = e.target.closest("dialog, input, button, a, [tabindex='0']"), away = e.key === "Escape" || (e.key === "Enter" && !busy);
  if (at >= 0 && (again ? away : e.key === " " && !busy)) skip();
  else if (away && held) next();
  else if (away && !$.digest.hidden) see();
  else return;
  e.preventDefault();
  e.stopPropagation();
}

function hear({ detail: { full, log, steps: fresh } }) {
  if (state.past) return;
  if (mine()) skipping = false;
  else if (!again) [$.digest.hidden, changed] = [true, []];
  if (full || (again && fresh[0]) || steps.some((step) => step.n > log[0]?.[0])) stop();
  steps.push(...fresh.filter(wanted));
  if (resting && (steps[at + 1] || at >= 0)) next();
  place();
  mark();
}

Object.assign(acts, {
  leaf, hasten, "follow-pause": () => pause(!paused), "follow-skip": skip, "digest-watch": rewatch, "digest-close": see,
});
document.addEventListener("keydown", press, true);
on(document, {
  update: hear, opened: () => (paused ? pause(true) : mark()), insist: () => (see(), changed = [], stop()), digest: (e) => sum(e.detail), visibilitychange: () => document.hidden && stop(),
  click: ({ target }) => (target.closest("#moment") ? next() : target.closest("#digest, #board .lit") && !target.closest("button") && see()),
});
