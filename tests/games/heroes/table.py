"""Positions for the rule tests: put heroes, units and cards where they are wanted, play in the record's words.

    table = Table(hand={0: ["estates"]}, level={0: 2})
    table.play("play estates 1")
    assert table.purse(0) == (21, 3, 1)

There are two players, the Castle with Catherine (seat 0) and the Dungeon with Alamar (seat 1), level 1, in the
Scenario Brave New World at Normal difficulty, in round 1, and it is the Turn of seat 0, who is asked `turn`. Hands
are empty: the starting Decks lie shuffled. Heroes stand in their Towns. Both Starting Tiles lie unturned, all
others face down:

- Castle (s3):    nw blocked, ne empty, w treasure I, c Town, e resource, sw mine of materials I, se empty -
Dungeon (s2):   nw empty, ne blocked, w resource, c Town, e mine of materials I, sw treasure I, se empty -
Necropolis (s1): nw blocked, ne empty, w mine of materials I, c Town, e resource, sw treasure I, se empty

Slots t0 and t1 are the Starting Tiles of seats 0 and 1, t2 and so on the others of the layout. Fields are `t2.nw`,
heroes `main1`, `second1` (of seat 0), units `castle_griffins` or `castle_griffins:pack`, cards by their ids.
Whatever is named for one place is taken from where it lies otherwise, so nothing is there twice. Lists of cards
begin with the top card; `()` empties a Deck, its cards are out of the game then.

    fight = Fight(attacker=[("castle_griffins", "a4")], defender=[("dungeon_harpies", "a2")], active="a4")
    fight.play("attack a3 a2")

A Fight is a Table in the middle of a combat, see combats.py. The fixture `dice` fixes what is rolled; the Attack
Die then shows 0 unless it is told otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from defaults import costs_of, fault
from games.heroes.pieces import (
    difficulty_of,
    free_tile,
    has,
    less,
    mask_of,
    name_of,
    names_of,
    spread,
    stacked,
    unit_of,
    withdraw,
)
from gonfalon.core import IllegalChoice, Match, Setup, draw, put
from gonfalon.core.state import key_of
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import (
    BUILDING,
    CARD,
    FIELD,
    GATE,
    HERO,
    MAIN_MP,
    NO_WALL,
    NOBODY,
    NOWHERE,
    RUIN,
    SECONDARY_MP,
    SLOT,
    TIERS,
    WALL,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGER_ID,
    CREATURE_ID,
    HERO_ID,
    LOCATION_ID,
    LOCATIONS,
    TILE_ID,
    TILES,
    numbers,
    specialties_of,
)
from gonfalon.games.heroes.rules import geography, laying
from gonfalon.games.heroes.state import Heroes, Lasting

HEROES_OF = ("catherine", "alamar", "sandro")
"""Who plays at which seat, unless a test says otherwise."""
PILES = ("ability", "artifact", "spell")
WALLS = {"wall": WALL, "gate": GATE, "ruin": RUIN, "none": NO_WALL}
DECLINES = ("pass", "done", "draw 0", "end", "stay", "deployed")
"""How to do nothing, whatever is asked."""

Cards = Mapping[int, Sequence[str]]
Piles = Mapping[str, Sequence[str]]
Placed = Sequence[tuple[str, str]]


class Table:
    """A match in a made position."""

    def __init__(
        self,
        players=2,
        *,
        scenario="brave_new_world",
        difficulty="normal",
        variants=(),
        heroes=HEROES_OF,
        first=0,
        active=None,
        round=1,
        stage="turn",
        frames=(),
        level=None,
        xp=None,
        hand=None,
        deck=None,
        discard=None,
        ongoing=None,
        permanent=None,
        pile=None,
        pile_discard=None,
        neutral=None,
        weeks=None,
        week="",
        army=None,
        resources=None,
        income=None,
        built=None,
        tokens=None,
        morale=None,
        tiles=None,
        near="",
        supply=None,
        at=None,
        mp=None,
        visited=(),
        flags=None,
        settled=None,
        seed=1,
        live=False,
        **fields,
    ):
        """By seat: `level`, `xp`, `hand`, `deck`, `discard`, `ongoing`, `permanent`, `army`, `built`, `tokens` (a
        mask), `morale`, `supply`, `resources` and `income` (gold, materials, valuables). By `ability`, `artifact`
        and `spell`: `pile` and `pile_discard`; by tier `neutral`; by hero `at` and `mp`; by field `flags` (who)
        and `settled` (a resource, or 3).

        `stage`: `turn` is the question of that name, `turn_start` the whole Turn with the hand refresh, `round`
        the start of the round, `setup` the very beginning (nothing else is looked at then but options and seed).
        `frames`: phases that come before that, the first one first. `tiles`: `{"t2": "f3"}` or `"f3:2"`, turned by
        two sixths; they lie face up. `near`: a location; a tile with it lies in t2 (of three players: t3), `site`
        is its field, and the Main Hero of the active seat stands beside it. `week`: the Astrologers card that is
        proclaimed first. `fields`: any other field of the state."""
        options = {"scenario": scenario, "difficulty": difficulty, **dict.fromkeys(variants, "yes")}
        self.setup = Setup("clash", players, seed, options)
        if stage == "setup":
            self.match = Match(GAME, self.setup, live=live)
            return
        g = Heroes(key_of(seed))
        laying.start(g, self.setup)
        g.first, g.round, g.stage = first, round, "turn"
        g.active = first if active is None else active
        g.hero = tuple(HERO_ID[name] for name in heroes[:players])
        laying.lay_out(g)
        self._lay_map(g, tiles or {}, supply or {})
        self._lay_heroes(g, at or {}, mp or {}, near)
        self._lay_players(g, level or {}, xp or {}, morale or {}, tokens or {}, built or {})
        g.income = spread(g.income, income or {})
        g.resources = list(spread(tuple(g.resources), resources or {}))
        self._deal(g, hand or {}, deck or {}, discard or {}, ongoing or {}, permanent or {})
        self._lay_piles(g, pile or {}, pile_discard or {})
        self._muster(g, army or {})
        self._lay_neutrals(g, neutral or {})
        wanted = weeks if weeks is not None else (week,) if week else ()
        g.weeks = stacked(g.weeks, [ASTROLOGER_ID[name] for name in wanted])
        g.visited = mask_of(visited)
        g.flags = tuple(sorted((FIELD.parse(field), seat) for field, seat in (flags or {}).items()))
        g.first_flags = mask_of(flags or {})
        g.settled = tuple(sorted((FIELD.parse(field), what) for field, what in (settled or {}).items()))
        for name, value in fields.items():
            lasting = name in ("effects", "rows")
            setattr(g, name, tuple(Lasting(*row) for row in value) if lasting else value)
        g.stack = self._stack(g, stage, [("astrologers",)] if week else [], frames)
        self._finish(g)
        g.barrier, g.quick = 0, not live
        self.match = Match.thaw(
            GAME, self.setup, ({name: getattr(g, name) for name in g.fields}, [], [0] * players)
        )

    def _finish(self, g: Heroes) -> None:
        """Whatever else belongs to the position."""

    def _stack(
        self, g: Heroes, stage: str, first: Sequence[tuple[Any, ...]], frames: Sequence[tuple[Any, ...]]
    ) -> list[tuple[Any, ...]]:
        """What is left to be done, the next last."""
        if stage == "round":
            g.round -= 1
            return [("round",), *reversed(frames)]
        order = g.in_order()
        later = order[order.index(g.active) + 1 :]
        now = ("turn", g.active) if stage == "turn_start" else ("act",)
        return [
            ("end_of_round",),
            *(("turn", seat) for seat in reversed(later)),
            now,
            *reversed([*first, *frames]),
        ]

    # ---------------------------------------------------------------- making the position

    def _lay_map(self, g: Heroes, tiles: Mapping[str, str], supply: Cards) -> None:
        for slot, wanted in tiles.items():
            name, _, turn = wanted.partition(":")
            self._lay_tile(g, SLOT.parse(slot), TILE_ID[name], int(turn or 0))
        for seat, names in supply.items():
            g.supply = put(g.supply, seat, tuple(TILE_ID[name] for name in reversed(names)))
            g.tiles = tuple(
                free_tile(g, TILES[tile].group) if tile in g.supply[seat] and not g.face_up >> slot & 1 else tile
                for slot, tile in enumerate(g.tiles)
            )
            for other in range(g.players):
                if other != seat:
                    kept = [tile for tile in g.supply[other] if tile not in g.supply[seat]]
                    while len(kept) < len(g.supply[other]):
                        kept.append(free_tile(g, "far"))
                    g.supply = put(g.supply, other, tuple(kept))

    def _lay_tile(self, g: Heroes, slot: int, tile: int, turn: int) -> None:
        """Face up; the tile that lay there goes where this one was."""
        instead = g.tiles[slot]
        g.tiles = tuple(instead if each == tile else each for each in g.tiles)
        g.supply = tuple(tuple(instead if each == tile else each for each in own) for own in g.supply)
        g.tiles, g.turns = put(g.tiles, slot, tile), put(g.turns, slot, turn)
        g.face_up |= 1 << slot

    def _lay_heroes(self, g: Heroes, at: Mapping[str, str], mp: Mapping[str, int], near: str) -> None:
        self.site = ""
        for name, field in at.items():
            hero = HERO.parse(name)
            g.hero_at[hero] = g.stood[hero] = FIELD.parse(field)
            g.mp[hero] = SECONDARY_MP if hero & 1 else MAIN_MP
        if near:
            self._go_near(g, LOCATION_ID[near])
        for name, points in mp.items():
            g.mp[HERO.parse(name)] = points

    def _go_near(self, g: Heroes, location: int) -> None:
        """Lay a tile with a location, an unguarded one if there is any, and put the hero next to it."""
        core = [tile for tile in numbers(TILES) if has(tile, location) and TILES[tile].group != "starting"]
        holding = core or [tile for tile in range(len(TILES)) if has(tile, location)]
        tile = min(holding, key=lambda tile: difficulty_of(tile, location))
        self._lay_tile(g, g.players, tile, 0)
        here = geography.of(g)
        slot = range(7 * g.players, 7 * g.players + 7)
        site = min((f for f in slot if here.locations[f] == location), key=here.difficulty)
        hero = 2 * g.active
        g.hero_at[hero] = g.stood[hero] = next(f for f in slot if site in here.neighbours[f])
        self.site = FIELD.names[site]

    def _lay_players(
        self,
        g: Heroes,
        level: Mapping[int, int],
        xp: Mapping[int, int],
        morale: Mapping[int, int],
        tokens: Mapping[int, int],
        built: Cards,
    ) -> None:
        for seat, n in level.items():
            g.xp = put(g.xp, seat, 2 * (n - 1))
        for seat, n in xp.items():
            g.xp = put(g.xp, seat, n)
        for seat, token in morale.items():
            g.morale = put(g.morale, seat, token)
        for seat, mask in tokens.items():
            g.tokens[seat] = mask
        for seat, names in built.items():
            g.built = put(g.built, seat, sum(1 << BUILDING.parse(name) for name in names))

    def _deal(
        self, g: Heroes, hand: Cards, deck: Cards, discard: Cards, ongoing: Cards, permanent: Mapping[int, str]
    ) -> None:
        """Cards to their players. A hero of some level has the Specialties of that level, in its Deck."""
        for seat in range(g.players):
            late = zip((4, 6), specialties_of(g.hero[seat])[1:])
            g.deck = put(g.deck, seat, (*(card for n, card in late if g.level(seat) >= n), *g.deck[seat]))
        for seat, names in hand.items():
            g.hand = put(g.hand, seat, tuple(sorted(self._take(g, seat, names))))
        for seat, names in discard.items():
            g.discard = put(g.discard, seat, tuple(reversed(self._take(g, seat, names))))
        for seat, names in ongoing.items():
            g.ongoing = put(g.ongoing, seat, tuple(self._take(g, seat, names)))
        for seat, name in permanent.items():
            g.permanent = put(g.permanent, seat, self._take(g, seat, [name])[0])
        for seat, names in deck.items():
            top = self._take(g, seat, names)
            if top:
                g.deck = put(g.deck, seat, (*g.deck[seat], *reversed(top)))
            else:
                g.removed, g.deck = (*g.removed, *g.deck[seat]), put(g.deck, seat, ())

    def _take(self, g: Heroes, seat: int, names: Iterable[str]) -> list[int]:
        """Cards for a player: from the own Deck, the common piles, or the box."""
        cards = [CARD.parse(name) for name in names]
        for card in cards:
            if card in g.deck[seat]:
                g.deck = put(g.deck, seat, less(g.deck[seat], card))
                continue
            for which in ("pile", "pile_discard"):
                piles = getattr(g, which)
                at = next((n for n, pile in enumerate(piles) if card in pile), NOBODY)
                if at != NOBODY:
                    setattr(g, which, put(piles, at, less(piles[at], card)))
                    break
        return cards

    def _lay_piles(self, g: Heroes, pile: Piles, pile_discard: Piles) -> None:
        for name, names in pile_discard.items():
            at = PILES.index(name)
            below = g.pile_discard[at]
            g.pile_discard = put(g.pile_discard, at, ())
            g.pile = put(g.pile, at, (*below, *g.pile[at]))
            wanted = [CARD.parse(each) for each in names]
            for card in wanted:
                g.pile = put(g.pile, at, less(g.pile[at], card))
            g.pile_discard = put(g.pile_discard, at, tuple(reversed(wanted)))
        for name, names in pile.items():
            at = PILES.index(name)
            wanted = [CARD.parse(each) for each in names]
            for card in wanted:
                if card not in g.pile[at]:
                    g.pile_discard = put(g.pile_discard, at, less(g.pile_discard[at], card))
                    g.pile = put(g.pile, at, (*g.pile[at], card))
            if not wanted:
                g.removed = (*g.removed, *g.pile[at])
            g.pile = put(g.pile, at, stacked(g.pile[at], wanted) if wanted else ())
        for at in range(len(PILES)):
            if PILES[at] not in pile_discard:
                g.open_discard(at)

    def _muster(self, g: Heroes, army: Cards) -> None:
        for seat, names in army.items():
            units = [unit_of(name) for name in names]
            g.army = put(g.army, seat, tuple(sorted(units)))
            for unit in units:
                withdraw(g, unit // 2)

    def _lay_neutrals(self, g: Heroes, neutral: Piles) -> None:
        for name, names in neutral.items():
            tier = TIERS.index(name)
            wanted = [CREATURE_ID[each] for each in names]
            g.neutral_pile = put(g.neutral_pile, tier, stacked(g.neutral_pile[tier], wanted) if wanted else ())

    # ---------------------------------------------------------------- looking

    @property
    def g(self) -> Any:
        """The state as it is now."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, by seat: `0 turn`; several are joined by commas."""
        return ", ".join(f"{seat} {ask.what}" for seat, ask in sorted(self.match.asks.items()))

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Gold, materials and valuables."""
        gold, materials, valuables = self.g.resources[3 * seat : 3 * seat + 3]
        return gold, materials, valuables

    def income(self, seat: int) -> tuple[int, int, int]:
        gold, materials, valuables = self.g.income[3 * seat : 3 * seat + 3]
        return gold, materials, valuables

    def hand(self, seat: int) -> list[str]:
        return names_of(self.g.hand[seat])

    def deck(self, seat: int) -> list[str]:
        """A Deck, its top card first."""
        return names_of(reversed(self.g.deck[seat]))

    def discard(self, seat: int) -> list[str]:
        """A Discard Pile, its top card first."""
        return names_of(reversed(self.g.discard[seat]))

    def pile(self, name: str) -> list[str]:
        """A common Deck, its top card first."""
        return names_of(reversed(self.g.pile[PILES.index(name)]))

    def pile_discard(self, name: str) -> list[str]:
        """A common Discard Pile, its top card first."""
        return names_of(reversed(self.g.pile_discard[PILES.index(name)]))

    @property
    def removed(self) -> list[str]:
        return names_of(self.g.removed)

    def army(self, seat: int) -> list[str]:
        """The Unit Deck."""
        return [name_of(unit) for unit in self.g.army[seat]]

    def at(self, hero: str) -> str:
        """The field on which a hero stands, an empty string if it is not on the map."""
        field = self.g.hero_at[HERO.parse(hero)]
        return "" if field == NOWHERE else FIELD.names[field]

    def mp(self, hero: str) -> int:
        return int(self.g.mp[HERO.parse(hero)])

    def holder(self, field: str) -> int:
        """Who holds a field, -1 if nobody does."""
        return geography.holder(self.g, FIELD.parse(field))

    def visited(self, field: str) -> bool:
        """Whether a field was visited: a Black Cube, or no guards any more."""
        return bool(self.g.visited >> FIELD.parse(field) & 1)

    def location(self, field: str) -> str:
        """What is printed on a face-up field."""
        return LOCATIONS[geography.of(self.g).locations[FIELD.parse(field)]].id

    def built(self, seat: int) -> set[str]:
        return {name for kind, name in enumerate(BUILDING.names) if self.g.built[seat] >> kind & 1}

    def level(self, seat: int) -> int:
        return int(self.g.level(seat))

    def facts(self, name: str) -> list[tuple[Any, ...]]:
        """What the log tells everybody of one sort, without the name."""
        return [args for told, args, *_ in self.match.log if told == name]

    # ---------------------------------------------------------------- playing

    def play(self, *lines: str) -> None:
        """Play choices, each by the one seat that is asked, in the record's words."""
        for line in lines:
            (seat,) = self.match.asks
            self.play_as(seat, line)

    def play_as(self, seat: int, *lines: str) -> None:
        """Play choices, all by this seat, which must be the one that is asked. Random games meet far fewer
        questions than these tests, so the defaults are checked here too."""
        for line in lines:
            assert fault(costs_of(GAME.id), self.match.asks[seat]) == ""
            self.match.play(seat, GAME.verbs.parse(line))

    def until(self, asked: str) -> None:
        """Everybody declines what comes, draws nothing and ends his Turns, until a question as in `asked` is put
        again or the game is over; what cannot be declined is answered with the first option."""
        while True:
            options = self.options()
            self.play(next((line for line in DECLINES if line in options), options[0]))
            if self.match.over or self.asked == asked:
                return

    def enter(self) -> None:
        """The hero that stands next to `site` steps on it."""
        self.play(f"move main{self.g.active + 1} {self.site}")

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat that is asked may choose now, in the record's words."""
        return [GAME.verbs.text(option) for option in self._ask(seat).options]

    def after(self, beginning: str, seat: int | None = None) -> set[str]:
        """What may follow a verb, or the beginning of an option: `after("move main1")` names fields."""
        return {
            line.removeprefix(f"{beginning} ") for line in self.options(seat) if line.startswith(f"{beginning} ")
        }

    def offers(self, line: str, seat: int | None = None) -> bool:
        """Whether the seat may choose this; membership and the spelled list must agree."""
        options, option = self._ask(seat).options, GAME.verbs.parse(line)
        assert (option in options) == (option in list(options))
        return option in options

    def refused(self, line: str, seat: int | None = None) -> bool:
        """This is not offered, and changes nothing if it is played."""
        ask, option = self._ask(seat), GAME.verbs.parse(line)
        assert not self.offers(line, seat), f"'{line}' is offered"
        before = self.g.digest()
        with pytest.raises(IllegalChoice):
            self.match.play(ask.seat, option)
        return bool(self.g.digest() == before)

    def _ask(self, seat: int | None) -> Any:
        asks = self.match.asks
        if seat is None:
            (seat,) = asks
        return asks[seat]


def random_match(players: int, seed: int, **options: str) -> Iterator[Match]:
    """A real game under random play, at every question and when it is over."""
    match, rng = Match(GAME, Setup("clash", players, seed, options)), Random(seed)
    while not match.over:
        yield match
        seat = rng.choice(list(match.asks))
        match.play(seat, draw(match.asks[seat].options, rng))
    yield match


__all__ = ["Table", "random_match", "unit_of"]
