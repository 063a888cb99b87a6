// The page: shows what the server drew, lights up what can be picked, sends what is chosen.
const $ = new Proxy({}, { get: (_, id) => document.getElementById(id) });
const all = (query, root = document) => [...root.querySelectorAll(query)];
const { hypot, max, min } = Math;
const { board, camera, groups, stage, lines } = $;
const { width, height } = board?.viewBox.baseVal ?? {};
const here = document.body.dataset;
const first = $.first && JSON.parse($.first.content.textContent);
const say = (id, facts) => first.words[id].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
const small = matchMedia("(max-width: 999px)"), still = matchMedia("(prefers-reduced-motion: reduce)");
const policy = window.trustedTypes?.createPolicy("gonfalon", { createHTML: (text) => text });
const clamp = (least, value, most) => max(least, min(most, value));
const box = (node) => node.getBoundingClientRect();

// What can be pressed has a tabindex; the rest only shows a state.
const touched = (node) => node?.closest?.("[data-target][tabindex]");
const element = (target) => all(`[data-target="${target}"][tabindex]`)[0];

function html(text) {
  const node = make("template", []);
  node.innerHTML = policy?.createHTML(text) ?? text;
  return node.content;
}

function make(tag, inside, known) {
  const node = Object.assign(document.createElement(tag), known);
  node.append(...[inside].flat());
  return node;
}

function write(id, text = "") {
  if ($[id].textContent !== text) $[id].textContent = text;
}

function show(dialog, is = true) {
  if (!is) dialog.close("done");
  else dialog.open || dialog.showModal();
}

// --- what the server says

const state = { options: [], prompt: {}, version: -1, ...first?.update };
let picked = [], sent, held, pending;

function apply({ full, groups: drawn, order, panels, ribbon, log, ...rest }) {
  const asked = () => JSON.stringify([state.prompt, state.options]);
  const before = asked();
  showGroups(drawn, order);
  for (const id in panels) $[`panel-${id}`]?.replaceChildren(html(panels[id]));
  const now = { className: "now", ariaCurrent: "step" };
  $.ribbon.replaceChildren(...ribbon.map(([text, is]) => make("li", make("span", text), is && now)));
  showLines(log, full);
  Object.assign(state, rest);
  setTime();
  write("title", state.title);
  write("prompt", state.prompt.text);
  $.arms.replaceChildren(html(state.arms));
  all("#order input").map((each) => (each.checked = each.value === state.standing));
  if (before !== asked()) begin();
  refresh();
}

function setTime() {
  closes = performance.now() + (state.window?.left ?? 0);
}

function showGroups(drawn, order) {
  const focus = document.activeElement;
  const known = new Map([...groups.children].map((node) => [node.id, node]));
  for (const [id, text] of drawn) {
    const node = html(`<svg>${text}`).firstChild.firstElementChild;
    if (known.has(id)) patch(known.get(id), node);
    else known.set(id, groups.appendChild(node));
  }
  if (!order) return;
  let place = groups.firstElementChild;
  for (const id of order) {
    const node = known.get(id);
    if (node === place) place = place.nextElementSibling;
    else if (node) groups.insertBefore(node, place);
    known.delete(id);
  }
  for (const node of known.values()) node.remove();
  focus.focus({ preventScroll: true });
}

// Update in place, so that focus stays, and animate the move.
function patch(old, node) {
  const at = (each) => /translate\((\S+)[ ,](\S+)\)/.exec(each.getAttribute("transform"))?.slice(1);
  const from = at(old), to = at(node);
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) old.setAttribute(name, value);
  old.replaceChildren(...node.childNodes);
  if (!from || !to || `${from}` === `${to}` || document.hidden || all("#speed :checked")[0]?.value > 2) return;
  if (still.matches) return;
  const frames = [from, to].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  old.animate(frames, { duration: 450, easing: "ease" });
}

function showLines(log, full) {
  for (const old of all("li", lines)) if (full || +old.dataset.n >= log[0]?.[0]) old.remove();
  lines.append(...log.map(([, text]) => html(text)));
  if (full) lines.parentElement.scrollTop = 0;
  if (!document.hidden && !missed[0]) look();
}

// --- what can be picked next

// The targets an option still needs; false if it does not fit.
function rest(option, named = picked) {
  const left = [...option.targets];
  return named.every((target) => left.includes(target) && left.splice(left.indexOf(target), 1)) && left;
}
const mine = () => state.prompt.mine;
const fitting = (...more) => state.options.filter((option) => rest(option, [...picked, ...more]));
const starts = (target) => state.options.some((option) => option.targets[base] === target);

// Targets that all options share count as picked, as long as each has another one.
let base = 0;
function begin() {
  const aimed = state.options.filter((option) => option.targets[0]);
  picked = (aimed[0]?.targets ?? []).filter((target) => aimed.every((option) => option.targets.includes(target)));
  if (aimed.some((option) => option.targets.length === picked.length)) picked.pop();
  base = picked.length;
  sent = null;
  show($.menu, false);
}

function refresh() {
  const left = fitting(), lit = new Map(), stops = new Set();
  for (const option of left) {
    const [next, ...more] = rest(option);
    if (next) lit.set(next, lit.get(next) || (!more.length && option.fight));
  }
  for (const node of all("[data-target]")) {
    const { target } = node.dataset, states = { lit: lit.has(target), danger: lit.get(target), picked: picked.includes(target) };
    for (const name in states) node.classList.toggle(name, !!states[name]);
    if (!node.hasAttribute("tabindex")) continue;
    node.tabIndex = states.lit && !stops.has(target) ? 0 : -1;
    stops.add(target);
  }
  // Options without a target are always there.
  const done = left.filter((option) => !rest(option)[0]);
  if (here.live) showBar(done[0] ? done : state.options.filter((option) => !option.targets[0]));
  frame();
  bring();
  // Lost focus returns to its target, or to the question.
  if (held && !held.checkVisibility()) (element(held.dataset.target) ?? $.prompt).focus({ preventScroll: true });
}

function showBar(done) {
  const { over, prompt, undo, pass_to } = state;
  $.bar.className = over ? "over" : mine() ? "mine" : "";
  $.rule.hidden = !prompt.rule;
  $.rule.lastChild.textContent = prompt.rule;
  $.options.replaceChildren(...done.map((option) => optionButton(option, !done[1] && !picked[base])));
  $.odds.replaceChildren(...(!done[1] && done[0]?.note ? outlook(done[0]) : []));
  $.back.hidden = !picked[base];
  showWindow();
  $.undo.ariaDisabled = !undo;
  $.undo.title = state.undo_why;
  if (!all(".lit", board)[0] && all(":is(#panel-hand, .near) .lit")[0]) open($["tab-hand"]);
  hint();
  write("pass-head", pass_to);
  show($.pass, pass_to);
  if (pass_to) forget();
}

// How long I may still react: the page counts it down by itself.
let closes = 0;
function showWindow() {
  const { window: chance } = state;
  $.window.hidden = !chance;
  if (!chance) return;
  $.hold.disabled = !chance.holds;
  $.waive.disabled = chance.waives;
  write("known", chance.known);
  write("left", say("left", { n: Math.ceil(max(0, closes - performance.now()) / 1000) }));
}

// Remove what another person was shown.
function forget() {
  missed = [];
  recap(0);
  for (const id of ["tip", "choices", "toast"]) write(id);
}

function optionButton(option, main) {
  const { label, note, fight } = option, className = `button ${main ? "main" : ""} ${fight ? "danger" : ""}`;
  return make("button", [label, make("small", note)], { className, onclick: () => choose(option) });
}

function hint(text) {
  const what = picked.slice(base).map((target) => element(target)?.ariaLabel).join(", ");
  write("hint", text ?? (what ? say("picked", { what }) : mine() ? say("touch") : said(lines.lastElementChild)));
}

// Pick a target; the last one completes it, even if some were left out. Touch previews a fight.
function name(target, touch) {
  const left = fitting(target);
  if (!left[0]) return false;
  picked.push(target);
  const done = left.filter((option) => !rest(option)[0]);
  const more = !done[0] || left.some((option) => rest(option)[0] && option.targets.at(-1) !== target);
  if (!more && !done[1] && !(touch && done[0].note)) choose(done[0]);
  else refresh();
  if (!more && done[1]) {
    $.choices.replaceChildren(...done.map((option) => optionButton(option)));
    $.menu.returnValue = "";
    show($.menu);
  }
  return true;
}

function back() {
  if (picked[base]) picked.pop();
  refresh();
}

function choose({ choice }) {
  const { seat, nth } = state.prompt;
  if (sent !== nth) insist({ type: "choose", choice, seat, nth });
  sent = nth;
  show($.menu, false);
  hideTip();
}

// Pick it; or put it back, swap it for the last of its kind, or start over; otherwise ask why not.
function press(node, touch) {
  const { target } = node.dataset, kept = picked, last = kept[base] && kept.at(-1);
  if (name(target, touch)) return;
  if (last === target) return back();
  const alike = last?.startsWith(target.replace(/\d+/, ""));
  picked = kept.slice(0, alike ? -1 : base);
  if ((alike || starts(target)) && name(target, touch)) return;
  picked = kept;
  const [verb] = fitting().find((option) => option.targets[0])?.choice.split(" ") ?? [];
  if (verb && picked[0]) send({ type: "why", verb, targets: [...picked, target], seat: state.prompt.seat });
  else toast(say(!mine() ? "not-yours" : verb ? "why-first" : "nothing-here"));
}

function toast(text, rule) {
  $.toast.replaceChildren(make("p", text));
  if (rule) $.toast.append(make("button", rule, { className: "rule", onclick: () => showRule(rule) }));
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => $.toast.replaceChildren(), 3000 + 60 * text.length);
}

// --- what would happen

function outlook({ label, note }) {
  const chance = /(\d+)\s*%/.exec(label + note), bar = make("span", "", { className: "chance" });
  if (chance) bar.style.setProperty("--chance", `${chance[1]}%`);
  return [make("strong", label), make("p", note), ...(chance ? [bar] : [])];
}

function showTip(node) {
  const { target } = node.dataset, at = box(node), { tip } = $;
  const done = fitting(target).filter((option) => !rest(option, [...picked, target])[0]);
  const option = !done[1] && done[0] ? done[0] : { label: node.ariaLabel, note: done.map((each) => each.label).join(" · ") };
  hint([option.label, option.note].filter(Boolean).join(" · "));
  tip.className = option.fight ? "danger" : "";
  tip.replaceChildren(...outlook(option));
  const { width, height } = box(tip), right = at.right + 12;
  tip.style.left = `${right + width < innerWidth ? right : at.left - width - 12}px`;
  tip.style.top = `${clamp(8, at.top, innerHeight - height - 8)}px`;
}

function hideTip() {
  $.tip.replaceChildren();
  hint();
}

// --- camera

let view = { x: 0, y: 0, k: 1 }, led = true;
const inside = (x, y, node = board) => new DOMPoint(x, y).matrixTransform(node.getScreenCTM().inverse());

// Only a person may move the board past its edge.
function aim(x, y, k, glide) {
  const spare = led ? 0 : width / 8, hold = (at, size) => clamp(size * (1 - k) - spare, at, spare);
  view = { x: hold(x, width), y: hold(y, height), k };
  camera.classList.toggle("glide", !!glide);
  camera.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${k})`);
  $.lens.setAttribute("transform", `scale(${1 / k}) translate(${-view.x} ${-view.y})`);
}

const face = ({ x, y }, k, glide) => aim(width / 2 - x * k, height / 2 - y * k, k, glide);
const fit = () => aim(0, 0, 1, (led = true));

function zoom(by, x, y) {
  const k = clamp(1, view.k * by, 8), part = k / view.k, at = x ? inside(x, y) : { x: width / 2, y: height / 2 };
  led = false;
  aim(at.x - (at.x - view.x) * part, at.y - (at.y - view.y) * part, k, !x);
}

// On a small screen the camera follows what is picked, lit or current, until a person moves it.
function frame() {
  if (!small.matches || !led) return;
  const { x, y, width: w, height: h } = box(stage);
  const far = (each) => 9 * each.width + hypot(each.x - x - w / 2, each.y - y - h / 2);
  const near = (query) => all(query, camera).map(box).filter((each) => each.width).sort((a, b) => far(a) - far(b));
  const [to] = [...near(".picked[tabindex]"), ...near(".lit[tabindex]"), ...near(".now")];
  if (to) face(inside(to.x + to.width / 2, to.y + to.height / 2, camera), clamp(1, (44 * view.k) / to.width, 2.4));
}

// After each pick, bring something that can be picked next into view, unless something is already.
let brought;
function bring() {
  const lit = all(".lit[tabindex]"), drawn = (node) => box(node).width, now = `${state.prompt.nth} ${picked}`;
  if (!mine() || !lit[0] || brought === now) return;
  brought = now;
  if (!lit.some(drawn)) openContext(lit[0]);
  if (lit.some(seen)) return;
  const off = (node) => Math.abs(box(node).y - innerHeight / 2), { left, top, right, bottom } = box(stage);
  const [to] = lit.filter(drawn).sort((a, b) => stage.contains(b) - stage.contains(a) || off(a) - off(b));
  if (!to) return;
  const { x, y, width: w, height: h } = box(to), on = stage.contains(to);
  if (on && !(x + w > left && x < right && y + h > top && y < bottom)) small.matches ? frame((led = true)) : fit();
  document.documentElement.style.scrollPaddingTop = `${small.matches ? box($.bar).height : 0}px`;
  (on ? stage : to).scrollIntoView({ block: small.matches ? "center" : "nearest", behavior: still.matches ? "instant" : "smooth" });
}

// Whether a pointer would hit it: at its centre or, on a board that is half visible, around it.
function seen(node) {
  const { x, y, width: w, height: h } = box(node), { top, bottom, height } = box(stage), on = stage.contains(node), parts = on ? [0.5, 0.25, 0.75] : [0.5];
  if (on && 2 * (min(bottom, innerHeight) - max(top, 0)) < height) return false;
  const meets = ([first, ...more]) => (on ? stage.contains(first) && [first, ...more].some((each) => node.contains(each)) : node.contains(first));
  return parts.some((a) => parts.some((b) => meets(document.elementsFromPoint(x + a * w, y + b * h))));
}

// Of several boards in one place, open the one this is on.
const openContext = (node) => $[`see-${/in-(\w+)/.exec(node.closest("[class*=in-]")?.getAttribute("class"))?.[1]}`]?.click();

// --- pointer: a drag is two clicks, or moves the camera

const fingers = new Map(), xy = (e) => [e.clientX, e.clientY];
let drag, dragged;

function under(e) {
  const found = document.elementsFromPoint(...xy(e)).map(touched).filter(Boolean);
  return found.find((node) => node.matches(".lit")) ?? found.find((node) => fitting(node.dataset.target)[0]) ?? found[0];
}

function down(e) {
  fingers.set(e.pointerId, e);
  settle();
  dragged = false;
  const node = under(e), piece = groups.contains(node) && starts(node.dataset.target) && node;
  drag = fingers.size > 1 || e.button ? null : { from: e, view, piece };
}

function pull(e) {
  const old = fingers.get(e.pointerId), other = [...fingers.values()].find((finger) => finger !== old);
  const far = (a, b) => hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (!old) return;
  if (other) zoom(far(e, other) / far(old, other), ...xy(other));
  fingers.set(e.pointerId, e);
  if (!drag || (!dragged && far(e, drag.from) < 6)) return;
  dragged || lift(e);
  const from = inside(...xy(drag.from)), to = inside(...xy(e)), x = to.x - from.x, y = to.y - from.y;
  if (!drag.piece) {
    led = false;
    return aim(drag.view.x + x, drag.view.y + y, view.k);
  }
  drag.ghost.setAttribute("transform", `translate(${x / view.k} ${y / view.k})`);
  const node = under(e);
  node?.matches(".lit") ? showTip(node) : hideTip();
}

function lift(e) {
  dragged = true;
  stage.setPointerCapture(e.pointerId);
  if (!drag.piece) return;
  picked.length = base;
  name(drag.piece.dataset.target);
  drag.ghost = camera.appendChild(html('<svg><g id="ghost">').firstChild.firstChild);
  drag.ghost.append(drag.piece.cloneNode(true));
}

const drop = (e) => settle(under(e), fingers.delete(e.pointerId));

function settle(node) {
  if (drag?.ghost) {
    drag.ghost.remove();
    if (!node || node === drag.piece || !name(node.dataset.target)) back();
  }
  drag = null;
}

// --- keys

const keys = {
  escape: back, z: undo, r: () => showRule(state.prompt.rule), "?": () => show($.help),
  "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: fit,
};
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function key(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest("dialog, input, select, [role=log]")) return;
  const node = touched(e.target), way = ways[e.key], act = keys[e.key.toLowerCase()];
  if (way) wander(node ?? stage, ...way);
  else if (node && (e.key === "Enter" || e.key === " ")) press(node);
  else return act?.();
  e.preventDefault();
}

function wander(from, dx, dy) {
  const far = (node) => {
    const a = box(node), b = box(from), x = a.x - b.x + (a.width - b.width) / 2, y = a.y - b.y + (a.height - b.height) / 2;
    return x * dx + y * dy > 1 || from === stage ? hypot(x, y, 2 * (x * dy + y * dx)) : 0;
  };
  all('[data-target][tabindex="0"]').filter(far).sort((a, b) => far(a) - far(b))[0]?.focus();
}

function undo() {
  if (state.undo && !pending) insist({ type: "undo", seat: state.prompt.seat, nth: state.prompt.nth });
  else if (state.undo_why) toast(state.undo_why);
}

function open(tab) {
  $.table.dataset.tab = tab.id.slice(4);
  for (const each of all("[role=tab]")) each.ariaSelected = each === tab;
}

async function showRule(id) {
  if (!id) return;
  const rule = await (await fetch(`/rules/${here.game}/${id}`, { headers: { accept: "application/json" } })).json();
  write("rules-head", id);
  write("rule-text", rule.text);
  write("rule-ruling", rule.ruling);
  show($.rules);
}

// --- what happened

function tell(line) {
  const named = line?.dataset.highlight?.split(" ") ?? [];
  for (const node of all("[data-target]")) node.classList.toggle("told", named.includes(node.dataset.target));
}

let missed = [], nth = 0;
const said = (line) => line?.querySelector("p").textContent;
const look = () => here.live && (localStorage[here.live] = lines.lastElementChild?.dataset.n ?? -1);

function recall() {
  const seen = localStorage[here.live] ?? Infinity;
  missed = all("li:not(.heading)", lines).filter((line) => +line.dataset.n > seen);
  look();
  recap(0);
}

function recap(to) {
  nth = clamp(0, to, missed.length - 1);
  $.recap.hidden = !missed[nth];
  tell(missed[nth]);
  write("recap-head", say("since", { n: nth + 1, of: missed.length }));
  write("recap-line", said(missed[nth]));
}

// --- live

let socket, tries = 0, heard = 0;

function send(message) {
  if (socket.readyState === 1) socket.send(JSON.stringify(message));
  else $.offline.hidden = false;
}

// Repeat it, whatever happens to the connection, until the table says that it is done or refused.
function insist(message) {
  const key = crypto.getRandomValues(new BigUint64Array(1))[0].toString(16).padStart(16, "0");
  send((pending = { ...message, key }));
}

function connect() {
  heard = Date.now();
  socket = new WebSocket(here.live);
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onopen = () => {
    tries = 0;
    $.offline.hidden = true;
    send({ type: "hello", version: state.version });
    if (pending) send(pending);
  };
  socket.onclose = () => {
    $.offline.hidden = !tries++;
    setTimeout(connect, min(15000, 300 * 2 ** tries) * (0.5 + Math.random()));
  };
}

function hear(message) {
  heard = Date.now();
  const { refused, why = refused, rule, version, key, done = key } = message;
  if (done === pending?.key) pending = null;
  if (why) toast(why, rule);
  if (refused) begin(), refresh();
  if (version) apply(message);
}

// --- replay

let at = +here.at, playing = 0;

async function step(to) {
  const wanted = (at = clamp(0, to, +here.last));
  $.at.value = at;
  write("step", say("step-of", { n: at, of: here.last }));
  if (at >= +here.last) play(false);
  const answer = await fetch(here.watch + at);
  if (!answer.ok || wanted !== at) return;
  apply(await answer.json());
  history.replaceState(null, "", `?at=${at}`);
}

function play(on) {
  clearInterval(playing);
  playing = on && setInterval(() => step(at + 1), 700);
  $["step-play"].ariaPressed = on;
}

// A button with a data-key does what that key does.
const acts = {
  tab: open, hold: () => send({ type: "hold" }), waive: () => send({ type: "waive" }), ready: () => send({ type: "ready", seat: state.prompt.seat }),
  overview: (_, e) => ((led = false), face(inside(...xy(e), $.lens.parentNode), view.k, true)),
  "recap-back": () => recap(nth - 1), "recap-next": () => recap(nth + 1), "recap-close": forget,
  "step-back": () => step(at - 1), "step-next": () => step(at + 1), "step-play": () => play(!playing),
};

function click(e) {
  const button = e.target.closest("button, a"), own = touched(e.target), node = own && e.detail ? under(e) : own;
  const act = acts[button?.id] ?? acts[button?.role] ?? keys[button?.dataset.key];
  if (act) e.preventDefault(), act(button, e);
  else if (node && !dragged) press(node, e.pointerType === "touch");
  dragged = false;
}

function point(e) {
  const node = touched(e.target), line = e.target.closest("#lines li");
  if (node?.matches(".lit") && !drag && e.pointerType !== "touch") showTip(node);
  if (line) tell(line);
}

const leave = (e) => (touched(e.target) ? hideTip() : e.target.closest("#lines li") && tell());

function on(where, kinds) {
  for (const kind in kinds) where.addEventListener(kind, kinds[kind]);
}

if (first) {
  on(stage, { pointerdown: down, pointermove: pull, pointerup: drop, pointercancel: drop, wheel: (e) => zoom(1.0025 ** -e.deltaY, ...xy(e), e.preventDefault()) });
  on(document, { click, keydown: key, pointerover: point, focusin: (e) => point(e, (held = e.target)), pointerout: leave, focusout: leave });
  on($.menu, { close: () => $.menu.returnValue || back() });
  on($.pass, { cancel: (e) => e.preventDefault() });
  begin();
  refresh();
}
if (here.live) {
  connect();
  recall();
  setTime();
  setInterval(showWindow, 250);
  setInterval(() => (Date.now() - heard > 60000 ? socket.close() : send({ type: "ping" })), 25000);
  on($["settings-sheet"], { change: ({ target: { name, value } }) => send({ type: name, [name]: isNaN(value) ? value : +value }) });
  on(document, { visibilitychange: () => (document.hidden ? look() : recall()) });
}
if (here.watch) on($.at, { input: () => step($.at.value) });
if ($.static?.dataset.src) {
  $.static.replaceChildren(...html(await (await fetch($.static.dataset.src)).text()).firstElementChild.childNodes);
  refresh();
}
