"""What Nerath says: every prompt, option and fact has its words in both languages, and they read well."""

import ast
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from games.nerath.battlefield import SEA, fight
from games.nerath.table import Table
from games.nerath.table import parsed as pieces_in
from games.speech import BAD_SPACING, faults, handed, message_ids, rules
from gonfalon.core import Ask, Match, Setup, draw
from gonfalon.core.view import HIDDEN
from gonfalon.games.nerath import GAME, tell
from gonfalon.games.nerath.bots.forecast import forecast, unseen
from gonfalon.games.nerath.bots.odds import Force, dungeon_odds, odds
from gonfalon.games.nerath.codes import SPACE_NUMBER, VERBS
from gonfalon.games.nerath.printed import (
    ABILITIES,
    EVENT_TIMINGS,
    EVENTS,
    GUARDIAN_ID,
    GUARDIANS,
    LENGTHS,
    PIECES,
    REALMS,
    SEATINGS,
    SPACES,
    TREASURE_ID,
    TREASURE_TIMINGS,
    TREASURES,
)
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.rules.effects import lasting
from gonfalon.games.nerath.rules.fighters import printed_terms
from gonfalon.games.nerath.rules.laying import MODES
from gonfalon.games.nerath.state import DRAGON, FIGHTER, MONSTER
from gonfalon.games.nerath.tell import TELL, TELLER
from gonfalon.lore.phrases import dashed, percent, printed
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(tell.__file__).parent.parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]


# ------------------------------------------------- what the rules ask and tell


def questions():
    """Plain questions, windows, and the questions of cards, whichever function puts them."""
    words = {node.value for tree in rules(FOLDER) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    cards = {text for text in words if isinstance(text, str) and re.fullmatch("card_[a-z_]+", text)}
    return handed(FOLDER, "Ask", 1) | handed(FOLDER, "offer", 1) | cards


def has(lang, id):
    return WORDS[lang].bundles[0].has_message(id)


def test_what_is_asked_chosen_and_told_has_words_and_nothing_else_has():
    assert len(questions()) > 40
    assert len(TELL.told) > 40
    prompts = {f"prompt-{dashed(what)}" for what in questions()}
    options = {f"option-{dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{dashed(fact)}" for fact in TELL.told}
    told |= {f"fact-{dashed(fact)}-known" for fact in TELLER.secret}
    ids = message_ids(FOLDER)
    assert {id for id in ids if id.startswith(("prompt-", "option-", "fact-"))} == prompts | options | told


def test_every_label_and_note_is_used():
    files = [*(FOLDER / "tell").glob("*.py"), *(FOLDER / "terminal").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    by_name = {"label-power", "label-property"}
    ids = {id for id in message_ids(FOLDER) if id.startswith(("label-", "note-"))} - by_name
    assert [id for id in sorted(ids) if f'"{id}"' not in source and f"'{id}'" not in source] == []


@pytest.mark.parametrize("lang", WORDS)
def test_what_a_card_offers_to_choose_from_has_its_words(lang):
    powers = [effect for card in TREASURES for effect in card.power]
    effects = [effect for card in EVENTS for effect in card.effects] + powers
    offered = {each.op for effect in effects for option in effect.options for each in option}
    assert offered
    assert [op for op in sorted(offered) if not has(lang, f"effect-{dashed(op)}")] == []


@pytest.mark.parametrize("lang", WORDS)
def test_modes_are_called_as_they_are_printed(lang):
    for mode in GAME.modes:
        assert WORDS[lang](f"mode-{mode}") == printed(WORDS[lang], SEATINGS[MODES[mode]], "name")


@pytest.mark.parametrize("lang", WORDS)
def test_the_options_of_a_table_say_what_wins(lang):
    words = WORDS[lang]
    for id in GAME.options["length"]:
        length, said = LENGTHS[id], words(f"table-option-length-{id}")
        assert said.startswith(printed(words, length, "name"))
        free = length.free_for_all or length.treasures_free_for_all
        allied = length.alliance or length.treasures_alliance
        assert {str(free), str(allied)} <= set(re.findall(r"\d+", said))


# ----------------------------------------------------------------- typography


def printed_texts(words):
    for named in [*SPACES, *PIECES, *EVENTS, *TREASURES, *GUARDIANS, *ABILITIES.values()]:
        yield printed(words, named, "name")
    for worded in [*EVENTS, *GUARDIANS, *EVENT_TIMINGS.values(), *TREASURE_TIMINGS.values()]:
        yield printed(words, worded, "text")
    for realm in REALMS:
        yield from (printed(words, realm, what) for what in ("name", "short"))
    for treasure in TREASURES:
        yield from filter(None, (printed(words, treasure, what) for what in ("power", "property")))


def test_printed_texts_are_shown_with_the_same_care():
    assert [text for text in printed_texts(FR) if BAD_SPACING.search(text) or "'" in text] == []
    assert [text for text in printed_texts(EN) if "'" in text] == []


# --------------------------------------------------------------- games in words


def bold(view, options, rng):
    """An option, rather one that means a fight, and seldom the end of a step."""
    shown = rng.sample(list(options), min(len(options), 12))
    fights = [option for option in shown if TELL.is_fight(view, option)]
    option = rng.choice(fights) if fights and rng.random() < 0.5 else draw(options, rng)
    return draw(options, rng) if option == ("end",) else option


GAMES = [("free-for-all", 1), ("free-for-all", 2), ("alliance-2", 3), ("alliance-3", 4), ("alliance-4", 5)]


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(("mode", "seed"), GAMES)
def test_whole_games_are_told_without_a_missing_word(lang, mode, seed):
    words, rng = WORDS[lang], Random(seed)
    match = Match(GAME, Setup(mode, GAME.modes[mode].seats[0], seed), live=seed % 2 == 0)
    said = []
    for _ in range(900):
        if match.over:
            said.append(TELL.ending(words, match.view([])))
            break
        seat = min(match.asks)
        view, ask = match.view([seat], since=len(match.log)), match.asks[seat]
        said += [TELL.prompt(words, view, seat), TELL.title(words, view)]
        options = list(ask.options)
        for option in rng.sample(options, min(len(options), 3)):
            said.append(TELL.option(words, view, option))
            said += filter(None, [TELL.note(words, view, option)])
        match.play(seat, bold(view, ask.options, rng))
    for readers in ([0], [], range(match.state.players)):
        view = match.view(readers)
        said += [TELL.fact(words, view, fact) for fact in view.log]
    assert [(text, wrong) for text in dict.fromkeys(said) if (wrong := faults(lang, text))] == []


# ------------------------------------------------------------------------- seats


@pytest.mark.parametrize(
    ("mode", "names"),
    [
        ("free-for-all", ["Karkoth", "Vailin", "Iron Circle", "Nerath"]),
        ("alliance-2", ["Karkoth and Iron Circle", "Vailin and Nerath"]),
        ("alliance-3", ["Vailin and Nerath", "Karkoth", "Iron Circle"]),
    ],
)
def test_a_seat_is_called_by_the_realms_it_runs(mode, names):
    view = Match(GAME, Setup(mode, len(names), 1)).view([])
    assert [TELL.seat(EN, view, seat) for seat in range(len(names))] == names
    assert TELL.side(FR, "free-for-all", 2) == "Cercle de Fer"


def test_a_prompt_names_the_realm_that_acts_not_the_seat():
    table = Table({}, {"vailindor": "1 castle"}, active="vailin", step="reinforce", mode="alliance-2")
    (seat,) = table.match.asks
    assert TELL.prompt(EN, table.match.view([seat]), seat) == (
        "Vailin: you have 10 Gold. Choose what to recruit, and where."
    )
    assert TELL.prompt(FR, table.match.view([seat]), seat) == (
        "Vailin\u00a0: vous avez 10 Or. Choisissez qui recruter, et où."
    )


# ------------------------------------------------------------------ single sentences


KARKOTH = {
    "shroudmoor": "3 footsoldier, 1 monster, 1 fighter",
    "gulf_of_kar": "1 warship+fighter+monster",
    "maze_of_maur_khul": "1 dragon, 1 castle",
}
VAILIN = {"silverbough": "2 footsoldier, 1 fighter"}


def view_of(table, seat=0):
    return table.match.view([seat])


def said(line, table=None, words=EN):
    return TELL.option(words, view_of(table or Table(KARKOTH, VAILIN)), VERBS.parse(line))


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "move 2:footsoldier@shroudmoor silverbough",
            "Move 2 Footsoldiers from Shroudmoor to Silverbough",
            "Déplacer 2 Fantassins\u00a0: Lande du Linceul → Ramure d’Argent",
        ),
        (
            "march shroudmoor silverbough",
            "Move all that can from Shroudmoor to Silverbough",
            "Déplacer tout ce qui le peut\u00a0: Lande du Linceul → Ramure d’Argent",
        ),
        (
            "debark warship+fighter+monster@gulf_of_kar monster@dusk_fens",
            "Unload 1 Warship carrying 1 Fighter and 1 Monster in Gulf of Kar: 1 Monster to Dusk Fens",
            None,
        ),
        ("end", "End moves", "Fin des mouvements"),
        ("lose vailin:dragon", "1 Dragon (Vailin) – survives", "1 Dragon (Vailin) – survit"),
        ("lose vailin:dragon*", "1 Dragon (Vailin)", "1 Dragon (Vailin)"),
        ("lose vailin:castle", "1 Castle (Vailin) – inactive for this battle", None),
        (
            "lose karkoth:fighter<warship+fighter+monster",
            "1 Fighter aboard 1 Warship carrying 1 Fighter and 1 Monster (Karkoth)",
            None,
        ),
        ("lose_die beholder.2", "The d20 of Beholder", "Le d20\u00a0: Beholder"),
        ("event karkoth_forced_march", "Play Forced March", "Jouer «\u00a0Marche forcée\u00a0»"),
        ("recruit dragon maze_of_maur_khul", "Recruit 1 Dragon (5 Gold) in Maze of Maur Khul", None),
        (
            "recruit 3:monster maze_of_maur_khul",
            "Recruit 3 Monsters (9 Gold) in Maze of Maur Khul",
            "Recruter 3 Monstres (9 Or)\u00a0: Labyrinthe de Maur Khul",
        ),
        (
            "launch 2:warship@maze_of_maur_khul gulf_of_kar",
            "Recruit 2 Warships (4 Gold) at Maze of Maur Khul, placed in Gulf of Kar",
            None,
        ),
        (
            "launch warship@maze_of_maur_khul gulf_of_kar",
            "Recruit 1 Warship (2 Gold) at Maze of Maur Khul, placed in Gulf of Kar",
            None,
        ),
    ],
)
def test_options_are_said_in_both_languages(line, english, french):
    assert said(line) == english
    assert french is None or said(line, words=FR) == french
    assert faults("fr", said(line, words=FR)) == []


def test_the_things_a_card_offers_are_spelled_out():
    devil = next(n for n, card in enumerate(EVENTS) if card.id == "iron_circle_deal_with_the_devil")
    ring = 100 + TREASURE_ID["ring_of_three_wishes"]
    for card, expected in [
        (devil, ["Gain 3 Gold", "Lose 2 Gold and draw 2 Event cards"]),
        (ring, ["Gain 4 Gold"]),
    ]:
        options = [("option", n) for n in range(2)]
        ask = Ask(0, "card_option", options, about=(0, card))
        view = replace(view_of(Table(KARKOTH)), asks={0: ask})
        assert [TELL.option(EN, view, option) for option in options][: len(expected)] == expected


@pytest.mark.parametrize(
    ("fact", "english", "french"),
    [
        (("drew", 0), "Karkoth draws an Event card.", "Karkoth pioche une carte Évènement."),
        (("drew", 0, 2), "Karkoth draws Forced March.", "Karkoth pioche «\u00a0Marche forcée\u00a0»."),
        (("rolled", 0, 0, 10 * 32 + 7), "Karkoth, First Strike dice: 7 (d10).", None),
        (("rolled", 0, 1, 6 * 32 + 4, 8 * 32 + 2, 6 * 32 + 6), "Karkoth, attack dice: 4 6 (d6) · 2 (d8).", None),
        (("rolled", -1, 1, 20 * 32 + 11), "The Guardians, attack dice: 11 (d20).", None),
        (("conquered", 1, 0, 5), "Vailin conquers Karkothi Throneholds and scores 5 points.", None),
        (("conquered", 1, 20, 0), "Vailin conquers Heartwood.", "Vailin conquiert Cœur-de-Sylve."),
        (("lost", 2, 0, 2, 20), "Iron Circle loses 2 Footsoldiers in Heartwood.", None),
        (("lost", 2, 5, 2, 20), None, "Cercle de Fer perd 2 Châteaux (Cœur-de-Sylve)."),
        (("won", 1, 3), "Vailin and Nerath win the war.", "Vailin et Nerath gagnent la guerre."),
        (("won", 2), "Iron Circle wins the war.", "Cercle de Fer gagne la guerre."),
        (("looked", 0, 3), "Karkoth looks at the hand of Nerath.", None),
    ],
)
def test_facts_are_told_in_both_languages(fact, english, french):
    view = view_of(Table(KARKOTH))
    assert english is None or TELL.fact(EN, view, fact) == english
    assert french is None or TELL.fact(FR, view, fact) == french
    assert faults("fr", TELL.fact(FR, view, fact)) == []


# --------------------------------------------------------------- what would be destroyed


def asked(table, words=EN):
    (seat,) = table.match.asks
    return TELL.prompt(words, view_of(table, seat), seat)


@pytest.mark.rule("NER-RET-13")
def test_a_retreat_says_who_would_be_lost_for_want_of_a_place(dice):
    table = fight(dice, "1 monster, 1 dragon", "2 footsoldier", 1, 1, 1, 1, space="golden_savanna")
    assert said("retreat", table) == "Retreat – no room, so lost: 1 Monster and 1 Dragon"
    assert said("retreat", table, FR) == (
        "Battre en retraite – pertes faute de place\u00a0: 1 Monstre et 1 Dragon"
    )
    table.play("retreat")
    here = SPACE_NUMBER["golden_savanna"]
    assert table.facts("destroyed") == [(0, MONSTER, 1, here), (0, DRAGON, 1, here)]


def test_a_retreat_that_costs_nothing_says_nothing_of_it(dice):
    table = fight(dice, "2 footsoldier", "1 footsoldier", 1, 1, 1)
    assert (said("retreat", table), said("retreat", table, FR)) == ("Retreat", "Battre en retraite")
    table.play("retreat")
    assert asked(table) == "Karkoth: choose where to retreat from Starfall Vale."


@pytest.mark.rule("NER-RET-13")
@pytest.mark.parametrize(
    ("army", "english", "french"),
    [
        ("3 footsoldier", "2 Footsoldiers", "2 Fantassins"),
        ("1 footsoldier, 1 monster", "1 land piece", "1 unité terrestre"),
        ("2 footsoldier, 1 monster", "2 land pieces", "2 unités terrestres"),
    ],
)
def test_a_retreat_by_ship_says_how_many_find_no_room_aboard(dice, army, english, french):
    faces = [1] * (1 + sum(n for _, n in pieces_in(army)))
    table = fight(dice, army, "1 footsoldier", *faces, space="pearl_isles", karkoth={SEA: "1 warship+monster"})
    assert said("retreat", table) == f"Retreat – no room, so lost: {english}"
    table.play("retreat")
    assert asked(table).endswith(f"from Pearl Isles. No room, so lost: {english}.")
    assert asked(table, FR).endswith(f" Faute de place, vous perdrez {french}.")
    table.play("embark warship+monster@jade_sea footsoldier@pearl_isles")
    assert sum(n for _, _, n, _ in table.facts("destroyed")) == sum(n for _, n in pieces_in(army)) - 1


@pytest.mark.rule("NER-DIG-03")
def test_before_the_reposition_step_is_closed_its_prompt_names_who_would_be_lost():
    force = {"gulf_of_kar": "2 dragon, 1 storm_elemental", "dragons_gate": "1 storm_elemental"}
    table = Table(force, {"dragons_gate": "1 warship"}, step="reposition")
    assert asked(table).endswith(
        " About to be lost: 1 Storm Elemental in Dragon’s Gate and 2 Dragons in Gulf of Kar."
    )
    assert asked(table, FR).endswith(
        " Pertes en vue\u00a0: 1 Élémentaire des Tempêtes (Porte du Dragon) et 2 Dragons (Golfe de Kar)."
    )
    table.play("move 1:dragon@gulf_of_kar dusk_fens", "move 1:storm_elemental@dragons_gate gulf_of_kar")
    assert asked(table).endswith(" About to be lost: 1 Dragon in Gulf of Kar.")
    table.play("move 1:dragon@gulf_of_kar dusk_fens")
    assert asked(table).endswith(": flying pieces may move again.")


@pytest.mark.rule("NER-DIG-03")
def test_heroes_without_a_way_out_of_their_dungeon_are_named_those_with_one_must_leave():
    force = {"vault_of_the_drow": "1 fighter", "tomb_of_horrors": "2 wizard", "dusk_fens": "1 dragon"}
    table = Table(force, step="reposition")
    assert asked(table) == (
        "Karkoth: Heroes must leave their dungeon. Flying pieces may move again. "
        "About to be lost: 2 Wizards in Tomb of Horrors."
    )


# -------------------------------------------------------------------------- the odds


def note(table, line, words=EN):
    (seat,) = table.match.asks
    return TELL.note(words, view_of(table, seat), VERBS.parse(line))


def chance(attack, defend, **terms):
    return f"{percent(odds(attack, defend, **terms).win)}% to win"


def test_an_attack_is_noted_with_the_chance_of_what_would_then_stand_there():
    table, defence = Table(KARKOTH, VAILIN), Force.of(footsoldier=2, fighter=1)
    two = chance(Force.of(footsoldier=2), defence)
    assert note(table, "move 2:footsoldier@shroudmoor silverbough").startswith(two)
    everybody = chance(Force.of(footsoldier=3, monster=1, fighter=1), defence)
    assert note(table, "march shroudmoor silverbough").startswith(everybody)
    table.play("move 1:monster@shroudmoor silverbough")
    more = chance(Force.of(footsoldier=2, monster=1), defence)
    assert note(table, "move 2:footsoldier@shroudmoor silverbough").startswith(more)
    assert len({two, everybody, more}) == 3
    assert note(table, "move 2:footsoldier@shroudmoor silverbough").endswith("1 point")
    assert note(table, "move 2:footsoldier@shroudmoor dusk_fens") == ""
    assert note(table, "end") == "6 can move"


def test_a_landing_is_noted_with_the_pieces_of_its_ship_that_go_ashore():
    table = Table(
        {"gulf_of_kar": "1 warship+fighter+monster"}, {"dusk_fens": "1 wizard"}, held={"dusk_fens": "vailin"}
    )
    expected = chance(Force.of(monster=1), Force.of(wizard=1))
    assert note(table, "debark warship+fighter+monster@gulf_of_kar monster@dusk_fens").startswith(expected)


def test_land_without_defenders_is_noted_as_such_with_its_points():
    table = Table(KARKOTH)
    assert note(table, "march shroudmoor silverbough") == "undefended · 1 point"
    table = Table({"golden_savanna": "1 fighter"}, held={"golden_savanna": "karkoth"})
    assert note(table, "move 1:fighter@golden_savanna vailindor") == "undefended · 5 points"


def test_a_battle_to_choose_and_one_to_press_are_noted(dice):
    force = {"silverbough": "1 dragon, 2 footsoldier", "heartwood": "1 monster"}
    table = Table(force, {"silverbough": "1 dragon, 1 castle", "heartwood": "1 footsoldier"}, step="fight")
    attack, defence = Force.of(dragon=1, footsoldier=2), Force.of(dragon=1, castle=1)
    assert note(table, "battle silverbough").startswith(chance(attack, defence))
    assert note(table, "battle heartwood").startswith(chance(Force.of(monster=1), Force.of(footsoldier=1)))
    dice(1, 1, 20, 20, 1)
    table.play("battle silverbough")
    assert table.asked == "0 lose, 1 lose"
    while table.asked != "0 press":
        seat = min(table.match.asks)
        table.play_as(seat, next(line for line in table.options(seat) if "dragon" in line))
    now = chance(attack._replace(hurt=1), defence._replace(hurt=1))
    assert note(table, "press").startswith(now)
    assert note(table, "retreat") == ""
    assert now != chance(attack, defence)


def test_a_sea_battle_is_noted_with_the_heroes_aboard():
    table = Table({"gulf_of_kar": "1 warship+fighter+monster"}, {"dragons_gate": "2 warship"})
    attack = Force.of(warship=1, fighter=1, monster=1)._replace(loads=((2, 4),))
    expected = chance(attack, Force.of(warship=2), sea=True)
    assert note(table, "move 1:warship+fighter+monster@gulf_of_kar dragons_gate").startswith(expected)


def test_guardians_face_up_give_exact_odds_and_face_down_an_average():
    heroes, space = Force.of(fighter=1), SPACE_NUMBER["vault_of_the_drow"]
    line = "move 1:fighter@karkothi_throneholds vault_of_the_drow"
    force, lair = {"karkothi_throneholds": "1 fighter"}, {"vault_of_the_drow": ("troll",)}
    known = Table(force, guardians=lair, awake=("vault_of_the_drow",))
    win = dungeon_odds(heroes, [GUARDIANS[GUARDIAN_ID["troll"]]]).win
    assert note(known, line) == f"{percent(win)}% to win · you lose about 2 Gold"
    hidden = Table(force, guardians=lair)
    average = sum(dungeon_odds(heroes, [guardian]).win for guardian in GUARDIANS) / len(GUARDIANS)
    assert note(hidden, line).startswith(f"about {percent(average)}% to win")
    hidden.play(line)
    found = forecast(view_of(hidden).state, space)
    assert found
    assert found.win == pytest.approx(average)


def test_a_pair_of_guardians_face_down_is_one_of_those_not_seen_elsewhere():
    heroes, space = Force.of(fighter=2, wizard=1), SPACE_NUMBER["vault_of_the_drow"]
    g = view_of(Table({"vault_of_the_drow": "2 fighter, 1 wizard"})).state
    g.lair[DUNGEON_AT[space]] = (HIDDEN, HIDDEN)
    g.guardian_discard = list(range(25))
    assert unseen(g) == list(range(25, 30))
    pairs = [dungeon_odds(heroes, pair).win for pair in combinations(GUARDIANS[25:], 2)]
    found = forecast(g, space)
    assert found
    assert found.win == pytest.approx(sum(pairs) / len(pairs))


def test_what_cards_change_about_all_pieces_of_a_kind_is_in_the_odds():
    table = Table({"shroudmoor": "2 fighter"}, VAILIN)
    line = "move 2:fighter@shroudmoor silverbough"
    plain = note(table, line)
    lasting(table.g, "dice", 0, "turn", kinds=1 << FIGHTER, amount=1 * 32 + 20)
    terms = printed_terms(True, False).rolling((20,), FIGHTER)
    expected = chance(Force.of(fighter=2), Force.of(footsoldier=2, fighter=1), attack_terms=terms)
    assert note(table, line).startswith(expected)
    assert not plain.startswith(expected)


def test_odds_that_a_card_makes_inexact_are_called_so():
    table = Table({"shroudmoor": "2 fighter"}, VAILIN)
    lasting(table.g, "dice", 0, "turn", kinds=1 << FIGHTER, count=1, amount=1 * 32 + 20)
    assert note(table, "move 2:fighter@shroudmoor silverbough").startswith("about ")


@pytest.mark.parametrize(
    ("chance", "shown"), [(0, "0"), (0.001, "< 1"), (0.5, "50"), (0.996, "> 99"), (1.0, "100"), (0.004, "< 1")]
)
def test_a_chance_is_shown_as_sure_only_if_it_is(chance, shown):
    assert percent(chance) == shown


def test_a_fight_is_what_meets_somebody():
    table = Table(KARKOTH, VAILIN)
    view = view_of(table)
    fights = {
        "march shroudmoor silverbough": True,
        "march shroudmoor starfall_vale": False,
        "move 1:fighter@shroudmoor dusk_fens": False,
        "end": False,
    }
    assert {line: TELL.is_fight(view, VERBS.parse(line)) for line in fights} == fights
