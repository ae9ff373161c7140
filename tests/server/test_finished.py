"""After the end: file, verdict, import, replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.match.seats import SeatError, Table
from shamble.match.transcript import Transcript, verify
from shamble.server.matches.matches import check_fixed
from shamble.store import StoredMatch
from tests.server.houses import House, Visitor, is_over
from tests.server.players import play_out, seated


def played(home: House, game: str = "lanterns") -> tuple[str, Visitor]:
    ann = home.guest("Ann")
    body: dict[str, Any] = {"game": game}
    if game == "lanterns":
        body |= {"players": 2, "bots": ["random"]}
    match = ann.post("/api/matches", body)["id"]
    ann.post(f"/api/matches/{match}/word", {"word": "owl"})
    ann.post(f"/api/matches/{match}/start")
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
        tab.wait_for(match, lambda s: is_over(s) and s["table"]["status"] == "over")
    return match, ann


def test_the_file_of_a_finished_match_verifies_here_and_on_the_command_line(
    home: House, tmp_path: Path
) -> None:
    match, ann = played(home)
    file = home.guest().get(f"/api/matches/{match}/file")
    assert file["commitment"] == ann.get(f"/api/matches/{match}")["commitment"]
    assert file["words"] == ["owl", ""] and file["seats"] == ["Ann", "random"]
    verdict = ann.get(f"/api/matches/{match}/verify")
    assert verdict["verified"] and verdict["moves"] == 8
    assert ann.post("/api/verify", file) == verdict
    (tmp_path / "game.json").write_text(json.dumps(file))
    assert verify(Transcript.load(tmp_path / "game.json")).number == 8


def test_a_file_that_was_tampered_with_is_refused(home: House) -> None:
    match, ann = played(home)
    file = ann.get(f"/api/matches/{match}/file")
    key = "0" + file["key"][1:] if file["key"][0] != "0" else "1" + file["key"][1:]
    changes: list[dict[str, Any]]
    changes = [{"key": key}, {"words": []}, {"format": "other"}, {"actions": []}]
    for change in changes:
        assert ann.post("/api/verify", {**file, **change}, 409)["reason"] == "bad_file"
    assert ann.post("/api/import", {**file, "key": key}, 409)["reason"] == "bad_file"
    assert ann.post("/api/verify", {**file, "more": 1}, 422)["reason"] == "bad_body"


def test_a_file_is_imported_and_replayed(home: House) -> None:
    match, ann = played(home, "pursuit")
    file = ann.get(f"/api/matches/{match}/file")
    copy = home.guest("Ben").post("/api/import", file)
    assert (copy["status"], copy["ending"]) == ("over", file["end"]["ending"])
    assert ann.get(f"/api/matches/{copy['id']}/file") == file
    moment = f"/api/matches/{copy['id']}/moments"
    first = ann.get(f"{moment}/0", seat=0)
    assert first["player"] is None and first["count"] == len(file["actions"]) + 1
    last = ann.get(f"{moment}/{first['count'] - 1}", seat=0)
    assert last["view"]["end"]["ending"] == file["end"]["ending"]
    assert ann.get(f"{moment}/{first['count']}", 404)["reason"] == "no_such_moment"


def test_bots_of_an_imported_file_are_bots(home: House) -> None:
    match, ann = played(home)
    copy = ann.post("/api/import", ann.get(f"/api/matches/{match}/file"))
    assert [seat["kind"] for seat in copy["seats"]] == ["open", "bot"]
    assert copy["seats"][1]["level"] == "random"


def test_the_daily_key_stays_sealed_until_the_day_is_over(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], game="pursuit", options={"daily_road": "on"})
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
    assert ann.get(f"/api/matches/{match}/file", 409)["reason"] == "sealed"
    assert ann.get(f"/api/matches/{match}/verify", 409)["reason"] == "sealed"


def test_many_moments_come_at_once(home: House) -> None:
    match, ann = played(home, "pursuit")
    path = f"/api/matches/{match}/moments"
    everything = ann.get(path)
    count = everything["count"]
    assert [moment["number"] for moment in everything["moments"]] == list(range(min(count, 100)))
    one = ann.get(f"{path}/1")
    some = home.guest().get(path, **{"from": 1, "to": 2, "seat": 0})
    assert some["count"] == count and some["moments"][0] == one
    assert [moment["number"] for moment in some["moments"]] == list(range(1, min(count, 3)))
    assert ann.get(path, **{"from": 5, "to": 4})["moments"] == []
    assert ann.get(path, **{"from": 900})["moments"] == []
    assert ann.get(path, 404, seat=3)["reason"] == "no_such_seat"
    assert ann.get(path, 422, **{"from": -1})["reason"] == "bad_query"


def test_the_log_and_the_moments_can_be_seen_with_the_eyes_of_everybody(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    path = f"/api/matches/{match}"
    public = home.guest().get(f"{path}/moments")
    assert ann.get(f"{path}/moments") != public
    assert ann.get(f"{path}/moments", public="true") == public
    told = home.guest().get(f"{path}/log")["events"]
    assert told == [moment["events"] for moment in public["moments"]]
    assert ann.get(f"{path}/log", public="true")["events"] == told
    own = [moment["events"] for moment in ann.get(f"{path}/moments")["moments"]]
    assert ann.get(f"{path}/log")["events"] == own
    assert ben.get(f"{path}/log", 403, seat=0)["reason"] == "not_your_seat"


def test_moments_of_a_running_match_are_ones_own(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    path = f"/api/matches/{match}/moments"
    assert ann.get(path)["moments"][0]["view"]["seat"] == 0
    assert home.guest().get(path)["moments"][0]["view"]["seat"] is None
    assert ben.get(path, 403, seat=0)["reason"] == "not_your_seat"


def test_nobody_changes_the_seats_of_a_finished_match(home: House) -> None:
    ann, ben, eve = (home.guest(name) for name in ("Ann", "Ben", "Eve"))
    match = ann.post("/api/matches", {"game": "lanterns", "players": 3, "bots": ["random"]})["id"]
    lobby = f"/games/lanterns/{match}"
    joined = ben.post(f"{lobby}/join", {"playerName": "Ben", "playerID": "1"})
    who = {"playerID": "1", "credentials": joined["playerCredentials"]}
    path = f"/api/matches/{match}"
    ann.post(f"{path}/word", {"word": "owl"})
    ben.post(f"{path}/word", {"word": "bat"})
    token = ann.post(f"{path}/invites", {"seat": 2})["token"]
    ann.post(f"{path}/start")
    with ann.socket() as one, ben.socket() as two:
        for tab in (one, two):
            tab.subscribe(match)
        play_out([one, two], match)
        one.wait_for(match, lambda s: s["table"]["status"] == "over")
    before = [ann.get(f"{path}{of}") for of in ("/file", "/verify")]
    seats = ann.get(path)["seats"]

    for person in (ann, ben):
        assert person.post(f"{path}/leave", status=409)["reason"] == "over"
        person.post(f"{path}/back")  # nobody stands in
    assert ben.post(f"{lobby}/leave", who, 409)["reason"] == "over"
    assert ben.post(f"{lobby}/update", {**who, "newName": "X"}, 409)["reason"] == "over"
    changes: list[tuple[Visitor, str, dict[str, Any]]] = [
        (ben, "word", {"word": "cat"}),
        (ben, "handover", {}),
        (ben, "seats/1/stand_in", {"level": "random", "after": 30}),
        (ben, "seats/0/vote", {"agree": True}),
        (ann, "rules", {"absence": 60}),
        (ann, "seats/1/kick", {}),
        (ann, "seats/2/bot", {"level": "random"}),
        (ann, "start", {}),
        (eve, "sit", {"invite": token}),
        (eve, "sit", {}),
    ]
    for person, route, body in changes:
        person.post(f"{path}/{route}", body, status=409)
    ann.post(f"{path}/seats/1/ban")  # from the chat, not from the seat

    assert [ann.get(f"{path}{of}") for of in ("/file", "/verify")] == before
    seats[1]["banned"] = True
    assert ann.get(path)["seats"] == seats
    assert before[0]["words"] == ["owl", "bat", ""]


def test_the_words_of_a_match_that_has_begun_stay() -> None:
    table = msgspec.convert({"seats": [{"holder": "ann", "word": "owl"}]}, Table)
    other = msgspec.convert({"seats": [{"holder": "ann", "word": "bat"}]}, Table)
    stored = StoredMatch(
        id="m", game="lanterns", rules=1, players=1, options={}, commitment="", table=table
    )
    check_fixed(stored, other)
    for status in ("running", "over"):
        begun = msgspec.structs.replace(stored, status=status)
        check_fixed(begun, msgspec.structs.replace(table, next="n"))
        with pytest.raises(SeatError):
            check_fixed(begun, other)
