"""Phase 1 of a round: the Conflict card, and armies that come back from limbo (chapter REI)."""

import pytest

from games.immortals.table import Table

BOTH = {0: {"light:foothold": 2, "light:hillhome": 1, "dark:foothold": 1}}


def reinforcing(first: int = 0, **how) -> Table:
    """The moment after the draws, which nobody wanted."""
    table = Table(stage="reinforcements", first=first, **how)
    table.play("skip", "skip", "skip")
    return table


# ------------------------------------------------------------------------- the Conflict card


@pytest.mark.rule("IMM-REI-01")
def test_everybody_may_draw_one_conflict_card():
    top = ("conflict_light_foothold", "conflict_dark_hillhome", "conflict_dark_joker_wilds")
    table = Table(
        stage="reinforcements", deck=top, hand={1: ("conflict_light_hillhome",)}, armies=BOTH, limbo={0: (3, 3)}
    )
    left = len(table.g.deck)
    assert (table.asked, table.options()) == ("0 draw", ["draw", "skip"]), "before any reinforcement"
    table.play("draw")
    assert table.asked == "1 draw", "one, and no more"
    table.play("draw", "draw")
    assert table.asked == "0 send"
    table.play("end")
    assert table.hand(0) == [top[0]]
    assert table.hand(1) == ["conflict_light_hillhome", top[1]]
    assert table.hand(2) == [top[2]]
    assert len(table.g.deck) == left - 3
    assert table.g.stage == "planning"


@pytest.mark.rule("IMM-REI-02")
def test_the_draw_is_free_and_may_be_left():
    table = Table(stage="reinforcements", gold={0: 0, 1: 0}, energy={0: 0, 1: 0})
    assert table.options() == ["draw", "skip"]
    table.play("draw")
    assert table.options() == ["draw", "skip"]
    table.play("skip")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 0)
    assert table.purse(0) == table.purse(1) == (0, 0)


@pytest.mark.rule("IMM-REI-03", "IMM-REI-11")
def test_all_draw_in_player_order_before_anybody_reinforces():
    armies = {seat: {f"light:{region}": 1} for seat, region in enumerate(("foothold", "hillhome", "treehome"))}
    table = Table(stage="reinforcements", first=1, armies=armies, limbo=dict.fromkeys(range(3), (6, 0)))
    asked = []
    while table.g.stage == "reinforcements":
        asked.append(table.asked)
        seat = int(table.asked[0])
        table.play("skip" if "draw" in table.asked else f"send {next(iter(table.places(seat)))}")
    draws = ["1 draw", "2 draw", "0 draw"]
    assert asked == [*draws, "1 send", "1 send", "2 send", "2 send", "0 send", "0 send"]


@pytest.mark.rule("IMM-REI-03")
def test_when_the_deck_runs_out_the_first_in_order_get_its_cards():
    """Here one card is left, and it lies in the discard pile."""
    table = Table(stage="reinforcements", first=2, deck=(), discard=("conflict_light_foothold",))
    assert table.asked == "2 draw"
    table.play("draw")
    assert table.hand(2) == ["conflict_light_foothold"]
    assert table.g.stage == "planning", "with no card at all nobody is asked"


# ------------------------------------------------------------------------- how many come


@pytest.mark.rule("IMM-REI-04")
@pytest.mark.parametrize(("limbo", "sent"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (14, 4)])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_one_army_may_come_for_each_three_in_a_limbo(limbo, sent, realm):
    table = reinforcing(armies=BOTH, limbo={0: (limbo, 0) if realm == "light" else (0, limbo)})
    came = 0
    while table.g.stage == "reinforcements":
        assert table.match.asks[0].about == ((sent - came, 0) if realm == "light" else (0, sent - came))
        table.play(f"send {realm}:foothold")
        came += 1
    assert came == sent
    assert sum(table.limbo(0)) == limbo - sent
    assert table.armies(f"{realm}:foothold")[1] == BOTH[0][f"{realm}:foothold"] + sent


@pytest.mark.rule("IMM-REI-05")
def test_the_two_limbos_are_not_added_together():
    assert reinforcing(armies=BOTH, limbo={0: (2, 2)}).g.stage == "planning"
    table = reinforcing(armies=BOTH, limbo={0: (4, 2)})
    table.play("send light:foothold")
    assert table.g.stage == "planning"
    assert table.limbo(0) == (3, 2)


@pytest.mark.rule("IMM-REI-06")
def test_how_many_may_come_is_fixed_before_the_first_one_does():
    """Of six the second may come though only five are left; of three no other, though it is the same limbo."""
    table = reinforcing(armies=BOTH, limbo={0: (6, 3)})
    table.play("send light:foothold")
    assert table.limbo(0) == (5, 3)
    assert table.offered("send light:foothold")
    table.play("send light:foothold", "send dark:foothold")
    assert table.limbo(0) == (4, 2)
    assert table.g.stage == "planning", "four are left in the light limbo, and none may come any more"


# ------------------------------------------------------------------------- where they come


@pytest.mark.rule("IMM-REI-07")
def test_each_limbo_reinforces_its_own_realm():
    light = reinforcing(armies=BOTH, limbo={0: (3, 0)})
    assert light.after("send") == {"light:foothold", "light:hillhome"}
    light.refused("send dark:foothold")
    light.play("send light:foothold")
    assert light.limbo(0) == (2, 0)
    dark = reinforcing(armies=BOTH, limbo={0: (0, 3)})
    assert dark.after("send") == {"dark:foothold"}
    dark.play("send dark:foothold")
    assert dark.limbo(0) == (0, 2)


@pytest.mark.rule("IMM-REI-08")
def test_armies_come_only_where_one_has_armies():
    table = reinforcing(armies={**BOTH, 1: {"light:treehome": 3}}, cards={0: ("heartwood",)}, limbo={0: (3, 3)})
    assert table.after("send") == set(BOTH[0])
    table.refused("send light:heartwood")
    table.refused("send light:treehome")


@pytest.mark.rule("IMM-REI-09")
def test_each_army_may_go_to_a_region_of_its_own():
    table = reinforcing(armies=BOTH, limbo={0: (6, 3)})
    table.play("send light:hillhome", "send dark:foothold", "send light:foothold")
    assert table.places(0) == {"light:foothold": 3, "light:hillhome": 2, "dark:foothold": 2}
    assert table.facts("reinforced") == [(0, 11), (0, 28), (0, 3)]


@pytest.mark.rule("IMM-REI-10")
@pytest.mark.parametrize("sent", [0, 1])
def test_fewer_armies_may_be_sent_than_are_allowed(sent):
    table = reinforcing(armies=BOTH, limbo={0: (9, 3)})
    table.play(*["send light:foothold"] * sent, "end")
    assert table.g.stage == "planning"
    assert table.limbo(0) == (9 - sent, 3)


@pytest.mark.rule("IMM-REI-12")
def test_without_an_army_in_a_realm_it_cannot_be_reinforced():
    table = reinforcing(armies={0: {"light:foothold": 1}}, limbo={0: (3, 12), 1: (6, 6)})
    assert table.after("send") == {"light:foothold"}
    table.play("send light:foothold")
    assert table.g.stage == "planning", "neither is the other limbo asked for, nor seat 1, who is nowhere"
    assert table.limbo(0) == (2, 12)
    assert table.limbo(1) == (6, 6)


@pytest.mark.rule("IMM-REI-13")
def test_reinforcements_cost_nothing():
    table = reinforcing(armies=BOTH, limbo={0: (3, 3)}, gold={0: 0}, energy={0: 0})
    table.play("send light:foothold", "send dark:foothold")
    assert table.purse(0) == (0, 0)
    assert table.limbo(0) == (2, 2)
