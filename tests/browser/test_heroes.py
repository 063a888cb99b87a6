"""Heroes in the browser: two rounds by what the page offers, a combat of two heroes, orders, fingers, French,
secrets."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from browser.guests import PHONE, Guests
from browser.house import House
from browser.player import Player, moved_on, named
from browser.table import HURRY, fill, go, look, new_table, post, set_speed
from browser.test_immortals import WHOLE, asks, told
from browser.test_nerath import FINGER, SIZE, well_set
from browser.test_phone import no_sideways
from gonfalon.games.heroes.codes import BRONZE, DEFENDER, NOWHERE
from gonfalon.games.heroes.draw.cards import card_label
from gonfalon.games.heroes.printed import CARD_ID, CREATURE_ID, CREATURES, LOCATIONS
from gonfalon.games.heroes.rules.geography import locations_of
from gonfalon.games.heroes.state import Heroes
from gonfalon.web.seen.voice import voice_of

SEED = 5
MOST_CLICKS = 160
MAGIC_ARROW = CARD_ID["magic_arrow"]
MINE, CHEST = "field-5", "field-2"
"""On the Starting Tile of the first player, as it lies."""
MAGE_GUILD = 2
GRIFFINS = CREATURE_ID["castle_griffins"]
OWN_TURN = "^Your Turn: "
EASY = ("pass", "deployed", "done", "turn_tile 0")
"""What is answered first by the interface for programs."""

BEGINNING = ("hero rion", "recruit castle_griffins")
ENGAGED = (*BEGINNING, "move main1 t0.sw")
FIGHTING = (*ENGAGED, "deploy castle_halberdiers b4", "deploy castle_marksmen c5", "deployed")
"""Rion's first Turn; on to the guards of the mine; and against them."""

MEETING_SEED = 3
MEETING = """hero catherine; hero sandro; turn_tile 3; turn_tile 0
move main1 t0.nw; reveal main1 t2; turn_tile 0; reveal main1 t3; turn_tile 0; end
move main2 t1.se; reveal main2 t7; turn_tile 2; reveal main2 t8; turn_tile 1; end
move main1 t0.w; reveal main1 t4; turn_tile 1; move main1 t0.sw; end
move main2 t1.e; reveal main2 t9; turn_tile 0; move main2 t1.ne; end
move main1 t4.ne; move main1 t3.se; move main1 t3.c; end
move main2 t9.sw; move main2 t8.nw; move main2 t8.w; end
move main1 t3.nw; reveal main1 t6; turn_tile 0; move main1 t6.sw; end
move main2 t7.ne; move main2 t7.e; move main2 t6.w; end"""
"""How both heroes come to stand side by side, by ways that nobody guards."""
ENEMY = "field-44"

# What an attack, or a step into a combat, is offered against.
DANGER = """() => [...document.querySelectorAll(".lit.danger[tabindex]")].map((node) => node.dataset.target)"""


# ------------------------------------------------------------------------- to a moment


def begin(page: Page, lines: Sequence[str], *players: str, seed: int = SEED, house: House | None = None) -> str:
    """A table at which these choices have been made, and between them the quickest ones."""
    table = new_table(page, *players, seed=seed, game="heroes", house=house)
    page.evaluate(HURRY, f"/table/{table}/live")
    left, facts = [*lines], look(page, table)
    while left:
        asked = [ask for ask in facts["asks"] if not ask["window"] or len(ask["options"]) > 1]
        if not asked:
            facts = look(page, table)
            continue
        options = asked[0]["options"]
        choice = (
            left.pop(0) if left[0] in options else next((each for each in EASY if each in options), options[0])
        )
        facts = post(page, f"/api/table/{table}/choose", seat=asked[0]["seat"], choice=choice).json()
    return table


def sit_down(page: Page, lines: Sequence[str], *players: str, seed: int = SEED, house: House | None = None) -> str:
    """The page of such a table; one person leads both sides if nobody else is named."""
    table = begin(page, lines, *(players or ("me", "me")), seed=seed, house=house)
    go(page, table)
    return table


def meeting() -> list[str]:
    return re.split(r"; |\n", MEETING)


def see(page: Page, context: str) -> None:
    """Look at the map, the fight or a town."""
    page.locator(f"label.tab-{context}").click()
    expect(page.locator(f"#see-{context}")).to_be_checked()


# ---------------------------------------------------------------------------- a leader


@dataclass
class Leader(Player):
    """Somebody who plays a combat: deploys everybody, attacks whom he can, and fights on if he is brave."""

    brave: bool = True
    cast: str = "Cast"

    def do(self, *names: str) -> None:
        """Pick these, and press the button of what is only selected by that."""
        before = self.asked()
        self.pick(*names)
        self.confirm(before)

    def confirm(self, before: dict[str, Any]) -> None:
        """Press what confirms a pick, or an end that asks once, unless the table has answered already."""
        seen = self.asked()
        sure = [each for each in seen["offers"] if each["kind"] == "sure"]
        if sure and not moved_on(seen, before):
            self.press(sure[0])

    def carry_out(self, offer: dict[str, Any]) -> None:
        before = self.asked()
        self.press(offer)
        self.confirm(before)

    def deploy(self) -> None:
        """Everybody there is, by two clicks each; the last one is picked already."""
        while "deploy your Units" in (seen := self.asked())["prompt"]:
            if not starting(seen, "creature-", "space-"):
                self.carry_out(starting(seen, "Deploy no more")[0])
            for start in ("creature-", "space-"):
                if offered := starting(self.asked(), start):
                    self.press(offered[0])
            self.confirm(seen)
            self.until(partial(moved_on, before=seen))

    def cast_arrow(self, g: Heroes) -> None:
        """A Magic Arrow: its card, the button that casts it, and its target."""
        self.pick(f"card-{MAGIC_ARROW}", self.cast)
        self.do(f"space-{foes(g)[0]}")

    def danger(self) -> list[str]:
        found: list[str] = self.page.evaluate(DANGER)
        return found

    def go_on(self, seen: dict[str, Any], foe: Callable[[], list[int]]) -> None:
        """Answer what is asked in a combat."""
        buttons = [each["name"] for each in seen["offers"] if each["kind"] != "target"]
        fights_on = [each for each in buttons if each.startswith("Fight another" if self.brave else "Retreat")]
        if "deploy your Units" in seen["prompt"]:
            self.deploy()
        elif "attack, move" in seen["prompt"] and self.danger():
            self.attack(seen)
        elif "attack, move" in seen["prompt"] and (spaces := starting(seen, "space-")):
            self.carry_out(min(spaces, key=lambda each: far(each, foe())))
        elif fights_on:
            self.carry_out(named(seen, fights_on[0])[0])
        else:
            self.carry_out(named(seen, "Pass")[0] if "Pass" in buttons else seen["offers"][0])

    def press_until(self, true: Callable[[dict[str, Any]], Any], *starts: str) -> dict[str, Any]:
        """Carry out what begins so, the first of them that is there, until something is so."""
        while not true(seen := self.asked()):
            assert self.clicks < MOST_CLICKS, seen
            self.carry_out(starting(seen, *starts, "")[0])
        return seen

    def attack(self, seen: dict[str, Any]) -> None:
        """Whoever is offered first; from where, if that must be said."""
        self.pick(self.danger()[0])
        if spaces := starting(self.asked(), "space-"):
            self.press(spaces[0])
        self.confirm(seen)

    def while_in(self, table: str, house: House, out: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Fight until something is so."""
        while not out(seen := self.asked()):
            assert self.clicks < MOST_CLICKS, seen
            self.go_on(seen, lambda: foes(house.match(table).state))
        return seen


def starting(seen: dict[str, Any], *starts: str) -> list[dict[str, Any]]:
    """What is offered by names that begin so."""
    return [each for start in starts for each in seen["offers"] if each["name"].startswith(start)]


def can_cast(seen: dict[str, Any]) -> bool:
    """Whether a unit of mine is active, and there is an arrow to shoot."""
    return bool(
        re.search("attack, move|attaque, mouvement", seen["prompt"]) and named(seen, f"card-{MAGIC_ARROW}")
    )


def foes(g: Heroes) -> list[int]:
    """The spaces of the defender."""
    return [at for unit, at in enumerate(g.at) if g.side[unit] == DEFENDER and at != NOWHERE]


def far(offer: dict[str, Any], others: list[int]) -> int:
    """How far a space is from the nearest of some others."""
    row, column = divmod(int(offer["name"].removeprefix("space-")), 4)
    return min((abs(row - other // 4) + abs(column - other % 4) for other in others), default=0)


# ---------------------------------------------------------------------------- two rounds


def test_two_rounds_against_a_bot(guests: Guests, house: House):
    page = guests.page(house.url, at="/new/heroes")
    table = fill(page, SEED, **{"player 2": "easy"})
    set_speed(page)
    player = Leader(page)

    # Setup: a hero, a bonus, and how the own tile lies.
    assert asks("^Choose your Main Hero")(player.asked())
    player.do("pick-0")
    player.pick("Roll 2 resource dice")
    player.until(told("^Player 1 plays Rion, Cleric"))
    while not asks("^Turn your Starting Tile")(seen := player.asked()):
        player.carry_out(seen["offers"][0])
    player.do("turn-0")
    player.until(asks(rf"{OWN_TURN}.*Rion 3 MP"))

    # In the town: a unit and a building, each selected first; the tab tells that there is something to do.
    see(page, "town0")
    player.pick(f"creature-{GRIFFINS}")
    expect(page.locator("#inspected")).to_contain_text("Recruit (4 gold)")
    player.pick("Recruit (4 gold)")
    player.until(told("^Rion recruits Griffins"))
    player.until(asks(OWN_TURN))
    player.do(f"building-{MAGE_GUILD}")
    player.until(told("^Rion builds Mage Guild"))

    # The spells that come with it: the Deck and the open discard are shown as cards.
    for _ in range(2):
        player.until(asks(r"^Search \(2\), Spell Deck: look at 2 cards and keep one"))
        expect(page.locator("#panel-tray .deck-card.lit")).to_be_visible()
        player.do("deck-2")
        player.until(asks("^Choose the card to keep"))
        player.carry_out(player.asked()["offers"][0])
    player.until(asks(OWN_TURN))
    assert len(page.locator("#panel-hand .card").all()) == 6

    # The mine: who guards it and what it brings is told before; then a spell, attacks, and the flag.
    see(page, "map")
    mine = named(player.until(lambda seen: named(seen, MINE)), MINE)[0]
    assert {MINE, CHEST} <= {*player.danger()}
    page.mouse.move(mine["x"], mine["y"])
    expect(page.locator("#inspected")).to_contain_text("Guards: 1 bronze")
    expect(page.locator("#inspected")).to_contain_text("Raises your materials income by 2")
    player.carry_out(mine)
    player.until(asks("^Materials Mine: deploy your Units"))
    expect(page.locator("#see-fight")).to_be_checked()
    player.deploy()
    player.while_in(table, house, asks("attack, move"))
    player.cast_arrow(house.match(table).state)
    player.until(told("^Rion casts Magic Arrow"))
    player.until(told("take 1 damage"))
    seen = player.while_in(table, house, asks(OWN_TURN))
    assert told("^Rion wins the combat: Materials Mine")(seen)
    assert house.match(table).state.flag_of(5) == 0
    expect(page.locator("#panel-seats-0 .brings").nth(1)).to_have_text("+2")

    # The chest next to it: another combat, and a level.
    player.do(CHEST)
    seen = player.while_in(
        table, house, lambda seen: told("^Rion wins the combat: ")(seen) and not in_combat(seen)
    )
    seen = player.while_in(table, house, asks(OWN_TURN))
    assert told("^Rion reaches Level 2")(seen)
    expect(page.locator("#panel-seats-0 .level")).to_contain_text("lvl 2")

    # A tile, and how it lies; then the Turn ends, and the bot has its own.
    slot = starting(player.until(lambda seen: starting(seen, "slot-")), "slot-")[0]
    player.carry_out(slot)
    player.until(asks("^Choose how tile .* lies"))
    player.do("turn-1")
    player.until(asks(OWN_TURN))
    fields = page.locator(f".spot[id^=at-] [data-target^=field-]:is({of_slot(slot['name'])})")
    expect(fields).to_have_count(7)
    player.do("End your Turn")

    # The second round: cards are refreshed, gold is spent again; and a third begins.
    seen = player.while_in(table, house, lambda seen: seen["title"].startswith("Round 2") and seen["mine"])
    player.while_in(table, house, asks(OWN_TURN))
    see(page, "town0")
    while wares := starting(player.asked(), "creature-", "building-"):
        player.carry_out(wares[0])
        player.while_in(table, house, asks(OWN_TURN))
    see(page, "map")
    player.carry_out(starting(player.asked(), "field-", "slot-")[0])
    player.while_in(table, house, asks(OWN_TURN))
    player.do("End your Turn")
    seen = player.while_in(table, house, lambda seen: seen["title"].startswith("Round 3") and seen["mine"])
    state = house.match(table).state
    assert (state.round, state.level(0)) == (3, 2)
    for resource in range(3):
        shown = page.locator("#panel-seats-0 li .n").nth(resource)
        assert int(shown.inner_text()) == state.resources[resource]


def in_combat(seen: dict[str, Any]) -> bool:
    return "Combat" in seen["title"]


def of_slot(name: str) -> str:
    """The fields of a tile."""
    slot = int(name.removeprefix("slot-"))
    return ", ".join(f"[data-target=field-{7 * slot + n}]" for n in range(7))


# ------------------------------------------------------------------- hero against hero


def test_two_heroes_meet(guests: Guests, house: House):
    """One person leads both: each side deploys, both may play cards between attack and die, and whoever has
    enough goes home."""
    page = guests.page(house.url)
    table = sit_down(page, meeting(), seed=MEETING_SEED)
    set_speed(page)
    player = Leader(page, brave=False)
    player.press_until(asks(OWN_TURN), "Draw", "Pass")
    enemy = named(player.until(lambda seen: named(seen, ENEMY)), ENEMY)[0]
    assert ENEMY in player.danger()
    page.mouse.move(enemy["x"], enemy["y"])
    expect(page.locator("#inspected")).to_contain_text("Sandro stands there")
    player.carry_out(enemy)
    player.until(told("^Catherine attacks: "))
    player.while_in(table, house, asks("deploy your Units"))
    for _ in range(2):
        player.deploy()
    for name in ("Catherine", "Sandro"):
        assert told(f"^{name} deploys ")(player.asked())
    expect(page.locator("#fight .unit")).to_have_count(4)
    expect(page.locator(".party.side-0")).to_contain_text("Catherine")
    expect(page.locator(".party.side-1")).to_contain_text("Sandro")

    # Before an attack is rolled, both are asked, and are told what it may do.
    seen = player.while_in(table, house, asks("Play a card first"))
    assert re.search(r"\([a-d][1-5]\) attack .* \([a-d][1-5]\)(: (no|\d–\d|\d) damage)?\. Play", seen["prompt"])
    seen = player.while_in(table, house, lambda seen: not in_combat(seen))
    assert told("^Catherine retreats|^(Catherine|Sandro) wins the combat: ")(seen)
    expect(page.locator("label.tab-fight")).to_have_count(0)
    assert house.match(table).state.field == NOWHERE


# ------------------------------------------------------------------------------ orders


def order(page: Page, name: str) -> None:
    """A standing order for chances to react."""
    page.locator("#settings").click()
    page.locator(f"#order [value={name}]").check()
    page.keyboard.press("Escape")
    expect(page.locator("#settings-sheet")).to_be_hidden()


def test_standing_orders_in_a_combat(guests: Guests, house: House):
    """Always: asked although there is nothing to play. Never: not asked although there is. Else: asked when."""
    page = guests.page(house.url)
    table = sit_down(page, BEGINNING, "me", "easy")
    set_speed(page)
    player = Leader(page)
    order(page, "always")
    player.do(MINE)
    seen = player.until(asks("^Guards: Materials Mine. Play a card before the combat"))
    assert (seen["buttons"], seen["lit"]) == (["Pass"], [])
    player.pick("Pass")
    order(page, "never")
    player.until(asks("deploy your Units"))
    player.deploy()
    seen = player.until(asks("attack, move"))
    assert not asks("Play a card")(seen)
    order(page, "could")
    while not player.danger():
        player.go_on(player.asked(), lambda: foes(house.match(table).state))
        player.until(asks("attack, move|Play a card first|Fight on"))
    player.attack(player.asked())
    seen = player.until(asks("Play a card first"))
    assert any(each.startswith("card-") for each in seen["lit"])


# ---------------------------------------------------------------------------- in French


def test_a_turn_and_a_combat_in_french(guests: Guests, house: House):
    page = guests.page(house.url, locale="fr-FR")
    table = sit_down(page, BEGINNING)
    player = Leader(page, cast="Lancer")
    player.until(asks("^À vous\u00a0: "))
    well_set(page)
    see(page, "town0")
    well_set(page)
    see(page, "map")
    mine = named(player.until(lambda seen: named(seen, MINE)), MINE)[0]
    page.mouse.move(mine["x"], mine["y"])
    expect(page.locator("#inspected")).to_contain_text("Mine")
    well_set(page)
    player.carry_out(mine)
    player.press_until(lambda seen: "Combat" in seen["title"] and starting(seen, "creature-"), "Passer")
    player.press(starting(player.asked(), "creature-")[0])
    player.press(starting(player.asked(), "space-")[0])
    player.until(told("^Rion place "))
    well_set(page)
    player.press_until(can_cast, "Ne plus", "Passer", "space-")
    well_set(page)
    player.cast_arrow(house.match(table).state)
    player.until(told("Flèche Magique"))
    well_set(page)


# --------------------------------------------------------------------------- on a phone


def test_a_step_a_fight_and_a_card_on_a_phone(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    table = sit_down(page, BEGINNING)
    player = Leader(page, touch=True)
    player.until(asks(OWN_TURN))
    no_sideways(page)
    for context in ("town0", "map"):
        tab = page.locator(f"label.tab-{context}")
        assert tab.evaluate(SIZE) >= FINGER
        tab.tap()
        expect(page.locator(f"#see-{context}")).to_be_checked()
        no_sideways(page)

    # A step into a combat is selected first, and then confirmed.
    player.pick(MINE)
    step = player.until(lambda seen: any("Materials Mine" in each for each in seen["buttons"]))["buttons"]
    no_sideways(page)
    player.pick(next(each for each in step if "Materials Mine" in each))
    player.until(told("^Rion moves south-west"))
    player.press_until(asks("deploy your Units"), "Pass")
    no_sideways(page)
    player.deploy()

    # A card, then an attack with its odds.
    player.press_until(can_cast, "Pass", "space-")
    assert page.locator(f"#panel-hand [data-target=card-{MAGIC_ARROW}]").evaluate(SIZE) >= FINGER
    player.cast_arrow(house.match(table).state)
    player.until(told("^Rion casts Magic Arrow"))
    no_sideways(page)
    player.press_until(lambda seen: player.danger(), "Pass", "space-")
    before = player.asked()
    player.pick(player.danger()[0])
    if spaces := starting(player.asked(), "space-"):
        player.press(spaces[0])
    attack = player.until(lambda seen: starting(seen, "Attack"))
    assert "damage" in starting(attack, "Attack")[0]["name"]
    player.confirm(before)
    player.until(told(r"^The .* attack the "))
    no_sideways(page)


# ------------------------------------------------------------------------------ secrets


def traces(g: Heroes, seat: int) -> list[str]:
    """How the cards in a hand would show on a page: by their targets and by what they say."""
    words = voice_of("heroes", "en").words
    known = {card for each in (*g.discard, *g.pile_discard) for card in each} | {*g.looked_at}
    cards = [card for card in g.hand[seat] if card not in known]
    return [f'"card-{card}"' for card in cards] + [card_label(words, card) for card in cards]


def hidden(g: Heroes) -> list[str]:
    """Places that are on tiles face down only, and the guards that would be drawn next."""
    places: tuple[set[int], set[int]] = set(), set()
    for slot, tile in enumerate(g.tiles):
        places[g.face_up >> slot & 1].update(locations_of(tile, 0))
    covered = (LOCATIONS[place].name_en for place in places[0] - places[1])
    guards = (CREATURES[creature].name_en for creature in g.neutral_pile[BRONZE][-3:])
    return [f'aria-label="{name}' for name in covered] + [f"{name}, neutral" for name in guards]


def test_a_hand_and_what_lies_face_down_show_on_no_other_page(guests: Guests, house: House):
    page, stranger = guests.page(house.url), guests.page(house.url)
    table = sit_down(page, ENGAGED, "me", "friend", house=house)
    go(stranger, table)
    player = Leader(page)
    if (seen := player.asked())["open"] == "pass":
        player.press(seen["offers"][0])
    player.press_until(asks("deploy your Units"), "Pass")
    g = house.match(table).state

    # No card is needed to deploy, so that a screen for two shows none until it is asked to.
    assert [trace for trace in traces(g, 0) if trace in page.evaluate(WHOLE)] == []
    page.get_by_role("button", name="Show my cards").click()
    expect(page.locator("#panel-hand .card").first).to_be_visible()
    mine, others = page.evaluate(WHOLE), stranger.evaluate(WHOLE)
    assert [trace for trace in traces(g, 0) if trace not in mine] == []
    assert [trace for trace in traces(g, 0) if trace in others] == []
    assert len(hidden(g)) > 5
    assert [trace for trace in hidden(g) if trace in mine + others] == []
    assert page.locator(".spot").count() == stranger.locator(".spot").count() == 14

    # Whoever commands the guards at the same screen does not see my hand.
    player.deploy()
    player.until(asks("^You command the guards"))
    assert [trace for trace in traces(g, 0) if trace in page.evaluate(WHOLE)] == []
