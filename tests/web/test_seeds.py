"""A seed tells every die and card: where several people play nobody may name it, nor see it while they do."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from gonfalon.core.record import read
from gonfalon.core.state import key_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.seating import people_of, screens_of
from gonfalon.web.tables.table import Table
from web.house import Guest, Server, serving
from web.test_journal import change_row, play_on


def run(story):
    return asyncio.run(story)


def test_people_and_screens():
    """A friend at the same screen is a person, and one screen agrees to something by one click."""
    me, friend, bot = Holder("me", "a"), Holder("friend", "a"), Holder("bot", "easy")
    assert len(people_of([me, me, bot])) == 1
    assert len(people_of([me, friend, friend, bot])) == 3
    assert len(people_of([me, Holder("me", "b")])) == 2
    assert people_of([bot, bot]) == set()
    assert screens_of([me, friend, bot]) == {"a"}
    assert screens_of([me, Holder("me", "b"), bot]) == {"a", "b"}


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "With two people or more nobody may choose the seed"),
        ("fr", "À deux personnes ou plus, nul ne choisit"),
    ],
)
def test_with_two_people_nobody_names_the_seed(tmp_path, lang, sentence):
    async def story():
        async with serving(tmp_path) as server, Guest(server, lang) as me:
            answer = await me.call("/api/new/tactics", players=["me", "friend"], seed=7)
            assert answer.status_code == 400
            assert sentence in answer.json()["error"]
            form = {"mode": "competitive", "seat-0": "me", "seat-1": "friend", "seed": "7"}
            answer = await me.post("/new/tactics", **form)
            assert answer.status_code == 400
            assert sentence in answer.text
            assert 'value="7"' in answer.text
            assert await server.house.store.ids() == []
            for players in (["me", "me"], ["me", "greedy"]):
                assert (await me.call("/api/new/tactics", players=players, seed=7)).status_code == 201
            assert (await me.call("/api/new/tactics", players=["me", "friend"])).status_code == 201
            seeds = [(await server.saved(id)).setup.seed for id in await server.house.store.ids()]
            assert seeds[:2] == [7, 7]
            assert seeds[2] > 1 << 64

    run(story())


SEEDS = (90371046625713847110296541, 47205518829640013975524860)


async def everything(guest: Guest, id: str) -> list[str]:
    """All that somebody can download of a running table."""
    paths = ["/", f"/table/{id}", f"/api/table/{id}", f"/table/{id}/record", f"/watch/{id}", "/new/tactics"]
    answers = [await guest.http.get(path) for path in paths]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 403, 403, 200]
    async with guest.page(id) as page:
        message = await page.hear()
    return [*(answer.text for answer in answers), str(message)]


def change_seed(table: Table, seed: int) -> None:
    """The same table, which will have other dice and decks. Whoever watches looks again."""
    match = table.match
    table.saved = replace(table.saved, setup=replace(table.saved.setup, seed=seed))
    match.setup, match.state.dice = table.saved.setup, (key_of(seed), match.state.dice[1])
    table.announce()


async def at_a_running_table(server: Server, me: Guest, *players: str) -> str:
    id = await me.new_table(*players, seed=SEEDS[0])
    table = server.table(id)
    await table.stop()
    await play_on(table, Random(1), 25)
    await table.rewind(0, 1)
    await play_on(table, Random(2), 4)
    return id


@pytest.mark.parametrize("players", [("me", "friend"), ("me", "random"), ("me", "me")])
def test_two_worlds_that_differ_in_their_seed_look_the_same(tmp_path, players):
    """Nothing that a player or a stranger can download depends on it, so nobody can work out what comes."""

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as stranger:
            id = await at_a_running_table(server, me, *players)
            worlds = []
            for seed in SEEDS:
                change_seed(server.table(id), seed)
                change_row(tmp_path, f"update \"table\" set seed = '{seed}'")
                worlds.append(await everything(me, id) + await everything(stranger, id))
            assert worlds[0] == worlds[1]
            keys = [entry.text.split()[1] for entry in server.table(id).journal.entries if entry.kind == "rewind"]
            secrets = [
                *map(str, SEEDS),
                *map("{:x}".format, SEEDS),
                *(key_of(seed).hex() for seed in SEEDS),
                *keys,
            ]
            assert [secret for secret in secrets if any(secret in text for text in worlds[0])] == []

    run(story())


def test_the_seed_is_in_the_record_when_nothing_can_change_any_more(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend", seed=SEEDS[0], mode="coop")
            table = server.table(id)
            await table.stop()
            rng = Random(1)
            while not table.match.over:
                assert (await me.http.get(f"/table/{id}/record")).status_code == 403
                await play_on(table, rng, 5)
            record = await me.http.get(f"/table/{id}/record")
            assert read(record.text).setup.seed == SEEDS[0]
            last = table.journal.entries[-1].seat
            assert not table.match.can_undo(last)
            for way in ("undo", "rewind"):
                answer = await me.call(f"/api/table/{id}/{way}", seat=last)
                assert answer.status_code in (400, 403, 409)
            assert table.match.over

    run(story())
