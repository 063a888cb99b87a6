"""What a page says to its table, one type each, and what is done about it.

On the wire a message is an object whose `type` is the name of its class in small letters:

    {"type": "choose", "seat": 0, "choice": "move wolf e5", "nth": 3, "key": "90b1c4de02f7a365"}

What must happen exactly once carries a key that the page made for this click. The page repeats the message until
it hears `{"done": key}`, or a refusal with that key.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

import msgspec

from gonfalon.core import Option
from gonfalon.web.seen.viewer import Update
from gonfalon.web.settings import SPEEDS
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Seats
from gonfalon.web.wire.screen import Screen

Key = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{16})?$")]
"""64 random bits, in hexadecimal; empty if nobody will repeat the message."""


class Message(msgspec.Struct, tag=str.lower, forbid_unknown_fields=True):
    """Something a page says."""


class Hello(Message):
    """The page is there, and shows this version."""

    version: int


class Choose(Message):
    """A choice, as the record writes it; `nth` is that of the question."""

    choice: str
    seat: int
    nth: int | None = None
    key: Key = ""


class Undo(Message):
    """Take back the last choice of a seat, or as much of its turn as the rules allow."""

    seat: int
    nth: int | None = None
    key: Key = ""
    whole: bool = False


class Why(Message):
    """Why can this not be chosen? It is an option as the record writes it, or a verb and what was pointed at."""

    seat: int
    choice: str = ""
    verb: str = ""
    targets: list[str] = []


class Inspect(Message):
    """What is there to know about this, with so much picked?"""

    target: str
    picked: list[str] = []


class Speed(Message):
    """How fast bots play."""

    speed: int


class Skip(Message):
    """We have seen enough: bots play on without a rest until one of us is asked."""


class Pause(Message):
    """Bots wait, or play on."""

    on: bool


class Digest(Message):
    """What have others done since my last turn?"""


class Order(Message):
    """What I want to be asked, and what answers itself: an order as core/orders.py writes it."""

    order: str


class Ready(Message):
    """The device was passed to whoever plays this seat."""

    seat: int


class Hold(Message):
    """Keep the window open longer, for everybody."""


class Waive(Message):
    """I react to nothing this turn."""


class Ping(Message):
    """Is anybody there?"""


DECODER = msgspec.json.Decoder(
    Hello | Choose | Undo | Why | Inspect | Speed | Skip | Pause | Digest | Order | Ready | Hold | Waive | Ping
)


def read(text: str) -> Message:
    """The message in a text. One nested deeper than Python can follow is as wrong as any other."""
    try:
        message: Message = DECODER.decode(text)
        return message
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error


async def done(screen: Screen, message: Message) -> Update | None:
    """Do what a message asks for. Returns the reply, apart from the updates it causes."""
    return await HANDLERS[type(message)](screen, message)


async def hello(screen: Screen, message: Hello) -> None:
    screen.greet(message.version)


async def choose(screen: Screen, message: Choose) -> Update | None:
    screen.check_seat(message.seat)
    await screen.table.choose(message.seat, message.choice, message.nth, message.key)
    return kept(message.key)


async def undo(screen: Screen, message: Undo) -> Update | None:
    screen.check_seat(message.seat)
    await screen.table.undo(message.seat, message.nth, message.key, message.whole)
    return kept(message.key)


def kept(key: str) -> Update | None:
    """The acknowledgement: what was asked for is saved."""
    return {"done": key} if key else None


async def why(screen: Screen, message: Why) -> Update:
    """The rule that forbids an option."""
    seat, table, voice = message.seat, screen.table, screen.viewer.voice
    screen.check_seat(seat)
    async with table.lock:
        if seat not in table.match.asks:
            raise Refused("said-not-asked")
        option = meant(screen, message)
        if option is None:
            raise Refused("said-no-rule", table.match.asks[seat].rule)
        rule = table.match.why_not(seat, option)
    if rule is None:
        return {"why": voice.words("said-possible"), "rule": ""}
    return {"why": voice.rule(rule) or voice.words("said-no-rule"), "rule": rule}


def meant(screen: Screen, message: Why) -> Option | None:
    """The option that a page asks about."""
    table, verb = screen.table, message.verb
    if not message.targets:
        return table.parsed(message.choice or verb)
    if verb not in table.game.verbs.table:
        raise Refused("refused-unknown", text=verb[:100])
    view = table.match.view([message.seat])
    return screen.viewer.voice.pointed(view, message.seat, verb, message.targets)


async def inspect(screen: Screen, message: Inspect) -> Update:
    """What a page shows of something pointed at, from what it was shown last."""
    text = screen.viewer.inspected(message.target, message.picked)
    return {"inspected": text, "target": message.target, "picked": message.picked}


async def speed(screen: Screen, message: Speed) -> None:
    if message.speed not in SPEEDS or not screen.people:
        raise Refused("refused-message")
    screen.table.pace.set(message.speed)


async def skip(screen: Screen, message: Skip) -> None:
    if screen.is_only:
        screen.table.pace.set(skip=not screen.table.open_seats())


async def pause(screen: Screen, message: Pause) -> None:
    if screen.is_only:
        screen.table.pace.set(pause=message.on)


async def digest(screen: Screen, message: Digest) -> Update:
    """The turns of others, in a few sentences and as steps."""
    seats_of(screen)
    return {"digest": screen.viewer.digest()}


async def order(screen: Screen, message: Order) -> None:
    for seat in sorted(seats_of(screen)):
        await screen.table.set_order(seat, message.order)


def seats_of(screen: Screen) -> Seats:
    """The seats of whoever holds the device."""
    seats = screen.viewer.seats
    if not seats:
        raise Refused("refused-seat")
    return seats


async def hold(screen: Screen, message: Hold) -> None:
    await screen.table.hold(seats_of(screen))


async def waive(screen: Screen, message: Waive) -> None:
    await screen.table.waive(seats_of(screen))


async def ready(screen: Screen, message: Ready) -> None:
    async with screen.table.lock:
        screen.ready(message.seat)


async def ping(screen: Screen, message: Ping) -> Update:
    return {"pong": 1}


HANDLERS: Mapping[type[Message], Callable[[Screen, Any], Awaitable[Update | None]]] = {
    Hello: hello,
    Choose: choose,
    Undo: undo,
    Why: why,
    Inspect: inspect,
    Speed: speed,
    Skip: skip,
    Pause: pause,
    Digest: digest,
    Order: order,
    Ready: ready,
    Hold: hold,
    Waive: waive,
    Ping: ping,
}
