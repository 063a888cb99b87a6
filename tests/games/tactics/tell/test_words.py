"""What Tactics says: every prompt, option and fact has its words in both languages, and they read well."""

import ast
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from games.speech import BAD_SPACING, faults, message_ids
from games.tactics.table import KNOCK_POWER, MISS, POWER, Table
from games.tactics.tell.speech import (
    BEAST,
    BLUE,
    EN,
    FIGHTER,
    FOLDER,
    FR,
    HILD,
    RED,
    ROGUE,
    THESSAL,
    WIZARD,
    WORDS,
)
from gonfalon.core import Ask, Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import VERBS
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
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.state import MISSILE
from gonfalon.games.tactics.tell import TELL
from gonfalon.lore.phrases import dashed, printed

# --------------------------------------------------- what the rules ask and tell


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


def test_what_is_asked_chosen_and_told_has_words_and_nothing_else_has():
    assert len(questions()) > 35
    prompts = {f"prompt-{dashed(what)}" for what in questions()}
    options = {f"option-{dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{dashed(fact)}" for fact in facts()} | {"fact-drew-known"}
    said = {id for id in message_ids(FOLDER) if id.startswith(("prompt-", "option-", "fact-"))}
    assert said == prompts | options | told


@pytest.mark.parametrize("lang", WORDS)
def test_modes_are_called_as_they_are_printed(lang):
    for mode in GAME.modes:
        assert WORDS[lang](f"mode-{mode}") == printed(WORDS[lang], MODES[mode], "name")


@pytest.mark.parametrize("lang", WORDS)
def test_the_realms_to_choose_from_are_called_as_they_are_printed(lang):
    words = WORDS[lang]
    for layout in MAP.battle_layouts:
        id = layout.id.removeprefix("layout_")
        assert words(f"table-option-realm-{id}") == printed(words, layout, "name")
        assert id in GAME.modes["battle"].options["realm"]


# -------------------------------------------------------------------- typography


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


# ---------------------------------------------------------------- games in words


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
        "Dagan rolled Miss, Power and Knock Back + Power. Choose what to roll again.",
        "Roll again: Miss and Knock Back + Power",
    ),
    (
        ("reroll", [("reroll", 0b011)], (ROGUE, MISS, POWER, MISS)),
        "Dagan rolled Miss, Power and Miss. Choose what to roll again.",
        "Roll again: Miss (die 1) and Power",
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
    (("rolled", 0, "knockback", 3, 0), "Isaure rolls Knock Back + Power and Miss: 1 × Knock Back.", None),
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
