"""`gonfalon odds immortals`: an attack as people describe it, with tray and tower, and what it promises.

Red attacks and Blue defends, so that cubes of theirs may be named in tray and tower.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from gonfalon.arena import attacks
from gonfalon.cli.odds import Asked
from gonfalon.core import GonfalonError
from gonfalon.games.immortals.bots.odds import Odds
from gonfalon.games.immortals.bots.odds_average import BLUE, RED, Answer, Question, answer
from gonfalon.games.immortals.codes import MOST, NEUTRAL, SIDES
from gonfalon.games.immortals.printed import COLOURS, TOWER, most_on
from gonfalon.games.immortals.state import GREEN
from gonfalon.lore.outlook import Check, Checked, Kind, Outlook, counted, kind_called
from gonfalon.lore.words import Words

PLAYERS = 4
BY_ENGINE = 1_000
"""How many attacks of each kind are made to check the odds."""
SIDE_WORDS = ("cli-odds-side-for", "cli-odds-side-neutral", "cli-odds-side-against")
SEEN = 0.0005
"""How likely it must be that inhabitants win alone, to be worth a word."""


def outlook(words: Words, asked: Asked) -> Outlook:
    """What comes of the attack that somebody asks about."""
    question = question_of(words, asked)
    found = answer(question, asked.seed)
    odds = found.odds
    sides = {words("odds-attackers-left"): odds.attackers_left}
    if question.defenders:
        sides[words("odds-defenders-left")] = odds.defenders_left
    return Outlook(
        title=title(words, question.attackers, question.defenders, question.side),
        ends=ends(words, odds, bool(question.defenders)),
        left={
            side: [(words("cli-odds-armies", n=n), chance) for n, chance in reversed([*enumerate(chances)])]
            for side, chances in sides.items()
        },
        numbers=sides,
        remarks=[*remarks(words, question, found)],
        facts=summary(found),
    )


# ------------------------------------------------------------------ what people write


def question_of(words: Words, asked: Asked) -> Question:
    """The attack that the options of the command describe. A sentence says what is wrong with them."""
    players = asked.players or PLAYERS
    question = Question(
        attackers=armies(words, asked.attack, "--attack", 1),
        defenders=armies(words, asked.defend, "--defend", 0),
        side=side_of(words, asked.inhabitants),
        players=players,
        tray=None if asked.tray is None else cubes(words, asked.tray, players),
        shelves=None if asked.shelves is None else lodged(words, asked.shelves, players),
    )
    refuse_too_many(words, question)
    return question


def armies(words: Words, text: str, option: str, least: int) -> int:
    """A number of armies."""
    if not re.fullmatch(r"\s*\d{1,3}\s*", text) or not least <= int(text) <= MOST:
        raise GonfalonError(words("cli-odds-how-many", option=option, least=least, most=MOST))
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
    *seats, greens = counted(words, text, kinds, MOST * len(kinds))
    return (*seats, *(0,) * (GREEN - players), greens)


def lodged(words: Words, text: str, players: int) -> tuple[tuple[int, ...], ...]:
    """`2 red / green / ` as the cubes on each shelf, from above."""
    parts = text.split("/")
    if len(parts) != len(TOWER.shelves):
        raise GonfalonError(words("cli-odds-shelves", n=len(TOWER.shelves)))
    found = []
    for part, shelf in zip(parts, TOWER.shelves):
        lot = Counter(dict(enumerate(cubes(words, part, players))))
        if lot.total() > most_on(shelf):
            name = shelf.text("name", words.lang)
            raise GonfalonError(words("cli-odds-shelf-full", name=name, n=lot.total(), most=most_on(shelf)))
        found.append(tuple(lot.elements()))
    return tuple(found)


def refuse_too_many(words: Words, question: Question) -> None:
    """No colour has more cubes than there are."""
    total = Counter({RED: question.attackers, BLUE: question.defenders})
    total.update(dict(enumerate(question.tray or ())))
    for shelf in question.shelves or ():
        total.update(shelf)
    for colour, n in total.items():
        most = TOWER.battle.inhabitants if colour == GREEN else MOST
        if n > most:
            raise GonfalonError(words("cli-odds-cubes", name=colour_name(words, colour), n=n, most=most))


# ------------------------------------------------------------------ what they are told


def title(words: Words, attackers: int, defenders: int, side: int) -> str:
    names = {"attacker": colour_name(words, RED), "defender": colour_name(words, BLUE)}
    return words("cli-odds-attack", attackers=attackers, defenders=defenders, side=SIDES[side], **names)


def colour_name(words: Words, colour: int) -> str:
    return words("cli-odds-green") if colour == GREEN else COLOURS[colour].text("name", words.lang)


def ends(words: Words, odds: Odds, defended: bool) -> dict[str, float]:
    """The ways an attack may end; in an unoccupied region there is no tie (IMM-BAT-27)."""
    if not defended:
        return {words("odds-win"): odds.win, words("cli-odds-repelled"): odds.lose}
    return {
        words("odds-win"): odds.win,
        words("odds-hold"): odds.lose,
        words("cli-odds-tie"): odds.tie,
    }


def remarks(words: Words, question: Question, found: Answer) -> Iterator[str]:
    """What an attack costs, and how well all this is known."""
    odds = found.odds
    if odds.win - odds.conquest >= SEEN:
        yield words("cli-odds-unoccupied", chance=100 * (odds.win - odds.conquest))
    lost = "cli-odds-losses" if question.defenders else "cli-odds-losses-alone"
    yield words(lost, attack=odds.lost_attack, defend=odds.lost_defend)
    if found.towers > 1:
        yield words("cli-odds-average", towers=found.towers, players=question.players, error=100 * found.error)
    elif odds.samples:
        yield words("cli-odds-thrown", samples=odds.samples, error=100 * found.error)
    else:
        yield words("cli-odds-every-fall")


def summary(found: Answer) -> dict[str, Any]:
    """The same as plain data, for programs."""
    facts = found.odds._asdict() | {"conquest": found.odds.conquest, "error": found.error, "towers": found.towers}
    return facts | {"exact": not found.odds.samples}


# ------------------------------------------------------------------ the check


def check(words: Words, asked: Asked, match_ups: int) -> Check:
    """Random attacks, carried out by the game itself."""
    many = asked.battles or BY_ENGINE
    return Check(many, attacks.allowed_gap(many), compared(words, asked, match_ups, many))


def compared(words: Words, asked: Asked, match_ups: int, many: int) -> Iterator[Checked]:
    for each in attacks.compare(attacks.random_positions(match_ups, asked.seed), many, asked.seed):
        position = each.position
        name = title(words, position.attackers, position.defenders, position.side)
        yield Checked(name, each.odds.win, each.fought.win, each.gap)
