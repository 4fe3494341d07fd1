"""Rivenoire on the screen."""

from __future__ import annotations

from game.app.boards import Screen

SCREEN = Screen()
