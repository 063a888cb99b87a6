"""Conquest of Nerath in the browser: a whole round by what the page offers, fingers, keys, French, records."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guests import PHONE, Guests
from browser.house import House
from browser.player import Player, moved_on, named
from browser.table import fill, go, look, post
from browser.test_help import NO_UNDO, upload
from browser.test_keys import focus, seen_focus, tab_to
from browser.test_language import TEXTS
from browser.test_phone import SCALE, no_sideways
from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.core import draw as any_of
from gonfalon.core.record import record_of
from gonfalon.games.nerath.codes import SPACE_NUMBER, TYPE_NUMBER, lot
from gonfalon.games.nerath.printed import REALM_ID
from gonfalon.games.nerath.printed.regions import NOBODY

SEED = 8
MOST_CLICKS = 400
FINGER = 40
"""How many pixels something for a finger has at least."""
ROOM = 354
"""How high the map is on a phone, at least."""
# How broad and high something is.
SIZE = "(node) => { const { width, height } = node.getBoundingClientRect(); return Math.min(width, height); }"
# Whether something is in sight without scrolling.
IN_SIGHT = """(node) => {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


# ------------------------------------------------------------------ names of what is touched


def same_lines(was: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether the log is what it was."""
    return bool(was["lines"] == now["lines"])


def gone_on(was: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether the page shows what comes next."""
    return bool(moved_on(now, was))


def space(name: str) -> str:
    return f"space-{SPACE_NUMBER[name]}"


def stack(name: str) -> str:
    return f"stack-{SPACE_NUMBER[name]}"


def kind(type_: str, name: str) -> str:
    sort = "ship" if type_.startswith("warship") else "kind"
    return f"{sort}-{SPACE_NUMBER[name] << 6 | TYPE_NUMBER[type_]}"


def only(n: int, type_: str, name: str) -> str:
    """The number by which fewer than all of a kind are taken."""
    return f"band-{(SPACE_NUMBER[name] << 6 | TYPE_NUMBER[type_]) * 16 + n - 1}"


# ------------------------------------------------------------------------- to a moment


def play_to(page: Page, table: str, what: str, *choices: str) -> None:
    """Play the quickest way to a question, by the interface for programs; then make these choices."""
    while (ask := asked(page, table))["what"] != what:
        easy = [each for each in ("pass", "sensible", "press", "end") if each in ask["options"]]
        answer(page, table, ask["seat"], (easy or ask["options"])[0])
    for choice in choices:
        answer(page, table, asked(page, table)["seat"], choice)


def asked(page: Page, table: str) -> dict[str, Any]:
    """The first question that a person must answer; a window where one can only pass closes by itself."""
    while True:
        for ask in look(page, table)["asks"]:
            if not ask["window"] or len(ask["options"]) > 1:
                return dict(ask)


def answer(page: Page, table: str, seat: int, choice: str) -> None:
    post(page, f"/api/table/{table}/choose", seat=seat, choice=choice)


def march_off(page: Page, *choices: str, what: str = "move") -> str:
    """A table of one person who leads all realms: Karkoth moves, or is asked something else; the page is there."""
    new = post(page, "/api/new/nerath", players=["me", "me"], mode="alliance-2", seed=SEED)
    table = str(new.json()["id"])
    play_to(page, table, what, *choices)
    go(page, table)
    return table


ASSAULT = ("march shroudmoor starfall_vale", "march blackspear_hills starfall_vale", "end")
"""Two armies of Karkoth against one of Vailin."""


# ---------------------------------------------------------------------------- a round


PRESS = "Press the attack"
GO = "Move"
"""How the button begins by which a move into battle is confirmed."""
OTHERS = {
    "Vailin": [("forbidden_city", "chainwrought_vale"), ("silverbough", "shroudmoor")],
    "Iron Circle": [(land, "kingsgate_march") for land in ("desert_of_desolation", "skullgate_pass")],
    "Nerath": [("ravenscar_coast", "bleakstrand"), ("vor_rukoth", "bleakstrand")],
}
"""Which stacks attack where in the first turns of the realms after Karkoth."""


@dataclass
class Commander(Player):
    """Somebody who leads all four realms: attacks where told, presses and retreats in turn, and buys."""

    used: list[str] = field(default_factory=list)

    def go_on(self, seen: dict[str, Any]) -> None:
        """Answer whatever is asked, in the way that shows most of the game."""
        sure = [each for each in seen["offers"] if each["kind"] == "sure"]
        buttons = [each["name"] for each in seen["offers"] if each["kind"] == "button"]
        hits = [each["name"] for each in seen["offers"] if each["name"].startswith("loss-")]
        if sure:
            self.press(sure[0])
        elif "Retreat" in buttons:
            self.take(seen, min(PRESS, "Retreat", key=self.used.count))
        elif named(seen, "buy-0") and self.used.count("buy-0") <= "".join(self.used).count("End recruiting"):
            self.take(seen, "buy-0")
            seen = self.asked()
            self.take(seen, next(name for name in seen["lit"] if name.startswith("space-")))
        elif hits and not any(name.startswith("loss-") for name in self.used):
            self.take(seen, hits[0])
        else:
            self.take(seen, buttons[0] if buttons else seen["offers"][-1]["name"])

    def take(self, seen: dict[str, Any], name: str) -> None:
        """Press something that is offered, and remember it."""
        self.used.append(name)
        self.press(named(seen, name)[0])

    def send(self, moves: Sequence[tuple[str, str]]) -> None:
        """Move whole stacks, if they are still there and can go, and end the step."""
        for origin, goal in moves:
            if not named(seen := self.asked(), stack(origin)):
                continue
            self.take(seen, stack(origin))
            if named(seen := self.asked(), space(goal)):
                self.take(seen, space(goal))
                self.confirm()
            else:
                self.page.keyboard.press("Escape")
        self.end_moves()

    def confirm(self) -> None:
        """A move into battle waits for its button."""
        if sure := named(self.asked(), GO):
            self.press(sure[0])

    def end_moves(self) -> None:
        """While pieces can still move, it is asked once whether this is meant."""
        self.pick("End moves")

    def to_move(self, realm: str) -> dict[str, Any]:
        """Go on until a realm moves its pieces."""
        return self.while_not(lambda seen: seen["prompt"].startswith(f"{realm}: move your pieces"))

    def while_not(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while not true(seen := self.asked()):
            assert self.clicks < MOST_CLICKS, seen
            self.go_on(seen)
        return seen


def ask_me(page: Page) -> None:
    """Even questions with one sensible answer are asked."""
    page.locator("#settings").click()
    page.locator("#answers input[value=ask]").check()
    page.keyboard.press("Escape")
    expect(page.locator("#settings-sheet")).to_be_hidden()


def test_a_first_round_of_two_alliances(guests: Guests, house: House):
    page = guests.page(house.url, at="/new/nerath")
    page.get_by_role("link", name=re.compile("^2 players")).click()
    table = fill(page, SEED, **{"vailin and nerath": "me"})
    ask_me(page)
    player = Commander(page)

    player.to_move("Karkoth")
    ship, laden = kind("warship", "gulf_of_kar"), kind("warship+footsoldier", "gulf_of_kar")
    player.pick(kind("footsoldier", "maze_of_maur_khul"), ship)
    lines = player.until(lambda seen: "embarks" in seen["lines"][-1])["lines"]
    assert lines[-1] == "Karkoth embarks 1 Footsoldier: Maze of Maur Khul to Gulf of Kar."
    player.pick(laden, space("amilian_sea"))
    player.pick(kind("warship+footsoldier", "amilian_sea"), space("amil_forest"), "Unload")
    lines = player.until(lambda seen: "lands" in seen["lines"][-1])["lines"]
    assert lines[-1] == "Karkoth lands 1 Footsoldier: Amilian Sea to Amil Forest."
    player.pick(stack("satrapy_of_numoth"), space("amil_forest"), GO)
    player.pick(kind("wizard", "karkothi_throneholds"), space("vault_of_the_drow"), GO)
    player.pick(kind("fighter", "blackspear_hills"), space("vault_of_the_drow"), GO)
    player.pick(stack("shroudmoor"), space("starfall_vale"), GO)
    expect(page.locator("#battle-98")).to_be_visible()
    player.until(lambda seen: "3 battles planned" in seen["prompt"])
    player.end_moves()

    for realm, moves in OTHERS.items():
        player.to_move(realm)
        player.send(moves)
    seen = player.while_not(lambda seen: seen["title"] == "Round 2 · Karkoth")

    told = "\n".join(seen["lines"])
    for said in (
        "Karkoth attacks Amil Forest.",
        "Karkoth attacks Vault of the Drow.",
        "Vault of the Drow is guarded: ",
        ", First Strike dice: ",
        ", attack dice: ",
        " breaks off the attack on ",
        "Round 1 is over.",
    ):
        assert said in told
    for realm in ("Karkoth", *OTHERS):
        for said in ("draws ", "attacks ", "recruits 1 Footsoldier in .* for 1 Gold", r"collects \d+ Gold"):
            assert re.search(f"{realm} {said}", told), (realm, said)
    assert re.search(r"\w loses \d", told)
    assert {PRESS, "Retreat"} <= set(player.used)
    assert any(name.startswith("loss-") for name in player.used)
    state = house.match(table).state
    assert (state.round, state.active) == (2, REALM_ID["karkoth"])
    assert state.fighting == NOBODY


# ---------------------------------------------------------------------- in the Move step


def test_a_kind_goes_by_two_clicks_and_fewer_of_it_by_three(guests: Guests, house: House):
    page = guests.page(house.url)
    table = march_off(page)
    player, soldiers = Player(page), kind("footsoldier", "shroudmoor")
    player.pick(soldiers)
    page.locator(f"#static [data-target={space('silverbough')}]").hover()
    expect(page.locator("#inspected")).to_contain_text("Move 2 Footsoldiers from Shroudmoor to Silverbough")
    expect(page.locator("#inspected")).to_contain_text("% to win")
    player.pick(space("silverbough"), GO)
    seen = player.until(lambda seen: "1 battle planned" in seen["prompt"])
    assert seen["lines"][-1] == "Karkoth moves 2 Footsoldiers from Shroudmoor to Silverbough."
    some = ("footsoldier", "widows_landing")
    player.pick(kind(*some), only(1, *some), space("silverbough"), GO)
    lines = player.until(lambda now: moved_on(now, seen))["lines"]
    assert lines[-1] == "Karkoth moves 1 Footsoldier from Widow’s Landing to Silverbough."
    assert house.match(table).state.count(0, SPACE_NUMBER["silverbough"], 0) == 3


def test_moves_are_taken_back_until_the_first_die(guests: Guests, house: House):
    page = guests.page(house.url)
    march_off(page)
    player, undo = Player(page), page.get_by_role("button", name="Undo", exact=True)
    before = [player.asked()]
    for origin in ("shroudmoor", "blackspear_hills"):
        player.pick(stack(origin), space("starfall_vale"), GO)
        before.append(player.until(lambda seen: moved_on(seen, before[-1])))
    for seen in reversed(before[:-1]):
        undo.click()
        back = player.until(partial(same_lines, seen))
        assert (back["prompt"], back["lit"]) == (seen["prompt"], seen["lit"])
    player.pick(stack("shroudmoor"), space("starfall_vale"), GO, "End moves")
    rolled = player.until(lambda seen: any("attack dice" in line for line in seen["lines"]))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toast")).to_have_text(NO_UNDO)
    assert player.read()["lines"] == rolled["lines"]


def test_why_not_is_answered_with_a_rule(guests: Guests, house: House):
    page = guests.page(house.url)
    march_off(page)
    player, toast = Player(page), page.locator("#toast")
    player.asked()
    page.locator(f"#stack-{SPACE_NUMBER['nine_ports']}-{REALM_ID['vailin']} .cell").first.click(force=True)
    expect(toast).to_have_text("Pick something with a dashed outline first.")
    for picked, pressed, rule in (
        (kind("footsoldier", "widows_landing"), space("golden_savanna"), "NER-MOV-02"),
        (stack("widows_landing"), space("golden_savanna"), "NER-MOV-02"),
        (kind("monster", "shroudmoor"), kind("castle", "nine_ports"), "NER-MOV-05"),
        (kind("footsoldier", "karkothi_throneholds"), space("vault_of_the_drow"), "NER-MOV-15"),
        (kind("warship", "gulf_of_kar"), space("dusk_fens"), "NER-MOV-17"),
    ):
        page.keyboard.press("Escape")  # puts the answer away
        expect(toast).to_be_empty()
        page.keyboard.press("Escape")  # and what was picked
        player.until(lambda seen: not seen["picked"])
        player.pick(picked)
        page.locator(f"#board [data-target={pressed}][tabindex]").last.click(force=True)
        expect(toast.locator(".rule")).to_have_text(rule)
        expect(toast.locator("p")).to_have_text(re.compile(r"\w{3,}.*\."))
        assert player.read()["picked"] == [picked]
    toast.locator(".rule").click()
    expect(page.locator("#rules-head")).to_have_text("NER-MOV-17")
    expect(page.locator("#rule-text")).not_to_be_empty()


def test_the_ground_is_taken_for_what_stands_on_it(guests: Guests, house: House):
    """Any point of a sea picks the only ship there, and a goal lets the pointer through what stands on it."""
    page = guests.page(house.url)
    march_off(page)
    player = Player(page)
    for what in (kind("warship", "gulf_of_kar"), stack("shroudmoor")):
        player.press(next(each for each in named(player.asked(), what) if met(page, each) == "whole-ground"))
        expect(page.locator(f"#grounds [data-target={what}]")).to_have_class(re.compile("picked"))
        assert player.read()["picked"] == [what]
        page.keyboard.press("Escape")
        player.until(lambda seen: not seen["picked"])
    before = player.asked()
    player.pick(stack("shroudmoor"))
    page.locator(f"#stack-{SPACE_NUMBER['starfall_vale']}-{REALM_ID['vailin']} .cell").first.click(force=True)
    player.pick(GO)
    assert "1 battle planned" in player.until(lambda seen: moved_on(seen, before))["prompt"]


def met(page: Page, offer: dict[str, Any]) -> str:
    """What a pointer meets there."""
    found = page.evaluate("([x, y]) => document.elementFromPoint(x, y).classList[0]", [offer["x"], offer["y"]])
    return str(found)


def test_whoever_has_picked_something_can_still_end_the_step(guests: Guests, house: House):
    page = guests.page(house.url)
    march_off(page)
    player = Player(page)
    player.pick(stack("shroudmoor"))
    assert player.read()["buttons"] == ["End moves34 can move"]
    expect(page.get_by_role("button", name="Back")).to_be_visible()
    player.pick("End moves")
    player.until(lambda seen: "move your pieces" not in seen["prompt"])


# ------------------------------------------------------------------------------ recruiting


def bought(n: int, type_: str) -> str:
    """The number by which several of a kind are bought."""
    return f"lot-{lot(TYPE_NUMBER[type_], n)}"


def test_several_pieces_are_bought_by_three_clicks(guests: Guests, house: House):
    page = guests.page(house.url)
    table = march_off(page, what="recruit")
    player, home = Player(page), "karkothi_throneholds"
    before = house.match(table).state.count(0, SPACE_NUMBER[home], 0)
    player.pick("buy-0", bought(2, "footsoldier"))
    page.locator(f".so-many[data-target={bought(4, 'footsoldier')}]").click()
    assert player.read()["picked"] == sorted(["buy-0", bought(4, "footsoldier")]), (
        "another number is taken instead"
    )
    expect(page.locator("#hint")).to_contain_text("4 Footsoldiers for 4 gold")
    player.pick(space(home))
    lines = player.until(lambda seen: "recruits" in seen["lines"][-1])["lines"]
    assert lines[-1] == "Karkoth recruits 4 Footsoldiers in Karkothi Throneholds for 4 Gold."
    player.pick("buy-0", bought(3, "footsoldier"))
    page.locator(".how-many .one:visible").click()
    assert player.read()["picked"] == ["buy-0"]
    page.locator(f".where [data-target={space(home)}]:visible").click()
    lines = player.until(lambda seen: "recruits 1 " in seen["lines"][-1])["lines"]
    assert lines[-1] == "Karkoth recruits 1 Footsoldier in Karkothi Throneholds for 1 Gold."
    assert house.match(table).state.count(0, SPACE_NUMBER[home], 0) == before + 5


def test_why_a_castle_takes_no_more_is_answered_with_its_rule(guests: Guests, house: House):
    page = guests.page(house.url)
    march_off(page, what="recruit")
    player = Player(page)
    player.pick("buy-0", bought(5, "footsoldier"))
    page.locator(f"#static [data-target={space('maze_of_maur_khul')}]").click(force=True)
    expect(page.locator("#toast .rule")).to_have_text("NER-BLD-09")


# ------------------------------------------------------------------------------ the look


# The steps of a turn whose names are cut.
CUT = """() => [...document.querySelectorAll("#ribbon span")]
  .filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_step_of_the_turn_can_be_read(guests: Guests, house: House, locale: str):
    page = guests.page(house.url, locale=locale)
    march_off(page)
    assert page.evaluate(CUT) == []
    march_off(page, what="reposition")
    assert page.evaluate(CUT) == []


# ------------------------------------------------------------------------------ by keys


def test_a_move_by_keys(guests: Guests, house: House):
    page = guests.page(house.url)
    march_off(page)
    player = Player(page)
    before = player.asked()
    page.keyboard.press("ArrowDown")
    assert seen_focus(page)["lit"]
    tab_to(page, lambda found: found["target"] == stack("shroudmoor"))
    page.keyboard.press("Enter")
    assert player.until(lambda seen: seen["picked"])["picked"] == [stack("shroudmoor")]
    page.keyboard.press("Escape")
    player.until(lambda seen: not seen["picked"])
    assert seen_focus(page)["target"] == stack("shroudmoor")
    page.keyboard.press(" ")
    player.until(lambda seen: seen["picked"])
    tab_to(page, lambda found: found["target"] == space("starfall_vale"))
    page.keyboard.press("Enter")
    player.until(lambda seen: named(seen, GO))
    page.keyboard.press("Enter")
    after = player.until(lambda seen: moved_on(seen, before))
    assert after["lines"][-1] == "Karkoth moves 1 Monster from Shroudmoor to Starfall Vale."
    seen_focus(page)
    page.keyboard.press("r")
    expect(page.locator("#rules-head")).to_have_text("NER-MOV-01")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    back = player.until(lambda seen: seen["lines"] == before["lines"])
    assert (back["prompt"], back["lit"]) == (before["prompt"], before["lit"])
    assert focus(page)["tag"] != "body"


# ------------------------------------------------------------------------------ a battle


def test_a_battle_shows_its_dice_and_who_may_take_a_hit(guests: Guests, house: House):
    page = guests.page(house.url)
    table = march_off(page)
    player, panel = Player(page), page.locator(".battle-panel")
    ask_me(page)
    for choice in ASSAULT:
        answer(page, table, asked(page, table)["seat"], choice)
    while (seen := player.asked())["buttons"] == ["Pass"]:
        player.pick("Pass")
    expect(panel).to_contain_text("Battle for Starfall Vale")
    rolled = [line for line in seen["lines"] if re.search("(attack|First Strike) dice", line)]
    assert panel.locator(".roll").count() == len(rolled) > 1
    while hits := [each for each in seen["offers"] if each["name"].startswith("loss-")]:
        assert panel.locator(".chip.lit").first.evaluate(IN_SIGHT)
        assert re.match(r"(Karkoth|Vailin): take \d hits? in Starfall Vale\.", seen["prompt"])
        player.press(hits[0])
        player.press(next(each for each in player.asked()["offers"] if each["kind"] == "sure"))
        player.until(partial(gone_on, seen))
        seen = player.asked()
    while seen["buttons"] == ["Pass"]:
        player.pick("Pass")
        seen = player.asked()
    assert re.match(rf"{PRESS}\d+% to win", seen["buttons"][0])
    page.mouse.move(2, 2)
    page.get_by_role("button", name=PRESS).hover()
    expect(page.locator("#inspected")).to_contain_text(re.compile(r"% to win · you lose about \d+ Gold"))
    player.pick("Retreat")
    seen = player.until(lambda seen: "retreat" in seen["prompt"] or "breaks off" in "".join(seen["lines"]))
    assert "Karkoth breaks off the attack on Starfall Vale." in seen["lines"]
    assert house.match(table).state.held[SPACE_NUMBER["starfall_vale"]] == REALM_ID["vailin"]


# ------------------------------------------------------------------ a phone, and French

# What is wrong in French: no hard space before a high sign or in guillemets, a straight apostrophe, three dots.
BAD_FRENCH = re.compile(r"[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f\d]:|[ \t][:;!?»]|«[^\u00a0\u202f]|'|\.\.\.")


def well_set(page: Page) -> None:
    """Everything that can be seen or heard is set as French is."""
    texts = page.evaluate(TEXTS.replace('.replace(/\\s+/g, " ")', ""))
    assert len(texts) > 60
    assert [text for text in texts if BAD_FRENCH.search(text)] == []


def test_a_turn_on_a_phone_in_french(guests: Guests, house: House):
    page = guests.page(house.url, locale="fr-FR", **PHONE)
    table = march_off(page)
    ask_me(page)
    player = Player(page, touch=True)
    player.asked()
    no_sideways(page)
    assert page.evaluate("board.clientHeight") >= ROOM, "the map has room"
    assert page.evaluate(SCALE) > 2, "the camera begins near"
    page.get_by_role("button", name="Tout le plateau").tap()
    player.pick(stack("shroudmoor"))
    no_sideways(page)
    page.wait_for_function(f"({SCALE})() > 2")  # the camera goes to what is picked
    assert page.locator(f"#grounds [data-target={stack('shroudmoor')}]").evaluate(SIZE) >= FINGER
    chips = page.locator(".muster.picked .chip")
    assert [chips.nth(n).evaluate(SIZE) >= FINGER for n in range(3)] == [True] * 3
    well_set(page)
    chips.first.tap()
    assert player.until(lambda seen: seen["picked"])["picked"] == [kind("footsoldier", "shroudmoor")]
    fewer = page.locator(f".so-many[data-target={only(1, 'footsoldier', 'shroudmoor')}]")
    assert fewer.evaluate(SIZE) >= FINGER
    fewer.tap()
    player.pick(space("silverbough"))

    # An attack is shown first, with its odds, and then confirmed.
    attack = player.until(lambda seen: seen["buttons"])["buttons"]
    assert re.match("Déplacer 1 Fantassin.*Lande du Linceul.*Ramure d’Argent.*\\d\u00a0%", attack[0])
    player.pick(attack[0], stack("shroudmoor"), space("starfall_vale"), "Déplacer tout ce qui le peut")
    player.until(lambda seen: "2 batailles" in seen["prompt"])
    well_set(page)
    player.pick("Fin des mouvements")
    player.pick(space("starfall_vale"), "Livrer bataille")
    expect(page.locator(".battle-panel .die").first).to_be_visible()
    well_set(page)
    no_sideways(page)
    page.get_by_role("tab", name="Journal").tap()
    expect(page.locator("#lines li").last).to_be_visible()
    expect(page.locator(".battle-panel")).to_be_visible()
    play_to(page, table, "recruit")
    page.get_by_role("tab", name="Main").tap()
    player.until(lambda seen: named(seen, "buy-0"))
    assert page.locator(".ware").first.evaluate(SIZE) >= FINGER
    player.pick("buy-0")
    for each in (".so-many", ".where .chip"):
        assert page.locator(f".details.picked {each}").first.evaluate(SIZE) >= FINGER
    well_set(page)
    no_sideways(page)


# ---------------------------------------------------------------------- what is recorded


def war(seed: int) -> Match:
    """A game of people who choose at random, to its end."""
    match, random = Match(games.find("nerath"), Setup("alliance-2", 2, seed)), Random(seed)
    while not match.over:
        seat = min(match.asks)
        match.play(seat, any_of(match.asks[seat].options, random))
    return match


def test_a_record_is_watched(guests: Guests, house: House, tmp_path: Path):
    match = war(4)
    file = tmp_path / "war.gfn"
    file.write_text(record_of(match).text(), encoding="utf-8")
    page = guests.page(house.url)
    upload(page, file)
    expect(page.locator("#static *").first).to_be_attached()
    expect(page.locator("#title")).to_have_text(re.compile(r"Round 1 · Karkoth"))
    page.get_by_role("slider").press("End")
    expect(page.locator("#prompt")).to_have_text(re.compile(r"win the war\.|ahead\."))
    expect(page.locator("#title")).to_have_text("The war is over")
    shown = set(page.locator("#groups > .stack").evaluate_all("(nodes) => nodes.map((node) => node.id)"))
    troops = match.state.troops
    assert shown == {f"stack-{key >> 6}-{realm}" for realm in range(4) for key in troops[realm]}
    points = page.locator(".realm .points").all_inner_texts()
    assert [int(text) for text in points] == [match.state.points[realm] for realm in (0, 2, 1, 3)]
