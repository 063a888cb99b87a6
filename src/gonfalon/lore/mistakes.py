"""What is wrong with a content file, in sentences for its author.

msgspec finds the mistakes; this module says where they are (file, entry, field) and what would be right. Entries
are checked one by one, so that one mistake does not hide the next. Undefined names and contradictory counts are
found here too; each game says what else its files must agree on.
"""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

Naming = Mapping[type[msgspec.Struct], Mapping[str, str]]
"""The fields of each structure that name something defined elsewhere, and what kind of thing they name."""

PLAIN_WORDS = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def mistakes(data: dict[str, Any], shape: type[msgspec.Struct], file: str) -> Iterator[str]:
    """Every mistake in plain data that should have this shape."""
    rest = dict(data)
    for key, kind in fields_of(shape).items():
        if element_of(kind) and isinstance(data.get(key), list):
            rest[key] = []
            for number, entry in enumerate(data[key], 1):
                yield from first_mistake(entry, element_of(kind), f"{file}, {called(key, entry, number)}")
    yield from first_mistake(rest, shape, file)


def repeated_ids(table: dict[str, Any], where: str) -> Iterator[str]:
    """Ids used twice within one list of tables, at any depth."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from repeated_ids(value, f"{where}, {key}")
        elif isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            yield from repeated_ids_in_list(key, value, where)


def repeated_ids_in_list(key: str, entries: list[dict[str, Any]], where: str) -> Iterator[str]:
    """Ids used twice within this list, and within the lists inside its entries."""
    numbers: dict[str, int] = {}
    for number, entry in enumerate(entries, 1):
        name = str(entry.get("id", number))
        first = numbers.setdefault(name, number)
        if first != number:
            yield f'{where}, {key}: entries {first} and {number} both have the id "{name}"; ids must differ.'
        yield from repeated_ids(entry, f"{where}, {called(key, entry, number)}")


def first_mistake(value: Any, shape: Any, where: str) -> Iterator[str]:
    """The first thing wrong with a value, as a sentence; nothing if it has the right shape."""
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        complaint, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`")
        place = f"{where}, field {path.lstrip('.')}" if path else where
        yield full_stop(f"{place}: {in_words(complaint, shape_at(shape, path))}")


def in_words(complaint: str, shape: Any) -> str:
    """A msgspec complaint about a value of this shape, in words that say what would be right."""
    quoted = re.search("[`'](.*?)[`']", complaint)
    name = quoted[1] if quoted else ""
    if complaint.startswith("Object missing"):
        return f"the field {name} is missing; add it"
    if complaint.startswith("Object contains unknown"):
        return f"there is no field {name}{instead(name, list(fields_of(shape)))}"
    if complaint.startswith("Invalid enum"):
        return f'"{name}" is not allowed{instead(name, get_args(shape))}'
    without_null = complaint.replace(" | null", "")  # an optional field is left out; TOML has no null
    plain = re.sub("`(.*?)`", lambda kind: PLAIN_WORDS.get(kind[1], kind[1]), without_null)
    return plain.replace("Expected", "expected")


def instead(name: str, right: Sequence[str]) -> str:
    """The end of a sentence about a wrong name: the nearest right one, or all of them."""
    close = get_close_matches(name, right, 1)
    return f"; did you mean {close[0]}?" if close else f"; it may be: {', '.join(right)}"


def full_stop(sentence: str) -> str:
    """A sentence with its full stop, unless it ends with a question."""
    return sentence if sentence.endswith("?") else f"{sentence}."


def called(key: str, entry: Any, number: int) -> str:
    """How a sentence names an entry: by its id, or by its number in the list."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return f'{key} "{name}"' if name else f"{key} number {number}"


def fields_of(shape: Any) -> dict[str, Any]:
    """The fields of a structure, by the names they have in a file, with their types."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(shape)}


def element_of(shape: Any) -> Any:
    """The type of the elements of a list, None for what is not a list."""
    return get_args(shape)[0] if get_origin(shape) is tuple else None


def shape_at(shape: Any, path: str) -> Any:
    """The type that a path such as `.melee.damage` or `.ability[0]` leads to."""
    for name, index in re.findall(r"\.(\w+)|(\[)", path):
        shape = without_none(element_of(shape) if index else fields_of(shape)[name])
    return shape


def without_none(shape: Any) -> Any:
    """The type that an optional field has when it is present."""
    if get_origin(shape) in (Union, UnionType):
        return next(kind for kind in get_args(shape) if kind is not NoneType)
    return shape


def unknown_names(
    contents: Mapping[str, Any], naming: Naming, known: Mapping[str, Container[Any]]
) -> Iterator[str]:
    """The names in the files of a game that nothing defines."""
    for file, content in contents.items():
        for entry, kind, name in names_in(content, naming):
            if name not in known[kind]:
                yield f'{file}.toml, {entry}: there is no {kind} "{name}".'


def names_in(value: Any, naming: Naming, entry: str = "") -> Iterator[tuple[str, str, Any]]:
    """Every name used in a piece of content: the entry it is in, the kind of thing it names, the name."""
    if isinstance(value, tuple):
        for element in value:
            yield from names_in(element, naming, entry)
    elif isinstance(value, msgspec.Struct):
        entry = entry or getattr(value, "id", "") or getattr(value, "space", "")
        named = naming.get(type(value), {})
        for key in value.__struct_fields__:
            content = getattr(value, key)
            if key in named and content:
                names = (content,) if isinstance(content, str | int) else content
                yield from ((entry, named[key], name) for name in names)
            else:
                yield from names_in(content, naming, entry)


def wrong_counts(counted: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """The things for which the files give different numbers."""
    for what, numbers in counted.items():
        if len(set(numbers)) > 1:
            yield f"The files disagree on the number of {what}: {', '.join(map(str, numbers))}."
