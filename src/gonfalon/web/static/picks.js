// What can be picked next, what is picked, the buttons that choose, and the inspector. A first click only selects.
import { $, all, box, element, fill, here, insist, light, make, mine, on, open, say, send, small, state, toast, touched, write, xy } from "./page.js";
import { bring, frame } from "./camera.js";

export let picked = [], base = 0;
let sent, held, armed, timer;
const CALM = 250, FEW = 3;

// The targets an option still needs; false if it does not fit.
function rest({ targets }, named = picked) {
  const left = [...targets];
  return named.every((target) => left.includes(target) && left.splice(left.indexOf(target), 1)) && left;
}
const options = () => (state.past ? [] : state.options);
const fitting = (...more) => options().filter((option) => rest(option, [...picked, ...more]));
const complete = () => fitting().filter(({ targets }) => targets.length === picked.length);
export const starts = (target) => options().some(({ targets }) => targets[base] === target);

// Targets that all options share count as picked, as long as each has another one.
export function begin() {
  const aimed = options().map(({ targets }) => targets).filter(([first]) => first);
  picked = (aimed[0] ?? []).filter((target) => aimed.every((targets) => targets.includes(target)));
  if (aimed.some((targets) => targets.length === picked.length)) picked.pop();
  base = picked.length;
  sent = null;
  // A click meant for what was there before does nothing.
  here.busy = "";
  clearTimeout(timer);
  timer = setTimeout(() => delete here.busy, CALM);
}

export function refresh() {
  const lit = new Map(), stops = new Set();
  for (const option of fitting()) {
    const [next, more] = rest(option);
    if (next) lit.set(next, lit.get(next) || (!more && option.fight));
  }
  for (const node of all("[data-target]")) {
    const { target } = node.dataset, states = { lit: lit.has(target), danger: lit.get(target), picked: picked.includes(target) };
    for (const name in states) node.classList.toggle(name, !!states[name]);
    if (!node.hasAttribute("tabindex")) continue;
    node.tabIndex = (states.lit || states.picked) && !stops.has(target) ? 0 : -1;
    stops.add(target);
  }
  armed = null;
  if (here.live) showBar();
  frame();
  bring(`${state.prompt.nth} ${picked}`);
  // Lost focus returns to its target, or to the question.
  if (held && !held.checkVisibility()) (element(held.dataset.target) ?? $.prompt).focus({ preventScroll: true });
}
on(document, { focusin: (e) => (held = e.target) });

// What the picks have come to, then what needs no pick; ending comes last. Too many for the bar lie over the board.
function showBar() {
  const made = picked[base] ? complete() : [], kind = options()[1] ? "" : "main";
  const plain = options().filter(({ targets }) => !targets[0]), shown = made[0] ? made : plain.filter(({ end }) => !end);
  const buttons = shown.map((option) => optionButton(option, made[0] ? "one" : kind));
  $.bar.className = state.over ? "over" : mine() ? "mine" : "";
  write("rule-name", state.prompt.rule);
  $.options.replaceChildren(...buttons);
  $.choices.replaceChildren();
  $.ends.replaceChildren(...plain.filter(({ end }) => end).map((option) => optionButton(option, kind)));
  $.back.hidden = !picked[base];
  $.undo.ariaDisabled = $["undo-all"].hidden = !state.undo;
  $.undo.title = state.undo_why;
  if (small.matches && !all(".lit", $.board)[0] && all("#dock .lit")[0]) open($["tab-hand"]);
  $.bar.classList.toggle("long", box($.prompt).height > 30);
  $.bar.classList.toggle("tight", full());
  if (shown[FEW] || full()) $.choices.append(...buttons);
  hint();
}

// If there is little room, notes go first: the inspector has them.
const full = () => spills($.buttons) || spills($.bar);
const spills = (node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;

function optionButton(option, kind) {
  const { choice, label, brief, fight } = option;
  const button = make("button", [label, make("small", brief)], { className: `button ${kind} ${fight ? "danger" : ""}`, onclick: () => decide(option, button) });
  button.dataset.about = `choose ${choice}`;
  return button;
}

// Ending a turn in which something is left to do asks once, and so does what the coach warns of.
function decide(option, button) {
  const asks = option.warning || (option.end && state.options[1]);
  if (!asks || armed === option.choice) return choose(option);
  armed = option.choice;
  button.classList.add("main");
  hint(option.warning || say("end-sure"));
}

export function hint(text) {
  const what = picked.slice(base).map((target) => element(target)?.ariaLabel).join(", ");
  const [last] = all(state.past ? ".then p" : "#lines li:last-child p"), usual = mine() ? all(".lit")[0] && say("touch") : last?.textContent;
  write("hint", text ?? (what ? say("picked", { what }) : usual));
}

// Pick a target, or begin anew with it. The last of several chooses, if that can be undone; a single one waits for its button.
export function pick(target, anew) {
  if (anew) picked.length = base;
  const left = fitting(target);
  if (!left[0]) return false;
  picked.push(target);
  const done = complete(), more = left.some((option) => !done.includes(option) && option.targets.at(-1) !== target);
  if (done[0]?.sure && !done[1] && !more && picked[base + 1]) choose(done[0]);
  else refresh();
  inspect(element(target));
  return true;
}

// Put back the last pick, or all from the nth on.
export function back(nth = picked.length - 1) {
  if (picked[base]) picked.length = nth;
  refresh();
}

export function choose({ choice }) {
  const { seat, nth } = state.prompt;
  if (sent !== nth) insist({ type: "choose", choice, seat, nth });
  sent = nth;
  light();
}

// Put it back if it is picked, unless it is to be kept; pick it; or swap it for the last of its kind, or start over; otherwise ask why not.
export function press(node, byKey) {
  const { target } = node.dataset, kept = picked, last = kept[base] && kept.at(-1), done = complete(), nth = kept.indexOf(target, base);
  if (nth >= 0 && !fitting(target)[0]) return byKey && last === target && done[0] && !done[1] ? choose(done[0]) : back(nth + ("keep" in node.dataset));
  if (pick(target)) return;
  const alike = last?.startsWith(target.replace(/\d+/, ""));
  picked = kept.slice(0, alike ? -1 : base);
  if ((alike || starts(target)) && pick(target)) return;
  picked = kept;
  const [verb] = fitting().find(({ targets }) => targets[0])?.choice.split(" ") ?? [];
  if (verb && picked[0]) send({ type: "why", verb, targets: [...picked, target], seat: state.prompt.seat });
  else if (here.live && !state.over && !state.past) toast(say(!mine() ? "not-yours" : verb ? "why-first" : "nothing-here"));
}

export function undo(whole = false) {
  const { past, pending, prompt: { seat, nth }, undo_why: why } = state;
  if (state.undo && !pending && !past) insist({ type: "undo", seat, nth, whole });
  else if (why) toast(why);
}

// Of several targets under the pointer, the one that can be picked.
export function under(e) {
  const found = document.elementsFromPoint(...xy(e)).map(touched).filter(Boolean);
  return found.find((node) => node.matches(".lit")) ?? found.find((node) => fitting(node.dataset.target)[0]) ?? found[0];
}

// --- the inspector: what there is to know about whatever is pointed at

const known = new Map();
let subject = "", asking;
const key = () => `${subject} ${picked}`;
export const shown = (node) => node?.closest?.("[data-target], [data-about]");

export function inspect(node) {
  const { about, target = about ?? picked.at(-1) ?? "" } = node?.dataset ?? {};
  light(node?.dataset.lights);
  if (target === subject || !(target || $.bubble.firstChild)) return;
  subject = target;
  render();
  clearTimeout(asking);
  if (subject && !known.has(key())) asking = setTimeout(ask, 60);
}

async function ask() {
  if (here.live && !state.past) return send({ type: "inspect", target: subject, picked });
  const answer = await fetch(`${here.inspect}${$.at.value}?target=${encodeURIComponent(subject)}`);
  if (answer.ok) learn(await answer.json());
}

// The server has answered. An answer to an older question is kept all the same.
export function learn({ target, inspected, picked: then = picked }) {
  known.set(`${target} ${then}`, inspected);
  render();
}

// After a change everything may be different; what is looked at is asked for again. For other eyes nothing is left.
export function renew(all) {
  known.clear();
  if (all) fill({ inspected: (subject = "") });
  if (subject) ask();
}

function render() {
  const text = known.get(key());
  if (text || !subject) fill({ inspected: text ?? "" });
}
