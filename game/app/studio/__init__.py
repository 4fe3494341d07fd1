"""What pictures and tests need: games played by bots, and a critical look at a drawn scene."""
