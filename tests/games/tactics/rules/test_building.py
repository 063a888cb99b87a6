"""The rules for building a realm (TAC-BLD), and the files that built realms are kept in."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as altered

from gonfalon.core import GonfalonError, Match, Setup, bits
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.draw import building as drawing
from gonfalon.games.tactics.printed import BOXES, MAP
from gonfalon.games.tactics.printed.layout import READY, Placed, pile_of, read, write
from gonfalon.games.tactics.printed.realm import ARTIFACT_SPACE, MOST_VILLAGES, REALMS, Realm
from gonfalon.games.tactics.printed.spaces import EVERYWHERE, NAMES, SPACES, space_at
from gonfalon.games.tactics.rules import building
from gonfalon.games.tactics.rules.building import (
    TRIGGERS,
    BadRealm,
    Refusal,
    built,
    check,
    flaw,
    free_to_take,
    refusal,
    sentence,
    unreachable,
)
from gonfalon.games.tactics.workshop.plans import LARGEST_FILE, Plan, read_plan, tidy
from gonfalon.lore.words import COMMON, Words

TURNS = (0, 90, 180, 270)
PLACED = st.builds(
    Placed,
    st.sampled_from(list(BOXES.values())),
    st.integers(0, 12),
    st.integers(0, 12),
    st.sampled_from(TURNS),
)
STACK = "8x5-a1,5x4-a1,3x2-a1,2x2-a1,1x2-a1"


@cache
def words(lang: str) -> Words:
    return Words([COMMON, Path(building.__file__).parent.parent / "words"], lang)


def why_not(text: str, waived: bool = False) -> Refusal | None:
    """Why a map cannot be built."""
    try:
        built(text, waived)
    except BadRealm as error:
        return error.refusal
    return None


def rule_against(text: str, waived: bool = False) -> str:
    reason = why_not(text, waived)
    return reason.rule if reason else ""


def open_corners(boxes: list[Placed], size: str, turn: int = 0, waived: bool = False) -> set[str]:
    """The spaces on which the north-west corner of a box may lie."""
    box = BOXES[f"box_{size}"]
    spots = {name: Placed(box, n % 13, n // 13, turn) for n, name in enumerate(NAMES[:SPACES])}
    return {name for name, placed in spots.items() if not refusal(boxes, placed, waived)}


# ------------------------------------------------------------------ what may be used


@pytest.mark.rule("TAC-BLD-01", "TAC-BTL-03")
def test_a_battle_begins_on_the_realm_that_was_built_with_the_choice_of_starting_locations():
    game = replace(GAME, written={"realm": check})
    match = Match(game, Setup("battle", 2, 7, {"realm": "8x5-a1,2x2-c1"}))
    assert [ask.what for ask in match.asks.values()] == ["camp"]
    g = match.state
    assert {g.realm.box[space_at(x, 0)] for x in range(8)} == {"box_8x5", "box_2x2"}
    assert (g.artifact, NAMES[g.artifact]) == (ARTIFACT_SPACE, "g7")


@pytest.mark.rule("TAC-BLD-02")
def test_a_box_that_a_pack_adds_is_placed_like_any_other():
    rows = ("....", "....", "....", "....")
    other = altered(BOXES["box_5x4"], id="box_4x4", width=4, height=4, top_rows=rows, portals=())
    assert refusal(read("2x2-a1"), Placed(other, 2, 0, 0)) is None
    assert refusal([], Placed(other, 4, 4, 0)) == Refusal(
        "TAC-BLD-05", "artifact", {"box": "box_4x4", "space": "g7"}
    )


@pytest.mark.rule("TAC-BLD-03")
@pytest.mark.parametrize("text", ["scroll", "1x2-a1", "8x5-a1,5x4-a9", *map(write, READY.values())])
def test_not_all_boxes_need_to_be_used(text):
    assert write(built(text)) == text


@pytest.mark.rule("TAC-BLD-04")
@pytest.mark.parametrize("size", ["8x5", "8x1", "3x2", "5x4", "1x2", "2x2"])
def test_boxes_may_be_turned_any_way(size):
    for turn in TURNS:
        assert "b1" in open_corners([], size, turn)
    upright, lying = open_corners([], size, 0), open_corners([], size, 90)
    wide, high = (int(number) for number in size.split("x"))
    assert (upright == lying) == (wide == high)
    assert open_corners([], size, 180) == upright


def test_each_box_is_there_once():
    assert why_not("2x2-a1,2x2-d1") == Refusal("TAC-CMP-11", "twice", {"box": "box_2x2"})


@pytest.mark.parametrize("text", ["", "9x9-a1", "8x5-d2-45", "8x5-d2,,", "8x5" * 9999])
def test_what_is_no_box_is_refused(text):
    reason = why_not(text)
    assert reason is not None
    assert (reason.rule, reason.reason) == ("TAC-CMP-11", "no-box")
    assert len(sentence(words("en"), reason)) < 200


# ----------------------------------------------------------------- what may be covered


@pytest.mark.rule("TAC-BLD-05")
def test_no_box_may_cover_the_artifact_space():
    corners = {f"{x}{y}" for x in "efg" for y in (6, 7)}
    for corner in corners:
        assert why_not(f"3x2-{corner}") == Refusal("TAC-BLD-05", "artifact", {"box": "box_3x2", "space": "g7"})
    around = open_corners([], "3x2")
    assert not corners & around
    assert {"d6", "d7", "h6", "h7", "e5", "g8"} <= around


@pytest.mark.rule("TAC-BLD-06")
@pytest.mark.parametrize("trigger", [NAMES[space] for space in TRIGGERS])
def test_no_box_may_cover_a_trigger_space_of_the_scroll(trigger):
    assert why_not(f"1x2-{trigger}") == Refusal("TAC-BLD-06", "trigger", {"box": "box_1x2", "space": trigger})
    assert rule_against(f"1x2-{trigger[0]}{int(trigger[1:]) - 1}") == "TAC-BLD-06"
    assert rule_against(f"1x2-{trigger[0]}{int(trigger[1:]) + 1}") == ""
    assert rule_against(f"1x2-{trigger}", waived=True) == "TAC-BLD-06"


@pytest.mark.rule("TAC-BLD-06")
def test_the_scroll_of_battle_has_trigger_spaces_alike_for_all():
    """They mirror each other about the Artifact, as the whole scroll does."""
    assert TRIGGERS
    assert {2 * ARTIFACT_SPACE - space for space in TRIGGERS} == set(TRIGGERS)
    assert ARTIFACT_SPACE not in TRIGGERS


@pytest.mark.rule("TAC-BTL-04")
@pytest.mark.parametrize("layout", ["scroll", *READY])
def test_trigger_spaces_mean_nothing_else_in_battle(layout):
    assert (REALMS[layout].triggers, REALMS[layout].zones) == ((), ())


@pytest.mark.rule("TAC-BLD-07")
@pytest.mark.parametrize("terrain", ["water", "bridge", "peak", "village", "forest", "ballista", "plain"])
def test_boxes_may_cover_any_other_space(terrain):
    bare = pile_of("back", [])
    kept = {ARTIFACT_SPACE, *TRIGGERS}
    spots = [spot for spot, kind in bare.terrain.items() if kind == terrain and space_at(*spot) not in kept]
    coverable = {
        spot
        for n in range(SPACES)
        for turn in TURNS
        if not refusal([], placed := Placed(BOXES["box_1x2"], n % 13, n // 13, turn))
        for spot in placed.footprint()
    }
    assert spots
    assert set(spots) <= coverable


def test_a_standing_box_may_be_covered_by_another():
    assert not rule_against(STACK)
    tops = pile_of("back", built(STACK)).on
    assert [tops[x, 0] for x in (0, 1, 2, 4, 7)] == [f"box_{size}" for size in ("1x2", "2x2", "3x2", "5x4", "8x5")]


# -------------------------------------------------------------------- what carries what


@pytest.mark.rule("TAC-BLD-09")
@pytest.mark.parametrize(
    ("text", "reason", "one", "other"),
    [
        ("5x4-a2,3x2-f2,8x1-a2", "across", "box_5x4", "box_3x2"),  # equally high
        ("8x5-a2,3x2-i2,2x2-h2", "uneven", "box_8x5", "box_3x2"),  # not equally high
        ("8x5-a1,5x4-a1,3x2-e1", "uneven", "box_5x4", "box_8x5"),  # over the edge of a box on a box
        ("8x5-a2,8x1-b2", "overhang", "box_8x5", "scroll"),  # over the edge of a box on the scroll
        ("5x4-a2,8x5-a2", "overhang", "box_5x4", "scroll"),  # the larger on the smaller
        ("3x2-a2,2x2-e2,8x1-a2", "overhang", "box_3x2", "scroll"),  # as a bridge between two
    ],
)
def test_a_box_stands_on_the_scroll_or_on_one_other_box(text, reason, one, other):
    found = why_not(text)
    assert found is not None
    assert (found.rule, found.reason) == ("TAC-BLD-09", reason)
    assert (found.facts["one"], found.facts["other"]) == (one, other)
    assert rule_against(text.rpartition(",")[0]) == ""


@pytest.mark.rule("TAC-BLD-12")
@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("5x4-a2,3x2-f2,8x1-a2", True),
        ("8x5-a2,3x2-i2,2x2-h2", False),
        ("8x5-a2,8x1-b2", False),
        ("3x2-a2,2x2-e2,8x1-a2", False),
    ],
)
def test_where_all_agree_a_box_may_stand_across_others_that_are_equally_high(text, allowed):
    assert rule_against(text) == "TAC-BLD-09"
    assert rule_against(text, waived=True) == ("" if allowed else "TAC-BLD-09")


@pytest.mark.rule("TAC-BLD-12")
def test_the_waiver_is_an_option_of_the_table():
    across = "5x4-a2,3x2-f2,8x1-a2"
    with pytest.raises(GonfalonError, match="TAC-BLD-09"):
        check(across)
    with pytest.raises(GonfalonError, match="TAC-BLD-09"):
        check(across, {"waive": "no"})
    check(across, {"waive": "yes"})


def test_only_boxes_that_carry_nothing_may_be_taken_off():
    boxes = read("8x5-a1,8x1-a1,5x4-a9,1x2-a9,2x2-f9")
    assert write(free_to_take(boxes)) == "8x1-a1,1x2-a9,2x2-f9"


# ------------------------------------------------------------------------- a whole map


@pytest.mark.rule("TAC-BLD-11")
@pytest.mark.parametrize(
    ("size", "turn", "columns", "rows"),
    [("8x5", 0, 8, 5), ("8x5", 90, 5, 8), ("8x1", 0, 8, 1), ("8x1", 270, 1, 8), ("2x2", 180, 2, 2)],
)
def test_boxes_stay_within_the_grid(size, turn, columns, rows):
    for x in range(13):
        for y in range(13):
            corner = f"{size}-{chr(ord('a') + x)}{y + 1}" + (f"-{turn}" if turn else "")
            beyond = x + columns > 13 or y + rows > 13
            assert (why_not(corner) == Refusal("TAC-BLD-11", "outside", {"box": f"box_{size}"})) == beyond
    assert rule_against(f"{size}-z99") == "TAC-BLD-11"


@pytest.mark.rule("TAC-BLD-10")
def test_every_space_of_a_map_can_be_reached():
    """No step costs more than the slowest unit has; so a map is only torn apart by what is not printed here."""
    realm = REALMS["canyon"]
    assert unreachable(realm) == []
    islands = unreachable(realm, points=1)
    assert "d12" in {NAMES[space] for space in islands}
    assert "f7" in {NAMES[space] for space in islands}, "Water costs 2"
    assert "e7" not in {NAMES[space] for space in islands}


@pytest.mark.rule("TAC-BLD-10")
def test_a_space_to_which_only_a_portal_leads_can_be_reached():
    """Opened boxes are not entered: two of them cut a corner off, in which the 3x2 box has its Portal."""
    wall = ["box_8x1", "box_5x4"]
    corner = {space_at(x, y) for x in range(8) for y in range(3)}
    alone = Realm(pile_of("back", read("8x1-a4,5x4-i1,3x2-a1")).spaces(), wall)
    assert corner <= set(unreachable(alone))
    with_another = Realm(pile_of("back", read("8x1-a4,5x4-i1,3x2-a1,2x2-j10")).spaces(), wall)
    assert not corner & set(unreachable(with_another))


@pytest.mark.python_only("puts another function in place of one that compiled rules call directly")
@pytest.mark.rule("TAC-BLD-10")
def test_a_map_with_a_space_that_nobody_reaches_is_refused_unless_all_agree(monkeypatch):
    monkeypatch.setattr(building, "unreachable", lambda realm: [0, 14])
    assert flaw([]) == Refusal("TAC-BLD-10", "unreachable", {"spaces": "a1, b2"})
    assert flaw([], waived=True) is None
    assert rule_against("2x2-a1") == "TAC-BLD-10"
    assert rule_against("2x2-a1", waived=True) == ""


@pytest.mark.rule("TAC-BTL-03")
def test_the_standard_realm_is_no_map_for_battle():
    assert rule_against("standard") == "TAC-BTL-03"


@settings(max_examples=60)
@given(st.lists(PLACED, max_size=30), st.booleans())
@pytest.mark.rule("TAC-BLD-05", "TAC-BLD-06", "TAC-BLD-09", "TAC-BLD-10", "TAC-BLD-11", "TAC-BTL-06")
def test_whatever_is_built_keeps_to_the_rules(tried, waived):
    """Each box is tried in turn; a slow and plain reading of the rules says of each whether it may stay."""
    boxes: list[Placed] = []
    stacks: dict[tuple[int, int], list[str]] = {(x, y): [] for x in range(13) for y in range(13)}
    for new in tried:
        allowed = fits(stacks, boxes, new, waived)
        assert (refusal(boxes, new, waived) is None) == allowed
        if allowed:
            boxes.append(new)
            for spot in new.footprint():
                stacks[spot].append(new.box.id)
    realm = Realm(pile_of("back", boxes).spaces())
    assert [realm.box[space_at(*spot)] for spot in stacks] == [
        (["scroll", *stack])[-1] for stack in stacks.values()
    ]
    assert all(not stacks[space % 13, space // 13] for space in (ARTIFACT_SPACE, *TRIGGERS))
    assert realm.reach(ARTIFACT_SPACE, 99, 0, 0, 0) == EVERYWHERE
    assert flaw(boxes) is None
    assert [sorted(bits(camp)) for camp in realm.camps] == [
        sorted(space_at(*cell) for cell in area.cells.back) for area in MAP.start_areas
    ]
    assert {len(area.cells.back) for area in MAP.start_areas} == {4}
    assert realm.villages.bit_count() <= MOST_VILLAGES
    assert built(write(boxes), waived) == boxes


def fits(stacks: dict[tuple[int, int], list[str]], boxes: list[Placed], new: Placed, waived: bool) -> bool:
    spots = list(new.footprint())
    if any(placed.box == new.box for placed in boxes) or not all(spot in stacks for spot in spots):
        return False
    if any(spot in ((6, 6), (0, 6), (12, 6)) for spot in spots):
        return False
    under = [stacks[spot] for spot in spots]
    tall = {sum(5 if box == "box_8x5" else 4 for box in stack) for stack in under}
    return len(tall) == 1 and (waived or len({tuple(stack[-1:]) for stack in under}) == 1)


@pytest.mark.parametrize(
    "text", ["scroll", STACK, "2x2-a1,1x2-b1", "2x2-a1,1x2-a1", "8x1-f13,1x2-f13-90", "5x4-a2,3x2-f2,8x1-a2"]
)
def test_every_map_can_be_drawn(text):
    """High stacks too, and boxes of which little is seen."""
    picture = drawing.picture(words("en"), text)
    assert picture.count("<svg") == 1
    assert 'style="' not in picture
    assert drawing.picture(words("en"), "canyon") != picture


# ------------------------------------------------------------------------------ words

EVERY_REASON = [
    "standard",
    "9x9-a1",
    "2x2-a1,2x2-d1",
    "8x5-z1",
    "3x2-f7",
    "1x2-a7",
    "5x4-a2,3x2-f2,8x1-a2",
    "8x5-a2,3x2-i2,2x2-h2",
    "8x5-a2,8x1-b2",
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_has_a_sentence_that_names_what_it_is_about(lang):
    said = {text: sentence(words(lang), reason) for text in EVERY_REASON if (reason := why_not(text))}
    assert len(set(said.values())) == len(EVERY_REASON)
    assert not any("[" in text or "box_" in text or "None" in text for text in said.values())
    names = {box.id: box.text("name", lang) for box in BOXES.values()}
    assert names["box_3x2"] in said["3x2-f7"]
    assert "g7" in said["3x2-f7"]
    assert "a7" in said["1x2-a7"]
    assert all(names[f"box_{size}"] in said["5x4-a2,3x2-f2,8x1-a2"] for size in ("5x4", "3x2", "8x1"))


def test_the_error_says_the_reason_in_english_and_cites_the_rule():
    with pytest.raises(
        GonfalonError, match=r"Fern Terrace \(3x2\) would cover the Artifact space, g7. \(TAC-BLD-05\)"
    ):
        check("3x2-f7")


# ------------------------------------------------------------------------------ files


@pytest.mark.parametrize(
    "plan",
    [
        Plan("The Long Wall", tuple(READY["canyon"])),
        Plan("Vallée « étroite »", tuple(READY["gorge"])),
        Plan("", ()),
        Plan("boxes", tuple(read("5x4-a2,3x2-f2,8x1-a2")), waived=True),
    ],
)
def test_a_realm_is_read_back_as_it_was_saved(plan):
    text = plan.text()
    assert text.startswith("gonfalon realm 1\n")
    assert read_plan(text.encode()) == plan
    assert read_plan(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == plan


def test_a_file_is_called_after_its_realm():
    assert Plan("The Long Wall!", ()).file_name() == "the-long-wall.realm"
    assert Plan("../../etc/passwd", ()).file_name() == "etc-passwd.realm"
    assert Plan("墙", ()).file_name() == "realm.realm"


def test_a_name_stays_on_its_line():
    assert tidy(" a\nboxes 8x5-a1\x00\t b ") == "a boxes 8x5-a1 b"
    assert tidy("x" * 99) == "x" * 60
    plan = Plan(tidy("a\nwaive yes"), ())
    assert read_plan(plan.text().encode()) == plan


HEAD = "gonfalon realm 1\ngame tactics\n"


@pytest.mark.parametrize(
    ("data", "reason", "said"),
    [
        (b"", "file-first", "must begin with"),
        (b"\xff\xfe\x00", "file-first", "must begin with"),
        (b"gonfalon 1\ngame tactics\n", "file-first", "gonfalon realm 1"),
        (b"gonfalon realm 2\n", "file-first", "must begin with"),
        (b"x" * (LARGEST_FILE + 1), "file-large", "4096 bytes"),
        (f"{HEAD}".encode(), "file-lacks", "boxes"),
        (b"gonfalon realm 1\nboxes scroll\n", "file-lacks", "game"),
        (f"{HEAD}boxes scroll\nboxes 8x5-a1\n".encode(), "file-line", "Line 4"),
        (f"{HEAD}boxes scroll\ncolour red\n".encode(), "file-line", "colour red"),
        (f"{HEAD}boxes\n".encode(), "file-line", "Line 3"),
        (f"{HEAD}boxes scroll\nwaive maybe\n".encode(), "file-waive", "maybe"),
        (b"gonfalon realm 1\ngame chess\nboxes scroll\n", "file-game", "chess"),
        (f"{HEAD}boxes 9x9-a1\n".encode(), "no-box", "9x9-a1"),
        (f"{HEAD}boxes 2x2-a1,2x2-d1\n".encode(), "twice", "only one"),
        (f"{HEAD}boxes 3x2-f7\n".encode(), "artifact", "TAC-BLD-05"),
    ],
)
def test_a_file_that_is_no_realm_is_refused_with_what_is_wrong(data, reason, said):
    with pytest.raises(BadRealm) as error:
        read_plan(data)
    assert error.value.refusal.reason == reason
    assert said in str(error.value)
    french = sentence(words("fr"), error.value.refusal)
    assert "[" not in french
    assert french not in str(error.value)


@given(st.binary(max_size=200))
def test_no_file_whatever_it_holds_does_more_than_being_refused(data):
    with pytest.raises(BadRealm):
        read_plan(b"gonfalon realm 1\n" + data.replace(b"boxes", b""))
