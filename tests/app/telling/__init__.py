"""Tests of what a game says."""
