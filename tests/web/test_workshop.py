"""The workshop: a bench in an address, links that lead on, files in and out, and nothing that stays behind."""

from __future__ import annotations

import asyncio
import html
import re
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest

from gonfalon import games
from gonfalon.games.tactics.printed.layout import READY, write
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.workshop import WORKSHOP
from gonfalon.games.tactics.workshop.bench import from_query as bench_of
from gonfalon.web.app import HEADERS
from gonfalon.web.seen.voice import words_in
from web.house import Guest, serving
from web.test_pages import Reader

PAGE = "/workshop/tactics"
ACROSS = "5x4-a2,3x2-f2,8x1-a2"


def run(story):
    asyncio.run(story)


def visit(tmp_path, story, lang="en"):
    """Somebody at a server."""

    async def all():
        async with serving(tmp_path) as server, Guest(server, lang) as me:
            await story(me, server)

    run(all())


def links(page: httpx.Response) -> dict[str, str]:
    """The links of a page by their names."""
    found = {}
    for tag, known, texts in Reader(page.text).elements:
        if tag == "a":
            found[known.get("aria-label") or "".join(texts).strip()] = known["href"]
    return found


def link(page: httpx.Response, name: str) -> str:
    """The link whose name begins so."""
    (address,) = [to for label, to in links(page).items() if label.startswith(name)]
    return address


def query(address: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(address).query))


def alert(page: httpx.Response) -> str:
    found = re.search(r'role="alert">(.*?)</p>', page.text, re.DOTALL)
    return html.unescape(re.sub("<[^>]*>", "", found[1])).strip() if found else ""


# ------------------------------------------------------------------------- the bench


def test_only_games_with_a_workshop_have_one():
    assert games.workshop("tactics") is WORKSHOP
    assert games.workshop("nerath") is None


def test_a_realm_is_built_by_following_links(tmp_path):
    async def story(me, _):
        page = await me.http.get(PAGE)
        assert page.status_code == 200
        assert "The bare scroll may be played." in page.text
        page = await me.http.get(link(page, "Choose Evergreen Massif (8x5)"))
        page = await me.http.get(link(page, "Turn it"))
        assert "turned by 90°" in page.text
        page = await me.http.get(link(page, "b1: put Evergreen Massif (8x5) here"))
        assert alert(page) == ""
        assert "at b1, turned by 90°" in page.text
        page = await me.http.get(link(page, "Choose North Ridge"))
        for _ in range(3):
            page = await me.http.get(link(page, "Turn it"))
        page = await me.http.get(link(page, "b1: put North Ridge"))
        assert query(link(page, "Play with it")) == {
            "mode": "battle",
            "option-realm": "8x5-b1-90,8x1-b1-270",
        }
        assert "Take off Evergreen Massif (8x5)" not in links(page), "it carries another"
        page = await me.http.get(link(page, "Take off North Ridge"))
        assert query(link(page, "Play with it"))["option-realm"] == "8x5-b1-90"
        page = await me.http.get(link(page, "Move Evergreen Massif"))
        assert query(link(page, "h1: put"))["turn"] == "90"

    visit(tmp_path, story)


def test_a_refused_space_says_why_and_changes_nothing(tmp_path):
    async def story(me, _):
        page = await me.http.get(PAGE, params={"boxes": "8x5-a1", "pick": "3x2"})
        refused = await me.http.get(link(page, "g7: why not here?"))
        assert alert(refused) == "There, Fern Terrace (3x2) would cover the Artifact space, g7. TAC-BLD-05"
        rule = await me.http.get(link(refused, "TAC-BLD-05"))
        assert "No box may cover the central Artifact space." in rule.text
        assert query(link(refused, "Play with it"))["option-realm"] == "8x5-a1"
        assert links(refused)["Turn it"] == links(page)["Turn it"]

    visit(tmp_path, story)


def test_the_board_lights_what_the_rules_allow(tmp_path):
    bench = bench_of({"boxes": "8x5-a1", "pick": "8x1"})
    lit = {value for value, _ in bench.spots(words_in("en", "tactics"))}
    assert "a1" in lit
    assert not {"b1", "a7", "g7"} & lit
    assert all(not bench.put(space).refused for space in lit)
    others = set(NAMES[:SPACES]) - lit
    assert all(bench.put(space).refused for space in others)

    async def story(me, _):
        page = await me.http.get(PAGE, params=bench.query())
        spots = [known for tag, known, _ in Reader(page.text).elements if "spot" in known.get("class", "").split()]
        assert len(spots) == 169
        assert {query(known["href"])["put"] for known in spots if "open" in known["class"]} == lit
        assert all(("tabindex" in known) != ("open" in known["class"]) for known in spots)

    visit(tmp_path, story)


def test_one_may_start_from_a_ready_layout_and_clear_it(tmp_path):
    async def story(me, _):
        page = await me.http.get(link(await me.http.get(PAGE), "The Gorge"))
        assert query(link(page, "Play with it"))["option-realm"] == write(READY["gorge"])
        assert "All boxes are on the map." in page.text
        assert query(link(page, "Clear the map")) == {}

    visit(tmp_path, story)


def test_suggestions_are_waived_by_a_switch_that_stays_where_it_is_needed(tmp_path):
    async def story(me, _):
        page = await me.http.get(PAGE, params={"boxes": ACROSS})
        assert "would stand across" in alert(page)
        page = await me.http.get(link(page, "Waive the suggestions"))
        assert "Keep to the suggestions" in links(page)
        page = await me.http.get(PAGE, params={"boxes": ACROSS, "waive": "yes"})
        assert alert(page) == ""
        assert "Keep to the suggestions" not in links(page)
        assert query(link(page, "Play with it"))["option-waive"] == "yes"

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ({"boxes": "nonsense"}, {}),
        ({"boxes": "8x5-a1,3x2-f7"}, {"boxes": "8x5-a1"}),
        ({"boxes": "8x5-a1,8x5-a1", "put": "a1", "pick": "2x2"}, {"boxes": "8x5-a1", "pick": "2x2"}),
        ({"pick": "7x7", "turn": "90"}, {}),
        ({"pick": "8x5", "turn": "45", "put": "z99"}, {"pick": "8x5"}),
        ({"boxes": "8x5-a1", "pick": "8x5"}, {"boxes": "8x5-a1"}),
        ({"put": "a1"}, {}),
        ({"boxes": "canyon"}, {"boxes": write(READY["canyon"])}),
        ({"name": "a\n  b", "waive": "perhaps"}, {"name": "a b"}),
    ],
)
def test_of_a_typed_address_what_makes_sense_is_kept(typed, kept):
    assert WORKSHOP.bench(typed).query() == kept


# ------------------------------------------------------------------------------ files


def test_a_realm_is_saved_and_opened_again(tmp_path):
    async def story(me, _):
        address = {"boxes": write(READY["canyon"]), "name": "Mon val « sûr »"}
        file = await me.http.get(f"{PAGE}/file", params=address)
        assert file.headers["content-disposition"] == 'attachment; filename="mon-val-s-r.realm"'
        assert file.headers["content-type"].startswith("text/plain")
        assert file.text.startswith("gonfalon realm 1\ngame tactics\nname Mon val « sûr »\n")
        answer = await opened(me, file.content)
        assert answer.status_code == 303
        assert query(answer.headers["location"]) == address
        page = await me.http.get(answer.headers["location"])
        assert 'value="Mon val « sûr »"' in page.text

    visit(tmp_path, story)


async def opened(me: Guest, data: bytes) -> httpx.Response:
    return await me.http.post(PAGE, data={"_csrf_token": me.token}, files={"file": ("x.realm", data)})


@pytest.mark.parametrize(
    ("lang", "data", "said"),
    [
        ("en", b"", "This is not a realm"),
        ("fr", b"", "Ce n’est pas un royaume"),
        ("en", b"\xff\xfe", "This is not a realm"),
        ("en", b"x" * 5000, "too large"),
        (
            "en",
            b"gonfalon realm 1\ngame tactics\nboxes 3x2-f7\n",
            "would cover the Artifact space, g7. TAC-BLD-05",
        ),
        ("fr", b"gonfalon realm 1\ngame tactics\nboxes 3x2-f7\n", "la boîte recouvrirait"),
        ("en", b"gonfalon realm 1\ngame tactics\n<b>bold</b>\n", "“<b>bold</b>”"),
    ],
)
def test_a_file_that_is_no_realm_is_refused_on_the_page(tmp_path, lang, data, said):
    async def story(me, _):
        answer = await opened(me, data)
        assert answer.status_code == 400
        assert said in alert(answer)
        assert "<b>bold" not in answer.text

    visit(tmp_path, story, lang)


def test_a_file_comes_only_from_our_own_form(tmp_path):
    async def story(me, _):
        files = {"file": ("x.realm", b"gonfalon realm 1\ngame tactics\nboxes scroll\n")}
        assert (await me.http.post(PAGE, files=files)).status_code == 403

    visit(tmp_path, story)


# ------------------------------------------------------------------------- every page

BENCHES = [
    {},
    {"boxes": "8x5-a1,8x1-a1", "pick": "3x2", "turn": "90", "put": "g7"},
    {"boxes": ACROSS, "waive": "yes"},
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("bench", BENCHES, ids=["empty", "refused", "waived"])
def test_the_page_is_whole_and_every_control_has_a_name(tmp_path, lang, bench):
    async def story(me, _):
        page = await me.http.get(PAGE, params=bench)
        assert all(page.headers[name] == value for name, value in HEADERS.items())
        reader = Reader(page.text)
        assert reader.open == []
        assert len(reader.ids()) == len(set(reader.ids()))
        assert [tag for tag, _, _ in reader.elements].count("h1") == 1
        assert not re.search(r'\[(page|workshop|build|draw|label)-|\sstyle="|<script(?![^>]*src=)', page.text)
        labelled = {known["for"] for tag, known, _ in reader.elements if tag == "label"}
        for tag, known, texts in reader.elements:
            if tag in ("a", "button"):
                assert known.get("aria-label") or "".join(texts).strip()
            if tag == "select" or (tag == "input" and known.get("type") != "hidden"):
                assert known["id"] in labelled
            if tag == "svg":
                assert known.get("aria-hidden") == "true" or known["aria-label"]

    visit(tmp_path, story, lang)


def test_what_somebody_types_is_only_text(tmp_path):
    bad = '"><script>alert(1)</script>'

    async def story(me, _):
        page = await me.http.get(PAGE, params={"boxes": bad, "name": bad, "pick": bad, "put": bad, "turn": bad})
        assert page.status_code == 200
        assert "<script>" not in page.text
        file = await me.http.get(f"{PAGE}/file", params={"name": 'x"\r\nset-cookie: a=b'})
        assert file.headers["content-disposition"] == 'attachment; filename="x-set-cookie-a-b.realm"'
        assert "a=b" not in str(file.cookies)

    visit(tmp_path, story)


def test_there_is_no_workshop_for_other_games(tmp_path):
    async def story(me, _):
        for path in ("/workshop/chess", "/workshop/chess/file", "/workshop/..%2ftactics"):
            assert (await me.http.get(path)).status_code == 404

    visit(tmp_path, story)


def test_the_server_keeps_nothing_of_what_is_looked_at(tmp_path):
    from gonfalon.games.tactics.draw import building as drawing
    from gonfalon.games.tactics.printed.realm import REALMS

    async def story(me, server):
        await me.http.get("/")
        before, boards = len(REALMS), len(server.house.assets.boards)
        for y in range(1, 6):
            assert (await me.http.get(PAGE, params={"boxes": f"2x2-b{y}"})).status_code == 200
        assert len(REALMS) == before
        assert len(server.house.assets.boards) == boards
        assert drawing.scenery.cache_info().maxsize == drawing.KEPT_MAPS

    visit(tmp_path, story)
