"""The commands as a user calls them: real processes, real output."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.match.transcript import Transcript


def run(
    *args: object, status: int = 0, typed: str = "", given: dict[str, str] | None = None
) -> str:
    """Run `shamble …`; bad input must be one sentence on stderr, never a traceback."""
    command = [sys.executable, "-m", "shamble", *map(str, args)]
    around = {**os.environ, **(given or {})}
    done = subprocess.run(command, capture_output=True, text=True, input=typed, env=around)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    if status == 2:
        assert done.stdout == ""
        assert done.stderr.strip().count("\n") <= 3
    return done.stdout if status == 0 else done.stderr


def run_json(*args: object) -> Any:
    return json.loads(run(*args, "--json"))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game."""
    game = shamble.load("pursuit", quiet_night=True)
    key = bytes(range(32))
    s = game.new(key=key)
    transcript = Transcript.begin(game, key, ["Ada"])
    while not game.is_over(s):
        action = game.hint(game.redact(s, 0), 0)
        game.apply(s, 0, action)
        transcript.act(0, action)
    transcript.close(game, s)
    file = tmp_path / "game.json"
    transcript.save(file)
    return file


# ---- games


def test_games_lists_ids_players_and_options() -> None:
    text = run("games")
    assert "pursuit" in text and "1 player" in text
    assert "preset=gentle | moderate | standard | cruel" in text
    assert "pursuit  彼女が来る（1人）" in run("games", "--lang", "ja")
    assert "（3〜6人）" in run("games", "--lang", "ja")


def test_an_empty_score_list_speaks_the_readers_language(tmp_path: Path) -> None:
    here = ("scores", "pursuit")
    empty = {"SHAMBLE_DATA": str(tmp_path)}
    assert "Pursuit: no finished game" in run(*here, "--lang", "en", given=empty)
    assert "彼女が来る：この設定で終わったゲームはまだありません" in run(
        *here, "--lang", "ja", given=empty
    )


def test_games_as_json() -> None:
    pursuit = next(game for game in run_json("games") if game["id"] == "pursuit")
    assert pursuit["players"] == [1]
    preset = next(option for option in pursuit["options"] if option["name"] == "preset")
    assert preset["values"] == ["gentle", "moderate", "standard", "cruel"]
    assert preset["default"] == "standard"
    assert preset["help"]


# ---- simulate


def test_simulate_reports_wins_endings_lengths_and_speed() -> None:
    text = run("simulate", "pursuit", "--games", 300, "--seed", 5, "--policy", "hints")
    for word in (
        "win rate",
        "95 % interval",
        "Caught",
        "decisions a game",
        "rounds a game",
        "actions a game",
    ):
        assert word in text
    assert "a second" in text


def test_simulate_says_how_many_played() -> None:
    quick = ("--games", 1, "--target", "interpreted")
    assert "Mall: 1 game, 4 players" in run("simulate", "mall", "--players", 4, *quick)
    assert "Pursuit: 1 game, 1 player," in run("simulate", "pursuit", *quick)


def test_a_wrong_policy_is_answered_with_every_right_one_once() -> None:
    said = run("simulate", "mall", "--policy", "zzz", status=2)
    assert "it can be random, hints or search." in said


@pytest.mark.parametrize("policy", ["random", "hints"])
def test_the_same_seed_gives_the_same_games_on_every_target(policy: str) -> None:
    shamble.load("pursuit").target("native").simulate(1, 0, policy)  # compiled from now on
    common = ("simulate", "pursuit", "--games", 120, "--seed", 9, "--policy", policy)
    reports = [
        run_json(*common, "--target", "interpreted"),
        run_json(*common, "--target", "native", "--workers", 1),
        run_json(*common, "--target", "native", "--workers", 3),
    ]
    for report in reports:
        for changing in ("seconds", "decisions_per_second", "target", "interpreted_games"):
            del report[changing]
    assert reports[0] == reports[1] == reports[2]
    assert run_json(*common[:-1], policy, "--seed", 10)["endings"] != reports[0]["endings"]


def test_simulate_counts_add_up() -> None:
    report = run_json("simulate", "pursuit", "--games", 500, "-o", "preset=gentle")
    assert sum(report["endings"].values()) == report["games"] == 500
    seat = report["seats"][0]
    assert seat["wins"] == report["endings"]["evacuated"]
    low, high = seat["win_rate_95"]
    assert low <= seat["win_rate"] <= high
    assert report["options"]["preset"] == "gentle"
    assert sum(report["actions"].values()) == report["total_decisions"]


def test_simulate_plays_the_games_own_bots_too() -> None:
    report = run_json("simulate", "pursuit", "--games", 3, "--policy", "mean")
    assert report["games"] == 3


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("simulate", "pursiut"), "did you mean pursuit"),
        (("simulate", "pursuit", "-o", "preset=soft"), "gentle, moderate, standard or cruel"),
        (("simulate", "pursuit", "-o", "quite_night"), "did you mean quiet_night"),
        (("simulate", "pursuit", "-o", "preset=cruel", "-o", "preset=gentle"), "given twice"),
        (("simulate", "pursuit", "-o", "puzzle", "-o", "open_road"), "puzzle and open_road"),
        (("simulate", "pursuit", "--players", 4), "1 player"),
        (("simulate", "pursuit", "--games", 0), "from 1 to"),
        (("simulate", "pursuit", "--seed", -1), "--seed"),
        (("simulate", "pursuit", "--workers", 0), "--workers"),
        (("simulate", "pursuit", "--policy", "clever"), "there is no policy 'clever'"),
        (("simulate", "pursuit", "--target", "abacus"), "there is no target 'abacus'"),
        (("games", "--lang", "fr"), "en or ja"),
        (("bench", "nope"), "there is no game 'nope'"),
        (("bench", "--seconds", 0), "--seconds"),
        (("serve", "--port", 99999), "--port must be from 1 to 65535, not 99999"),
        (("serve", "--host", "256.1.1.1"), "cannot listen on 256.1.1.1, port 8000"),
        (("serve", "--bot-pace", -1), "--bot-pace must be from 0 to 60 seconds"),
        (("serve", "--sockets-per-address", -1), "--sockets-per-address must be 0"),
        (("serve", "--tables-per-minute", -1), "tables a minute must be from 0"),
        (("serve", "--connections", -1), "connections must be 0"),
        (("serve", "--store-seconds", 0), "store_seconds must be more than 0"),
        (("serve", "--trusted-proxy", "nginx"), "'nginx' is no address or network of a trusted"),
        (("serve", "--store", "mysql://here/it"), "sqlite or postgresql, not in mysql"),
        (("serve", "--store", "/"), "cannot use the database /"),
        (("serve", "--game-module", "no_such"), "'no_such' is no module with a game"),
        (("replay", "/nowhere/at/all"), "cannot read"),
        (("verify", "/nowhere/at/all"), "cannot read"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    args: tuple[object, ...], says: str, tmp_path: Path
) -> None:
    said = run(*args, status=2, given={"SHAMBLE_DATA": str(tmp_path)})
    assert says in said and "bad_setup" not in said


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = run("serve", "--port", port, status=2, given={"SHAMBLE_DATA": str(tmp_path)})
    assert f"cannot listen on 127.0.0.1, port {port}: Address already in use" in said


# ---- replay and verify


def test_replay_prints_every_move(finished: Path) -> None:
    transcript = Transcript.load(finished)
    text = run("replay", finished)
    assert "Ada" in text
    for number in range(1, len(transcript.actions) + 1):
        assert f"\n{number}. " in text
    assert "彼女" in run("replay", finished, "--lang", "ja")


def test_replay_steps_and_stops(finished: Path) -> None:
    text = run("replay", finished, "--step", typed="\nq\n")
    assert "\n1. " in text and "\n2. " not in text


def test_replay_as_json(finished: Path) -> None:
    moments = run_json("replay", finished)
    transcript = Transcript.load(finished)
    assert len(moments) == len(transcript.actions) + 1
    assert transcript.end is not None
    assert moments[-1]["hash"] == transcript.end.hash


def test_verify_accepts_a_true_game(finished: Path) -> None:
    assert "verified" in run("verify", finished)
    assert run_json("verify", finished)["verified"] is True


def change(file: Path, **fields: object) -> None:
    data = json.loads(file.read_text())
    data.update(fields)
    file.write_text(json.dumps(data))


def test_verify_names_the_move_that_does_not_fit(finished: Path) -> None:
    data = json.loads(finished.read_text())
    data["actions"][2][1] = "move:pace_4" if data["actions"][2][1] != "move:pace_4" else "sleep"
    finished.write_text(json.dumps(data))
    message = run("verify", finished, status=2)
    assert any(word in message for word in ("action ", "differ", "the ending is", "payoffs"))


def test_verify_names_an_impossible_move(finished: Path) -> None:
    data = json.loads(finished.read_text())
    data["actions"][1][1] = "fly"
    finished.write_text(json.dumps(data))
    assert "action 2 ('fly' by seat 0)" in run("verify", finished, status=2)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"key": "00" * 32}, "commitment"),
        ({"key": "zz"}, "hexadecimal"),
        ({"key": "00"}, "must have 32 bytes, not 1"),
        ({"version": 99}, "file version 99"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"format": "pgn"}, "not a Shamble game"),
        ({"surprise": 1}, "damaged"),
        ({"options": {"preset": "soft"}}, "preset cannot be"),
        ({"options": {}}, "every option"),
        ({"players": 2}, "seats"),
        ({"end": None}, "not finished"),
        ({"end": {"ending": "evacuated", "payoffs": [99], "hash": "0"}}, "the file says"),
        ({"actions": [[7, "sleep"]]}, "no player 7"),
    ],
)
def test_a_changed_file_is_refused_with_the_reason(
    finished: Path, fields: dict[str, object], says: str
) -> None:
    change(finished, **fields)
    assert says in run("verify", finished, status=2)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[1, 2]",
        b"\xff\xfe\x00",
        b'{"format": 3}',
        b'{"x": "\xe4"}',
        b"[" * 100_000,
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    for command in ("replay", "verify"):
        assert "not a Shamble game" in run(command, file, status=2)


def test_a_hash_that_differs_is_seen(finished: Path) -> None:
    data = json.loads(finished.read_text())
    data["end"]["hash"] = "0" * 64
    finished.write_text(json.dumps(data))
    assert "final position differs" in run("verify", finished, status=2)


# ---- bench


def test_bench_measures_everything() -> None:
    report = run_json("bench", "pursuit", "--seconds", 0.2)
    (found,) = report["games"]
    assert found["game"] == "pursuit"
    for figure in (
        "interpreted",
        "native_one_core",
        "native_all_cores",
        "native_over_interpreted",
        "copy_nanoseconds",
        "compile_cached_seconds",
        "compile_cold_seconds",
    ):
        assert found[figure] > 0
    assert found["state_bytes"] == 328
    assert (
        found["gpu"] is not None or "CUDA" in found["gpu_missing"] or "gpu" in found["gpu_missing"]
    )


def test_bench_measures_single_games_beside_those_of_openspiel() -> None:
    found = run_json("bench", "pursuit", "--single", "--seconds", 0.05)
    (row,) = found["games"]
    for target in ("interpreted", "native"):
        for way in ("playable", "aec", "parallel", "gymnasium", "openspiel"):
            assert row[target][way] > 0
        assert row[target]["copy_microseconds"] > 0
    assert found["openspiel"]["chess"]["openspiel"] > 0


def test_bench_measures_environments_beside_connect_four() -> None:
    found = run_json("bench", "pursuit", "--env", "--seconds", 0.2)
    (row,) = found["games"]
    assert (row["game"], row["players"], row["actions"]) == ("pursuit", 1, 11)
    assert row["one_core"] > 0 and row["all_cores"] > 0
    assert row["times_connect_four"] == row["one_core"] / found["connect_four"]
    assert row["one_seat_times_connect_four"] == row["one_seat"] / found["connect_four"]
