"""What helps at a table: undo, why not, the rule behind a question, the rulebook, games that can be watched."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import choose, go, new_table, sit_down
from gonfalon import games
from gonfalon.core import Match, Option, Setup
from gonfalon.core.record import record_of

RULE = re.compile(r"TAC-[A-Z]+-\d+")
NO_UNDO = "You cannot undo now: something has been rolled, revealed or answered since."


def played(seed: int, until: Callable[[Match], object] = lambda match: False) -> Match:
    """A game of two people who choose at random, to its end or until something is so."""
    match, random = Match(games.find("tactics"), Setup("competitive", 2, seed), live=True), Random(seed)
    while not match.over:
        match.pass_empty()
        if until(match):
            break
        seat = min(match.asks)
        match.play(seat, random.choice(match.asks[seat].options))
    return match


def shot(match: Match) -> Option | None:
    """A shot, not to be taken for a blow, that somebody may fire who could still take the last choice back."""
    seat = min(match.asks)
    if not match.can_undo(seat):
        return None
    options = list(match.asks[seat].options)
    return next((o for o in options if o[0] == "missile" and ("melee", *o[1:]) not in options), None)


def has_kind(seen: dict[str, Any], kind: str) -> bool:
    """Whether something of this kind is offered."""
    return any(each["kind"] == kind for each in seen["offers"])


# ---------------------------------------------------------------------- at the table


def test_a_choice_is_taken_back_until_a_die_is_rolled(guests: Guests, house: House):
    match = next(match for match in (played(seed, shot) for seed in range(99)) if not match.over)
    option = shot(match)
    assert option is not None
    page = guests.page(house.url)
    table = new_table(page, "me", "me", seed=match.setup.seed)
    for line in record_of(match).choices:
        choose(page, table, line)
    go(page, table)
    player, undo = Player(page), page.locator("#undo")
    player.asked()
    expect(undo).to_have_attribute("aria-disabled", "false")
    before = player.read()["lines"]
    for target in games.draw("tactics").targets(match.view([min(match.asks)]), option):
        player.pick(target)
    player.press(player.chosen(player.until(lambda seen: has_kind(seen, "sure"))["offers"]))
    while (
        "Play a card?" in player.until(lambda seen: seen["offers"] and len(seen["lines"]) > len(before))["prompt"]
    ):
        player.pick("Pass")
    after = player.until(lambda seen: seen["offers"] and len(seen["lines"]) > len(before))["lines"][len(before) :]
    assert any("rolls" in line for line in after)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#lines .die").last).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toast")).to_have_text(NO_UNDO)


def test_a_move_is_taken_back(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    player, undo = Player(page), page.locator("#undo")
    before = player.asked()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toast")).to_have_text(NO_UNDO)
    player.pick(next(name for name in before["lit"] if name.startswith("unit-")))
    player.pick(next(name for name in player.asked()["lit"] if name.startswith("space-")))
    player.until(lambda seen: len(seen["lines"]) > len(before["lines"]))
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    after = player.until(lambda seen: seen["lines"] == before["lines"])
    assert (after["prompt"], after["lit"]) == (before["prompt"], before["lit"])


def test_why_not_is_answered_with_a_sentence_and_a_rule(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    player = Player(page)
    before = player.asked()
    page.locator("#unit-5").click(force=True)
    expect(page.locator("#toast p")).to_have_text("Pick something with a dashed outline first.")
    player.pick(next(name for name in before["lit"] if name.startswith("unit-")))
    lit = set(player.asked()["lit"])
    spaces = page.locator("#static .space").evaluate_all("(nodes) => nodes.map((node) => node.dataset.target)")
    far = next(target for target in reversed(spaces) if target not in lit)
    page.locator(f"#static .space[data-target={far}]").click(force=True)
    expect(page.locator("#toast p")).not_to_be_empty()
    expect(page.locator("#toast button")).to_have_text(RULE)
    said, rule = page.locator("#toast p").text_content(), page.locator("#toast button").text_content()
    assert said is not None
    assert len(said) > 20
    page.locator("#toast button").click()
    expect(page.get_by_role("dialog", name=rule or "")).to_be_visible()
    expect(page.locator("#rule-text")).to_have_text(said)
    page.get_by_role("button", name="Close").last.click()
    expect(page.locator("#rules")).to_be_hidden()
    # An enemy out of reach: why it cannot be attacked, and the unit stays picked.
    page.locator("#unit-5").click(force=True)
    expect(page.locator("#toast p")).to_contain_text("Attack")
    expect(page.locator("#toast button")).to_have_text(re.compile("TAC-MEL"))
    assert set(player.asked()["lit"]) == lit


def test_the_rule_behind_a_question_and_the_help(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    link = page.locator("#rule")
    expect(link).to_have_text(RULE)
    link.click()
    expect(page.locator("#rules-head")).to_have_text(RULE)
    expect(page.locator("#rule-text")).to_have_text(re.compile(".{20,}"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("one step back")


def test_a_line_of_the_log_lights_what_it_speaks_of(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    page.get_by_role("tab", name="Log").click()
    line = page.locator("#lines li[data-lights*=unit]").last
    line.hover()
    expect(page.locator("#groups .told")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".told")).to_have_count(0)


# ---------------------------------------------------------------------- the rulebook


def test_the_rulebook_is_searched(guests: Guests, house: House):
    page = guests.page(house.url, at="/")
    page.get_by_role("link", name="Rules", exact=True).first.click()
    whole = page.locator(".rules li").count()
    assert whole > 100
    page.get_by_role("searchbox").fill("portal")
    page.get_by_role("button", name="Search").click()
    found = page.locator(".rules li").count()
    assert 0 < found < whole
    page.get_by_role("searchbox").fill("TAC-MOV-02")
    page.keyboard.press("Enter")
    expect(page.locator(".rules li").first).to_contain_text("TAC-MOV-02")
    page.get_by_role("searchbox").fill("<script>xyzzy")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text("No rule contains these words.")


# ------------------------------------------------------------------ watching a record


def upload(page: Page, file: Path) -> None:
    page.goto("/")
    page.get_by_label("Record (.gfn)").set_input_files(file)
    page.get_by_role("button", name="Watch").click()


def test_a_record_is_watched_step_by_step(guests: Guests, house: House, tmp_path: Path):
    match = played(5)
    file = tmp_path / "game.gfn"
    file.write_text(record_of(match).text(), encoding="utf-8")
    page = guests.page(house.url)
    upload(page, file)
    expect(page.locator("#static *").first).to_be_attached()
    slider, step = page.get_by_role("slider"), page.locator("#step")
    last = int(slider.get_attribute("max") or 0)
    assert last >= len(record_of(match).choices)
    expect(step).to_have_text(f"Step 0 of {last}")
    slider.press("ArrowRight")
    expect(step).to_have_text(f"Step 1 of {last}")
    page.get_by_role("link", name="Next").click()
    expect(step).to_have_text(f"Step 2 of {last}")
    page.get_by_role("link", name="Previous").click()
    expect(step).to_have_text(f"Step 1 of {last}")
    expect(page.locator("#lines li")).to_have_count(1)
    slider.press("End")
    expect(step).to_have_text(f"Step {last} of {last}")
    expect(page.locator("#prompt")).to_have_text(f"{('Blue', 'Red')[match.result.index(1)]} wins.")
    expect(page).to_have_url(re.compile(rf"\?at={last}&hands=0$"))
    lines = page.locator("#lines li").all_text_contents()
    page.reload()
    expect(step).to_have_text(f"Step {last} of {last}")
    assert page.locator("#lines li").all_text_contents() == lines
    page.get_by_role("link", name="To the start").click()
    expect(step).to_have_text(f"Step 0 of {last}")
    play = page.get_by_role("button", name="Play")
    play.click()
    expect(step).to_have_text(f"Step 2 of {last}")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


def test_what_is_no_record_gets_a_sentence(guests: Guests, house: House, tmp_path: Path):
    guests.expect("400")
    page = guests.page(house.url)
    bad = {
        "nonsense": (b"nonsense", "This file is not a record."),
        "binary": (b"\x00\xff\xfe", "This file is not a record."),
        "cut": (record_of(played(5)).text().encode()[:150] + b"9 x\n", "This record cannot be watched: "),
    }
    for name, (data, said) in bad.items():
        file = tmp_path / f"{name}.gfn"
        file.write_bytes(data)
        upload(page, file)
        expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
        expect(page.locator("#error")).to_contain_text(said)
        page.get_by_role("link", name="Home").last.click()
