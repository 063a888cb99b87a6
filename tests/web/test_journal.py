"""A table's journal only grows: what was acknowledged is kept, happens once, and can be gone back over."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core import GonfalonError, draw
from gonfalon.core.record import read, replay
from gonfalon.web import fairness
from gonfalon.web.store import store as store_module
from gonfalon.web.store.saved import Holder
from gonfalon.web.store.store import FILE, Store
from gonfalon.web.tables.rebuilding import rebuild
from gonfalon.web.tables.registry import TableRegistry, Wish
from gonfalon.web.tables.table import Table
from web.house import Guest, in_a_thread, serving

HERE = Path(__file__).parent
KEY = "90b1c4de02f7a365"


def run(story):
    return asyncio.run(story)


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / FILE)


def change_row(folder: Path, statement: str) -> None:
    with database(folder) as connection:
        connection.execute(statement)
    connection.close()


async def opened(
    folder: Path, *players: str, game: str = "tactics", mode: str = "competitive", seed: int = 7
) -> Table:
    """A table without a server; its bots do not play by themselves."""
    registry = TableRegistry(await Store.open(folder), in_a_thread(), new_seed=lambda: seed)
    table = await registry.open(Wish(game, mode, players), fairness.Guest(person="p"))
    await table.stop()
    return table


async def opened_again(table: Table) -> Table:
    registry = TableRegistry(table.store, in_a_thread())
    found = await registry.find(table.id)
    assert found is not None
    await found.stop()
    return found


async def play_on(table: Table, rng: Random, choices: int) -> None:
    for _ in range(choices):
        if table.match.over:
            return
        seat = rng.choice(list(table.match.asks))
        ask = table.match.asks[seat]
        await table.choose(seat, table.game.verbs.text(draw(ask.options, rng)), table.match.nth[seat])


def seen(table: Table) -> Any:
    view = table.match.view(range(table.match.setup.seats))
    state = [getattr(view.state, name) for name in view.state.fields if name != "dice"]
    return view.log, state, [*view.asks]


# ------------------------------------------------------------------ once and only once


async def first_choice(me: Guest, id: str) -> dict[str, Any]:
    (ask,) = (await me.look(id))["asks"]
    return {"seat": ask["seat"], "choice": ask["options"][0], "nth": ask["nth"]}


def test_a_choice_that_is_sent_again_is_made_once(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "me")
            path, choice = f"/api/table/{id}/choose", await first_choice(me, id)
            first = await me.call(path, **choice, key="0000000000c0ffee")
            assert first.json()["done"] == "0000000000c0ffee"
            for _ in range(3):
                again = await me.call(path, **choice, key="0000000000c0ffee")
                assert (again.status_code, again.json()) == (200, first.json())
            await me.call(path, **await first_choice(me, id))
            assert (await me.call(path, **choice, key="0000000000c0ffee")).json()["done"] == "0000000000c0ffee"
            assert [entry.key for entry in (await server.saved(id)).entries] == ["0000000000c0ffee", ""]

    run(story())


def test_whatever_is_sent_again_is_in_the_journal_once(tmp_path):
    """As if every answer were lost: each choice, and each choice taken back, is sent twice or more."""

    async def story():
        table, rng = await opened(tmp_path, "me", "me", "me", seed=5), Random(6)
        for number in range(100):
            seat = rng.choice(list(table.match.asks))
            ask, nth, key = table.match.asks[seat], table.match.nth[seat], f"{number:016x}"
            text = table.game.verbs.text(draw(ask.options, rng))
            for _ in range(rng.randint(2, 3)):
                await table.choose(seat, text, nth, key)
            if table.match.can_undo(seat) and rng.random() < 0.2:
                nth = table.match.nth[seat]
                for _ in range(2):
                    await table.undo(seat, nth, f"f{number:015x}")
        again = await opened_again(table)
        keys = [entry.key for entry in again.journal.entries]
        assert len(keys) == len({*keys}) > 90
        assert again.match.state.digest() == table.match.state.digest()
        await table.store.close()

    run(story())


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "This key has been used"), ("fr", "Cette clé a déjà servi")]
)
def test_a_key_for_something_else_is_refused(tmp_path, lang, sentence):
    async def story():
        async with serving(tmp_path) as server, Guest(server, lang) as me:
            id = await me.new_table("me", "me")
            choice = await first_choice(me, id)
            assert (await me.call(f"/api/table/{id}/choose", **choice, key=KEY)).status_code == 200
            other = await first_choice(me, id)
            elsewhere = {**choice, "seat": 1 - choice["seat"]}
            for path, wish in (("choose", other), ("choose", elsewhere), ("undo", {"seat": choice["seat"]})):
                answer = await me.call(f"/api/table/{id}/{path}", **wish, key=KEY)
                assert answer.status_code == 409
                assert sentence in answer.json()["error"]
            answer = await me.call(f"/api/table/{id}/choose", **other, key="k")
            assert answer.status_code == 400
            assert len((await server.saved(id)).entries) == 1

    run(story())


def test_keys_are_known_after_a_restart(tmp_path):
    async def story():
        table = await opened(tmp_path, "me", "me")
        seat, text = next(iter(table.match.asks)), "camp start_nw"
        await table.choose(seat, text, None, "k1")
        await table.undo(seat, None, "k2")
        again = await opened_again(table)
        await again.choose(seat, text, None, "k1")
        await again.undo(seat, None, "k2")
        assert [entry.kind for entry in again.journal.entries] == ["choice", "undo"]
        assert again.match.state.digest() == table.match.state.digest()
        await table.store.close()

    run(story())


def test_an_empty_window_is_passed_once_too(tmp_path):
    """It leaves no entry, but a pass that is sent again is acknowledged again."""

    async def story():
        rng = Random(2)
        table = await opened(tmp_path, "me", "me", "me", seed=5)
        while not any(ask.window and ask.only() for ask in table.match.asks.values()):
            await play_on(table, rng, 1)
        seat, ask = next((seat, ask) for seat, ask in table.match.asks.items() if ask.window and ask.only())
        text, nth, length = (
            table.game.verbs.text(ask.options[0]),
            table.match.nth[seat],
            len(table.journal.entries),
        )
        for _ in range(2):
            await table.choose(seat, text, nth, "k")
        assert table.match.nth[seat] == nth + 1
        assert len(table.journal.entries) == length
        await table.store.close()

    run(story())


def test_if_only_the_answer_of_the_store_is_lost_the_key_decides(tmp_path, monkeypatch):
    async def story():
        table = await opened(tmp_path, "me", "me")
        keep = Store.keep

        async def kept_but_silent(self, id, change):
            await keep(self, id, change)
            raise GonfalonError("The line is dead.")

        seat = next(iter(table.match.asks))
        monkeypatch.setattr(Store, "keep", kept_but_silent)
        await table.choose(seat, "camp start_nw", None, "k1")
        saved = await table.store.table(table.id)
        assert saved is not None
        assert table.match.state.digest() == rebuild(saved).match.state.digest()
        (seat,) = table.match.asks
        option = table.game.verbs.text(table.match.asks[seat].options[0])
        with pytest.raises(GonfalonError, match="refused-store"):
            await table.choose(seat, option, None)
        assert [entry.key for entry in table.journal.entries] == ["k1", ""]
        await table.store.close()

    run(story())


def test_a_table_that_another_program_has_changed_is_read_again(tmp_path):
    async def story():
        one = await opened(tmp_path, "me", "me")
        two = await opened_again(one)
        seat, ask = next(iter(one.match.asks.items()))
        first, second = (one.game.verbs.text(option) for option in ask.options[:2])
        await one.choose(seat, first, None, "k1")
        with pytest.raises(GonfalonError, match="refused-stale"):
            await two.choose(seat, second, None, "k2")
        assert two.match.state.digest() == one.match.state.digest()
        await two.choose(seat, first, None, "k1")
        assert len(two.journal.entries) == 1
        await one.store.close()

    run(story())


# -------------------------------------------------------------- going back by consent


def test_the_table_goes_back_and_the_next_die_differs(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "me", seed=9)
            table, rng = server.table(id), Random(1)
            await table.stop()
            await play_on(table, rng, 20)
            before, length, dice = seen(table), -1, table.match.state.dice
            while table.match.state.dice == dice or len(table.journal.entries) == length:
                before, length, dice = seen(table), len(table.journal.entries), table.match.state.dice
                await play_on(table, rng, 1)
            seat = table.journal.entries[-1].seat
            answer = await me.call(f"/api/table/{id}/rewind", seat=seat, choices=1, key=KEY)
            assert answer.status_code == 200, answer.text
            assert answer.json()["done"] == KEY
            assert answer.json()["log"][-1] == "The table went back to this point. The dice are new from here on."
            log, state, asks = seen(table)
            assert (log[:-1], state, asks) == before
            assert table.match.state.dice[0] != dice[0]
            assert len(table.journal.entries) == length + 2
            page = (await me.http.get(f"/table/{id}")).text
            assert "The table went back to this point." in page
            again = await me.call(f"/api/table/{id}/rewind", seat=seat, choices=1, key=KEY)
            assert again.json() == answer.json()
            other = await me.call(f"/api/table/{id}/rewind", seat=seat, choices=2, key=KEY)
            assert other.status_code == 409
            restored = rebuild(await server.saved(id)).match
            assert restored.state.digest() == table.match.state.digest()
            assert restored.log == table.match.log

    run(story())


def test_every_page_goes_back_with_the_table(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as stranger:
            id = await me.new_table("me", "me", seed=9)
            table = server.table(id)
            await table.stop()
            await play_on(table, Random(1), 14)
            async with me.page(id) as mine, stranger.page(id) as theirs:
                pages = (mine, theirs)
                for page in pages:
                    await page.hear()
                before = [page.shown() for page in pages]
                seat, length = next(iter(table.match.asks)), len(table.journal.entries)
                await play_on(table, Random(2), 9)
                own = sum(entry.seat == seat for entry in table.journal.entries[length:])
                for page in pages:
                    await page.moves_on()
                await table.rewind(seat, own)
                for page, then in zip(pages, before):
                    await page.until(lambda page: "The table went back" in "".join(page.lines.values()))
                    now = page.shown()
                    *lines, last = now["lines"].values()
                    assert lines == [*then["lines"].values()]
                    assert "The dice are new from here on." in last
                    assert (now["groups"], now["panels"]) == (then["groups"], then["panels"])

    run(story())


def test_going_back_is_counted_in_choices_of_one_s_own(tmp_path):
    """How many choices others made, in windows above all, is nobody's business."""

    async def story():
        table = await opened(tmp_path, "me", "me", seed=3)
        rng, journal = Random(3), []
        for _ in range(40):
            await play_on(table, rng, 1)
        journal = [entry.seat for entry in table.match.journal if entry.option is not None]
        for wrong in (0, -1, journal.count(0) + 1, 10**30):
            with pytest.raises(GonfalonError, match="refused-back"):
                await table.rewind(0, wrong)
        await table.rewind(0, 3)
        kept = [entry.seat for entry in table.match.journal if entry.option is not None]
        assert kept == [*journal[: [n for n, seat in enumerate(journal) if seat == 0][-3]], -1]
        await table.store.close()

    run(story())


def test_a_game_that_went_back_has_a_record_that_replays(tmp_path):
    async def story():
        table = await opened(tmp_path, "me", mode="solo", seed=2)
        rng = Random(8)
        for _ in range(3):
            await play_on(table, rng, 9)
            await table.rewind(0, 4)
        await play_on(table, rng, 500)
        assert table.match.over
        with pytest.raises(GonfalonError, match="refused-over"):
            await table.rewind(0, 1)
        record = read(table.record_text())
        assert [line for line in record.choices if line.startswith("! rekey ")]
        again = replay(table.game, record)
        assert again.over
        assert again.state.digest() == table.match.state.digest()
        kinds = [entry.kind for entry in (await opened_again(table)).journal.entries]
        assert kinds.count("rewind") == 3
        assert len(kinds) > len(record.choices)
        await table.store.close()

    run(story())


def test_somebody_elsewhere_would_have_to_agree(tmp_path):
    async def story():
        table = await opened(tmp_path, "me", "friend", seed=3)
        await play_on(table, Random(1), 9)
        await table.rewind(0, 1)
        table.holders[1] = Holder("me", "somebody else")
        with pytest.raises(GonfalonError, match="refused-consent"):
            await table.rewind(0, 1)
        await table.store.close()

    run(story())


# ------------------------------------------------------------------ a change of rules


def test_a_table_that_goes_on_by_other_rules_says_so_in_its_record(tmp_path):
    """Where the old choices lead elsewhere by the new rules, the checkpoint counts, and is part of the journal."""

    async def story():
        table = await opened(tmp_path, "me", "me", seed=3)
        await play_on(table, Random(1), 12)
        change_row(tmp_path, "update \"table\" set version = '1.old', seed = '4'")
        again = await opened_again(table)
        assert again.match.state.digest() == table.match.state.digest()
        await play_on(again, Random(2), 6)
        lines = again.record_text().partition("\n\n")[2].splitlines()
        assert again.record_text().startswith("gonfalon 2\n")
        assert lines.count(f"! version {table.game.version}") == 1
        assert len(lines) == len(again.journal.entries)
        change_row(tmp_path, 'update "table" set checkpoint = null')
        last = await opened_again(table)
        assert last.match.state.digest() == again.match.state.digest()
        assert last.record_text() == again.record_text()
        await table.store.close()

    run(story())


# --------------------------------------------------------------------- damaged rows


def test_a_damaged_checkpoint_does_not_matter_while_the_journal_is_whole(tmp_path):
    async def story():
        table = await opened(tmp_path, "me", "me")
        await play_on(table, Random(1), 5)
        for damage in ("x'00ff'", "cast('[1, 2' as blob)", "cast('[{}, [], []]' as blob)", "cast('[]' as blob)"):
            change_row(tmp_path, f'update "table" set checkpoint = {damage}')
            again = await opened_again(table)
            assert again.match.state.digest() == table.match.state.digest()
            await again.choose(*next(iter(choices(again))))
            table = again
        await table.store.close()

    run(story())


def choices(table: Table) -> list[tuple[int, str, None]]:
    return [(seat, table.game.verbs.text(ask.options[0]), None) for seat, ask in table.match.asks.items()]


@pytest.mark.parametrize(
    "damage",
    [
        "reactions = 'forever'",
        "options = 'not json'",
        "options = '[]'",
        "seed = 'many'",
        "names = '{}'",
        "name = x'00ff'",
        "seats = 'two'",
        "version = x'00'",
        "touched = 'long ago'",
        "delete from seatholder",
        "update seatholder set kind = 'ghost'",
        'update seatholder set orders = \'{"windows":"perhaps"}\'',
    ],
)
def test_one_damaged_row_harms_one_table(tmp_path, damage):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            ids = [await me.new_table("me", "random", name=name) for name in ("First", "Second", "Third")]
            await server.house.registry.close()
            statement = damage if damage.startswith(("update", "delete")) else f'update "table" set {damage}'
            column = '"table"' if "seatholder" in damage else "id"
            change_row(tmp_path, f"{statement} where {column} = '{ids[1]}'")
            home = await me.http.get("/")
            assert home.status_code == 200
            assert "First" in home.text
            assert "Third" in home.text
            assert "Second" not in home.text
            await server.house.registry.resume()
            assert {*server.house.registry.tables} == {ids[0], ids[2]}
            answer = await me.http.get(f"/table/{ids[1]}")
            assert answer.status_code == 410
            assert "what was saved of it is damaged" in answer.text

    run(story())


def test_a_damaged_entry_harms_no_more_than_its_table(tmp_path):
    async def story():
        table = await opened(tmp_path, "me", "me")
        await play_on(table, Random(1), 5)
        change_row(tmp_path, "update entry set text = 'dance' where number = 2")
        again = await opened_again(table)
        assert again.match.state.digest() == table.match.state.digest()
        change_row(tmp_path, 'update "table" set checkpoint = null')
        with pytest.raises(GonfalonError, match="said-stuck"):
            await opened_again(table)
        await table.store.close()

    run(story())


# ----------------------------------------------------------------- a database of 0.1


def data_of_0_1(folder: Path, rekeyed: str = "immortalsb") -> dict[str, list[tuple[int, int, str]]]:
    """The data folder of version 0.1, and the choices of each table in it."""
    folder.mkdir(exist_ok=True)
    with database(folder) as old:
        old.executescript((HERE / "version-0.1.sql").read_text(encoding="utf-8"))
        if rekeyed:
            old.execute("insert into choice values (?, 0, -1, 'rekey ff')", [rekeyed])
        made: dict[str, list[tuple[int, int, str]]] = {id: [] for (id,) in old.execute('select id from "table"')}
        for id, *row in old.execute('select "table", number, seat, text from choice order by 1, 2'):
            made[id].append((row[0], row[1], row[2]))
    old.close()
    return made


def test_a_database_of_0_1_opens_with_all_tables_and_choices(tmp_path):
    async def story():
        made = data_of_0_1(tmp_path)
        assert len(made) == 6
        registry = TableRegistry(await Store.open(tmp_path), in_a_thread())
        assert {saved.game for saved in await registry.store.tables_of("p" * 32)} == {*games.GAMES}
        for id, rows in made.items():
            table = await registry.find(id)
            assert table is not None
            await table.stop()
            kinds = ["rekey" if seat < 0 else "choice" for _, seat, _ in rows]
            texts = [text.removeprefix("rekey ") for _, _, text in rows]
            entries = table.journal.entries
            assert [entry.kind for entry in entries] == kinds
            assert [(entry.seat, entry.text) for entry in entries] == [
                (seat, text) for (_, seat, _), text in zip(rows, texts)
            ]
            assert all(entry.at is None and not entry.key for entry in entries)
            played = table.record_text().partition("\n\n")[2].splitlines()
            assert played == [f"{seat} {text}" if seat >= 0 else f"! {text}" for _, seat, text in rows]
            assert table.match.over == (id == "tacticsbbb")
            if not table.match.over:
                await play_on(table, Random(id), 5)
                assert len((await registry.store.table(id) or table.saved).entries) > len(rows)
        assert (await registry.store.upload("uploadaaaa") or "").startswith("gonfalon 1\n")
        await registry.store.close()
        with database(tmp_path) as new:
            assert sum(map(len, made.values())) == new.execute("select count(*) from choice").fetchone()[0]

    run(story())


def test_a_migration_that_is_cut_off_is_done_again(tmp_path, monkeypatch):
    async def story():
        made = data_of_0_1(tmp_path)
        migrate = store_module.migrate

        def cut_off(connection):
            migrate(connection)
            raise KeyboardInterrupt

        monkeypatch.setattr(store_module, "migrate", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await Store.open(tmp_path)
        monkeypatch.setattr(store_module, "migrate", migrate)
        store = await Store.open(tmp_path)
        kept = await store.table("heroesaaaa")
        assert kept is not None
        assert len(kept.entries) == len(made["heroesaaaa"])
        await store.close()

    run(story())
