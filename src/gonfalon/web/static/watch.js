// A recorded game, step by step.
import { $, clamp, here, on, say, write } from "./page.js";
import { acts } from "./board.js";
import { apply, fold } from "./show.js";

const USUAL = 700;
let at = +here.at, playing;

async function step(to, line = "") {
  const wanted = (at = clamp(0, to, +here.last));
  if (at >= +here.last) play(false);
  const answer = await fetch(`${here.watch}${at}?hands=${$.hands.value}${line}`);
  if (!answer.ok || wanted !== at) return;
  const update = await answer.json();
  at = $.at.value = update.step;
  write("step", say("step-of", { n: at, of: here.last }));
  for (const [name, value] of [["step", at], ["seat", parseInt($.hands.value) || 0]]) $.on.elements[name].value = value;
  apply(update);
  write("hint", update.hint);
  history.replaceState(null, "", `?at=${at}&hands=${$.hands.value}`);
}

// The next step comes when this one is shown, and has been for a while.
async function play(on) {
  const mine = (playing = on && {});
  $["step-play"].ariaPressed = on;
  while (playing && mine === playing) {
    await Promise.all([step(at + 1), new Promise((done) => setTimeout(done, USUAL / $.pace.value))]);
  }
}

Object.assign(acts, {
  "step-first": () => step(0), "step-back": () => step(at - 1), "step-next": () => step(at + 1), "step-play": () => play(!playing),
});
on($.at, { input: () => step($.at.value) });
on($.hands, { change: () => step(at) });
// A line of the log leads to the step in which it was written.
on(document, { line: ({ detail }) => step(at, `&line=${detail}`), update: fold });
fold();
