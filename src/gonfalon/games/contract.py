"""What a game gives to the page, the terminal and the tools: its parts, typed, with a default for whatever is
optional.

The engine knows a game as a `core.Game`. Everything people read and see is in rooms of the game's folder, and each
room offers one object of a class below, under the name given here:

    tell      TELL: Tell            prompts, options and log lines
    draw      DRAW: Draw            the board as SVG and the panels beside it
    terminal  TERMINAL: Terminal    the board as text, and commands of its own
    printed   PRINTED: Content      what is printed (may be absent)
    workshop  WORKSHOP: Workshop    where something is built before it is played (may be absent)

They are dataclasses of functions, like `core.Game` itself: mypy checks every function where the object is made, a
misspelt or missing name cannot go unnoticed, and `games` refuses a room that offers something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from gonfalon.core.journal import WENT_BACK

if TYPE_CHECKING:  # just playing a game loads nothing that speaks or draws
    from htpy import Element, Node
    from rich.console import RenderableType

    from gonfalon.core import Option, View
    from gonfalon.lore.chronicle import Chronicle, Story
    from gonfalon.lore.content import Edition
    from gonfalon.lore.palette import Palette
    from gonfalon.lore.proofs import Thing
    from gonfalon.lore.words import Words

Fact = Sequence[Any]
"""A line of the log as the engine records it: a name and its arguments."""
Targets = Sequence[str]
"""Names of what is drawn, such as `unit-3`: the `data-target` of an element."""


def no_note(words: Words, view: View, option: Option) -> str:
    return ""


def never(view: View, option: Option) -> bool:
    return False


def as_written(words: Words, id: str) -> str:
    return id


def no_digest(words: Words, view: View, first: int) -> Sequence[tuple[int, str]]:
    return ()


@dataclass(frozen=True)
class Advice:
    """A rule of the coach of a first game: what it says in which position, from the view of a seat that is asked.

    It is about one of the questions in `asks`. `of_question(view, seat)` gives the facts for its sentence,
    `coach-<id>` of the game's words, or None where it is silent; a fact that depends on the language is a function
    of the words. A fact `lights` names what is ringed, `option` what it suggests. `of_option(view, seat, option)`
    does the same for a warning, given before that option is chosen. It speaks once a game, at most every second
    round, or each time.
    """

    id: str
    asks: frozenset[str]
    of_question: Callable[[View, int], Mapping[str, Any] | None] | None = None
    of_option: Callable[[View, int, Option], Mapping[str, Any] | None] | None = None
    often: Literal["once", "second", "each"] = "once"


@dataclass(frozen=True)
class Tell:
    """What a game says, in the reader's language and from a view only.

    `told` names the kind of each argument of each fact; `dice` is the kind that holds rolled faces, which come
    last in their fact; `headings` are the facts that begin a new part of the log, and `fights` those that begin a
    fight and those after which it is over. `fact` returns "" where another line says the same. `note` is what a
    player should know before choosing an option; `is_fight` says whether choosing it starts a fight; `is_end`
    whether it ends a turn or a step in which something else could be done; `is_sure` whether the last click on
    the board may choose it at once: it can be undone, and is what it looks like (by default, whatever is not a
    fight). `short` is an option on a button of the page, where its targets have been picked; "" if `option` will
    do. `digest` sums up what others did in `view.log[first:]`, a sentence or two for each side. `trait` names what
    wins are counted by (`Game.traits`). `advice` are the rules of the coach, the first that holds speaks.
    `chronicle` is what a finished game has been like, from its story (lore/chronicle.py); this holds what was seen
    before each choice of the verbs in `counted`.
    """

    prompt: Callable[[Words, View, int], str]
    option: Callable[[Words, View, Option], str]
    fact: Callable[[Words, View, Fact], str]
    seat: Callable[[Words, View, int], str]
    side: Callable[[Words, str, int], str]
    title: Callable[[Words, View], str]
    told: Mapping[str, Sequence[str]] = field(default_factory=dict)
    outcome: Callable[[Words, View], str] | None = None
    note: Callable[[Words, View, Option], str] = no_note
    short: Callable[[Words, View, Option], str] = no_note
    is_fight: Callable[[View, Option], bool] = never
    is_end: Callable[[View, Option], bool] = never
    is_sure: Callable[[View, Option], bool] | None = None
    digest: Callable[[Words, View, int], Sequence[tuple[int, str]]] = no_digest
    trait: Callable[[Words, str], str] = as_written
    advice: Sequence[Advice] = ()
    chronicle: Callable[[Words, Story], Chronicle] | None = None
    counted: frozenset[str] = frozenset()
    dice: str = "faces"
    headings: frozenset[str] = frozenset({"turn", "round"})
    fights: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())

    def ending(self, words: Words, view: View) -> str:
        """How the game ended: in the game's own words, or who won."""
        from gonfalon.lore.phrases import listed

        if self.outcome is not None:
            return self.outcome(words, view)
        won = [self.seat(words, view, seat) for seat, place in enumerate(view.result) if place == 1]
        return words("said-won", n=len(won), seats=listed(words, won)) if won else words("said-nobody-won")

    def sure(self, view: View, option: Option) -> bool:
        """Whether the last click on the board may choose an option at once."""
        return not self.is_fight(view, option) if self.is_sure is None else self.is_sure(view, option)

    def line(self, words: Words, view: View, fact: Fact) -> str:
        """A line of the log: what happened in the game, or to the whole table."""
        return words("said-went-back") if fact[0] == WENT_BACK else self.fact(words, view, fact)

    def faces(self, fact: Fact) -> tuple[int, ...]:
        """The dice rolled in a fact."""
        kinds = list(self.told.get(fact[0], ()))
        return tuple(fact[1 + kinds.index(self.dice) :]) if self.dice in kinds else ()


def no_steps(words: Words, view: View) -> list[tuple[str, bool]]:
    return []


def nothing_lit(view: View, fact: Fact) -> Targets:
    return ()


def no_sides(view: View, fact: Fact) -> Sequence[int]:
    return ()


def no_arms(side: int) -> Element | None:
    return None


def ink(side: int) -> str:
    return "ink"


def own_side(view: View, seat: int) -> Sequence[int]:
    return (seat,)


def no_dice(words: Words, faces: Sequence[int]) -> Element | None:
    return None


def nothing_known(words: Words, view: View, target: str, picked: Targets) -> Element | None:
    return None


def no_moments(words: Words, view: View, first: int) -> Sequence[Step]:
    return ()


def nothing_meant(view: View, things: Sequence[tuple[str, int]]) -> Iterator[Option]:
    return iter(())


@dataclass(frozen=True)
class Step:
    """A moment of the game as pages play it: what happened in one or more facts, of which `n` is the last.

    `text` is its caption and `side` whose colours it has (-1: nobody's). Of `places`, one is ringed, and two are
    joined by an arrow. `dice` tumble, each a picture with the class `hit` or `miss`; `floats` are short texts that
    rise over a target, such as ("unit-3", "-2"). `card` lies over the board as long as the step lasts, `result` is
    the sentence of its banner, `because` a bot's reason. A step of a `fight` lasts longer; it is an own fight for
    its `foe`, too. `sound` is one of the names in `static/sounds.json`.
    """

    n: int
    text: str
    side: int = -1
    places: Targets = ()
    dice: Sequence[Element] = ()
    floats: Sequence[tuple[str, str]] = ()
    card: Element | None = None
    result: str = ""
    because: str = ""
    fight: bool = False
    foe: int = -1
    sound: str = ""


PLACES: Mapping[str, str] = {"seats": "seats", "hand": "dock", "areas": "tabs", "piles": "tabs"}
"""Where the usual panels go on the page of a table."""


@dataclass(frozen=True)
class Draw:
    """How a game looks, from a view only.

    `static` never changes during a match; `groups` and `panels` are pieces by stable ids, in the order in which
    they are drawn. Whatever an option may name carries that name as `data-target`; `targets` gives the names of an
    option, `meant` the options a player may mean by pointing at things that no option names. `highlights` are what
    a line of the log refers to, `sides` whose arms are shown beside it; `bearers` are the sides that a seat plays.
    `reactions`: whether anybody is asked out of turn. `palette` and `style`, one file or several, are what the
    page's style sheet needs; `colour` names the colour of a side in the palette, for charts.

    `places` says where each panel goes: `seats`, `dock` (the hand), `tabs` (beside the log, under the word
    `panel-<id>`), `over` (over the board) or `head` (in the header). `inspect` is what there is to know about a
    target, or about anything with a `data-about`, given what is picked. `steps` are the moments of
    `view.log[first:]`.
    """

    size: tuple[float, float]
    static: Callable[[Words, View], Element]
    groups: Callable[[Words, View], Mapping[str, Element]]
    panels: Callable[[Words, View], Mapping[str, Element]]
    targets: Callable[[View, Option], Targets]
    palette: Palette
    style: Path | Sequence[Path] = ()
    picture: Callable[[Words, View], str] | None = None
    ribbon: Callable[[Words, View], Sequence[tuple[str, bool]]] = no_steps
    highlights: Callable[[View, Fact], Targets] = nothing_lit
    sides: Callable[[View, Fact], Sequence[int]] = no_sides
    arms: Callable[[int], Element | None] = no_arms
    bearers: Callable[[View, int], Sequence[int]] = own_side
    colour: Callable[[int], str] = ink
    dice: Callable[[Words, Sequence[int]], Element | None] = no_dice
    meant: Callable[[View, Sequence[tuple[str, int]]], Iterator[Option]] = nothing_meant
    reactions: bool = False
    places: Mapping[str, str] = field(default_factory=lambda: PLACES)
    inspect: Callable[[Words, View, str, Targets], Element | None] = nothing_known
    steps: Callable[[Words, View, int], Sequence[Step]] = no_moments

    def whole(self, words: Words, view: View) -> str:
        """The table as a standalone picture: the game's own or, without one, the board as on the page."""
        from gonfalon.lore.drawing import standalone

        if self.picture is not None:
            return self.picture(words, view)
        layers = self.static(words, view), *self.groups(words, view).values()
        return standalone(self.palette.pen, words("title"), self.size, *layers)

    def css(self) -> str:
        """The style sheet of the game's pages: its colours, then its own rules."""
        sheets = (self.style,) if isinstance(self.style, Path) else self.style
        return self.palette.css() + "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


@dataclass(frozen=True)
class Terminal:
    """How a game looks in a terminal. `commands` are what it adds to the `gonfalon` command, by name: a Typer app,
    or a function with Typer's annotations (see `games.COMMANDS`)."""

    board: Callable[[Words, View], RenderableType]
    commands: Mapping[str, Any] = field(default_factory=dict)


def no_things() -> Sequence[Thing]:
    return ()


@dataclass(frozen=True)
class Content:
    """What is printed: the content files with their checks, and the things whose effects are proved by tests, one
    by one."""

    edition: Edition
    things: Callable[[], Sequence[Thing]] = no_things


# ------------------------------------------------------------------- workshops


class Offer(Protocol):
    """A link: its label, the query it leads to, and a label that makes sense out of context."""

    @property
    def label(self) -> str: ...
    @property
    def alone(self) -> str: ...
    @property
    def query(self) -> Mapping[str, str]: ...


class Piece(Protocol):
    """A building block: what it looks like, and what can be done with it."""

    @property
    def name(self) -> str: ...
    @property
    def note(self) -> str: ...
    @property
    def picture(self) -> Node: ...
    @property
    def offers(self) -> Sequence[Offer]: ...
    @property
    def chosen(self) -> bool: ...


class Bench(Protocol):
    """What is on the bench. `options` are the table options to play it with, `refusal` is the sentence and the
    rule if the last attempt was not possible; everything with words is in the reader's language."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def file_name(self) -> str: ...
    def text(self) -> str: ...
    def query(self) -> Mapping[str, str]: ...
    def refusal(self, words: Words) -> tuple[str, str] | None: ...
    def notes(self, words: Words) -> Sequence[str]: ...
    def board(self, words: Words, address: Callable[[Mapping[str, str]], str]) -> Node: ...
    def spots(self, words: Words) -> Sequence[tuple[str, str]]: ...
    def tray(self, words: Words) -> Sequence[Piece]: ...
    def placed(self, words: Words) -> Sequence[Piece]: ...
    def layouts(self, words: Words) -> Sequence[Offer]: ...
    def switches(self, words: Words) -> Sequence[Offer]: ...


@dataclass(frozen=True)
class Workshop:
    """Where something is built before it is played, such as a map: for which mode and table option, its file
    suffix, and how to make a bench from an address or from a file. `opened` rejects a file with a GonfalonError,
    which `refused` shows on an empty bench."""

    mode: str
    option: str
    suffix: str
    bench: Callable[[Mapping[str, str]], Bench]
    opened: Callable[[bytes], Bench]
    refused: Callable[[Any], Bench]
