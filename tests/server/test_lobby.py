"""The lobby as boardgame.io's clients know it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import House, Visitor
from tests.server.players import play_out


def create(visitor: Visitor, **body: Any) -> str:
    body = {"numPlayers": 2, **body}
    return str(visitor.post("/games/lanterns/create", body)["matchID"])


def test_games_are_listed(home: House) -> None:
    assert set(home.guest().get("/games")) >= {"pursuit", "lanterns"}


def test_a_match_is_created_joined_and_starts_when_full(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = create(ann, setupData={"rounds": "three"})
    joined = ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann", "playerID": "1"})
    assert joined["playerID"] == "1"
    assert ann.get(f"/api/matches/{match}")["status"] == "open"
    assert ben.post(f"/games/lanterns/{match}/join", {"playerName": "Ben"})["playerID"] == "0"
    found = ben.get(f"/games/lanterns/{match}")
    assert found["matchID"] == match and found["gameName"] == "lanterns"
    assert [player["name"] for player in found["players"]] == ["Ben", "Ann"]
    assert found["setupData"] == {"rounds": "three"}
    assert ben.get(f"/api/matches/{match}")["status"] == "running"


def test_matches_are_listed_unless_unlisted(home: House) -> None:
    ann = home.guest("Ann")
    seen, hidden = create(ann), create(ann, unlisted=True)
    listed = [match["matchID"] for match in ann.get("/games/lanterns")["matches"]]
    assert seen in listed and hidden not in listed
    over = ann.get("/games/lanterns", isGameover="true")["matches"]
    assert seen not in [match["matchID"] for match in over]
    assert ann.get("/games/lanterns", updatedBefore=5)["matches"] == []
    assert ann.get("/games/lanterns", updatedAfter=2**53)["matches"] == []


def test_unlisted_matches_take_no_place_in_a_list(home: House) -> None:
    ann, eve = home.guest("Ann"), home.guest("Eve")
    seen = create(ann)
    for _ in range(101):
        create(eve, unlisted=True)
    assert seen in [match["matchID"] for match in ann.get("/games/lanterns")["matches"]]
    assert seen in [match["id"] for match in ann.get("/api/matches", game="lanterns")]


def test_leaving_needs_the_credentials_of_the_seat(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = create(ann)
    mine = ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann"})
    forged = {"playerID": "0", "credentials": mine["playerCredentials"][:-2] + "AA"}
    assert ben.post(f"/games/lanterns/{match}/leave", forged, 403)["reason"] == "bad_credentials"
    other = {"playerID": "1", "credentials": mine["playerCredentials"]}
    assert ann.post(f"/games/lanterns/{match}/leave", other, 403)["reason"] == "bad_credentials"
    ann.post(
        f"/games/lanterns/{match}/leave",
        {"playerID": "0", "credentials": mine["playerCredentials"]},
    )
    assert "name" not in ann.get(f"/games/lanterns/{match}")["players"][0]


def test_a_player_changes_name_and_data(home: House) -> None:
    ann = home.guest("Ann")
    match = create(ann)
    mine = ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann", "data": {"x": 1}})
    assert ann.get(f"/games/lanterns/{match}")["players"][0]["data"] == {"x": 1}
    who = {"playerID": "0", "credentials": mine["playerCredentials"]}
    ann.post(f"/games/lanterns/{match}/update", {**who, "newName": "Anna", "data": {"y": 2}})
    assert ann.get(f"/games/lanterns/{match}")["players"][0] == {
        "id": 0,
        "name": "Anna",
        "data": {"y": 2},
    }


def test_everybody_who_plays_again_meets_at_the_same_table(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = create(ann)
    path, shown = f"/games/lanterns/{match}", {}
    for visitor in (ann, ben):
        mine = visitor.post(f"{path}/join", {"playerName": visitor.name})
        who = {"playerID": mine["playerID"], "credentials": mine["playerCredentials"]}
        shown[visitor] = who
        assert visitor.post(f"{path}/playAgain", who, 409)["reason"] == "not_over"
    assert "nextMatchID" not in ann.get(path)
    tabs = [visitor.socket() for visitor in shown]
    for tab in tabs:
        tab.subscribe(match)
    play_out(tabs, match)
    following = {
        visitor.post(f"{path}/playAgain", who)["nextMatchID"] for visitor, who in shown.items()
    }
    assert len(following) == 1
    assert ann.get(path)["nextMatchID"] in following


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("/games/chess/create", {"numPlayers": 2}, 404, "no_such_game"),
        ("/games/lanterns/create", {"numPlayers": 5}, 409, "bad_setup"),
        ("/games/lanterns/create", {"numPlayers": 2, "setupData": {"x": "y"}}, 409, "bad_setup"),
        ("/games/lanterns/create", {"numPlayers": "2"}, 422, "bad_body"),
        ("/games/lanterns/create", {"numPlayers": 2, "more": 1}, 422, "bad_body"),
        ("/games/lanterns/nothing/join", {"playerName": "Ann"}, 404, "no_such_match"),
    ],
)
def test_refusals_say_what_is_wrong(
    home: House, path: str, body: Any, status: int, reason: str
) -> None:
    refused = home.guest().post(path, body, status)
    assert refused["reason"] == reason
    assert refused["message"]


def test_a_seat_that_is_taken_or_not_there_is_refused(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = create(ann)
    ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann", "playerID": "0"})
    path = f"/games/lanterns/{match}/join"
    assert ben.post(path, {"playerName": "B", "playerID": "0"}, 409)["reason"] == "taken"
    assert ben.post(path, {"playerName": "B", "playerID": "7"}, 404)["reason"] == "no_such_seat"
