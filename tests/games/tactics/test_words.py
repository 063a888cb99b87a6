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
from gonfalon.games.tactics import GAME, UNIT, VERBS, tell
from gonfalon.games.tactics.printed import CLASSES, COLOURS, MAP, TACTICS, UNITS
from gonfalon.games.tactics.realm import NAMES
from gonfalon.lore.words import COMMON, Words, gaps, parsed

FOLDER = Path(tell.__file__).parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]
BAD_SPACING = re.compile(r"[^\u202f\u00a0][;:!?»%]|«[^\u202f\u00a0]| {2}|^ | $")
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|[{}_]|None|-1\b")
ENGLISH = re.compile(r"\b(the|and|with|your?|of|is|by|from|gains?|loses?|heals?|takes?|moves?|damage)\b")


# ------------------------------------------------- what the rules ask and tell


def calls(name):
    """Every call of a function or method of this name in the rules, with the function or class it stands in."""
    for file in sorted(FOLDER.glob("*.py")):
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
    offered, unknown = names_of("offer", 1)
    assert unknown == set()
    return asked | chosen | offered | helped()


def facts():
    told, unknown = names_of("tell", 0)
    assert unknown == set()
    return told


def has(lang, id):
    return WORDS[lang].bundles[0].has_message(id)


@pytest.mark.parametrize("lang", WORDS)
def test_every_question_verb_and_fact_has_its_words(lang):
    assert len(questions()) > 35
    assert [what for what in sorted(questions()) if not has(lang, f"prompt-{tell.dashed(what)}")] == []
    assert [verb for verb in VERBS.table if not has(lang, f"option-{tell.dashed(verb)}")] == []
    assert [fact for fact in sorted(facts()) if not has(lang, f"fact-{tell.dashed(fact)}")] == []


def test_every_fact_of_the_rules_can_be_told():
    assert set(tell.TOLD) == facts()


def test_there_are_no_words_for_what_nobody_asks_or_tells():
    prompts = {f"prompt-{tell.dashed(what)}" for what in questions()}
    options = {f"option-{tell.dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{tell.dashed(fact)}" for fact in facts()} | {"fact-drew-card"}
    ids = {entry.id.name for entry in parsed(FOLDER / "words" / "en.ftl").body if hasattr(entry, "id")}
    assert {id for id in ids if id.startswith(("prompt-", "option-", "fact-"))} == prompts | options | told


def test_the_words_have_no_gaps():
    assert gaps(FOLDER / "words") == []


@pytest.mark.parametrize("lang", WORDS)
def test_the_game_has_a_title_a_blurb_and_names_for_its_modes(lang):
    for id in ["title", "blurb", *(f"mode-{mode}" for mode in GAME.modes)]:
        assert has(lang, id)


# ----------------------------------------------------------------- typography


def test_french_is_set_with_its_own_spaces_and_apostrophes():
    lines = (FOLDER / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines()
    messages = [re.sub(r"\{[^}]*\}?", "{}", line).strip() for line in lines if not line.startswith("#")]
    assert [line for line in messages if BAD_SPACING.search(line)] == []
    assert [line for line in lines if "'" in line] == []


def test_english_has_real_apostrophes_too():
    assert "'" not in (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8")


def printed_texts(words):
    for unit in UNITS:
        yield tell.printed(words, unit, "name")
        for thing in [*unit.abilities, *([unit.spell] if unit.spell else [])]:
            yield from (tell.printed(words, thing, what) for what in ("name", "text"))
    for tactic in TACTICS:
        yield from (tell.printed(words, tactic, what) for what in ("name", "if", "then"))
    for named in [*CLASSES, *COLOURS, *MAP.terrains, *MAP.zones, *MAP.start_areas]:
        yield tell.printed(words, named, "name")


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


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_without_a_missing_word(lang, seed):
    words, rng = WORDS[lang], Random(seed)
    match = Match(GAME, Setup("competitive", 2 + seed % 3, seed), live=seed % 2 == 0)
    said = []
    while match.asks:
        seat = min(match.asks)
        view, ask = match.view([seat], since=len(match.log)), match.asks[seat]
        said.append(tell.prompt(words, view, seat))
        options = list(ask.options)
        shown = rng.sample(options, min(len(options), 4))
        said += [tell.option(words, view, option) for option in shown]
        match.play(seat, draw(ask.options, rng))
    for seats in ([0], [], [0, 1]):
        view = match.view(seats)
        said += [line for fact in view.log if (line := tell.fact(words, view, fact)) is not None]
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
        ("counter", [("counter", 1)], (FIGHTER, HILD)),
        "Hild has hurt Isaure. Choose how to Counter; being Weakened, Isaure pays 2 ♥ for it.",
        "Counter: Isaure strikes Hild (3 damage)",
    ),
    (
        ("counter", [("counter", 2)], (ROGUE, HILD)),
        "Hild has hurt Dagan. Choose how to Counter.",
        "Counter: Dagan shoots at Hild (2 damage, 100%)",
    ),
    (
        ("counter", [("counter", 3)], (WIZARD, HILD)),
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
    assert tell.prompt(EN, view, 0).startswith(prompt)
    assert tell.option(EN, view, first).startswith(option)
    for lang, words in WORDS.items():
        assert faults(lang, tell.prompt(words, view, 0)) == []
        assert faults(lang, tell.option(words, view, first)) == []


TOLD = [
    (("attacks", 0, 7, "melee"), "Isaure strikes Brugh.", "Isaure frappe Brugh."),
    (("attacks", 1, 7, "spell"), None, None),
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
    assert tell.fact(EN, view, fact) == english
    told = tell.fact(FR, view, fact)
    assert (told is None) == (english is None)
    assert told is None or faults("fr", told) == []
    assert french in (None, told)


def test_a_side_is_called_by_its_colour():
    view = Table(BLUE, RED).match.view([])
    assert [tell.seat(EN, view, seat) for seat in range(4)] == ["Blue", "Red", "Green", "Yellow"]
    assert [tell.seat(FR, view, seat) for seat in range(4)] == ["Bleu", "Rouge", "Vert", "Jaune"]


# ------------------------------------------------------------ what would come of it


def said(table, line):
    return tell.option(EN, table.match.view([0]), VERBS.parse(line))


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
    assert tell.hit_chance(table.g, ROGUE, BRUGH) == Fraction(8, 9)


def test_an_ability_that_spares_a_die_counts():
    """Steady Aim: one die less for Teodric while he has not moved."""
    table = Table({"fighter": ("teodric", "e3")}, {"beast": ("rakk", "g3")}, supply={"blue_fighter": 1})
    assert tell.hit_chance(table.g, FIGHTER, BRUGH) == Fraction(2, 3)
    table.g.done[FIGHTER] = 1
    assert tell.hit_chance(table.g, FIGHTER, BRUGH) == Fraction(4, 9)


def test_only_what_is_certain_is_called_so():
    assert [tell.percent(Fraction(n, 1000)) for n in (0, 1, 444, 999, 1000)] == [0, 1, 44, 99, 100]


def test_a_parry_adds_to_the_counter_it_answers():
    table = Table({"fighter": ("hild", "f3")}, {"fighter": ("isaure", "g3")})
    table.play("melee blue_fighter red_fighter", "no")
    assert table.asked == "red counter"
    view = table.match.view([1])
    assert tell.option(EN, view, ("counter", 1)) == "Counter: Isaure strikes Hild (4 damage)"
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
        ("way g1+portal", "By the Village at g1 and a Portal"),
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
    assert tell.option(FR, view, ("move", unit, NAMES.index("g3"))) == "Vieille-Mousse va en g3"
    card = tactic_number("dive_for_cover")
    assert tell.option(FR, view, ("tactic", card)) == "Jouer «\u00a0À couvert\u202f!\u00a0»"
