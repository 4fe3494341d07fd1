"""Rivenoire on the screen."""
