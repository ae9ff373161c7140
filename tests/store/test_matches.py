"""Matches are kept, found, listed and changed; their secrets stay where they are."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from shamble.match.match import Acted
from shamble.match.seats import Invite, Seat, Table
from shamble.store import BadText, Conflict, NoSuchMatch, Store, StoreError
from shamble.store.database import ENGINE_SETTINGS
from tests.store.scenes import SECRET, a_match, a_table, in_a_loop


@in_a_loop
async def test_a_match_comes_back_as_it_was(url: str) -> None:
    match = a_match(
        table=Table(
            seats=(Seat(word="sesame", data={"x": [1]}), Seat(), Seat(name="ゴマ", after=9)),
            host="ann-1",
            invites=(Invite(3, 1), Invite(4)),
            unlisted=True,
        ),
        status="running",
        created=datetime(2031, 5, 6, 7, 8, 9, 123456, UTC),
    )
    async with await Store.open(url) as store:
        await store.create(match, SECRET)
        assert await store.match("m1") == match
        assert await store.matches() == [match]
    async with await Store.open(url) as again:
        assert await again.match("m1") == match


@in_a_loop
async def test_what_is_not_wanted_takes_no_place_in_a_list(url: str) -> None:
    start = datetime(2031, 1, 1, tzinfo=UTC)
    async with await Store.open(url) as store:
        for number, match in enumerate(("open", "over", "hidden", "hidden2")):
            table = Table(seats=(Seat(), Seat()), unlisted=match.startswith("hidden"))
            status = "over" if match == "over" else "open"
            when = start + timedelta(hours=number)
            await store.create(a_match(match, table=table, status=status, updated=when), SECRET)

        async def first(**which: object) -> list[str]:
            found = await store.matches(limit=1, **which)  # type: ignore[arg-type]
            return [match.id for match in found]

        assert await first() == ["hidden2"]
        assert await first(listed=True) == ["over"]
        assert await first(listed=True, over=False) == ["open"]
        assert await first(over=True) == ["over"]
        hour = timedelta(hours=1)
        assert await first(changed=(None, start + hour)) == ["open"]
        assert await first(changed=(start, start + 3 * hour)) == ["hidden"]
        assert await first(changed=(start + 4 * hour, None)) == []


@in_a_loop
async def test_matches_are_listed_by_game_and_status_the_latest_first(url: str) -> None:
    start = datetime(2031, 1, 1, tzinfo=UTC)
    async with await Store.open(url) as store:
        for hour, (match, status) in enumerate([("a", "open"), ("b", "running"), ("c", "open")]):
            when = start + timedelta(hours=hour)
            await store.create(a_match(match, status=status, updated=when), SECRET)

        async def listed(**which: object) -> list[str]:
            return [match.id for match in await store.matches(**which)]  # type: ignore[arg-type]

        assert await listed() == ["c", "b", "a"]
        assert await listed(status="open") == ["c", "a"]
        assert await listed(limit=2) == ["c", "b"]
        assert await listed(game="pursuit", status="running") == ["b"]
        assert await listed(game="mall") == []


@in_a_loop
async def test_matches_are_found_by_who_sits_there(url: str) -> None:
    async with await Store.open(url) as store:
        for match, holder in (("a", "ann"), ("b", "ben"), ("c", "ann"), ("d", "")):
            await store.create(a_match(match, table=a_table(holder=holder)), SECRET)
        await store.change(replace(await store.match("d"), table=a_table(holder="ann")))
        assert [match.id for match in await store.matches(holder="ann")] == ["d", "c", "a"]
        assert [match.id for match in await store.matches(holder="ben", status="open")] == ["b"]
        assert await store.matches(holder="ben", status="over") == []
        assert await store.matches(holder="cid") == []


@in_a_loop
async def test_of_two_who_change_the_same_version_one_wins(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        mine, theirs = await one.match("m1"), await other.match("m1")
        taken = await one.change(replace(mine, table=a_table(name="Bo")))
        assert (taken.version, taken.updated > mine.updated) == (2, True)
        with pytest.raises(Conflict, match="is at version 2 by now, not 1"):
            await other.change(replace(theirs, table=a_table(name="Cy")))
        assert await other.match("m1") == taken
        over = await other.change(replace(taken, status="over", ending="caught"))
        assert (await one.match("m1")) == over
        assert over.version == 3


@in_a_loop
async def test_what_was_committed_to_cannot_be_changed(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        for wrong in ({"commitment": "00" * 32}, {"game": "mall"}, {"rules": 99}):
            with pytest.raises(StoreError, match="are fixed"):
                await store.change(replace(a_match(), **wrong))
        with pytest.raises(StoreError, match="is not the SHA-256"):
            await store.create(a_match("m2"), bytes(32))
        with pytest.raises(StoreError, match="is not the SHA-256"):
            await store.create(a_match("m2"), SECRET[:31])


@in_a_loop
async def test_an_id_is_given_once(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        with pytest.raises(Conflict, match="there is a match 'm1' already"):
            await other.create(a_match(table=a_table(name="Eve")), SECRET)
        assert (await one.match("m1")).table.seats[0].name == "Ann"


@pytest.mark.parametrize("match", ["nix", "", "nul \0", "half \ud800", "long " * 1000])
@in_a_loop
async def test_what_is_not_there_is_named(url: str, match: str) -> None:
    async with await Store.open(url) as store:
        for asked in (
            store.match(match),
            store.secret(match),
            store.entries(match),
            store.append(match, 0, Acted(0, "wait")),
            store.chat(match),
            store.say(match, None, "Ann", "hello?"),
            store.change(a_match(match)),
        ):
            with pytest.raises(NoSuchMatch, match="there is no match "):
                await asked


@in_a_loop
async def test_the_secret_leaves_only_when_asked_for(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        assert await store.secret("m1") == SECRET
        match = await store.match("m1")
        for seen in (repr(match), repr(await store.matches()), repr(store), repr(vars(store))):
            assert SECRET.hex() not in seen
            assert repr(SECRET)[2:-1] not in seen
        assert "secret" not in match.__struct_fields__


@in_a_loop
async def test_no_error_shows_a_secret(url: str) -> None:
    """Whatever the database complains about, it is not in what gets printed."""
    async with await Store.open(url) as store:
        with pytest.raises(StoreError) as caught:
            await store.create(a_match(status=None), SECRET)
        printed = "".join(traceback.format_exception(caught.value))
        assert "cannot use the database" in printed
        assert ENGINE_SETTINGS["hide_parameters"], "nor in what other errors say"
        assert repr(SECRET)[2:20] not in printed
        assert SECRET.hex()[:20] not in printed
        await store.create(a_match(), SECRET)  # and nothing is stuck


@pytest.mark.parametrize("text", ["nul \0", "half \ud800", "x" * 201], ids=["nul", "half", "long"])
@in_a_loop
async def test_texts_that_cannot_be_kept_are_refused(url: str, text: str) -> None:
    async with await Store.open(url) as store:
        with pytest.raises(BadText, match="the id of a match"):
            await store.create(a_match(text), SECRET)
        assert await store.matches() == []


@in_a_loop
async def test_half_a_character_is_refused_wherever_it_stands(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        for wrong in ({"word": "\ud800"}, {"name": "\ud800"}, {"data": {"\ud800": 1}}):
            with pytest.raises(BadText, match="must be Unicode text"):
                await store.change(replace(a_match(), table=a_table(**wrong)))
        with pytest.raises(BadText, match="must be Unicode text"):
            await store.append("m1", 0, Acted(0, "\ud800"))
        with pytest.raises(BadText, match="the id of a game"):
            await store.matches(game="\0")
        named = replace(await store.match("m1"), table=a_table(name="\0", word="\0"))
        changed = await store.change(named)  # odd, but it can be kept
        assert await store.match("m1") == changed
