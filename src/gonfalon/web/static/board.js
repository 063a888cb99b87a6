// The board and what lies around it: pointer, keys and clicks.
import { $, all, box, here, html, hypot, light, on, open, send, setTabs, showRule, small, state, touched, xy } from "./page.js";
import { aim, face, fit, free, inside, view, zoom } from "./camera.js";
import { back, begin, choose, inspect, pick, press, refresh, shown, starts, under, undo } from "./picks.js";

const { groups, stage } = $;

// --- pointer: a drag is two clicks, or moves the camera

const fingers = new Map();
let drag, dragged, rested;

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
    free();
    return aim(drag.view.x + x, drag.view.y + y, view.k);
  }
  drag.ghost.style.translate = `${x / view.k}px ${y / view.k}px`;
  const node = under(e);
  if (node?.matches(".lit")) inspect(node);
}

function lift(e) {
  dragged = true;
  stage.setPointerCapture(e.pointerId);
  if (!drag.piece) return;
  pick(drag.piece.dataset.target, true);
  drag.ghost = $.camera.appendChild(Object.assign(drag.piece.cloneNode(true), { id: "ghost" }));
}

const drop = (e) => settle(under(e), fingers.delete(e.pointerId));

function settle(node) {
  if (drag?.ghost) {
    drag.ghost.remove();
    if (!node || node === drag.piece || !pick(node.dataset.target)) back();
  }
  drag = null;
}

// A finger that rests on something inspects it instead of pressing it.
function rest(e) {
  const node = e.pointerType === "touch" && shown(e.target);
  clearTimeout(rested);
  rested = node && setTimeout(() => {
    rested = true;
    inspect(node);
    if (small.matches) open($["tab-inspector"]);
  }, 450);
}
const release = () => rested === true || clearTimeout(rested);

// --- keys: a number presses what can be chosen, N goes to the next thing that is lit

const seen = (query) => all(query).filter((each) => each.checkVisibility());
const keys = {
  escape: () => ($.toast.firstChild ? $.toast.replaceChildren() : back()), z: () => undo(), r: () => showRule(state.prompt.rule), "?": () => $.help.showModal(),
  "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: fit, e: () => all("#ends button")[0]?.click(), n: next,
};
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function key(e) {
  if (e.altKey || e.target.closest("dialog, input, select, [popover]")) return;
  const node = touched(e.target), way = !e.target.closest("[role=log], [role=tab]") && ways[e.key], act = keys[e.key.toLowerCase()];
  if (e.ctrlKey || e.metaKey) return e.key === "z" && undo(e.preventDefault());
  if (way) wander(node ?? stage, ...way);
  else if (node && (e.key === "Enter" || e.key === " ")) press(node, true);
  else return act ? act() : seen("#over .lit[tabindex], #choices button, #options button")[e.key - 1]?.click();
  e.preventDefault();
}

function next() {
  const lit = seen('.lit[tabindex="0"]');
  lit[(lit.indexOf(document.activeElement) + 1) % lit.length]?.focus();
}

function wander(from, dx, dy) {
  const far = (node) => {
    const a = box(node), b = box(from), x = a.x - b.x + (a.width - b.width) / 2, y = a.y - b.y + (a.height - b.height) / 2;
    return x * dx + y * dy > 1 || from === stage ? hypot(x, y, 2 * (x * dy + y * dx)) : 0;
  };
  all('[data-target][tabindex="0"]').filter(far).sort((a, b) => far(a) - far(b))[0]?.focus();
}

// --- clicks: a button does what its id, its name or its data-key says, or sends its data-send

export const acts = {
  tab: open, choose: ({ value }) => choose({ choice: value }), ready: () => send({ type: "ready", seat: state.prompt.seat }), "undo-all": () => undo(true),
  overview: (_, e) => face(inside(...xy(e), $.lens.parentNode), view.k, (free(), true)),
};

function click(e) {
  const button = e.target.closest("button, a, [data-send]"), own = touched(e.target), node = own && e.detail ? under(e) : own;
  const { id, name, dataset: { key, send: said } = {} } = button ?? {}, act = acts[id] ?? acts[name] ?? keys[key];
  if (e.target.closest("#toast") && !button) $.toast.replaceChildren();
  if (act) e.preventDefault(), act(button, e);
  else if (said) send(JSON.parse(said));
  else if (node && !dragged && rested !== true && !("busy" in here)) press(node);
  dragged = false;
}

function point(e) {
  const node = shown(e.target), line = e.target.closest("[data-lights]");
  if (node && !drag && e.pointerType !== "touch") inspect(node);
  else if (line) light(line.dataset.lights);
}

function leave(e) {
  if (shown(e.target) && !shown(e.relatedTarget)) inspect();
  else if (e.target.closest("[data-lights]")) light();
}

on(stage, { pointerdown: down, pointermove: pull, pointerup: drop, pointercancel: drop, wheel: (e) => zoom(1.0025 ** -e.deltaY, ...xy(e), e.preventDefault()) });
on(document, {
  click, keydown: key, pointerover: point, focusin: point, pointerout: leave, focusout: leave, pointerdown: rest, pointerup: release,
  pointermove: (e) => hypot(e.movementX, e.movementY) > 3 && release(), change: ({ target }) => target.name === "context" && fit(),
});
on($.pass, { cancel: (e) => e.preventDefault() });
on(small, { change: setTabs });
on(window, { resize: refresh });
setTabs();
begin();
refresh();

// What never changes on the board comes in a file of its own.
const { src } = $.static.dataset;
if (src) fetch(src).then((answer) => answer.text()).then((text) => refresh($.static.replaceChildren(...html(text).firstElementChild.childNodes)));
