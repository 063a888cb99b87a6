"""Prepares the copy of a module for mypyc; the source stays as it is.

In Python a State sorts its annotated fields when its class is made, and copies them through `__dict__`. A native
class has neither annotations nor `__dict__`: here its fields, and how each is copied, become plain statements.
Constants become Final: mypyc then uses their values, and need not look them up each time.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from gonfalon.core.state import State, depth_of

FUTURE = "from __future__ import annotations"
IMPORTS = """
import typing
if typing.TYPE_CHECKING:
    import mypy_extensions
"""
"""mypyc reads what it is told of a class while it compiles: whoever runs it needs no mypy_extensions."""
ACYCLIC = "@mypy_extensions.mypyc_attr(acyclic=True)"
"""Nothing in such an object can refer to it: the garbage collector need not look at it."""
TOLD = {
    "State": "@mypy_extensions.mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)",
    "Entry": ACYCLIC,
    "Checkpoint": ACYCLIC,
}
"""What mypyc is told of some classes of the engine. Games that are not compiled have states, too."""


BY_NAME = {
    "gonfalon/games/heroes/rules/combat/attack_dice.py": ("die",),
    "gonfalon/games/heroes/rules/dice.py": ("face",),
    "gonfalon/games/immortals/rules/tower.py": ("cascade",),
}
"""Dice and the tower, which tests load. mypyc calls a function directly, whatever is put in its place, unless it
is decorated; then it is looked up by its name."""
AS_IT_IS = """
def as_it_is(function: typing.Any) -> typing.Any:
    return function
"""


class Edit(NamedTuple):
    """New text for the lines from `start` up to but not including `end`, counted from 1."""

    start: int
    end: int
    text: str


def rewrite(folder: Path, name: str) -> None:
    """Prepare a module of the copy in a folder for mypyc."""
    file = folder / name
    file.write_text(prepared(file.read_text(), BY_NAME.get(name, ())))


def prepared(source: str, by_name: Collection[str] = ()) -> str:
    """The source with its states and constants written out, and some functions called by name; the same text if it
    has none."""
    module = ast.parse(source)
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name in by_name]
    edits = [*constants(module), *classes(module)]
    edits += [Edit(node.lineno, node.lineno, "@as_it_is") for node in functions]
    lines = source.split("\n")
    if edits:
        at = 2 + lines.index(FUTURE)
        edits.append(Edit(at, at, IMPORTS + AS_IT_IS if functions else IMPORTS))
    for start, end, text in sorted(edits, reverse=True):
        lines[start - 1 : end - 1] = text.split("\n")
    return "\n".join(lines)


def constants(module: ast.Module) -> Iterator[Edit]:
    """Assignments of plain values to names in capitals, one or several on a line."""
    for node in module.body:
        if isinstance(node, ast.Assign) and (values := values_of(node)):
            text = "; ".join(f"{name}: typing.Final = {value!r}" for name, value in values.items())
            yield Edit(node.lineno, (node.end_lineno or node.lineno) + 1, text)


def values_of(node: ast.Assign) -> Mapping[str, object]:
    """The constants that an assignment defines, if it does nothing else."""
    names = ast.unparse(node.targets[0]).strip("()").split(", ")
    text = ast.unparse(node.value)
    try:
        value = range(int(text[6:-1])) if text.startswith("range(") else ast.literal_eval(text)
    except ValueError:
        return {}
    values = [value] if len(names) == 1 else list(value)
    plain = all(isinstance(each, int | float | str) for each in values) and all(map(str.isupper, names))
    return dict(zip(names, values, strict=True)) if plain and len(node.targets) == 1 else {}


def classes(module: ast.Module) -> Iterator[Edit]:
    """What mypyc is told of classes, and the states of games."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name in TOLD:
            yield Edit(node.lineno, node.lineno, TOLD[node.name])
        elif isinstance(node, ast.ClassDef) and "State" in map(ast.unparse, node.bases):
            # Nothing is copied late, as `seldom` would have it: copies are cheap enough.
            header = f"{ACYCLIC}\n@typing.final\nclass {node.name}(State):"
            yield Edit(node.lineno, node.body[0].lineno, header)
            end = (node.end_lineno or node.lineno) + 1
            yield Edit(end, end, methods(node.name, fields_of(node)))


def fields_of(state: ast.ClassDef) -> Mapping[str, str]:
    """The annotated fields of a game's State, with their annotations."""
    found = [node for node in state.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(node.target): ast.unparse(node.annotation) for node in found}


def methods(name: str, kinds: Mapping[str, str]) -> str:
    """What is added to a State with these fields: their names, and methods that copy them."""
    every = {**State.kinds, **kinds}
    taken = [f"self.{field} = {copied(kind, f'other.{field}')}" for field, kind in every.items()]
    return f"""
    fields: typing.ClassVar[tuple[str, ...]] = {(*every,)!r}
    kinds: typing.ClassVar[dict[str, str]] = {every!r}

    def check_fields(self) -> None:
        for name in self.fields:
            getattr(self, name)

    def copy(self) -> typing.Self:
        new = {name}(b"")
        new.become(self)
        return typing.cast(typing.Self, new)

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
