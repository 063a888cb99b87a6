// The connection to the table: what the server says is shown, what the player does is sent until it is answered.
import { $, here, min, max, on, say, state, tell, toast, write } from "./page.js";
import { apply } from "./show.js";
import { begin, learn, refresh } from "./picks.js";

let socket, tries = 0, heard, closes;

function send(message) {
  if (socket.readyState === 1) socket.send(JSON.stringify(message));
  else $.offline.hidden = false;
}

// Repeat it, whatever happens to the connection, until the table says that it is done or refused.
function insist(message) {
  const key = crypto.getRandomValues(new BigUint64Array(1))[0].toString(16).padStart(16, "0");
  send((state.pending = { ...message, key }));
}

function connect() {
  heard = Date.now();
  socket = new WebSocket(here.live);
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onopen = () => {
    tries = 0;
    $.offline.hidden = true;
    send({ type: "hello", version: state.version });
    if (state.pending) send(state.pending);
    tell("opened");
  };
  socket.onclose = () => {
    $.offline.hidden = !tries++;
    setTimeout(connect, min(15000, 300 * 2 ** tries) * (0.5 + Math.random()));
  };
}

function hear(message) {
  heard = Date.now();
  const { refused, why = refused, rule, version, key, done = key } = message;
  if (done === state.pending?.key) state.pending = null;
  if (why) toast(why, rule);
  if (refused) begin(), refresh();
  if ("inspected" in message) learn(message);
  if (message.digest) tell("digest", message.digest);
  if (version) apply(message);
}

// Who shall have the device; and how long I may still react, which the page counts down.
function renew() {
  if (!state.pass_to) $.pass.close();
  else $.pass.open || $.pass.showModal();
  closes = performance.now() + state.window?.left;
  count();
}

function count() {
  if ($.left) write("left", say("left", { n: Math.ceil(max(0, closes - performance.now()) / 1000) }));
}

on(document, { send: (e) => send(e.detail), insist: (e) => insist(e.detail), update: renew });
connect();
renew();
setInterval(count, 250);
setInterval(() => (Date.now() - heard > 60000 ? socket.close() : send({ type: "ping" })), 25000);
