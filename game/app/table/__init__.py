"""The parts of the board scene that all games share: the page, spots, the prompt, the news."""
