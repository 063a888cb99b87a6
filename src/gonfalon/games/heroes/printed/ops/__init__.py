"""The operations: how the `ops` of the files become structures, one class per operation.

A file lists what a text does as tables: `{ op = "damage", amount = 2, target = "any_unit" }`. Each is read into
the class of its operation, so that a rule can say `case Damage(amount=amount)`. `vocabulary.toml` and the class
itself explain what an operation means.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import force_setattr

from gonfalon.games.heroes.printed.base import Described, Op, Timing
from gonfalon.lore.content import Printed
from gonfalon.lore.mistakes import first_mistake, instead

from . import army, attacks, cards, combat, land, realm, scenarios, spells, units

FILES: Final = (units, combat, attacks, cards, spells, realm, army, land, scenarios)
OPS: Final[dict[str, type[Op]]] = {
    str(kind.__struct_config__.tag): kind
    for file in FILES
    for kind in vars(file).values()
    if isinstance(kind, type) and issubclass(kind, Op) and kind is not Op
}
"""The class of each operation, by its name in the files."""

if TYPE_CHECKING:
    Ops = tuple[Op, ...]
else:
    Ops = tuple[dict[str, Any], ...]
    """Plain tables when they are read; `read_ops` makes operations of them."""


def read_ops(entry: "Effect | Doing") -> None:
    """Turn an entry's tables into operations, one by one, so that an error is reported with the name of the
    operation."""
    force_setattr(entry, "ops", tuple(operation(each) for each in entry.ops))


class Effect(Printed, frozen=True, kw_only=True):
    """A text and what it does."""

    text_en: str
    text_fr: str
    ops: Ops

    def __post_init__(self) -> None:
        read_ops(self)


class Doing(Described, frozen=True, kw_only=True):
    """Something with a name and one effect."""

    ops: Ops

    def __post_init__(self) -> None:
        read_ops(self)


class TimedEffect(Effect, frozen=True, kw_only=True):
    """The same on a card, with the moment at which it may be played."""

    timing: Timing


def operation(table: Any) -> Op:
    """The operation that a table describes."""
    if isinstance(table, Op):
        return table
    name = str(table.get("op", ""))
    if name not in OPS:
        raise ValueError(f'there is no operation "{name}"{instead(name, list(OPS))}')
    for mistake in first_mistake(table, OPS[name], f'operation "{name}"'):
        raise ValueError(mistake.rstrip("."))
    return msgspec.convert(table, OPS[name])
