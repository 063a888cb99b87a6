"""What holds for all cards: drawing, hands, moments, order and discard piles (chapter CRD)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, REALMS, TREASURE_ID

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
each_realm = pytest.mark.parametrize("realm", range(4), ids=[realm.id for realm in REALMS])
QUIET = ("karkoth_grave_chill", "vailin_elven_volley", "iron_circle_ambush", "nerath_heroic_stand")
"""A card of each realm that asks nothing when it is drawn."""
KARKOTHS = [event.id for event in EVENTS if event.realm == "karkoth"]


def drawing(realm: int = KARKOTH, **more) -> Table:
    """The Draw step of a realm."""
    name = REALMS[realm].id
    return Table(step="draw", active=name, **{"decks": {name: (QUIET[realm],)}, **more})


# ----------------------------------------------------------------------- drawing and hands


@pytest.mark.rule("NER-CRD-01")
@each_realm
def test_a_realm_draws_exactly_one_card_from_its_own_deck(realm):
    table = drawing(realm)
    assert table.g.hand[realm] == (EVENT_ID[QUIET[realm]],)
    assert [len(deck) for deck in table.g.deck] == [20 - (other == realm) for other in range(4)]
    assert [len(hand) for hand in table.g.hand] == [int(other == realm) for other in range(4)]


@pytest.mark.rule("NER-CRD-02")
def test_a_card_is_offered_at_its_own_moment_only():
    cards = (
        "karkoth_forced_march",
        "karkoth_restless_dead",
        "karkoth_tribute_of_the_satraps",
        "karkoth_grave_chill",
    )
    table = Table({"karkothi_throneholds": "1 castle, 4 footsoldier"}, events={"karkoth": cards})

    def offered() -> list[str]:
        return [line.removeprefix("event ") for line in table.options() if line.startswith("event")]

    assert offered() == ["karkoth_forced_march"]
    table.play("move 1:footsoldier@karkothi_throneholds ashen_vale")
    assert offered() == [], "the start of the step is over"
    table.play("end")
    assert offered() == ["karkoth_restless_dead"]
    table.play("end")
    assert offered() == ["karkoth_tribute_of_the_satraps"]


@pytest.mark.rule("NER-CRD-02")
def test_a_card_may_be_meant_for_the_turn_of_another_realm():
    table = Table({"gulf_of_kar": "1 warship"}, events={"vailin": ("vailin_becalmed", "vailin_trade_winds")})
    assert table.asked == "1 enemy_move_start"
    assert table.options() == ["pass", "event vailin_becalmed"]


@pytest.mark.rule("NER-CRD-03")
def test_a_card_to_be_played_immediately_is_played_when_it_is_drawn():
    table = drawing(NERATH, decks={"nerath": ("nerath_lost_imperial_hoard",)})
    assert table.gold("nerath") == 14
    assert table.g.hand[NERATH] == ()
    assert table.g.discard[NERATH] == [EVENT_ID["nerath_lost_imperial_hoard"]]
    assert table.asked == "3 move"


@pytest.mark.rule("NER-CRD-03")
def test_any_other_card_may_be_kept():
    table = drawing(KARKOTH, decks={"karkoth": ("karkoth_forced_march",)}, karkoth={"dusk_fens": "1 footsoldier"})
    assert table.offered("event karkoth_forced_march")
    table.play("end", "end")
    assert table.g.hand[KARKOTH] == (EVENT_ID["karkoth_forced_march"],)


@pytest.mark.rule("NER-CRD-04")
def test_a_hand_may_hold_any_number_of_cards():
    held = tuple(
        card for card in KARKOTHS if not EVENTS[EVENT_ID[card]].play_immediately and card != QUIET[KARKOTH]
    )
    chest = tuple(TREASURE_ID)[:12]
    table = Table(step="draw", events={"karkoth": held}, decks={"karkoth": QUIET[:1]}, chest={"karkoth": chest})
    while table.asked.startswith("0 own"):
        table.play("pass")
    assert table.asked == "0 move"
    assert len(table.g.hand[KARKOTH]) == len(held) + 1 == 18
    assert len(table.g.chest[KARKOTH]) == 12


@pytest.mark.rule("NER-CRD-05")
def test_the_hand_is_what_is_not_played_yet_events_and_treasures():
    table = Table(
        {"karkothi_throneholds": "1 castle"},
        step="reinforce",
        events={"karkoth": ("karkoth_black_sails", "karkoth_restless_dead")},
        chest={"karkoth": ("iron_flask", "folding_fleet")},
    )
    cards = {line for line in table.options() if line.split()[0] in ("event", "treasure")}
    assert len(cards) == 4
    for card in ("event karkoth_black_sails", "treasure iron_flask"):
        table.play(card)
        while table.asked != "0 recruit":
            table.play(table.options()[0])
    left = {line for line in table.options() if line.split()[0] in ("event", "treasure")}
    assert left == {"event karkoth_restless_dead", "treasure folding_fleet"}
    assert table.g.hand[KARKOTH] == (EVENT_ID["karkoth_restless_dead"],)
    assert table.g.chest[KARKOTH] == (TREASURE_ID["folding_fleet"],)


@pytest.mark.rule("NER-CRD-06")
def test_a_card_is_discarded_only_when_it_has_been_carried_out():
    """Alliance Council draws two cards from an empty deck: the discard pile becomes a new one without it."""
    events = {"vailin": ("vailin_alliance_council",)}
    discards = {"vailin": (QUIET[VAILIN], "vailin_tidal_surge", "vailin_hidden_glades")}
    decks = {"vailin": ()}
    table = Table(step="draw", active="vailin", events=events, decks=decks, discards=discards)
    table.play("event vailin_alliance_council")
    council = EVENT_ID["vailin_alliance_council"]
    assert (table.g.playing, table.g.discard[VAILIN]) == ((council,), [])
    assert len(table.g.hand[VAILIN]) == 3
    table.play(table.options()[0])
    assert (table.g.playing, table.g.discard[VAILIN]) == ((), [council])


@pytest.mark.rule("NER-CRD-06")
def test_a_played_event_card_goes_to_its_own_realms_discard_pile():
    table = Table(step="income", events={"iron_circle": ("iron_circle_extortion",)}, active="iron_circle")
    table.play("event iron_circle_extortion", "realm karkoth")
    assert table.gold("karkoth") == 8
    assert table.g.discard == [[], [], [EVENT_ID["iron_circle_extortion"]], []]
    assert table.match.view(()).state.discard[IRON_CIRCLE] == [EVENT_ID["iron_circle_extortion"]]


@pytest.mark.rule("NER-CRD-07")
def test_an_empty_deck_is_renewed_from_the_discard_pile_when_a_card_must_be_drawn():
    orders = set()
    pile = ("karkoth_grave_chill", "karkoth_death_knell", "karkoth_corpse_shield", "karkoth_unchained_hulks")
    for seed in range(12):
        table = drawing(decks={"karkoth": ()}, discards={"karkoth": pile}, seed=seed)
        assert table.g.discard[KARKOTH] == []
        order = (*table.g.deck[KARKOTH], *table.g.hand[KARKOTH])
        assert sorted(order) == sorted(EVENT_ID[card] for card in pile)
        orders.add(order)
    assert len(orders) > 6


@pytest.mark.rule("NER-CRD-07")
def test_the_discard_pile_stays_until_then():
    pile = ("karkoth_death_knell", "karkoth_corpse_shield")
    table = drawing(decks={"karkoth": QUIET[:1]}, discards={"karkoth": pile})
    table.g.deck[KARKOTH].clear()
    table.play("end", "end")
    assert table.g.deck[KARKOTH] == []
    assert table.g.discard[KARKOTH] == [EVENT_ID[card] for card in pile]


@pytest.mark.rule("NER-CRD-08")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn():
    table = drawing(decks={"karkoth": ()})
    assert (table.asked, table.g.hand[KARKOTH], table.facts("drew")) == ("0 move", (), [])


# --------------------------------------------------------------------------- what cards do


@pytest.mark.rule("NER-CRD-10", "NER-CRD-11")
def test_a_transfer_is_no_movement_and_ends_where_the_card_and_friendship_allow():
    """Wind Walk: from the Forbidden City over everything to a friendly coast, and on with the whole Move."""
    held = {"heartwood": "karkoth", "port_azure": "karkoth"}
    force = {"forbidden_city": "1 wizard"}
    table = Table({}, force, active="vailin", events={"vailin": ("vailin_wind_walk",)}, held=held)
    table.play("event vailin_wind_walk")
    coasts = {"vailindor", "amil_forest", "emerald_strand", "lantern_coast", "nine_ports", "pearl_isles"}
    assert {line.removeprefix("space ") for line in table.options()} == coasts
    table.play("space emerald_strand")
    assert table.pieces("vailin", "emerald_strand") == {"wizard": 1}
    assert "golden_savanna" in table.goals("1:wizard@emerald_strand"), "two spaces away"


@pytest.mark.rule("NER-CRD-12")
@pytest.mark.parametrize(("has", "stolen"), [(9, 2), (1, 1), (0, 0)])
def test_stolen_gold_comes_from_the_victim_as_far_as_it_has_any(has, stolen):
    table = Table(
        step="income",
        active="iron_circle",
        events={"iron_circle": ("iron_circle_extortion",)},
        gold={"karkoth": has, "vailin": 5, "iron_circle": 0, "nerath": 5},
    )
    income = table.gold("iron_circle")
    if not has:
        table.play("event iron_circle_extortion")
        assert "realm karkoth" not in table.options()
        return
    table.play("event iron_circle_extortion", "realm karkoth")
    assert (table.gold("karkoth"), table.gold("iron_circle")) == (has - stolen, income + stolen)


@pytest.mark.rule("NER-CRD-13")
def test_of_a_cards_attack_dice_each_six_or_more_hits(dice):
    table = Table(
        {"blackspear_hills": "1 footsoldier"},
        {"starfall_vale": "6 footsoldier"},
        events={"karkoth": ("karkoth_plague_of_ghouls",)},
    )
    dice(6, 5, 6, 1)
    table.play("event karkoth_plague_of_ghouls")
    while table.asked != "0 move":
        table.play(table.options()[0])
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 4}


@pytest.mark.rule("NER-CRD-14")
def test_a_card_prevails_over_the_rules_for_what_it_names():
    """Wraith Riders: two Fighters pass through enemy land; nobody else does, and not through a Castle."""
    table = Table(
        {"blackspear_hills": "2 fighter, 1 monster"},
        {"starfall_vale": "3 footsoldier"},
        events={"karkoth": ("karkoth_wraith_riders",)},
    )
    assert "heartwood" not in table.goals("1:fighter@blackspear_hills")
    table.play("event karkoth_wraith_riders")
    table.play("pick 1:fighter@blackspear_hills")
    assert "heartwood" in table.goals("1:fighter@blackspear_hills")
    assert "heartwood" not in table.goals("1:monster@blackspear_hills")


# --------------------------------------------------------------------------------- order


def battle_with_cards(**events) -> Table:
    """Karkoth attacks the Iron Circle; both hold cards for the start of a battle."""
    table = Table({"bleakstrand": "5 footsoldier"}, iron_circle={"skullgate_pass": "4 footsoldier"}, events=events)
    table.play("move 5:footsoldier@bleakstrand skullgate_pass", "end")
    return table


@pytest.mark.rule("NER-CRD-15")
@pytest.mark.parametrize("active", ["karkoth", "iron_circle"])
def test_the_realm_whose_turn_it_is_decides_first(active):
    force = {"bleakstrand": "2 footsoldier"}, {"skullgate_pass": "2 footsoldier"}
    events = {"karkoth": ("karkoth_death_knell",), "iron_circle": ("iron_circle_turncoats",)}
    table = Table(force[0], iron_circle=force[1], active=active, events=events)
    way = ("bleakstrand", "skullgate_pass") if active == "karkoth" else ("skullgate_pass", "bleakstrand")
    table.play(f"move 2:footsoldier@{way[0]} {way[1]}", "end")
    first, second = ("0", "2") if active == "karkoth" else ("2", "0")
    assert table.asked == f"{first} battle_start"
    table.play("pass")
    assert table.asked == f"{second} battle_start"


@pytest.mark.rule("NER-CRD-15")
def test_a_chance_is_over_only_when_all_have_passed_in_a_row():
    table = battle_with_cards(karkoth=("karkoth_death_knell",), iron_circle=("iron_circle_turncoats",))
    table.play("pass", "event iron_circle_turncoats")
    assert table.pieces("karkoth", "skullgate_pass") == {"footsoldier": 4}
    assert table.asked == "0 battle_start", "Karkoth may answer now"
    assert table.offered("event karkoth_death_knell")
    table.play("pass")
    assert table.asked != "0 battle_start"


@pytest.mark.rule("NER-CRD-15")
def test_cards_take_effect_in_the_order_they_are_played(dice):
    table = battle_with_cards(karkoth=("karkoth_death_knell",), iron_circle=("iron_circle_turncoats",))
    dice(8, 8, *[1] * 7)
    table.play("event karkoth_death_knell")
    assert table.asked == "2 battle_start"
    assert table.pieces("iron_circle", "skullgate_pass") == {"footsoldier": 2}
    table.play("event iron_circle_turncoats")
    assert table.pieces("iron_circle", "skullgate_pass") == {"footsoldier": 3}
    assert table.pieces("karkoth", "skullgate_pass") == {"footsoldier": 4}


@pytest.mark.rule("NER-CRD-15")
def test_a_cancellation_comes_before_the_card_it_answers():
    table = Table(
        step="income",
        events={"karkoth": ("karkoth_tribute_of_the_satraps",), "iron_circle": ("iron_circle_counterplot",)},
    )
    table.play("event karkoth_tribute_of_the_satraps")
    assert (table.asked, table.gold("karkoth")) == ("2 enemy_event", 25)
    table.play("event iron_circle_counterplot")
    assert (table.gold("karkoth"), table.gold("iron_circle")) == (25, 9)
    assert [len(pile) for pile in table.g.discard] == [1, 0, 1, 0]


@pytest.mark.rule("NER-CRD-16")
def test_any_number_of_cards_may_be_played_in_a_battle(dice):
    table = battle_with_cards(karkoth=("karkoth_death_knell", "karkoth_grave_chill"))
    dice(1, 1)
    table.play("event karkoth_death_knell")
    assert table.asked == "0 battle_round"
    table.play("event karkoth_grave_chill")
    assert len(table.facts("event")) == 2


@pytest.mark.rule("NER-CRD-17")
def test_a_card_whose_condition_is_not_met_is_not_offered():
    force = {"karkothi_throneholds": "1 castle", "maze_of_maur_khul": "1 castle"}
    events = {"karkoth": ("karkoth_warlock_conclave",)}
    assert Table(force, step="reinforce", events=events).offered("event karkoth_warlock_conclave")
    table = Table(force, step="reinforce", events=events, held={"karkothi_throneholds": "vailin"})
    assert not table.offered("event karkoth_warlock_conclave")
    table = Table(force, step="reinforce", events=events, gold={"karkoth": 0})
    assert not table.offered("event karkoth_warlock_conclave")


@pytest.mark.rule("NER-CRD-17")
def test_what_cannot_be_carried_out_is_ignored():
    """Dark Omens takes 1 Gold from each enemy that has any."""
    table = drawing(decks={"karkoth": ("karkoth_dark_omens",)}, gold={"vailin": 0})
    assert table.g.gold == [10, 0, 9, 9]


@pytest.mark.rule("NER-CRD-27")
def test_new_pieces_of_a_card_are_free_and_not_bound_to_castles_or_limits():
    table = Table(
        {"karkothi_throneholds": "1 castle", "dusk_fens": "1 castle", "bleakstrand": "1 footsoldier"},
        step="reinforce",
        events={"karkoth": ("karkoth_restless_dead",)},
        gold={"karkoth": 4},
    )
    for _ in range(4):
        table.play("recruit footsoldier dusk_fens")
    table.play("event karkoth_restless_dead", "space dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 6, "castle": 1}
    assert table.gold("karkoth") == 0
    table.play("end")
    assert table.goals("6:footsoldier@dusk_fens"), "new pieces too"


@pytest.mark.rule("NER-CRD-28")
def test_damage_of_a_card_outside_a_battle_spares_castles_and_a_dragon_hit_once(dice):
    table = Table(
        {"krakens_reach": "1 dragon, 1 warship", "amil_forest": "1 castle"},
        {"maelstrom_deeps": "1 storm_elemental"},
        active="vailin",
        events={"vailin": ("vailin_maelstrom",)},
    )
    dice(8, 8, 1, 1)
    table.play("event vailin_maelstrom")
    while table.asked != "1 move":
        table.play(table.options()[0])
    assert table.pieces("karkoth", "krakens_reach") == {"dragon": 1}
    assert table.g.wounds == {}
