// Sounds made of oscillators and filtered noise: sounds.json has the notes of each.
import { $, here } from "./page.js";

let context, hiss, sounds, playing = 0;
const last = {};

// One note, which begins `at` so many seconds and lasts for its `rise` and `fall`; returns when it ends.
function sing({ at, wave, filter, q, pitch, to = pitch, rise, fall, peak }, loud, start) {
  const from = start + at, end = from + rise + fall, level = new GainNode(context, { gain: 0 });
  const voice = wave ? new OscillatorNode(context, { type: wave }) : new AudioBufferSourceNode(context, { buffer: hiss });
  const pitched = wave ? voice : voice.connect(new BiquadFilterNode(context, { type: filter, Q: q }));
  pitched.frequency.setValueAtTime(pitch, from).exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(0, from).linearRampToValueAtTime(peak * loud, from + rise).exponentialRampToValueAtTime(8e-4 * loud, end);
  pitched.connect(level).connect(context.destination);
  voice.start(from);
  voice.stop(end + 0.02);
  return end;
}

function open() {
  context = new AudioContext();
  const { sampleRate } = context;
  hiss = new AudioBuffer({ length: sampleRate, sampleRate });
  hiss.getChannelData(0).forEach((_, n, all) => (all[n] = Math.random() * 2 - 1));
  return fetch(here.sounds).then((answer) => answer.json()).catch(() => ({}));
}

// At most three at a time. Before the first click a browser would refuse, and warn.
export async function play(name, gain = 1) {
  const now = performance.now(), { sound, volume } = $.wishes.elements, wanted = sound.value === "all" || (sound.value === "mine" && name === "yours");
  if (!name || !wanted || !+volume.value || playing > 2 || now - last[name] < 60 || !navigator.userActivation?.hasBeenActive) return;
  last[name] = now;
  playing++;
  const notes = (await (sounds ??= open()))[name] ?? [], start = context.currentTime;
  const ends = notes.map((note) => sing(note, (gain * volume.value) / 100, start));
  setTimeout(() => playing--, 1000 * (Math.max(start, ...ends) - start) + 50);
}
