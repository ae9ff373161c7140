"""The reference bots, and the exact solver on a known road that they are built on."""
