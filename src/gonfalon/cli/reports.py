"""`gonfalon sim` and `gonfalon bench`: numbers, as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from gonfalon import games
from gonfalon.arena.bench import bench as measured
from gonfalon.arena.bench_questions import bench as measured_questions
from gonfalon.arena.bench_search import bench as measured_search
from gonfalon.arena.play import CAP_ROUNDS
from gonfalon.arena.sim import Contest, Standing, simulate
from gonfalon.cli.common import GAME_HELP, Mode, Options, mode_for, names, table_options, words_in
from gonfalon.core import GonfalonError
from gonfalon.lore.command import AsJson, Lang, Packs, lay, new_console, whole_number
from gonfalon.lore.words import Words

STOPPED = 130
DRAWN = {"one": "cli-drawing-one", "table": "cli-drawing-table"}


def sim(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    bots: Annotated[str, typer.Option(help="The bots, one per seat.")] = "greedy,random",
    n: Annotated[
        int, typer.Option("--games", min=1, help="How many games; rounded up to fill every seating.")
    ] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[
        int, typer.Option(parser=whole_number, metavar="INTEGER", help="The seed of the first deal.")
    ] = 1,
    mode: Mode = "",
    lang: Lang = "",
    pack: Packs = None,
    option: Options = None,
    cap_rounds: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Score a game as it stands after this many rounds, if its rules set no limit; 0: never.",
            show_default=str(CAP_ROUNDS),
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and report how often each wins."""
    lay(pack)
    seated = tuple(names(bots))
    mode = mode_for(games.find(game), len(seated), mode)
    contest = Contest(game, mode, seated, n, seed, table_options(option), tuple(pack or ()), cap_rounds)
    contest.check()
    standing, words, console = Standing(contest), words_in(lang, game), new_console()
    live = console.is_terminal and not as_json
    table = Live(console=console, get_renderable=lambda: standing_report(standing, words))
    try:
        with table if live else nullcontext():
            simulate(standing, jobs)
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    finally:
        if as_json:
            typer.echo(json.dumps(standing.summary()))
        elif not live:
            console.print(standing_report(standing, words))


def standing_report(standing: Standing, words: Words) -> RenderableType:
    """How often each bot wins, how certain that is, and how long the games are."""
    facts = standing.summary()
    table = rates(words("cli-bot"), [row["bot"] for row in facts["bots"]], facts["bots"], words)
    length = words("cli-length", games=facts["games"], choices=facts["choices"])
    if facts["rounds"]:
        length += " " + words("cli-rounds", rounds=facts["rounds"])
    if first := facts["first"]:
        low, high = percent(first["low"]), percent(first["high"])
        length += " " + words("cli-first", rate=percent(first["rate"]), low=low, high=high)
    speed = words("cli-speed", seconds=facts["seconds"], speed=facts["decisions_per_second"])
    sides = side_names(standing.contest, words)
    by_seat = [rates(words("cli-side"), sides, facts["seats"], words)] if len(sides) > 1 else []
    parts: list[RenderableType] = [
        table,
        *by_seat,
        *by_trait(standing.contest, facts, words),
        Text(length),
        Text(speed),
    ]
    if facts["games"] < standing.contest.rounded:
        parts.append(ProgressBar(standing.contest.rounded, facts["games"], width=60))
    return Group(*parts)


def rates(what: str, names: Sequence[str], rows: Sequence[Mapping[str, Any]], words: Words) -> Table:
    """How often each of them wins, and how certain that is."""
    table = Table(what, words("cli-won"), words("cli-rate"), words("cli-interval"))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, row in zip(names, rows, strict=True):
        interval = f"{percent(row['low'])} – {percent(row['high'])}"
        table.add_row(name, f"{row['won']:g}", percent(row["rate"]), interval)
    return table


def by_trait(contest: Contest, facts: Mapping[str, Any], words: Words) -> Iterator[Table]:
    """How often each trait, such as a tribe, wins: one table for each sort."""
    rows = facts["traits"]
    for sort in sorted({row["sort"] for row in rows}):
        alike = [row for row in rows if row["sort"] == sort]
        tell = games.tell(contest.game)
        names = [tell.trait(words, row["trait"]) for row in alike]
        yield rates(words("cli-trait"), names, alike, words)


def side_names(contest: Contest, words: Words) -> list[str]:
    """What the seats are called in this mode."""
    tell = games.tell(contest.game)
    return [tell.side(words, contest.mode, seat) for seat in range(len(contest.bots))]


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def bench(
    game: Annotated[
        str,
        typer.Argument(
            help="The game that is measured.",
            show_default=f"{games.GAMES[0]}; with --search, --follow or --questions all",
        ),
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each program is measured.")] = 10.0,
    turns: Annotated[int, typer.Option(min=1, help="How often the programs take turns.")] = 5,
    lang: Lang = "",
    as_json: AsJson = False,
    web: Annotated[bool, typer.Option("--web", help="Measure the server instead of the engine.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure how fast the bot 'search' thinks.")] = False,
    follow: Annotated[
        bool, typer.Option("--follow", help="Measure how long a bot's turn is for a person who follows it.")
    ] = False,
    questions: Annotated[
        bool, typer.Option("--questions", help="Count what a person is asked in a round.")
    ] = False,
    against: Annotated[
        Path | None, typer.Option(help="With --search: compare with the src folder of another checkout.")
    ] = None,
) -> None:
    """Measure the speed of the engine, compared with Catanatron if it is installed, of the server, of search, or
    how long bots' turns are; or count questions."""
    if questions:
        bench_questions([games.known(game)] if game else games.GAMES, words_in(lang), as_json)
        return
    if search:
        bench_search([games.known(game)] if game else games.GAMES, turns, against, words_in(lang), as_json)
        return
    if against:
        raise GonfalonError("Only the speed of search can be compared with another checkout: add --search.")
    if follow:
        bench_follow([games.known(game)] if game else games.GAMES, seconds, words_in(lang), as_json)
        return
    game = game or games.GAMES[0]
    if web:
        bench_web(games.known(game), seconds, words_in(lang), as_json)
        return
    facts = measured(games.find(game), seconds, turns)
    if as_json:
        typer.echo(json.dumps(facts))
    else:
        new_console().print(bench_report(facts, words_in(lang)))


def bench_web(game: str, seconds: float, words: Words, as_json: bool) -> None:
    if not find_spec("httpx"):
        raise GonfalonError("Measuring the server needs httpx: pip install httpx.")
    from gonfalon.web.bench import bench as measured_web

    facts = measured_web(game, seconds)
    if as_json:
        typer.echo(json.dumps(facts))
        return
    table = Table(words("cli-measured"), words("cli-value"))
    table.columns[1].justify = "right"
    for label, times in (("cli-click", facts["click_ms"]), ("cli-acknowledged", facts["acknowledged_ms"])):
        table.add_row(words(label), f"{times['median']:.1f} / {times['p95']:.1f} ms")
    table.add_row(words("cli-announce"), f"{facts['announce_ms']:.3f} ms")
    viewers = words("cli-updates", viewers=facts["viewers"], tables=facts["tables"])
    table.add_row(viewers, str(facts["updates_per_second"]))
    for who, times in facts["drawing_ms"].items():
        parts = words("cli-drawing-parts", **{part: f"{time:.2f}" for part, time in times.items()})
        table.add_row(f"{words(DRAWN[who])} ({parts})", f"{times['all']:.2f} ms")
    table.add_row(words("cli-first-visit"), f"{facts['bytes']['first_visit'] / 1000:.1f} KB")
    table.add_row(words("cli-later-visit"), f"{facts['bytes']['later_visit'] / 1000:.1f} KB")
    new_console().print(table)


def bench_follow(ids: Sequence[str], seconds: float, words: Words, as_json: bool) -> None:
    """Seconds per turn of a bot, as a person sees it."""
    from gonfalon.web.bench_turns import LEVEL
    from gonfalon.web.bench_turns import bench as measured_turns

    facts = measured_turns(ids, seconds)
    if as_json:
        typer.echo(json.dumps(facts))
        return
    table = Table(words("cli-game"), words("cli-turns"), words("cli-turn-lasts", level=LEVEL))
    for column in table.columns[1:]:
        column.justify = "right"
    for id, times in facts.items():
        table.add_row(id, str(times["turns"]), f"{times['median']:.1f} / {times['p95']:.1f} s")
    new_console().print(table)


def bench_questions(ids: Sequence[str], words: Words, as_json: bool) -> None:
    """What a person is asked in a round: everything, and with the usual orders."""
    facts = [measured_questions(id) for id in ids]
    if as_json:
        typer.echo(json.dumps(facts))
        return
    table = Table(words("cli-game"), words("cli-question"), words("cli-before"), words("cli-after"))
    for column in table.columns[2:]:
        column.justify = "right"
    for each in facts:
        before, after = each["before"], each["after"]
        for name in ("questions", "reactions"):
            table.add_row(each["game"], words(f"cli-{name}"), f"{before[name]}", f"{after[name]}")
        for what, n in before["kinds"].items():
            table.add_row("", what, f"{n}", f"{after['kinds'].get(what, 0)}")
    new_console().print(Group(table, Text(words("cli-method-questions"))))


def bench_search(ids: Sequence[str], turns: int, against: Path | None, words: Words, as_json: bool) -> None:
    """Iterations of search per second of CPU time, for each game."""
    facts = measured_search(ids, turns, against)
    if as_json:
        typer.echo(json.dumps(facts))
        return
    titles = ["cli-iterations", *(["cli-iterations-there", "cli-search-ratio"] if against else [])]
    table = Table(words("cli-game"), *map(words, titles))
    for column in table.columns[1:]:
        column.justify = "right"
    for id, speeds in facts["search"].items():
        there = [f"{speeds['there']}", f"{speeds['ratio']:.2f}"] if against else []
        table.add_row(id, f"{speeds['here']}", *there)
    new_console().print(Group(table, Text(words("cli-method-search", turns=turns))))


def bench_report(facts: dict[str, Any], words: Words) -> RenderableType:
    """Speeds and times, and how they were measured."""
    table = Table(words("cli-measured"), words("cli-value"))
    table.columns[1].justify = "right"
    for label, speeds in (("cli-answers", "answers_per_second"), ("cli-decisions", "decisions_per_second")):
        for name, speed in facts[speeds].items():
            table.add_row(words(label, program=name), f"{speed:,}".replace(",", " "))
    if facts["ratio"]:
        table.add_row(words("cli-ratio"), f"{facts['ratio']:.2f}")
    for where, times in facts["clone_us"].items():
        table.add_row(
            words(f"cli-clone-{where.replace('_', '-')}"), f"{times['median']:.1f} / {times['p99']:.1f} µs"
        )
    method = words("cli-method", game=facts["game"], turns=facts["turns"])
    kind = words("cli-compiled" if facts["compiled"] else "cli-interpreted")
    missing = [] if facts["ratio"] else [Text(words("cli-no-catanatron"))]
    return Group(table, Text(f"{method} {kind}"), *missing)
