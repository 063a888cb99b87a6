"""Adventures in words, their warnings and outcomes, and what would come of a choice."""

from dataclasses import replace
from fractions import Fraction

import pytest

from games.speech import faults
from games.tactics.table import Table, card_number, tactic_number
from games.tactics.tell.speech import (
    BEAST,
    BLUE,
    BRUGH,
    EN,
    FIGHTER,
    FR,
    HILD,
    RED,
    ROGUE,
    THESSAL,
    WORDS,
    said,
)
from gonfalon.core import Ask
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT, VERBS
from gonfalon.games.tactics.printed import (
    UNITS,
)
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.state import ENEMY_FACE
from gonfalon.games.tactics.tell import TELL
from gonfalon.games.tactics.tell.names import space_name
from gonfalon.games.tactics.tell.odds import hit_chance
from gonfalon.lore.phrases import percent

# ----------------------------------------------------------- adventures in words


ENEMY = {
    "fighter": ("hild", "g3"),
    "wizard": ("saffir", "g4"),
    "rogue": ("kestrel", "h4"),
    "beast": ("brugh", "h5"),
}


def adventure(blue=BLUE, **changes):
    return Table(blue, ENEMY, mode="solo", **changes)


TOP = UNITS[card_number("hild")].solo.health
ADVENTURE_SAID = [
    (("take", [("take", 0), ("take", 1)], (0,)), "Choose your Fighter. The other one goes to the Enemy.", "Keep"),
    (
        ("delve", [("go", ROGUE, NAMES.index("5x4-e2"))], (ROGUE, 2)),
        "The Lantern Halls: Dagan has 2",
        "Dagan goes to e2 (Trap)",
    ),
    (
        ("leave", [("go", ROGUE, NAMES.index("l5"))], (ROGUE,)),
        "Choose where Dagan comes out.",
        "Dagan goes to l5 (Portal)",
    ),
    (("golem", [("option", 0)], (ROGUE, 2)), "Stone Golem: choose what Dagan pays", "Spend 2 movement points"),
    (("golem", [("option", 1)], (ROGUE, 2)), "Stone Golem: choose what Dagan pays", "Lose 3 ♥"),
    (
        ("crystal", [("yes",), ("no",)], (ROGUE, 0)),
        "Dagan has taken the Crystal of Hours. Use its power now, or never? Move the Time token 1 space",
        "Yes, use it",
    ),
    (("storm", [("choose", HILD)], (ROGUE,)), "Choose which enemy the crystal strikes.", f"Hild ({TOP}/{TOP} ♥)"),
    (("return", [("choose", BEAST)], (ROGUE,)), "Choose who comes back into play.", "Luma (Beast)"),
    (("replace", [("choose", HILD)], (HILD,)), "Several enemy units have fallen.", "Hild (Fighter)"),
]


@pytest.mark.parametrize(("question", "prompt", "option"), ADVENTURE_SAID)
def test_what_is_asked_in_an_adventure(question, prompt, option):
    what, options, about = question
    view = adventure({**BLUE, "rogue": ("dagan", "5x4-e1")}).match.view([0])
    view = replace(view, asks={0: Ask(0, what, options, about=about)})
    assert TELL.prompt(EN, view, 0).startswith(prompt)
    assert TELL.option(EN, view, options[0]).startswith(option)
    for lang, words in WORDS.items():
        assert faults(lang, TELL.prompt(words, view, 0)) == []
        assert faults(lang, TELL.option(words, view, options[0])) == []


ADVENTURE_TOLD = [
    (("chose", 0, 0, 1), f"Blue keeps {UNITS[0].name_en} and leaves {UNITS[1].name_en} to the Enemy."),
    (("placed", HILD, 0), "Hild appears at a1."),
    (("time", 4, 5), "Time runs on: 4 left."),
    (("time", 6, 4), "Time is won back: 6 left."),
    (("enemy_turn", 1), "Now the Enemy plays."),
    (("activates", HILD, 0, 0, 0), "War Cry (+1 damage) names the Fighter: Hild acts. The compass points north."),
    (
        ("activates", HILD, 8, 1, 0),
        (
            "Onslaught (+1 damage and +1 movement) names the leftmost unit without a card: Hild acts. "
            "The compass points north."
        ),
    ),
    (
        ("activates", BRUGH, 0, 2, 0),
        (
            "War Cry (+1 damage) names the Fighter, who has a card already: Brugh acts, the leftmost without one. "
            "The compass points north."
        ),
    ),
    (
        ("activates", HILD, -1, 1, 3),
        "No Enemy card is left: Hild acts, the leftmost unit without one. The compass points west.",
    ),
    (("step_none", HILD, 1), "Step 1: Hild has nobody to strike."),
    (("step_none", HILD, 2), "Step 2: Hild has nobody in range to shoot at."),
    (("step_none", THESSAL, 5), "Step 5: Saffir has nobody in range of its spell."),
    (("step_none", BRUGH, 5), "Step 5: Brugh has neither missile nor spell."),
    (("step_attack", HILD, 1, FIGHTER, 1), "Step 1: of all units Hild can attack only Isaure."),
    (
        ("step_attack", HILD, 2, FIGHTER, 3),
        "Step 2: Hild can attack 3 units; the first one clockwise from east is Isaure.",
    ),
    (
        ("step_move", HILD, FIGHTER, 30, 0),
        "Step 3: Isaure is the closest unit that Hild can attack after a move, going east or west first.",
    ),
    (
        ("step_move", HILD, FIGHTER, 30, 1),
        (
            "Step 3: Hild can attack nobody after a move and heads for Isaure, the closest unit, "
            "going east or west first."
        ),
    ),
    (
        ("step_move", HILD, -1, 30, 2),
        "Step 3: Hild climbs and heads for e3, the closest higher space, going east or west first.",
    ),
    (("step_stay", HILD), "Step 3: no unit of the players is on the map; Hild stays put."),
    (("step_blocked", HILD), "Step 3: Hild can go no nearer and stays put."),
    (("enemy_reshuffled",), "The Enemy cards are shuffled into a new deck."),
    (("replaced", HILD, ENEMY_FACE, 19), "The Enemy sends Hild to g2 as its new Fighter."),
    (("entered", ROGUE, 4), "Dagan enters the dungeon “The Lantern Halls” to find the Crystal of Return."),
    (("delved", ROGUE, NAMES.index("5x4-e2")), "Dagan goes to e2 (Trap)."),
    (("stuck", ROGUE, 1), "The rubble does not give way: Dagan has 1 movement point left."),
    (("stuck", ROGUE, 0), "The rubble does not give way: Dagan has 0 movement points left."),
    (("monster", ROGUE, 0), "Dagan meets a monster. Bone Guard: Lose 2 ♥."),
    (("perished", ROGUE, 4), "Dagan is lost in the dungeon “The Lantern Halls”."),
    (("captured", ROGUE, -1), ""),
    (("captured", ROGUE, HILD), "The Enemy captures Dagan."),
    (("crystal", ROGUE, 0), "Dagan takes the Crystal of Hours!"),
    (("left", ROGUE, 0), "Dagan leaves the dungeon and stands at a1."),
    (("returned", ROGUE, 0), "Dagan comes back into play at a1."),
]


@pytest.mark.parametrize(("fact", "english"), ADVENTURE_TOLD)
def test_what_happened_in_an_adventure(fact, english):
    view = adventure(compass="east").match.view([0])
    assert TELL.fact(EN, view, fact) == english
    assert not english or faults("fr", TELL.fact(FR, view, fact)) == []


def test_each_of_two_enemies_is_called_by_its_colour():
    table = Table(BLUE, RED, {"fighter": ("ragna", "a1")}, {"fighter": ("grumm", "m1")}, mode="coop")
    view = table.match.view([])
    assert TELL.fact(EN, view, ("enemy_turn", 3)) == "Now the yellow Enemy plays."
    assert TELL.fact(EN, view, ("captured", 0, 8)) == "The green Enemy captures Isaure."
    assert TELL.fact(FR, view, ("captured", 0, 8)) == "L’Ennemi vert capture Isaure."
    assert [TELL.seat(EN, view, party) for party in range(4)] == [
        "Blue",
        "Red",
        "the green Enemy",
        "the yellow Enemy",
    ]


def test_the_log_names_enemy_units_by_the_cards_they_had():
    """A captured enemy unit is replaced by another of its class; what was told before is about the old one."""
    hild, ragna, grumm = (card_number(name) for name in ("hild", "ragna", "grumm"))
    log = (
        ("chose", 0, card_number("isaure"), ragna),
        ("captured", HILD, FIGHTER),
        ("replaced", HILD, grumm + ENEMY_FACE, 0),
        ("attacks", HILD, FIGHTER, "melee"),
        ("captured", HILD, FIGHTER),
        ("replaced", HILD, hild + ENEMY_FACE, 0),
    )
    view = replace(adventure().match.view([0]), log=log)
    assert [TELL.fact(EN, view, fact) for fact in log[1:]] == [
        "Blue captures Ragna.",
        "The Enemy sends Grumm to a1 as its new Fighter.",
        "Grumm strikes Isaure.",
        "Blue captures Grumm.",
        "The Enemy sends Hild to a1 as its new Fighter.",
    ]


def test_the_log_names_the_compass_as_it_pointed_then():
    log = (
        ("activates", HILD, 0, 0, 0),
        ("step_attack", HILD, 1, FIGHTER, 2),
        ("activates", BRUGH, 2, 0, 2),
        ("step_attack", BRUGH, 1, FIGHTER, 2),
    )
    view = replace(adventure(compass="south").match.view([0]), log=log)
    assert "clockwise from north" in str(TELL.fact(EN, view, log[1]))
    assert "clockwise from south" in str(TELL.fact(EN, view, log[3]))


def test_an_enemy_turn_tells_why_each_step_was_taken():
    table = Table(
        {"fighter": ("isaure", "a1"), "rogue": ("dagan", "a13")},
        {"beast": ("brugh", "c1"), "fighter": ("hild", "m13")},
        mode="solo",
        enemy_deck=("savagery",),
        phase="enemy_turn",
        active="red",
    )
    view = table.match.view([0])
    said = [line for fact in view.log if (line := TELL.fact(EN, view, fact))]
    assert said[:6] == [
        "Now the Enemy plays.",
        "Savagery (+1 damage) names the Beast: Brugh acts. The compass points south.",
        "Step 1: Brugh has nobody to strike.",
        "Step 2: Brugh has neither missile nor spell.",
        "Step 3: Isaure is the closest unit that Brugh can attack after a move, going north or south first.",
        "Brugh moves from c1 to b1.",
    ]
    assert said[6:8] == ["Step 4: of all units Brugh can attack only Isaure.", "Brugh strikes Isaure."]


# --------------------------------------------------------- warnings and outcomes


@pytest.mark.rule("TAC-DUN-17")
def test_a_unit_is_warned_of_a_dungeon_its_class_cannot_leave():
    table = Table({"fighter": ("isaure", "k7")}, ENEMY, mode="solo")
    view, option = table.match.view([0]), VERBS.parse("move blue_fighter 2x2-a2")
    assert TELL.option(EN, view, option).endswith(
        "“The Sealed Millstone” (Crystal of Sorcery) – no way out for a Fighter"
    )
    assert TELL.note(EN, view, option) == "A Fighter cannot reach this crystal, and only a crystal leads out."
    assert faults("fr", TELL.option(FR, view, option)) == faults("fr", TELL.note(FR, view, option)) == []


@pytest.mark.rule("TAC-DUN-31")
@pytest.mark.parametrize(("mana", "warned"), [(2, False), (1, True), (0, True)])
def test_a_wizard_is_warned_of_a_barrier_without_mana(mana, warned):
    table = Table({"wizard": ("saffir", "k7")}, ENEMY, mode="solo", supply={"blue_wizard": mana})
    view, option = table.match.view([0]), VERBS.parse("move blue_wizard 2x2-a2")
    assert ("no way out without 2 Mana" in TELL.option(EN, view, option)) == warned
    assert ("Without 2 Mana" in TELL.note(EN, view, option)) == warned
    assert warned or TELL.note(EN, view, option) == "2 movement points from the Entrance to the crystal"


def test_a_wizard_without_mana_is_told_of_the_longer_way():
    table = Table({"wizard": ("saffir", "l9")}, ENEMY, mode="solo", supply={"blue_wizard": 0})
    note = TELL.note(EN, table.match.view([0]), VERBS.parse("move blue_wizard 5x4-e1"))
    assert note == "12 movement points from the Entrance to the crystal"


def test_a_space_in_a_dungeon_says_what_it_does():
    table = Table({"rogue": ("dagan", "5x4-e1")}, ENEMY, mode="solo")
    view = table.match.view([0])
    assert TELL.note(EN, view, VERBS.parse("move blue_rogue 5x4-e2")).startswith("Roll 3 dice: lose 2 ♥ per Miss")
    assert TELL.note(EN, view, VERBS.parse("move blue_rogue 5x4-d1")) == ""


@pytest.mark.rule("TAC-DUN-26")
@pytest.mark.parametrize(("card", "dice", "percent"), [("rogue_nim", 1, 50), ("fighter_hild", 2, 75)])
def test_rubble_is_shown_with_the_chance_that_it_gives_way(card, dice, percent):
    """Half of the faces show a Knock Back."""
    name, _, short = card.partition("_")
    assert UNITS[card_number(short)].melee.knockback_dice == dice
    view = Table({name: (short, "8x1-e1")}, ENEMY, mode="solo").match.view([0])
    option = VERBS.parse(f"move blue_{name} 8x1-f1")
    assert TELL.option(EN, view, option).endswith(f"moves to f1 (Cave-In), {percent}%")
    assert TELL.option(FR, view, option).endswith(f"va en f1 (Éboulement), {percent}\u202f%")


def test_a_lost_cause_is_called_so():
    """Only a Rogue opens the locked door before the Crystal of Storms."""
    squad = {name: BLUE[name] for name in ("fighter", "wizard", "beast")}
    crystals = ("1x2", "2x2", "8x1", "5x4")
    hope = adventure(squad).match
    lost = adventure(squad, crystals=crystals).match
    for lang, words in WORDS.items():
        note = words("note-hopeless")
        assert note not in TELL.prompt(words, hope.view([0]), 0)
        assert TELL.prompt(words, lost.view([0]), 0).endswith(note)
        assert faults(lang, note) == []


def test_the_enemy_surely_answers_and_never_misses():
    table = Table({"fighter": ("isaure", "f3")}, {"rogue": ("kestrel", "g3")}, mode="solo")
    view = table.match.view([0])
    assert TELL.note(EN, view, VERBS.parse("melee blue_fighter red_rogue")).endswith(" · answers for 1")
    assert hit_chance(table.g, UNIT.parse("red_rogue"), UNIT.parse("blue_fighter")) == 1


def test_an_enemy_spell_may_answer_for_more():
    table = Table({"rogue": ("dagan", "g5")}, {"wizard": ("saffir", "g3")}, mode="solo", health={"red_wizard": 5})
    note = TELL.note(EN, table.match.view([0]), VERBS.parse("missile blue_rogue red_wizard"))
    assert note.endswith(" · answers for 1+")


def test_a_chance_has_its_percent_sign():
    table = Table({"rogue": ("kestrel", "e3")}, {"beast": ("rakk", "g3")}, supply={"blue_rogue": 2})
    view, option = table.match.view([0]), VERBS.parse("missile blue_rogue red_beast")
    assert TELL.option(EN, view, option) == "Kestrel shoots at Rakk (2 damage, 89%)"
    assert TELL.option(FR, view, option) == "Crécerelle tire sur Rakk (2 dégâts, 89\u202f%)"


def ended(table, **changes):
    """A view of a game that is over."""
    for name, value in changes.items():
        setattr(table.g, name, value)
    return replace(table.match.view([]), over=True, result=GAME.result(table.g))


def test_a_team_wins_together():
    four = Table(BLUE, RED, {"beast": ("rakk", "a1")}, {"beast": ("skarn", "m1")}, mode="competitive-team")
    assert TELL.ending(EN, ended(four, secured=(0, 2, -1))) == "Blue and Green win."
    assert TELL.ending(FR, ended(four, secured=(0, 2, -1))) == "Victoire\u00a0: Bleu et Vert."
    assert TELL.ending(EN, ended(four, secured=(1, 3, 3))) == "Red and Yellow win."


def test_one_wins_alone_or_several_share():
    two = Table({"beast": ("rakk", "a1")}, {"beast": ("skarn", "m1")})
    assert TELL.ending(EN, ended(two, secured=(0, -1, -1))) == "Blue wins."
    two.g.health[:] = [10] * 8
    assert TELL.ending(EN, ended(two, secured=(-1, -1, -1))) == "Blue and Red share the victory."


def test_an_adventure_ends_with_its_reason():
    assert TELL.ending(EN, ended(adventure(), won=1)) == "The Crystal of Glory is recovered: the adventure is won."
    assert TELL.ending(EN, ended(adventure(), time=0)) == "Time has run out: the adventure is lost."
    assert TELL.ending(EN, ended(adventure({}))) == "No unit is left: the adventure is lost."
    assert TELL.ending(EN, ended(adventure())) == "It has taken too many rounds: the adventure is lost."
    table = Table(BLUE, {}, {"fighter": ("ragna", "a1")}, {"fighter": ("grumm", "m1")}, mode="coop")
    assert TELL.ending(EN, ended(table)) == "No unit is left to one of you: the adventure is lost."


BATTLE_TOLD = [
    (("bears", FIGHTER), "Isaure now bears the Artifact.", "Isaure porte désormais l’Artefact."),
    (("stole", HILD, FIGHTER), "Hild takes the Artifact from Isaure.", "Hild prend l’Artefact à Isaure."),
    (("dropped", FIGHTER, 0), "Isaure drops the Artifact at a1.", "Isaure laisse tomber l’Artefact en a1."),
]


@pytest.mark.parametrize(("fact", "english", "french"), BATTLE_TOLD)
def test_what_happened_in_battle(fact, english, french):
    view = Table(BLUE, RED, mode="battle").match.view([0])
    assert TELL.fact(EN, view, fact) == english
    assert TELL.fact(FR, view, fact) == french


def test_a_unit_that_falls_to_a_team_mate_falls_to_its_own_side():
    four = Table(BLUE, RED, {"beast": ("rakk", "a1")}, {"beast": ("skarn", "m1")}, mode="competitive-team")
    view = four.match.view([])
    assert TELL.fact(EN, view, ("captured", 0, 11)) == "Isaure falls to its own side; nobody takes the card."
    assert TELL.fact(EN, view, ("captured", 0, 15)) == "Yellow captures Isaure."


def test_spaces_of_dungeons_are_named_from_their_own_corner():
    for cave in CAVES:
        assert space_name(cave.first) == "a1"
    assert space_name(NAMES.index("8x5-h5")) == "h5"


def test_a_side_is_called_by_its_colour():
    view = Table(BLUE, RED).match.view([])
    assert [TELL.seat(EN, view, seat) for seat in range(4)] == ["Blue", "Red", "Green", "Yellow"]
    assert [TELL.seat(FR, view, seat) for seat in range(4)] == ["Bleu", "Rouge", "Vert", "Jaune"]


# --------------------------------------------------------- what would come of it


def test_a_blow_is_shown_with_its_damage():
    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")})
    table.g.place(UNIT.parse("blue_fighter"), NAMES.index("f4"))
    assert said(table, "melee blue_fighter red_beast") == "Hild strikes Brugh (2 damage)"
    table.g.place(UNIT.parse("red_beast"), NAMES.index("e5"))
    assert said(table, "melee blue_fighter red_beast") == "Hild strikes Brugh (3 damage)"  # Water
    table.g.place(UNIT.parse("red_beast"), NAMES.index("g4"))
    assert said(table, "melee blue_fighter red_beast") == "Hild strikes Brugh (1 damage)"  # Forest


@pytest.mark.parametrize(("ammo", "percent"), [(1, 44), (2, 89), (3, 100), (5, 100)])
def test_a_missile_is_shown_with_its_chance(ammo, percent):
    """Two dice, a Miss on two faces of six: every Miss must be paid with Ammo beyond the first."""
    table = Table({"rogue": ("kestrel", "e3")}, {"beast": ("rakk", "g3")}, supply={"blue_rogue": ammo})
    assert said(table, "missile blue_rogue red_beast") == f"Kestrel shoots at Rakk (2 damage, {percent}%)"


def test_chances_are_exact():
    table = Table({"rogue": ("kestrel", "e3")}, {"beast": ("rakk", "g3")}, supply={"blue_rogue": 2})
    assert hit_chance(table.g, ROGUE, BRUGH) == Fraction(8, 9)


def test_an_ability_that_spares_a_die_counts():
    """Steady Aim: one die less for Teodric while he has not moved."""
    table = Table({"fighter": ("teodric", "e3")}, {"beast": ("rakk", "g3")}, supply={"blue_fighter": 1})
    assert hit_chance(table.g, FIGHTER, BRUGH) == Fraction(2, 3)
    table.g.done[FIGHTER] = 1
    assert hit_chance(table.g, FIGHTER, BRUGH) == Fraction(4, 9)


def test_only_what_is_certain_is_called_so():
    assert [percent(n / 1000) for n in (0, 1, 444, 999, 1000)] == ["0", "< 1", "44", "> 99", "100"]


def test_a_parry_adds_to_the_counter_it_answers():
    table = Table({"fighter": ("hild", "f3")}, {"fighter": ("isaure", "g3")})
    table.play("melee blue_fighter red_fighter", "no")
    assert table.asked == "red counter"
    view = table.match.view([1])
    assert TELL.option(EN, view, ("counter", 1)) == "Counter: Isaure strikes Hild (4 damage)"
    table.play("counter melee")
    assert table.health("blue_fighter") == 12 - 4


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("spell blue_wizard red_beast", "Saffir casts Fireburst on Rakk (2+ damage)"),
        ("move blue_wizard i3", "Saffir moves to i3 (Forest, Eagle’s Crown)"),
        ("move blue_wizard j4", "Saffir moves to j4 (Eagle’s Crown, trigger)"),
        ("move blue_wizard h3", "Saffir moves to h3 (Portal)"),
        ("move blue_wizard g3", "Saffir moves to g3"),
        ("march blue_wizard", "Saffir moves with Forced March"),
        ("shed blue_wizard", "Saffir pays 2 ♥ to stop being Weakened"),
        ("way direct", "Straight there"),
        ("way v1+portal", "By the Village at g1 and a Portal"),
        ("camp start_nw", "North-west camp and South-east camp"),
        ("end", "End the turn"),
    ],
)
def test_options_by_name(line, text):
    table = Table({"wizard": ("saffir", "i4")}, {"beast": ("rakk", "g3")})
    assert said(table, line) == text


def test_a_spell_around_its_caster_names_whom_it_reaches():
    red = {"beast": ("rakk", "g3"), "rogue": ("nim", "f3"), "wizard": ("orsk", "m1")}
    table = Table({"wizard": ("thessal", "f4")}, red)
    assert said(table, "spell blue_wizard blue_wizard") == "Thessal casts Thunderclap on Nim and Rakk"


def test_a_spell_on_its_own_caster():
    table = Table({"wizard": ("elowen", "f4")}, {"beast": ("rakk", "m1")})
    assert said(table, "spell blue_wizard blue_wizard") == "Elowen casts Mend on itself"


def test_names_come_from_the_cards():
    table = Table({"beast": ("mossback", "f4")}, {"beast": ("rakk", "m1")})
    view, unit = table.match.view([0]), UNIT.parse("blue_beast")
    assert table.g.card[unit] == card_number("mossback")
    assert TELL.option(FR, view, ("move", unit, NAMES.index("g3"))) == "Vieille-Mousse va en g3"
    card = tactic_number("dive_for_cover")
    assert TELL.option(FR, view, ("tactic", card)) == "Jouer «\u00a0À couvert\u202f!\u00a0»"
