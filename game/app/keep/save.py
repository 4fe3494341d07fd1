"""One game on disk: a journal (`*.journal`), facts (`*.json`) and perhaps a picture (`*.png`).

Only the journal matters: the rest is made up anew where it is missing or broken.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import define, field

from game.app.drawing.signs import visible
from game.app.keep.seats import MOST_NAME, SeatInfo, seats_from
from game.engine.game import Setup
from game.library.writing import write_whole

#: No game has more rounds.
MOST_ROUND = 999


@define(eq=False)
class Save:
    """A game on disk, known by its set-up and facts; its journal is not read for it."""

    path: Path
    setup: Setup
    facts: dict[str, Any] = field(factory=dict)

    @property
    def id(self) -> str:
        """What the records know it by, wherever its file lies."""
        given = self.facts.get("id")
        return given[:MOST_NAME] if isinstance(given, str) and given else self.path.stem

    @property
    def title(self) -> str:
        """What the player called it, or nothing."""
        title = self.facts.get("title")
        return visible(title)[:MOST_NAME] if isinstance(title, str) else ""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return seats_from(self.facts.get("seats"), self.setup.players)

    @property
    def changed(self) -> datetime:
        """When it was last played; the beginning of time where that is no date."""
        try:
            return datetime.fromtimestamp(self.path.stat().st_mtime)
        except (OSError, ValueError, OverflowError):
            return datetime.fromtimestamp(0)

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self.facts.get("over") is True

    @property
    def round(self) -> int | None:
        """The round it has come to, where that is known."""
        number = self.facts.get("round")
        return number if type(number) is int and 0 < number <= MOST_ROUND else None

    @property
    def picture(self) -> Path:
        """Where its picture lies, if there is one."""
        return self.path.with_suffix(".png")

    def note(self, **facts: Any) -> None:
        """Write facts down; a disk that refuses loses only them."""
        self.facts |= facts
        page = self.path.with_suffix(".json")
        with suppress(OSError):
            write_whole(page, json.dumps(self.facts).encode())
