"""Tables over HTTP: guests, seats, bots, invites, words, start."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games import SHELF
from shamble.match.seats import SHAPES
from tests.server.houses import House, Visitor


def table(host: Visitor, **body: Any) -> Any:
    return host.post("/api/matches", {"game": "lanterns", "players": 3, **body})


def kinds(found: Any) -> list[str]:
    return [seat["kind"] for seat in found["seats"]]


# ---- guests


def test_a_guest_has_a_name_and_a_shape_and_keeps_them(home: House) -> None:
    ann = home.guest()
    assert ann.get("/api/me")["shape"] in SHAPES
    ann.post("/api/me", {"name": "Ann", "shape": "star"})
    assert ann.get("/api/me") == {"name": "Ann", "shape": "star"}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(home: House) -> None:
    cookie = home.guest().http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie


@pytest.mark.parametrize("forge", [lambda c: c[:-3] + "abc", lambda c: "x" + c, lambda c: "a.b"])
def test_a_forged_cookie_is_nobody(home: House, forge: Any) -> None:
    ann, eve = home.guest("Ann"), home.guest()
    match = table(ann)["id"]
    eve.http.cookies.set("shamble_guest", forge(ann.http.cookies["shamble_guest"]))
    found = eve.get(f"/api/matches/{match}")
    assert found["you"] == {"seat": None, "host": False, "voted_out": False}
    assert eve.post(f"/api/matches/{match}/start", status=403)["reason"] == "not_host"


def test_a_token_for_one_thing_is_good_for_nothing_else(home: House) -> None:
    ann, eve = home.guest("Ann"), home.guest("Eve")
    token = ann.post("/api/me/link")["token"]
    eve.http.cookies.set("shamble_guest", token)
    assert eve.get("/api/me")["name"] == ""
    cookie = ann.http.cookies["shamble_guest"]
    assert eve.post("/api/me/resume", {"token": cookie}, 403)["reason"] == "bad_link"


def test_a_personal_link_makes_another_device_the_same_guest(home: House) -> None:
    ann, phone = home.guest("Ann"), home.guest()
    match = table(ann)["id"]
    token = ann.post("/api/me/link")["token"]
    assert phone.post("/api/me/resume", {"token": token})["name"] == "Ann"
    assert phone.get(f"/api/matches/{match}")["you"] == {
        "seat": 0,
        "host": True,
        "voted_out": False,
    }
    phone.post("/api/me/forget")
    assert phone.get(f"/api/matches/{match}")["you"]["seat"] is None


# ---- the catalogue


def test_games_are_explained_in_both_languages(home: House) -> None:
    games = {game["id"]: game for game in home.guest().get("/api/games")}
    pursuit = games["pursuit"]
    assert {"random", "hints", "look_3"} <= set(pursuit["bots"])
    preset = next(option for option in pursuit["options"] if option["name"] == "preset")
    assert preset["default"] == "standard"
    for texts in (pursuit["name"], pursuit["goal"], preset["title"], preset["values"][0]["help"]):
        assert texts["en"] and texts["ja"] and texts["en"] != texts["ja"]
    in_japanese = {game["id"]: game for game in home.guest().get("/api/games", lang="ja")}
    assert in_japanese["pursuit"]["name"] == {"ja": pursuit["name"]["ja"]}
    assert home.guest().get("/api/games", 422, lang="fr")["reason"] == "bad_query"
    book = home.guest().get("/api/games/pursuit/rules")
    assert any(rule["number"] == "PUR-063" for section in book for rule in section["rules"])


@pytest.mark.parametrize("game", SHELF)
def test_no_section_of_a_rule_book_is_empty(home: House, game: str) -> None:
    for section in home.guest().get(f"/api/games/{game}/rules"):
        assert section["rules"] or section["notes"], section["title"]["en"]
        assert all(note["en"] and note["ja"] for note in section["notes"])


# ---- seats


def test_a_table_is_created_with_its_creator_bots_and_a_commitment(home: House) -> None:
    found = table(home.guest("Ann"), bots=["random"])
    assert kinds(found) == ["person", "open", "bot"]
    assert found["you"] == {"seat": 0, "host": True, "voted_out": False}
    assert len(found["commitment"]) == 64 and found["status"] == "open"
    assert found["seats"][0]["name"] == "Ann" and found["seats"][2]["level"] == "random"


def test_my_tables_are_listed_for_me_even_if_unlisted(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = table(ann, unlisted=True)["id"]
    assert match in [found["id"] for found in ann.get("/api/matches", mine="true")]
    assert match not in [found["id"] for found in ann.get("/api/matches")]
    assert match not in [found["id"] for found in ben.get("/api/matches", mine="true")]


def test_the_host_seats_bots_and_starts(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = table(ann)["id"]
    ben.post(f"/api/matches/{match}/sit")
    assert ann.post(f"/api/matches/{match}/start", status=409)["reason"] == "not_full"
    bot = f"/api/matches/{match}/seats/2/bot"
    assert ben.post(bot, {"level": "hints"}, 403)["reason"] == "not_host"
    assert ann.post(bot, {"level": "genius"}, 409)["reason"] == "no_such_level"
    assert kinds(ann.post(bot, {"level": "hints"})) == ["person", "person", "bot"]
    assert ben.post(f"/api/matches/{match}/start", status=403)["reason"] == "not_host"
    assert ann.post(f"/api/matches/{match}/start")["status"] == "running"
    assert ann.post(f"/api/matches/{match}/start", status=409)["reason"] == "running"


def test_the_host_kicks_and_bans(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = table(ann)["id"]
    for how, again in (("kick", 200), ("ban", 403)):
        ben.post(f"/api/matches/{match}/sit")
        seat = ben.get(f"/api/matches/{match}")["you"]["seat"]
        ann.post(f"/api/matches/{match}/seats/{seat}/{how}")
        assert ben.get(f"/api/matches/{match}")["you"]["seat"] is None
        ben.post(f"/api/matches/{match}/sit", status=again)
        if again == 200:
            ben.post(f"/api/matches/{match}/leave")


def test_invites_are_signed_and_revocable(home: House) -> None:
    ann, ben, cid = home.guest("Ann"), home.guest("Ben"), home.guest("Cid")
    match = table(ann, private=True)["id"]
    other = table(ann, private=True)["id"]
    sit = f"/api/matches/{match}/sit"
    assert ben.post(sit, status=403)["reason"] == "invited_only"
    given = ann.post(f"/api/matches/{match}/invites", {"seat": 2})
    anywhere = ann.post(f"/api/matches/{match}/invites", {})
    assert ann.get(f"/api/matches/{match}/invites") == [given, anywhere]
    assert ben.get(f"/api/matches/{match}/invites", 403)["reason"] == "not_host"
    token = given["token"]
    wrong = ben.post(f"/api/matches/{other}/sit", {"invite": token}, 403)
    assert wrong["reason"] == "bad_invite"
    assert ben.post(sit, {"invite": token[:-2] + "zz"}, 403)["reason"] == "bad_invite"
    assert ben.post(sit, {"invite": token})["you"]["seat"] == 2
    ann.post(f"/api/matches/{match}/invites/{anywhere['number']}/revoke")
    assert cid.post(sit, {"invite": anywhere["token"]}, 403)["reason"] == "revoked"


def test_words_are_the_seats_own_and_end_with_the_start(home: House) -> None:
    ann, eve = home.guest("Ann"), home.guest("Eve")
    match = table(ann, bots=["random", "random"])["id"]
    assert eve.post(f"/api/matches/{match}/word", {"word": "x"}, 409)["reason"] == "not_seated"
    said = ann.post(f"/api/matches/{match}/word", {"word": "owl"})
    assert [seat["word"] for seat in said["seats"]] == [True, False, False]
    assert "owl" not in str(eve.get(f"/api/matches/{match}"))
    ann.post(f"/api/matches/{match}/start")
    assert ann.post(f"/api/matches/{match}/word", {"word": "y"}, 409)["reason"] == "running"


def test_who_leaves_a_running_match_has_a_stand_in_and_may_come_back(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = table(ann, players=2, auto_start=True)["id"]
    assert ben.post(f"/api/matches/{match}/sit")["status"] == "running"
    assert kinds(ben.post(f"/api/matches/{match}/leave")) == ["person", "stand_in"]
    assert kinds(ben.post(f"/api/matches/{match}/back")) == ["person", "person"]


def test_the_daily_game_takes_no_words_and_is_the_same_for_everybody(home: House) -> None:
    daily = {"game": "pursuit", "options": {"daily_road": "on"}}
    first, second = (home.guest(n).post("/api/matches", daily) for n in ("Ann", "Ben"))
    assert first["commitment"] == second["commitment"]
    ann = home.guest("Ann")
    match = ann.post("/api/matches", daily)["id"]
    assert ann.post(f"/api/matches/{match}/word", {"word": "x"}, 409)["reason"] == "daily"


def test_a_private_option_stays_with_the_server(home: House) -> None:
    """How old somebody is decides who begins and is nobody's business (MAL-031)."""
    ann, eve = home.guest("Ann"), home.guest("Eve")
    body = {"game": "mall", "players": 3, "options": {"age_0": "41", "age_1": "73"}}
    match = ann.post("/api/matches", body)["id"]
    for reader in (ann, eve):
        for found in (reader.get(f"/api/matches/{match}"), reader.get(f"/games/mall/{match}")):
            assert "age_1" not in str(found) and "73" not in str(found.get("options", ""))
