// A line of the log, or the slider, shows the table as it was then. Nothing can be chosen there.
import { $, all, here, on, say, send, state, toast, write } from "./page.js";
import { fold, number, paint } from "./show.js";
import { begin, refresh, renew } from "./picks.js";
import { stop } from "./follow.js";

const { at, lines } = $;
let wanted, asking;

// One request at a time, and of those that wait the last.
export async function lookBack(line) {
  if (line >= at.max) return now();
  wanted = line;
  if (asking) return;
  asking = true;
  const { mine, seat } = state.prompt, then = await fetch(`${here.back}${line}${mine ? `?seat=${seat}` : ""}`).then((answer) => answer.json()).catch(() => ({}));
  asking = false;
  if (wanted !== line) return wanted >= 0 && lookBack(wanted);
  wanted = -1;
  if (then.error) toast(then.error);
  else if (then.parts) stay((state.past = then), paint(then));
}

// A person looks back, which ends what is played.
const visit = (line) => lookBack(line, stop(true));

// The page shows the past, whatever the table says meanwhile; a question of mine only lights the way back.
function stay() {
  const { past } = state, line = all("li", lines).findLast((each) => number(each) <= past.at);
  here.past = "";
  at.value = past.at;
  mark(line);
  begin();
  refresh();
  renew();
  write("prompt", past.text);
  write("when", `${past.at + 1}/${at.max}`);
  $.on.hidden = !past.on;
  $.on.elements.line.value = past.at;
  $.now.classList.toggle("main", !!state.prompt.mine);
}

function mark(line) {
  all(".then", lines)[0]?.classList.remove("then");
  line?.classList.add("then");
  fold();
  line?.scrollIntoView({ block: "nearest" });
}

// The table says everything once more, which ends the past.
export function now() {
  wanted = -1;
  if (state.past) send({ type: "hello", version: (state.version = -1) });
}

function leave() {
  delete here.past;
  if (!asking) at.value = at.max;
  write("when", say("now"));
  mark();
}

function follow() {
  at.max = number(lines.lastElementChild) + 1;
  state.past ? stay() : leave();
}

on(document, { update: follow, line: (e) => visit(e.detail), keydown: (e) => e.key === "Escape" && state.past && now() });
on(at, { input: () => visit(+at.value) });
on($.now, { click: now });
follow();
