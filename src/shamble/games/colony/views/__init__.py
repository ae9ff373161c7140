"""The text board, how objectives stand, and the tables that the page draws by."""
