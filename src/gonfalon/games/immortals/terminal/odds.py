"""`gonfalon odds immortals`: an attack as people describe it, with tray and tower, and what it promises.

Red attacks and Blue defends, so that cubes of theirs may be named in tray and tower.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gonfalon.core import GonfalonError
from gonfalon.games.immortals.bots import attacks
from gonfalon.games.immortals.bots.odds import Odds
from gonfalon.games.immortals.bots.odds_average import BLUE, RED, Answer, Question, answer
from gonfalon.games.immortals.codes import MOST_ARMIES, NEUTRAL, SIDES
from gonfalon.games.immortals.printed import COLOURS, TOWER
from gonfalon.games.immortals.rules.tower import most_on
from gonfalon.games.immortals.state import GREEN
from gonfalon.lore.command import AsJson, Lang, Packs, Plot, language, lay, new_console
from gonfalon.lore.outlook import Check, Checked, Kind, Outlook, agrees, counted, kind_called, show_outlook
from gonfalon.lore.phrases import named
from gonfalon.lore.words import COMMON, Words

WORDS: Final = Path(__file__).parent.parent / "words"
MATCH_UPS: Final = 50
BY_ENGINE: Final = 1_000
"""How many attacks of each match-up are made to check the odds."""
SIDE_WORDS: Final = ("odds-side-for", "odds-side-neutral", "odds-side-against")
WORTH_A_WORD: Final = 0.0005
"""How likely it must be that inhabitants win alone, to be mentioned."""


def odds(
    attack: Annotated[str, typer.Option(metavar="ARMIES", help="How many armies attack.")] = "",
    defend: Annotated[str, typer.Option(metavar="ARMIES", help="How many defend, or 0 for nobody.")] = "",
    inhabitants: Annotated[
        str, typer.Option(metavar="SIDE", help="For the attacker, neutral or against (neutral).")
    ] = "",
    tray: Annotated[
        str | None, typer.Option(metavar="CUBES", help='What is in the tray, "2 green, 1 yellow".')
    ] = None,
    shelves: Annotated[
        str | None, typer.Option(metavar="CUBES", help='The shelves from above, "red / blue, 2 green / ".')
    ] = None,
    players: Annotated[int, typer.Option(min=3, max=5, help="How many play.")] = 4,
    plot: Plot = None,
    check: Annotated[
        bool, typer.Option("--check", help="Compare the odds with attacks carried out by the game.")
    ] = False,
    battles: Annotated[int, typer.Option(min=1, help="--check: how many attacks of each match-up.")] = BY_ENGINE,
    seed: Annotated[int, typer.Option(help="The seed of match-ups and cubes.")] = 1,
    lang: Lang = "",
    pack: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Say how often an attack succeeds, what is left and what it costs."""
    lay(pack)
    words, console = Words([COMMON, WORDS], lang or language()), new_console()
    if check:
        raise typer.Exit(0 if agrees(words, console, checked(words, battles, seed)) else 1)
    question = Question(
        attackers=armies(words, attack, "--attack", 1),
        defenders=armies(words, defend, "--defend", 0),
        side=side_of(words, inhabitants),
        players=players,
        tray=None if tray is None else cubes(words, tray, players),
        shelves=None if shelves is None else lodged(words, shelves, players),
    )
    refuse_too_many(words, question)
    show_outlook(words, console, outlook(words, question, seed), plot, as_json)


def outlook(words: Words, question: Question, seed: int) -> Outlook:
    """What comes of the attack that somebody asks about."""
    found = answer(question, seed)
    sides = {words("odds-attackers-left"): found.odds.attackers_left}
    if question.defenders:
        sides[words("odds-defenders-left")] = found.odds.defenders_left
    return Outlook(
        title=title(words, question.attackers, question.defenders, question.side),
        ends=ends(words, found.odds, bool(question.defenders)),
        left={
            side: [(words("odds-armies", n=n), chance) for n, chance in reversed([*enumerate(chances)])]
            for side, chances in sides.items()
        },
        numbers=sides,
        remarks=[*remarks(words, question, found)],
        facts=summary(found),
    )


# ------------------------------------------------------------------ what people write


def armies(words: Words, text: str, option: str, least: int) -> int:
    """A number of armies."""
    if not re.fullmatch(r"\s*[0-9]{1,3}\s*", text) or not least <= int(text) <= MOST_ARMIES:
        raise GonfalonError(words("odds-how-many", option=option, least=least, most=MOST_ARMIES))
    return int(text)


def side_of(words: Words, text: str) -> int:
    """The side of the inhabitants, in either language."""
    kinds = [Kind(name, (side, name)) for side, name in zip(SIDES, map(words, SIDE_WORDS))]
    return kind_called(words, text, kinds) if text else NEUTRAL


def cubes(words: Words, text: str, players: int) -> tuple[int, ...]:
    """`2 green, red` as cubes by colour."""
    spellings = [(colour.id, colour.name_en, colour.name_fr) for colour in COLOURS[:players]]
    kinds = [Kind(colour_name(words, colour), names) for colour, names in enumerate(spellings)]
    kinds.append(Kind(colour_name(words, GREEN), ("green", "vert", "inhabitant", "habitant")))
    *seats, greens = counted(words, text, kinds, MOST_ARMIES * len(kinds))
    return (*seats, *(0,) * (GREEN - players), greens)


def lodged(words: Words, text: str, players: int) -> tuple[tuple[int, ...], ...]:
    """`2 red / green / ` as the cubes on each shelf, from above."""
    parts = text.split("/")
    if len(parts) != len(TOWER.shelves):
        raise GonfalonError(words("odds-shelves", n=len(TOWER.shelves)))
    found = []
    for part, shelf in zip(parts, TOWER.shelves):
        lot = Counter(dict(enumerate(cubes(words, part, players))))
        if lot.total() > most_on(shelf):
            name = named(words, shelf)
            raise GonfalonError(words("odds-shelf-full", name=name, n=lot.total(), most=most_on(shelf)))
        found.append(tuple(lot.elements()))
    return tuple(found)


def refuse_too_many(words: Words, question: Question) -> None:
    """No colour has more cubes than there are."""
    total = Counter({RED: question.attackers, BLUE: question.defenders})
    total.update(dict(enumerate(question.tray or ())))
    for shelf in question.shelves or ():
        total.update(shelf)
    for colour, n in total.items():
        most = TOWER.battle.inhabitants if colour == GREEN else MOST_ARMIES
        if n > most:
            raise GonfalonError(words("odds-cubes", name=colour_name(words, colour), n=n, most=most))


# ------------------------------------------------------------------ what they are shown


def title(words: Words, attackers: int, defenders: int, side: int) -> str:
    names = {"attacker": colour_name(words, RED), "defender": colour_name(words, BLUE)}
    return words("odds-attack", attackers=attackers, defenders=defenders, side=SIDES[side], **names)


def colour_name(words: Words, colour: int) -> str:
    return words("odds-green") if colour == GREEN else named(words, COLOURS[colour])


def ends(words: Words, odds: Odds, defended: bool) -> dict[str, float]:
    """The ways an attack may end; in an unoccupied region there is no tie (IMM-BAT-27)."""
    if not defended:
        return {words("odds-win"): odds.win, words("odds-repelled"): odds.lose}
    return {
        words("odds-win"): odds.win,
        words("odds-hold"): odds.lose,
        words("odds-tie"): odds.tie,
    }


def remarks(words: Words, question: Question, found: Answer) -> Iterator[str]:
    """What an attack costs, and how well all this is known."""
    odds = found.odds
    if odds.win - odds.conquest >= WORTH_A_WORD:
        yield words("odds-unoccupied", chance=100 * (odds.win - odds.conquest))
    lost = "odds-losses" if question.defenders else "odds-losses-alone"
    yield words(lost, attack=odds.lost_attack, defend=odds.lost_defend)
    if found.towers > 1:
        yield words("odds-average", towers=found.towers, players=question.players, error=100 * found.error)
    elif odds.samples:
        yield words("odds-thrown", samples=odds.samples, error=100 * found.error)
    else:
        yield words("odds-every-fall")


def summary(found: Answer) -> dict[str, Any]:
    """The same as plain data, for programs."""
    facts = found.odds._asdict() | {"conquest": found.odds.conquest, "error": found.error, "towers": found.towers}
    return facts | {"exact": not found.odds.samples}


# ------------------------------------------------------------------ the check


def checked(words: Words, many: int, seed: int) -> Check:
    """Random attacks, carried out by the game itself."""
    return Check(many, attacks.allowed_gap(many), compared(words, many, seed))


def compared(words: Words, many: int, seed: int) -> Iterator[Checked]:
    for each in attacks.compare(attacks.random_positions(MATCH_UPS, seed), many, seed):
        position = each.position
        name = title(words, position.attackers, position.defenders, position.side)
        yield Checked(name, each.odds.win, each.fought.win, each.gap)
