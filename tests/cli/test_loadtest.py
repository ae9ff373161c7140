"""`shamble loadtest`: a small crowd, the bounds, and what it finds when moves go missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import shamble
from shamble.cli.load.chart import HEIGHT, chart, squeezed
from shamble.cli.load.check import faults, faults_by_number
from shamble.cli.load.crowd import shares
from shamble.cli.load.plan import Plan, loopback
from shamble.cli.load.table import Kept, Promise
from shamble.engine.errors import ShambleError
from shamble.match.match import Acted, Entry
from tests.cli.test_commands import run, run_json
from tests.server.houses import house, settings

SMALL = ("--seconds", "1.5", "--players")


def test_a_small_crowd_plays_and_loses_nothing() -> None:
    found = run_json("loadtest", "pursuit", *SMALL, 12, "--watched", 3, "--processes", 2)
    assert (found["players"], found["tables"], found["connections"]) == (12, 12, 15)
    assert found["acknowledged"] >= found["moves"] > 0
    assert found["faults"] == found["trouble"] == [] and found["unanswered"] == 0
    assert found["checked_against"] == "the logs in the store"
    assert 0 < found["ack_ms"]["p50"] <= found["ack_ms"]["p99"]
    assert found["other_ms"]["p50"] > 0 and found["durability"] == "full"


def test_a_game_of_several_seats_at_normal_durability_in_words() -> None:
    module = ("--game-module", "tests.tiny.lanterns")
    said = run("loadtest", "lanterns", *SMALL, 6, "--seats", 3, "--durability", "normal", *module)
    assert "6 players at 2 tables of 3 seats of lanterns" in said
    assert "durability normal" in said and "0 lost or doubled" in said


def test_a_running_server_of_this_machine_is_measured_too(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        found = run_json("loadtest", *SMALL, 4, "--url", f"http://{home.address}")
        assert found["moves"] > 0 and found["checked_against"] == "their own numbers"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://192.0.2.7:8000", "not a loopback address"),
        ("http://0.0.0.0:8000", "not a loopback address"),
        ("https://127.0.0.1", "is no address of a server"),
        ("http://127.0.0.1:99999", "no good port"),
        ("http://no-such-host.invalid", "there is no host"),
    ],
)
def test_it_never_leaves_this_machine(address: str, why: str) -> None:
    with pytest.raises(ShambleError, match=why):
        loopback(address)


def test_addresses_of_this_machine_are_taken() -> None:
    assert loopback("http://127.0.0.1:8000") == ("127.0.0.1", 8000)
    assert loopback("localhost:81")[1] == 81
    assert loopback("http://[::1]:82") == ("::1", 82)


def test_bad_wishes_get_a_sentence() -> None:
    for wish, why in {
        ("--players", "0"): "--players must be from 1 to 5000",
        ("--players", "5001"): "--players must be from 1 to 5000",
        ("--seconds", "601"): "--seconds must be more than 0 and at most 600",
        ("--think", "-1"): "--think must be from 0 to 60",
        ("--processes", "9"): "--processes must be from 1 to 4",
        ("--watched", "2000"): "--watched must be from 0 to 1000",
        ("--seats", "2"): "pursuit is for 1 player",
        ("--durability", "off"): "durability is full or normal, not off",
        ("--url", "http://192.0.2.7"): "a load test stays on this machine",
        ("--game-module", "no.such"): "'no.such' is no module with a game",
        ("--soak", "0"): "--soak must be from 1 to 100000",
        ("--soak", "5", "--replays", "6"): "--replays must be from 0 to 5",
        ("--soak", "5", "--at-once", "0"): "--at-once must be from 1 to 500",
        ("--soak", "5", "--level", "hint"): "there is no bot 'hint'; did you mean hints?",
        ("--soak", "5", "--url", "127.0.0.1:80"): "--soak starts a server of its own",
    }.items():
        assert why in run("loadtest", *wish, status=2)


def test_the_crowd_is_shared_out() -> None:
    plan = Plan(players=10, seats=3, watched=3, processes=3)
    parts = shares(plan)
    assert [(part.tables, part.watched, first) for part, first in parts] == [
        (2, 1, 0),
        (1, 1, 2),
        (1, 1, 3),
    ]
    assert sum(part.connections for part, _ in parts) == plan.connections == 15


# ---- what it finds


def told(log: list[Entry], **promises: Promise) -> list[str]:
    actions = shamble.load("pursuit").actions
    kept = Kept("m", {int(name[1:]): promise for name, promise in promises.items()})
    return faults(kept, log, actions)


def test_lost_changed_and_doubled_moves_are_found() -> None:
    sleep, rest = Acted(0, "sleep", "r1"), Acted(0, "rest:pace_1", "r2")
    first = Promise(0, int(shamble.load("pursuit").actions.parse("sleep")), "r1")
    assert told([sleep], e0=first) == []
    assert "entry 0 was acknowledged and is lost" in told([], e0=first)[0]
    assert "acknowledged was" in told([rest], e0=first)[0]
    assert "1 entries that nobody was told of" in told([sleep, sleep], e0=first)[0]
    assert faults_by_number(Kept("m", {0: first, 2: first})) != []
    assert faults_by_number(Kept("m", {0: first, 1: first})) == []


def test_a_soak_finishes_its_matches_and_tells_of_memory() -> None:
    small = ("lanterns", "--game-module", "tests.tiny.lanterns", "--seats", 2)
    found = run_json("loadtest", *small, "--soak", 25, "--replays", 5, "--at-once", 5)
    assert (found["matches"], found["replays"]) == (25, 5)
    samples = found["samples"]
    assert samples[-1]["finished"] == 25 and samples[-1]["replays"] == 5
    assert 0 < found["server_mb"]["last"] <= found["server_mb"]["most"]
    assert found["workers_mb"]["most"] > 0
    assert 0 <= found["pause_ms"]["computing"] <= found["pause_ms"]["late"]
    assert found["phases"]["played"] <= found["phases"]["read"] <= found["phases"]["rested"]


def test_a_soak_in_words_draws_memory_over_time() -> None:
    small = ("lanterns", "--game-module", "tests.tiny.lanterns", "--seats", 2)
    said = run("loadtest", *small, "--soak", 2)
    assert "2 matches of lanterns with 2 seats of hints" in said
    assert "0 MB │█" in said and "the server's memory" in said


def test_a_chart_keeps_the_highest_of_what_a_column_stands_for() -> None:
    assert squeezed([1, 9, 2, 3, 4, 5], 3) == [9, 3, 5]
    drawn = chart([0, 10, 5], "MB", "now")
    assert drawn[0] == "       10 MB │ █ " and drawn[HEIGHT - 1] == "        0 MB │ ██"
