"""A seat of a running match stays with its person, over whichever route somebody tries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.server.settings import Rate
from tests.server.houses import House, Tab, Visitor, house, settings
from tests.server.players import seated

pytestmark = pytest.mark.threads


def vote(match: str, seat: int, *people: Visitor, agree: bool = True) -> Any:
    for visitor in people:
        found = visitor.post(f"/api/matches/{match}/seats/{seat}/vote", {"agree": agree})
    return found


def notice(tab: Tab, key: str) -> dict[str, Any]:
    """The notice of this key; it may have come already."""
    while True:
        messages = [json.loads(heard) for heard in tab.heard]
        lines = [line for m in messages if m["type"] == "chat" for line in m["lines"]]
        if found := [line for line in lines if line["key"] == key]:
            line: dict[str, Any] = found[-1]
            return line
        tab.receive()


def test_a_host_can_neither_take_a_seat_nor_give_it_to_a_friend(home: House) -> None:
    """The attack: kick in mid-game, invite a friend to the bot's seat, read on."""
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    early = ann.post(f"/api/matches/{match}/invites", {"seat": 1})["token"]
    ben.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    seat = f"/api/matches/{match}/seats/1"
    assert ann.post(f"{seat}/kick", status=409)["reason"] == "only_by_vote"
    assert ann.post(f"{seat}/bot", {"level": "random"}, 409)["reason"] == "taken"
    asked = {"level": "random", "after": 1}
    assert ann.post(f"{seat}/stand_in", asked, 403)["reason"] == "not_yours"
    assert ann.post(f"{seat}/vote", {"agree": True}, 409)["reason"] == "too_few"
    ann.post(f"{seat}/ban")
    late = ann.post(f"/api/matches/{match}/invites", {"seat": 1})["token"]
    eve = home.guest("Eve")
    for who in (eve, ben):
        for token in (early, late):
            refused = who.http.post(f"/api/matches/{match}/sit", json={"invite": token})
            assert refused.json()["reason"] in ("revoked", "taken", "banned", "already_seated")
    join = {"playerName": "Eve", "playerID": "1"}
    assert eve.post(f"/games/lanterns/{match}/join", join, 409)["reason"] == "taken"
    assert ben.get(f"/api/matches/{match}")["you"]["seat"] == 1


def test_who_is_banned_from_the_chat_is_told_that_the_seat_stays_theirs(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    table = ann.post(f"/api/matches/{match}/seats/1/ban")
    assert [seat["banned"] for seat in table["seats"]] == [False, True]
    with ben.socket() as tab:
        tab.subscribe(match)
        assert tab.ask("chat", match, text="why?")["reason"] == "banned_from_chat"


def test_who_is_voted_out_is_told_so_and_nobody_else(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid"])
    for one in (people[0], people[2]):
        one.post(f"/api/matches/{match}/seats/1/vote", {"agree": True})
    told = [one.get(f"/api/matches/{match}")["you"]["voted_out"] for one in people]
    assert told == [False, True, False]
    assert not home.guest("Eve").get(f"/api/matches/{match}")["you"]["voted_out"]


def test_who_is_voted_out_leaves_a_seat_that_nobody_gets(home: House) -> None:
    match, (ann, ben, cid) = seated(home, ["Ann", "Ben", "Cid"])
    invite = ann.post(f"/api/matches/{match}/invites", {"seat": 1})["token"]
    anywhere = ann.post(f"/api/matches/{match}/invites", {})["token"]
    with ben.socket() as tab, home.guest("Eve").socket() as outside:
        for one in (tab, outside):
            one.subscribe(match)
        found = vote(match, 1, ann)
        assert found["vote"] == {"seat": 1, "agreed": [0], "asked": [0, 2]}
        for one in (tab, outside):  # the state of a vote is no secret, who votes neither
            one.wait_for(match, lambda s: s["table"]["vote"] == found["vote"])
        assert vote(match, 1, cid)["seats"][1]["kind"] == "bot"
        state = tab.wait_for(match, lambda s: s["table"]["you"]["seat"] is None)
        assert state["view"]["seat"] is None
        assert tab.act(match, 0, state["seq"])["reason"] == "not_seated"
        for one in (tab, outside):
            line = notice(one, "voted_out")
            assert (line["seat"], line["name"], line["who"]) == (1, "Ben", None)
    for who in (ben, home.guest("Eve")):
        for token in (invite, anywhere):
            refused = who.http.post(f"/api/matches/{match}/sit", json={"invite": token})
            assert refused.json()["reason"] == ("had_person" if token == invite else "full")
        join = {"playerName": "x", "playerID": "1"}
        assert who.post(f"/games/lanterns/{match}/join", join, 409)["reason"] == "taken"
    assert ben.post(f"/api/matches/{match}/back", status=409)["reason"] == "not_seated"


def test_credentials_of_a_seat_are_good_as_long_as_the_seat_is_ones_own(home: House) -> None:
    ann, ben, cid, dan = (home.guest(name) for name in ("Ann", "Ben", "Cid", "Dan"))
    match = ann.post("/games/lanterns/create", {"numPlayers": 3})["matchID"]
    shown = {}
    for who in (ann, ben, cid):
        joined = who.post(f"/games/lanterns/{match}/join", {"playerName": who.name})
        credentials = joined["playerCredentials"]
        shown[who.name] = {"playerID": joined["playerID"], "credentials": credentials}
    token = cid.post(f"/api/matches/{match}/handover")["token"]
    dan.post(f"/api/matches/{match}/sit", {"invite": token})
    for path in ("leave", "update", "playAgain"):
        refused = cid.post(f"/games/lanterns/{match}/{path}", shown["Cid"], 403)
        assert refused["reason"] == "bad_credentials"
    assert dan.get(f"/api/matches/{match}")["seats"][2]["name"] == "Dan"


def test_whoever_takes_a_seat_over_sees_what_it_sees_and_the_other_no_more(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    dan = home.guest("Dan")
    offer = ben.post(f"/api/matches/{match}/handover")
    assert ben.get(f"/api/matches/{match}/handover") == [offer]
    assert ann.get(f"/api/matches/{match}/handover") == []
    assert ann.get(f"/api/matches/{match}")["seats"][1]["offered"]
    with ben.socket() as old, dan.socket() as new:
        for tab in (old, new):
            tab.subscribe(match)
        hand = old.states[match]["view"]["state"]["hand"][1]
        assert new.states[match]["view"]["state"]["hand"][1] != hand
        dan.post(f"/api/matches/{match}/sit", {"invite": offer["token"]})
        state = new.wait_for(match, lambda s: s["table"]["you"]["seat"] == 1)
        assert state["view"]["state"]["hand"][1] == hand
        state = old.wait_for(match, lambda s: s["table"]["you"]["seat"] is None)
        assert state["view"]["seat"] is None and state["view"]["state"]["hand"][1] != hand
        assert old.act(match, 0, state["seq"])["reason"] == "not_seated"
        for tab in (old, new):
            assert notice(tab, "handed_over")["text"] == "Dan"
    assert ben.get(f"/api/matches/{match}/moments/0", 403, seat=1)["reason"] == "not_your_seat"
    eve = home.guest("Eve")
    refused = eve.post(f"/api/matches/{match}/sit", {"invite": offer["token"]}, 403)
    assert refused["reason"] == "revoked"


def test_an_offer_that_was_withdrawn_is_good_no_longer(home: House) -> None:
    match, (_, ben) = seated(home, ["Ann", "Ben"])
    token = ben.post(f"/api/matches/{match}/handover")["token"]
    ben.post(f"/api/matches/{match}/handover/withdraw")
    refused = home.guest("Dan").post(f"/api/matches/{match}/sit", {"invite": token}, 403)
    assert refused["reason"] == "revoked"


def test_the_rule_about_absence_is_the_hosts_until_the_start(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    body = {"game": "lanterns", "players": 2, "absence": 1}
    assert ann.post("/api/matches", body, 409)["reason"] == "too_short"
    table = ann.post("/api/matches", {**body, "absence": 600, "stand_in": "random"})
    match = table["id"]
    assert (table["absence"], table["stand_in"], table["quiet"]) == (600, "random", False)
    rules = f"/api/matches/{match}/rules"
    assert ben.post(rules, {"absence": 0}, 403)["reason"] == "not_host"
    assert ann.post(rules, {"stand_in": "genius"}, 409)["reason"] == "no_such_level"
    ann.post(rules, {"absence": 300})
    ben.post(f"/api/matches/{match}/sit")
    found = ann.post(f"/api/matches/{match}/start")
    assert [seat["after"] for seat in found["seats"]] == [300, 300]
    assert [seat["level"] for seat in found["seats"]] == ["random", "random"]
    for wanted in ({"absence": 30}, {"stand_in": "hints"}, {"absence": 0, "quiet": True}):
        assert ann.post(rules, wanted, 409)["reason"] == "rules_fixed"
    assert not ann.get(f"/api/matches/{match}")["quiet"], "nothing is half done"


def test_a_next_match_keeps_the_rules_of_the_table(home: House) -> None:
    from tests.server.players import play_out

    rules = {"absence": 3600, "stand_in": "random", "quiet": True}
    match, (ann,) = seated(home, ["Ann"], players=2, bots=["random"], **rules)
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
    following = ann.post(f"/api/matches/{match}/again")
    assert {name: following[name] for name in rules} == rules


# ---- spectators' words


def test_a_table_may_keep_what_spectators_say_from_those_who_play(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    eve, fay = home.guest("Eve"), home.guest("Fay")
    with ann.socket() as player, eve.socket() as one, fay.socket() as other:
        for tab in (player, one, other):
            tab.subscribe(match)
        assert one.ask("chat", match, text="before")["seq"] == 0
        assert ben.post(f"/api/matches/{match}/rules", {"quiet": True}, 403)["reason"] == "not_host"
        ann.post(f"/api/matches/{match}/rules", {"quiet": True})
        assert one.ask("chat", match, text="to spectators")["seq"] == 2
        assert player.ask("chat", match, text="by Ann")["seq"] == 2, "no gap where Eve spoke"
        ann.post(f"/api/matches/{match}/rules", {"quiet": False})
        assert one.ask("chat", match, text="after")["seq"] == 5
        for tab in (player, other):
            tab.until(lambda m: m["type"] == "chat" and "after" in str(m))
        assert "to spectators" in "".join(other.heard)
        assert "to spectators" not in "".join(player.heard)
    with ann.socket() as again:
        again.subscribe(match)
        lines = again.expect("chat")["lines"]
        assert [line["key"] or line["text"] for line in lines] == [
            *("before", "quiet", "by Ann", "loud", "after")
        ]


def test_a_speaker_has_a_number_at_a_table_and_it_betrays_nobody(home: House) -> None:
    """To mute somebody by: the same whatever they call themselves, another at another table."""
    matches = [seated(home, ["Ann", "Ben"])[0] for _ in range(2)]
    eve, fay = home.guest("Eve"), home.guest("Eve")
    numbers: dict[str, set[int]] = {match: set() for match in matches}
    for visitor in (eve, fay):
        for match in matches:
            with visitor.socket() as tab:
                tab.subscribe(match)
                for text in ("one", "two"):
                    tab.ask("chat", match, text=f"{text}")
                tab.close()
    for match in matches:
        with home.guest().socket() as tab:
            tab.subscribe(match)
            lines = tab.expect("chat")["lines"]
            numbers[match] = {line["who"] for line in lines}
            assert len(numbers[match]) == 2 and len(lines) == 4
            assert all(line["name"] == "Eve" and line["seat"] is None for line in lines)
    assert not numbers[matches[0]] & numbers[matches[1]]


def test_a_new_name_and_a_new_cookie_do_not_let_a_spectator_say_more(tmp_path: Path) -> None:
    limits = {"talk_rate": Rate(1e-6, 5), "spectators_rate": Rate(1e-6, 8)}
    with house(settings(tmp_path, **limits)) as home:
        match, (ann, ben) = seated(home, ["Ann", "Ben"])
        outcomes = [shout(home.guest("Eve"), match, 10) for _ in range(12)]
        assert outcomes[0] == ["ack"] * 5 + ["talks_too_fast"] * 5
        assert outcomes[1] == ["ack"] * 3 + ["spectators_too_fast"] * 2 + ["talks_too_fast"] * 5
        assert not any("ack" in said for said in outcomes[2:])
        assert shout(ann, match, 7) == ["ack"] * 5 + ["talks_too_fast"] * 2, "players are not hit"
        assert shout(ben, match, 1) == ["ack"]
        with ann.socket() as again:  # a line that was kept is acknowledged, whenever asked for
            again.subscribe(match)
            assert again.ask("chat", match, text="0", request="0")["type"] == "ack"


def test_nor_does_going_and_coming_back_fill_the_chat(tmp_path: Path) -> None:
    limits = {"talk_rate": Rate(1e-6, 5), "spectators_rate": Rate(1e-6, 8)}
    with house(settings(tmp_path, **limits)) as home:
        match, (ann, _) = seated(home, ["Ann", "Ben"])
        paths = ["leave", "back", "handover", "handover/withdraw", "rules"] * 4
        answers = [ann.http.post(f"/api/matches/{match}/{path}", json={}) for path in paths]
        assert [one.status_code for one in answers] == [200] * 5 + [429] * 15
        with home.guest("Eve").socket() as tab:
            tab.subscribe(match)
            keys = [line["key"] for line in tab.expect("chat")["lines"]]
            assert keys == ["left", "back", "offered", "kept"]


def test_only_an_answer_takes_a_seat_back_and_it_is_counted(tmp_path: Path) -> None:
    limits = {"talk_rate": Rate(1e-6, 5), "bot_pace": 3600}
    with house(settings(tmp_path, **limits)) as home:
        match, (_, ben) = seated(home, ["Ann", "Ben"])
        path = f"/api/matches/{match}"

        def kind() -> str:
            return str(home.guest().get(path)["seats"][1]["kind"])

        with ben.socket() as tab:
            tab.subscribe(match)
            ben.post(f"{path}/leave")
            tab.wait_for(match, lambda s: s["table"]["seats"][1]["kind"] == "stand_in")
            for nonsense in ("nonsense", 10_000):
                assert tab.act(match, nonsense, 0)["reason"] == "unknown_action"
            assert kind() == "stand_in"
            state = tab.states[match]
            hand = state["view"]["state"]["hand"][1]
            missing = hand.index(0)
            for _ in range(2):  # it is counted like leaving and coming back: five times
                assert tab.act(match, missing, 0)["reason"] == "not_held"
                tab.wait_for(match, lambda s: s["table"]["seats"][1]["kind"] == "person")
                ben.post(f"{path}/leave")
                tab.wait_for(match, lambda s: s["table"]["seats"][1]["kind"] == "stand_in")
            assert tab.act(match, missing, 0)["reason"] == "too_fast"
            assert kind() == "stand_in"


def shout(visitor: Visitor, match: str, count: int) -> list[str]:
    """What comes of so many lines: `ack`, or the reason of the refusal."""
    with visitor.socket() as tab:
        tab.subscribe(match)
        answers = [tab.ask("chat", match, text=f"{n}", request=f"{n}") for n in range(count)]
    assert all(answer["request"] == str(n) for n, answer in enumerate(answers))
    return [answer.get("reason", "ack") for answer in answers]


def test_a_seat_that_changes_hands_before_the_start_does_not_let_more_be_said(
    tmp_path: Path,
) -> None:
    limits = {"talk_rate": Rate(1e-6, 5), "spectators_rate": Rate(1e-6, 8)}
    with house(settings(tmp_path, **limits)) as home:
        match = home.guest("Ann").post("/api/matches", {"game": "lanterns", "players": 2})["id"]
        said = []
        for _ in range(3):
            eve = home.guest("Eve")
            eve.post(f"/api/matches/{match}/sit")
            said += shout(eve, match, 5)
            eve.post(f"/api/matches/{match}/leave")
        assert said.count("ack") == 5


def test_what_the_game_lets_one_seat_whisper_to_another_stays_with_who_heard_it(
    home: House,
) -> None:
    """In Mall a claim may be for one seat alone: its next person is not told of it."""
    match, (ann, ben, _) = seated(home, ["Ann", "Ben", "Cid"], game="mall")
    dan = home.guest("Dan")
    with ann.socket() as speaker, ben.socket() as hearer:
        for tab in (speaker, hearer):
            tab.subscribe(match)
        for action in ("address:1", "claim_card:camera:none"):
            answer = speaker.act(match, action, speaker.states[match]["seq"])
            assert answer["type"] == "ack"
            speaker.reach(match, answer["seq"] + 1)
        hearer.reach(match, answer["seq"] + 1)
        assert "camera" in str(whispers(ben, match)), "the game has such claims"
    token = ben.post(f"/api/matches/{match}/handover")["token"]
    dan.post(f"/api/matches/{match}/sit", {"invite": token})
    assert whispers(dan, match) == []
    assert "camera" in str(whispers(ann, match))


def whispers(visitor: Visitor, match: str) -> list[Any]:
    """What a visitor is told of claims for one alone: by the socket, by moments and by the log."""
    with visitor.socket() as tab:
        steps = [step["events"] for step in tab.subscribe(match)["steps"]]
    moments = visitor.get(f"/api/matches/{match}/moments")["moments"]
    log = visitor.get(f"/api/matches/{match}/log")["events"]
    told = [*steps, *(moment["events"] for moment in moments), *log]
    return [event for events in told for event in events if "camera" in str(event)]
