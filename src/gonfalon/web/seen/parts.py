"""Small parts of the page of a table that are written here whole, by the id of their place; the script only puts
them there. Whatever has a `data-send` sends that message when it is pressed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from htpy import Element, button, div, li, p, span, strong
from markupsafe import Markup, escape

from gonfalon.games.contract import Step
from gonfalon.lore.words import Words
from gonfalon.web.seen.asking import Order
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Offer

LONG = 70
"""How many characters of a caption need smaller letters."""

Parts = dict[str, str]
"""HTML by the id of its place."""


def joined(elements: Iterable[Element]) -> str:
    return "".join(map(html, elements))


def message(type: str, **facts: Any) -> str:
    """What something says when it is pressed, as `data-send` has it."""
    return json.dumps({"type": type, **facts}, ensure_ascii=False, separators=(",", ":"))


def ribbon(steps: Iterable[tuple[str, object]]) -> str:
    """The steps of a turn."""
    return joined(
        li(class_={"now": bool(now)}, aria_current="step" if now else None)[span[text]] for text, now in steps
    )


# -------------------------------------------------------------------------- orders


def ordering(words: Words, orders: Sequence[Order], kept: Sequence[Order]) -> Parts:
    """What may be ordered about the question, the likeliest beside it; and what is ordered already, twice."""
    offered = [order_button(each["label"], each["order"]) for each in orders]
    is_likely = bool(orders) and orders[0]["order"].endswith(" pass")
    taken_back = joined(p[each["label"], order_button(words("page-revoke"), each["order"])] for each in kept)
    return {
        "brief": joined(offered[:1]) if is_likely else "",
        "less-list": joined(offered),
        "less-kept": taken_back,
        "settings-kept": taken_back,
    }


def order_button(label: str, order: str) -> Element:
    """Gives an order, and closes the sheet with the others."""
    closes = {"popovertarget": "less-sheet", "popovertargetaction": "hide"}
    return button(".button", type="button", data_send=message("order", order=order), **closes)[label]


def peek(words: Words, seat: int) -> str:
    """Who is asked in front of everybody may still look at their own cards."""
    return html(button(".button", type="button", data_send=message("ready", seat=seat))[words("page-peek")])


def outlook(option: Offer) -> str:
    """What an option is, before it is chosen, with a bar for its chance."""
    label, note = option["label"], option["note"]
    chance = re.search(r"(\d+)\s*%", label + note)
    return joined(
        [
            strong(class_={"danger": option["fight"]})[label],
            *([p[note]] if note else []),
            *([bar(chance[1])] if chance else []),
        ]
    )


def bar(percent: str) -> Element:
    size = {"viewBox": "0 0 100 1", "preserveAspectRatio": "none"}
    return Element("svg")(".chance", aria_hidden="true", **size)[Element("rect")(width=percent, height="1")]


# -------------------------------------------------------------- windows, the device, others


def window(words: Words, now: Mapping[str, Any] | None) -> str:
    """A chance to react that lasts a fixed time: what is left of it, and what may change that."""
    if now is None:
        return ""
    hold = button("#hold.button", type="button", disabled=not now["holds"], data_send=message("hold"))
    waive = button("#waive.button", type="button", disabled=bool(now["waives"]), data_send=message("waive"))
    return joined(
        [
            span("#left", role="timer"),
            hold[words("page-hold")],
            waive[words("page-waive")],
            span("#known.second")[now["known"]],
        ]
    )


def passing(to: str, arms: str, news: Iterable[str]) -> Parts:
    """Whom to pass the device to, and what happened since they had it."""
    return {"pass-head": str(escape(to)), "pass-arms": arms, "pass-news": joined(li[line] for line in news)}


def moment(step: Step, arms: str) -> Parts:
    """A step in the prompt's box and over the board. If there is a card, the dice are on it."""
    return {
        "step-arms": arms,
        "caption": html(span(class_={"long": len(step.text) > LONG})[step.text]),
        "moment-card": html(step.card) if step.card is not None else "",
        "rolled": "" if step.card is not None else joined(step.dice),
        "banner": html(p[Markup(arms), step.result]) if step.result else "",
    }


def digest(sides: Iterable[tuple[str, str, str]]) -> str:
    """What each side did: its arms, its name, and a sentence."""
    return joined(div[Markup(arms), div[strong[name], p[text]]] for arms, name, text in sides)
