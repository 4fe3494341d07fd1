"""What a show needs to know: where things lay and lie, how they are drawn, worded and heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import pygame
from attrs import define, field

from game.app.drawing.layout import Box
from game.app.motion.moves import Image
from game.app.motion.sounds import Sounds
from game.engine.events import Told
from game.engine.table import Face, Piece, Zone

Places: TypeAlias = Mapping[str, Box]
Painter: TypeAlias = Callable[[str, "Face | None", Box], Image]


def counter_place(owner: str, name: str) -> str:
    """The name of the place where a counter stands."""
    return f"{owner}/{name}"


def is_counter(place: str) -> bool:
    """Whether a place is named so."""
    return "/" in place


@define(eq=False)
class Scenery:
    """Where things lay before, where they lie now, and how to draw and word them."""

    before: Places
    after: Places
    paint: Painter
    say: Callable[[Told], str]
    banners: Sequence[str] = ()
    sounds: Sounds = field(factory=Sounds)
    #: Faces before the commit, to turn away from.
    faces: Mapping[Piece, Face] = field(factory=dict)
    #: The window: what lies outside it is not seen to come or go.
    window: Box | None = None
    #: Where what belongs to somebody goes when its zone is not shown: the owner's panel.
    home: Callable[[Zone], Box | None] = lambda zone: None
    #: The picture of what a counter counts, by the counter's name; None if it has none.
    good: Callable[[str], pygame.Surface | None] = lambda name: None
    #: Dice that have rolled large, and where they lie.
    thrown: Mapping[Piece, Box] = field(factory=dict)

    def origin(self, piece: Piece, zone: Zone) -> Box | None:
        """Where a piece is seen to come from."""
        return self._seen(self.before.get(piece)) or self._seen(self.before.get(zone))

    def target(self, piece: Piece, zone: Zone) -> Box | None:
        """Where a piece is seen to go."""
        found = self._seen(self.after.get(piece)) or self._seen(self.after.get(zone))
        return found or self.home(zone)

    def _seen(self, box: Box | None) -> Box | None:
        if box is None or box.w <= 0:
            return None
        return box if self.window is None or self.window.contains(box) else None
