"""Tests of what is drawn."""
