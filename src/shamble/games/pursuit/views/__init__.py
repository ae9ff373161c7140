"""The text board, forecasts and summaries."""
