"""The text board, forecasts and summaries, and the tables that the page draws by."""
