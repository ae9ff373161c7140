"""WebSockets: who reads a match, what each seat is told, and what people do and say there."""
