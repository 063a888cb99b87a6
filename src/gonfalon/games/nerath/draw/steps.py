"""The moments of a game as pages play them: cards, marches, battles round by round, recruits.

Facts that belong together are one moment: pieces that go the same way, all that is bought in a row, a round of a
battle. A battle may have begun before the first fact that is asked for, and may not be over with the last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from htpy import Element, div

from gonfalon.core import View
from gonfalon.core.journal import WENT_BACK
from gonfalon.games.contract import Step
from gonfalon.games.nerath.printed import GUARDIANS
from gonfalon.games.nerath.printed.regions import NOBODY, SEA
from gonfalon.games.nerath.rules.attack import FIRST_STRIKE
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.names import army_name, realm_name, space_name
from gonfalon.games.nerath.tell.past import (
    ENDS,
    Armies,
    Battle,
    Log,
    armies_before,
    battles,
    chance_before,
    holders,
    losses_before,
)
from gonfalon.lore.words import Words

from .aims import highlights
from .battle import Line, Party, Sight, card, dice_of
from .fight import dice_text
from .hand import face

MARCHES: Final = ("moved", "embarked", "debarked", "transferred", "withdrew")
TRIFLES: Final = ("turn", "round", "guardians", "retreated", "rerolled", "restocked", WENT_BACK)
"""Facts that are no moment of their own."""
SOUNDS: Final[Mapping[str, str]] = {
    "drew": "card",
    "event": "card",
    "treasure": "card",
    "found": "card",
    "moved": "step",
    "recruited": "put",
    "placed": "put",
    "income": "coin",
    "gained": "coin",
    "conquered": "conquer",
    "won": "end",
}
IN_BATTLE: Final = ("rolled", "lost", "castle_down", "guardians_hit", "shielded", "ignored", *TRIFLES)
"""Facts of a battle that its rounds tell."""


def steps(words: Words, view: View, first: int) -> Sequence[Step]:
    """What happened from a fact on."""
    known = list(battles(view.log, first))
    found = [step for battle in known for step in fought(words, view, battle, first)]
    found += quiet(words, view, first, known)
    return sorted(found, key=lambda step: step.n)


def side_of(fact: Sequence[Any]) -> int:
    """Whose colours a fact has."""
    return fact[1] if len(fact) > 1 and "realm" in TELL.told.get(fact[0], ())[:1] else NOBODY


# ------------------------------------------------------------------ outside of battles


def quiet(words: Words, view: View, first: int, known: Sequence[Battle]) -> Iterator[Step]:
    """Whatever is no part of a round of battle; what goes together comes together."""
    told = {n for battle in known for n in range(battle.start, within(view.log, battle) + 1)}
    run: list[int] = []
    for n in range(first, len(view.log)):
        name = view.log[n][0]
        if n in told and name in ("battle", *ENDS, *IN_BATTLE):
            continue
        if run and (name != view.log[run[0]][0] or name not in JOINED):
            yield from moments(words, view, run)
            run = []
        run.append(n)
    yield from moments(words, view, run)


def within(log: Log, battle: Battle) -> int:
    """The last fact of a battle so far."""
    if battle.end != NOBODY:
        return battle.end
    return battle.rounds[-1].last if battle.rounds else battle.start


def moments(words: Words, view: View, run: Sequence[int]) -> Iterator[Step]:
    """The steps that facts of one name make."""
    if run:
        name = view.log[run[0]][0]
        yield from JOINED.get(name, alone)(words, view, run)


def alone(words: Words, view: View, run: Sequence[int]) -> Iterator[Step]:
    """A fact as a moment of its own, in the words of the log; a card that is played is shown."""
    for n in run:
        fact = view.log[n]
        if fact[0] in TRIFLES or not (said := TELL.line(words, view, fact)):
            continue
        shown = played(words, fact)
        places = highlights(view, fact)[:2] if shown is None else ()
        result = said if fact[0] == "won" else ""
        sound = SOUNDS.get(fact[0], "")
        yield Step(n, said, side_of(fact), places, card=shown, result=result, sound=sound)


def played(words: Words, fact: Sequence[Any]) -> Element | None:
    """The card that a fact is about, if it is laid open."""
    if fact[0] not in ("event", "treasure"):
        return None
    return div({"class": "played", "data-about": f"{fact[0]}-{fact[2]}"})[face(words, fact[0], fact[2], False)]


def marched(words: Words, view: View, run: Sequence[int]) -> Iterator[Step]:
    """Pieces that go the same way go together."""
    ways: dict[tuple[int, int, int], list[int]] = {}
    for n in run:
        _, realm, _, _, origin, goal = view.log[n]
        ways.setdefault((realm, origin, goal), []).append(n)
    for (realm, origin, goal), facts in ways.items():
        army: Counter[int] = Counter()
        for n in facts:
            army[view.log[n][2]] += view.log[n][3]
        said = words(
            f"step-{view.log[run[0]][0]}",
            realm=realm_name(words, realm),
            pieces=army_name(words, sorted(army.items())),
            origin=space_name(words, origin),
            space=space_name(words, goal),
        )
        yield Step(facts[-1], said, realm, (f"space-{origin}", f"space-{goal}"), sound="step")


def bought(words: Words, view: View, run: Sequence[int]) -> Iterator[Step]:
    """All that is recruited in a row."""
    army: Counter[int] = Counter()
    floats: dict[int, int] = {}
    for n in run:
        _, _, kind, number, space, _ = view.log[n]
        army[kind] += number
        floats[space] = floats.get(space, 0) + number
    realm, gold = view.log[run[0]][1], sum(view.log[n][5] for n in run)
    pieces = army_name(words, sorted(army.items()))
    said = words("step-recruited", realm=realm_name(words, realm), pieces=pieces, gold=gold)
    rising = [(f"space-{space}", f"+{number}") for space, number in floats.items()]
    places = [name for name, _ in rising[:1]] if len(rising) == 1 else ()
    yield Step(run[-1], said, realm, places, floats=rising, sound="put")


JOINED: Final[Mapping[str, Callable[[Words, View, Sequence[int]], Iterator[Step]]]] = {
    **dict.fromkeys(MARCHES, marched),
    "recruited": bought,
}


# ------------------------------------------------------------------------- battles


def fought(words: Words, view: View, battle: Battle, first: int) -> Iterator[Step]:
    """A battle: how it begins, its rounds, how it ends."""
    armies = armies_before(view, battle.start, battle.space)
    chance = chance_before(view, battle)
    if battle.start >= first and (battle.rounds or battle.end == NOBODY):
        yield opened(words, view, battle, armies, chance)
    for n, each in enumerate(battle.rounds):
        if each.last >= first:
            yield told(words, view, battle, n, armies, chance, first)
    if battle.end >= first and not battle.rounds:
        yield ended(words, view, battle, armies)


def opened(words: Words, view: View, battle: Battle, armies: Armies, chance: float | None) -> Step:
    """Both lines, before the first die is rolled."""
    sight = Sight(battle.space, 0, parties(view, battle, armies, 0), (), (), chance)
    said = TELL.line(words, view, view.log[battle.start])
    shown = card(words, sight) if len(sight.parties) > 1 else None
    ways, foe = way(view.log, battle), defender(view, battle, armies)
    return Step(battle.start, said, battle.realm, ways, card=shown, fight=True, foe=foe, sound="arrow")


def defender(view: View, battle: Battle, armies: Armies) -> int:
    """Who is attacked: a realm of the viewer's if it has a part in it, or else the first that does, or whose land
    it is."""
    found = [realm for realm in view.state.enemies(battle.realm) if armies[realm].total()]
    own = [realm for realm in found if view.state.seat_of[realm] in view.seats]
    return next(iter(own + found), holders(view.log, battle.start)[battle.space])


def told(
    words: Words, view: View, battle: Battle, n: int, armies: Armies, chance: float | None, first: int
) -> Step:
    """A round: its dice, what it cost, and after the last one the result. Dice that the page has shown already do
    not roll again."""
    each = battle.rounds[n]
    sight = Sight(battle.space, n + 1, parties(view, battle, armies, n), each.rolls, battle.rounds[:n], chance)
    mine, theirs = (
        sum(roll.hits for roll in each.rolls if (roll.realm == battle.realm) == ours) for ours in (True, False)
    )
    said = words("step-round", space=space_name(words, battle.space), n=n + 1, ours=mine, theirs=theirs)
    last = n + 1 == len(battle.rounds) and battle.end != NOBODY
    return Step(
        battle.end if last else each.last,
        said,
        battle.realm,
        (f"space-{battle.space}",),
        dice=[die for roll in each.rolls if roll.n >= first for die in dice_of(words, roll)],
        floats=rising(words, battle, n),
        card=card(words, sight),
        result=outcome(words, view, battle) if last else "",
        fight=True,
        foe=defender(view, battle, armies),
        sound="die" if any(roll.n >= first for roll in each.rolls) else "hit",
    )


def rising(words: Words, battle: Battle, n: int) -> list[tuple[str, str]]:
    """What a round cost, over the space."""
    fallen = sum(sum(lost.values()) for lost in battle.rounds[n].lost)
    return [(f"space-{battle.space}", f"−{fallen}")] if fallen else []


def outcome(words: Words, view: View, battle: Battle) -> str:
    """How a battle ended, as the log says it."""
    return TELL.line(words, view, view.log[battle.end])


def ended(words: Words, view: View, battle: Battle, armies: Armies) -> Step:
    """A space that nobody defended."""
    said = outcome(words, view, battle)
    sound = "conquer" if view.log[battle.end][0] == "conquered" else "put"
    foe = defender(view, battle, armies)
    return Step(battle.end, said, battle.realm, way(view.log, battle), foe=foe, sound=sound)


def way(log: Log, battle: Battle) -> tuple[str, ...]:
    """Where the attackers came from last, and the space they attack."""
    goal = (f"space-{battle.space}",)
    for n in range(battle.start - 1, -1, -1):
        if log[n][0] == "turn":
            break
        if log[n][0] in ("moved", "debarked") and log[n][5] == battle.space:
            return f"space-{log[n][4]}", *goal
    return goal


# ------------------------------------------------------------------------ the lines


def parties(view: View, battle: Battle, armies: Armies, n: int) -> tuple[Party, ...]:
    """Both sides before a round, with what it costs them."""
    gone = losses_before(battle, n)
    lost = battle.rounds[n].lost if n < len(battle.rounds) else tuple(Counter[int]() for _ in armies)
    sides = [
        Party(realm, tuple(lines(battle.space, armies[realm] - gone[realm], lost[realm], realm == battle.realm)))
        for realm in (battle.realm, *view.state.enemies(battle.realm))
    ]
    found = [sides[0], *(side for side in sides[1:] if side.lines)]
    if battle.tokens:
        hit = sum(each.dice_lost for each in battle.rounds[:n])
        found.append(Party(NOBODY, (), tuple(guards(battle.tokens, hit))))
    return tuple(found)


def lines(space: int, army: Counter[int], lost: Counter[int], attacking: bool) -> Iterator[Line]:
    sea = bool(1 << space & SEA)
    for kind, n in sorted(army.items()):
        dice = dice_text(kind, attacking, sea)
        if dice or not attacking:
            yield Line(kind, n, dice, 0, FIRST_STRIKE[kind], lost[kind])


def guards(tokens: Sequence[int], hit: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Guardians with the dice they have left. Which dice were lost is not told: the weakest are taken for lost."""
    dice = sorted((sides, n) for n, number in enumerate(tokens) for sides in GUARDIANS[number].dice)[hit:]
    for n, number in enumerate(tokens):
        yield number, tuple(sides for sides, whose in dice if whose == n)
