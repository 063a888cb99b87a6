"""`gonfalon odds nerath`: forces as people write them, and what they may expect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gonfalon.arena import battles, by_rules
from gonfalon.cli.odds import Asked
from gonfalon.core import GonfalonError
from gonfalon.games.nerath.bots.odds import BadForce, Force, Odds, dungeon_odds, odds
from gonfalon.games.nerath.printed import CONTENT, GUARDIANS, PIECES
from gonfalon.games.nerath.printed.guardians import Guardian
from gonfalon.games.nerath.printed.pieces import Piece
from gonfalon.games.nerath.rules.fighters import Counts
from gonfalon.lore.outlook import Check, Checked, Kind, Outlook, counted
from gonfalon.lore.rules import load_file
from gonfalon.lore.words import Words

Kinds = Sequence[Piece] | Sequence[Guardian]

MOST = 120
"""How many pieces a side may have here: more than two allied realms own."""
AT_ONCE = 1_000_000
BY_ENGINE = 1_000
"""How many battles of each match-up are fought to check the odds: all at once, or one by one by the game."""


def outlook(words: Words, asked: Asked) -> Outlook:
    """What comes of the battle that somebody asks about. A sentence says what is wrong with it."""
    if asked.dungeon and (asked.defend or asked.sea):
        raise GonfalonError(words("cli-odds-dungeon-alone"))
    ours = forces(words, asked.attack, PIECES, "cli-odds-no-attackers")
    try:
        if asked.dungeon:
            met = forces(words, asked.dungeon, GUARDIANS, "cli-odds-no-defenders")
            guardians = [one for one, n in zip(GUARDIANS, met) for _ in range(n)]
            explored = dungeon_odds(Force(ours), guardians, asked.retreat)
            return told(words, ours, (1,) * len(guardians), guardians, explored)
        theirs = forces(words, asked.defend, PIECES, "cli-odds-no-defenders")
        fought = odds(Force(ours), Force(theirs), asked.sea, asked.retreat)
        return told(words, ours, theirs, PIECES, fought)
    except BadForce as error:
        rule = load_file(CONTENT.parent / "rules.toml").cite(error.rule)
        raise GonfalonError(f"{rule.text(words.lang)} ({rule.id})") from None


def forces(words: Words, text: str, kinds: Kinds, nobody: str) -> Counts:
    """`3 footsoldiers, wizard` as counts by kind; the sentence `nobody` if that is none at all."""
    known = [Kind(kind.text("name", words.lang), (kind.id, kind.name_en, kind.name_fr)) for kind in kinds]
    counts = counted(words, text, known, MOST)
    if not any(counts):
        raise GonfalonError(words(nobody))
    return counts


def told(words: Words, attackers: Counts, defenders: Counts, kinds: Kinds, odds: Odds) -> Outlook:
    """The odds of a battle; `kinds` are those of the defenders."""
    attack, defend = said(words, attackers, PIECES), said(words, defenders, kinds)
    sides = {
        words("odds-attackers-left"): (left(odds.attackers_left, PIECES), PIECES, sum(attackers)),
        words("odds-defenders-left"): (left(odds.defenders_left, kinds), kinds, sum(defenders)),
    }
    gold = words("cli-odds-gold", attack=odds.gold_lost_attack, defend=odds.gold_lost_defend, rounds=odds.rounds)
    return Outlook(
        title=words("cli-odds-battle", attack=attack, defend=defend),
        ends=ends(words, odds),
        left={
            title: [(said(words, counts, kinds), chance) for counts, chance in chances.items()]
            for title, (chances, kinds, _) in sides.items()
        },
        numbers={title: by_number(chances, most) for title, (chances, _, most) in sides.items()},
        remarks=(gold, words("cli-odds-exact" if odds.exact else "cli-odds-sampled")),
        facts=summary(odds, kinds),
    )


def said(words: Words, counts: Counts, kinds: Kinds) -> str:
    """`3 × Footsoldier, Wizard`."""
    names = [(kind.text("name", words.lang), n) for kind, n in zip(kinds, counts) if n]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in names) or words("cli-odds-nothing")


def ends(words: Words, odds: Odds) -> dict[str, float]:
    """The ways a battle may end, each with its chance; a retreat only if there may be one."""
    found = {
        words("odds-win"): odds.win,
        words("odds-hold"): odds.hold,
        words("cli-odds-both"): odds.both,
    }
    return found | ({words("cli-odds-retreat"): odds.retreat} if odds.retreat else {})


def left(chances: Mapping[Counts, float], kinds: Kinds) -> dict[Counts, float]:
    """What may be left, the most first. A Guardian is there or not, however many dice it has (NER-DUN-14)."""
    found: dict[Counts, float] = {}
    for counts in sorted(chances, key=lambda counts: (sum(counts), counts), reverse=True):
        whole = counts if kinds is PIECES else tuple(min(n, 1) for n in counts)
        found[whole] = found.get(whole, 0.0) + chances[counts]
    return found


def by_number(chances: Mapping[Counts, float], most: int) -> list[float]:
    """The chance that so many are left."""
    numbers = [0.0] * (most + 1)
    for counts, chance in chances.items():
        numbers[sum(counts)] += chance
    return numbers


def summary(odds: Odds, kinds: Kinds) -> dict[str, Any]:
    """The same as plain data, for programs."""
    facts = odds._asdict()
    for side, of in (("attackers_left", PIECES), ("defenders_left", kinds)):
        facts[side] = [
            {"left": {kind.id: n for kind, n in zip(of, counts) if n}, "chance": chance}
            for counts, chance in left(facts[side], of).items()
        ]
    return facts


# ------------------------------------------------------------------ the check


def check(words: Words, asked: Asked, match_ups: int) -> Check:
    """Random match-ups, fought by the rules many thousands at once or, with `engine`, by the game itself."""
    many = asked.battles or (BY_ENGINE if asked.engine else AT_ONCE)
    return Check(many, battles.allowed_gap(many), compared(words, asked, match_ups, many))


def compared(words: Words, asked: Asked, match_ups: int, many: int) -> Iterator[Checked]:
    fought = by_rules.fought_by_rules if asked.engine else battles.simulate
    for each in battles.compare(battles.random_match_ups(match_ups, asked.seed), many, asked.seed, fought):
        attack, defend = (said(words, side.counts, PIECES) for side in each.match_up[:2])
        where = words("cli-odds-at-sea" if each.match_up.sea else "cli-odds-on-land", attack=attack, defend=defend)
        otherwise = each.tally.otherwise if asked.engine else None
        yield Checked(where, each.odds.win, each.tally.win, each.gap, otherwise)
