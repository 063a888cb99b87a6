"""`gonfalon play` and `gonfalon replay`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from gonfalon import bots, games
from gonfalon.cli.common import GAME_HELP, HUMAN, Mode, Options, check_player, mode_for, names, table_options
from gonfalon.cli.lesson import Teacher, lesson_named
from gonfalon.cli.speech import Speech
from gonfalon.cli.table import Table
from gonfalon.core import ORDERS, Game, GonfalonError, Match, Setup, View
from gonfalon.core.record import Record, read
from gonfalon.core.record import replay as replayed
from gonfalon.lore.command import Lang, Packs, lay, whole_number

SEED_BITS = 48


def play(
    game: Annotated[str, typer.Argument(help=GAME_HELP, show_default=False)] = "",
    seats: Annotated[str, typer.Option(help="Who sits where: human, or a bot.", show_default="human,normal")] = "",
    seed: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="INTEGER", help="The same seed gives the same deal and dice."),
    ] = None,
    mode: Mode = "",
    lang: Lang = "",
    pack: Packs = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
    orders: Annotated[
        str, typer.Option(help="When to ask you for reactions: once, could, always, never.")
    ] = ORDERS[0],
    lesson: Annotated[str, typer.Option(metavar="NAME", help="Take a lesson instead of playing a game.")] = "",
) -> None:
    """Play a game at the terminal, against bots or with others."""
    if orders not in ORDERS:
        raise GonfalonError(f"There is no standing order '{orders}'; there are: {', '.join(ORDERS)}.")
    lay(pack)
    if lesson:
        take_lesson(chosen(game), lesson, seed, Speech.of(game, lang))
        return
    if load:
        record = saved(load, game)
        found = games.find(record.game)
        players = players_of(seats, found) if seats else trusted(record.names, found)
        match = replayed(found, record, live=True)
    else:
        found = chosen(game)
        players = players_of(seats, found) if seats else usual_players(found, mode)
        match = begun(found, len(players), seed, mode, table_options(option))
    if len(players) != match.setup.seats:
        raise GonfalonError(f"The game has {match.setup.seats} seats, and --seats names {len(players)} players.")
    Table(Speech.of(match.game.id, lang), match, players, orders, save or load).run()


def take_lesson(game: Game, name: str, seed: int | None, speech: Speech) -> None:
    """A lesson against easy bots, with the dice of its first try unless others are named."""
    lesson = lesson_named(game.lessons, game.id, name)
    options = {**lesson.options, "lesson": lesson.id}
    seed = lesson.seed if seed is None else seed
    match = begun(game, lesson.seats, seed, lesson.mode, options)
    players = [HUMAN, *["easy"] * (lesson.seats - 1)]
    Table(speech, match, players, ORDERS[0], None, Teacher(speech, match, lesson)).run()


def chosen(game: str) -> Game:
    """The game that was named."""
    if not game:
        raise GonfalonError(f"Which game? There are: {', '.join(games.GAMES)}.")
    return games.find(game)


def begun(game: Game, seats: int, seed: int | None, mode: str, options: dict[str, str]) -> Match:
    """A new match at a live table."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    return Match(game, Setup(mode_for(game, seats, mode), seats, seed, options), live=True)


def usual_players(game: Game, mode: str) -> list[str]:
    """Who plays if nobody is named: a person against a bot, or as many bots as the mode or the game needs."""
    modes = game.modes
    seats = modes[mode].seats if mode in modes else [n for each in modes.values() for n in each.seats if n > 1]
    fewest = min(seats, default=2)
    return [HUMAN, *["normal"] * (fewest - 1)]


def players_of(seats: str, game: Game) -> list[str]:
    """Who sits where, each of them known."""
    players = names(seats)
    if not players:
        raise GonfalonError(f"Who plays? Name a player for each seat, for instance --seats {HUMAN},normal.")
    for player in players:
        check_player(player, game)
    return players


def trusted(players: list[str], game: Game) -> list[str]:
    """The players a record names. Records come from anywhere, so no code outside this package is loaded."""
    for player in players:
        if player != HUMAN:
            bots.find(player, game)
    return players


def saved(file: Path, game: str = "") -> Record:
    """The record in a file, of this game if one is named."""
    try:
        record = read(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise GonfalonError(f"{file} is not a Gonfalon record: it is not a text file.") from None
    games.known(record.game)
    if game and game != record.game:
        raise GonfalonError(f"{file} holds a game of {record.game}, not of {game}.")
    return record


def replay(
    file: Annotated[Path, typer.Argument(help="A saved or finished game.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many choices.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Print everything that happened.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw the board into this file.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="OUT", help="The same as a PNG picture.")] = None,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Show the board of a recorded game, at its end or after some of its choices."""
    lay(pack)
    record = saved(file)
    game, last = games.find(record.game), len(record.choices)
    whole = replayed(game, record)
    match = whole if to is None or to >= last else replayed(game, record, to)
    speech = Speech.of(record.game, lang)
    view = match.view(range(match.setup.seats) if whole.over else [])
    if log:
        speech.facts(view, view.log)
    if svg or png:
        draw_files(speech, view, svg, png)
    else:
        speech.board(view)
    speech.say("cli-replayed", n=last if to is None else min(to, last), last=last)
    speech.places(match, view, record.names)
    speech.chronicle(match)


def draw_files(speech: Speech, view: View, svg: Path | None, png: Path | None) -> None:
    """The board as a picture, in either form or in both."""
    from gonfalon.show import drawn

    picture = drawn(speech.game.id, view, speech.words.lang)
    if svg:
        svg.write_text(picture.svg, encoding="utf-8")
    if png:
        png.write_bytes(picture.png())
    for file in filter(None, (svg, png)):
        speech.say("said-drawn", file=str(file))
