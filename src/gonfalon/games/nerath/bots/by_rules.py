"""Battles of Nerath fought by the game itself, to check the exact odds against its rules.

Far slower than battles.py, where many thousands are fought at once, but here nothing is written a second time: two
forces are put on the board, and the game asks both sides what it would ask players. With the hits that fell each
battle is fought again by battles.py, and must end the same way: so what that says of a million battles, the game
says too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from gonfalon import games
from gonfalon.core import Ask, Match, Option, Setup
from gonfalon.core.match import Frozen
from gonfalon.core.state import key_of
from gonfalon.games.nerath.bots.battles import Camp, MatchUp, Roll, Tally, at_least, pieces_in
from gonfalon.games.nerath.bots.battles import fight as at_once
from gonfalon.games.nerath.bots.odds import Force, loads_of
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import CAPITAL, HOME, NEAR, TERRITORY
from gonfalon.games.nerath.printed.regions import SEA as SEAS
from gonfalon.games.nerath.rules.attack import USUAL, fighters
from gonfalon.games.nerath.rules.ranks import heroes_aboard, pieces_of
from gonfalon.games.nerath.state import CASTLE, LAND_PIECES, WARSHIP, Nerath, ship_with, type_of

GAME: Final = games.find("nerath")
ATTACKER: Final = 0
DEFENDER: Final = 1
SETUP: Final = Setup("free-for-all", 4, 1, {})
LAND: Final = next(
    space
    for space, home in enumerate(HOME)
    if home == DEFENDER and space not in CAPITAL and NEAR[space] & TERRITORY[ATTACKER]
)
"""A land space of the defender from which the attacker can retreat."""
SEA: Final = next(space for space, near in enumerate(NEAR) if 1 << space & SEAS and near & SEAS)


class Fought(NamedTuple):
    """A battle as the game fought it: how it ended, how many pieces each side has left, what they were worth, and
    how many hits fell in each roll."""

    end: str
    left: tuple[int, ...]
    gold: tuple[int, ...]
    hits: Mapping[Roll, int]


def fought_by_rules(match_up: MatchUp, battles: int, seed: int = 1) -> Tally:
    """The results of many battles between fresh forces, if both sides take damage sensibly."""
    done = list(battles_by_rules(match_up, battles, seed))
    ends = Counter(each.end for each in done)
    win, both, hold, retreat = (ends[end] / battles for end in ("win", "both", "hold", "retreat"))
    gold, others_gold = (sum(each.gold[realm] for each in done) / battles for realm in (ATTACKER, DEFENDER))
    left = [Counter(each.left[realm] for each in done) for realm in (ATTACKER, DEFENDER)]
    attackers, defenders = (
        tuple(left[realm][n] / battles for n in range(1 + pieces_in(force.counts, match_up.sea)))
        for realm, force in enumerate(match_up[:2])
    )
    return Tally(win, both, hold, retreat, gold, others_gold, attackers, defenders, otherwise(match_up, done))


def battles_by_rules(match_up: MatchUp, battles: int, seed: int) -> Iterator[Fought]:
    """Battles, one after another."""
    rng, fields = Random(seed), position(match_up)
    worth = [value(fresh(force, match_up.sea)) for force in match_up[:2]]
    for _ in range(battles):
        fields["dice"] = (key_of(rng.getrandbits(64)), 0)
        match = fight((fields, [], [0] * SETUP.seats), match_up)
        left = tuple(standing(match.state, realm, match_up.sea) for realm in (ATTACKER, DEFENDER))
        gold = tuple(worth[realm] - value(troops_of(match.state, realm)) for realm in (ATTACKER, DEFENDER))
        yield Fought(end_of(match, match_up), left, gold, hits_in(match))


def hits_in(match: Match) -> dict[Roll, int]:
    """How many hits fell in each roll. In a round First Strike comes first, and the attacker before defenders."""
    hits: dict[Roll, int] = {}
    number, last = 1, (-1, -1)
    for name, args, *_ in match.log:
        if name == "rolled":
            realm, phase, *dice = args
            if (phase, realm) <= last:
                number += 1
            last = (phase, realm)
            hits[Roll(number, phase == 0, realm == ATTACKER)] = sum(face_of(die)[1] >= USUAL for die in dice)
    return hits


def otherwise(match_up: MatchUp, done: Sequence[Fought]) -> int:
    """How many battles end otherwise if the same hits fall where many thousands are fought at once."""

    def fallen(camp: Camp, roll: Roll, where: int) -> list[int]:
        most = max((each.hits.get(roll, 0) for each in done), default=0)
        return [bits_of(each.hits.get(roll, 0) > n for each in done) & where for n in range(most)]

    rounds = max((roll.round for each in done for roll in each.hits), default=0)
    attack, defend, retreated = at_once(match_up, len(done), fallen, rounds)
    ours, theirs = attack.standing(), defend.standing()
    ends = {"win": ours & ~theirs, "hold": theirs & ~ours, "retreat": retreated, "both": ~ours & ~theirs}
    wrong = 0
    for end, where in ends.items():
        wrong |= bits_of(each.end == end for each in done) & ~where
    for realm, camp in enumerate((attack, defend)):
        pieces = [one.standing for one in camp.pieces if one.fighter.kind != CASTLE]
        for n, where in enumerate(at_least(pieces, len(pieces), (1 << len(done)) - 1)):
            wrong |= bits_of(each.left[realm] >= n for each in done) ^ where
    return wrong.bit_count()


def bits_of(those: Iterable[bool]) -> int:
    """The battles for which something is so, as bits."""
    return sum(1 << n for n, so in enumerate(those) if so)


def position(match_up: MatchUp) -> dict[str, Any]:
    """The fields of a state in which nothing is left of the game but this battle."""
    g = Nerath(key_of(0))
    GAME.start(g, SETUP)
    g.quick = True
    g.troops, g.presence = [{} for _ in g.troops], [0] * len(g.presence)
    g.hand = ((),) * len(g.hand)
    space = SEA if match_up.sea else LAND
    for realm, force in ((ATTACKER, match_up.attack), (DEFENDER, match_up.defend)):
        for type_, n in fresh(force, match_up.sea):
            g.add(realm, space, type_, n)
    g.stack = [("battle", space)]
    return {name: getattr(g, name) for name in g.fields}


def fresh(force: Force, sea: bool) -> list[tuple[int, int]]:
    """The pieces of a force by type, at sea the land pieces aboard their Warships."""
    aboard = (*LAND_PIECES, WARSHIP) if sea else ()
    ships = [(ship_with(load), 1) for load in loads_of(force)] if sea else []
    return [*ships, *((kind, n) for kind, n in enumerate(force.counts) if n and kind not in aboard)]


def fight(frozen: Frozen, match_up: MatchUp) -> Match:
    """Fight one battle to its end."""
    match = Match.thaw(GAME, SETUP, frozen)
    while match.asks:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, answer(match.state, ask, match_up))
    return match


def answer(g: Nerath, ask: Ask, match_up: MatchUp) -> Option:
    """The answer of a player who takes damage sensibly and retreats when few enough pieces are left."""
    if ask.what == "press":
        few = len(fighters(g, ATTACKER, g.fighting, attacking=True)) <= match_up.retreat
        return ("retreat",) if few else ("press",)
    return ask.default or ask.options[0]


def end_of(match: Match, match_up: MatchUp) -> str:
    """How a battle ended, in the words of the odds. A Castle that took damage is out of the fight (NER-BAT-30)."""
    g, told = match.state, {fact[0] for fact in match.log}
    if "retreated" in told:
        return "retreat"
    if standing(g, ATTACKER, match_up.sea):
        return "win"
    castle = g.count(DEFENDER, LAND, CASTLE) and "castle_down" not in told
    return "hold" if castle or standing(g, DEFENDER, match_up.sea) else "both"


def troops_of(g: Nerath, realm: int) -> list[tuple[int, int]]:
    """All pieces of a realm, wherever they are."""
    return [(type_of(key), n) for key, n in g.troops[realm].items()]


def standing(g: Nerath, realm: int, sea: bool) -> int:
    """How many pieces are left that can fight, a Castle aside."""
    return sum(
        n * (1 + (heroes_aboard(type_) if sea else 0)) for type_, n in troops_of(g, realm) if type_ != CASTLE
    )


def value(army: list[tuple[int, int]]) -> int:
    """The price of an army with its cargo, Castles aside."""
    return sum(PIECES[kind].cost for kind in pieces_of(army) if kind != CASTLE)
