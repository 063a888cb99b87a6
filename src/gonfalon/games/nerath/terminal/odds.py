"""`gonfalon odds nerath`: forces as people write them, and what they may expect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from gonfalon.core import GonfalonError
from gonfalon.games.nerath.bots import battles as at_once
from gonfalon.games.nerath.bots import by_rules
from gonfalon.games.nerath.bots.odds import BadForce, Force, Odds, dungeon_odds
from gonfalon.games.nerath.bots.odds import odds as battle_odds
from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.printed.guardians import Guardian
from gonfalon.games.nerath.printed.pieces import Piece
from gonfalon.games.nerath.rules.fighters import Counts
from gonfalon.lore.command import AsJson, Lang, Packs, Plot, language, lay, new_console
from gonfalon.lore.outlook import Check, Checked, Kind, Outlook, agrees, counted, show_outlook
from gonfalon.lore.rules import load_file
from gonfalon.lore.words import COMMON, Words

Kinds = Sequence[Piece] | Sequence[Guardian]

FOLDER: Final = Path(__file__).parent.parent
MOST_PIECES: Final = 120
"""How many pieces a side may have here: more than two allied realms own."""
MATCH_UPS: Final = 50
AT_ONCE: Final = 1_000_000
BY_ENGINE: Final = 1_000
"""How many battles of each match-up are fought to check the odds: all at once, or one by one by the game."""


class Question(NamedTuple):
    """A battle that somebody asks about, as they describe it."""

    attack: str
    defend: str = ""
    sea: bool = False
    dungeon: str = ""
    retreat: int | None = None


def odds(
    attack: Annotated[str, typer.Option(metavar="PIECES", help='Who attacks: "3 footsoldier, 1 wizard".')] = "",
    defend: Annotated[str, typer.Option(metavar="PIECES", help='Who defends: "2 footsoldier, castle".')] = "",
    sea: Annotated[bool, typer.Option("--sea", help="A sea battle: land pieces are aboard the Warships.")] = False,
    dungeon: Annotated[str, typer.Option(metavar="GUARDIANS", help="Explore a dungeon: medusa, troll.")] = "",
    retreat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Retreat when N or fewer attackers are left.")
    ] = None,
    plot: Plot = None,
    check: Annotated[
        bool, typer.Option("--check", help="Compare the odds with battles fought by the rules.")
    ] = False,
    engine: Annotated[
        bool, typer.Option("--engine", help="--check: let the game itself fight the battles, far fewer of them.")
    ] = False,
    battles: Annotated[
        int | None,
        typer.Option(min=1, help="--check: how many battles of each match-up (1000000; with --engine 1000)."),
    ] = None,
    seed: Annotated[int, typer.Option(help="--check: the seed of match-ups and dice.")] = 1,
    lang: Lang = "",
    pack: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Say how often each side wins a battle, what is left and what it costs."""
    lay(pack)
    words, console = Words([COMMON, FOLDER / "words"], lang or language()), new_console()
    if check:
        many = battles or (BY_ENGINE if engine else AT_ONCE)
        raise typer.Exit(0 if agrees(words, console, checked(words, many, engine, seed)) else 1)
    show_outlook(words, console, outlook(words, Question(attack, defend, sea, dungeon, retreat)), plot, as_json)


def outlook(words: Words, asked: Question) -> Outlook:
    """The forecast for a battle somebody asks about; raises an error that says what is wrong with it."""
    if asked.dungeon and (asked.defend or asked.sea):
        raise GonfalonError(words("odds-dungeon-alone"))
    ours = forces(words, asked.attack, PIECES, "odds-no-attackers")
    try:
        if asked.dungeon:
            met = forces(words, asked.dungeon, GUARDIANS, "odds-no-defenders")
            guardians = [one for one, n in zip(GUARDIANS, met) for _ in range(n)]
            explored = dungeon_odds(Force(ours), guardians, asked.retreat)
            return told(words, ours, (1,) * len(guardians), guardians, explored)
        theirs = forces(words, asked.defend, PIECES, "odds-no-defenders")
        fought = battle_odds(Force(ours), Force(theirs), asked.sea, asked.retreat)
        return told(words, ours, theirs, PIECES, fought)
    except BadForce as error:
        rule = load_file(FOLDER / "rules.toml").cite(error.rule)
        raise GonfalonError(f"{rule.text(words.lang)} ({rule.id})") from None


def forces(words: Words, text: str, kinds: Kinds, nobody: str) -> Counts:
    """`3 footsoldiers, wizard` as counts by kind; the sentence `nobody` if that is none at all."""
    known = [Kind(kind.text("name", words.lang), (kind.id, kind.name_en, kind.name_fr)) for kind in kinds]
    counts = counted(words, text, known, MOST_PIECES)
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
    gold = words("odds-gold", attack=odds.gold_lost_attack, defend=odds.gold_lost_defend, rounds=odds.rounds)
    return Outlook(
        title=words("odds-battle", attack=attack, defend=defend),
        ends=ends(words, odds),
        left={
            title: [(said(words, counts, kinds), chance) for counts, chance in chances.items()]
            for title, (chances, kinds, _) in sides.items()
        },
        numbers={title: by_number(chances, most) for title, (chances, _, most) in sides.items()},
        remarks=(gold, words("odds-exact" if odds.exact else "odds-sampled")),
        facts=summary(odds, kinds),
    )


def said(words: Words, counts: Counts, kinds: Kinds) -> str:
    """`3 × Footsoldier, Wizard`."""
    names = [(kind.text("name", words.lang), n) for kind, n in zip(kinds, counts) if n]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in names) or words("odds-nothing")


def ends(words: Words, odds: Odds) -> dict[str, float]:
    """The ways a battle may end, each with its chance; a retreat only if there may be one."""
    found = {
        words("odds-win"): odds.win,
        words("odds-hold"): odds.hold,
        words("odds-both"): odds.both,
    }
    return found | ({words("odds-retreat"): odds.retreat} if odds.retreat else {})


def left(chances: Mapping[Counts, float], kinds: Kinds) -> dict[Counts, float]:
    """What may be left, the most first. A Guardian is there or not, however many dice it has (NER-DUN-14)."""
    found: dict[Counts, float] = {}
    for counts in sorted(chances, key=lambda counts: (sum(counts), counts), reverse=True):
        whole = counts if kinds is PIECES else tuple(min(n, 1) for n in counts)
        found[whole] = found.get(whole, 0.0) + chances[counts]
    return found


def by_number(chances: Mapping[Counts, float], most: int) -> list[float]:
    """By number: the chance that that many are left."""
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


def checked(words: Words, many: int, engine: bool, seed: int) -> Check:
    """Random match-ups, fought by the rules many thousands at once or, with `engine`, by the game itself."""
    return Check(many, at_once.allowed_gap(many), compared(words, many, engine, seed))


def compared(words: Words, many: int, engine: bool, seed: int) -> Iterator[Checked]:
    fought = by_rules.fought_by_rules if engine else at_once.simulate
    for each in at_once.compare(at_once.random_match_ups(MATCH_UPS, seed), many, seed, fought):
        attack, defend = (said(words, side.counts, PIECES) for side in each.match_up[:2])
        where = words("odds-at-sea" if each.match_up.sea else "odds-on-land", attack=attack, defend=defend)
        otherwise = each.tally.otherwise if engine else None
        yield Checked(where, each.odds.win, each.tally.win, each.gap, otherwise)
