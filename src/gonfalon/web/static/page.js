// What all parts of the page share: its elements, what the server said last, and a few short ways to write.
export const $ = new Proxy({}, { get: (_, id) => document.getElementById(id) });
export const all = (query, root = document) => [...root.querySelectorAll(query)];
export const { hypot, max, min } = Math;
export const here = document.body.dataset;
const { update, words } = JSON.parse($.first.content.textContent);
export const state = update;
export const say = (id, facts) => words[id].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
export const small = matchMedia("(max-width: 999px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
export const motion = () => localStorage.motion ?? "full", calm = () => still.matches || motion() !== "full";
export const clamp = (least, value, most) => max(least, min(most, value));
export const box = (node) => node.getBoundingClientRect();
export const xy = (e) => [e.clientX, e.clientY];
const policy = window.trustedTypes?.createPolicy("gonfalon", { createHTML: (text) => text });

// What can be pressed has a tabindex; what has none can only be inspected.
export const touched = (node) => node?.closest?.("[data-target][tabindex]");
export const element = (target) => all(`[data-target="${target}"][tabindex]`)[0];
export const mine = () => state.prompt.mine && !state.past;

export function html(text) {
  const node = make("template", []);
  node.innerHTML = policy?.createHTML(text) ?? text;
  return node.content;
}

export function make(tag, inside, known) {
  const node = Object.assign(document.createElement(tag), known);
  node.append(...[inside].flat());
  return node;
}

export function write(id, text = "") {
  if ($[id].textContent !== text) $[id].textContent = text;
}

// What the server has written for places of the page, by their ids. What is there already is left alone.
export function fill(parts, before = "") {
  for (const id in parts) {
    const node = $[before + id];
    if (node && node.drawn !== parts[id]) node.replaceChildren(html((node.drawn = parts[id])));
  }
}

// Something has happened that other modules may want to know.
export const tell = (what, detail) => document.dispatchEvent(new CustomEvent(what, { detail }));
export const send = (message) => tell("send", message), insist = (message) => tell("insist", message);

export function on(where, kinds) {
  for (const kind in kinds) where.addEventListener(kind, kinds[kind]);
}

export function toast(text, rule) {
  $.toast.replaceChildren(make("p", text));
  if (rule) $.toast.append(make("button", rule, { className: "rule", onclick: () => showRule(rule) }));
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => $.toast.replaceChildren(), 3000 + 60 * text.length);
  tell("toast");
}

export async function showRule(id) {
  if (!id) return;
  const rule = await (await fetch(`/rules/${here.game}/${id}`, { headers: { accept: "application/json" } })).json();
  write("rules-head", id);
  write("rule-text", rule.text);
  write("rule-ruling", rule.ruling);
  $.rules.open || $.rules.showModal();
}

// Light up what something speaks of: a line of the log, or a card that names a place.
export function light(targets = "") {
  const named = targets.split(" ");
  for (const each of all("[data-target]")) each.classList.toggle("told", named.includes(each.dataset.target));
}

// The panes beside the board. On a phone all of them share the drawer.
const shares = (pane) => small.matches || pane.parentNode === $.beside, name = () => (small.matches ? "shown" : "open");
const paneOf = (tab) => $[tab.getAttribute("aria-controls")];

export function open(tab) {
  if (!shares(paneOf(tab))) return;
  for (const each of all(".pane").filter(shares)) each.classList.toggle(name(), each === paneOf(tab));
  setTabs();
}

export function setTabs() {
  for (const tab of all("#tabs button")) tab.ariaSelected = paneOf(tab).classList.contains(name());
}
