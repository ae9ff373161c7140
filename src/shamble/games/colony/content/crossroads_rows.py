"""How a crossroads card is written: a row. Adding one takes a row and, at most, a small deed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from shamble.games.colony.content.conditions import Condition
from shamble.games.colony.content.effects import Effect, Program
from shamble.games.colony.content.names import Crossroad
from shamble.games.colony.content.places import Place
from shamble.games.colony.state import Happened


class CardKind(IntEnum):
    CHOICE = 0
    VOTE = 1  # options: up, down
    AUTO = 2


@dataclass(frozen=True)
class Choice:
    """A numbered option, or a side of a vote: what it needs besides what its effects ask for."""

    effects: list[Effect | Program]
    needs: list[Condition] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """A crossroads card."""

    card: Crossroad
    options: list[Choice]
    when: list[Condition] = field(default_factory=list)
    on: int = 0  # the event that triggers it; 0: whenever `when` holds
    kind: CardKind = CardKind.CHOICE
    first: list[Effect | Program] = field(default_factory=list)
    chooser: int = -1
    voters: int = Place.COLONY  # where those stand who vote
    mature: bool = False
    not_in_coop: bool = False


def option(*effects: Effect | Program, needs: list[Condition] | None = None) -> Choice:
    return Choice(list(effects), needs or [])


def card(
    name: Crossroad,
    *options: Choice,
    on: Happened | None = None,
    when: list[Condition] | None = None,
    first: list[Effect | Program] | None = None,
    chooser: int = -1,
    mature: bool = False,
    not_in_coop: bool = False,
) -> Row:
    """A card on which one player chooses."""
    return Row(
        name,
        list(options),
        when or [],
        int(on or 0),
        CardKind.CHOICE,
        first or [],
        chooser,
        mature=mature,
        not_in_coop=not_in_coop,
    )


def vote(
    name: Crossroad,
    up: Choice,
    down: Choice,
    *,
    on: Happened | None = None,
    when: list[Condition],
    first: list[Effect | Program] | None = None,
    voters: int = Place.COLONY,
    mature: bool = False,
    not_in_coop: bool = False,
) -> Row:
    """COL-086: a card on which those vote who have a survivor at the named place."""
    return Row(
        name,
        [up, down],
        when,
        int(on or 0),
        CardKind.VOTE,
        first or [],
        voters=voters,
        mature=mature,
        not_in_coop=not_in_coop,
    )


def auto(name: Crossroad, *effects: Effect | Program, when: list[Condition]) -> Row:
    """A card without a choice."""
    return Row(name, [option(*effects)], when, kind=CardKind.AUTO)


NOTHING = option()
