"""Pictures that Euthia draws itself: hexes of the highlands, tokens, shields."""
