"""What lies on the bench: boxes on the map, the one that is picked, and what may be done next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from htpy import Element
from markupsafe import Markup

from gonfalon.games.tactics.draw.building import board, box_picture
from gonfalon.games.tactics.printed import BOXES, MAP
from gonfalon.games.tactics.printed.land import Box
from gonfalon.games.tactics.printed.layout import BARE, READY, Placed, size_of, write
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES, WIDTH, space_at
from gonfalon.games.tactics.rules.building import (
    WAIVE,
    BadRealm,
    Refusal,
    begun,
    box_name,
    flaw,
    free_to_take,
    refusal,
    sentence,
)
from gonfalon.lore.words import Words

from .plans import Plan, read_plan, tidy

OPTION: Final = "realm"
TURNS: Final = (0, 90, 180, 270)
SIZES: Final = {size_of(box): box for box in BOXES.values()}


class Offer(NamedTuple):
    """A link: what it is called, the query it leads to, and what it is called without what stands around it."""

    label: str
    query: Mapping[str, str]
    alone: str = ""


class Piece(NamedTuple):
    """A box in a list: what may be done with it, and what is to be seen of it."""

    name: str
    note: str
    picture: Markup
    offers: tuple[Offer, ...]
    chosen: bool = False


class Bench(NamedTuple):
    """What lies on the bench, and why the last thing that was tried was refused."""

    boxes: tuple[Placed, ...] = ()
    picked: Box | None = None
    turn: int = 0
    waived: bool = False
    name: str = ""
    refused: Refusal | None = None

    # ------------------------------------------------------------------ as data

    @property
    def value(self) -> str:
        """The realm as a table's option."""
        return write(self.boxes)

    @property
    def options(self) -> dict[str, str]:
        """The options of a table at which it can be played."""
        return {OPTION: self.value, **({WAIVE: "yes"} if self.waived else {})}

    @property
    def plan(self) -> Plan:
        return Plan(self.name, self.boxes, self.waived)

    @property
    def file_name(self) -> str:
        return self.plan.file_name()

    def text(self) -> str:
        """The realm as a file."""
        return self.plan.text()

    def query(self) -> dict[str, str]:
        """Everything on the bench, without what is usual."""
        facts = {
            "boxes": write(self.boxes) if self.boxes else "",
            "pick": size_of(self.picked) if self.picked else "",
            "turn": str(self.turn or ""),
            WAIVE: "yes" if self.waived else "",
            "name": self.name,
        }
        return {name: fact for name, fact in facts.items() if fact}

    def put(self, space: str) -> Bench:
        """With the picked box on a space, or with the reason why not."""
        if not self.picked or space not in NAMES[:SPACES]:
            return self
        new = placed_at(self.picked, NAMES.index(space), self.turn)
        boxes = (*self.boxes, new)
        reason = refusal(self.boxes, new, self.waived) or flaw(boxes, self.waived)
        if reason:
            return self._replace(refused=reason)
        return self._replace(boxes=boxes, picked=None, turn=0)

    def without(self, placed: Placed) -> Bench:
        return self._replace(boxes=tuple(each for each in self.boxes if each != placed))

    def open_spaces(self) -> list[int]:
        """Where the north-west corner of the picked box may lie."""
        if not self.picked:
            return []
        spots = [placed_at(self.picked, space, self.turn) for space in range(SPACES)]
        return [space for space, new in enumerate(spots) if not refusal(self.boxes, new, self.waived)]

    # ---------------------------------------------------------------- as a page

    def refusal(self, words: Words) -> tuple[str, str] | None:
        """Why something was refused, and the rule behind it."""
        return (sentence(words, self.refused), self.refused.rule) if self.refused else None

    def notes(self, words: Words) -> list[str]:
        """How things stand."""
        chosen = (
            words("workshop-chosen", box=box_name(words, self.picked), turn=self.turn)
            if self.picked
            else words("workshop-none-chosen")
        )
        waived = [words("workshop-waived")] if self.waived else []
        return [chosen, words("workshop-status", n=len(self.boxes)), *waived]

    def board(self, words: Words, address: Callable[[Mapping[str, str]], str]) -> Element:
        """The map; while a box is picked its spaces are links."""
        chosen = Placed(self.picked, 0, 0, self.turn) if self.picked else None
        query = self.query()
        return board(words, self.value, chosen, self.open_spaces(), lambda space: address({**query, "put": space}))

    def spots(self, words: Words) -> list[tuple[str, str]]:
        """Where the picked box may be put, for those who choose from a list: what `put` says, and its label."""
        return [(NAMES[space], NAMES[space]) for space in self.open_spaces()]

    def tray(self, words: Words) -> list[Piece]:
        """The boxes that are not on the map."""
        used = [placed.box for placed in self.boxes]
        return [self._in_tray(words, box) for box in BOXES.values() if box not in used]

    def _in_tray(self, words: Words, box: Box) -> Piece:
        chosen = box == self.picked
        turn = self.turn if chosen else 0
        wide, high = Placed(box, 0, 0, turn).size
        tall = "yes" if box.height_units == MAP.heights.large_box else "no"
        name, onward = box_name(words, box), TURNS[(TURNS.index(turn) + 1) % len(TURNS)]
        offer = (
            Offer(words("workshop-turn"), self._replace(turn=onward).query())
            if chosen
            else offered(words, "choose", name, self._replace(picked=box, turn=0))
        )
        return Piece(
            name=name,
            note=words("workshop-piece", columns=wide, rows=high, high=tall),
            picture=box_picture(box, turn),
            offers=(offer,),
            chosen=chosen,
        )

    def placed(self, words: Words) -> list[Piece]:
        """The boxes on the map, the last one first; one that carries another stays."""
        free = free_to_take(self.boxes)
        return [self._on_map(words, placed, placed in free) for placed in reversed(self.boxes)]

    def _on_map(self, words: Words, placed: Placed, free: bool) -> Piece:
        name, rest = box_name(words, placed.box), self.without(placed)
        offers = (
            offered(words, "move", name, rest._replace(picked=placed.box, turn=placed.rotation)),
            offered(words, "take", name, rest),
        )
        where = NAMES[space_at(placed.x, placed.y)]
        return Piece(
            name=name,
            note=words("workshop-at", space=where, turn=placed.rotation, under="no" if free else "yes"),
            picture=box_picture(placed.box, placed.rotation),
            offers=offers if free else (),
        )

    def layouts(self, words: Words) -> list[Offer]:
        """What one may start from."""
        names = {each.id.removeprefix("layout_"): each.text("name", words.lang) for each in MAP.battle_layouts}
        ready = [
            Offer(names[id], Bench(tuple(boxes), waived=self.waived, name=names[id]).query())
            for id, boxes in READY.items()
        ]
        return [*ready, Offer(words("workshop-clear"), Bench(waived=self.waived).query())]

    def switches(self, words: Words) -> list[Offer]:
        """What the players may agree on (TAC-BLD-12); back to the suggestions only if the map keeps to them."""
        if not self.waived:
            return [Offer(words("workshop-waive"), self._replace(waived=True).query())]
        needed = begun(self.value)[1] or flaw(self.boxes)
        return [] if needed else [Offer(words("workshop-keep"), self._replace(waived=False).query())]


def offered(words: Words, what: str, name: str, then: Bench) -> Offer:
    """Something to be done with a box."""
    return Offer(words(f"workshop-{what}"), then.query(), words(f"workshop-{what}-box", box=name))


def placed_at(box: Box, space: int, turn: int) -> Placed:
    return Placed(box, space % WIDTH, space // WIDTH, turn)


def from_query(query: Mapping[str, str]) -> Bench:
    """What lies on the bench by the query of an address, after what it asks for was tried.

    Addresses can be typed: what is refused in one is explained, and whatever makes sense is kept.
    """
    waived = query.get(WAIVE) == "yes"
    boxes, refused = begun(query.get("boxes") or BARE, waived)
    found = Bench(tuple(boxes), waived=waived, name=tidy(query.get("name", "")), refused=refused)
    picked = SIZES.get(query.get("pick", ""))
    if picked and all(placed.box != picked for placed in found.boxes):
        turn = query.get("turn", "0")
        found = found._replace(picked=picked, turn=int(turn) if turn in map(str, TURNS) else 0)
    return found.put(query["put"]) if "put" in query and not found.refused else found


def opened(data: bytes) -> Bench:
    """What is in a file; refused by a BadRealm."""
    plan = read_plan(data)
    return Bench(plan.boxes, waived=plan.waived, name=plan.name)


def refused(error: BadRealm) -> Bench:
    """An empty bench, and what was wrong with a file."""
    return Bench(refused=error.refusal)
