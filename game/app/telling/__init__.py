"""What a game says, in words and numbers: texts, its story, its scores, its luck."""
