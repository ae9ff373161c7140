"""Guided first games over HTTP and the socket."""

from __future__ import annotations

from typing import Any

from tests.server.houses import House, Tab, is_over, may_act
from tests.server.players import play_out


def decision(tab: Tab, match: str, number: int) -> dict[str, Any]:
    """The state in which the seat owes its so manyth answer."""
    return tab.wait_for(match, lambda s: may_act(s) and s["decision"] == number)


def follow(tab: Tab, match: str, hints: list[dict[str, Any]]) -> list[int]:
    """Do as the hints suggest; returns the decisions at which something was suggested."""
    decisions = []
    for hint in hints:
        if hint["action"] is None:
            continue
        state = decision(tab, match, hint["when"]["decision"])
        assert state["view"]["prompt"]["question"] == hint["when"]["question"]
        assert tab.act(match, hint["action"], state["seq"])["type"] == "ack"
        decisions.append(state["decision"])
    return decisions


def test_the_catalogue_says_which_games_have_a_guide(home: House) -> None:
    games = {game["id"]: game["guide"] for game in home.guest().get("/api/games")}
    assert games["pursuit"] is True and games["lanterns"] is True


def test_a_guided_game_of_pursuit_is_won_by_doing_what_it_says(home: House) -> None:
    ann = home.guest("Ann")
    guide = ann.get("/api/games/pursuit/guide")
    assert all(hint["text"]["en"] and hint["text"]["ja"] for hint in guide["hints"])
    table = ann.post("/api/matches/guided", {"game": "pursuit"})
    assert table["guided"] and table["unlisted"] and table["status"] == "running"
    assert table["options"] == guide["options"] and table["you"] == {
        "seat": 0,
        "host": True,
        "voted_out": False,
    }
    with ann.socket() as tab:
        assert tab.subscribe(table["id"])["decision"] == 1
        assert follow(tab, table["id"], guide["hints"]) == list(range(1, 8))
        end = tab.wait_for(table["id"], is_over)
        assert end["view"]["end"]["ending"] == "evacuated"
    assert table["id"] not in [one["id"] for one in ann.get("/api/matches")]


def test_the_undo_of_the_guide_really_works(home: House) -> None:
    ann = home.guest("Ann")
    hints = ann.get("/api/games/pursuit/guide")["hints"]
    match = ann.post("/api/matches/guided", {"game": "pursuit"})["id"]
    with ann.socket() as tab:
        tab.subscribe(match)
        follow(tab, match, [hint for hint in hints if hint["when"].get("decision") != 7])
        state = decision(tab, match, 7)
        assert state["undo"] is None
        tab.ask("undo", match, expected=state["seq"])
        assert decision(tab, match, 6)["undo"] == "undo_revealed"


def test_bots_follow_the_script_and_the_prefix_stands(home: House) -> None:
    ann = home.guest("Ann")
    guide = ann.get("/api/games/lanterns/guide")
    table = ann.post("/api/matches/guided", {"game": "lanterns"})
    assert guide["seat"] == 1 and table["you"]["seat"] == 1
    assert [seat["level"] for seat in table["seats"]] == ["hints", "", "random"]
    match = table["id"]
    with ann.socket() as tab:
        state = tab.subscribe(match)
        assert state["seq"] >= 3 and state["view"]["state"]["left"] == 3
        assert state["undo"] == "undo_nothing" and state["decision"] == 1
        follow(tab, match, guide["hints"])
        state = decision(tab, match, 3)
        assert state["view"]["state"]["played"] == [1, 2, 3, 1, 2]
        play_out([tab], match)


def test_who_leaves_the_path_plays_on_with_ordinary_bots(home: House) -> None:
    ann = home.guest("Ann")
    match = ann.post("/api/matches/guided", {"game": "lanterns"})["id"]
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match, seed=3)
        assert is_over(tab.states[match])


def test_a_game_without_a_guide_says_so(home: House) -> None:
    ann = home.guest("Ann")
    assert ann.get("/api/games/chess/guide", 404)["reason"] == "no_such_game"
    assert ann.post("/api/matches/guided", {"game": "chess"}, 404)["reason"] == "no_such_game"
