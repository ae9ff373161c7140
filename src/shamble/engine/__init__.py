"""The engine: small, and it knows no game.

Read `state` (what every state holds, the verbs), `game` (what a game registers), `loop` (the whole
run of a game), then `face` (how programs play). `docs/architecture.md` tells the story.
"""
