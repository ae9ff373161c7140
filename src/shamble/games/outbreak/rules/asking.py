"""Who is asked: the controller of a survivor, or the leader for the team (OUT-040)."""

from __future__ import annotations

from shamble.games.outbreak.rules.terms import leader
from shamble.games.outbreak.state import State
from shamble.rules import ask, rule


@rule
def ask_for(s: State, who: int, question: int, about: int) -> None:
    """Ask the controller of a survivor."""
    ask(s, 1 << s.owner[who], question, who, about)


@rule
def ask_leader(s: State, question: int, about: int, more: int) -> None:
    ask(s, 1 << leader(s), question, about, more)
