"""The engine: small, and it knows no game.

    language/    what an author of a game writes in: records, rules, verbs, chance, actions, options
    text/        words from Fluent files, and the rule book
    runtime/     the dispatchers of a game, and the loop that runs on them
    batch/       arrays of games at a time: what all targets share, and the interpreted entry points
    native/      the target compiled by Numba for this machine's cores, and its cache
    gpu/         the target compiled for a GPU

Each may import those above it. On top of them: `playable`, what programs call; `targets`, which
targets there are; `catalog`, which games there are. `errors` belongs to all. Authors of games
import `shamble.rules`. `docs/architecture.md` tells the story.
"""
