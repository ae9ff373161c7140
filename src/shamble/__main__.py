"""`python -m shamble`, the same as `shamble`."""

from shamble.cli import main

main()
