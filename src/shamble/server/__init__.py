"""The server: HTTP, WebSocket, guests, fan-out, bots. Knows matches, and no game by name."""
