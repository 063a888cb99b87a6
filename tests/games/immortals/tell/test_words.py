"""What Immortals says: every prompt, option and fact has its words in both languages, and they read well."""

import re
from random import Random

import pytest

from games.immortals.table import GREEN, Table
from games.speech import BAD_SPACING, faults, handed, lines, message_ids
from gonfalon import games
from gonfalon.core import Match, Setup, draw
from gonfalon.games.immortals import GAME, LONGER
from gonfalon.games.immortals.codes import PLACE, REGION, SIDES, VERBS
from gonfalon.games.immortals.printed import (
    ACTIONS,
    BLANK_CARD,
    BUILDINGS,
    COLOURS,
    CONFLICT_CARDS,
    MAGIC_CARDS,
    PLACES,
    PROVINCES,
    REALMS,
    REGIONS,
    ROUNDS,
    TOWER,
    TRIBES,
)
from gonfalon.games.immortals.tell import TELL
from gonfalon.games.immortals.tell.facts import SECRET, TOLD
from gonfalon.games.immortals.tell.names import joined, place_name, region_name
from gonfalon.lore.phrases import dashed, printed
from gonfalon.lore.words import COMMON, Words

FOLDER = games.folder("immortals")
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]
BESIDE_NAMES = re.compile(r"(?:\b(?:de|à|le|la|les|du|des|au|que) |[dlq]’)\{ \$(\w+)")
"""French words that change with the name after them."""
CHANGING = ("place", "from", "region", "conflict", "card", "deed")
"""Names that may begin with an article or a vowel."""


# ------------------------------------------------- what the rules ask and tell


def questions():
    return handed(FOLDER, "Ask", 1) | {"turn", "compensation"}


def has(lang, id):
    return WORDS[lang].bundles[0].has_message(id)


def test_every_question_that_is_asked_is_explained():
    assert set(GAME.why_not) == questions()


def test_what_is_asked_chosen_and_told_has_words_and_nothing_else_has():
    assert len(questions()) == 11
    assert len(TOLD) > 20
    prompts = {f"prompt-{dashed(what)}" for what in questions()}
    options = {f"option-{dashed(verb)}" for verb in VERBS.table}
    told = {f"fact-{dashed(fact)}" for fact in TOLD}
    told |= {f"fact-{dashed(fact)}-known" for fact in SECRET}
    said = {id for id in message_ids(FOLDER) if id.startswith(("prompt-", "option-", "fact-"))}
    assert said == prompts | options | told


def test_every_label_and_note_is_used():
    files = [*(FOLDER / "tell").glob("*.py"), *(FOLDER / "terminal").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    by_name = re.compile(r"label-(head|hand|scored)-\w+|label-(gold|energy)-(short|name)|note-(unpaid|idle)")
    ids = {id for id in message_ids(FOLDER) if id.startswith(("label-", "note-", "odds-"))}
    ids = {id for id in ids if not by_name.fullmatch(id)}
    assert [id for id in sorted(ids) if f'"{id}"' not in source and f"'{id}'" not in source] == []


@pytest.mark.parametrize("lang", WORDS)
def test_every_length_of_a_longer_game_has_its_words(lang):
    assert [n for n in LONGER if not has(lang, f"table-option-rounds-{n}")] == []


@pytest.mark.parametrize("lang", WORDS)
def test_what_is_said_of_the_length_of_a_game_is_what_the_content_says(lang):
    said = WORDS[lang]("mode-standard-blurb")
    lengths = [rounds.rounds for _, rounds in sorted(ROUNDS.items())]
    assert [int(n) for n in re.findall(r"\d+", said)] == [min(ROUNDS), max(ROUNDS), *lengths]


# ----------------------------------------------------------------- typography


def printed_texts(words):
    named = [*REALMS, *PROVINCES, *REGIONS, *TRIBES, *ACTIONS.values(), *COLOURS, *CONFLICT_CARDS, *MAGIC_CARDS]
    for thing in [*named, *BUILDINGS, BLANK_CARD, *TOWER.shelves, TOWER.tower]:
        yield printed(words, thing, "name")
    for thing in [*TRIBES, *ACTIONS.values(), *MAGIC_CARDS, *BUILDINGS, BLANK_CARD]:
        yield printed(words, thing, "text")


def test_printed_texts_are_shown_with_the_same_care():
    assert [text for text in printed_texts(FR) if BAD_SPACING.search(text) or "'" in text] == []
    assert [text for text in printed_texts(EN) if "'" in text] == []


def test_no_french_word_that_would_have_to_change_stands_before_a_name():
    before = [(line, BESIDE_NAMES.findall(line)) for line in lines(FOLDER, "fr")]
    assert [line for line, names in before if set(names) & set(CHANGING)] == []


@pytest.mark.parametrize(
    ("region", "at", "of"),
    [
        ("foothold", "au Contrefort", "du Contrefort"),
        ("the_murk", "aux Eaux Troubles", "des Eaux Troubles"),
        ("eagle_stair", "à Escalier de l’Aigle", "d’Escalier de l’Aigle"),
        ("mist_haven", "à Havre des Brumes", "de Havre des Brumes"),
        ("heartwood", "à Cœur-du-Bois", "de Cœur-du-Bois"),
    ],
)
def test_french_joins_prepositions_to_the_names_of_places(region, at, of):
    name = region_name(FR, REGION.parse(region))
    assert (joined(FR, "label-at", name), joined(FR, "label-of", name)) == (at, of)


def test_every_name_of_a_place_can_follow_a_preposition():
    wrong = re.compile(r"\b(à|de) (Les? |La |L’)|\bde [AEIOUYÉÈÊÂÎÔŒ]")
    for place in PLACES:
        name = place_name(FR, place)
        for id in ("label-at", "label-of"):
            assert not wrong.match(joined(FR, id, name))
            assert joined(EN, id, place_name(EN, place)).endswith(")")
    assert joined(FR, "label-of", "La Brèche") == "de la Brèche"
    assert joined(FR, "label-at", "L’Aulnaie") == "à l’Aulnaie"


# --------------------------------------------------------------- games in words


def lively(options, rng):
    """An option, rather one that does something."""
    option = draw(options, rng)
    if option[0] in ("pass", "give_up", "done", "end", "take_back", "skip"):
        option = draw(options, rng)
    return option


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(("mode", "seats", "seed"), [("standard", 3, 1), ("standard", 4, 2), ("standard", 5, 3)])
def test_whole_games_are_told_without_a_missing_word(lang, mode, seats, seed):
    words, rng = WORDS[lang], Random(seed)
    match = Match(GAME, Setup(mode, seats, seed), live=seed % 2 == 0)
    said = []
    while not match.over:
        seat = min(match.asks)
        ask = match.asks[seat]
        if ask.what != "plan" or rng.random() < 0.1:
            view = match.view([seat], since=len(match.log))
            said += [TELL.prompt(words, view, seat), TELL.title(words, view)]
            options = list(ask.options)
            for option in rng.sample(options, min(len(options), 4)):
                said.append(TELL.option(words, view, option))
                said += filter(None, [TELL.note(words, view, option)])
        match.play(seat, lively(ask.options, rng))
    said += [TELL.title(words, match.view([])), TELL.ending(words, match.view([]))]
    for readers in ([0], [], range(seats)):
        view = match.view(readers)
        said += [TELL.fact(words, view, fact) for fact in view.log]
    assert [(text, wrong) for text in dict.fromkeys(said) if (wrong := faults(lang, text))] == []


def test_an_option_that_is_not_offered_has_words_too():
    table = Table(plan={0: {"L3": "foothold"}})
    for seats in ([0], []):
        view = table.match.view(seats)
        for verb, kinds in VERBS.table.items():
            option = (verb, *(1 for _ in kinds))
            for lang, words in WORDS.items():
                assert "[" not in TELL.option(words, view, option), lang
                TELL.note(words, view, option)


# ------------------------------------------------------------------------- names


def test_a_seat_is_called_by_its_colour_before_the_game_and_in_it():
    view = Match(GAME, Setup("standard", 5, 1)).view([])
    assert [TELL.seat(EN, view, seat) for seat in range(5)] == ["Red", "Blue", "Yellow", "Violet", "White"]
    assert [TELL.side(FR, "standard", seat) for seat in range(3)] == ["Rouge", "Bleu", "Jaune"]


def test_the_title_tells_round_and_phase():
    assert TELL.title(EN, Match(GAME, Setup("standard", 3, 1)).view([])) == "Starting round"
    view = Table(stage="planning", round=2).match.view([])
    assert TELL.title(EN, view) == "Round 2 of 7 · Planning"
    assert TELL.title(FR, view) == "Tour 2 sur 7 · Planification"


@pytest.mark.parametrize(
    ("points", "armies", "english"),
    [
        ((9, 5, 5), (1, 1, 1), "Red wins with 9 VP."),
        ((9, 9, 5), (1, 2, 1), "Blue wins with 9 VP and the most armies on the board."),
        ((9, 9, 5), (2, 2, 1), "Red and Blue share the victory with 9 VP."),
        ((9, 9, 9), (2, 2, 1), "Red and Blue share the victory with 9 VP and the most armies on the board."),
    ],
)
def test_the_outcome_says_what_decided(points, armies, english):
    places = ("light:foothold", "light:the_murk", "light:heartwood")
    forces = {seat: {places[seat]: n} for seat, n in enumerate(armies)}
    view = Table(armies=forces, points=dict(enumerate(points)), stage="planning").match.view([])
    assert TELL.ending(EN, view) == english
    assert faults("fr", TELL.ending(FR, view)) == []


# ------------------------------------------------------------------ single sentences


ARMIES = {
    0: {"light:mountainhome": 4, "light:foothold": 2, "dark:the_murk": 3},
    1: {"light:eagle_stair": 2, "dark:foothold": 1},
}


def acting(space="L3", card="eagle_stair", **more):
    """Seat 0 has turned up a card."""
    table = Table(armies=ARMIES, plan={0: {space: card, "DM": "blank"}, 1: {"L1": "blank"}}, **more)
    table.play(f"turn_up {space}")
    return table


def option(table, line, words=EN, seat=0):
    return TELL.option(words, table.match.view([seat]), VERBS.parse(line))


def prompt(table, words=EN, seat=0):
    return TELL.prompt(words, table.match.view([seat]), seat)


def note(table, line, words=EN, seat=0):
    return TELL.note(words, table.match.view([seat]), VERBS.parse(line))


@pytest.mark.rule("IMM-DIG-05")
@pytest.mark.parametrize(
    ("card", "side", "english", "french"),
    [
        ("eagle_stair", "for", "with you", "avec vous"),
        ("mountainhome", "neutral", "neutral", "neutres"),
        ("the_murk", "against", "against you", "contre vous"),
    ],
)
def test_an_attack_names_the_side_of_the_inhabitants_before_it_is_chosen(card, side, english, french):
    table, line = acting(card=card), f"attack light:mountainhome>light:eagle_stair 3:{side}"
    assert table.offered(line)
    assert option(table, line) == (
        f"Attack Eagle Stair (Light) from Mountainhome: 3 against 2 of Blue, inhabitants {english}"
    )
    assert option(table, line, FR) == (
        "Attaquer Escalier de l’Aigle (Lumière) depuis Foyer des Monts\u00a0: 3 contre 2 (Bleu), "
        f"habitants {french}"
    )
    assert TELL.is_fight(table.match.view([0]), VERBS.parse(line))
    assert not TELL.is_fight(table.match.view([0]), ("give_up", 0))


@pytest.mark.rule("IMM-DIG-05")
def test_every_attack_that_is_offered_says_its_side():
    table = acting(card="conflict_light_joker_highpeaks")
    said = {"for": "with you", "neutral": "neutral", "against": "against you"}
    attacks = [line for line in table.options() if line.startswith("attack")]
    assert {line.rpartition(":")[2] for line in attacks} == set(SIDES)
    for line in attacks:
        assert option(table, line).endswith(f"inhabitants {said[line.rpartition(':')[2]]}")


@pytest.mark.parametrize(
    ("space", "card", "line", "english", "french"),
    [
        (
            "L1",
            "foothold",
            "extract light:foothold",
            "Extract 4 gold in Foothold (Light)",
            "Extraire 4 pièces d’or au Contrefort (Lumière)",
        ),
        (
            "D1",
            "foothold",
            "extract light:foothold",
            "Extract 3 energy in Foothold (Light)",
            "Extraire 3 points d’énergie au Contrefort (Lumière)",
        ),
        (
            "L2",
            "the_murk",
            "build capital dark:the_murk",
            "Build a Capital in The Murk (Darkness) (2 VP)",
            "Construire une Capitale aux Eaux Troubles (Ténèbres) (2 PV)",
        ),
        (
            "L4",
            "mountainhome",
            "move 3@light:mountainhome light:foothold",
            "Move 3 armies from Mountainhome (Light) to Foothold (Light) (1 gold)",
            "Déplacer 3 armées de Foyer des Monts (Lumière) au Contrefort (Lumière) (1 pièce d’or)",
        ),
        ("LM", "magic_lore_or_muster", "draw", "Draw 2 Conflict cards", "Piocher 2 cartes Conflit"),
        ("LM", "magic_omen_or_lead", "draw", "Draw a Conflict card", "Piocher une carte Conflit"),
        (
            "LM",
            "magic_claim_or_consecrate",
            "claim the_murk",
            "Claim the Region card The Murk from the deck",
            "S’emparer de la carte Région «\u00a0Les Eaux Troubles\u00a0» (pioche)",
        ),
        ("L3", "eagle_stair", "give_up gold", "Give up for 1 gold", "Renoncer\u00a0: 1 or"),
    ],
)
def test_actions_are_said_in_both_languages(space, card, line, english, french):
    table = acting(space, card)
    assert table.offered(line)
    assert (option(table, line), option(table, line, FR)) == (english, french)
    assert faults("fr", option(table, line, FR)) == []


def test_a_prompt_tells_the_action_its_cost_and_whether_it_can_be_done():
    assert prompt(acting("L2", "foothold")) == "Foothold: Build (4 gold). Choose how, or give it up."
    assert prompt(acting("L3", "foothold")) == "Foothold: Attack. Choose how, or give it up."
    assert prompt(acting("L2", "foothold", gold={0: 3})) == (
        "Foothold: Build. You cannot pay 4 gold: choose what you gain instead."
    )
    assert prompt(acting("D2", "foothold")) == (
        "Foothold: Transition of 3 armies. It cannot be done now: choose what you gain instead."
    )
    assert prompt(acting("LM", "magic_transition_5", limbo={0: (3, 0)})) == (
        "Magic: Transition of 5 armies (4 energy and 1 gold). Choose how, or give it up."
    )
    assert option(acting("D2", "foothold"), "give_up energy") == "Take 1 energy"


def test_a_turn_is_asked_for_as_it_can_be_taken():
    table = Table(plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}})
    assert prompt(table) == "Turn up one of your cards, or pass."
    assert option(table, "turn_up L3") == "Turn up L3 (Attack): Foothold"
    assert option(table, "pass gold") == "Pass and take 1 gold"
    table.play("pass gold")
    assert prompt(table, seat=1) == "Only blank cards lie on your board. Pass."
    table = Table(plan={1: {"L1": "foothold"}})
    assert (prompt(table), option(table, "pass gold")) == (
        "No card lies on your board. Choose what you gain.",
        "Take 1 gold",
    )


def test_reinforcements_name_the_limbos_that_still_give_some():
    table = Table(armies=ARMIES, limbo={0: (3, 7)}, stage="reinforcements", deck=())
    assert prompt(table).endswith("Left: light limbo 1 and dark limbo 2.")
    table.play("send light:foothold")
    assert prompt(table, FR).endswith("Restent\u00a0: limbes obscurs 2.")


def test_planning_counts_what_it_will_cost():
    table = Table(stage="planning", armies=ARMIES, cards={0: ("foothold", "the_murk")}, gold={0: 3})
    assert prompt(table) == "Lay your cards, then finish planning."
    table.lay(0, {"D2": "foothold", "LM": "magic_lore_or_muster", "L4": "the_murk", "L3": "blank"}, done=False)
    assert prompt(table).endswith(", then finish planning. Cost so far: 2 energy and 3 gold.")
    assert option(table, "lay foothold L4") == "Lay Foothold on L4 (Attack or move), in place of The Murk"
    assert option(table, "take_back L4") == "Take back The Murk from L4 (Attack or move)"
    table.g.gold[0] = 2
    assert prompt(table).endswith(" What lies there costs 2 energy and 3 gold; you have 10 energy and 2 gold.")


# --------------------------------------------------------------------------- the draft


def test_the_draft_says_what_a_card_is_chosen_for():
    regions = ("foothold", "treehome", "the_murk")
    hands = {seat: (f"conflict_light_{name}", f"conflict_dark_{name}") for seat, name in enumerate(regions)}
    table = Table(
        stage="draft",
        draft_hand=hands,
        groups={0: (2, 3), 1: (2,)},
        armies={2: {"light:treehome": 1, "dark:treehome": 1}},
    )
    assert [prompt(table, seat=seat) for seat in range(3)] == [
        "Choose a Conflict card: one of your groups settles in its region.",
        "All these regions are occupied. Choose a Conflict card to keep.",
        "You have no group left. Choose a Conflict card to keep.",
    ]
    assert option(table, "draft conflict_light_foothold") == "Foothold (Light)"
    for seat, (card, _) in hands.items():
        table.play_as(seat, f"draft {card}")
    assert prompt(table) == "Foothold (Light): choose the group that settles there."
    assert option(table, "settle 3 light:foothold", FR) == "Installer 3 armées au Contrefort (Lumière)"


# ------------------------------------------------------------------------- warnings


@pytest.mark.rule("IMM-MAG-21")
def test_a_claim_that_would_fail_is_marked():
    table = acting("LM", "magic_claim_or_consecrate", cards={1: ("foothold",), 2: ("mountainhome",)})
    assert note(table, "claim mountainhome") == ""
    assert note(table, "claim the_murk") == ""
    weaker = Table(
        armies={0: {"light:foothold": 1}, 1: {"dark:foothold": 1}},
        cards={1: ("foothold",)},
        plan={0: {"LM": "magic_claim_or_consecrate"}, 1: {"L1": "blank"}},
    )
    weaker.play("turn_up LM")
    assert note(weaker, "claim foothold").startswith("It would fail now: Blue has as many armies there")
    assert "Bleu" in note(weaker, "claim foothold", FR)


@pytest.mark.rule("IMM-PLN-20")
def test_a_card_for_what_cannot_be_paid_or_done_yet_is_marked_but_may_be_laid():
    table = Table(
        stage="planning",
        armies={0: {"light:foothold": 1}},
        cards={0: ("foothold",)},
        hand={0: ("conflict_dark_foothold",)},
        gold={0: 3},
    )
    assert option(table, "lay foothold L2").endswith("). As things stand you cannot pay 4 gold.")
    assert option(table, "lay foothold D2", FR).endswith("). En l’état, c’est irréalisable.")
    assert option(table, "lay conflict_dark_foothold L1").endswith(". As things stand it cannot be carried out.")
    assert option(table, "lay foothold L1") == "Lay Foothold on L1 (Extract gold)"
    assert option(table, "lay blank L1") == "Lay Blank card on L1 (Extract gold)"
    assert note(table, "lay foothold L2") == "", "what can be taken back need not be confirmed"
    table.lay(0, {"L2": "foothold", "L1": "conflict_dark_foothold"}, done=False)
    for seat in range(3):
        table.play_as(seat, "done")
    assert note(table, "turn_up L2") == "As things stand you cannot pay 4 gold."
    assert note(table, "turn_up L1") == "As things stand it cannot be carried out."
    assert note(table, "pass gold") == "2 cards unused"


# --------------------------------------------------------------------------- the log


def story(table, words=EN):
    view = table.match.view([])
    return [TELL.fact(words, view, fact) for fact in view.log]


def test_a_battle_reads_as_a_story(tower):
    table = acting("L3", "eagle_stair", tray={2: 1, GREEN: 1}, cards={1: ("eagle_stair",)})
    table.g.card_owner[REGION.parse("eagle_stair")] = 1
    tower()
    table.play("attack light:mountainhome>light:eagle_stair 3:for")
    assert story(table) == [
        "Red turns up Eagle Stair: Attack.",
        (
            "Red attacks Eagle Stair (Light) from Mountainhome (Light) with 3 armies, against Blue (2 armies). "
            "The card stands for the target: the inhabitants fight for Red."
        ),
        "Out of the tower fall: Red 3, Blue 2, inhabitants 1 and Yellow 1.",
        "Red loses 1 army to the dark limbo.",
        "Blue loses 2 armies to the dark limbo.",
        "Red takes the Region card Eagle Stair from Blue.",
        "Red wins Eagle Stair (Light) and holds it with 2 armies.",
    ]
    assert story(table, FR)[1:5] == [
        (
            "Rouge attaque Escalier de l’Aigle (Lumière) depuis Foyer des Monts (Lumière) avec 3 armées, contre "
            "Bleu (2 armées). La carte vaut pour la cible\u00a0: les habitants combattent pour Rouge."
        ),
        "Il tombe de la tour\u00a0: Rouge 3, Bleu 2, habitants 1 et Jaune 1.",
        "Rouge perd 1 armée, partie dans les limbes obscurs.",
        "Bleu perd 2 armées, parties dans les limbes obscurs.",
    ]


HERE, THERE = PLACE.parse("light:mountainhome"), PLACE.parse("light:foothold")


@pytest.mark.parametrize(
    ("fact", "english", "french"),
    [
        (
            ("attacked", 0, 1, HERE, THERE, 2, -1, 0),
            (
                "Red attacks Foothold (Light) from Mountainhome (Light) with 1 army. Nobody holds it. "
                "The card stands for another region: the inhabitants fight against Red."
            ),
            (
                "Rouge attaque Le Contrefort (Lumière) depuis Foyer des Monts (Lumière) avec 1 armée. Personne ne "
                "l’occupe. La carte vaut pour une autre région\u00a0: les habitants combattent contre Rouge."
            ),
        ),
        (("fell", 0, -1, 0, 0, 0, 0, 0, 0), "Nothing falls out of the tower.", "Rien ne tombe de la tour."),
        (
            ("won", 0, THERE, 0, -1),
            "Red wins by the inhabitants alone: Foothold (Light) is unoccupied.",
            "Rouge l’emporte par les seuls habitants\u00a0; Le Contrefort (Lumière) n’a plus d’occupant.",
        ),
        (
            ("repelled", 0, THERE, 2, 1),
            "The attack fails: Blue holds Foothold (Light) with 2 armies.",
            "L’attaque échoue\u00a0: Bleu occupe Le Contrefort (Lumière) avec 2 armées.",
        ),
        (
            ("repelled", 0, THERE, 0, -1),
            "The attack fails, and nobody holds Foothold (Light).",
            "L’attaque échoue\u00a0; personne n’occupe Le Contrefort (Lumière).",
        ),
        (("region_card", 3, -1, 0), "Red takes the Region card Foothold.", None),
        (("region_card", 3, 1, -1), "The Region card Foothold goes back to the deck (Blue).", None),
        (("kept", 0), "Red keeps a Conflict card.", "Rouge garde une carte Conflit."),
        (("kept", 0, 3), "Red keeps Foothold (Light).", "Rouge garde «\u00a0Le Contrefort (Lumière)\u00a0»."),
        (("drew", 0), "Red draws a Conflict card.", None),
        (("drew", 0, 50), "Red draws Highpeaks joker (Light).", None),
        (("turned_up", 0, 2, 89), "Red turns up a blank card.", "Rouge révèle une carte vierge."),
        (("moved", 0, 2, HERE, THERE), "Red moves 2 armies from Mountainhome (Light) to Foothold (Light).", None),
        (("scored", 0, 4, 1, 0, 2), "Red scores 7 VP: regions 4, Sanctuaries 1, provinces 2.", None),
        (("scored", 0, 0, 0, 0, 0), "Red scores nothing.", "Rouge ne marque rien."),
        (("built", 0, 2, THERE), "Red builds a Capital in Foothold (Light) and scores 2 VP.", None),
        (("over", 1), "Blue wins.", "Bleu gagne."),
        (("over", 1, 2), "Blue and Yellow share the victory.", "Bleu et Jaune se partagent la victoire."),
        (("round", 2, 1), "Round 2: Blue is first.", "Tour 2\u00a0: Bleu est premier joueur."),
    ],
)
def test_facts_are_told_in_both_languages(fact, english, french):
    view = acting().match.view([0])
    assert TELL.fact(EN, view, fact) == english
    assert french is None or TELL.fact(FR, view, fact) == french
    assert faults("fr", TELL.fact(FR, view, fact)) == []
