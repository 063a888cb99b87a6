"""Why not? For every question a rule is named against exactly what is not offered."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from games.heroes.combats import Fight
from games.heroes.duels import duel, on_the_map
from games.heroes.table import Table
from gonfalon import games
from gonfalon.core import Match, Option, Setup, draw
from gonfalon.games import heroes
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import FIELD, NOWHERE
from gonfalon.games.heroes.printed import CARDS, CREATURES, specialties_of, starting_deck
from gonfalon.games.heroes.rules import laying
from gonfalon.games.heroes.rules.geography import of
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.why_not import WHY_NOT

CATALOGUE = games.book("heroes")
UNEXPLAINED = {
    *("target", "relief", "cleanse", "search", "die", "rolled", "reinforce", "settlement", "splash"),
    *("orientation", "site", "discover"),
}
"""Questions that hang on a text, a roll or an attack that is being resolved: their own rule is named."""
RELUCTANT = ("pass", "end", "done", "stay", "retreat", "deployed", "yield")
"""Random players rather do something."""
LOOKED_AT = 8
"""So often is every question looked at in a game, the first times and then seldom."""
SELDOM = 0.03


def positions(match: Match, seed: int, choices: int = 5000) -> Iterator[Match]:
    """Some of the moments of a game that is played at random from here."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(choices):
        if match.over:
            return
        seat = min(match.asks)
        ask = match.asks[seat]
        seen[ask.what] += 1
        if seen[ask.what] <= LOOKED_AT or rng.random() < SELDOM:
            yield match
        option = draw(ask.options, rng)
        if option[0] in RELUCTANT:
            option = draw(ask.options, rng)
        match.play(seat, option)


def likely(g: Heroes, seat: int) -> dict[str, list[int]]:
    """By kind, what somebody might think of: what is near, held or on the table."""
    heroes = [hero for hero in (2 * seat, 2 * seat + 1) if g.hero_at[hero] != NOWHERE]
    near = [to for hero in heroes for _, to in of(g).grid.touching[g.hero_at[hero]]]
    units = [unit // 2 for army in g.army for unit in army]
    spaces = [space for space in (*[g.origin] * 12, *g.at) if space != NOWHERE]
    return {
        "hero": [2 * seat, 2 * seat, 2 * seat + 1],
        "field": [*near, *(field for field in g.hero_at if field != NOWHERE), *(field for field, _ in g.flags)],
        "card": [*g.hand[seat], *g.hand[seat], *g.looked_at, *g.discard[seat][-3:]],
        "creature": [*units, *g.offered],
        "space": [*spaces, *range(20)],
    }


def conceivable(g: Heroes, seat: int, rng: Random, most: int) -> list[Option]:
    """Every verb of the game some times, rather with what is near than with what is far."""
    near = likely(g, seat)
    found: list[Option] = []
    for verb, kinds in GAME.verbs.table.items():
        fighting = g.field != NOWHERE and verb in ("attack", "go", "defend")
        for _ in range(6 * most if fighting else most if kinds else 1):
            args = (
                rng.choice(near.get(kind.id) or [0])
                if kind.id in near and rng.random() < 0.8
                else rng.randrange(len(kind.names))
                for kind in kinds
            )
            found.append((verb, *args))
    return found


def disagreements(match: Match, rng: Random) -> list[str]:
    """Where the rule that is named, or that none is, does not fit what is offered."""
    ((seat, ask),) = match.asks.items()
    offered = list(ask.options)
    wrong = []
    for option in [*conceivable(match.state, seat, rng, 4), *rng.sample(offered, min(len(offered), 40))]:
        reason = (
            match.why_not(seat, option)
            if ask.what in UNEXPLAINED
            else WHY_NOT[ask.what](match.state, seat, option)
        )
        if (reason is None) != (option in ask.options):
            wrong.append(f"{ask.what}, {GAME.verbs.text(option)}: {reason}")
        if reason is not None and CATALOGUE.cite(reason).kind != "play":
            wrong.append(f"{reason} forbids nothing")
        assert match.why_not(seat, option) == reason
    return wrong


def agreed(match: Match, seed: int, choices: int = 5000) -> set[str]:
    """The questions that were looked at in a random game; the rules that were named fit all of them."""
    rng, asked = Random(seed), set()
    for each in positions(match, seed, choices):
        assert disagreements(each, rng) == []
        asked |= {ask.what for ask in each.asks.values()}
    return asked


def why_not(table: Table, line: str) -> str | None:
    """The rule against a choice, in the record's words."""
    (seat,) = table.match.asks
    return table.match.why_not(seat, GAME.verbs.parse(line))


# --------------------------------------------------------------------------- every question


def questions() -> set[str]:
    """What the modules of the game ask, read in their text."""
    found = set()
    for path in Path(heroes.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                found.add(ast.literal_eval(node.args[1]))
    return found


def test_every_question_of_the_game_is_explained_that_hangs_on_the_state_alone():
    assert set(WHY_NOT) == questions() - UNEXPLAINED
    assert questions() > UNEXPLAINED


@pytest.mark.parametrize(
    ("players", "scenario", "seed"),
    [
        (2, "brave_new_world", 0),
        (3, "brave_new_world", 1),
        (2, "force_of_will", 2),
        (3, "force_of_will", 3),
        (2, "search_for_the_grail", 4),
        (3, "search_for_the_grail", 5),
    ],
)
def test_a_rule_is_named_against_exactly_what_is_not_offered(players, scenario, seed):
    asked = agreed(Match(GAME, Setup("clash", players, seed, {"scenario": scenario})), seed)
    assert {"hero", "refresh", "turn", "offers", "population", "searched", "deploy", "activation"} <= asked


def test_the_same_holds_with_optional_rules():
    yes = dict.fromkeys(("free_trading", "towns_no_income", "start_secondary_hero", "no_rerolls"), "yes")
    assert "turn" in agreed(Match(GAME, Setup("clash", 2, 6, yes)), 6)


def core_cards() -> list[str]:
    heroes_own = (card for hero in laying.CORE_HEROES for card in (*starting_deck(hero), *specialties_of(hero)))
    return sorted({CARDS[card].id for card in (*(card for deck in laying.DECKS for card in deck), *heroes_own)})


def some_units(rng: Random, beginning: str, row: int) -> list[tuple[str, str]]:
    """Three units in a row of the board."""
    names = [creature.id for creature in CREATURES if creature.id.startswith(beginning)]
    sides = ("",) if beginning == "neutral_" else ("", ":pack")
    return [(name + rng.choice(sides), f"{column}{row}") for name, column in zip(rng.sample(names, 3), "abc")]


@pytest.mark.parametrize("seed", range(10))
def test_the_same_holds_in_combats_with_many_cards(seed):
    rng = Random(seed)
    siege = {"walls": ("wall", "gate", "wall", "wall"), "tower": True} if seed % 4 == 2 else {}
    neutral = seed % 4 == 3
    fight = Fight(
        attacker=some_units(rng, "castle_", 4),
        defender=some_units(rng, "neutral_" if neutral else "dungeon_", 2),
        neutral=neutral,
        level={0: 7, 1: 7},
        hand={seat: rng.sample(core_cards(), 12) for seat in (0, 1)},
        morale={0: 1, 1: 1},
        resources={0: (30, 9, 9), 1: (30, 9, 9)},
        opening=True,
        seed=seed,
        **siege,
    )
    assert agreed(fight.match, seed, 40)


def visiting(location: str, *lines: str, **more: object) -> Table:
    """A rich and learned hero has stepped on a Field."""
    rich = dict.fromkeys(range(3), (30, 9, 9))
    quiet = dict.fromkeys(range(3), 0)
    table = Table(3, near=location, **{"level": {0: 7}, "resources": rich, "tokens": quiet, **HELD, **more})
    table.enter()
    table.play(*lines)
    return table


def after(table: Table, *lines: str) -> Table:
    table.play(*lines)
    return table


HELD = {"hand": {0: ("luck", "fire_wall", "magic_arrow")}, "discard": {0: ("attack", "power", "defense")}}
QUIET = {"tokens": {0: 0, 1: 0}}
ANGELS, TROGLODYTES = ("castle_archangels:pack", "a4"), ("dungeon_troglodytes", "a3")
GUARDS = [("neutral_enchanters", "a1"), ("neutral_trolls", "b1"), ("neutral_boars", "c1")]
SCHOOLED = {"theirs": ["resistance"], "defender": [("neutral_air_elementals", "a3")]}
SECOND = {"at": {"second2": "t0.e"}, "visited": ["t0.e"], **QUIET}
SATYR = {"week": "groovy_satyr", **QUIET}
ATTACKED = {
    "at": {"main1": "t1.w", "main2": "t1.se"},
    "army": {0: ["castle_griffins"], 1: ["dungeon_harpies"]},
    "built": {1: ["citadel"]},
    **QUIET,
}
LICHES = {
    "attacker": [("necropolis_liches:pack", "a4")],
    "defender": [("castle_champions", "b2"), ("castle_griffins", "b1"), ("castle_marksmen", "a2")],
    "active": "a4",
}

RARE = {
    "robbed": lambda: visiting("tavern", "accept"),
    "library": lambda: visiting("library_of_enlightenment"),
    "university": lambda: visiting(
        "university", "accept", pile_discard={"ability": ("luck", "tactics", "wisdom")}
    ),
    "black_market": lambda: visiting("black_market"),
    "market_of_time": lambda: visiting("market_of_time"),
    "which_deck": lambda: visiting("market_of_time", "remove luck"),
    "witch_hut": lambda: visiting("witch_hut"),
    "witch_card": lambda: visiting("witch_hut", "peek ability"),
    "spring": lambda: visiting("magic_spring"),
    "put_back": lambda: visiting("magic_spring", "take power"),
    "garden": lambda: visiting("mystical_garden"),
    "tree": lambda: visiting("tree_of_knowledge"),
    "pandora": lambda: visiting("pandoras_box"),
    "settlement": lambda: visiting("settlement", army={0: ("castle_griffins", "castle_champions")}),
    "trading_post": lambda: visiting("trading_post"),
    "trade": lambda: visiting("trading_post", "trade 0"),
    "guards": lambda: visiting("artifact_symbol", level={0: 2}, hand={0: ("diplomacy",)}),
    "whose_morale": lambda: after(
        on_the_map("hourglass_of_the_evil_hour", players=3, morale={1: 1, 2: 1}),
        "play hourglass_of_the_evil_hour 0",
    ),
    "portal": lambda: after(
        on_the_map("town_portal", at={"main1": "t0.ne", "main2": "t1.w"}, flags={"t1.c": 0}), "play town_portal 0"
    ),
    "redraw": lambda: after(Table(**SATYR), "move main1 t0.w", "deploy castle_halberdiers a5", "deployed"),
    "stand": lambda: after(Table(**SECOND), "move main1 t0.e"),
    "defend_site": lambda: after(Table(**ATTACKED), "move main1 t1.c"),
    "gate": lambda: after(
        Table(**ATTACKED), "move main1 t1.c", "pay", "deploy castle_griffins a5", "deploy dungeon_harpies a1"
    ),
    "home": lambda: after(
        Fight(attacker=[ANGELS], defender=[TROGLODYTES], active="a4", flags={"t0.c": 1}), "attack a4 a3"
    ),
    "mend": lambda: Fight(
        attacker=[("castle_champions", "d4")],
        defender=GUARDS,
        neutral=True,
        active="a1",
        wounds={"b1": 3, "c1": 1},
    ),
    "school": lambda: after(duel("magic_arrow", **SCHOOLED), "play magic_arrow 0"),
    "opening_spell": lambda: after(
        duel("intelligence", "lightning_bolt", "magic_arrow", "view_air", "power", active="", opening=True),
        "play intelligence 0",
    ),
    "splash": lambda: after(Fight(**LICHES), "attack a4 b2"),
}
"""Questions that random play seldom comes to."""


@pytest.mark.parametrize("what", RARE)
def test_the_same_holds_where_random_play_seldom_comes_to(what, dice):
    table = RARE[what]()
    assert table.asked.endswith(f" {what}")
    for seed in range(3):
        assert disagreements(table.match, Random(seed)) == []


def test_the_target_of_ghost_dragons_is_pushed_to_a_free_space(dice):
    dice.attack(1, 0)
    fight = Fight(
        attacker=[("castle_champions", "b4")],
        defender=[("neutral_ghost_dragons", "b3")],
        neutral=True,
        active="b3",
    )
    fight.play("attack b3 b4")
    assert fight.asked == "0 push_back"
    assert disagreements(fight.match, Random(0)) == []
    assert why_not(fight, "go b3") == "HER-BAT-25"
    assert why_not(fight, "go d1") == "HER-UNT-26"


# --------------------------------------------------------------------------- on the map


def test_a_refused_movement_names_its_rule():
    table = Table(mp={"main1": 1}, at={"second1": "t0.ne"})
    assert why_not(table, "move main1 t0.se") is None
    assert why_not(table, "move main1 t0.nw") == "HER-MOV-15"
    assert why_not(table, "move main1 t1.c") == "HER-MOV-02"
    assert why_not(table, "move main1 t0.ne") == "HER-MOV-10"
    assert why_not(table, "move main2 t1.w") == "HER-MOV-01"
    assert why_not(table, "revisit main1") == "HER-MOV-03"
    assert why_not(table, "reveal main1 t1") == "HER-TIL-01"
    table.play("move main1 t0.se")
    assert why_not(table, "move main1 t0.c") == "HER-MOV-08"
    assert why_not(Table(mp={"main1": 0}), "move main1 t0.se") == "HER-MOV-01"
    assert why_not(Table(), "move second1 t0.se") == "HER-HRO-01"


def test_a_hero_crosses_neither_yellow_lines_nor_the_edge_of_what_is_known():
    fenced = Table(tiles={"t5": "f3"}, at={"main1": "t0.e"})
    beyond = [to for _, to in of(fenced.g).grid.touching[FIELD.parse("t0.e")] if to // 7 == 5]
    assert {why_not(fenced, f"move main1 {FIELD.names[to]}") for to in beyond} <= {"HER-MOV-14", "HER-MOV-15"}
    assert "HER-MOV-14" in {why_not(fenced, f"move main1 {FIELD.names[to]}") for to in beyond}
    assert why_not(Table(at={"main1": "t0.w"}), "move main1 t3.e") == "HER-MOV-16"


def test_two_heroes_on_a_field_part_before_anything_else():
    table = Table(at={"second1": "t0.c"}, supply={0: ("f3",)})
    assert why_not(table, "move second1 t0.ne") is None
    assert why_not(table, "explore main1") == "HER-MOV-13"


# --------------------------------------------------------------------------- the Town


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("build dwelling_bronze", "HER-BLD-15"),
        ("build dwelling_golden", "HER-BLD-06"),
        ("recruit castle_champions", "HER-UNT-11"),
        ("recruit castle_halberdiers", "HER-UNT-43"),
        ("recruit dungeon_harpies", "HER-LOC-27"),
        ("recruit necropolis_zombies", "HER-SET-32"),
        ("recruit neutral_boars", "HER-NEU-05"),
        ("reinforce neutral_boars", "HER-NEU-06"),
        ("reinforce castle_halberdiers", "HER-UNT-12"),
        ("reinforce castle_griffins", "HER-UNT-05"),
        ("hire t1.c", "HER-HRO-07"),
        ("spell_book", "HER-TWN-07"),
        ("deliver", "HER-LOC-49"),
        ("use special_a 0", "HER-BLD-19"),
        ("use special_a 4", "HER-LOC-27"),
        ("morale_draw", "HER-MRL-04"),
        ("morale_cycle", "HER-MRL-05"),
        ("peek ability", "HER-UNT-30"),
        ("trade 0", "HER-RES-08"),
        ("end_permanent", "HER-CRD-10"),
        ("attack a4 a3", "HER-BAT-41"),
        ("pass", "HER-TRN-08"),
    ],
)
def test_a_refusal_in_a_turn_names_its_rule(line, rule):
    army = {0: ("castle_halberdiers", "neutral_boars")}
    assert why_not(Table(army=army, built={0: ["dwelling_bronze"]}, resources={0: (50, 9, 9)}), line) == rule


def test_what_cannot_be_paid_for_or_has_no_token_left_is_refused():
    poor = Table(resources={0: (0, 0, 0)}, built={0: ["dwelling_bronze", "mage_guild"]}, army={0: ()}, round=3)
    for line in ("build citadel", "recruit castle_halberdiers", "hire t0.c", "spell_book"):
        assert why_not(poor, line) == "HER-GEN-03"
    spent = Table(tokens={0: 0}, built={0: ["dwelling_bronze", "mage_guild"]}, army={0: ()}, round=3)
    for line in ("build citadel", "recruit castle_halberdiers", "hire t0.c", "spell_book"):
        assert why_not(spent, line) == "HER-TWN-04"
    assert why_not(spent, "build dwelling_bronze") == "HER-BLD-15"


# --------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("play attack 0", "HER-CRD-02"),
        ("play lightning_bolt 0", "HER-CRD-07"),
        ("play town_portal 0", None),
        ("play town_portal 1", "HER-SPL-02"),
        ("play luck 1", "HER-CRD-18"),
        ("play luck 2", "HER-CRD-17"),
        ("play necromancy 0", "HER-CRD-20"),
    ],
)
def test_a_card_that_is_refused_in_a_turn_names_its_rule(line, rule):
    hand = ("lightning_bolt", "town_portal", "luck", "necromancy")
    assert why_not(Table(hand={0: hand}, at={"main1": "t0.ne"}), line) == rule


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("play town_portal 0", "HER-CRD-08"),
        ("play lightning_bolt 1", "HER-SPL-02"),
        ("play lightning_bolt 0", None),
        ("play resistance 0", "HER-CRD-26"),
        ("surrender", None),
        ("morale_draw", "HER-MRL-04"),
        ("build citadel", "HER-TWN-02"),
        ("move main1 t0.c", "HER-TRN-08"),
        ("retreat", "HER-BAT-51"),
    ],
)
def test_a_card_or_an_action_that_is_refused_in_a_combat_names_its_rule(line, rule):
    fight = duel("town_portal", "lightning_bolt", "resistance", resources={0: (10, 0, 0)})
    assert why_not(fight, line) == rule


def test_one_spell_a_combat_round_and_none_where_the_main_hero_does_not_fight():
    fight = duel("lightning_bolt", "magic_arrow")
    fight.play("play lightning_bolt 0", "target a3")
    assert why_not(fight, "play magic_arrow 0") == "HER-SPL-08"
    second = duel("magic_arrow", secondary=(0,))
    assert why_not(second, "play magic_arrow 0") == "HER-HRO-11"


# --------------------------------------------------------------------------- combats


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("go a4", None),
        ("go a3", "HER-BAT-25"),
        ("go d5", "HER-UNT-31"),
        ("go a2", "HER-BAT-24"),
        ("go tower", "HER-SIE-08"),
        ("attack a4 d1", "HER-UNT-31"),
        ("attack a4 b4", "HER-UNT-31"),
        ("attack a3 a2", "HER-BAT-25"),
    ],
)
def test_a_refused_move_or_attack_names_its_rule(line, rule):
    fight = Fight(
        attacker=[("castle_crusaders", "a4"), ("castle_halberdiers", "b4")],
        defender=[("dungeon_manticores", "a3"), ("dungeon_medusas", "d1"), ("dungeon_harpies", "b3")],
        active="a4",
    )
    assert why_not(fight, line) == rule


def test_a_shooter_with_an_enemy_beside_it_shoots_at_no_other_and_never_moves_first():
    fight = Fight(
        attacker=[("castle_marksmen", "a4")],
        defender=[("dungeon_manticores", "a3"), ("dungeon_medusas", "d1")],
        active="a4",
    )
    assert why_not(fight, "attack a4 d1") == "HER-UNT-34"
    assert why_not(fight, "attack a5 d1") == "HER-UNT-33"
    assert why_not(fight, "go a2") == "HER-UNT-33"


def test_guards_that_can_attack_must_and_never_defend():
    guards = {"neutral": True, "active": "a3", "defender": [("neutral_boars", "a3")]}
    fight = Fight(attacker=[("castle_crusaders", "a4")], **guards)
    assert why_not(fight, "go a3") == "HER-BAT-42"
    assert why_not(fight, "defend a3") == "HER-BAT-43"
    assert why_not(fight, "play magic_arrow 0") == "HER-NEU-19"
    assert why_not(fight, "surrender") == "HER-BAT-69"


def test_a_siege_names_its_rules():
    walls = {"walls": ("wall", "gate", "ruin", "wall"), "tower": True}
    siege = {"defender": [("dungeon_medusas", "d1")], "active": "b4", **walls}
    fight = Fight(attacker=[("castle_crusaders", "b4")], **siege)
    assert why_not(fight, "go b3") == "HER-SIE-02"
    assert why_not(fight, "attack b4 b3") is None
    assert why_not(fight, "attack c4 c3") == "HER-SIE-06"
    assert why_not(fight, "attack b4 tower") == "HER-SIE-10"
    shot = Fight(attacker=[("castle_marksmen", "b4")], **siege)
    assert why_not(shot, "attack b4 b3") == "HER-SIE-05"
    assert why_not(shot, "attack b4 tower") is None


def test_a_surrender_costs_10_gold_and_is_not_for_the_defender_of_a_town():
    assert why_not(duel(resources={0: (9, 9, 9)}), "surrender") == "HER-GEN-03"
    town = duel(active="a3", field="t1.c", resources={1: (30, 9, 9)})
    assert why_not(town, "surrender") == "HER-BAT-72"
    alone = duel(active="a3", alone=True, resources={1: (30, 9, 9)})
    assert why_not(alone, "surrender") == "HER-BAT-72"
    assert why_not(alone, "play magic_arrow 0") == "HER-BAT-07"


def test_units_are_deployed_on_ones_own_lines():
    table = Table(tokens={0: 0, 1: 0}, army={0: ("castle_crusaders", "castle_griffins")})
    table.play("move main1 t0.w")
    assert table.asked == "0 deploy"
    assert why_not(table, "deployed") == "HER-BAT-13"
    assert why_not(table, "deploy castle_crusaders a1") == "HER-BAT-13"
    assert why_not(table, "deploy castle_champions a5") == "HER-UNT-01"
    table.play("deploy castle_crusaders a5")
    assert why_not(table, "deploy castle_griffins a5") == "HER-BAT-25"
    assert why_not(table, "deploy castle_crusaders b5") == "HER-BAT-13"
