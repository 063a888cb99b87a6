"""Elements as text, fast.

Games draw the same thing as the same element, so a panel of which one row has changed is made of rows that were
written before. htpy would write them all anew, at a tenth of the speed; what it writes is the same.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from htpy import BaseElement, Element, VoidElement
from markupsafe import escape

MOST = 8192
"""How many elements are remembered."""

SHORT = 400
"""A text shorter than that is as quickly written anew."""

_known: OrderedDict[BaseElement, str] = OrderedDict()


def html(element: BaseElement) -> str:
    """An element as text."""
    known = _known.get(element)
    if known is not None:
        return known
    kind = type(element)
    if kind is VoidElement:
        return f"<{element._name}{element._attrs}>"
    if kind is not Element:
        return "".join(element.iter_chunks())
    name = element._name
    text = f"<{name}{element._attrs}>{_inside(element._children)}</{name}>"
    if len(text) > SHORT:
        _known[element] = text
        if len(_known) > MOST:
            _known.popitem(last=False)
    return text


def _inside(node: Any) -> str:
    """What an element holds, as text."""
    kind = type(node)
    if kind is str:
        return str(escape(node))
    if kind is Element or kind is VoidElement:
        return html(node)
    if kind is list or kind is tuple:
        return "".join(map(_inside, node))
    if node is None or kind is bool:
        return ""
    return "".join(Element("i")[node].iter_chunks())[len("<i>") : -len("</i>")]
