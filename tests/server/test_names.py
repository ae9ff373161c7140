"""A name that nobody could see or that controls a screen is refused, wherever it comes in."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.server.people.guests import Guest, cookie_for
from shamble.server.people.tokens import Signer
from tests.server.houses import House
from tests.server.players import play_out, seated

WRONG = [
    "\u200b",
    " \u3000",
    "\u202eAnn",
    "Ann\u2066",
    "\x9b31mAnn",
    "\u3164",
    "Ann\ufeff",
    "Ann\u034f",
]


def refused(answer: dict[str, Any]) -> bool:
    return bool(answer["reason"] == "bad_name" and answer["message"].startswith("a name m"))


@pytest.mark.parametrize("name", WRONG, ids=ascii)
def test_a_name_is_refused_at_every_door(home: House, name: str) -> None:
    ann = home.guest("Ann")
    assert refused(ann.post("/api/me", {"name": name}, 409))
    new = {"game": "lanterns", "players": 2}
    assert refused(ann.post("/api/matches", {**new, "name": name}, 409))
    match = ann.post("/api/matches", {**new, "sit": False})["id"]
    assert refused(ann.post(f"/api/matches/{match}/sit", {"name": name}, 409))
    lobby = f"/games/lanterns/{match}"
    assert refused(ann.post(f"{lobby}/join", {"playerName": name}, 409))
    joined = ann.post(f"{lobby}/join", {"playerName": "Ann"})
    update = {"playerID": "0", "credentials": joined["playerCredentials"], "newName": name}
    assert refused(ann.post(f"{lobby}/update", update, 409))
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.get(f"/api/matches/{match}")["seats"][0]["name"] == "Ann"


def test_a_name_in_a_game_file_is_one_too(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben"])
    tabs = [one.socket() for one in people]
    for tab in tabs:
        tab.subscribe(match)
    play_out(tabs, match)
    file = people[0].get(f"/api/matches/{match}/file")
    for name in [*WRONG, "\0", "\x1b[31m"]:
        fake = {**file, "seats": [name, "Ben"]}
        assert refused(people[0].post("/api/import", fake, 409))
    imported = people[0].post("/api/import", file)
    assert [seat["name"] for seat in imported["seats"]] == ["Ann", "Ben"]


def test_control_characters_in_a_name_are_refused(home: House) -> None:
    for name in ("\0", "\x1b[31mAnn", "A\nB", "", "   ", "A" * 41):
        assert refused(home.guest().post("/api/me", {"name": name}, 409))


def test_a_name_of_an_older_server_is_forgotten(home: House) -> None:
    eve = home.guest()
    cookie = cookie_for(Signer(b"k" * 32), Guest("eve", "\u202eevE", "star"), secure=False)
    eve.http.cookies.set("shamble_guest", cookie.partition("=")[2].partition(";")[0])
    assert eve.get("/api/me") == {"name": "", "shape": "star"}


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ａｎｎ"])
def test_nobody_looks_like_another_at_the_same_table(home: House, name: str) -> None:
    ann, eve = home.guest("Ann"), home.guest(name)
    match = ann.post("/api/matches", {"game": "lanterns", "players": 3})["id"]
    path, lobby = f"/api/matches/{match}", f"/games/lanterns/{match}"
    assert eve.post(f"{path}/sit", status=409)["reason"] == "name_taken"
    assert eve.post(f"{lobby}/join", {"playerName": name}, 409)["reason"] == "name_taken"
    joined = eve.post(f"{lobby}/join", {"playerName": "Eve", "playerID": "1"})
    update = {"playerID": "1", "credentials": joined["playerCredentials"]}
    refusal = eve.post(f"{lobby}/update", {**update, "newName": name}, 409)
    assert refusal["reason"] == "name_taken"
    eve.post(f"{lobby}/update", {**update, "newName": "EVE"})  # one's own
    home.guest("Ben").post(f"{path}/sit")
    ann.post(f"{path}/start")
    token = eve.post(f"{path}/handover")["token"]
    fay = home.guest(name)
    assert fay.post(f"{path}/sit", {"invite": token}, 409)["reason"] == "name_taken"
    names = [seat["name"] for seat in fay.get(path)["seats"]]
    assert names == ["Ann", "EVE", "Ben"]


def test_a_person_is_not_called_like_a_bot_at_the_table(home: House) -> None:
    new = {"game": "lanterns", "players": 3, "bots": ["random"]}
    match = home.guest("Ann").post("/api/matches", new)["id"]
    eve = home.guest()
    assert eve.post(f"/api/matches/{match}/sit", {"name": "Random"}, 409)["reason"] == "name_taken"
    assert refused(eve.post("/api/me", {"name": "Bot B"}, 409))
    assert refused(eve.post("/api/me", {"name": "Player 1"}, 409))


def test_what_is_said_is_what_is_read(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as speaks, ben.socket() as hears:
        speaks.subscribe(match)
        hears.subscribe(match)
        assert speaks.ask("chat", match, text="\u200b\u202e")["reason"] == "nothing_said"
        speaks.ask("chat", match, text="\u202eone\x1b[2J\ntwo")
        assert hears.expect("chat")["lines"][0]["text"] == "one[2J\ntwo"
