"""Which games are kept, and how one is written down. `tools/regenerate` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import shamble
from shamble.engine.language.chance import first_luck, next_luck, pick
from shamble.games import SHELF

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """A game that is kept: who plays it and from which seed."""

    game: str
    name: str
    seed: int
    policy: str  # random, hints, or a bot of the game
    players: int | None = None
    options: dict[str, object] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"


PLANNED = [
    Golden("pursuit", "evacuated", 2, "mean"),
    Golden("pursuit", "caught", 2, "random"),
    Golden("pursuit", "collapsed", 1, "hints"),
    Golden("pursuit", "puzzle", 3, "exact", options={"puzzle": True}),
    Golden("pursuit", "alley", 5, "mean", options={"alley": True, "preset": "gentle"}),
    Golden("mall", "few_survivors", 2, "random", 4),
    Golden("mall", "gathered", 4, "hints", 3),
    Golden("mall", "both", 11, "hints", 3),
    Golden("mall", "six_players", 2, "hints", 6, {"zombie_return": "every_round"}),
    Golden("nightmare", "escaped", 0, "hints", 3),
    Golden("nightmare", "overrun", 7, "hints", 4),
    Golden("nightmare", "last_call", 0, "hints", 3, {"victory_mode": "last_call"}),
    Golden("nightmare", "out_of_time", 1, "random", 2, {"max_rounds": 10}),
    Golden("nightmare", "no_one_left", 7, "hints", 2, {"preset": "nightmare"}),
    Golden("nightmare", "base_game", 0, "hints", 4, {"nightmare": False}),
    Golden("outbreak", "won", 0, "hints", 4),
    Golden("outbreak", "wiped_out", 3, "random", 2, {"mission": "big_game"}),
    Golden("outbreak", "out_of_time", 0, "hints", 1, {"round_limit": 3, "preset": "published"}),
    Golden("outbreak", "too_few", 7, "random", 2, {"mission": "red_line", "deck": "hard"}),
    Golden(
        "outbreak", "first_death", 1, "hints", 3, {"mission": "borrowed_keys", "iron_team": "on"}
    ),
    Golden("colony", "achieved", 10, "hints", 4, {"objective": "mo_clinic_notes"}),
    Golden("colony", "rounds_out", 1, "hints", 2, {"objective": "mo_full_shed"}),
    Golden("colony", "morale_lost", 0, "random", 3),
    Golden("colony", "stove_out", 0, "random", 3, {"objective": "mo_stove"}),
    Golden("colony", "all_eliminated", 22, "random", 2, {"elimination": True}),
    Golden("colony", "exiles", 0, "random", 5, {"betrayal": True}),
]

PLAN = [golden for golden in PLANNED if golden.game in SHELF]


def transcript(golden: Golden) -> Iterator[str]:
    """The lines of a game: options offered, action, what happened, and the hash after it."""
    game = shamble.load(golden.game, golden.players, **golden.options)
    say = game.say("en")
    events: list[shamble.Happening] = []
    s = game.new(seed=golden.seed, events=events)
    luck = first_luck(golden.seed, 0)
    chosen = {k: v for k, v in game.options.items() if k in golden.options}
    yield f"{say('game-name')}, rules version {game.game.version}, seed {golden.seed}"
    yield f"{game.players} players, options {chosen or 'standard'}, played by {golden.policy}"
    number = 0
    while True:
        for event in events:
            yield f"    {say.event(event)}"
        yield f"    hash {s.digest()[:16]}"
        if game.is_over(s):
            break
        player = min(game.to_act(s))
        legal = game.legal(s, player)
        luck = next_luck(luck)
        seen = game.redact(s, player)
        if golden.policy == "random":
            action = legal[pick(luck, len(legal))]
        elif golden.policy == "hints":
            action = game.hint(seen, player, luck)
        else:
            action = game.game.bots[golden.policy](game, seen, player, number)
        number += 1
        yield ""
        yield f"{number}. seat {player}: {action}    [{' '.join(map(str, legal))}]"
        events = game.apply(s, player, action)
    result = game.result(s)
    yield ""
    yield f"{say.ending(str(result.ending))}: payoffs {list(result.payoffs)}"
