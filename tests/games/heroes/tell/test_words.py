"""What Heroes says: every prompt, option and fact has its words in both languages, and they read well."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from games.speech import BAD_SPACING, ENGLISH, faults, handed, lines, message_ids
from gonfalon.core import Match, Setup, draw
from gonfalon.games.heroes import GAME, tell
from gonfalon.games.heroes.codes import CARD, CREATURE, FIELD, PARALYSED, RETALIATED, SPACE, VERBS
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    BUILDINGS,
    CARDS,
    CREATURES,
    DIFFICULTIES,
    HEROES,
    LOCATIONS,
    SCENARIOS,
    TOWNS,
    numbers,
)
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.tell import TELL
from gonfalon.games.heroes.tell.damage import blow
from gonfalon.games.heroes.tell.facts import SECRET, TOLD
from gonfalon.games.heroes.tell.names import card_text, of_name, printed, unit_text
from gonfalon.games.heroes.tell.prompts import ABOUT
from gonfalon.lore.phrases import dashed, named
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(tell.__file__).parent.parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]
BESIDE_NAMES = re.compile(r"(?:\b(?:de|à|le|la|les|du|des|au|que) |[dlq]’)\{ \$(\w+)")
"""French words that change with the name after them."""
CHANGING = ("seat", "hero", "winner", "enemy", "loser", "former", "caster", "card", "unit", "target", "field")
"""Names that may begin with an article or a vowel."""
QUIET = ("dealt", "visited")
"""Facts that another line may tell as well."""


# ------------------------------------------------- what the rules ask and tell


def questions():
    return handed(FOLDER, "Ask", 1)


def test_every_question_that_is_explained_is_asked():
    assert set(ABOUT) <= questions()


def test_what_is_asked_chosen_and_told_has_words_and_nothing_else_has():
    assert len(questions()) > 70
    assert len(TOLD) > 100
    prompts = {f"prompt-{dashed(what)}" for what in questions()}
    options = {f"option-{dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{dashed(fact)}" for fact in TOLD}
    told |= {f"fact-{dashed(fact)}-known" for fact in SECRET}
    said = {id for id in message_ids(FOLDER) if id.startswith(("prompt-", "option-", "fact-"))}
    assert said == prompts | options | told


def test_every_label_and_note_is_used():
    files = [*(FOLDER / "tell").glob("*.py"), *(FOLDER / "terminal").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    by_name = re.compile(r"label-(head|token|way|back|pandora)-\w+")
    ids = {id for id in message_ids(FOLDER) if id.startswith(("label-", "note-")) and not by_name.fullmatch(id)}
    assert [id for id in sorted(ids) if f'"{id}"' not in source and f"'{id}'" not in source] == []


@pytest.mark.parametrize("lang", WORDS)
def test_what_is_said_of_a_scenario_is_what_the_content_says(lang):
    offered = GAME.modes["clash"].options
    assert set(offered["scenario"]) == {scenario.id for scenario in SCENARIOS if scenario.mode == "clash"}
    assert set(offered["difficulty"]) == {difficulty.id for difficulty in DIFFICULTIES}
    for scenario in SCENARIOS:
        if scenario.mode == "clash":
            said = WORDS[lang](f"table-option-scenario-{dashed(scenario.id)}")
            assert said.startswith(named(WORDS[lang], scenario))
            assert str(scenario.rounds) in said
    for difficulty in DIFFICULTIES:
        assert WORDS[lang](f"table-option-difficulty-{difficulty.id}") == named(WORDS[lang], difficulty)


# ----------------------------------------------------------------- typography


def test_no_french_word_that_would_have_to_change_stands_before_a_name():
    before = [(line, BESIDE_NAMES.findall(line)) for line in lines(FOLDER, "fr") if not line.startswith("draw-")]
    assert [line for line, names in before if set(names) & set(CHANGING)] == []


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Alamar", "d’Alamar"),
        ("Catherine", "de Catherine"),
        ("le Héros Secondaire d’Alamar", "du Héros Secondaire d’Alamar"),
        ("les Griffons", "des Griffons"),
        ("la Tourelle", "de la Tourelle"),
    ],
)
def test_french_joins_prepositions_to_names(name, of):
    assert of_name(FR, name) == of


def printed_texts(words):
    core = [*(LOCATIONS[n] for n in numbers(LOCATIONS)), *(ASTROLOGERS[n] for n in numbers(ASTROLOGERS))]
    yield from (printed(words, thing, "text") for thing in core)
    yield from (" ".join(card_text(words, card)) for card in numbers_of_cards())
    yield from (unit_text(words, 2 * n + side) for n in numbers(CREATURES) for side in (0, 1))
    for town in (TOWNS[n] for n in numbers(TOWNS)):
        yield from (printed(words, effect, "text") for house in town.buildings for effect in house.effects)


def numbers_of_cards():
    """The cards of the core box, Specialties of its heroes included."""
    own = {card.id for n in numbers(HEROES) for card in HEROES[n].specialties}
    return [n for n, card in enumerate(CARDS) if getattr(card, "set", "") == "core" or card.id in own]


def test_printed_texts_are_shown_with_the_same_care():
    wrong = [text for text in printed_texts(FR) if BAD_SPACING.search(text) or "'" in text or ENGLISH.search(text)]
    assert wrong == []
    assert [text for text in printed_texts(EN) if "'" in text or re.search(r"-\d", text)] == []
    assert len(list(printed_texts(EN))) > 200


# --------------------------------------------------------------- games in words


def lively(options, rng):
    """An option, rather one that does something."""
    option = draw(options, rng)
    if option[0] in ("pass", "end", "done", "retreat", "deployed", "stay"):
        option = draw(options, rng)
    return option


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("scenario", GAME.modes["clash"].options["scenario"])
def test_whole_games_are_told_without_a_missing_word(lang, seats, scenario):
    words, rng = WORDS[lang], Random(seats)
    match = Match(GAME, Setup("clash", seats, seats, {"scenario": scenario}))
    said: list[str] = []
    asked: Counter[str] = Counter()
    while not match.over:
        seat = min(match.asks)
        ask = match.asks[seat]
        asked[ask.what] += 1
        if asked[ask.what] <= 15 or rng.random() < 0.1:
            view = match.view([seat], since=len(match.log))
            said += [TELL.prompt(words, view, seat), TELL.title(words, view)]
            options = list(ask.options)
            for option in rng.sample(options, min(len(options), 4)):
                said.append(TELL.option(words, view, option))
                said += filter(None, [TELL.note(words, view, option)])
                TELL.is_fight(view, option)
        match.play(seat, lively(ask.options, rng))
    said += [TELL.title(words, match.view([])), TELL.ending(words, match.view([]))]
    for readers in ([0], [], range(seats)):
        view = match.view(readers)
        told = [(fact[0], TELL.fact(words, view, fact)) for fact in view.log]
        assert {name for name, text in told if not text} <= set(QUIET)
        said += [text for _, text in told if text]
    assert [(text, wrong) for text in dict.fromkeys(said) if (wrong := faults(lang, text))] == []


def test_an_option_that_is_not_offered_has_words_too():
    tables = [Table(), Table(stage="setup"), fight(), Table(near="tree_of_knowledge")]
    for view in [table.match.view(seats) for table in tables for seats in ([0], [1], [])]:
        for verb, kinds in VERBS.table.items():
            for n in (0, 1):
                option = (verb, *(n for _ in kinds))
                for words in WORDS.values():
                    assert "[" not in TELL.option(words, view, option), option
                    TELL.note(words, view, option)
                TELL.is_fight(view, option)


# ------------------------------------------------------------------------- names


def test_a_seat_is_called_by_its_main_hero_and_before_by_its_number():
    view = Match(GAME, Setup("clash", 2, 1)).view([])
    assert [TELL.seat(EN, view, seat) for seat in range(2)] == ["Player 1", "Player 2"]
    assert [TELL.side(FR, "clash", seat) for seat in range(2)] == ["Joueur 1", "Joueur 2"]
    view = Table(players=3).match.view([])
    assert [TELL.seat(EN, view, seat) for seat in range(3)] == ["Catherine", "Alamar", "Sandro"]
    assert (TELL.trait(EN, "castle"), TELL.trait(FR, "necropolis")) == ("Castle", "Nécropole")


def test_the_title_tells_round_and_combat():
    assert TELL.title(EN, Match(GAME, Setup("clash", 2, 1)).view([])) == "Setup"
    assert TELL.title(EN, Table(round=3).match.view([])) == "Round 3 of 10 · Resource Round"
    assert TELL.title(FR, Table(round=4).match.view([])) == "Manche 4 sur 10 · Manche des Astrologues"
    assert TELL.title(EN, fight().match.view([])) == "Round 1 of 10 · Combat Round 1"


@pytest.mark.parametrize(
    ("winners", "english", "french"),
    [
        ((1,), "Alamar wins.", "Alamar gagne."),
        ((0, 1), "Catherine and Alamar share the victory.", "Catherine et Alamar se partagent la victoire."),
        ((), "The last round is over and nobody wins.", "La dernière Manche est finie et personne ne gagne."),
    ],
)
def test_the_outcome_says_who_has_won(winners, english, french):
    view = Table(winners=winners).match.view([])
    assert (TELL.ending(EN, view), TELL.ending(FR, view)) == (english, french)


# ------------------------------------------------------------------ single sentences


def fight(**more):
    """Griffins, a Pack, and Marksmen of Catherine against Harpies of Alamar next to them."""
    table = {
        "attacker": [("castle_griffins:pack", "b4"), ("castle_marksmen", "d5")],
        "defender": [("dungeon_harpies", "b3"), ("dungeon_evil_eyes:pack", "d1")],
        "active": "b4",
    }
    return Fight(**{**table, **more})


def option(table, line, words=EN, seat=0):
    return TELL.option(words, table.match.view([seat]), VERBS.parse(line))


def prompt(table, words=EN, seat=0):
    return TELL.prompt(words, table.match.view([seat]), seat)


def note(table, line, words=EN, seat=0):
    return TELL.note(words, table.match.view([seat]), VERBS.parse(line))


def danger(table, line, seat=0):
    return TELL.is_fight(table.match.view([seat]), VERBS.parse(line))


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "move main1 t0.ne",
            "Move Catherine north-east: Empty Field",
            "Déplacer Catherine vers le nord-est : Case vide",
        ),
        (
            "move main1 t0.sw",
            "Move Catherine south-west: Materials Mine, guards I",
            "Déplacer Catherine vers le sud-ouest : Mine de matériaux, gardes I",
        ),
        (
            "build citadel",
            "Build Citadel (8 gold, 5 materials and 1 valuable)",
            "Construire : Citadelle (8 Or, 5 Matériaux et 1 Richesse)",
        ),
        ("recruit castle_griffins", "Recruit Griffins (4 gold)", "Recruter : Griffons (4 Or)"),
        (
            "reinforce castle_marksmen",
            "Reinforce Marksmen to a Pack (5 gold)",
            "Améliorer en Groupe : Arbalétriers (5 Or)",
        ),
        (
            "hire t0.c",
            "Hire a Secondary Hero (10 gold): Town (Castle)",
            "Engager un Héros Secondaire (10 Or) : Ville (Château)",
        ),
        ("play estates 0", "Play Estates (Take 3 gold)", "Jouer « Intendance » (Prenez 3 Or)"),
        ("play estates 1", "Play Estates, Expert (Take 6 gold)", "Jouer « Intendance », Expert (Prenez 6 Or)"),
        ("play town_portal 1", "Cast Town Portal (And 1 MP this turn)", None),
        ("end", "End your Turn", "Finir votre Tour"),
    ],
)
def test_options_of_a_turn_name_what_they_cost_and_do(line, english, french):
    table = Table(
        hand={0: ["estates", "town_portal"]},
        level={0: 5},
        resources={0: (30, 9, 9)},
        built={0: ["dwelling_bronze", "citadel"]} if line.startswith("reinforce") else None,
        army={0: ["castle_marksmen"]},
    )
    assert option(table, line) == english
    assert french is None or option(table, line, FR) == french.replace(" :", "\u00a0:").replace(
        "« ", "«\u00a0"
    ).replace(" »", "\u00a0»")


def test_a_trading_post_tells_what_a_removed_card_brings():
    table = Table(near="trading_post", hand={0: ["estates"]})
    table.enter()
    assert prompt(table) == "Trading Post: trade resources, or remove a card and gain 1 gold."
    assert option(table, "remove estates") == "Remove Estates and gain 1 gold"
    assert option(table, "remove estates", FR) == "Détruire «\u00a0Intendance\u00a0» et gagner 1 Or"


def test_a_step_tells_who_waits_there_and_what_the_place_gives():
    table = Table(level={0: 1}, at={"main2": "t0.ne"}, flags={"t0.sw": 1}, visited=["t0.sw"])
    assert option(table, "move main1 t0.ne") == "Move Catherine north-east: Empty Field, against Alamar"
    assert option(table, "move main1 t0.sw") == "Move Catherine south-west: Materials Mine (Alamar)"
    assert (danger(table, "move main1 t0.ne"), danger(table, "move main1 t0.sw")) == (True, False)
    assert note(table, "move main1 t0.ne").startswith("Alamar stands there · ")
    assert re.match(r"Guards: 1 bronze · .* · Roll the shown number", note(table, "move main1 t0.w"))
    assert re.match("Gardes\u00a0: 1 bronze · .* · Lancez le nombre", note(table, "move main1 t0.w", FR))
    assert danger(table, "move main1 t0.w")
    strong = Table(level={0: 4})
    assert note(strong, "move main1 t0.w").startswith("Your Level beats the guards without a fight · ")
    assert not danger(strong, "move main1 t0.w")


def test_the_text_of_a_card_is_the_note_of_what_it_does():
    table = fight(hand={0: ["magic_arrow", "power", "attack", "wisdom"]}, level={0: 7})
    assert option(table, "play magic_arrow 0") == "Cast Magic Arrow (1 damage)"
    told = "With 0 Power · A unit of your choice suffers damage. "
    assert note(table, "play magic_arrow 0").startswith(told)
    assert note(table, "play magic_arrow 0").endswith(" · Power 1: 2 damage · Power 2: 3 damage")
    assert note(table, "play magic_arrow 2").startswith("With 2 Power · ")
    assert "3 damage" not in note(table, "play magic_arrow 2")
    assert option(table, "play magic_arrow 3", FR).startswith("Jouer «\u00a0Flèche Magique\u00a0» (+1 Puissance")
    assert note(table, "play attack 0") == ""
    assert option(table, "play wisdom 1") == "Play Wisdom, Expert (Expert Effect)"
    assert note(table, "play wisdom 1").startswith("When you buy a spell")
    assert note(table, "take magic_arrow").endswith("Power 2: 3 damage")


def test_what_is_recruited_or_built_is_described():
    table = Table()
    assert note(table, "recruit castle_griffins").startswith("Flying, Attack ")
    assert note(table, "build mage_guild").startswith("Search (2) the Spell deck twice · ")


# ------------------------------------------------------------------------------ a combat


def test_an_attack_says_from_where_and_what_it_may_do():
    table = fight()
    assert option(table, "attack b4 b3") == "Attack the Harpies (b3)"
    assert option(table, "attack c3 b3") == "Attack the Harpies (b3) from c3"
    assert option(table, "attack c3 b3", FR) == "Attaquer les Harpies (b3) depuis c3"
    assert option(table, "go b4") == "Stay on b4"
    assert option(table, "defend c4") == "Move to c4 and defend"
    assert danger(table, "attack b4 b3")
    g = table.g
    found = blow(g, 0, SPACE.parse("b4"), 2)
    assert note(table, "attack b4 b3").startswith(f"{found.least}–{found.most} damage · ")
    assert re.search(r"they retaliate for \d(–\d)?$", note(table, "attack b4 b3"))
    assert prompt(table) == "The Griffins (b4): attack, move, defend or play a card."
    assert prompt(table, FR) == "Les Griffons (b4)\u00a0: attaque, mouvement, défense ou carte."


def test_the_odds_count_every_result_of_the_die(dice):
    table = fight(attacker=[("castle_crusaders", "a4")], defender=[("dungeon_manticores", "a3")], active="a4")
    assert blow(table.g, 0, SPACE.parse("a4"), 1) == (1, 3, 0, True)
    table = fight(
        attacker=[("castle_crusaders", "a4")],
        defender=[("dungeon_manticores", "a3")],
        active="a4",
        wounds={"a3": 3},
        marks={"a3": RETALIATED},
    )
    least, most, falls, answered = blow(table.g, 0, SPACE.parse("a4"), 1)
    assert (least, most, answered) == (1, 3, False)
    assert falls == pytest.approx(1 / 3)
    assert note(table, "attack a4 a3") == "1–3 damage · 33% to fell them"
    assert note(table, "attack a4 a3", FR) == "1–3 dégâts · mise à terre à 33\u00a0%"


def test_before_an_attack_is_rolled_it_is_told_who_strikes_whom_and_how_hard(dice):
    table = fight(active="b4", hand={0: ["attack"]})
    table.play("attack b4 b3")
    assert prompt(table) == "The Griffins (b4) attack the Harpies (b3): 2–4 damage. Play a card first?"
    french = "Les Griffons (b4) attaquent les Harpies (b3)\u00a0: 2–4 dégâts. Jouer d’abord une carte\u00a0?"
    assert prompt(table, FR) == french


def test_a_siege_speaks_of_walls_and_the_tower():
    table = fight(
        attacker=[("castle_griffins", "b4")],
        walls=("wall", "gate", "wall", "wall"),
        defender=[("dungeon_harpies", "b1")],
        tower=True,
        active="b4",
    )
    assert option(table, "attack b4 b3") == "Tear down the Gate on b3 from b4"
    assert option(table, "attack a4 a3", FR) == "Abattre le Mur en a3 depuis a4"
    assert option(table, "target tower") == "The Arrow Tower"
    assert option(table, "target tower", FR) == "La Tourelle"


def story(table, words=EN, seats=(0,)):
    view = table.match.view(seats)
    return [line for fact in view.log if (line := TELL.fact(words, view, fact))]


def test_the_log_of_a_combat_is_a_story(dice):
    dice.attack(1, 0)
    table = fight(
        attacker=[("castle_crusaders", "a4")],
        defender=[("dungeon_troglodytes:pack", "a2"), ("dungeon_harpies", "d1")],
        active="a4",
        marks={"d1": PARALYSED},
    )
    table.play("attack a3 a2")
    table.passing()
    assert story(table)[:6] == [
        "The Crusaders move to a3.",
        "The Crusaders (a3) attack the Troglodytes (a2).",
        "Catherine rolls +1.",
        "The Troglodytes (a2) take 3 damage.",
        "The Troglodytes (a2) turn to Few.",
        "The Troglodytes (a2) retaliate against the Crusaders (a3).",
    ]
    assert story(table, FR)[:6] == [
        "Les Paladins vont en a3.",
        "Les Paladins (a3) attaquent les Troglodytes (a2).",
        "Catherine lance les dés\u00a0: +1.",
        "Les Troglodytes (a2) subissent 3 dégâts.",
        "Les Troglodytes (a2) passent à «\u00a0Quelques\u00a0».",
        "Les Troglodytes (a2) ripostent contre les Paladins (a3).",
    ]


HERE, GRIFFINS, ARROW = FIELD.parse("t0.sw"), 2 * CREATURE.parse("castle_griffins"), CARD.parse("magic_arrow")
B3, TOWER_SPACE = SPACE.parse("b3"), SPACE.parse("tower")


@pytest.mark.parametrize(
    ("fact", "english", "french"),
    [
        (("hero", 1, 0), "Player 2 plays Rion, Cleric (Castle).", "Joueur 2 joue Rion, Clerc (Château)."),
        (("round", 1), "Round 1: the game begins.", "Manche 1\u00a0: la partie commence."),
        (("round", 4), "Round 4: an Astrologers’ Round.", "Manche 4\u00a0: Manche des Astrologues."),
        (("drew", 0, 2), "Catherine draws 2 cards.", "Catherine pioche 2 cartes."),
        (("drew", 0, 1, ARROW), "Catherine draws Magic Arrow.", "Catherine pioche «\u00a0Flèche Magique\u00a0»."),
        (("found_card", 1, 2), "Alamar takes a card: Spell Deck.", None),
        (("found_card", 1, 2, ARROW), "Alamar takes Magic Arrow: Spell Deck.", None),
        (("peeked", 0, 4), "Catherine looks at the top card: bronze Neutral Deck.", None),
        (
            ("peeked", 0, 4, CREATURE.parse("neutral_boars")),
            "Catherine looks at the top card: bronze Neutral Deck. It is Boars.",
            "Catherine regarde la première carte\u00a0: Pile Neutre bronze. C’est «\u00a0Sangliers\u00a0».",
        ),
        (("replaced_card", 0, ARROW, -1), "Catherine exchanges Magic Arrow, but there is no other card.", None),
        (
            ("flagged", 0, HERE, -1),
            "Catherine flags: Materials Mine.",
            "Catherine revendique\u00a0: Mine de matériaux.",
        ),
        (
            ("flagged", 0, HERE, 1),
            "Catherine takes Materials Mine from Alamar.",
            "Catherine revendique, aux dépens d’Alamar\u00a0: Mine de matériaux.",
        ),
        (
            ("income_raised", 1, 0, 5),
            "Alamar has more income: 5 gold.",
            "Les revenus d’Alamar augmentent\u00a0: 5 Or.",
        ),
        (("settled", 0, HERE, 3), "The Settlement reinforces a Unit.", "L’Enclave améliore une Unité."),
        (("threw", 0, 1, 0, 4), "Catherine rolls Resource Dice: 3 gold, 1 valuable.", None),
        (("threw", 0, 2, 2), "Catherine rolls Treasure Dice: an Artifact.", None),
        (("rolled", 0), "No die is rolled.", "Aucun dé n’est lancé."),
        (("rolled", 0, -1, 1), "Catherine rolls −1, +1.", None),
        (("dealt", GRIFFINS, GRIFFINS, 0), "The Griffins take no damage.", "Aucun dégât pour les Griffons."),
        (("dealt", GRIFFINS, GRIFFINS, 2), "", ""),
        (
            ("attacks", TOWER_UNIT, TOWER_SPACE, GRIFFINS, B3, 0),
            "The Arrow Tower attacks the Griffins (b3).",
            "La Tourelle attaque les Griffons (b3).",
        ),
        (("defeated", TOWER_UNIT, TOWER_SPACE), "The Arrow Tower falls.", "La Tourelle tombe."),
        (("skipped", GRIFFINS, B3), "The Griffins (b3) are paralysed and miss their activation.", None),
        (
            ("changed", GRIFFINS, B3, 1, -1),
            "The Griffins (b3): −1 Defense.",
            "Les Griffons (b3)\u00a0: −1 Défense.",
        ),
        (("walls", 1, 2, 1, 1), "Walls stand on a3, c3 and d3, the Gate on b3.", None),
        (("combat_won", -1, HERE), "The guards win: Materials Mine.", None),
        (("hero_beaten", 3, 0), "Alamar’s Secondary Hero is beaten by Catherine.", None),
        (("hero_beaten", 3, -1), None, "Les gardes battent le Héros Secondaire d’Alamar."),
        (("grail_lost", 1, -1, HERE), "Catherine’s Secondary Hero leaves the Grail behind: Materials Mine.", None),
        (("cubes_removed",), "Black Cubes leave the map.", None),
        (("guards", HERE), "No guards are left for: Materials Mine.", None),
        (("spell_book", 0, 0), "Catherine opens the Spell Book.", "Catherine ouvre le Grimoire."),
        (("won",), "The last round is over and nobody wins.", None),
        (("won", 0), "Catherine wins.", "Catherine gagne."),
        (("visited", 0, FIELD.parse("t0.ne")), "", ""),
    ],
)
def test_facts_are_told_in_both_languages(fact, english, french):
    view = Table().match.view([0])
    assert english is None or TELL.fact(EN, view, fact) == english
    assert french is None or TELL.fact(FR, view, fact) == french
    assert english == "" or faults("fr", TELL.fact(FR, view, fact)) == []


@pytest.mark.parametrize("lang", WORDS)
def test_every_fact_can_be_told_even_one_that_seldom_happens(lang):
    view = Table(players=3).match.view([0])
    special = {"walls": (1, 2, 1, 1), "way": (0,), "effect": (0,), "hero": (3,)}
    for name, kinds in TOLD.items():
        told = (name, *(value for kind in kinds for value in special.get(kind, (1,))))
        assert name in QUIET or faults(lang, TELL.fact(WORDS[lang], view, told)) == [], told


def test_cards_that_others_draw_are_not_named():
    table = Table(stage="turn_start", deck={0: ["magic_arrow"]})
    table.play("draw 1")
    assert "Catherine draws Magic Arrow." in story(table, seats=(0,))
    assert "Catherine draws a card." in story(table, seats=(1,))
    assert not any("Magic Arrow" in line for seats in ((), (1,)) for line in story(table, seats=seats))


def test_every_building_can_be_named_by_its_fact():
    view = Table().match.view([0])
    for number in range(len(BUILDINGS)):
        assert named(EN, BUILDINGS[number]) in TELL.fact(EN, view, ("built", 0, number))
