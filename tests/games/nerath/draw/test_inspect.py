"""What the inspector of Nerath says, the threats beside the log, and that nothing is left unexplained."""

from __future__ import annotations

import re
from html import unescape

import pytest

from games.drawing import FORBIDDEN, text
from games.nerath.drawings import SPACE_OF, begun, drawn, scenes, words
from games.nerath.table import Table
from games.positions import LANGUAGES, positions
from gonfalon.games.nerath.bots.odds import Force, odds
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.printed import EVENTS, PIECES
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.state import FIGHTER, FOOTSOLDIER
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.threats import left_empty, threats
from gonfalon.lore.phrases import percent

NAMED = re.compile(r'data-(?:target|about)="([^"]+)"')


def said(view, target, *picked, lang="en"):
    """What is said of a thing, as plain text."""
    found = DRAW.inspect(words(lang), view, target, picked)
    return unescape(re.sub(r"\s*<[^>]+>\s*", " ", text(found))) if found is not None else None


def space(name):
    return f"space-{SPACE_OF[name]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_page_explains_itself(lang):
    asked = [match.view(list(match.asks)[:1]) for match in positions("nerath")[1::3]]
    for view in (*scenes(), *asked):
        for piece in drawn(view, lang).values():
            for target in set(NAMED.findall(piece)):
                found = DRAW.inspect(words(lang), view, target, ())
                assert found is not None, target
                assert not FORBIDDEN.search(text(found))


@pytest.mark.parametrize("target", ["", "space", "space-999", "space--1", "kind-x", "icon-nothing", "event-80"])
def test_what_there_is_not_is_not_explained(target):
    assert said(begun().view([0]), target) is None


def test_a_land_says_whose_it_is_who_stands_there_and_who_can_take_it():
    table = Table({"shroudmoor": "1 footsoldier"}, {"silverbough": "3 fighter"})
    told = said(table.match.view([0]), space("shroudmoor"))
    chance = percent(odds(Force.of(fighter=3), Force.of(footsoldier=1)).win)
    assert "Home land of Karkoth" in told
    assert "Karkoth: 1 Footsoldier" in told
    assert f"Vailin can reach it with 3 Fighters: {chance}% to fall." in told
    assert "No enemy can reach it next turn." in said(table.match.view([0]), space("kar_vethul"))
    assert "Conquered: +1 point, +1 Gold a turn." in said(table.match.view([0]), space("silverbough"))


def test_a_dungeon_whose_guardians_are_gone_says_so():
    table = Table()
    table.g.lair[DUNGEON_AT[SPACE_OF["vault_of_the_drow"]]] = ()
    assert "Nobody guards it now." in said(table.match.view([0]), space("vault_of_the_drow"))


def test_threats_come_over_land_by_sea_and_by_air():
    table = Table(
        {"widows_landing": "1 footsoldier"},
        {"silverbough": "1 footsoldier", "serpent_shallows": "1 warship+wizard", "vailindor": "1 dragon"},
    )
    (threat,) = threats(table.g, SPACE_OF["widows_landing"], 0)
    assert threat.realm == 1
    assert [PIECES[kind].id for kind, _ in threat.army] == ["footsoldier", "wizard", "dragon"]
    assert threat.origins == 3


def test_before_an_attack_it_says_what_it_brings_and_what_is_left_behind():
    table = Table({"shroudmoor": "2 footsoldier"}, {"silverbough": "1 fighter"})
    view = table.match.view([0])
    told = said(view, space("silverbough"), f"stack-{SPACE_OF['shroudmoor']}")
    income = view.state.lands[0].bit_count()
    assert "Defended by: 1 Fighter" in told
    assert f"Won: +1 point, income {income} → {income + 1}." in told
    assert "Shroudmoor will be empty; Vailin can reach it." in told


def test_a_land_is_left_empty_only_if_all_go():
    g = Table({"shroudmoor": "2 footsoldier, 1 castle", "dusk_fens": "1 footsoldier, 1 fighter"}).g
    here, there = SPACE_OF["shroudmoor"], SPACE_OF["dusk_fens"]
    soldiers = here << 6 | FOOTSOLDIER
    assert left_empty(g, (f"kind-{soldiers}",)) == here
    assert left_empty(g, (f"kind-{soldiers}", f"band-{soldiers * 16}")) is None
    assert left_empty(g, (f"kind-{there << 6 | FIGHTER}",)) is None
    assert left_empty(g, (f"stack-{there}",)) == there
    assert left_empty(g, ()) is None


def test_the_threats_of_all_lands_are_listed_the_worst_first():
    table = Table(
        {"shroudmoor": "1 footsoldier", "blackspear_hills": "9 fighter, 1 castle"},
        {"silverbough": "3 fighter", "starfall_vale": "1 footsoldier"},
    )
    panel = drawn(table.match.view([0]))["threats"]
    rows = re.findall(r'data-about="space-(\d+)"', panel)
    assert rows.index(str(SPACE_OF["shroudmoor"])) < rows.index(str(SPACE_OF["blackspear_hills"]))
    assert "Take a seat" in drawn(table.match.view([]))["threats"]


def test_the_battles_of_a_turn_have_their_odds_before_and_their_end_after():
    table = Table({"shroudmoor": "2 footsoldier"}, {"silverbough": "1 footsoldier"})
    assert "No battles this turn." in drawn(table.match.view([0]))["battles"]
    table.play("move 1:footsoldier@shroudmoor starfall_vale", "move 1:footsoldier@shroudmoor silverbough")
    chance = percent(odds(Force.of(footsoldier=1), Force.of(footsoldier=1)).win)
    panel = drawn(table.match.view([0]))["battles"]
    assert f"{chance}%" in panel
    assert "undefended" in panel
    table.play("end", "battle starfall_vale")
    assert "Karkoth conquers Starfall Vale" in drawn(table.match.view([0]))["battles"]


def test_a_card_that_asks_is_shown_whole_with_its_question():
    """A card to be played immediately is in nobody's hand when it asks for a sacrifice."""
    table = Table(
        {"shroudmoor": "2 footsoldier, 1 fighter"},
        decks={"karkoth": ("karkoth_the_chained_god_hungers",)},
        step="draw",
    )
    (ask,) = table.match.asks.values()
    assert ask.what == "card_sacrifice"
    view = table.match.view([0])
    assert TELL.prompt(words(), view, 0).endswith("give up exactly 1 piece.")
    number = next(n for n, event in enumerate(EVENTS) if event.id == "karkoth_the_chained_god_hungers")
    hand = drawn(view)["hand"]
    assert f'class="asking" data-about="event-{number}"' in hand
    assert "The Chained God Hungers" in hand


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ending_a_step_says_what_is_left_to_do(lang):
    table = Table({"shroudmoor": "2 footsoldier, 1 fighter"})
    view = table.match.view([0])
    assert TELL.is_end(view, ("end",))
    assert TELL.note(words(lang), view, ("end",)).startswith("3 ")
    assert not TELL.is_end(view, ("march", 0, 1))


def test_only_what_can_be_undone_and_is_no_fight_is_sure():
    table = Table({"shroudmoor": "2 footsoldier, 1 fighter"}, {"silverbough": "1 fighter"})
    view = table.match.view([0])
    here = SPACE_OF["shroudmoor"]
    assert TELL.sure(view, ("march", here, SPACE_OF["dusk_fens"]))
    assert not TELL.sure(view, ("march", here, SPACE_OF["silverbough"]))
    assert not TELL.sure(view, ("event", 3))


def test_what_is_hidden_is_not_said():
    """Worlds that differ only in Karkoth's cards and in sleeping Guardians look the same to others."""
    told = []
    for shift in (0, 1):
        match = begun()
        g = match.state
        g.hand = ((3 + shift, 5 + shift), *g.hand[1:])
        g.lair = [(9 + shift + 2 * n,) for n in range(len(g.lair))]
        view = match.view([1])
        told.append([said(view, target) for target in ("realm-0", "deck-0", space("vault_of_the_drow"))])
    assert told[0] == told[1]
    assert "1 Guardian face down" in told[0][2]
