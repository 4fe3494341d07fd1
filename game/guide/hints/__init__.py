"""Hints and the coach: what the strongest player makes of a question, said in a sentence."""
