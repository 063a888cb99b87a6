"""Printed components: TOML files read into typed, frozen structures.

A game keeps its cards, tiles and boards in a folder of TOML files and describes each file by a structure. A
content pack is a folder with files of the same names that is laid over it: tables are merged key by key, and in a
list of tables an entry replaces the one with the same id or is added at the end. What results is checked as a
whole, so a mistake is reported in the same way whether it was made here or in a pack.
"""

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from gonfalon.lore.mistakes import full_stop, instead, mistakes, repeated_ids


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every structure that is read from a content file."""

    def text(self, what: str, lang: str) -> str:
        """One of its texts in a language: `text("name", "fr")` is the field `name_fr`."""
        words: str = getattr(self, f"{what}_{lang}")
        return words


Count = Annotated[int, Meta(ge=0)]
Top = Annotated[int, Meta(ge=1)]
Source = Annotated[str, Meta(pattern="^(rulebook|open|public: .+)$")]
"""Where an entry is from: the rulebook, something public, or designed for this program."""
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Head(Printed, frozen=True):
    """The [meta] of a file."""

    game: str
    file: str
    source: Source


class Named(Printed, frozen=True):
    id: str
    name_en: str
    name_fr: str


class Worded(Named, frozen=True):
    text_en: str
    text_fr: str


T = TypeVar("T", bound=Printed)
Data = dict[str, Any]


class ContentError(Exception):
    """Something is wrong with the content; each problem is a sentence."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Edition:
    """What a game declares about its content: its folder, each file's shape, and how the files must agree."""

    game: str
    folder: Path
    shapes: Mapping[str, type[Printed]]
    disagreements: Callable[[Mapping[str, Any]], Sequence[str]]


@dataclass
class Library:
    """The content of a running program: the packs in use and what has been read so far."""

    installed: Callable[[], list[Path]] = list
    packs: list[Path] = field(default_factory=list)
    loaded: dict[str, dict[str, Data]] = field(default_factory=dict)

    def load(self, folder: Path, file: str, shape: type[T], counts: bool = True) -> T:
        """The content of a file, with the packs laid over it. If it does not count, the version of the game does
        not depend on it: records of games that have nothing to do with it can be replayed when it changes."""
        data = read(folder / file)
        game = game_of(data, file)
        for pack in [*self.installed(), *self.packs]:
            addition = pack / file
            if addition.exists() and game_of(over := read(addition), str(addition)) == game:
                data = merged(data, over)
        if problems := list(mistakes(data, shape, file)):
            raise ContentError(*problems)
        if counts:
            self.loaded.setdefault(game, {})[file] = data
        return msgspec.convert(data, shape)

    def use_pack(self, pack: Path) -> None:
        """Lay a pack over the content; only possible before the content it changes has been read."""
        games = {game_of(read(file), str(file)) for file in pack_files(pack)}
        for game in sorted(games & self.loaded.keys()):
            raise ContentError(
                f"The pack {pack} comes too late: the content of {game} is already loaded. "
                "Name packs before the game is first used."
            )
        self.packs.append(pack)

    def version(self, game: str) -> str:
        """A short hash of a game's content as loaded, packs included; comments and layout do not count."""
        if game not in self.loaded:
            raise ContentError(f"The content of {game} has not been loaded, so it has no version yet.")
        data = msgspec.json.encode(self.loaded[game], order="deterministic")
        return hashlib.blake2b(data, digest_size=6).hexdigest()


def installed_packs() -> list[Path]:
    """The packs that installed distributions offer."""
    return [Path(point.load()) for point in sorted(entry_points(group="gonfalon.packs"))]


HOUSE = Library(installed_packs)
load = HOUSE.load
use_pack = HOUSE.use_pack
version = HOUSE.version


def check(edition: Edition, pack: Path | None = None) -> list[str]:
    """Every problem of a game's content, or of a pack laid over it."""
    library = Library()
    problems: list[str] = []
    contents: dict[str, Any] = {}
    try:
        if pack and pack.resolve() != edition.folder.resolve():
            library.use_pack(pack)
            problems += strangers(edition, pack)
    except ContentError as error:
        return list(error.problems)
    for name, shape in edition.shapes.items():
        try:
            contents[name] = library.load(edition.folder, f"{name}.toml", shape)
        except ContentError as error:
            problems += error.problems
    return problems or list(edition.disagreements(contents))


def strangers(edition: Edition, pack: Path) -> Iterator[str]:
    """The files of a pack that correspond to no file of the game."""
    for file in pack_files(pack):
        if file.stem not in edition.shapes:
            hint = instead(file.stem, list(edition.shapes))
            yield full_stop(f"{file} is not a content file of {edition.game}{hint}")
        elif (game := game_of(read(file), str(file))) != edition.game:
            yield f"{file} belongs to {game}, not to {edition.game}: see game in its [meta]."


def pack_files(pack: Path) -> list[Path]:
    """The TOML files of a pack."""
    if files := sorted(pack.glob("*.toml")):
        return files
    raise ContentError(f"{pack} is not a content pack: a pack is a folder with .toml files.")


def read(file: Path) -> Data:
    """A TOML file as plain data in which no list uses an id twice."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(f"{file.name} is missing: it should be in {file.parent}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{file} is not valid TOML: {error}.") from None
    except RecursionError:
        raise ContentError(f"{file} cannot be read: it is nested too deeply.") from None
    if problems := list(repeated_ids(data, file.name)):
        raise ContentError(*problems)
    return data


def game_of(data: Data, file: str) -> str:
    """The game that a content file says it belongs to."""
    match data:
        case {"meta": {"game": str(game)}}:
            return game
    raise ContentError(f'{file} does not say which game it is for: add [meta] with game = "...".')


def merged(under: Data, over: Data) -> Data:
    """A table with a pack's table laid over it."""
    common = {key: laid_over(under[key], over[key]) for key in under.keys() & over.keys()}
    return {**under, **over, **common}


def laid_over(under: Any, over: Any) -> Any:
    """A pack's value laid over the one it meets: tables and lists of entries are joined, others replaced."""
    if isinstance(under, dict) and isinstance(over, dict):
        return merged(under, over)
    if has_ids(under) and has_ids(over):
        return list({entry["id"]: entry for entry in [*under, *over]}.values())
    return over


def has_ids(value: Any) -> bool:
    """Whether this is a list of tables that all have an id."""
    return isinstance(value, list) and all(isinstance(entry, dict) and "id" in entry for entry in value)
