"""The games. Each folder has the same rooms; `shamble.engine.catalog` finds them here."""
