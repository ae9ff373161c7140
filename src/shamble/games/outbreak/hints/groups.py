"""How the heuristic shares out what is to be fetched, and where it makes its stand."""

from __future__ import annotations

from shamble.games.outbreak.hints.aims import (
    NO_AIM,
    holds_opener,
    hurries,
    next_token,
    wanted_tokens,
)
from shamble.games.outbreak.rules.distance import ALL_WAYS, flood
from shamble.games.outbreak.rules.terms import is_living, is_room, survivors_in
from shamble.games.outbreak.state import State
from shamble.rules import rule

GROUPS = 2


@rule
def leads(s: State, who: int) -> int:
    """0 or 1 for the first two who can open doors, GROUPS for everybody else."""
    found = 0
    for i in range(s.team):
        one = s.circle[i]
        if is_living(s, one) and holds_opener(s, one) and found < GROUPS:
            if one == who:
                return found
            found += 1
    return GROUPS


@rule
def leader(s: State, group: int) -> int:
    """Who opens the doors for a group, or -1."""
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and leads(s, who) == group:
            return who
    return -1


@rule
def group_of(s: State, who: int) -> int:
    """Those who cannot open doors go with the one and the other leader in turn."""
    own = leads(s, who)
    if own < GROUPS:
        return own
    place = 0
    for i in range(s.team):
        one = s.circle[i]
        if one == who:
            break
        place += is_living(s, one) and leads(s, one) == GROUPS
    return place % GROUPS


@rule
def nearest_token(s: State, tokens: int, zone: int, other: int) -> int:
    """Of some tokens the nearest to a zone; to another zone (if any) it shall be far."""
    best = -1
    least = 10000
    for token in range(s.token_count):
        if (tokens >> token) & 1:
            flood(s, s.token_zone[token], ALL_WAYS)
            far = s.reach[zone] - (s.reach[other] if other >= 0 else 0)
            if far < least:
                least = far
                best = token
    return best


@rule
def errand(s: State, who: int) -> int:
    """The zone of the token to go for, or -1. With a last round in sight the team goes in two
    groups, each behind somebody who opens doors, and away from each other."""
    tokens = wanted_tokens(s)
    if not hurries(s) or tokens & (tokens - 1) == 0 or leader(s, 1) < 0:
        return next_token(s)
    token = nearest_token(s, tokens, s.at[leader(s, 0)], -1)
    if group_of(s, who) == 1:
        apart = s.token_zone[token]
        token = nearest_token(s, tokens & ~(1 << token), s.at[leader(s, 1)], apart)
    return s.token_zone[token]


@rule
def stand(s: State) -> int:
    """The room where most of the team are, or -1: there they search, and what comes is struck
    down as it comes through the door."""
    best = NO_AIM
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and is_room(s, s.at[who]):
            if best == NO_AIM or survivors_in(s, s.at[who]) > survivors_in(s, best):
                best = s.at[who]
    return best
