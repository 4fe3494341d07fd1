"""Help at the table: the tutorial, hints, answers to "why not?", and what lasts over games."""
