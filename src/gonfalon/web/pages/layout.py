"""What all pages share: the head, the bar at the top, icons, and forms with CSRF protection."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import quote

from htpy import (
    Element,
    Node,
    a,
    body,
    button,
    div,
    footer,
    form,
    head,
    header,
    html,
    input,
    link,
    meta,
    span,
    title,
)
from htpy import script as script_
from markupsafe import Markup

from gonfalon.web.pages.context import Context
from gonfalon.web.settings import LANGUAGES

ART: Final = Path(__file__).parent.parent / "art"
STATIC: Final = Path(__file__).parent.parent / "static"
FIRST_FONTS: Final = ("sans.woff2", "sans-bold.woff2", "serif-bold.woff2")
"""Those that every page needs at once."""
PAPER: Final = {"light": "#F7F1E3", "dark": "#12171C"}


@cache
def icon(name: str) -> Markup:
    """One of our icons, in the colour of the text beside it. It has no label: whoever uses it adds one."""
    text = (ART / f"{name}.svg").read_text(encoding="utf-8").strip()
    text = re.sub(r'<title>.*?</title>| role="img"| aria-label="[^"]*"| xmlns="[^"]*"', "", text)
    return Markup(text.replace("<svg", '<svg class="icon" aria-hidden="true"', 1))


@cache
def favicon() -> str:
    """The banner as the icon of the browser's tab."""
    text = (ART / "gonfalon.svg").read_text(encoding="utf-8").strip()
    return "data:image/svg+xml," + quote(text.replace("currentColor", "#7A4A12"))


def page(
    context: Context,
    name: str,
    inside: Node,
    *,
    kind: str,
    game: str = "",
    script: str = "",
    known: Mapping[str, str] = MappingProxyType({}),
) -> Element:
    """A whole page. `kind` is the class of its body, `known` the attributes that its script reads there."""
    wanted = ["gonfalon.css", *(["follow.css"] if script else []), f"{game}.css"]
    sheets = [sheet for sheet in wanted if sheet in context.assets]
    theme = {"data-theme": context.theme} if context.theme else {}
    return html(lang=context.lang, **theme)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(name="csrf", content=context.csrf),
            meta(name="color-scheme", content=context.theme or "light dark"),
            [
                meta(name="theme-color", content=PAPER[each], media=f"(prefers-color-scheme: {each})")
                for each in PAPER
            ],
            title[name],
            link(rel="icon", href=favicon(), data_turn=context.assets.get("turn.svg")),
            link(rel="manifest", href="/manifest.webmanifest"),
            link(rel="apple-touch-icon", href="/icon/180.png"),
            [
                link(rel="preload", as_="font", type="font/woff2", href=context.assets[font], crossorigin=True)
                for font in FIRST_FONTS
                if font in context.assets
            ],
            [link(rel="stylesheet", href=context.assets[sheet]) for sheet in sheets],
            scripts(context, script) if script else None,
        ],
        body(class_=kind, data_lang=context.lang, **known)[inside],
    ]


def scripts(context: Context, entry: str) -> Node:
    """The script of a page with a board. It is several modules, which load at the same time."""
    others = [context.assets[name] for name in modules(entry) if name != entry and name in context.assets]
    return [
        [link(rel="modulepreload", href=url) for url in others],
        script_(type="module", src=context.assets[entry]),
    ]


@cache
def modules(entry: str) -> Sequence[str]:
    """The modules of a script: the one it starts with, those that it imports, and so on."""
    found = [entry]
    for name in found:
        imported = re.findall(r'^import .*"\./(.+)";$', (STATIC / name).read_text(encoding="utf-8"), re.MULTILINE)
        found += [each for each in imported if each not in found]
    return found


def top(context: Context, about: Node = None, tools: Node = None, places: Node = None) -> Element:
    """The bar at the top: the name, what the page is about, and the buttons."""
    words = context.words
    return header("#top")[
        a("#mark", href="/", aria_label=f"Gonfalon · {words('page-home')}")[icon("gonfalon"), span["Gonfalon"]],
        div("#about")[about],
        div("#tools")[
            tools,
            div(".wide-only")[language_form(context), theme_form(context)],
            sheet(
                "more",
                "menu",
                words("page-menu"),
                a(href="/")[words("page-home")],
                places
                or [a(href=f"/new/{game.id}")[words("page-new-title", game=game.title)] for game in context.games],
                [a(href=f"/rules/{game.id}")[words("page-rules-of", game=game.title)] for game in context.games],
                div(".phone-only.row")[language_form(context), theme_form(context)],
            ),
        ],
    ]


def sheet(id: str, sign: str, name: str, *inside: Node) -> Node:
    """A button and the popover it opens."""
    return [
        button(f"#{id}.tool", type="button", popovertarget=f"{id}-sheet", aria_label=name, title=name)[icon(sign)],
        div(f"#{id}-sheet.sheet", popover=True)[inside],
    ]


def safe_form(context: Context, action: str, *inside: Node, **attributes: str) -> Element:
    """A form that changes something, with the token that proves that it comes from our page."""
    return form(method="post", action=action, **attributes)[
        input(type="hidden", name="_csrf_token", value=context.csrf), *inside
    ]


def language_form(context: Context) -> Element:
    """A button for each other language."""
    return safe_form(
        context,
        "/lang",
        input(type="hidden", name="next", value=context.path),
        [
            button(
                ".tool.text", name="lang", value=lang, lang=lang, aria_label=f"{lang.upper()} · {name}", title=name
            )[lang.upper()]
            for lang, name in LANGUAGES.items()
            if lang != context.lang
        ],
        class_="language",
    )


def theme_form(context: Context) -> Element:
    """Buttons that switch between light and dark; the style sheet shows the one that applies."""
    words = context.words
    return safe_form(
        context,
        "/theme",
        input(type="hidden", name="next", value=context.path),
        [
            button(
                f".tool.to-{theme}",
                name="theme",
                value=theme,
                aria_label=words(f"page-theme-{theme}"),
                title=words(f"page-theme-{theme}"),
            )[icon(f"{theme}_mode")]
            for theme in ("dark", "light")
        ],
        class_="theme",
    )


def foot(context: Context) -> Element:
    return footer("#foot")[context.words("unofficial")]
