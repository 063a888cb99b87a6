"""What no other tool looks for: habits that would break copies, replays or the digest."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "gonfalon"
CORE = sorted((SOURCE / "core").rglob("*.py"))
GAMES = sorted((SOURCE / "games").rglob("*.py"))

STATE_NAMES = ("g", "state")
SETS = ("set", "frozenset")
CHANGES = ("add", "append", "extend", "insert", "setdefault", "update")


def awaits(nodes: list[ast.stmt]) -> bool:
    return any(isinstance(inner, ast.Await) for node in nodes for inner in ast.walk(node))


def guarded_awaits(tree: ast.AST) -> Iterator[int]:
    """Lines where a `finally` or a `with` is around an await: a match drops rules half-way, at any time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and node.finalbody:
            inside = [*node.body, *node.handlers, *node.orelse, *node.finalbody]
            if any(isinstance(inner, ast.Await) for part in inside for inner in ast.walk(part)):
                yield node.lineno
        elif isinstance(node, ast.With | ast.AsyncWith) and awaits(node.body):
            yield node.lineno


def held(value: ast.expr) -> Iterator[ast.expr]:
    """The value itself and what it would hold, without looking into calls, whose results are unknown."""
    yield value
    inside: list[ast.expr | None] = []
    if isinstance(value, ast.List | ast.Tuple):
        inside = [*value.elts]
    elif isinstance(value, ast.Dict):
        inside = [*value.keys, *value.values]
    elif isinstance(value, ast.IfExp):
        inside = [value.body, value.orelse]
    elif isinstance(value, ast.BinOp):
        inside = [value.left, value.right]
    elif isinstance(value, ast.UnaryOp):
        inside = [value.operand]
    elif isinstance(value, ast.ListComp):
        inside = [value.elt]
    elif isinstance(value, ast.DictComp):
        inside = [value.key, value.value]
    for one in inside:
        if one is not None:
            yield from held(one)


def is_float_or_set(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return isinstance(value.value, float)
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, ast.Div)
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in (*SETS, "float")
    return isinstance(value, ast.Set | ast.SetComp)


def of_the_state(target: ast.expr) -> bool:
    """`g.x`, `g.x[i]`, `g.x[i][j]`."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return (
        isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id in STATE_NAMES
    )


def stored(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """Everything that is put into a field of a state, with its line."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            for target in node.targets:
                targets += target.elts if isinstance(target, ast.Tuple) else [target]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        if targets and isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            if node.value is not None and any(map(of_the_state, targets)):
                yield node.lineno, node.value
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Div) and of_the_state(node.target):
                yield node.lineno, ast.Constant(0.5)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            if of_the_state(node.func.value):
                for value in node.args:
                    yield node.lineno, value


def floats_and_sets(tree: ast.AST) -> list[int]:
    return [line for line, value in stored(tree) if any(map(is_float_or_set, held(value)))]


def foreign_imports(tree: ast.AST) -> list[str]:
    """What a module of the core imports that is neither the standard library nor the core itself."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.append(str(node.module))
    own = ("gonfalon.core", "__future__")
    return [name for name in names if name.split(".")[0] not in sys.stdlib_module_names and name not in own]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_no_finally_or_with_around_an_await(path):
    assert list(guarded_awaits(parsed(path))) == []


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_no_floats_or_sets_in_a_state(path):
    assert floats_and_sets(parsed(path)) == []


@pytest.mark.parametrize("path", CORE, ids=named)
def test_the_core_is_small_and_needs_only_the_standard_library(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300
    assert foreign_imports(parsed(path)) == []


# These checks must find what they look for


@pytest.mark.parametrize(
    "code",
    [
        "async def f(g):\n try:\n  await a\n finally:\n  pass",
        "async def f(g):\n try:\n  pass\n except E:\n  await a\n finally:\n  pass",
        "async def f(g):\n with a:\n  for x in y:\n   b = await c",
        "async def f(g):\n async with a:\n  await c",
    ],
)
def test_a_guarded_await_is_found(code):
    assert list(guarded_awaits(ast.parse(code))) == [2]


@pytest.mark.parametrize(
    "line",
    [
        "g.x = {1, 2}",
        "g.x = {a for a in b}",
        "g.x = set()",
        "g.x = set(a) | b",
        "g.x[3] = frozenset(a)",
        "g.x, y = set(), 2",
        "g.x = [1, [0.5]]",
        "g.x = 1 if y else 1.5",
        "g.x = {1: 0.5}",
        "g.x += 0.5",
        "g.x = a / b",
        "g.x /= 2",
        "g.x.append({1})",
        "g.x[2].append(-0.5)",
        "g.x = [float(a) for a in b]",
    ],
)
def test_a_float_or_a_set_in_a_state_is_found(line):
    assert floats_and_sets(ast.parse(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "x = {1}",
        "g.x = sorted({1, 2})",
        "g.x = len(set(a))",
        "g.x = a // b",
        "g.x = {1: 2}",
        "y.x = 0.5",
        "g.x += 1",
    ],
)
def test_what_is_allowed_is_not_found(line):
    assert floats_and_sets(ast.parse(line)) == []


def test_a_foreign_import_is_found():
    code = (
        "import os.path, numpy\nfrom msgspec import x\nfrom .ask import y\nfrom gonfalon.lore import z\nimport re"
    )
    assert foreign_imports(ast.parse(code)) == ["numpy", "msgspec", "gonfalon.lore"]
