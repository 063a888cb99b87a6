"""Writes out in the source of a state what mypyc needs to make a native class of it.

In Python a State sorts its annotated fields when its class is made, and copies them through `__dict__`. A native
class has neither annotations nor `__dict__`: here its fields, and how each is copied, become plain statements.
Only the copy that is compiled is rewritten; the source stays as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from gonfalon.core.state import State, depth_of

IMPORTS = """
from typing import TYPE_CHECKING, ClassVar, Self, cast, final
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
"""mypyc reads what it is told of a class while it compiles: whoever runs it needs no mypy_extensions."""
ACYCLIC = "mypyc_attr(acyclic=True)"
"""Nothing in such an object can refer to it: the garbage collector need not look at it."""
TOLD = {
    "State": "mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)",
    "Entry": ACYCLIC,
    "Checkpoint": ACYCLIC,
}
"""What mypyc is told of some classes of the engine. Games that are not compiled have states, too."""


def rewrite(file: Path) -> None:
    """Prepare a module for mypyc."""
    source = file.read_text()
    if (new := prepared(source)) != source:
        file.write_text(new)


def prepared(source: str) -> str:
    """The source with its states written out; the same text if it has nothing to prepare."""
    module = ast.parse(source)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    states = [node for node in classes if "State" in map(ast.unparse, node.bases)]
    told = [node for node in classes if node.name in TOLD]
    if not states and not told:
        return source
    for node in told:
        node.decorator_list = [expression(TOLD[node.name])]
    for node in states:
        node.decorator_list = [expression(ACYCLIC), expression("final")]
        write_out(node)
    at = next(n for n, node in enumerate(module.body) if ast.unparse(node) == "from __future__ import annotations")
    module.body[at + 1 : at + 1] = ast.parse(IMPORTS).body
    return ast.unparse(ast.fix_missing_locations(module)) + "\n"


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def write_out(state: ast.ClassDef) -> None:
    """Add to a game's State its fields and the methods that copy them."""
    kinds = {
        ast.unparse(node.target): ast.unparse(node.annotation)
        for node in state.body
        if isinstance(node, ast.AnnAssign)
    }
    state.keywords = []  # Nothing is copied late: copies are cheap enough.
    state.body += ast.parse(methods(state.name, kinds)).body


def methods(name: str, kinds: Mapping[str, str]) -> str:
    """The source of what is added to a State with these fields and annotations."""
    own = {"stack": "list[tuple[Any, ...]]", "dice": "tuple[bytes, int]", "barrier": "int", "quick": "bool"}
    assert tuple(own) == State.fields
    taken = [f"self.{field} = {copied(kind, f'other.{field}')}" for field, kind in {**own, **kinds}.items()]
    return f"""
fields: ClassVar[tuple[str, ...]] = {(*own, *kinds)!r}

def check_fields(self) -> None:
    for name in self.fields:
        getattr(self, name)

def copy(self) -> Self:
    new = {name}(b"")
    new.become(self)
    return cast(Self, new)

def become(self, other: State) -> None:
    assert isinstance(other, {name})
    {"; ".join(taken)}
"""


def copied(kind: str, value: str) -> str:
    """An expression for a copy of a value, by the annotation of its field."""
    depth = depth_of(kind)
    if depth is None:
        raise TypeError(f"a state cannot hold {kind}")
    if depth == 2 and kind.startswith("dict"):
        return f"{{key: inner[:] for key, inner in {value}.items()}}"
    if depth == 2:
        return f"[inner{shallow(kind.removeprefix('list['))} for inner in {value}]"
    return value + shallow(kind) if depth else value


def shallow(kind: str) -> str:
    """What makes a copy of a list, dict or bytearray that shares its elements."""
    return "[:]" if kind.startswith("list") else ".copy()"
