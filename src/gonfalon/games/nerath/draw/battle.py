"""A battle as it is looked at: both lines, the dice of a round, the rounds before it, the odds and the luck.

The same card lies over the board while a battle is decided (fight.py) and while it is told (steps.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, p, span, ul

from gonfalon.games.nerath.bots.forecast import Forecast
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.printed import GUARDIANS, PIECES, SPACES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.attack import USUAL
from gonfalon.games.nerath.state import CASTLE, HEROES, KIND, WARSHIP, load_of
from gonfalon.games.nerath.tell.names import army_name, counted, realm_name
from gonfalon.games.nerath.tell.past import Roll, Round
from gonfalon.lore.phrases import named, percent
from gonfalon.lore.words import Words

from .cards import die, mark
from .colours import PEN as pen
from .figures import emblem, figure, token

GUARDIAN_COLOURS: Final = ("guardian", "face")
PHASES: Final = ("first", "volley", "card")
LAST: Final = 4
"""How many of the rounds before are told."""


class Line(NamedTuple):
    """A kind of piece in a battle: how many, their dice, damage taken so far, whether they strike first, and how
    many of them this round has cost."""

    type_: int
    n: int
    dice: str
    hurt: int
    first: bool
    lost: int = 0


class Party(NamedTuple):
    """One side of a battle; NOBODY stands for the guardians of a dungeon."""

    realm: int
    lines: tuple[Line, ...]
    tokens: tuple[tuple[int, tuple[int, ...]], ...] = ()


class Sight(NamedTuple):
    """What there is to see of a battle at some moment. `number` is that of the round, 0 before the first; `told`
    are the rounds before it, `before` the attacker's chance when it began, `now` what is to come from here, and
    `prize` the points that a victory brings."""

    space: int
    number: int
    parties: tuple[Party, ...]
    rolls: tuple[Roll, ...]
    told: tuple[Round, ...] = ()
    before: float | None = None
    now: Forecast | None = None
    prize: int = 0


def card(words: Words, sight: Sight, *more: Node) -> Element:
    """The whole battle on a card; `more` comes first, such as what may take a hit."""
    title = words("battle-for", space=named(words, SPACES[sight.space]))
    need = max((roll.need for roll in sight.rolls), default=USUAL)
    return div({"class": "battle-card", "data-about": f"space-{sight.space}"})[
        h2[
            mark("battle", "danger"),
            title,
            span(".aside")[words("battle-round", n=sight.number) if sight.number else words("draw-battle-begins")],
            need > USUAL and span(".aside")[words("draw-heroes-need", n=need)],
            span(".prize", title=words("note-points", n=sight.prize))[prize(sight.prize)] if sight.prize else None,
        ],
        more,
        div(".lines")[[line_up(words, side, n == 0) for n, side in enumerate(sight.parties)]],
        sight.rolls and div(".rolls")[[row(words, sight.parties[0].realm, roll) for roll in sight.rolls]],
        div(".course")[
            ul(".rounds")[[told(words, sight, n, each) for n, each in enumerate(sight.told, 1)][-LAST:]],
            div(".fortune")[list(fortune(words, sight))],
        ],
    ]


def prize(points: int) -> list[Node]:
    return [f"+{points}", mark("victory_point", "ink")]


# ------------------------------------------------------------------------ the lines


def line_up(words: Words, side: Party, attacking: bool) -> Element:
    """One side: its pieces with their dice."""
    name = words("draw-guardians") if side.realm == NOBODY else realm_name(words, side.realm)
    role = words("draw-attacker" if attacking else "draw-defender")
    about = {"data-about": f"realm-{side.realm}"} if side.realm != NOBODY else {}
    return div({"class": f"side realm{side.realm}" if side.realm != NOBODY else "side lair-side", **about})[
        h3[crest(side.realm), span[name], span(".role")[role]],
        ul[
            [troop(words, side.realm, line) for line in side.lines],
            [guardian_row(words, number, dice) for number, dice in side.tokens],
        ],
    ]


@lru_cache(8)
def crest(realm: int) -> Element:
    """The emblem of a side on its colour."""
    ground, colour = (f"banner{realm}", f"charge{realm}") if realm != NOBODY else GUARDIAN_COLOURS
    shape = figure("dungeon_door", 24, 24, 32, colour) if realm == NOBODY else emblem(realm, 24, 24, 33, colour)
    return pen(
        "svg",
        pen("circle", cx=24, cy=24, r=22.5, fill=ground, stroke="coast", stroke_width=2),
        shape,
        viewBox="0 0 48 48",
        classes="crest",
        aria_hidden="true",
    )


def troop(words: Words, realm: int, line: Line) -> Element:
    """A kind of piece: silhouette, how many, dice, First Strike, wounds and losses; of a Warship also its load."""
    said = counted(words, KIND[line.type_], line.n)
    heroes = [piece for piece in load_of(line.type_) if piece in HEROES] if line.type_ > WARSHIP else []
    down = line.type_ == CASTLE and line.hurt > 0
    fate = "troop down" if down or line.lost >= line.n else "troop"
    return li({"class": fate, "aria-label": said, "data-about": f"piece-{KIND[line.type_]}"})[
        token(realm, line.type_),
        span(".n")[f"×{line.n}"],
        span(".dice-text")[line.dice],
        [span(".dice-text")[mark(PIECES[hero].id, "ink"), PIECES[hero].sea_text] for hero in heroes],
        line.first and span(".first")[words("draw-first-strike")],
        span(".hurt")[words("draw-inactive") if down else words("draw-hurt", n=line.hurt)] if line.hurt else None,
        span(".hurt")[words("battle-lost", n=line.lost)] if line.lost else None,
    ]


def guardian_row(words: Words, number: int, dice: tuple[int, ...]) -> Element:
    """A guardian with the dice it has left."""
    guardian = GUARDIANS[number]
    return li({"class": "troop" if dice else "troop down", "data-about": f"guardian-{number}"})[
        pen(
            "svg",
            pen("rect", x=3, y=3, width=42, height=42, rx=5, fill="face", stroke="tile-line", stroke_width=2),
            figure("monster", 24, 24, 32, "figure"),
            viewBox="0 0 48 48",
            classes="token",
            aria_hidden="true",
        ),
        span(".name")[named(words, guardian)],
        span(".dice-text")[" ".join(f"d{sides}" for sides in dice) or "–"],
        guardian.first_strike and span(".first")[words("draw-first-strike")],
    ]


# --------------------------------------------------------------------------- dice


def row(words: Words, attacker: int, roll: Roll) -> Element:
    """A row of dice: whose, when, and how many hit."""
    phase = "defence" if roll.phase == 1 and roll.realm != attacker else PHASES[roll.phase]
    return div({"class": f"roll realm{roll.realm}" if roll.realm != NOBODY else "roll"})[
        crest(roll.realm),
        span(".phase")[words(f"draw-phase-{phase}")],
        span(".dice")[list(dice_of(words, roll))],
        span(".sum")[words("draw-hits", n=roll.hits)],
    ]


def dice_of(words: Words, roll: Roll) -> Iterator[Element]:
    """The dice of a roll in the colour of its side."""
    colours = GUARDIAN_COLOURS if roll.realm == NOBODY else (f"banner{roll.realm}", f"charge{roll.realm}")
    for sides, shown in map(face_of, roll.faces):
        yield die(words, sides, shown, *colours, shown >= roll.need)


def told(words: Words, sight: Sight, n: int, each: Round) -> Element:
    """A round in one line: the hits of both sides, and who fell."""
    attacker = sight.parties[0].realm
    ours = sum(roll.hits for roll in each.rolls if roll.realm == attacker)
    theirs = sum(roll.hits for roll in each.rolls if roll.realm != attacker)
    defender = sight.parties[1].realm if len(sight.parties) > 1 else NOBODY
    return li[
        span(".aside")[words("battle-round", n=n)],
        crest(attacker),
        span(".score")[words("battle-score", ours=ours, theirs=theirs)],
        crest(defender),
        span(".fell")[fell(words, each)],
    ]


def fell(words: Words, each: Round) -> str:
    """What a round cost both sides."""
    army = sorted(sum(each.lost, start=type(each.lost[0])()).items())
    if each.dice_lost:
        return words("battle-dice-lost", n=each.dice_lost)
    return words("battle-fell", pieces=army_name(words, army)) if army else words("battle-nobody-fell")


def fortune(words: Words, sight: Sight) -> Iterator[Element]:
    """The odds before the battle and from here, what it may still cost, and the hits rolled and expected."""
    if sight.before is not None:
        yield entry(words("battle-before"), chance(words, sight.before))
        yield odds_bar(sight.parties, sight.before)
    if sight.now is not None:
        yield entry(words("battle-now"), chance(words, sight.now.win))
        costs = zip(sight.parties, (sight.now.lost, sight.now.dealt))
        yield entry(words("battle-cost"), *(of(side, words("about-cost", gold=round(n))) for side, n in costs))
    rolls = [*(roll for each in sight.told for roll in each.rolls), *sight.rolls]
    if rolls:
        yield entry(words("battle-luck"), *(of(side, luck(words, side.realm, rolls)) for side in sight.parties))


def entry(said: str, *values: Node) -> Element:
    """A line of figures: what they are, and one for each side, or one for both."""
    return p[span[said], [span(".sum")[value] for value in values]]


def of(side: Party, said: str) -> list[Node]:
    return [crest(side.realm), said]


def chance(words: Words, n: float) -> str:
    return words("battle-chance", chance=percent(n))


def luck(words: Words, realm: int, rolls: Sequence[Roll]) -> str:
    mine = [roll for roll in rolls if roll.realm == realm]
    return words("battle-luck-of", n=sum(roll.hits for roll in mine), mean=sum(roll.expected for roll in mine))


def odds_bar(parties: Sequence[Party], win: float) -> Element:
    """The attacker's share of a bar in its colour."""
    ours, *others = (side.realm for side in parties)
    theirs = f"banner{others[0]}" if others and others[0] != NOBODY else "guardian"
    return pen(
        "svg",
        pen("rect", width=200, height=14, fill=theirs),
        pen("rect", width=round(200 * win, 1), height=14, fill=f"banner{ours}"),
        viewBox="0 0 200 14",
        preserveAspectRatio="none",
        classes="odds-bar",
        aria_hidden="true",
    )
