"""The pages: every word in both languages, the parts the script relies on, names for controls, nothing inline."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest

from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.lore.words import COMMON, Words, gaps
from gonfalon.web import pages
from gonfalon.web.pages.layout import ART
from gonfalon.web.seen import parts
from gonfalon.web.seen.log import line
from gonfalon.web.seen.text import whole
from gonfalon.web.seen.viewer import Viewer
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.seating import Sight

WEB = Path(pages.__file__).parent.parent
WORDS = WEB / "words"
SCRIPT = "\n".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "static").glob("*.js")))
SHEET = "\n".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "static").glob("*.css")))
CODE = "\n".join(
    file.read_text(encoding="utf-8") for file in [*(WEB / "pages").glob("*.py"), WEB / "seen" / "parts.py"]
)
PAGES = ("home", "home-empty", "new", "new-error", "table", "waiting", "over", "watch", "rules", "found", "error")
EACH = pytest.mark.parametrize(("page", "lang"), list(product(PAGES, ("en", "fr"))))
VOID = {"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
# fmt: off
SKELETON = [
    "top", "title", "ribbon", "help-button", "table", "stage", "board", "camera", "static", "groups", "over",
    "choices", "zoom", "zoom-in", "zoom-out", "zoom-fit", "dock", "roster", "inspector", "inspected", "nothing",
    "beside",
    "panel-seats", "panel-areas", "panel-piles", "panel-hand", "log", "lines", "bar", "prompt", "hint", "tabs",
    "tab-hand", "tab-seats", "tab-inspector", "tab-log", "rules", "rule-text", "rule-ruling", "help", "pass",
    "pass-head", "ready", "toast", "first", "offline", "skip",
]
# fmt: on
OF_TABLE = [
    "rule",
    "buttons",
    "options",
    "ends",
    "back",
    "undo",
    "undo-all",
    "after",
    "speed",
    "follow",
    "caption",
    "moment",
    "banner",
    "digest",
]
OF_REPLAY = ["at", "step", "step-play", "step-back", "step-next"]
SAME = {
    "Gonfalon",
    "FR",
    "EN",
    "Menu",
    "Zoom",
    "Tab",
    "Z",
    "E",
    "N",
    "1 – 9",
    "R",
    "?",
    "+ − 0",
    "← ↑ ↓ →",
    "page 2",
    "404",
    "1×",
    "2×",
    "4×",
    "Volume",
    "Pause",
}
"""What reads the same in both languages."""
TESTS = {"TAC-CMP-03": ("[file]::test_[portals_lead_away]", "[file]::TestPortals::test_[both_ways]")}


def words_in(lang: str) -> Words:
    return Words([COMMON, WORDS], lang)


def context(lang: str, theme: str = "", **more: object) -> pages.Context:
    # What the server brings is in brackets, so that it is told from what the page itself says.
    option = pages.TableOption("ask_always", "[option]", (("no", "[no]"), ("yes", "[yes]")))
    built = pages.TableOption("realm", "[realm]", (("canyon", "[canyon]"), ("gorge", "[gorge]")))
    sides = ("[blue]", "[red]", "[green]", "[yellow]")
    game = pages.GameCard(
        "tactics",
        "[title]",
        "[line]",
        (
            pages.ModeCard("competitive", "[mode]", (2, 3, 4), sides, "[blurb]", options=(option,)),
            pages.ModeCard("solo", "[alone]", (1,), sides, "[blurb]", options=(option, built)),
        ),
        "/static/0/picture.svg",
        lessons=(pages.LessonCard("moving", "[lesson]", "[task]"),),
        workshop=True,
        bots=("easy", "normal", "hard", "random", "greedy", "search"),
    )
    scripts = [file.name for file in (WEB / "static").glob("*.js")]
    assets = {name: f"/static/0/{name}" for name in (*scripts, "sounds.json", "gonfalon.css", "tactics.css")}
    tables = (
        pages.TableSummary(
            "a", "tactics", "[one]", "[round]", mine=True, when=datetime(2026, 2, 3, 4, 5, tzinfo=UTC)
        ),
        pages.TableSummary("b", "tactics", "[two]", "[round]", deletable=True),
        pages.TableSummary("c", "tactics", "[three]", "[round]", over=True),
        pages.TableSummary("d", "tactics", "[four]", "[round]", lost=True),
    )
    known = {"tables": tables, "games": (game,), "path": "/", **more}
    return pages.Context(lang, theme, words_in(lang), "token", assets, **known)  # type: ignore[arg-type]


def option(choice: str, *targets: str) -> dict[str, object]:
    return {"choice": choice, "targets": [*targets], "label": f"[{choice}]", "note": "", "fight": False}


def update(**more: object) -> dict[str, object]:
    return {
        "version": 12,
        "full": True,
        "groups": [
            ["unit-0", '<g id="unit-0" data-target="unit-0" tabindex="-1" role="button" aria-label="[u]"></g>']
        ],
        "panels": {"seats": "<p>[seats]</p>", "hand": "<p>[hand]</p>", "unit-cards": "<p>[cards]</p>"},
        "prompt": {"text": "[prompt]", "rule": "TAC-TRN-04", "seat": 0, "nth": 7, "mine": True},
        "options": [option("end"), option("move </script>", "unit-0", "space-5")],
        "undo": False,
        "undo_why": "[why]",
        "log": [[0, "".join(line(0, "[line <b>]", ["unit-0"]).iter_chunks())]],
        "waiting": "",
        "over": "",
        "pass_to": "",
        "parts": {
            "title": "[round]",
            "ribbon": parts.ribbon([("[first]", False), ("[second]", True)]),
            "window": '<span id="left" role="timer"></span>',
        },
        **more,
    }


def table_page(**more: object) -> pages.TablePage:
    return pages.TablePage("a", "tactics", "[title]", update(**more), (1300, 1300), "/board.svg", about="[mode]")


@cache
def drawn(page: str, lang: str) -> str:
    here = context(lang)
    game = here.games[0]
    book = games.book("tactics")
    makers = {
        "home": lambda: pages.home(here),
        "home-empty": lambda: pages.home(context(lang, tables=())),
        "new": lambda: pages.new_table(here, game, {}),
        "new-filled": lambda: pages.new_table(here, game, {"mode": "solo", "option-realm": "8x5-d2"}),
        "new-error": lambda: pages.new_table(here, game, {}, "[error]"),
        "lessons": lambda: pages.lessons(here, game.id, {(game.id, game.lessons[0].id)}),
        "all-lessons": lambda: pages.lessons(here, "", set()),
        "table": lambda: pages.table(here, table_page()),
        "waiting": lambda: pages.table(
            here, replace(table_page(prompt={}, options=[], waiting="[waiting]"), lost=[(0, "[blue]")])
        ),
        "over": lambda: pages.table(here, table_page(prompt={}, options=[], over="[over]", undo=True)),
        "watch": lambda: pages.watch(here, replace(table_page(), hands=[("0", "[blue]")], hand="0")),
        "rules": lambda: pages.rules(here, game, "", list(book.rules.values()), TESTS, "[id]"),
        "found": lambda: pages.rules(here, game, "portal", [book.rules["TAC-CMP-03"]], TESTS, "[id]"),
        "error": lambda: pages.error(here, 404, "[sentence]"),
    }
    made = "".join(makers[page]().iter_chunks())
    assert whole(makers[page]()) == made, "pages are written as htpy writes them"
    return made


class Reader(HTMLParser):
    """Reads a page: its elements with their attributes and texts, and each one's names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str], list[str]]] = []
        self.open: list[tuple[str, dict[str, str], list[str]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        element: tuple[str, dict[str, str], list[str]] = (tag, {name: value or "" for name, value in attrs}, [])
        self.elements.append(element)
        if tag == "img":
            self.handle_data(element[1].get("alt", ""))
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag, f"</{tag}> closes something else"

    def handle_data(self, data):
        for _, _, texts in self.open:
            texts.append(data)

    def ids(self) -> list[str]:
        return [known["id"] for _, known, _ in self.elements if "id" in known]


def said(page: str, lang: str) -> set[str]:
    """Every text and label of a page that is its own."""
    reader = Reader(drawn(page, lang))
    texts = set()
    for tag, known, inside in reader.elements:
        texts |= {known[name] for name in ("title", "aria-label", "placeholder", "alt") if known.get(name)}
        if tag in (
            "title",
            "p",
            "h1",
            "h2",
            "span",
            "a",
            "button",
            "label",
            "legend",
            "option",
            "kbd",
            "dd",
            "summary",
        ):
            texts.add("".join(inside))
    return {text for text in texts if text.strip() and not re.fullmatch(r"[\[\]\w\s·,:<>-]*\[.*", text)}


# ------------------------------------------------------------------------------- words


def test_both_languages_say_everything():
    assert gaps(WORDS) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_that_is_used_is_written(lang):
    words = words_in(lang)
    used = set(re.findall(r'"((?:page|script)-[a-z0-9-]+)"', CODE))
    assert len(used) > 50
    assert [id for id in sorted(used) if id not in words] == []


def test_every_word_that_is_written_is_used():
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    families = (
        "page-theme-",
        "page-sit-",
        "page-speed-",
        "page-order-",
        "page-answers-",
        "page-sound-",
        "page-motion-",
        "page-answers-",
        "page-sound-",
        "page-reactions-",
        "page-how-",
        "page-key-",
        "page-hand",
        "page-seats",
    )
    written = [id for id in re.findall(r"^(page-[a-z0-9-]+) =", text, re.MULTILINE) if not id.startswith(families)]
    assert [id for id in written if f'"{id}"' not in CODE] == []
    of_script = re.findall(r"^script-([a-z-]+) =", text, re.MULTILINE)
    assert sorted(of_script) == sorted(pages.SCRIPT_WORDS)
    assert [name for name in of_script if f'"{name}"' not in SCRIPT] == []


@EACH
def test_no_word_is_missing(page, lang):
    assert re.findall(r"\[(?:page|script)-[^\]]+\]", drawn(page, lang)) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_french_page_is_french(page):
    same = {text.strip() for text in said(page, "en") & said(page, "fr")} - SAME
    readings = {rule.ruling for rule in games.book("tactics").rules.values()}
    assert {text for text in same - readings if not re.fullmatch(r"TAC-[A-Z]+-\d+|page \d+", text)} == set()


def test_french_keeps_signs_with_their_word():
    french = (WORDS / "fr.ftl").read_text(encoding="utf-8")
    values = [
        line.partition(" = ")[2] for line in french.splitlines() if " = " in line and not line.startswith("#")
    ]
    said = [re.sub(r"\{ [A-Z]+\(.*?\) \}", "", text) for text in values]
    assert [text for text in said if re.search(r"[^\u202f\u00a0][;:!?»]|«[^\u202f\u00a0]", text)] == []
    assert [text for text in values if "'" in text] == []


def test_a_rule_names_the_tests_that_prove_it():
    assert drawn("rules", "en").count("<details") == 1
    english, french = drawn("found", "en"), drawn("found", "fr")
    assert "<summary>Proved by 2 tests</summary>" in english
    assert '<ul lang="en"><li>[portals lead away] <code>[file]</code></li><li>[both ways] ' in english
    assert "<summary>Prouvée par 2 tests (en anglais)</summary>" in french


# -------------------------------------------------------------------------------- parts


@EACH
def test_a_page_is_whole(page, lang):
    text = drawn(page, lang)
    reader = Reader(text)
    assert text.lower().startswith("<!doctype html>")
    assert reader.open == []
    assert len(reader.ids()) == len(set(reader.ids()))
    tag, known, _ = reader.elements[0]
    assert (tag, known["lang"]) == ("html", lang)
    levels = [int(tag[1]) for tag, _, _ in reader.elements if re.fullmatch("h[1-6]", tag)]
    assert levels.count(1) == 1


@pytest.mark.parametrize(("page", "more"), [("table", OF_TABLE), ("over", OF_TABLE), ("watch", OF_REPLAY)])
def test_the_script_finds_its_parts(page, more):
    ids = Reader(drawn(page, "en")).ids()
    assert [id for id in [*SKELETON, *more] if id not in ids] == []


def test_what_the_script_asks_for_by_id_is_there():
    asked = set(re.findall(r"\$\.([a-z]+)\b", SCRIPT)) | set(re.findall(r'(?:\$\[|write\()"([a-z-]+)"', SCRIPT))
    ids = {*Reader(drawn("table", "en")).ids(), *Reader(drawn("watch", "en")).ids()}
    assert len(asked) > 25
    assert asked - ids == set()


def test_the_script_starts_from_the_update():
    body = next(known for tag, known, _ in Reader(drawn("table", "en")).elements if tag == "body")
    live = "/table/a/live?lang=en"
    assert (body["data-live"], body["data-version"], body["data-game"]) == (live, "12", "tactics")
    first = next(texts for _, known, texts in Reader(drawn("table", "fr")).elements if known.get("id") == "first")
    data = json.loads("".join(first))
    assert data["update"]["options"][1]["choice"] == "move </script>"
    assert set(re.findall(r'say\((?:"|.*? : ")([a-z-]+)"', SCRIPT)) <= set(data["words"])
    assert "groups" not in data["update"]


def test_a_table_is_readable_before_the_script_runs():
    text = drawn("table", "en")
    for part in (
        "[prompt]",
        "[seats]",
        "[hand]",
        "[cards]",
        "[line &lt;b&gt;]",
        "[second]",
        'id="unit-0"',
        "TAC-TRN-04",
    ):
        assert part in text
    assert "[over]" in drawn("over", "en")
    assert "[waiting]" in drawn("waiting", "en")
    assert "<noscript>" in text


def test_the_theme_and_the_way_back_are_kept():
    text = "".join(pages.home(context("en", "dark", path="/x?a=1&b=2")).iter_chunks())
    assert 'data-theme="dark"' in text
    assert 'value="/x?a=1&amp;b=2"' in text


def test_what_people_type_is_escaped():
    bad = "<script>alert(1)</script>"
    summary = pages.TableSummary("a", "tactics", bad, bad)
    text = "".join(pages.home(context("en", tables=(summary,))).iter_chunks())
    text += "".join(pages.rules(context("en"), context("en").games[0], f'"{bad}', [], {}, "[id]").iter_chunks())
    text += "".join(line(1, bad).iter_chunks())
    assert "<script>" not in text


# ---------------------------------------------------------------------------- controls


@EACH
def test_every_control_has_a_name(page, lang):
    reader = Reader(drawn(page, lang))
    labelled = {known["for"] for tag, known, _ in reader.elements if tag == "label" and "for" in known}
    nameless = []
    for tag, known, texts in reader.elements:
        named = known.get("aria-label") or known.get("aria-labelledby") or known.get("title")
        if tag in ("button", "a", "summary") and not (named or "".join(texts).strip()):
            nameless.append((tag, known))
        if tag in ("select", "textarea") or (tag == "input" and known.get("type") not in ("hidden", "radio")):
            if not named and known.get("id") not in labelled:
                nameless.append((tag, known))
        if (tag in ("dialog", "nav", "aside") and not named) or (tag == "img" and "alt" not in known):
            nameless.append((tag, known))
    assert nameless == []


@EACH
def test_forms_that_change_something_are_safe(page, lang):
    reader = Reader(drawn(page, lang))
    posts = [known for tag, known, _ in reader.elements if tag == "form" and known.get("method") == "post"]
    tokens = [known for tag, known, _ in reader.elements if tag == "input" and known.get("name") == "_csrf_token"]
    assert len(posts) == len(tokens) >= 2
    assert {known["value"] for known in tokens} == {"token"}


def test_the_form_offers_the_seats_of_the_game():
    text = drawn("new", "en")
    reader = Reader(text)
    names = [known["name"] for tag, known, _ in reader.elements if tag in ("select", "input") and "name" in known]
    assert {"mode", "seat-0", "seat-1", "seat-2", "seat-3", "option-ask_always", "seed", "name"} <= set(names)
    chosen = [known["value"] for tag, known, _ in reader.elements if tag == "option" and "selected" in known]
    assert chosen[:4] == ["me", "normal", "", ""]


def test_live_regions_speak():
    text = drawn("table", "en")
    assert re.search(r'<h2 id="prompt"[^>]*aria-live="polite"', text)
    assert 'role="log"' in text
    assert re.search(r'id="toast" role="status"', text)


@EACH
def test_nothing_is_inline(page, lang):
    for tag, known, _ in Reader(drawn(page, lang)).elements:
        assert "style" not in known
        assert tag != "style"
        assert [name for name in known if name.startswith("on")] == []
        if tag == "script":
            assert known["src"].startswith("/static/")
        for name in ("src", "href"):
            assert not known.get(name, "").startswith(("http:", "https:", "//"))


# ---------------------------------------------------------------------- script and sheet


def modules_from(entry: str) -> set[str]:
    """The modules that a browser loads for a script."""
    found, new = set[str](), {entry}
    while new:
        found |= new
        texts = [(WEB / "static" / name).read_text(encoding="utf-8") for name in new]
        new = {name for text in texts for name in re.findall(r'^import .*"\./(.+)";$', text, re.MULTILINE)} - found
    return found


@pytest.mark.parametrize(("page", "entry"), [("table", "gonfalon.js"), ("watch", "watch.js")])
def test_the_script_is_small(page, entry):
    """Everything that a page loads counts, as it is written."""
    size = sum((WEB / "static" / name).stat().st_size for name in modules_from(entry))
    assert 20_000 < size < 45_000
    elements = Reader(drawn(page, "en")).elements
    started = [known["src"] for tag, known, _ in elements if tag == "script"]
    hinted = [known["href"] for tag, known, _ in elements if known.get("rel") == "modulepreload"]
    assert started == [f"/static/0/{entry}"]
    assert sorted(started + hinted) == sorted(f"/static/0/{name}" for name in modules_from(entry))


def test_a_page_loads_only_what_it_needs():
    table, watch = modules_from("gonfalon.js"), modules_from("watch.js")
    assert "watch.js" not in table
    assert {"live.js", "history.js", "follow.js", "sounds.js"}.isdisjoint(watch)
    assert table | watch == {file.name for file in (WEB / "static").glob("*.js")}


def test_the_script_obeys_the_policy():
    assert SCRIPT.count("innerHTML") == 1
    assert "createHTML" in SCRIPT
    for word in (
        "eval(",
        "new Function",
        "document.write",
        "insertAdjacentHTML",
        "import(",
        'setAttribute("style"',
    ):
        assert word not in SCRIPT


def test_the_sheet_loads_nothing_but_our_fonts():
    assert all(re.fullmatch(r"[a-z-]+\.woff2", name) for name in re.findall(r"url\(([^)]*)\)", SHEET))
    assert "@import" not in SHEET


def test_motion_is_reduced_when_asked():
    assert "prefers-reduced-motion: reduce" in SCRIPT
    assert re.search(r"prefers-reduced-motion: no-preference\) \{[^}]*glide", SHEET)
    assert len(re.findall(r"transition: (?!none)", SHEET)) == 1


def test_every_icon_is_used_and_there():
    used = set(re.findall(r'icon\("([a-z_]+)"\)', CODE))
    used |= set(re.findall(r'(?:tool|control|sheet)\(\s*"[a-z-]+",\s*"([a-z_]+)"', CODE))
    used |= {"dark_mode", "light_mode", "replay", "step", "step_back"}  # by names that are put together
    assert used == {file.stem for file in ART.glob("*.svg")}


def test_a_real_table_is_drawn():
    match = Match(games.find("tactics"), Setup("competitive", 2, 7))
    for lang in ("en", "fr"):
        viewer = Viewer(voice_of("tactics", lang), frozenset([0]), 1)
        viewer.show(Sight(match.view([0]), [Holder("me", "x"), Holder("bot", "greedy")], (0,)))
        page = pages.TablePage("a", "tactics", "Tactics", viewer.since(-1), viewer.voice.draw.size, "/board.svg")
        text = "".join(pages.table(context(lang), page).iter_chunks())
        reader = Reader(text)
        assert len(reader.ids()) == len(set(reader.ids()))
        assert "style=" not in text
