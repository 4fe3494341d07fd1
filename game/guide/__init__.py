"""Help at the table: the lessons, hints, answers to "why not?", and what lasts over games."""
