// The page of a table: says that it is my turn, in title, icon and sound, and keeps the settings of this device.
import { $, all, here, html, mine, on, say, small, state } from "./page.js";
import "./board.js";
import { lookBack } from "./history.js";
import "./follow.js";
import { hint } from "./picks.js";
import { play } from "./sounds.js";
import "./live.js";

const icon = all("link[rel=icon]")[0], plain = icon.href, { title } = document;
const own = { motion: "full", sound: small.matches ? "off" : "all", volume: 50 };
let was = mine(), over = state.over;

function call() {
  const now = mine() && !state.over && !state.pass_to;
  document.title = now ? `${say("your-turn")} · ${title}` : title;
  icon.href = now ? icon.dataset.turn : plain;
  if (now && !was) play("yours");
  if (state.over && !over) play("end");
  if (state.card && !$.end.firstChild) end();
  [was, over] = [now, state.over];
  for (const each of all("#order input, #answers input")) each.checked = [state.standing, state.answers].includes(each.value);
  if (state.selves && mine()) hint(state.selves);
}

// The card of a finished game lies over the board until it is put away, or leads back to one of its moments.
async function end() {
  const answer = await fetch(here.end);
  $.end.replaceChildren(html(answer.ok ? await answer.text() : ""));
  $.end.hidden = !answer.ok;
}

function leave({ target }) {
  const button = target.closest("button");
  $.end.hidden = !!button;
  if (button?.value) lookBack(+button.value);
}

function click({ target }) {
  if (target.closest("[data-target].lit")) play("pick");
  else if (target.closest("#options button, #choices button, #ends button")) play("put");
}

for (const name in own) $.wishes.elements[name].value = localStorage[name] ?? own[name];
on($.wishes, { change: ({ target: { name, value } }) => name in own && (localStorage[name] = value) });
on(document, { update: call, toast: () => play("refuse") });
on($.end, { click: leave });
document.addEventListener("click", click, true);
call();
