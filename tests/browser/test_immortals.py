"""Immortals in the browser: a starting round and a round by what the page offers, fingers, French, and secrets."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guests import PHONE, Guests
from browser.house import House
from browser.player import Player, named
from browser.table import HURRY, fill, go, look, new_table, post, set_speed
from browser.test_nerath import well_set
from browser.test_phone import no_sideways
from gonfalon.games.immortals.codes import EDGES
from gonfalon.games.immortals.printed import is_joker, region_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, MAGIC, Immortals
from gonfalon.games.immortals.tell.notes import prospect

SEED = 5
MOST_CLICKS = 240
FINGER = 44
FEW_CARDS = 4
ENDS = ("Send no more", "Finish planning")
LAST = ("done", "end", "pass gold")
"""What ends a question, in the interface for programs."""
UNDONE = ("idle", "unpaid")

# All that a page shows and has of a table.
WHOLE = "() => document.getElementById('table').outerHTML"


# ------------------------------------------------------------------------- to a moment


def begin(page: Page, *players: str, seed: int = SEED, house: House | None = None) -> str:
    """A table at which bots play at once."""
    table = new_table(page, *players, seed=seed, game="immortals", house=house)
    page.evaluate(HURRY, f"/table/{table}/live")
    return table


def play_to(page: Page, table: str, what: str) -> None:
    """Play the quickest way to a question, by the interface for programs."""
    while True:
        for ask in look(page, table)["asks"]:
            if ask["what"] == what:
                return
            choice = next((each for each in LAST if each in ask["options"]), ask["options"][0])
            post(page, f"/api/table/{table}/choose", seat=ask["seat"], choice=choice)


def sit_down(page: Page, what: str, *players: str, seed: int = SEED, house: House | None = None) -> str:
    """The page of a table at which I am asked something."""
    table = begin(page, *(players or ("me", "easy", "easy")), seed=seed, house=house)
    play_to(page, table, what)
    go(page, table)
    return table


# ------------------------------------------------------------------- what may be planned


def spaces(g: Immortals, *actions: str) -> list[int]:
    """The spaces of my board for some actions, those that cost least first."""
    board = BOARDS[g.tribes[0]]
    found = [n for n in range(len(board)) if board[n].action in actions]
    return sorted(found, key=lambda n: (board[n].cost_energy, board[n].cost_gold))


def attacks(g: Immortals) -> list[tuple[int, int]]:
    """From where to where I can attack with the Region card of the origin, the strongest first."""
    found = [
        (origin, goal)
        for origin, goal in EDGES
        if g.owner[origin] == 0 != g.owner[goal] and g.armies[origin] > 1 and g.card_owner[region_of(origin)] == 0
    ]
    return sorted(found, key=lambda edge: (g.armies[edge[1]], -g.armies[edge[0]]))


def held_cards(g: Immortals, *without: int) -> list[int]:
    """My Region cards that I may lay, but not these."""
    mine = {region_of(place) for place in g.regions(0)}
    return [n for n, holder in enumerate(g.card_owner) if holder == 0 and n in mine and n not in without]


def on_space(page: Page, card: int, space: int) -> Any:
    return page.locator(f"#plan-{space} .laid[data-target=card-{card}]")


def sure(player: Player) -> None:
    """Confirm what is selected: a first click only selects."""
    seen = player.until(lambda seen: [each for each in seen["offers"] if each["kind"] == "sure"])
    player.press(next(each for each in seen["offers"] if each["kind"] == "sure"))


def choose(player: Player, *names: str) -> None:
    """Select these one after the other, and confirm."""
    player.pick(*names)
    sure(player)


def lay(player: Player, card: int, space: int) -> None:
    """Lay a card, or move it, by two clicks."""
    player.pick(f"card-{card}", f"space-{space}")
    expect(on_space(player.page, card, space)).to_be_attached()


def begin_planning(page: Page) -> None:
    """A table at which a card lies on my board, and another one is picked."""
    sit_down(page, "plan")
    player = Player(page)
    player.pick(f"card-{BLANK}", "space-0")
    expect(on_space(page, BLANK, 0)).to_be_attached()
    player.pick(f"card-{MAGIC}")


# ------------------------------------------------------------------------ a whole round


def answer_all(player: Player, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Take what is offered first, and confirm it, until something is so."""
    while not true(seen := player.asked()):
        assert player.clicks < MOST_CLICKS, seen
        player.press(min(seen["offers"], key=lambda each: each["kind"] != "sure"))
    return seen


def asks(text: str) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: bool(re.search(text, seen["prompt"]))


def told(text: str) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: any(re.search(text, line) for line in seen["lines"])


def in_row(page: Page, what: str, seat: int = 0) -> int:
    """A number in the row of a player."""
    return int(page.locator(f".player.seat{seat} .{what}").inner_text())


def test_the_starting_round_and_a_round_against_bots(guests: Guests, house: House):
    page = guests.page(house.url, at="/new/immortals")
    table = fill(page, SEED, blue="easy", yellow="normal")
    set_speed(page)
    player = Player(page)

    # At home.
    assert asks(r"^Choose the army group that settles in Wildhome \(Light\)")(player.asked())
    choose(player, "group-5")
    lines = player.until(told("Red takes the Region card Wildhome"))["lines"]
    assert "Red settles 5 armies in Wildhome (Light)." in lines
    assert "Red settles 2 armies in Wildhome (Darkness)." in lines

    # The draft, to its end: a group for every card.
    seen = answer_all(player, asks("fall from the tower"))
    groups = [line for line in seen["lines"] if line.startswith("Red settles ")]
    assert len(groups) == 9
    assert house.match(table).state.groups == ((), (), ())
    expect(page.locator(".box.touch")).to_have_count(0)
    expect(page.locator("#seats-0")).to_have_attribute("aria-label", re.compile("Groups to settle: –"))

    # The cubes that have fallen from the tower.
    fallen = int(re.findall(r"^\d+", seen["prompt"])[0])
    choose(player, "share-2")
    player.until(told(f"Red puts 2 into the light limbo and {fallen - 2} into the dark limbo"))
    limbo = [3 + 2, 3 + fallen - 2]

    # Reinforcements: a card, which nobody refuses, then one army, and no more.
    player.until(asks("Choose where the next army goes"))
    seen = player.asked()
    assert re.search(f"light limbo {limbo[0] // 3} and dark limbo {limbo[1] // 3}", seen["prompt"])
    assert told(r"^Red draws \w+")(seen)
    place = next(each["name"] for each in seen["offers"] if each["name"].startswith("place-"))
    before = house.match(table).state.armies[int(place[6:])]
    choose(player, place)
    player.until(told("Red sends 1 army to "))
    army = re.compile(rf"^Red: {before + 1} armies, ")
    expect(page.locator(f"#army-{place[6:]}")).to_have_attribute("aria-label", army)
    player.pick("Send no more armies")

    # A plan: laid, moved, taken back, a blank card as a bluff.
    player.until(asks("^Lay your cards, then finish planning"))
    state = house.match(table).state
    origin, goal = attacks(state)[0]
    attack, gold = spaces(state, "attack")[0], spaces(state, "extract_gold")[0]
    other, third = held_cards(state, region_of(origin))[:2]
    magic = spaces(state, "magic_card")[0]
    lay(player, other, spaces(state, "extract_energy")[0])
    lay(player, other, gold)
    expect(page.locator("#plan .laid")).to_have_count(1)
    lay(player, region_of(origin), attack)
    lay(player, BLANK, spaces(state, "transition_3")[0])
    lay(player, MAGIC + 1, magic)
    player.until(asks("Cost so far: 1 gold"))
    lay(player, third, spaces(state, "attack_or_move")[0])
    choose(player, f"back-{spaces(state, 'attack_or_move')[0]}")
    expect(page.locator("#plan .laid")).to_have_count(4)
    expect(page.locator(f"#panel-cards [data-target=card-{third}]")).to_be_visible()
    player.pick("Finish planning")

    # The attack: its odds before, the tower after.
    player.until(asks("^Turn up one of your cards, or pass"))
    choose(player, f"space-{attack}")
    player.until(asks(": Attack. Choose how, or give it up."))
    player.pick(f"origin-{origin}")
    aim = named(player.until(lambda seen: named(seen, f"place-{goal}")), f"place-{goal}")[0]
    page.mouse.move(aim["x"], aim["y"])
    expect(page.locator("#inspected")).to_contain_text(re.compile(r"Attack .* from .*: .*, inhabitants neutral"))
    expect(page.locator("#inspected")).to_contain_text(re.compile(r"\d% to take the region · .* lost on average"))
    tower = page.locator("#tower")
    was = tower.get_attribute("aria-label") or ""
    player.press(aim)
    sure(player)
    lines = player.until(told("^Red attacks "))["lines"]
    begun = next(n for n, line in enumerate(lines) if line.startswith("Red attacks "))
    assert re.match("(Out of the tower fall: |Nothing falls out of the tower)", lines[begun + 1])
    assert any(re.match("Red wins |The attack fails", line) for line in lines[begun:])
    expect(tower).not_to_have_attribute("aria-label", was)

    # Another card, then pass; the blank one is never shown.
    player.until(asks("^Turn up one of your cards, or pass"))
    choose(player, f"space-{gold}")
    player.until(asks(": Extract gold. Choose how, or give it up."))
    yielding = next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("place-"))
    choose(player, yielding)
    player.until(told(r"^Red extracts \d gold in "))
    player.until(asks("^Turn up one of your cards, or pass"))
    points = in_row(page, "points")
    player.pick("Pass and take 1 gold")
    player.until(told("^Red passes and takes 1 gold"))

    # The round is scored.
    seen = answer_all(player, lambda seen: seen["title"].startswith("Round 2"))
    scored = next(line for line in seen["lines"] if "Red scores" in line)
    gained = int(re.findall(r"Red scores (\d+) VP: regions \d", scored)[0])
    assert in_row(page, "points") == points + gained > points
    state = house.match(table).state
    for seat in range(3):
        assert in_row(page, "points", seat) == state.points[seat]
        assert in_row(page, "gold", seat) == state.gold[seat]
        assert in_row(page, "energy", seat) == state.energy[seat]
    assert not any("Red turns up a blank card" in line for line in seen["lines"])


# ------------------------------------------------------------------------ a whole game


@dataclass
class Brisk(Player):
    """Somebody who does whatever is offered, but lays few cards and brings few armies, so that the game ends."""

    def chosen(self, offers: Sequence[dict[str, Any]]) -> dict[str, Any]:
        enough = self.page.locator("#plan .laid").count() >= FEW_CARDS
        ends = [each for each in offers if each["name"].startswith(ENDS if enough else ENDS[:1])]
        return super().chosen([each for each in offers if each["kind"] == "sure"] or ends[:1] or offers)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_whole_game_by_clicks_alone(guests: Guests, house: House, width: int, height: int):
    page = guests.page(house.url, viewport={"width": width, "height": height})
    table = begin(page, "me", "easy", "easy")
    go(page, table)
    player = Brisk(page)
    while not player.step()["over"]:
        assert player.clicks < 10 * MOST_CLICKS
    match = house.match(table)
    assert match.over
    assert match.state.round == match.state.rounds == 7
    assert [in_row(page, "points", seat) for seat in range(3)] == [*match.state.points]
    most = max(match.state.points)
    expect(page.locator("#prompt")).to_contain_text(f"{most} VP")
    assert sum(line.startswith("0 ") for line in house.lines(table)) > 60, "my choices"


# ------------------------------------------------------------------------- the tower


def test_a_battle_is_seen_in_the_tower_until_it_is_put_away(guests: Guests, house: House):
    """Cubes lie in the tray and in two columns, then the sentence comes; an own fight stays until Enter."""
    page = guests.page(house.url, motion="full")
    table = sit_down(page, "plan")
    page.locator("#speed [value='4']").evaluate("(node) => node.click()")
    player, state = Player(page), house.match(table).state
    origin, goal = next(edge for edge in attacks(state) if state.armies[edge[1]])
    space = spaces(state, "attack")[0]
    lay(player, region_of(origin), space)
    player.pick("Finish planning")
    player.until(asks("^Turn up one of your cards"))
    choose(player, f"space-{space}")
    choose(player, f"origin-{origin}", f"place-{goal}")
    thrown, banner = page.locator("#moment-card .throw"), page.locator("#banner")
    expect(thrown).to_be_visible()
    expect(page.locator("#moment-card .throw.counted")).to_be_visible()
    expect(banner).to_contain_text(re.compile(r" (wins|holds|Nobody).*, \d+ to \d+"))
    sums = [int(each) for each in thrown.locator(".sum").all_inner_texts()]
    assert [thrown.locator(".pile").nth(n).locator("> g").count() for n in range(2)] == sums
    assert sorted(map(int, re.findall(r"\d+", banner.inner_text()))) == sorted(sums)
    log = house.match(table).view([]).log
    begun = next(n for n, fact in enumerate(log) if fact[:2] == ("attacked", 0))
    fell = next(fact for fact in log[begun:] if fact[0] == "fell")
    assert thrown.locator(".drops > g").count() == sum(fell[3:])
    page.wait_for_timeout(2500)
    expect(thrown).to_be_visible()
    page.keyboard.press("Enter")
    expect(thrown).to_be_hidden()


# ----------------------------------------------------------------------------- in French


def test_a_plan_and_an_attack_in_french(guests: Guests, house: House):
    page = guests.page(house.url, locale="fr-FR")
    table = sit_down(page, "plan")
    player = Player(page)
    assert player.until(asks("^Posez vos cartes"))["title"] == "Tour 1 sur 7 · Planification"
    well_set(page)
    state = house.match(table).state
    origin, goal = attacks(state)[0]
    space = spaces(state, "attack")[0]
    lay(player, region_of(origin), space)
    lay(player, MAGIC + 2, spaces(state, "magic_card")[0])
    assert asks("Coût\u00a0: 2 points d’énergie et 2 pièces d’or")(player.asked())
    well_set(page)
    player.pick("Terminer la planification")
    player.until(asks("^Révélez une carte, ou passez"))
    well_set(page)
    choose(player, f"space-{space}")
    player.pick(f"origin-{origin}")
    aim = named(player.until(lambda seen: named(seen, f"place-{goal}")), f"place-{goal}")[0]
    page.mouse.move(aim["x"], aim["y"])
    expect(page.locator("#inspected")).to_contain_text(re.compile("\\d\u00a0%"))
    well_set(page)
    player.press(aim)
    sure(player)
    player.until(told("^Rouge attaque "))
    player.asked()
    well_set(page)


# ---------------------------------------------------------------------------- on a phone


def test_a_card_is_laid_and_an_attack_made_on_a_phone(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    table = sit_down(page, "plan")
    player = Player(page, touch=True)
    player.until(asks("^Lay your cards"))
    no_sideways(page)
    state = house.match(table).state
    origin, goal = attacks(state)[0]
    space, plan = spaces(state, "attack")[0], page.locator("#plan")

    # All ten spaces lie in the drawer, each large enough for a finger, and the question is whole.
    boxes = [plan.locator(f"[data-target=space-{n}]").bounding_box() for n in range(len(BOARDS[state.tribes[0]]))]
    assert len(boxes) == 10
    assert all(box and min(box["width"], box["height"]) >= FINGER and box["x"] >= 0 for box in boxes)
    assert all(box and box["x"] + box["width"] <= PHONE["viewport"]["width"] for box in boxes)
    bar = page.locator("#bar").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= PHONE["viewport"]["height"] + 1

    # Two taps lay a card: one with much to say, one for what cannot be done as yet, and one for an attack.
    magic = MAGIC, spaces(state, "magic_card")[0]
    for card, there in (magic, in_vain(state, space), (region_of(origin), space)):
        player.pick(f"card-{card}")
        no_sideways(page)
        player.pick(f"space-{there}")
        expect(on_space(page, card, there)).to_be_attached()
    no_sideways(page)
    player.pick("Finish planning")

    # An attack is shown first, with its odds, and then confirmed.
    player.until(asks("^Turn up one of your cards"))
    choose(player, f"space-{space}")
    player.until(asks(": Attack. Choose how"))
    player.pick(f"origin-{origin}", f"place-{goal}")
    buttons = player.until(lambda seen: any(each.startswith("Attack ") for each in seen["buttons"]))["buttons"]
    assert any("% to take the region" in each for each in buttons)
    no_sideways(page)
    sure(player)
    player.until(told("^Red attacks "))
    no_sideways(page)


def in_vain(g: Immortals, *without: int) -> tuple[int, int]:
    """A card and a space, but not these, for an action that could not be carried out now."""
    free = [space for space in range(ARMY_SPACES) if space not in without]
    cards = [*held_cards(g), *(CONFLICT + card for card in g.hand[0] if not is_joker(card))]
    return next((card, space) for card in cards for space in free if prospect(g, 0, space, card) in UNDONE)


def test_the_camera_leaves_a_picked_group_for_the_regions_where_it_may_settle(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    table = begin(page, "me", "easy", "easy", seed=11)
    play_to(page, table, "draft")
    go(page, table)
    player, highpeaks = Player(page, touch=True), CONFLICT + 50
    choose(player, f"card-{highpeaks}")
    player.until(asks("^Highpeaks joker"))
    player.pick("group-6")
    seen = player.until(lambda seen: any(each["name"].startswith("place-") for each in seen["offers"]))
    place = next(each["name"] for each in seen["offers"] if each["name"].startswith("place-"))
    choose(player, place)
    player.until(told(r"^Red settles \d armies in .* \(Light\)"))
    assert house.match(table).state.owner[int(place[6:])] == 0


# ---------------------------------------------------------------------------- secrets


def test_a_plan_shows_on_no_other_page(guests: Guests, house: House):
    """Somebody who looks on sees nothing change while I plan; a friend at this screen finds no card of it."""
    page, stranger = guests.page(house.url), guests.page(house.url)
    table = sit_down(page, "plan", "me", "friend", "easy", house=house)
    go(stranger, table)
    expect(stranger.locator("#title")).to_contain_text("Planning")
    player = Player(page)
    if (seen := player.asked())["open"] == "pass":
        player.press(seen["offers"][0])
    player.until(asks("^Lay your cards"))
    whole = stranger.evaluate(WHOLE)
    state = house.match(table).state
    cards = held_cards(state)[:2]
    lay(player, cards[0], spaces(state, "extract_gold")[0])
    lay(player, cards[1], spaces(state, "attack")[0])
    choose(player, f"back-{spaces(state, 'attack')[0]}")
    expect(page.locator("#plan .laid")).to_have_count(1)
    lay(player, MAGIC, spaces(state, "magic_card")[0])
    assert stranger.evaluate(WHOLE) == whole
    player.pick("Finish planning")
    player.until(lambda seen: seen["open"] == "pass")
    expect(page.locator("#plan .laid")).to_have_count(0)
    player.press(player.asked()["offers"][0])
    player.until(asks("^Lay your cards"))
    expect(page.locator("#plan .laid")).to_have_count(0)
    assert stranger.evaluate(WHOLE) == whole
    player.pick("Finish planning")
    stranger_sees = Player(stranger).until(told("^All plans are laid"))
    assert stranger_sees["title"].endswith("Action resolution")
    expect(stranger.locator("#seats-0")).to_have_attribute("aria-label", re.compile("2 cards lie on this board"))
