"""Golden playthroughs: whole games as readable transcripts."""
