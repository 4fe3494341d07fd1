"""Ribbons over a board that are no part of what happened: whose turn it is, a deed done."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.table.performance import Performance
from game.app.table.praise import Praise
from game.app.table.sight import Sight
from game.app.window.scene import Scene


class Herald:
    """Announces, where things move at all."""

    def __init__(self, scene: Scene, match: Match, performance: Performance) -> None:
        self._scene, self._match, self._performance = scene, match, performance
        self._praise = Praise(match)

    @property
    def is_silent(self) -> bool:
        """Whether nothing moves, so that no ribbon comes."""
        return self._scene.stage.settings.speed == 0

    def turn_of(self, seat: int) -> str:
        """Whose turn it is, in words."""
        return self._scene.words("ui-board-turn", name=self._match.name_of(seat))

    def pass_to(self, seat: int, sight: Sight) -> None:
        """Nothing is secret, and the turn went on at once: say to whom."""
        if not self.is_silent:
            self._performance.announce(self.turn_of(seat), sight.colour(seat))

    def laud(self, sight: Sight) -> None:
        """Tell of a deed that whoever looks has never done before, when nothing else is told."""
        if self.is_silent or self._performance.is_on:
            return
        words, viewer = self._scene.words, sight.viewer
        names = tuple(deed.name.in_(words.lang) for deed in self._praise.due(viewer))
        if names:
            text = words("ui-board-deed", names=names)
            self._performance.announce(text, sight.colour(viewer))
