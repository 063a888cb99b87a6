"""How options name pieces: numbers made of a space, a type and a count, and the words the record has for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, overload

from gonfalon.core import GonfalonError, Kind, Verbs

from .printed import EVENTS, GUARDIANS, PIECES, REALMS, SPACES, TREASURES
from .state import TYPES, WARSHIP, load_of

MOST_IN_BAND: Final = 16
"""The most pieces of a kind that one move takes along."""
MOST_IN_LOT: Final = 10
"""The most pieces of a kind that are bought at once."""


def band(space: int, type_: int, n: int) -> int:
    """A number of pieces of one type in one space."""
    return (space << 6 | type_) * MOST_IN_BAND + n - 1


def band_of(code: int) -> tuple[int, int, int]:
    """The space, the type and the number of a band."""
    key, n = divmod(code, MOST_IN_BAND)
    return key >> 6, key & 63, n + 1


def band_key(code: int) -> int:
    """The space and the type of a band, whatever its number: a key of `troops`."""
    return code // MOST_IN_BAND


def ship(space: int, type_: int) -> int:
    """A Warship by where it is and what it carries."""
    return space << 6 | type_


def ship_of(code: int) -> tuple[int, int]:
    return code >> 6, code & 63


def boarder(space: int, piece: int) -> int:
    """A land piece that goes aboard from a space, or ashore into it."""
    return space << 3 | piece


def boarder_of(code: int) -> tuple[int, int]:
    return code >> 3, code & 7


def lot(thing: int, n: int, things: int = len(PIECES)) -> int:
    """A purchase of `n` pieces of one kind; a single piece has the number of its kind. `things`: how many
    kinds there are to buy."""
    return (n - 1) * things + thing


def lot_of(code: int, things: int = len(PIECES)) -> tuple[int, int]:
    """The kind and the number of what is bought."""
    n, thing = divmod(code, things)
    return thing, n + 1


LAUNCHES: Final = 2 * len(SPACES)
"""The kinds of purchases at sea: a Warship or a Storm Elemental, each by the Castle it counts for."""


def launch(castle: int, nth: int, n: int = 1) -> int:
    """A purchase of new Warships (0) or Storm Elementals (1) by a Castle."""
    return lot(castle * 2 + nth, n, LAUNCHES)


def launch_of(code: int) -> tuple[int, int, int]:
    """The Castle, which of the two, and how many."""
    thing, n = lot_of(code, LAUNCHES)
    return *divmod(thing, 2), n


def loss(realm: int, type_: int, damage: int, aboard: int = 0) -> int:
    """A piece that takes a hit: itself, or a Hero aboard it (1 + the Hero's kind)."""
    return ((realm << 6 | type_) << 2 | damage) << 3 | aboard


def loss_of(code: int) -> tuple[int, int, int, int]:
    """Realm, type, the damage it has already, and the Hero aboard."""
    return code >> 11, code >> 5 & 63, code >> 3 & 3, code & 7


def face(sides: int, shown: int) -> int:
    """A rolled die, as facts tell it."""
    return sides * 32 + shown


def face_of(code: int) -> tuple[int, int]:
    """How many sides a rolled die has, and what it shows."""
    return divmod(code, 32)


class Spelled(Sequence[str]):
    """Many names that are made when somebody asks for one."""

    def __init__(self, size: int, name: Callable[[int], str], number: Callable[[str], int]) -> None:
        self._size, self._name, self._number = size, name, number

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._name(n) for n in range(*index.indices(self._size))]
        if not 0 <= index < self._size:
            raise IndexError(index)
        return self._name(index)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        try:
            n = self._number(str(value))
        except (KeyError, ValueError, IndexError, GonfalonError):
            raise ValueError(value) from None
        if not 0 <= n < self._size or self._name(n) != value:
            raise ValueError(value)
        return n


def type_name(type_: int) -> str:
    """`footsoldier`, `warship`, `warship+fighter+monster`."""
    if type_ < WARSHIP:
        return PIECES[type_].id
    return "+".join(["warship", *(PIECES[piece].id for piece in load_of(type_))])


TYPE_NAMES: Final = tuple(type_name(type_) for type_ in range(TYPES))
SPACE_NAMES: Final = tuple(space.id for space in SPACES)
TYPE_NUMBER: Final = {name: n for n, name in enumerate(TYPE_NAMES)}
SPACE_NUMBER: Final = {name: n for n, name in enumerate(SPACE_NAMES)}
REALM_NUMBER: Final = {realm.id: n for n, realm in enumerate(REALMS)}


def _band_name(code: int) -> str:
    space, type_, n = band_of(code)
    return f"{n}:{TYPE_NAMES[type_]}@{SPACE_NAMES[space]}"


def _band_number(name: str) -> int:
    n, _, rest = name.partition(":")
    type_, _, space = rest.partition("@")
    return band(SPACE_NUMBER[space], TYPE_NUMBER[type_], int(n))


def _ship_number(name: str) -> int:
    type_, _, space = name.partition("@")
    return ship(SPACE_NUMBER[space], TYPE_NUMBER[type_])


def _boarder_name(code: int) -> str:
    space, piece = boarder_of(code)
    return f"{TYPE_NAMES[piece]}@{SPACE_NAMES[space]}"


def _boarder_number(name: str) -> int:
    type_, _, space = name.partition("@")
    return boarder(SPACE_NUMBER[space], TYPE_NUMBER[type_])


def _loss_name(code: int) -> str:
    realm, type_, damage, aboard = loss_of(code)
    hero = f"{PIECES[aboard - 1].id}<" if aboard else ""
    return f"{REALMS[realm].id}:{hero}{TYPE_NAMES[type_]}{'*' * damage}"


def _loss_number(name: str) -> int:
    realm, _, rest = name.partition(":")
    hero, _, piece = rest.rpartition("<")
    type_ = piece.rstrip("*")
    aboard = 1 + TYPE_NUMBER[hero] if hero else 0
    return loss(REALM_NUMBER[realm], TYPE_NUMBER[type_], len(piece) - len(type_), aboard)


def lots(things: Sequence[str]) -> Sequence[str]:
    """What can be bought, and several of it: `dragon`, `3:dragon`."""
    number = {name: n for n, name in enumerate(things)}

    def name(code: int) -> str:
        thing, n = lot_of(code, len(things))
        return things[thing] if n == 1 else f"{n}:{things[thing]}"

    def code(name: str) -> int:
        n, _, thing = name.rpartition(":")
        return lot(number[thing], int(n or 1), len(things))

    return Spelled(len(things) * MOST_IN_LOT, name, code)


SPACE: Final = Kind("space", SPACE_NAMES)
REALM: Final = Kind("realm", [realm.id for realm in REALMS])
BAND: Final = Kind("band", Spelled(len(SPACES) * TYPES * MOST_IN_BAND, _band_name, _band_number))
SHIP: Final = Kind(
    "ship", Spelled(len(SPACES) * TYPES, lambda n: f"{TYPE_NAMES[n & 63]}@{SPACE_NAMES[n >> 6]}", _ship_number)
)
BOARDER: Final = Kind("boarder", Spelled(len(SPACES) * 8, _boarder_name, _boarder_number))
LOSS: Final = Kind("loss", Spelled(4 * TYPES * 4 * 8, _loss_name, _loss_number))
LOT: Final = Kind("lot", lots([piece.id for piece in PIECES]))
LAUNCH: Final = Kind(
    "launch", lots([f"{piece}@{space}" for space in SPACE_NAMES for piece in ("warship", "storm_elemental")])
)
DIE: Final = Kind("die", [f"{guardian.id}.{die + 1}" for guardian in GUARDIANS for die in range(4)])
EVENT: Final = Kind("event", [event.id for event in EVENTS])
TREASURE: Final = Kind("treasure", [treasure.id for treasure in TREASURES])
GUARDIAN: Final = Kind("guardian", [guardian.id for guardian in GUARDIANS])
NUMBER: Final = Kind("number", [str(n) for n in range(10)])

VERBS: Final = Verbs(
    {
        "move": (BAND, SPACE),
        "march": (SPACE, SPACE),
        "embark": (SHIP, BOARDER),
        "debark": (SHIP, BOARDER),
        "end": (),
        "battle": (SPACE,),
        "press": (),
        "retreat": (),
        "amok": (SPACE,),
        "lose": (LOSS,),
        "sensible": (),
        "accept": (),
        "refuse": (),
        "lose_die": (DIE,),
        "recruit": (LOT, SPACE),
        "launch": (LAUNCH, SPACE),
        "muster": (SHIP, BOARDER),
        "event": (EVENT,),
        "treasure": (TREASURE,),
        "pass": (),
        "yes": (),
        "no": (),
        "space": (SPACE,),
        "realm": (REALM,),
        "pick": (BAND,),
        "card": (EVENT,),
        "relic": (TREASURE,),
        "option": (NUMBER,),
        "guardian": (GUARDIAN,),
    }
)
