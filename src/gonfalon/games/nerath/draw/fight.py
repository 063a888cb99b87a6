"""What lies beside the map while something is decided there: the battle under way, who may take a hit, what pieces
cost. All of it is in sight with the hand, on a phone too."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.nerath.codes import face_of, loss_of
from gonfalon.games.nerath.printed import GUARDIANS, PIECES, SPACES
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, DUNGEONS, NOBODY, SEA
from gonfalon.games.nerath.rules.attack import FIRST_STRIKE, USUAL
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN, needed
from gonfalon.games.nerath.rules.ranks import wound
from gonfalon.games.nerath.state import CASTLE, HEROES, KIND, WARSHIP, Nerath, load_of
from gonfalon.games.nerath.tell.names import counted, realm_name
from gonfalon.games.nerath.tell.notes import odds
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .cards import mark, rolled
from .colours import PEN as pen
from .figures import emblem, figure, token

GUARDIAN_COLOURS: Final = ("guardian", "face")
PHASES: Final = ("first", "volley", "card")


class Line(NamedTuple):
    """A kind of piece in a battle: how many, their dice, damage taken so far, whether they strike first."""

    type_: int
    n: int
    dice: str
    hurt: int
    first: bool


class Party(NamedTuple):
    """One side of a battle; NOBODY stands for the guardians of a dungeon."""

    realm: int
    lines: tuple[Line, ...]
    tokens: tuple[tuple[int, tuple[int, ...]], ...] = ()


Rolls = tuple[tuple[int, int, tuple[int, ...]], ...]
"""Realm, phase and faces of the latest dice."""
Hit = tuple[str, int, int]
"""What may take a hit: its name, and what it is (a loss, or a guardian's die by its sides)."""


def parties(g: Nerath) -> tuple[Party, ...]:
    """Who fights: the attacker first."""
    space = g.fighting
    found = [party(g, g.active, space, True)]
    if DUNGEONS >> space & 1:
        tokens = g.lair[DUNGEON_AT[space]]
        dice = g.guardian_dice or tuple(() for _ in tokens)
        return *found, Party(NOBODY, (), tuple(zip(tokens, dice)))
    return *found, *(
        party(g, realm, space, False) for realm in g.enemies(g.active) if g.presence[realm] >> space & 1
    )


def party(g: Nerath, realm: int, space: int, attacking: bool) -> Party:
    lines = []
    for type_, n in g.army(realm, space):
        if type_ == CASTLE and attacking:
            continue
        kind = KIND[type_]
        hurt = sum(g.wounds.get(wound(realm, type_, damage), 0) for damage in (1, 2))
        lines.append(Line(type_, n, dice_text(kind, attacking, bool(SEA >> space & 1)), hurt, FIRST_STRIKE[kind]))
    return Party(realm, tuple(lines))


def dice_text(kind: int, attacking: bool, sea: bool) -> str:
    """The dice of one piece here, as printed."""
    piece = PIECES[kind]
    return piece.sea_text if sea else piece.attack_text if attacking else piece.defend_text


def outlook(words: Words, g: Nerath) -> str:
    """The odds for the attacker, as long as both sides still fight."""
    both = len(parties(g)) > 1 and g.army(g.active, g.fighting) and not blank(g)
    return (
        words("draw-outlook", realm=realm_name(words, g.active), odds=odds(words, g, g.fighting)) if both else ""
    )


def blank(g: Nerath) -> bool:
    """Whether guardians have no dice left, or have not been turned up yet."""
    return bool(DUNGEONS >> g.fighting & 1) and not any(g.guardian_dice)


def need_of(g: Nerath) -> int:
    """What the attacker's dice must show."""
    return needed(g, g.fighting) if DUNGEONS >> g.fighting & 1 else USUAL


def latest(view: View) -> Rolls:
    """The dice of the last round of this battle, each phase of each side once."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for fact in reversed(view.log):
        if fact[0] == "battle":
            break
        if fact[0] == "rolled":
            key = (fact[1], fact[2])
            if key in found or (fact[2] == 1 and any(phase == 0 for _, phase in found)):
                break
            found[key] = tuple(fact[3:])
    return tuple((realm, phase, faces) for (realm, phase), faces in reversed(found.items()))


def hits_to_take(view: View) -> tuple[Hit, ...]:
    """What the viewer may give a hit to; who leads both sides decides for one after the other."""
    for _, ask in sorted(view.asks.items()):
        found: list[Hit] = []
        for verb, *args in ask.options:
            if verb == "lose":
                found.append((f"loss-{args[0]}", args[0], 0))
            elif verb == "lose_die":
                found.append((f"die-{args[0]}", args[0], die_of(view.state, args[0])))
        if found:
            return tuple(found)
    return ()


def die_of(g: Nerath, code: int) -> int:
    """The sides of a guardian's die that may be lost, as far as the table shows it."""
    token, nth = divmod(code, PER_TOKEN)
    dice: list[Any] = list(GUARDIANS[token].dice)
    for tokens, each in zip(g.lair[DUNGEON_AT[g.fighting]] if g.fighting in DUNGEON_AT else (), g.guardian_dice):
        if tokens == token:
            dice = list(each)
    return int(dice[nth]) if nth < len(dice) else int(GUARDIANS[token].dice[-1])


@lru_cache(1 << 9)
def battle(
    words: Words,
    space: int,
    round: int,
    hits: tuple[Hit, ...],
    sides: tuple[Party, ...],
    rolls: Rolls,
    need: int,
    odds: str,
) -> Element:
    """What may take a hit, both lines, the odds from here, and the dice they rolled last."""
    name = named(words, SPACES[space])
    title = words("draw-battle-at", space=name)
    return section({"id": "areas", "class": "panel areas battle-panel near", "aria-label": title})[
        takers(words, hits) if hits else None,
        h2({"data-target": f"space-{space}"})[mark("battle", "danger"), title],
        p(".aside")[
            words("draw-battle-round", n=round) if round else words("draw-battle-begins"), needs(words, need)
        ],
        div(".lines")[[line_up(words, side, n == 0) for n, side in enumerate(sides)]],
        p(".odds")[odds] if odds else None,
        div(".rolls")[[roll(words, realm, phase, faces, need) for realm, phase, faces in rolls]]
        if rolls
        else None,
    ]


def needs(words: Words, need: int) -> str:
    return "" if need == USUAL else " · " + words("draw-heroes-need", n=need)


def line_up(words: Words, side: Party, attacking: bool) -> Element:
    """One side: its pieces with their dice."""
    name = words("draw-guardians") if side.realm == NOBODY else realm_name(words, side.realm)
    role = words("draw-attacker" if attacking else "draw-defender")
    return div({"class": f"side realm{side.realm}" if side.realm != NOBODY else "side lair-side"})[
        h3[crest(side.realm), span[name], span(".role")[role]],
        ul[
            [piece_row(words, side.realm, line) for line in side.lines],
            [guardian_row(words, token, dice) for token, dice in side.tokens],
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


def piece_row(words: Words, realm: int, line: Line) -> Element:
    """A kind of piece: silhouette, how many, dice, First Strike, wounds; of a Warship also its load."""
    said = counted(words, KIND[line.type_], line.n)
    heroes = [piece for piece in load_of(line.type_) if piece in HEROES] if line.type_ > WARSHIP else []
    down = line.type_ == CASTLE and line.hurt > 0
    return li({"class": "troop down" if down else "troop", "aria-label": said})[
        token(realm, line.type_),
        span(".n")[f"×{line.n}"],
        span(".what")[
            span(".dice-text")[line.dice],
            line.first and span(".first")[words("draw-first-strike")],
            [span(".dice-text")[mark(PIECES[hero].id, "ink"), PIECES[hero].sea_text] for hero in heroes],
            span(".hurt")[words("draw-inactive") if down else words("draw-hurt", n=line.hurt)]
            if line.hurt
            else None,
        ],
    ]


def guardian_row(words: Words, number: int, dice: tuple[int, ...]) -> Element:
    """A guardian with the dice it has left."""
    guardian = GUARDIANS[number]
    return li({"class": "troop" if dice else "troop down"})[
        pen(
            "svg",
            pen("rect", x=3, y=3, width=42, height=42, rx=5, fill="face", stroke="tile-line", stroke_width=2),
            figure("monster", 24, 24, 32, "figure"),
            viewBox="0 0 48 48",
            classes="token",
            aria_hidden="true",
        ),
        span(".what")[
            span(".name")[named(words, guardian)],
            span(".dice-text")[" ".join(f"d{sides}" for sides in dice) or "–"],
            guardian.first_strike and span(".first")[words("draw-first-strike")],
        ],
    ]


def roll(words: Words, realm: int, phase: int, faces: tuple[int, ...], need: int) -> Element:
    """A row of dice: whose, when, and how many hit."""
    colours = GUARDIAN_COLOURS if realm == NOBODY else (f"banner{realm}", f"charge{realm}")
    wanted = USUAL if realm == NOBODY else need
    hits = sum(face_of(face)[1] >= wanted for face in faces)
    return div(".roll")[
        crest(realm),
        span(".phase")[words(f"draw-phase-{PHASES[phase]}")],
        rolled(words, faces, *colours, wanted),
        span(".sum")[words("draw-hits", n=hits)],
    ]


@lru_cache(1 << 9)
def takers(words: Words, hits: tuple[Hit, ...]) -> Element:
    """Everything that may take the next hit."""
    return div(".hits")[h2[words("draw-take-hit")], div(".chips")[[hit_chip(words, hit) for hit in hits]]]


@lru_cache(1 << 10)
def hit_chip(words: Words, hit: Hit) -> Element:
    """Something that may take a hit, to be touched."""
    name, code, sides = hit
    if sides:
        label = words("draw-lose-die", guardian=named(words, GUARDIANS[code // PER_TOKEN]), sides=sides)
        shown: Node = pen("svg", figure(f"d{sides}", 24, 24, 44, "guardian"), viewBox="0 0 48 48", classes="token")
        text = f"d{sides}"
    else:
        realm, type_, damage, aboard = loss_of(code)
        kind = aboard - 1 if aboard else KIND[type_]
        said = named(words, PIECES[kind])
        if aboard:
            said = words("draw-aboard", piece=said)
        elif type_ > WARSHIP:
            said = counted(words, type_, 1)
        label = words("draw-lose", piece=said, damage=damage)
        shown = token(realm, aboard - 1 if aboard else type_)
        text = said if aboard else named(words, PIECES[kind])
    return div(
        {"class": "chip touch", "data-target": name, "tabindex": "-1", "role": "button", "aria-label": label}
    )[shown, span[text]]
