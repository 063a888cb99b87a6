"""What Tactics says: every prompt, option and fact has its words in both languages, and they read well."""

import ast
import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random

import pytest

from games.tactics.table import KNOCK_POWER, MISS, POWER, Table, card_number, tactic_number
from gonfalon.core import Ask, Match, Setup, draw
from gonfalon.games.tactics import GAME, tell
from gonfalon.games.tactics.codes import UNIT, VERBS
from gonfalon.games.tactics.printed import (
    CLASSES,
    COLOURS,
    DUNGEON_SPACES,
    DUNGEONS,
    ENEMIES,
    MAP,
    MODES,
    TACTICS,
    UNITS,
)
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.state import ENEMY_FACE, MISSILE
from gonfalon.games.tactics.tell import TELL
from gonfalon.games.tactics.tell.names import space_name
from gonfalon.games.tactics.tell.odds import hit_chance
from gonfalon.lore.phrases import dashed, percent, printed
from gonfalon.lore.words import COMMON, Words, gaps, parsed

FOLDER = Path(tell.__file__).parent.parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]
BAD_SPACING = re.compile(r"[^\u202f\u00a0][;:!?»%]|«[^\u202f\u00a0]| {2}|^ | $")
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|[{}_]|None|-1\b")
ENGLISH = re.compile(r"\b(the|and|with|your?|of|is|by|from|gains?|loses?|heals?|takes?|moves?|damage)\b")


# ------------------------------------------------- what the rules ask and tell


def calls(name):
    """Every call of a function or method of this name in the rules, with the function or class it stands in."""
    for file in sorted(set(FOLDER.rglob("*.py")) - set((FOLDER / "draw").rglob("*.py"))):
        for outer in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for call in ast.walk(outer):
                    if isinstance(call, ast.Call) and name in (
                        getattr(call.func, "id", ""),
                        getattr(call.func, "attr", ""),
                    ):
                        yield outer, call


def texts(node):
    """The texts that may come of an expression, as far as they stand in it."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def names_of(name, place):
    """The texts that are handed to a function at a place, and the expressions of which nothing is known."""
    known, unknown = set(), set()
    for outer, call in calls(name):
        node = call.args[place]
        found = texts(node)
        if isinstance(node, ast.Name):
            for line in ast.walk(outer):
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == node.id:
                    found |= texts(line.value)
        known |= found
        if not found:
            unknown.add(ast.unparse(node))
    return known, unknown


def helped():
    """The operations of abilities that help one ally: their owner is asked whom."""
    effects = [effect for unit in UNITS for ability in unit.abilities for effect in ability.effects]
    return {effect.op for effect in effects if effect.who == "one_ally_within"}


def questions():
    asked, unknown = names_of("Ask", 1)
    assert unknown == {"what", "trigger"}
    chosen, unknown = names_of("choose_unit", 2)
    assert unknown == {"effect.op"}
    decided, unknown = names_of("decide", 2)
    assert unknown == {"what"}
    offered, unknown = names_of("offer", 1)
    assert unknown == set()
    return asked | chosen | decided | offered | helped()


def facts():
    told, unknown = names_of("tell", 0)
    assert unknown == set()
    return told


def has(lang, id):
    return WORDS[lang].bundles[0].has_message(id)


@pytest.mark.parametrize("lang", WORDS)
def test_every_question_verb_and_fact_has_its_words(lang):
    assert len(questions()) > 35
    assert [what for what in sorted(questions()) if not has(lang, f"prompt-{dashed(what)}")] == []
    assert [verb for verb in VERBS.table if not has(lang, f"option-{dashed(verb)}")] == []
    assert [fact for fact in sorted(facts()) if not has(lang, f"fact-{dashed(fact)}")] == []


def test_every_fact_of_the_rules_can_be_told():
    assert set(TELL.told) == facts()


def test_there_are_no_words_for_what_nobody_asks_or_tells():
    prompts = {f"prompt-{dashed(what)}" for what in questions()}
    options = {f"option-{dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{dashed(fact)}" for fact in facts()} | {"fact-drew-known"}
    ids = {entry.id.name for entry in parsed(FOLDER / "words" / "en.ftl").body if hasattr(entry, "id")}
    assert {id for id in ids if id.startswith(("prompt-", "option-", "fact-"))} == prompts | options | told


def test_the_words_have_no_gaps():
    assert gaps(FOLDER / "words") == []


@pytest.mark.parametrize("lang", WORDS)
def test_the_game_has_a_title_and_a_blurb_and_so_has_each_mode(lang):
    for id in ["title", "blurb", *(f"mode-{mode}-blurb" for mode in GAME.modes)]:
        assert has(lang, id)
    for mode in GAME.modes:
        assert WORDS[lang](f"mode-{mode}") == printed(WORDS[lang], MODES[mode], "name")


@pytest.mark.parametrize("lang", WORDS)
def test_the_realms_to_choose_from_are_called_as_they_are_printed(lang):
    words = WORDS[lang]
    assert has(lang, "table-option-realm")
    for layout in MAP.battle_layouts:
        id = layout.id.removeprefix("layout_")
        assert words(f"table-option-realm-{id}") == printed(words, layout, "name")
        assert id in GAME.modes["battle"].options["realm"]


# ----------------------------------------------------------------- typography


def test_french_is_set_with_its_own_spaces_and_apostrophes():
    lines = (FOLDER / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines()
    spelled = [re.sub(r'\{ "([\u00a0\u202f])" \}', r"\1", line) for line in lines if not line.startswith("#")]
    messages = [re.sub(r"\{[^}]*\}?", "{}", line).strip() for line in spelled]
    assert [line for line in messages if BAD_SPACING.search(line)] == []
    assert [line for line in lines if "'" in line] == []


def test_english_has_real_apostrophes_too():
    assert "'" not in (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8")


def printed_texts(words):
    for unit in UNITS:
        yield printed(words, unit, "name")
        for face in (unit, unit.solo):
            for thing in [*face.abilities, *([face.spell] if face.spell else [])]:
                yield from (printed(words, thing, what) for what in ("name", "text"))
    for card in ENEMIES:
        yield from (printed(words, card, what) for what in ("name", "bonus"))
        yield from (printed(words, card.monster, what) for what in ("name", "text"))
    for dungeon in DUNGEONS:
        yield from (printed(words, dungeon, what) for what in ("name", "place", "text"))
    for kind in DUNGEON_SPACES.values():
        yield from (printed(words, kind, what) for what in ("name", "text"))
    for tactic in TACTICS:
        yield from (printed(words, tactic, what) for what in ("name", "if", "then"))
    for named in [*CLASSES, *COLOURS, *MAP.terrains, *MAP.zones, *MAP.start_areas]:
        yield printed(words, named, "name")


def test_printed_texts_are_shown_with_the_same_care():
    assert [text for text in printed_texts(FR) if BAD_SPACING.search(text) or "'" in text] == []
    assert [text for text in printed_texts(EN) if "'" in text] == []


def faults(lang, text):
    """What is wrong with a sentence, if anything."""
    wrong = [] if text else ["it is empty"]
    if MISSING.search(text):
        wrong.append("something is missing")
    if "'" in text or "  " in text or text != text.strip():
        wrong.append("it is set badly")
    if lang == "fr" and (BAD_SPACING.search(text) or ENGLISH.search(text)):
        wrong.append("it is no French")
    return wrong


# --------------------------------------------------------------- games in words


TABLES = [
    *(("competitive", 2 + seed % 3, seed) for seed in range(6)),
    *(("competitive-team", 4, seed) for seed in range(2)),
    *(("battle", 2 + seed % 3, seed) for seed in range(3)),
    *(("battle-team", 4, seed) for seed in range(2)),
    *(("solo", 1, seed) for seed in range(5)),
    *(("coop", 2, seed) for seed in range(4)),
]


def adventurous(options, rng):
    """An option, rather one that leads into a dungeon or deeper into it."""
    deep = [option for option in options if option[0] in ("move", "go") and option[2] >= SPACES]
    return rng.choice(deep) if deep and rng.random() < 0.8 else draw(options, rng)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
def test_whole_games_are_told_without_a_missing_word(lang, mode, seats, seed):
    words, rng = WORDS[lang], Random(seed)
    match = Match(GAME, Setup(mode, seats, seed), live=seed % 2 == 0)
    said = []
    while match.asks:
        seat = min(match.asks)
        view, ask = match.view([seat], since=len(match.log)), match.asks[seat]
        said.append(TELL.prompt(words, view, seat))
        options = list(ask.options)
        shown = rng.sample(options, min(len(options), 4))
        said += [TELL.option(words, view, option) for option in shown]
        said += [note for option in shown if (note := TELL.note(words, view, option))]
        match.play(seat, adventurous(ask.options, rng))
    said.append(TELL.ending(words, match.view([])))
    for readers in ([0], [], range(seats)):
        view = match.view(readers)
        said += [line for fact in view.log if (line := TELL.fact(words, view, fact))]
    assert [(text, wrong) for text in dict.fromkeys(said) if (wrong := faults(lang, text))] == []


BLUE = {"fighter": ("isaure", "e3"), "wizard": ("malkor", "e4"), "rogue": ("dagan", "f3"), "beast": ("luma", "f4")}
RED = {
    "fighter": ("hild", "g3"),
    "wizard": ("thessal", "g4"),
    "rogue": ("kestrel", "h4"),
    "beast": ("brugh", "h5"),
}
FIGHTER, WIZARD, ROGUE, BEAST = range(4)
HILD, THESSAL, KESTREL, BRUGH = range(4, 8)


def forged(what, options, about=(), seat=0):
    """A view of the same position with another question."""
    view = Table(BLUE, RED, weakened=("blue_fighter",)).match.view([seat])
    return replace(view, asks={seat: Ask(seat, what, options, about=about)})


SAID = [
    (("first", [("choose", FIGHTER)], (FIGHTER,)), "Several of your units", "Isaure (9/9 ♥)"),
    (("unweaken", [("choose", FIGHTER)], (BEAST,)), "Choose who is no longer Weakened.", "Isaure (9/9 ♥)"),
    (("heal", [("choose", WIZARD)], (-1,)), "Choose who heals.", "Malkor (7/7 ♥)"),
    (("ambush", [("choose", FIGHTER)], (HILD,)), "Choose who ambushes Hild.", "Isaure (9/9 ♥)"),
    (("thunder", [("choose", HILD)], (THESSAL,)), "Thunderclap: choose who takes 1 more", "Hild (12/12 ♥)"),
    (("aim", [("choose", HILD)], (ROGUE,)), "Choose whom Dagan shoots at.", "Hild (2 damage, 100%)"),
    (("grant", [("grant", 0, FIGHTER)], (BEAST,)), "Blessed Trail: choose whom Luma", "Isaure heals 2 ♥"),
    (("grant", [("grant", 1, FIGHTER)], (BEAST,)), "Blessed Trail", "Isaure is no longer Weakened"),
    (("siphon", [("option", 0)], (WIZARD, 2)), "Siphon: choose what a Power symbol", "1 more damage"),
    (("siphon", [("option", 1)], (WIZARD, 1)), "Siphon: choose what a Power symbol", "Malkor heals 2 ♥"),
    (("ability", [("yes",), ("no",)], (ROGUE, HILD)), "Bolas: spend 1 Ammo against Hild?", "Yes"),
    (("avenge", [("melee", ROGUE, HILD)], (HILD,)), "Choose how to strike back at Hild.", "Dagan strikes Hild (3"),
    (
        ("dive", [("go", FIGHTER, 30)], (FIGHTER, HILD)),
        "Hild aims at Isaure. Choose where Isaure",
        "Isaure goes to",
    ),
    (("push", [("push", 1)], (ROGUE, HILD)), "Choose which way Hild is pushed.", "East, to h3 (Portal)"),
    (("push", [("push", 0)], (ROGUE, HILD)), "Choose which way Hild is pushed.", "North, to a cliff at g2"),
    (("push", [("push", 2)], (ROGUE, HILD)), "Choose which way Hild is pushed.", "South, to g4, into Thessal"),
    (("power", [("power", 0)], (WIZARD, HILD)), "Malkor casts Siphon for 1 Mana of 6.", "Spend nothing more"),
    (("power", [("power", 1)], (WIZARD, HILD)), "Malkor casts Siphon", "Spend 1 more Mana and roll 1 die"),
    (("spell_cast", [("pass",)], (THESSAL, THESSAL)), "Thessal casts Thunderclap. Play a card?", "Pass"),
    (("turn_start", [("tactic", 0)], (-1, -1)), "Your turn begins. Play a card?", "Play Second Wind"),
    (
        ("counter", [("counter", 1)], (FIGHTER, HILD, MISSILE)),
        "Hild has hurt Isaure. Choose how to Counter; being Weakened, Isaure pays 2 ♥ for it.",
        "Counter: Isaure strikes Hild (3 damage)",
    ),
    (
        ("counter", [("counter", 2)], (ROGUE, HILD, MISSILE)),
        "Hild has hurt Dagan. Choose how to Counter.",
        "Counter: Dagan shoots at Hild (2 damage, 100%)",
    ),
    (
        ("counter", [("counter", 3)], (WIZARD, HILD, MISSILE)),
        "Hild has hurt Malkor. Choose how to Counter.",
        "Counter: Malkor casts Siphon on Hild (2+ damage)",
    ),
    (
        ("reroll", [("reroll", 0b101)], (ROGUE, MISS, POWER, KNOCK_POWER)),
        "Dagan rolled [miss] [power] [knock back, power]. Choose what to roll again.",
        "Roll again: 1 [miss] and 3 [knock back, power]",
    ),
]


@pytest.mark.parametrize(("question", "prompt", "option"), SAID)
def test_what_is_asked_seldom(question, prompt, option):
    view = forged(*question)
    first = question[1][0]
    assert TELL.prompt(EN, view, 0).startswith(prompt)
    assert TELL.option(EN, view, first).startswith(option)
    for lang, words in WORDS.items():
        assert faults(lang, TELL.prompt(words, view, 0)) == []
        assert faults(lang, TELL.option(words, view, first)) == []


TOLD = [
    (("attacks", 0, 7, "melee"), "Isaure strikes Brugh.", "Isaure frappe Brugh."),
    (("attacks", 1, 7, "spell"), "", ""),
    (("casts", 1, 7, 2), "Malkor casts Siphon on Brugh with 2 more Mana.", None),
    (("casts", 5, 5, 0), "Thessal casts Thunderclap.", "Thessal lance Coup de tonnerre."),
    (("captured", 7, 0), "Blue captures Brugh.", "Bleu capture Brugh."),
    (("captured", 3, 0), "Luma falls to its own side; nobody takes the card.", None),
    (("rolled", 0, "knockback", 3, 0), "Isaure rolls [knock back, power] [miss]: 1 × knock back.", None),
    (("pushed", 7, 40, 40), "Brugh is pushed but has no room to move.", None),
    (("damaged", 0, 7, 0), "Brugh takes no damage.", "Brugh ne subit aucun dégât."),
    (("damaged", 0, 7, 1), "Brugh takes 1 damage.", "Brugh subit 1 dégât."),
    (("damaged", 0, 7, 3), "Brugh takes 3 damage.", "Brugh subit 3 dégâts."),
    (("drew", 0), "Blue draws a Tactic card.", "Bleu pioche une carte Tactique."),
    (("drew", 0, 0), "Blue draws Second Wind.", "Bleu pioche «\u00a0Second souffle\u00a0»."),
    (("flag", 1, 0, 2), "Red moves the amber flag to II (Ferngate Ford).", None),
    (("secured", 1, 0), "Red secures the amber flag for good (Ferngate Ford).", None),
    (("robbed", 1, 1), "Malkor is robbed of 1 Mana.", "Malkor se fait voler 1 Mana."),
    (("robbed", 2, 1), "Dagan is robbed of 1 Ammo.", "Dagan se fait voler 1 Munition."),
    (("supplied", 2, 3), "Dagan gains 3 Ammo.", "Dagan regagne 3 Munitions."),
    (("camp", 0, 0), "Blue makes camp: North-west camp and South-east camp.", None),
    (("turn", 1, 6), "Round 3: Red to play.", "Manche 3\u00a0: au tour de Rouge."),
    (("scored", 0, 1), "Blue scores 1 point.", "Bleu marque 1 point."),
]


@pytest.mark.parametrize(("fact", "english", "french"), TOLD)
def test_what_happened(fact, english, french):
    view = Table(BLUE, RED).match.view([0])
    assert TELL.fact(EN, view, fact) == english
    told = TELL.fact(FR, view, fact)
    assert bool(told) == bool(english)
    assert not told or faults("fr", told) == []
    assert french in (None, told)


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
    assert TELL.note(EN, view, option).startswith("89% to hit")
    assert TELL.note(FR, view, option).startswith("touche à 89\u202f%")


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


# ------------------------------------------------------------ what would come of it


def said(table, line):
    return TELL.option(EN, table.match.view([0]), VERBS.parse(line))


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
        ("shed blue_wizard", "Saffir pays 2 ♥ to be no longer Weakened"),
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
