"""The tool server: whole games through its tools, and nothing hidden in what it says."""

from __future__ import annotations

import sys
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters, stdio_client

import shamble
from shamble.env.mcp_server import server
from shamble.env.tables import Table, Tables
from tests.conformance.walks import sampled
from tests.env.tables import Table as Setting
from tests.env.tables import every_table


def text(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


@every_table
def test_a_seat_is_told_the_same_in_two_worlds_that_it_cannot_tell_apart(table: Setting) -> None:
    game_id, players = table
    game = shamble.load(game_id, players)
    for seat in {0, players - 1}:
        at = Table(game, seat, "random", "en", 1)
        at.heard.clear()  # what happened in another game
        for s, _, _ in sampled(game, 1, most=10):
            told = []
            for world in (s, game.imagine(game.redact(s, seat), seat, 3)):
                at.state = world
                told.append((at.view(), at.actions() if seat in game.to_act(s) else ""))
            assert told[0] == told[1]


@every_table
def test_a_game_can_be_played_by_words_alone(table: Setting) -> None:
    game_id, players = table
    tables = Tables(seed=2)
    said = tables.start(game_id, players, players - 1, "random", {})
    assert "This is table-1." in said
    at = tables.at("table-1")
    for turn in range(15):
        lines = at.actions().split("You may say")[0].splitlines()
        if lines[0] != "You may answer with:":
            assert "over" in lines[0]
            break
        said = at.act(lines[1 + turn % (len(lines) - 1)].split()[0])
        assert "You are asked:" in said or "The game is over:" in said


def test_in_japanese_every_word_is_japanese() -> None:
    english, japanese = Tables("en", 2), Tables("ja", 2)
    told = [(english.games(), japanese.games())]
    start: tuple[Any, ...] = ("pursuit", 1, 0, "random", {})
    told += [(english.start(*start), japanese.start(*start))]
    ours, theirs = english.at("table-1"), japanese.at("table-1")
    while (lines := ours.actions().splitlines())[1:]:
        told += [(ours.act(lines[1].split()[0]), theirs.act(lines[1].split()[0]))]
    for plain, in_japanese in told:
        assert plain.count("\n\n") == in_japanese.count("\n\n")
        for word in ("You ", "happened", "Nothing", "is over", "payoff", "This is", "usually"):
            assert word not in in_japanese
    with pytest.raises(shamble.ShambleError, match="はできません（PUR-"):
        theirs.act("fly")


def test_what_is_wrong_comes_back_as_a_sentence() -> None:
    tables = Tables()
    with pytest.raises(shamble.ShambleError, match="did you mean pursuit"):
        tables.start("persuit", None, 0, "hints", {})
    with pytest.raises(shamble.ShambleError, match="there is no seat 4"):
        tables.start("pursuit", None, 4, "hints", {})
    with pytest.raises(shamble.ShambleError, match="none yet"):
        tables.at("table-1")
    tables.start("pursuit", None, 0, "hints", {})
    with pytest.raises(shamble.ShambleError, match="PUR-029"):
        tables.at("table-1").act("fly")


def test_one_may_talk_where_the_game_knows_talk() -> None:
    tables = Tables(seed=1)
    tables.start("lanterns", 4, 0, "hints", {})
    at = tables.at("table-1")
    assert "You may say before" in at.actions()
    assert "claims 2" in at.act("claim:2")
    assert "You are asked" in at.view()


def test_what_may_be_said_is_not_a_page_long() -> None:
    tables = Tables(seed=1)
    tables.start("mall", 4, 0, "hints", {})
    at = tables.at("table-1")
    while "claim_dice" not in at.actions():
        at.act(at.actions().splitlines()[1].split()[0])
    said = at.actions().split("You may say")[1].splitlines()
    assert len(said) < 40
    last = next(line for line in said if line.startswith("and so on: claim_dice:")).split()[-1]
    assert last == "claim_dice:6666"
    assert "Supermarket ×4" in at.act(last)


def test_the_tools_of_a_client() -> None:
    async def play() -> None:
        async with Client(server(seed=1)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "rules", "start_game", "look", "legal_actions", "act"}
            assert "Pursuit" in text(await client.call_tool("list_games", {}))
            assert "PUR-063" in text(await client.call_tool("rules", {"game": "pursuit"}))
            said = text(await client.call_tool("start_game", {"game": "pursuit"}))
            while "The game is over" not in said:
                action = said.split("You may answer with:\n")[1].split()[0]
                done = await client.call_tool("act", {"table": "table-1", "action": action})
                assert not done.is_error
                said = text(done)
            assert "payoff" in text(await client.call_tool("look", {"table": "table-1"}))
            wrong = await client.call_tool("act", {"table": "table-1", "action": "fly"})
            assert wrong.is_error and "PUR-" in text(wrong)

    anyio.run(play)


def test_options_and_actions_may_be_numbers_and_switches_too() -> None:
    async def play() -> None:
        async with Client(server(seed=1)) as client:
            wanted = {"game": "mall", "options": {"claims": False, "age_0": 30, "age_1": "20"}}
            said = text(await client.call_tool("start_game", wanted))
            assert "This is table-1." in said and "You may say before" not in said
            first = said.split("You may answer with:\n")[1].split()[0]
            number = shamble.load("mall").actions.parse(first)
            done = await client.call_tool("act", {"table": "table-1", "action": number})
            assert not done.is_error

    anyio.run(play)


def test_over_stdin_and_stdout() -> None:
    async def ask() -> str:
        command = StdioServerParameters(command=sys.executable, args=["-m", "shamble", "mcp"])
        async with Client(stdio_client(command)) as client:
            return text(await client.call_tool("start_game", {"game": "pursuit"}))

    assert "You may answer with:" in anyio.run(ask)
