"""What was played stays readable, whatever becomes of the rules it was played by."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble import past
from shamble.engine.language.game import Game
from shamble.games import SHELF
from shamble.match.record import Record
from shamble.server.matches.records import Records
from shamble.store import Store
from tests.past.old_stores import STORES, Kept, look, matches, opened, the_one, unpacked
from tests.server.houses import House, Visitor, settings
from tests.store.scenes import in_a_loop

RULES_CHANGED = "rules_changed"


@pytest.fixture(params=STORES, ids=lambda store: store.name.partition(".")[0])
def store(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def raised() -> Iterator[None]:
    """Every game plays by rules that are newer by one."""
    games: list[Game] = shamble.games()
    for game in games:
        game.version += 1
    yield
    for game in games:
        game.version -= 1


def finished(known: list[Kept]) -> list[Kept]:
    return [match for match in known if match.status == "over"]


def read_wholly(home: House, match: Kept) -> dict[str, Any]:
    """Everything that is told of a finished match, for everybody's eyes."""
    visitor, path = home.guest(), f"/api/matches/{match.id}"
    eyes = [{"seat": seat} for seat in range(match.players)] + [{"public": "true"}]
    told: dict[str, Any] = {
        name: visitor.get(f"{path}/{name}") for name in ("claims", "file", "verify")
    }
    told["moments"] = [moments_of(visitor, path, seen) for seen in eyes]
    told["log"] = [visitor.get(f"{path}/log", **seen)["events"] for seen in eyes]
    return told


def moments_of(visitor: Visitor, path: str, eyes: dict[str, Any]) -> list[Any]:
    found: list[Any] = []
    while (
        len(found)
        < (got := visitor.get(f"{path}/moments", **{"from": len(found)}, **eyes))["count"]
    ):
        found += got["moments"]
    return found


def test_every_rules_version_of_a_kept_store_is_known(store: Path, tmp_path: Path) -> None:
    """If this fails, run `tools/keep-rules` for the last commit before the version was raised."""
    for match in matches(unpacked(store, tmp_path)):
        assert past.is_known(match.game, match.rules), past.unknown(match.game, match.rules)


def test_a_store_has_each_game_in_every_state(store: Path, tmp_path: Path) -> None:
    known = matches(unpacked(store, tmp_path))
    for game in SHELF:
        assert {one.status for one in known if one.game == game} == {"over", "running", "open"}


def test_finished_matches_of_an_old_store_are_read_wholly(store: Path, tmp_path: Path) -> None:
    with opened(store, tmp_path, sweep_seconds=3600) as (home, known):
        for match in finished(known):
            told = read_wholly(home, match)
            check(match, told)


@in_a_loop
async def test_past_rules_are_run_as_they_were(store: Path, tmp_path: Path, raised: None) -> None:
    """Where today's are newer, by the kept package, in a process of its own."""
    path = unpacked(store, tmp_path)
    async with await Store.open(path) as old:
        records = Records(old, settings(tmp_path))
        for match in finished(matches(path)):
            made = past.record(await records._job(match.id))
            assert (made.trouble, made.ending) == ("", match.ending)
            assert Record(made.data).head.wrong == ""


def check(match: Kept, told: dict[str, Any]) -> None:
    for moments, log in zip(told["moments"], told["log"], strict=True):
        assert [moment["number"] for moment in moments] == list(range(len(moments)))
        assert [moment["events"] for moment in moments] == log
        assert moments[-1]["view"]["end"]["ending"] == match.ending
    file, verdict = told["file"], told["verify"]
    assert file["rules"] == verdict["rules"] == match.rules
    assert verdict["verified"] and verdict["hash"] == file["end"]["hash"]
    assert hashlib.sha256(bytes.fromhex(file["key"])).hexdigest() == verdict["commitment"]


def test_a_change_of_rules_changes_nothing_of_what_was_played(
    store: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with opened(store, tmp_path / "before") as (home, known):
        before = {match.id: read_wholly(home, match) for match in finished(known)}
    request.getfixturevalue("raised")
    with opened(store, tmp_path / "after") as (home, known):
        for match in finished(known):
            told = read_wholly(home, match)
            assert told["verify"].pop("replayed") is False
            before[match.id]["verify"].pop("replayed")
            assert told == before[match.id]
            file = told["file"]
            assert home.guest().post("/api/verify", file, 409)["reason"] == "bad_file"
            assert home.guest().post("/api/import", file, 409)["reason"] == "bad_file"


def test_the_table_of_a_finished_match_of_old_rules_is_told(
    store: Path, tmp_path: Path, raised: None
) -> None:
    """Over the socket: seats, chat, every step, the last position; and nothing more can be done."""
    with opened(store, tmp_path) as (home, known):
        for match in finished(known):
            visitor = the_one(home, match)
            moments = moments_of(visitor, f"/api/matches/{match.id}", {})
            with visitor.socket() as tab:
                state = tab.subscribe(match.id)
                assert state["view"] == moments[-1]["view"]
                assert state["setup"] == moments[0]["events"]
                standing = [step for step in state["steps"] if not step["back"]]
                assert [s["events"] for s in standing] == [m["events"] for m in moments[1:]]
                assert tab.expect("chat")["lines"][0]["text"] == "good luck"
                assert tab.act(match.id, 0, state["seq"])["reason"] == "game_over"
                assert tab.ask("undo", match.id, expected=state["seq"])["reason"] == "game_over"
                assert tab.ask("chat", match.id, text="well played")["type"] == "ack"


def test_a_running_match_of_old_rules_ends_and_is_readable(
    store: Path, tmp_path: Path, raised: None
) -> None:
    with opened(store, tmp_path) as (home, known):
        for match in (one for one in known if one.status == "running"):
            ann, path = the_one(home, match), f"/api/matches/{match.id}"
            told = ann.get(path)
            assert (told["status"], told["ending"]) == ("over", RULES_CHANGED)
            for seat in range(match.players):
                moments = moments_of(home.guest(), path, {"seat": seat})
                assert moments and moments[-1]["view"]["end"] is None
            assert ann.get(f"{path}/claims")["claims"] == []
            file = ann.get(f"{path}/file")
            assert file["end"] is None and len(bytes.fromhex(file["key"])) == 32
            assert ann.get(f"{path}/verify", 409)["reason"] == "broken_off"
            with ann.socket() as tab:
                state = tab.subscribe(match.id)
                assert state["table"]["ending"] == RULES_CHANGED
                assert state["view"]["seat"] == 0 and state["view"]["prompt"] is None
                assert state["view"]["actions"] == state["view"]["talk"] == []
                assert tab.act(match.id, 0, state["seq"])["reason"] == "game_over"
            following = ann.post(f"{path}/again")
            assert following["rules"] == shamble.load(match.game).game.version


def test_an_open_match_of_old_rules_goes_over_to_todays(
    store: Path, tmp_path: Path, raised: None
) -> None:
    with opened(store, tmp_path) as (home, known):
        for match in (one for one in known if one.status == "open"):
            told = home.guest().get(f"/api/matches/{match.id}")
            today = shamble.load(match.game).game.version
            assert (told["status"], told["rules"]) == ("open", today)
            ann = the_one(home, match)
            for seat in range(match.players):
                if told["seats"][seat]["kind"] == "open":
                    ann.post(f"/api/matches/{match.id}/seats/{seat}/bot", {"level": "random"})
            assert ann.post(f"/api/matches/{match.id}/start")["status"] == "running"
            with ann.socket() as tab:
                tab.subscribe(match.id)
                tab.wait_for(match.id, lambda s: s["view"] is not None)


def test_lists_hold_matches_of_all_rules(store: Path, tmp_path: Path, raised: None) -> None:
    with opened(store, tmp_path) as (home, known):
        for match in (one for one in known if one.status != "over"):
            mine = the_one(home, match).get("/api/me/matches")
            assert match.id in [one["table"]["id"] for one in mine]
        listed = home.guest().get("/api/matches")
        assert {match.id for match in known} == {one["id"] for one in listed}
        for game in {match.game for match in known}:
            assert len(home.guest().get(f"/games/{game}")["matches"]) == 3


def test_matches_of_rules_that_nobody_has_get_a_sentence(
    store: Path, tmp_path: Path, raised: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "kept", lambda game, rules: None)
    with opened(store, tmp_path) as (home, known):
        for match in known:
            path = f"/api/matches/{match.id}"
            table = home.guest().get(path)
            if match.status == "open":
                assert table["status"] == "open"
                continue
            assert table["status"] == "over"
            for what in ("moments", "moments/0", "log", "claims", "file", "verify"):
                refused = home.guest().get(f"{path}/{what}", 409)
                assert refused["reason"] == "past_rules"
                assert f"version {match.rules} of the rules of {match.game}" in refused["message"]
            with home.guest().socket() as tab:
                tab.send("subscribe", match.id, since=0, chat=0)
                assert tab.expect("error")["reason"] == "past_rules"
        assert len(home.guest().get("/api/matches")) == len(known)


def test_records_are_made_for_what_was_finished_before(store: Path, tmp_path: Path) -> None:
    """Without anybody reading; and a match that runs on keeps its secret to itself."""
    with opened(store, tmp_path, sweep_seconds=0.05) as (home, known):
        over = {match.id for match in finished(known)}
        while over - {row[0] for row in look(tmp_path / "matches.db", "SELECT match FROM records")}:
            time.sleep(0.01)
        for match in (one for one in known if one.status == "running"):
            ann, path = the_one(home, match), f"/api/matches/{match.id}"
            if ann.get(path)["status"] == "running":
                assert ann.get(f"{path}/file", 409)["reason"] == "not_over"
                assert home.guest().get(f"{path}/moments", 403, seat=0)["reason"] == "not_your_seat"
    running = [one.id for one in known if one.status == "running"]
    rows = look(
        tmp_path / "matches.db",
        "SELECT id FROM matches JOIN records ON match = id WHERE status <> 'over'",
    )
    assert running and rows == []
