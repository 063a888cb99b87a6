"""The ways to play: a form for each, what it refuses, what a link fills in, and the same game once more."""

from __future__ import annotations

import pytest

from gonfalon.games.tactics import GAME
from web.house import Guest
from web.test_pages import Reader
from web.test_workshop import alert, visit

NEW = "/new/tactics"


def fields(text: str) -> dict[str, str]:
    """What the form says as it stands: its hidden and written values, and what is selected."""
    found, select = {}, ""
    for tag, known, _ in Reader(text).elements:
        if tag == "select":
            select = known["name"]
        if tag == "option" and "selected" in known:
            found[select] = known["value"]
        ticked = known.get("type") != "checkbox" or "checked" in known
        if tag == "input" and ticked and known.get("value") and known["name"] != "_csrf_token":
            found[known["name"]] = known["value"]
    return {name: value for name, value in found.items() if name not in ("lang", "theme", "next", "game")}


def seats(*players: str) -> dict[str, str]:
    return {f"seat-{seat}": player for seat, player in enumerate(players)}


def test_the_form_of_each_mode_starts_it_as_it_stands(tmp_path):
    async def story(me, server):
        for mode in GAME.modes.values():
            page = await me.http.get(NEW, params={"mode": mode.id})
            assert page.text.count('aria-current="true"') == 1
            form = fields(page.text)
            assert (form["mode"], form["seat-0"]) == (mode.id, "me")
            answer = await me.post(NEW, **form)
            assert answer.status_code == 303
            kept = await server.saved(answer.headers["location"].rpartition("/")[2])
            assert (kept.setup.mode, kept.setup.seats) == (mode.id, mode.seats[0])
            assert (await me.http.get(answer.headers["location"])).status_code == 200

    visit(tmp_path, story)


def test_modes_of_one_size_offer_no_empty_seat_and_solo_no_friend(tmp_path):
    async def story(me, _):
        for mode, expected in (("competitive", 4), ("battle-team", 4), ("coop", 2), ("solo", 1)):
            page = (await me.http.get(NEW, params={"mode": mode})).text
            assert page.count('<select id="seat-') == expected
            assert ('value="friend"' in page) == (expected > 1)
            assert ("Nobody" in page) == (mode == "competitive")

    visit(tmp_path, story)


def test_in_teams_the_form_says_who_plays_with_whom(tmp_path):
    async def story(me, _):
        assert "Blue and Green against Red and Yellow" in (await me.http.get(NEW)).text

    visit(tmp_path, story)


REFUSED = [
    ({"mode": "chess", **seats("me", "greedy")}, "There is no mode “chess”"),
    ({"mode": "x" * 400, **seats("me", "greedy")}, f"“{'x' * 40}”"),
    ({"mode": "solo", **seats("me", "greedy")}, "Seats in this mode: 1; taken: 2."),
    ({"mode": "solo"}, "taken: 0."),
    ({"mode": "coop", **seats("me")}, "Seats in this mode: 2; taken: 1."),
    ({"mode": "battle-team", **seats("me", "greedy")}, "Seats in this mode: 4; taken: 2."),
    ({"mode": "battle", "seat-0": "me", "seat-2": "greedy"}, "there may be no empty seat between two players"),
    ({"mode": "coop", **seats("me", "<b>")}, "There is no bot “<b>” here."),
    ({"mode": "battle", **seats("me", "greedy"), "option-realm": "9x9-a1"}, "“9x9-a1” is not a box"),
    ({"mode": "battle", **seats("me", "greedy"), "option-realm": "3x2-f7"}, "cover the Artifact space, g7"),
    ({"mode": "battle", **seats("me", "greedy"), "option-waive": "perhaps"}, "no, yes; not 'perhaps'"),
    ({"mode": "solo", **seats("me"), "seed": "-4"}, "A seed is a whole number, not “-4”."),
]


def test_bad_input_is_refused_with_a_sentence_and_what_was_said_stays(tmp_path):
    async def story(me, server):
        for form, said in REFUSED:
            answer = await me.post(NEW, **form, name="Mine")
            assert answer.status_code == 400
            assert said in alert(answer)
            assert not server.house.registry.tables
            kept = fields(answer.text)
            assert kept["name"] == "Mine"
            assert all(kept[name] == form[name] for name in ("seed", "option-realm") if name in form)
            assert kept["mode"] == form["mode"] or form["mode"] not in GAME.modes
            assert "<details open>" in answer.text

    visit(tmp_path, story)


def test_a_refusal_is_in_the_readers_language(tmp_path):
    async def story(me, _):
        answer = await me.post(NEW, mode="coop", **seats("me"))
        assert alert(answer).startswith("Choisissez qui joue. Places dans cette façon de jouer\u00a0: 2")
        answer = await me.post(NEW, mode="battle", **seats("me", "greedy"), **{"option-realm": "nowhere"})
        assert alert(answer).startswith("«\u00a0nowhere\u00a0» n’est pas une boîte sur un terrain")

    visit(tmp_path, story, "fr")


def test_a_link_fills_the_form_in_and_keeps_it_safe(tmp_path):
    query = {
        "mode": "battle",
        "option-realm": '8x5-b1"><script>',
        "option-waive": "yes",
        "seat-1": "friend",
        "seat-2": "random",
        "seed": "7",
        "name": "<i>Ours</i>",
    }

    async def story(me, _):
        page = (await me.http.get(NEW, params=query)).text
        assert fields(page) == {"seat-0": "me", "seat-3": "", "option-ask_always": "no", "reactions": "3", **query}
        assert "<script>" not in page.replace("<script src", "")
        assert "<i>" not in page

    visit(tmp_path, story)


def test_a_link_to_a_mode_that_is_none_shows_the_first_one(tmp_path):
    async def story(me, _):
        page = await me.http.get(NEW, params={"mode": "chess", "seat-0": "nobody", "option-realm": "gorge"})
        assert page.status_code == 200
        assert fields(page.text)["mode"] == next(iter(GAME.modes))
        assert "option-realm" not in fields(page.text)

    visit(tmp_path, story)


def test_what_a_mode_does_not_have_is_not_agreed(tmp_path):
    """Neither a realm for an adventure, nor a lesson by the form."""

    async def story(me, server):
        form = {"mode": "solo", **seats("me"), "option-realm": "gorge", "option-lesson": "moving"}
        answer = await me.post(NEW, **form)
        kept = await server.saved(answer.headers["location"].rpartition("/")[2])
        assert not {"realm", "lesson"} & kept.setup.options.keys()

    visit(tmp_path, story)


def test_games_that_are_none_have_no_form(tmp_path):
    async def story(me, _):
        assert (await me.http.get("/new/chess")).status_code == 404
        assert (await me.post("/new/chess", mode="solo", **seats("me"))).status_code == 404

    visit(tmp_path, story)


def test_the_home_page_says_in_which_mode_a_table_is(tmp_path):
    async def story(me, _):
        await me.new_table("me", "friend", mode="coop")
        await me.new_table("me", "greedy", mode="battle", name="Ours")
        page = (await me.http.get("/")).text
        assert "Cooperative adventure · Me, A friend at this screen" in page
        assert "Battle · Me, " in page

    visit(tmp_path, story)


# ------------------------------------------------------------------ once more


def test_the_same_game_once_more(tmp_path):
    async def story(me, server):
        players = ["friend", "me", "greedy", "random"]
        first = await me.new_table(*players, mode="battle-team", name="Ours", options={"realm": "8x5-b1"})
        answer = await me.post(f"/table/{first}/again")
        assert answer.status_code == 303
        second = answer.headers["location"].rpartition("/")[2]
        one, other = await server.saved(first), await server.saved(second)
        assert first != second
        assert (one.holders, one.name, one.setup.mode) == (other.holders, other.name, other.setup.mode)
        assert one.setup.options == other.setup.options
        assert one.setup.seed != other.setup.seed

    visit(tmp_path, story)


def test_only_who_sits_there_plays_once_more(tmp_path):
    async def story(me, server):
        first = await me.new_table("me", mode="solo")
        async with Guest(server) as stranger:
            assert (await stranger.post(f"/table/{first}/again")).status_code == 404
            await stranger.new_table("me", mode="solo")
            assert (await stranger.post(f"/table/{first}/again")).status_code == 404
            among_bots = await stranger.new_table("greedy", mode="solo")
            assert (await stranger.post(f"/table/{among_bots}/again")).status_code == 404
        assert (await me.post("/table/nowhere/again")).status_code == 404
        assert (await me.http.get(f"/table/{first}/again")).status_code == 405

    visit(tmp_path, story)


def test_nothing_starts_without_the_token_of_a_form(tmp_path):
    async def story(me, server):
        table = await me.new_table("me", mode="solo")
        form = {"mode": "solo", "seat-0": "me", "lesson": "moving"}
        for path in (NEW, "/learn/tactics", f"/table/{table}/again"):
            for data in (form, {**form, "_csrf_token": "0" * 128}):
                assert (await me.http.post(path, data=data)).status_code == 403
        assert len(server.house.registry.tables) == 1

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("new", "mode"),
    [(NEW, "competitive"), pytest.param("/new/nerath", "alliance-2", marks=pytest.mark.rule("NER-MOD-09"))],
)
def test_lots_are_drawn_for_the_seats_if_asked_for(tmp_path, new, mode):
    async def story(me, server):
        seen = set()
        for _ in range(24):
            answer = await me.post(new, mode=mode, lots="yes", **seats("me", "random"))
            kept = await server.saved(answer.headers["location"].rpartition("/")[2])
            seen.add([holder.kind for holder in kept.holders].index("me"))
        assert seen == {0, 1}

    visit(tmp_path, story)


@pytest.mark.rule("NER-MOD-09")
@pytest.mark.parametrize("realm", range(4))
def test_a_realm_that_was_chosen_is_kept(tmp_path, realm):
    async def story(me, server):
        players = ["random"] * 4
        players[realm] = "me"
        answer = await me.post("/new/nerath", mode="free-for-all", **seats(*players))
        kept = await server.saved(answer.headers["location"].rpartition("/")[2])
        assert [holder.kind for holder in kept.holders].index("me") == realm

    visit(tmp_path, story)


# ------------------------------------------------------------------ reactions


def test_how_long_others_may_react_is_agreed_on_and_kept(tmp_path):
    async def story(me, server):
        page = (await me.http.get(NEW)).text
        assert fields(page)["reactions"] == "3"
        assert "Otherwise, waiting tells that somebody could react." in page
        answer = await me.post(NEW, mode="battle", reactions="trusting", **seats("me", "greedy"))
        first = answer.headers["location"].rpartition("/")[2]
        again = await me.post(f"/table/{first}/again")
        for table in (first, again.headers["location"].rpartition("/")[2]):
            assert (await server.saved(table)).reactions == "trusting"
            assert server.table(table).reactions.seconds is None
        usual = await me.new_table("me", "greedy", mode="battle")
        assert (await server.saved(usual)).reactions == "3"

    visit(tmp_path, story)


def test_a_time_to_react_that_is_none_is_refused(tmp_path):
    async def story(me, server):
        for reactions in ("7", "0", "-3", "3 ", "nan", "<b>"):
            answer = await me.post(NEW, mode="battle", reactions=reactions, **seats("me", "greedy"))
            assert answer.status_code == 400
            assert f"“{reactions}” is not a time to react" in alert(answer)
            called = await me.call("/api/new/tactics", players=["me", "greedy"], reactions=reactions)
            assert called.status_code == 400
        assert not server.house.registry.tables

    visit(tmp_path, story)


def test_programs_may_hold_and_waive_only_where_there_is_a_window(tmp_path):
    async def story(me, server):
        id = await me.new_table("me", "greedy", mode="battle")
        for deed in ("hold", "waive"):
            answer = await me.call(f"/api/table/{id}/{deed}", seat=0)
            assert answer.status_code == 400
            assert "no chance to react" in answer.json()["error"]
            assert (await me.call(f"/api/table/{id}/{deed}", seat=1)).status_code == 403
        assert (await me.look(id))["left"] is None

    visit(tmp_path, story)
