"""Elements as text, fast.

Games draw the same thing as the same element, so a panel with one changed row consists otherwise of rows that were
rendered before. htpy would render all of them again, at a tenth of the speed; the output is the same. Only this
module reads the private fields of htpy's elements, and it rejects a version of htpy without them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from htpy import BaseElement, Element, HTMLElement, VoidElement
from markupsafe import Markup, escape

REMEMBERED_ELEMENTS = 8192
"""How many elements are cached."""

SHORT = 400
"""Shorter texts are not cached: rendering them again is just as fast."""

for _field in ("_name", "_attrs", "_children"):
    if _field not in BaseElement.__slots__:
        raise ImportError(
            f"htpy's elements have no field {_field} in this version; gonfalon.web.seen.text must be adapted."
        )

_known: OrderedDict[BaseElement, str] = OrderedDict()


def html(element: BaseElement) -> str:
    """An element as text, which is cached."""
    known = _known.get(element)
    if known is not None:
        return known
    text = _written(element, html)
    if len(text) > SHORT and type(element) is Element:
        _known[element] = text
        if len(_known) > REMEMBERED_ELEMENTS:
            _known.popitem(last=False)
    return text


def whole(page: BaseElement) -> str:
    """A page as text, which is not cached: it will not be needed again."""
    return _written(page, whole)


def _written(element: BaseElement, write: Callable[[BaseElement], str]) -> str:
    kind = type(element)
    if kind is VoidElement:
        return f"<{element._name}{element._attrs}>"
    if kind is not Element and kind is not HTMLElement:
        return "".join(element.iter_chunks())
    start = "<!doctype html>" if kind is HTMLElement else ""
    return f"{start}<{element._name}{element._attrs}>{_inside(element._children, write)}</{element._name}>"


def _inside(node: Any, write: Callable[[BaseElement], str]) -> str:
    """The children of an element as text."""
    kind = type(node)
    if kind is str:
        return str(escape(node))
    if kind is Element or kind is VoidElement:
        return write(node)
    if kind is Markup:
        return str(node)
    if kind is list or kind is tuple:
        return "".join([_inside(each, write) for each in node])
    if node is None or kind is bool:
        return ""
    return "".join(Element("i")[node].iter_chunks())[len("<i>") : -len("</i>")]
