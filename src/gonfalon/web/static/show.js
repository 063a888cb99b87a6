// What the server drew is shown: the board, what lies around it, and the log.
import { $, all, calm, fill, html, on, say, state, tell, write } from "./page.js";
import { begin, refresh, renew } from "./picks.js";

const { groups, lines } = $, opened = new Map();

// What the table looks like.
export function paint({ groups: drawn, order, panels, parts }) {
  showGroups(drawn, order);
  fill(panels, "panel-");
  fill(parts);
}

// While the page shows the past, the table of now is not painted; an update with everything ends that.
export function apply(update) {
  const asked = () => JSON.stringify([state.prompt, state.options, !state.past]), before = asked();
  if (update.full) state.past = null;
  if (!state.past) paint(update);
  showLines(update);
  Object.assign(state, update);
  write("prompt", state.prompt.text);
  if (before !== asked()) begin();
  refresh();
  renew(update.full);
  tell("update", update);
}

function showGroups(drawn, order = []) {
  const focus = document.activeElement, known = new Map([...groups.children].map((node) => [node.id, node]));
  for (const [id, text] of drawn) {
    const node = html(`<svg>${text}`).firstChild.firstElementChild;
    if (known.has(id)) patch(known.get(id), node);
    else known.set(id, groups.appendChild(node));
  }
  if (!order[0]) return;
  for (const [n, id] of order.entries()) if (groups.children[n] !== known.get(id)) groups.insertBefore(known.get(id), groups.children[n]);
  for (const gone of [...groups.children].slice(order.length)) gone.remove();
  focus.focus({ preventScroll: true });
}

// Update in place, so that focus stays, and let it glide to its new place.
function patch(old, node) {
  const from = placed(old);
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) old.setAttribute(name, value);
  old.replaceChildren(...node.childNodes);
  const to = placed(old);
  if (from && to && from !== to && !document.hidden && !calm()) old.animate({ transform: [from, to] }, { duration: 450, easing: "ease" });
}

function placed({ transform }) {
  const matrix = transform?.baseVal.consolidate()?.matrix;
  return matrix && `${DOMMatrix.fromMatrix(matrix)}`;
}

// --- the log: turns and fights fold; those that are shown are open, and whatever a person opened

export const number = (line) => +(line?.dataset.n ?? -1);

function showLines({ log, full }) {
  for (const old of all("li", lines)) if (full || number(old) >= log[0]?.[0]) old.remove();
  lines.append(...log.map(([, text]) => html(text)));
  if (full) lines.parentElement.scrollTop = 0;
}

export function fold() {
  const turns = new Map(), fights = new Map(), hidden = new Set();
  let turn, fight;
  for (const line of lines.children) {
    const [kind] = line.classList;
    if (kind === "heading") turns.set(line, (turn = [])), (fight = null);
    else turn?.push(line);
    if (kind === "fight") fights.set(line, (fight = []));
    else if (kind === "fought") fight = null;
    else fight?.push(line);
  }
  for (const parts of [turns, fights]) {
    const current = [...parts.keys()].findLast((head) => number(head) <= (state.past?.at ?? Infinity));
    for (const [head, inside] of parts) {
      const open = !inside[0] || (opened.get(number(head)) ?? head === current), n = inside.filter((line) => fights.has(line)).length;
      head.querySelector("button").ariaExpanded = open;
      head.lastChild.textContent = open || !n ? "" : say(n > 1 ? "fights" : "fight", { n });
      if (!open) inside.map((line) => hidden.add(line));
    }
  }
  for (const line of lines.children) line.toggleAttribute("hidden", hidden.has(line));
}

function press({ target, key }) {
  const line = target.closest("li"), button = target.closest("button");
  if (!line || (key && (button || key !== "Enter"))) return;
  if (button) fold(opened.set(number(line), button.ariaExpanded === "false"));
  else tell("line", number(line));
}

on(lines, { click: press, keydown: press });
