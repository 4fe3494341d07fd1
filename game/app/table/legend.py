"""What the icons on the table mean: each explains itself where nothing else does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from game.app.drawing.layout import Point
from game.app.drawing.look import Shown
from game.app.telling.words import Speech
from game.app.widgets.base import Widget
from game.app.widgets.notes import HoverCard
from game.engine.game import Game
from game.library import rulebook
from game.library.content import Words


class Meanings(Mapping[str, str]):
    """What icons mean, ready for a paragraph; worded when somebody asks."""

    def __init__(self, game: Game, words: Speech) -> None:
        self._game, self._words = game, words

    @cached_property
    def _known(self) -> Mapping[str, Words]:
        book = self._game.rulebook
        own = {} if book is None else book.load().meanings
        return {**rulebook.HOUSE.load().meanings, **own}

    def __getitem__(self, icon: str) -> str:
        return f"[[{icon}]] {rulebook.marked(self._words.pair(self._known[icon]))}"

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, icon: object) -> bool:
        return icon in self._known


def meanings(game: Game, words: Speech) -> Mapping[str, str]:
    """What the rulebook of a game says about icons, and else the house."""
    return Meanings(game, words)


class Sign(Widget):
    """An icon that is pointed at."""

    def __init__(self, shown: Shown, meaning: str) -> None:
        super().__init__()
        self.rect = shown.box
        self.tip = lambda: HoverCard("", meaning)


class Legend(Widget):
    """Lies under everything: what is hit by nothing else may still be an icon."""

    def __init__(self, meanings: Mapping[str, str]) -> None:
        super().__init__()
        self._meanings = meanings
        #: What was put on screen last.
        self.shown: Sequence[Shown] = ()
        self._sign: Sign | None = None

    def gloss(self, point: Point) -> str:
        shown = self._at(point)
        return "" if shown is None else self._meanings[shown.icon]

    def _at(self, point: Point) -> Shown | None:
        return next(
            (
                each
                for each in reversed(self.shown)
                if each.icon in self._meanings and each.box.collidepoint(point)
            ),
            None,
        )

    def hit(self, point: Point) -> Widget | None:
        shown = self._at(point)
        if shown is None:
            return None
        # The same icon is the same widget, so that its card stays while the pointer moves on it.
        if self._sign is None or self._sign.rect != shown.box:
            self._sign = Sign(shown, self._meanings[shown.icon])
        return self._sign
