"""What the log tells about the past: whose land it was, who stood where, how a battle went.

A view holds the position as it is now. What was before is found by going back over the facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from gonfalon.core import GonfalonError, View
from gonfalon.games.nerath.bots.forecast import battle_odds, guardian_odds
from gonfalon.games.nerath.bots.odds import Force
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.printed.regions import HOME, NOBODY, SEA
from gonfalon.games.nerath.rules.attack import USUAL
from gonfalon.games.nerath.rules.fighters import printed_terms
from gonfalon.games.nerath.rules.ranks import pieces_of
from gonfalon.games.nerath.state import CASTLE, HEROES, MONSTER, Nerath

Log = Sequence[Sequence[Any]]
Armies = tuple[Counter[int], ...]
"""By realm: how many pieces of each kind are in a space, cargo included."""

ENDS: Final = ("conquered", "liberated", "won_sea", "plundered", "repelled")
"""What the last fact of a battle is called."""
VOLLEY: Final = 1
"""The phase in which all pieces roll that have no First Strike."""
GONE: Final = ("lost", "destroyed")
CAME: Final = ("recruited", "placed", "rescued", "converted")
WENT: Final = ("moved", "transferred", "withdrew", "embarked", "debarked")


class Roll(NamedTuple):
    """Dice that a realm rolled in a phase of a round; NOBODY rolls for the Guardians."""

    n: int
    realm: int
    phase: int
    faces: tuple[int, ...]
    need: int

    @property
    def hits(self) -> int:
        return sum(face_of(face)[1] >= self.need for face in self.faces)

    @property
    def expected(self) -> float:
        """The hits to be expected of these dice."""
        return sum(max(0, sides + 1 - self.need) / sides for sides, _ in map(face_of, self.faces))


class Round(NamedTuple):
    """A round of a battle, from its first fact to its last: rolls, and what each realm lost, by kind."""

    first: int
    last: int
    rolls: tuple[Roll, ...]
    lost: Armies
    dice_lost: int
    """How many dice the Guardians lost."""


class Battle(NamedTuple):
    """A battle as far as the log tells it; `end` is the place of its last fact, NOBODY if it is not over."""

    start: int
    end: int
    realm: int
    space: int
    tokens: tuple[int, ...]
    rounds: tuple[Round, ...]


# ------------------------------------------------------------------------ battles


def battles(log: Log, first: int = 0) -> Iterator[Battle]:
    """All battles of which something is told from a fact on, in order."""
    start = next((n for n in range(first - 1, -1, -1) if log[n][0] in ("battle", *ENDS)), NOBODY)
    if start != NOBODY and log[start][0] == "battle":
        yield battle_at(log, start)
    yield from (battle_at(log, n) for n in range(first, len(log)) if log[n][0] == "battle")


def battle_at(log: Log, start: int) -> Battle:
    """The battle that begins with a fact."""
    _, realm, space = log[start]
    end, last = NOBODY, start
    for n in range(start + 1, len(log)):
        if log[n][0] in ("battle", "turn"):
            break
        last = n
        if log[n][0] in ENDS:
            end = n
            break
    facts = range(start + 1, last + 1)
    tokens = next((tuple(log[n][2:]) for n in facts if log[n][0] == "guardians"), ())
    return Battle(start, end, realm, space, tokens, tuple(rounds(log, facts, realm, need_of(tokens))))


def need_of(tokens: Sequence[int]) -> int:
    """What the attacker's dice must show against these Guardians, or anybody else."""
    return max([USUAL, *(GUARDIANS[token].hero_hits_on for token in tokens)])


def rounds(log: Log, facts: range, realm: int, need: int) -> Iterator[Round]:
    """The rounds of a battle. What is lost before the first roll, by a card, belongs to the first one."""
    first, rolls = facts.start, list[Roll]()
    for n in facts:
        if log[n][0] != "rolled":
            continue
        _, roller, phase, *faces = log[n]
        if phase > VOLLEY:
            continue
        roll = Roll(n, roller, phase, tuple(faces), need if roller == realm else USUAL)
        if is_next_round(rolls, roll):
            yield ended(log, first, n - 1, rolls)
            first, rolls = n, []
        rolls.append(roll)
    if rolls:
        yield ended(log, first, facts.stop - 1, rolls)


def is_next_round(rolls: Sequence[Roll], roll: Roll) -> bool:
    """Whether a roll cannot be of the same round: First Strike comes first, and a realm rolls once a phase."""
    return any(each.phase > roll.phase or each[1:3] == roll[1:3] for each in rolls)


def ended(log: Log, first: int, last: int, rolls: Sequence[Roll]) -> Round:
    lost: Armies = tuple(Counter() for _ in range(4))
    dice = 0
    for name, *args in log[first : last + 1]:
        if name == "lost":
            lost[args[0]][args[1]] += args[2]
        elif name == "guardians_hit":
            dice += args[1]
    return Round(first, last, tuple(rolls), lost, dice)


# ------------------------------------------------------------------ the position before


def holders(log: Log, last: int) -> list[int]:
    """Who held each land before a fact."""
    held = list(HOME)
    for name, *args in log[:last]:
        if name == "conquered":
            held[args[1]] = args[0]
        elif name == "liberated":
            held[args[1]] = args[2]
    return held


def armies_before(view: View, first: int, space: int) -> Armies:
    """Who stood in a space before a fact: what is there now, with everything that has happened since undone."""
    g: Nerath = view.state
    armies: Armies = tuple(Counter(pieces_of(g.army(realm, space))) for realm in range(4))
    for n in range(len(view.log) - 1, first - 1, -1):
        undo(view.log, n, space, armies)
    return tuple(+army for army in armies)


def undo(log: Log, n: int, space: int, armies: Armies) -> None:
    """Take back what a fact did to the pieces in a space."""
    name, *args = log[n]
    if name in GONE and args[3] == space:
        armies[args[0]].update(pieces_of([(args[1], args[2])]))
    elif name in CAME and args[3] == space:
        armies[args[0]].subtract(pieces_of([(args[1], args[2])]))
    elif name == "renewed" and args[2] == space:
        armies[args[0]][args[1]] -= 1
    elif name in WENT:
        change = Counter(pieces_of([(args[1], args[2])]))
        if args[3] == space:
            armies[args[0]].update(change)
        elif args[4] == space:
            armies[args[0]].subtract(change)
    elif name == "ran_amok" and space in args[1:]:
        armies[args[0]][MONSTER] += 1 if args[1] == space else -1
    elif name in ("conquered", "liberated") and args[1] == space:
        hand_back(log, n, armies)


def hand_back(log: Log, n: int, armies: Armies) -> None:
    """A Castle belongs to whoever holds the land."""
    name, realm, space, more = log[n]
    owner, loser = realm if name == "conquered" else more, holders(log, n)[space]
    castles = armies[owner].pop(CASTLE, 0)
    if castles and loser != NOBODY:
        armies[loser][CASTLE] += castles


def losses_before(battle: Battle, n: int) -> Armies:
    """What each realm has lost in a battle before its round number `n`."""
    total: Armies = tuple(Counter() for _ in range(4))
    for each in battle.rounds[:n]:
        for realm, lost in enumerate(each.lost):
            total[realm].update(lost)
    return total


# --------------------------------------------------------------------------- chances


def chance_before(view: View, battle: Battle) -> float | None:
    """The attacker's chance when a battle began, without cards; None where nobody defended."""
    armies = armies_before(view, battle.start, battle.space)
    ours = Counter({kind: n for kind, n in armies[battle.realm].items() if kind != CASTLE})
    theirs = sum((armies[foe] for foe in view.state.enemies(battle.realm)), Counter[int]())
    try:
        if battle.tokens:
            dice = tuple(GUARDIANS[token].dice for token in battle.tokens)
            heroes = printed_terms(True, False).hitting_on(need_of(battle.tokens), *HEROES)
            return guardian_odds(as_force(ours), battle.tokens, dice, heroes).win
        sea = bool(1 << battle.space & SEA)
        sides = as_force(ours), as_force(theirs)
        return (
            battle_odds(*sides, sea, printed_terms(True, sea), printed_terms(False, sea)).win if theirs else None
        )
    except GonfalonError:  # the pieces are not such as could fight without cards
        return None


def as_force(army: Counter[int]) -> Force:
    return Force(tuple(army[kind] for kind in range(len(PIECES))))
