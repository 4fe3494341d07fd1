"""Cards that say something else for one test: a line of the content changed, and all loaded."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from attrs import evolve

from game.library.content import Shelf
from game.library.places import content_dir
from game.rules.monster_lands import content
from game.rules.monster_lands.content import SHELF
from game.rules.monster_lands.shapes import Box

ROOM = "game.rules.monster_lands"


def changed_shelf(folder: Path, file: str, old: str, new: str) -> Shelf[Box]:
    """A copy of the content in which one text of one file is another."""
    copy = folder / SHELF.game_id
    shutil.copytree(content_dir() / SHELF.game_id, copy)
    path = copy / file
    text = path.read_text("utf-8")
    assert 1 == text.count(old), f"{old} is not once in {file}"
    path.write_text(text.replace(old, new), "utf-8")
    return evolve(SHELF, root=folder)


def forget_cards() -> None:
    """Look every card up again."""
    for name, module in list(sys.modules.items()):
        if name.startswith((ROOM, "game.bots.monster_lands")):
            for value in vars(module).values():
                getattr(value, "cache_clear", lambda: None)()


def play_with(shelf: Shelf[Box], monkeypatch) -> None:
    """Let the rules read these cards until the test ends."""
    monkeypatch.setattr(content, "SHELF", shelf)
    forget_cards()
