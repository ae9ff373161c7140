"""Play again: the same seats and bots at one next table."""

from __future__ import annotations

from tests.server.houses import House
from tests.server.players import play_out, seated


def test_everybody_meets_at_the_same_next_table_where_they_sat(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"], players=3, bots=["random"])
    with ann.socket() as first, ben.socket() as second:
        first.subscribe(match)
        second.subscribe(match)
        ann.post(f"/api/matches/{match}/again", status=409)  # it is not over yet
        play_out([first, second], match)
    tables = [visitor.post(f"/api/matches/{match}/again") for visitor in (ann, ben)]
    assert tables[0]["id"] == tables[1]["id"] != match
    assert tables[0]["status"] == "open" and tables[1]["status"] == "running"
    kinds = [(seat["kind"], seat["name"]) for seat in tables[1]["seats"]]
    assert kinds[:2] == [("person", "Ann"), ("person", "Ben")]
    assert kinds[2][0] == "bot"
    assert ben.post(f"/api/matches/{match}/again")["id"] == tables[0]["id"]  # once more: the same


def test_who_had_no_seat_is_told_so(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], players=2, bots=["random"])
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
    home.guest("Eve").post(f"/api/matches/{match}/again", status=403)


def test_whose_name_a_stranger_has_taken_at_the_next_table_comes_without_one(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid"])
    tabs = [one.socket() for one in people]
    for tab in tabs:
        tab.subscribe(match)
    play_out(tabs, match)
    ann, ben, _ = people
    following = ann.post(f"/api/matches/{match}/again")["id"]
    home.guest("Ben").post(f"/api/matches/{following}/sit", {"seat": 2})
    came = ben.post(f"/api/matches/{match}/again")
    assert [seat["name"] for seat in came["seats"]] == ["Ann", "", "Ben"]
    assert came["you"]["seat"] == 1
