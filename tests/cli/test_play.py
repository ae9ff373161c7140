"""`shamble play`: whole games, deciding, several at one table, the real command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import shamble
from shamble.cli.chooser import Setup
from shamble.cli.play import start
from shamble.engine.errors import ShambleError
from shamble.engine.language.game import Choice, Switch
from shamble.match.transcript import Transcript, verify
from tests.cli.at_the_terminal import (
    ON_THREE,
    ON_ZERO,
    RAW_KEY,
    Keyboard,
    a_whole_game,
    answer_to,
    state_in,
)
from tests.tiny import lanterns

# Rest with whatever is in hand: whichever cards were dealt, she arrives.
CARDS = ["4", "3", "2a", "2b", "1", "2a", "2b", "1"]
DIE_SOON = [word for card in CARDS for word in (f"rest:pace_{card}", "y")]

# ---- whole games


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("options", [{}, {"puzzle": "on"}, {"preset": "gentle", "alley": "on"}])
def test_a_whole_game(keyboard: Keyboard, lang: str, options: dict[str, str]) -> None:
    wishes = [f"{name}={value}" for name, value in options.items()]
    output = keyboard.types(*a_whole_game(5, **options), options=wishes, lang=lang, seed=5)
    (path,) = keyboard.finished()
    transcript = Transcript.load(path)
    assert verify(transcript).state.over
    say = shamble.load("pursuit").say(lang)
    assert transcript.end is not None
    end = output.rsplit("──", 1)[1]
    assert say.ending(transcript.end.ending) in end
    assert say.attribute(f"ending-{transcript.end.ending}", "line")[:20] in end
    assert transcript.key in end
    assert transcript.commitment in end
    assert str(path) in end
    assert not RAW_KEY.search(output)
    assert all(cell_len(line) <= 80 for line in output.splitlines() if str(path) not in line)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_of_outbreak_with_bots(keyboard: Keyboard, lang: str) -> None:
    """One person and three bots; the person does what the hint says."""
    game = shamble.load("outbreak", 4)
    s, typed = game.new(5), []
    while not game.is_over(s):
        seat = min(game.to_act(s))
        action = game.hint(game.redact(s, seat), seat)
        if seat == 0:
            typed.append(str(action))
        game.apply(s, seat, action)
    seats = "human,hints,hints,hints"
    output = keyboard.types(*typed, game="outbreak", seats=seats, lang=lang, seed=5)
    (path,) = keyboard.finished()
    ending = game.result(s).ending
    assert ending is not None and game.say(lang).ending(ending) in output.rsplit("──", 1)[1]
    assert verify(Transcript.load(path)).state.pack() == s.pack()
    assert not RAW_KEY.search(output)
    assert all(cell_len(line) <= 80 for line in output.splitlines() if str(path) not in line)


def test_the_log_on_the_screen_names_every_phase(keyboard: Keyboard) -> None:
    output = keyboard.types("move:pace_2a", seed=ON_THREE)
    second = output.split("> move:pace_2a\n")[1]
    assert second.count("Phase 1 (action): you Move with Walk (2), 2 cards ahead") == 1
    assert "Phase 2 (refill the row): 1 card behind her is discarded." in second
    assert "Phase 3 (DAY and NIGHT) skipped: not required." in second
    assert "Phase 4 (refill the hand): you draw" in second


def test_par_of_a_puzzle_is_shown(keyboard: Keyboard) -> None:
    output = keyboard.types(*a_whole_game(3, puzzle=True), options=["puzzle"], seed=3)
    assert "Pursuit · Puzzle · par 50" in output
    assert "Par was 50." in output


def test_the_heading_names_the_options_that_are_not_standard(keyboard: Keyboard) -> None:
    def heading(*options: str, lang: str = "en") -> str:
        screen = keyboard.types("q", game="outbreak", options=list(options), lang=lang)
        return screen.splitlines()[1]

    assert "── Outbreak · standard game ──" in heading()
    assert "── Outbreak · Iron Team ──" in heading("iron_team=on", "friendly_fire=on")
    assert "── Outbreak · Zombie Deck: Hard ──" in heading("deck=hard", "mission=fire_drill")
    several = heading("mission=larder_run", "friendly_fire=off", "round_limit=40")
    assert "Mission: Larder Run · Friendly Fire: off · Round Limit: 40" in several
    assert "：なし ──" in heading("friendly_fire=off", lang="ja")


def test_a_switch_that_is_on_as_a_rule_can_be_chosen_off(keyboard: Keyboard) -> None:
    game = shamble.load("outbreak").game
    number = 1 + [known.id for known in shamble.games()].index("outbreak")
    enters = [""] * sum(isinstance(option, Choice) for option in game.options)
    switches = [option.name for option in game.options if isinstance(option, Switch)]
    chosen = f"{1 + switches.index('friendly_fire')} {1 + switches.index('iron_team')}"
    screen = keyboard.types(str(number), *enters, chosen, "human", "q", game=None)
    assert " 3 Friendly Fire: off\n" in screen and " 1 Zombies Hold: off\n" in screen
    assert "── Outbreak · Friendly Fire: off · Iron Team ──" in screen


def test_the_rank_and_the_place_are_shown(keyboard: Keyboard) -> None:
    for games in (1, 2):
        output = keyboard.types(*DIE_SOON)
        assert "Caught" in output
        assert "Score 0 · Rank: Last Seen Nearby" in output
        places = [f"High scores (standard game): place {n + 1} of {games}" for n in range(games)]
        assert any(place in output for place in places)  # the shuffle decides who lived longer


def test_a_shuffle_from_a_seed_enters_no_list(keyboard: Keyboard) -> None:
    output = keyboard.types("sleep", "y", seed=ON_THREE)
    assert "Score 0 · Rank: Last Seen Nearby · Rounds 1 · HP 8 · Nerve 6" in output
    assert "enters no list" in " ".join(output.split())
    assert "High scores" not in output


def test_the_end_is_shown_even_if_the_list_cannot_be_written(keyboard: Keyboard) -> None:
    (keyboard.folder / "scores.jsonl").mkdir(parents=True)
    output = keyboard.types(*DIE_SOON)
    assert "Caught" in output and "Key " in output
    assert "could not be written" in output


def test_junk_among_the_saved_games_keeps_nobody_from_playing(keyboard: Keyboard) -> None:
    folder = keyboard.folder / "unfinished"
    folder.mkdir(parents=True)
    (folder / "a.json").write_bytes(b'{"format":"shamble-game","x":"\xe4"}')
    (folder / "b.json").write_text("[" * 100_000)
    (folder / "c.json").symlink_to(folder / "nowhere")
    (folder / "d.json").mkdir()
    assert "Pursuit" in keyboard.types(game=None)


# ---- deciding


def test_actions_can_be_typed_as_numbers_or_by_name(keyboard: Keyboard) -> None:
    keyboard.types("2", "q", seed=ON_THREE)
    by_number = state_in(keyboard.saved())
    keyboard.saved().unlink()
    keyboard.types("move pace_2a", "q", seed=ON_THREE)
    assert state_in(keyboard.saved()) == by_number


def test_a_deadly_action_must_be_confirmed(keyboard: Keyboard) -> None:
    output = keyboard.types("1", "n", "1", "", "q", seed=ON_THREE)
    assert "DEADLY: caught asleep. Really? [y/N]" in output
    assert state_in(keyboard.saved()).round == 1


@pytest.mark.parametrize("typed", ["99", "0", "dance", "move:pace_9", "-1", "💀", "w", "?? ", "i"])
def test_bad_input_changes_nothing(keyboard: Keyboard, typed: str) -> None:
    keyboard.types(typed, "q", seed=ON_THREE)
    assert Transcript.load(keyboard.saved()).actions == []


def test_an_illegal_action_is_refused_with_its_rule(keyboard: Keyboard) -> None:
    output = keyboard.types("sleep", "q", seed=ON_ZERO)
    assert "PUR-063" in answer_to("sleep", output)
    assert Transcript.load(keyboard.saved()).actions == []


# ---- several at one table


@pytest.fixture
def tiny() -> str:
    shamble.register(lanterns.game)
    return "lanterns"


def test_two_people_and_a_bot_at_one_terminal(keyboard: Keyboard, tiny: str) -> None:
    """Each sees only the own hand, after the other has been asked to look away."""
    output = keyboard.types("", "1", "", "1", "", game=tiny, seats="human,human,random", seed=3)
    first, second = output.split("Player 2, please take the keyboard")
    assert "Player 1, please take the keyboard" in first
    assert "hand: [[1, 1, 1, 1, 0], [0, 0, 0, 0, 0]" in first
    assert "hand: [[0, 0, 0, 0, 0], [" in second
    assert "Player 3 plays" in second


def test_nobody_takes_back_over_another_player(keyboard: Keyboard, tiny: str) -> None:
    output = keyboard.types("1", "u", game=tiny, seats="human,hints", seed=3)
    assert "Somebody else has acted since" in output


def test_a_game_of_several_ends_with_a_line_for_each(keyboard: Keyboard, tiny: str) -> None:
    output = keyboard.types(*["1"] * 4, game=tiny, seats="human,hints,random", seed=3)
    assert output.count("(won)") >= 1
    assert "Player 3:" in output
    verify(Transcript.load(keyboard.finished()[0]))


def test_unknown_seats_are_refused(keyboard: Keyboard) -> None:
    with pytest.raises(shamble.BadSetup, match="nobody is called 'robot'"):
        keyboard.types(seats="robot")
    with pytest.raises(shamble.BadSetup, match="1 player, not 2"):
        keyboard.types(seats="human,human")


def test_a_bot_plays_alone_and_enters_no_list(keyboard: Keyboard) -> None:
    output = keyboard.types(seats="hints", seed=ON_THREE)
    assert "Score" in output
    assert not (keyboard.folder / "scores.jsonl").exists()


# ---- the real command


def shamble_play(folder: Path, *arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from shamble.cli import main; main()", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "SHAMBLE_DATA": str(folder), "LC_ALL": "C.UTF-8"},
    )


def test_the_command_plays_to_the_end(tmp_path: Path) -> None:
    typed = "\n".join(a_whole_game(ON_THREE)) + "\n"
    done = shamble_play(tmp_path, "pursuit", "--seed", str(ON_THREE), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "shamble verify FILE" in done.stdout
    assert done.stderr == ""


def test_a_corrupt_file_is_a_sentence_and_status_2(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    done = shamble_play(tmp_path, "--resume", str(bad), typed="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "is not a Shamble game" in done.stderr


def test_ctrl_c_saves_and_leaves_politely(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", "from shamble.cli import main; main()", "play", "pursuit"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SHAMBLE_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    assert started.stdin is not None and started.stdout is not None
    started.stdin.write("l\n")  # once the log is printed it listens
    started.stdin.flush()
    while "> l" not in started.stdout.readline():
        pass
    started.stdout.readline()
    started.send_signal(signal.SIGINT)
    out, err = started.communicate()
    assert started.returncode == 0
    assert "shamble play --resume" in out
    assert err == ""


@pytest.mark.parametrize("name", ["players", "name"])
def test_what_is_no_option_is_a_sentence(keyboard: Keyboard, name: str) -> None:
    with pytest.raises(ShambleError, match=name):
        start(Setup("mall", {name: "3"}, ""), seed=None)
