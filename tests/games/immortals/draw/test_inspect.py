"""What the inspector shows: of everything that is drawn, in both languages, and from the view only."""

from __future__ import annotations

import re

import pytest

from games.drawing import drawn as everything
from games.drawing import text
from games.immortals.draw.scenes import number, quiet, scenes, words
from games.immortals.table import Table
from games.positions import LANGUAGES
from games.speech import MISSING_WORD
from gonfalon.core import View
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.printed import MAGIC_CARDS, TRIBES
from gonfalon.games.immortals.state import CONFLICT, MAGIC


def shown(view: View, target: str, *picked: str, lang: str = "en") -> list[str]:
    """The texts of a sheet: its name, what it is, its lines."""
    found = DRAW.inspect(words(lang), view, target, picked)
    assert found is not None, target
    return re.findall(r"<(?:h3|p)[^>]*>([^<]+)<", text(found))


def threats(view: View, target: str) -> list[str]:
    found = DRAW.inspect(words(), view, target, ())
    assert found is not None
    return re.findall(r'<p class="threat">([^<]+)<', text(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_has_a_name_can_be_inspected(lang):
    for view in scenes():
        pieces = everything("immortals", view, lang)
        named = {
            name for piece in pieces.values() for name in re.findall(r'data-(?:target|about)="([^"]+)"', piece)
        }
        for name in named:
            sheet = DRAW.inspect(words(lang), view, name, ())
            assert sheet is not None, name
            said = text(sheet)
            assert MISSING_WORD.findall(said) == []
            assert 1 <= said.count("<p>") + said.count('<p class="threat">') <= 5, name


def test_what_has_no_name_is_not_known():
    view = scenes()[3]
    for target in ("", "nothing", "place-x", "sign-none", "card"):
        assert DRAW.inspect(words(), view, target, ()) is None


def test_a_region_is_told_in_both_realms():
    table = quiet(armies={0: {"light:foothold": 4}, 1: {"dark:foothold": 1}}, cards={0: ["foothold"]})
    table.match.state.sanctuaries = 1 << number("light:foothold")
    name, kind, day, night, *_ = shown(table.match.view([0]), "place-3")
    assert (name, kind) == ("Foothold", "Highpeaks · card: Red")
    assert day == "Day: yours, 4 armies, Sanctuary. 4 gold or 3 energy."
    assert night == "Night: Blue, 1 army. 3 gold or 5 energy."


def test_an_attack_is_told_with_its_chance_and_its_points():
    table = quiet(
        armies={
            0: {"light:foothold": 6, "light:eagle_stair": 1, "light:tribute_pass": 1},
            1: {"light:mountainhome": 1},
        }
    )
    _, _, _, _, attack, gain, *_ = shown(table.match.view([0]), "place-0")
    assert re.fullmatch(r"Attack from Foothold \(Light\) with 5 armies: (> )?\d\d%\.", attack)
    assert gain == "Won, you hold 4 of 5 in Highpeaks by day: +1 VP each round."


def test_the_card_that_is_picked_decides_the_side_of_the_inhabitants():
    table = quiet(armies={0: {"light:foothold": 4}, 1: {"light:mountainhome": 3}}, tray={5: 3})
    view = table.match.view([0])

    def chance(*picked: str) -> int:
        return int(re.findall(r"(\d+)%", " ".join(shown(view, "place-0", *picked)))[0])

    assert chance("card-0") > chance() > chance("card-20")


def test_threats_name_who_can_attack_and_how_likely_it_succeeds():
    table = quiet(armies={0: {"light:mountainhome": 1}, 1: {"light:foothold": 6}, 2: {"light:tribute_pass": 1}})
    (threat,) = threats(table.match.view([0]), "place-0")
    assert re.fullmatch(r"Blue can attack from Foothold \(Light\) with 5 armies: (> )?\d+%", threat)
    assert threats(table.match.view([0]), "place-3") == []


def test_a_portal_is_a_threat_from_the_other_realm():
    table = quiet(armies={0: {"light:foothold": 1}, 1: {"dark:foothold": 6}})
    assert threats(table.match.view([0]), "place-3") == []
    table.match.state.portals = 1 << number("dark:foothold")
    assert "Foothold (Darkness)" in threats(table.match.view([0]), "place-3")[0]


def test_a_space_says_what_a_card_would_bring():
    table = quiet(armies={0: {"light:lakehome": 6}}, cards={0: ["lakehome"]})
    view = table.match.view([0])
    name, kind, does, cost = shown(view, "space-0")
    assert (name, kind, cost) == ("Extract gold", "Space of your plan · light half", "Free")
    assert does.startswith("Take the gold")
    assert shown(view, "space-0", "card-16")[-1] == "Lakehome here: +5 gold."


def test_cards_are_told_in_full():
    view = quiet().match.view([0])
    for n, magic in enumerate(MAGIC_CARDS):
        assert magic.text_en.split(",")[0] in " ".join(shown(view, f"card-{MAGIC + n}"))
    assert "Counts as any one region" in " ".join(shown(view, f"card-{CONFLICT + 50}"))
    assert "Foothold (Light)" in shown(view, f"card-{CONFLICT + 3}")


def test_a_player_is_told_with_limbos_cards_and_points_in_sight():
    table = quiet(armies={1: {"light:foothold": 4, "light:eagle_stair": 1}}, limbo={1: (4, 6)})
    table.match.state.marker = 1
    name, kind, limbos, _, holds, sight = shown(table.match.view([0]), "seat-1")
    assert (name, kind) == ("Blue", "Wood Elves and Demons · First Player marker")
    assert limbos == "Limbos: 4 light, 6 dark."
    assert holds == "2 regions with 5 armies."
    assert sight == "Would score 1 VP now."


def test_cards_that_everybody_has_seen_are_told():
    match = quiet().match
    match.state.turned, match.state.stage = ((), (3, MAGIC), ()), "actions"
    match.state.hand, match.state.shown = ((), (4, 7), ()), 1 << 7
    said = " ".join(shown(match.view([0]), "seat-1"))
    assert "Turned up this round: Foothold" in said
    assert "Known to all: Heartwood (Light)" in said
    assert "Eagle Stair" not in said


def test_a_province_names_its_holders():
    table = quiet(armies={1: {"light:foothold": 1, "light:eagle_stair": 1, "light:mountainhome": 1}})
    name, kind, first, worth = shown(table.match.view([0]), "province-0")
    assert (name, kind, first) == ("Highpeaks", "Province · Realm of Light", "Blue: 3, 2 VP")
    assert "all five 3" in worth


def test_tribes_have_their_own_words():
    view = quiet().match.view([0])
    assert {shown(view, f"tribe-{n}")[2] for n in range(len(TRIBES))} == {tribe.text_en for tribe in TRIBES}


def test_nothing_leaks_that_the_viewer_cannot_see():
    worlds = []
    for shift in (0, 1):
        table = Table(plan={0: {"L1": "blank"}, 1: {"D1": "blank"}})
        table.match.state.hand = ((3 + shift,), (), ())
        view = table.match.view([1])
        worlds.append([text(DRAW.inspect(words(), view, f"{kind}-0", ())) for kind in ("seat", "space", "place")])
    assert worlds[0] == worlds[1]
