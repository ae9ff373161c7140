"""The text board, and the tables that the page draws by."""
