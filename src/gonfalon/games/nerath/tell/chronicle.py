"""A finished war: where the points came from, lands and income round by round, losses, luck, what to remember."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from gonfalon.core import View
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import PIECES, REALMS
from gonfalon.games.nerath.printed.regions import CAPITAL
from gonfalon.games.nerath.rules.ranks import pieces_of
from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.chronicle import Chronicle, Luck, Memory, Share, Story, Timeline
from gonfalon.lore.words import Words

from .names import realm_name, space_name
from .past import GONE, Battle, Log, battles, chance_before

UPSET = 0.4
"""A battle won against worse odds than this is one to remember."""

EVERYBODY = range(len(REALMS))


def chronicle(words: Words, story: Story) -> Chronicle:
    """The whole war."""
    end, views = story.end, story.rounds
    g: Nerath = end.state
    places = [end.result[g.seat_of[realm]] for realm in EVERYBODY]
    sides = sorted(EVERYBODY, key=lambda realm: (places[realm], -g.points[realm]))
    fought = list(battles(end.log))
    return Chronicle(
        sides=sides,
        names=[realm_name(words, realm) for realm in sides],
        places=[places[realm] for realm in sides],
        rounds=range(1, len(views) + 1),
        points=[g.points[realm] for realm in sides],
        shares=[Share(name, [row[realm] for realm in sides]) for name, row in shares(words, end)],
        timelines=[Timeline(name, [rows[realm] for realm in sides]) for name, rows in timelines(words, views)],
        losses=[Share(name, [row[realm] for realm in sides]) for name, row in losses(words, end.log)],
        luck=[luck(words, fought, sides)],
        memories=list(memories(words, end, fought)),
    )


def shares(words: Words, end: View) -> Iterator[tuple[str, Counter[int]]]:
    """The points of each realm by where they came from; they add up to what it has."""
    lands, capitals, treasures = Counter[int](), Counter[int](), Counter[int]()
    for name, *args in end.log:
        if name == "conquered":
            (capitals if args[1] in CAPITAL else lands)[args[0]] += args[2]
        elif name == "treasure":
            treasures[args[0]] += args[2]
    other = Counter({realm: end.state.points[realm] for realm in EVERYBODY})
    for each in (lands, capitals, treasures):
        other.subtract(each)
    yield words("end-lands"), lands
    yield words("end-capitals"), capitals
    yield words("end-treasures"), treasures
    if any(other.values()):
        yield words("end-other"), other


def timelines(words: Words, views: Sequence[View]) -> Iterator[tuple[str, list[list[int]]]]:
    """Points, lands and income of each realm at the end of each round."""
    states: list[Nerath] = [view.state for view in views]
    yield words("end-points-by-round"), [[g.points[realm] for g in states] for realm in EVERYBODY]
    yield words("end-lands-held"), [[g.lands[realm].bit_count() for g in states] for realm in EVERYBODY]
    yield words("end-income"), [[income_of(g, realm) for g in states] for realm in EVERYBODY]


def losses(words: Words, log: Log) -> Iterator[tuple[str, Counter[int]]]:
    """The pieces each realm lost, and what they cost."""
    lost, gold = Counter[int](), Counter[int]()
    for name, *args in log:
        if name in GONE:
            for kind in pieces_of([(args[1], args[2])]):
                lost[args[0]] += 1
                gold[args[0]] += PIECES[kind].cost
    yield words("end-pieces-lost"), lost
    yield words("end-gold-lost"), gold


def luck(words: Words, fought: Sequence[Battle], sides: Sequence[int]) -> Luck:
    """The hits that each realm rolled, and how many were to be expected of its dice."""
    rolls = [roll for battle in fought for each in battle.rounds for roll in each.rolls]
    return Luck(
        words("end-hits"),
        [sum(roll.hits for roll in rolls if roll.realm == realm) for realm in sides],
        [sum(roll.expected for roll in rolls if roll.realm == realm) for realm in sides],
    )


def memories(words: Words, end: View, fought: Sequence[Battle]) -> Iterator[Memory]:
    """The greatest upset, the land most fought over, the longest battle."""
    won = [battle for battle in fought if battle.end >= 0 and end.log[battle.end][0] != "repelled"]
    chances = [(chance_before(end, battle), battle) for battle in won]
    upsets = sorted(((chance, battle.start, battle) for chance, battle in chances if chance is not None))
    if upsets and upsets[0][0] < UPSET:
        chance, _, battle = upsets[0]
        space = space_name(words, battle.space)
        said = words("end-upset", realm=realm_name(words, battle.realm), space=space, percent=round(100 * chance))
        yield Memory(words("end-upset-label"), said, battle.end)
    often = Counter(battle.space for battle in fought).most_common(1)
    if often and often[0][1] > 1:
        (most, n), *_ = often
        yield Memory(words("end-contested-label"), words("end-times", what=space_name(words, most), n=n))
    if fought:
        longest = max(fought, key=lambda battle: len(battle.rounds))
        said = words("end-longest", space=space_name(words, longest.space), n=len(longest.rounds))
        yield Memory(words("end-longest-label"), said, longest.start)
