// The camera over the board: zoom, drag, and on a small screen whatever matters now.
import { $, all, box, clamp, hypot, max, min, mine, open, small } from "./page.js";

const { board, camera, stage } = $, { width, height } = board.viewBox.baseVal;
export let view = { x: 0, y: 0, k: 1 };
const FINGER = 24;
let led = true, brought;
export const inside = (x, y, node = board) => new DOMPoint(x, y).matrixTransform(node.getScreenCTM().inverse());
export const free = () => (led = false);

// Only a person may move the board past its edge.
export function aim(x, y, k, glide) {
  const spare = led ? 0 : width / 8, hold = (at, size) => clamp(size * (1 - k) - spare, at, spare);
  view = { x: hold(x, width), y: hold(y, height), k };
  camera.classList.toggle("glide", !!glide);
  camera.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${k})`);
  $.lens.setAttribute("transform", `scale(${1 / k}) translate(${-view.x} ${-view.y})`);
}

export const face = ({ x, y }, k = view.k, glide) => aim(width / 2 - x * k, height / 2 - y * k, k, glide);

// What a game wants to be seen at least, and what there is to see (`left top width height`), if it is drawn now.
const home = () => all("[data-home]", camera).find((node) => node.checkVisibility())?.dataset;

// The whole board; or as much of it around its home as fits, without looking past what there is to see.
export function fit() {
  const at = home(), area = box(stage), scale = min(area.width / width, area.height / height);
  led = true;
  if (!at) return aim(0, 0, 1, true);
  const [x, y, w, h, left, top, wide, high] = `${at.home} ${at.within}`.split(" ").map(Number);
  const k = clamp(1, min(area.width / w, area.height / h) / scale, 8);
  const near = (middle, from, size, seen) => (size > seen ? clamp(from + seen / 2, middle, from + size - seen / 2) : from + size / 2);
  face({ x: near(x + w / 2, left, wide, area.width / scale / k), y: near(y + h / 2, top, high, area.height / scale / k) }, k, true);
}

export function zoom(by, x, y) {
  const k = clamp(1, view.k * by, 8), part = k / view.k, at = x ? inside(x, y) : { x: width / 2, y: height / 2 };
  free();
  aim(at.x - (at.x - view.x) * part, at.y - (at.y - view.y) * part, k, !x);
}

// The camera stands over the home of the board, if it has one; on a small screen over all that is lit, if a finger
// can hit it so, or else near what is picked, lit or current; until a person moves it.
export function frame() {
  if (!led) return;
  if (home() || !small.matches) return fit();
  const { x, y, width: w, height: h } = box(stage), far = (each) => 9 * each.width + hypot(each.x - x - w / 2, each.y - y - h / 2);
  const near = (query) => all(query, camera).map(box).filter((each) => each.width).sort((a, b) => far(a) - far(b));
  const lit = near(".lit[tabindex]"), edge = (most, side) => most(...lit.map((each) => each[side]));
  const left = edge(min, "x"), top = edge(min, "y"), wide = edge(max, "right") - left, high = edge(max, "bottom") - top;
  const k = clamp(1, view.k * min(w / (wide + 16), h / (high + 16)), 2.4), size = (min(edge(min, "width"), edge(min, "height")) * k) / view.k;
  if (lit[0] && size >= FINGER) return k < 1.2 ? aim(0, 0, 1) : face(inside(left + wide / 2, top + high / 2, camera), k);
  const [to] = [...near(".picked[tabindex]"), ...lit, ...near(".now")];
  if (to) face(inside(to.x + to.width / 2, to.y + to.height / 2, camera), clamp(1, (2 * FINGER * view.k) / to.width, 2.4));
}

// Whether a box, or a point, is out of sight.
export function isOut({ x, y, right = x, bottom = y }) {
  const area = box(stage);
  return right < area.x || x > area.right || bottom < area.y || y > area.bottom;
}

// After each pick, what can be picked next must be on the screen: open its board or its pane, fit the map.
export function bring(now) {
  const lit = all(".lit[tabindex]"), drawn = (node) => box(node).width;
  if (!mine() || !lit[0] || brought === now) return;
  brought = now;
  if (!lit.some(drawn)) openContext(lit[0]);
  const hidden = lit.find((node) => !drawn(node) && node.closest(".pane"));
  if (hidden && (!small.matches || !lit.some(drawn))) open(all(`#tabs [aria-controls=${hidden.closest(".pane").id}]`)[0]);
  const on = lit.filter((node) => stage.contains(node) && drawn(node)).map(box);
  if (on[0] && on.every(isOut)) small.matches ? frame((led = true)) : fit();
  if (small.matches) lit.find((node) => drawn(node) && $.dock.contains(node))?.scrollIntoView({ block: "nearest", inline: "center" });
  uncover();
}

// On a small screen the buttons of the camera go to a corner in which nothing is lit.
function uncover() {
  const lit = all(".lit[tabindex]", camera).map(box), meets = (a) => (b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  ["", "up", "up left", "left"].some((corner) => (($.zoom.className = small.matches ? corner : ""), !lit.some(meets(box($.zoom)))));
}

// Of several boards in one place, open the one this is on.
export const openContext = (node) => $[`see-${/in-(\w+)/.exec(node.closest("[class*=in-]")?.getAttribute("class"))?.[1]}`]?.click();
