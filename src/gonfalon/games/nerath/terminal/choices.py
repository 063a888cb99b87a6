"""What the viewer can do now: battles with their odds, where pieces can go, what can be recruited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import Ask, View, bits
from gonfalon.games.nerath.codes import band_of, boarder_of, ship_of
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.rules.reinforce import UNLIMITED, price, sites
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import army_name, piece_name, space_name
from gonfalon.games.nerath.tell.notes import battle_ground, defence, odds
from gonfalon.lore.sheet import framed, rows
from gonfalon.lore.words import Words

from .signs import BATTLE, BOARDS, DANGER, GOES, army, name_of, pending

MOST_NAMED: Final = 8
"""More spaces than this are only counted, not named."""

Bands = list[tuple[int, int]]
BySpace = dict[tuple[int, int], int]


# ------------------------------------------------------------------- what can be done


def fights(words: Words, view: View) -> Iterator[Panel]:
    """The battles to come, and the one under way, with their odds."""
    g: Nerath = view.state
    spaces = list(bits(pending(g)))
    if spaces:
        yield framed(
            rows((name_of(words, g, space), fight(words, g, space)) for space in spaces), words("label-battles")
        )


def fight(words: Words, g: Nerath, space: int) -> Text:
    """Who fights whom in a space, and the likely outcome."""
    ours = army_name(words, g.army(g.active, space))
    text = Text(words("label-against", ours=ours, theirs=defence(words, g, space)))
    if g.fighting == space and g.battle_round:
        text.append(f" · {words('label-battle-round', n=g.battle_round)}", "bold")
    return text.append(f" · {odds(words, g, space)}", "bold")


def choices(words: Words, view: View) -> Iterator[Panel]:
    """Help with the question at hand: where pieces can go, or what can be recruited."""
    for ask in view.asks.values():
        if ask.what == "recruit":
            yield market(words, view.state, ask.about[0])
        elif lines := list(journeys(words, view.state, ask)):
            yield framed(rows(lines), words("label-ready"))


def journeys(words: Words, g: Nerath, ask: Ask) -> Iterator[tuple[Text, Text]]:
    """The pieces that can go somewhere, those with the same goals in one line."""
    bands, goals, boats = gathered(ask)
    for space in dict.fromkeys(space for space, _ in bands):
        alike: dict[tuple[int, int], Bands] = {}
        for (here, type_), n in bands.items():
            if here == space:
                ways = goals.get((here, type_), 0), boats.get((here, type_), 0)
                alike.setdefault(ways, []).append((type_, n))
        for (to, aboard), some in alike.items():
            text = Text(army(words, some), "bold")
            yield Text(space_name(words, space)), text.append_text(aims(words, g, to, aboard))


def gathered(
    ask: Ask,
) -> tuple[dict[tuple[int, int], int], dict[tuple[int, int], int], dict[tuple[int, int], int]]:
    """By space and type: how many pieces can go, where to, and to the Warships in which seas."""
    bands: BySpace = {}
    goals: BySpace = {}
    boats: BySpace = {}
    for verb, *args in ask.options:
        if verb == "move":
            space, type_, n = band_of(args[0])
            bands[space, type_] = max(n, bands.get((space, type_), 0))
            goals[space, type_] = goals.get((space, type_), 0) | 1 << args[1]
        elif verb == "embark":
            coast = boarder_of(args[1])
            bands.setdefault(coast, 1)
            boats[coast] = boats.get(coast, 0) | 1 << ship_of(args[0])[0]
        elif verb == "debark":
            ship = ship_of(args[0])
            bands.setdefault(ship, 1)
            goals[ship] = goals.get(ship, 0) | 1 << boarder_of(args[1])[0]
    return bands, goals, boats


def aims(words: Words, g: Nerath, goals: int, boats: int) -> Text:
    """Goals in words: attacks first, then friendly spaces, then Warships to board; many only by their number."""
    attacks = goals & battle_ground(g)
    text = Text()
    if attacks:
        text.append(f" {BATTLE} {some_of(words, attacks, 'label-attacks')}", DANGER)
    if goals & ~attacks:
        text.append(f" {GOES} {some_of(words, goals & ~attacks, 'label-friendly')}", "not bold")
    if boats:
        text.append(f" {BOARDS} {some_of(words, boats, 'label-friendly')}", "dim")
    return text


def some_of(words: Words, spaces: int, many: str) -> str:
    if spaces.bit_count() > MOST_NAMED:
        return words(many, n=spaces.bit_count())
    return ", ".join(space_name(words, space) for space in bits(spaces))


def market(words: Words, g: Nerath, realm: int) -> Panel:
    """What pieces cost and can, and where they may be placed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind, piece in enumerate(PIECES):
        gold = price(g, realm, kind)
        dice = {"attack": piece.attack_text or "–", "defend": piece.defend_text or "–"}
        values = words("label-price", gold=gold, move=piece.move, **dice)
        table.add_row(piece_name(words, kind), values, style="" if gold <= g.gold[realm] else "dim")
    named = [site(words, space, room) for space, room in sites(g, realm).items()]
    where = Text(words("label-sites", sites=", ".join(named) or "–"))
    return framed(Group(table, where), words("label-market"))


def site(words: Words, space: int, room: int) -> str:
    """A place for new pieces, and how many more it takes if that is limited."""
    name = space_name(words, space)
    return name if room >= UNLIMITED else words("label-site", space=name, n=room)
