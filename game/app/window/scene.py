"""Scenes and their stack. A scene returns what should happen to the stack; one match does it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from game.app.widgets.base import Change, Widget, carry_over
from game.app.widgets.focus import Focus
from game.app.widgets.intents import Back, Intent

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.layout import Box
    from game.app.drawing.look import Look
    from game.app.telling.words import Speech
    from game.app.window.stage import Stage


@frozen(eq=False)
class Push(Change):
    """Put a scene on top."""

    scene: Scene


@frozen(eq=False)
class Pop(Change):
    """Take the top scene away, then maybe ask what else should happen."""

    then: Callable[[], Change | None] | None = None


@frozen(eq=False)
class Replace(Change):
    """Put a scene in the place of the top one."""

    scene: Scene


@frozen(eq=False)
class Reset(Change):
    """Leave everything and begin with this scene, with others over it."""

    scene: Scene
    over: tuple[Scene, ...] = ()


@frozen(eq=False)
class Return(Change):
    """Take away whatever lies over a scene, and put others there."""

    scene: Scene
    over: tuple[Scene, ...] = ()


@frozen(eq=False)
class Leave(Change):
    """Close the app."""


class Scene:
    """One screen: a tree of widgets, a focus on it, and what happens when things are used.

    Subclasses write `build` (the tree, anew for each size, language or setting) and, where they
    need more, override `handle`, `update`, `ticking` and `draw`.
    """

    #: Whether scenes below are hidden by this one.
    opaque: ClassVar[bool] = True
    #: Whether it is large and stays for long: worth a moment of cleaning up before.
    stays: ClassVar[bool] = False
    #: The id of the game whose skin it wears.
    game: str = "table"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.root = Widget()
        self.focus = Focus(self.root)
        #: Draw me again.
        self.dirty = True
        #: It was not ready when it was drawn last: the frame before stays, and what lay over it.
        self.lingers = False
        self._built = False

    @property
    def look(self) -> Look:
        """The look of this scene's game in this window."""
        return self.stage.look_of(self.game)

    @property
    def words(self) -> Speech:
        """The app's words in the reader's language."""
        return self.stage.words

    @property
    def room(self) -> Box:
        """The part of the window that the widgets have."""
        return self.look.box

    @property
    def journal(self) -> Path | None:
        """The file of the game that is played in it, if one is kept."""
        return None

    def build(self) -> Widget:
        """The tree of widgets for the look there is now."""
        return Widget()

    def rebuild(self) -> None:
        """Build the tree again: the size, the language, a setting or the content changed."""
        before, self.root = self.root, self.build()
        carry_over(before, self.root)
        self.root.place(self.look, self.room)
        self.focus.retarget(self.root, self.look)
        self._built = True
        self.dirty = True

    def ensure(self) -> None:
        """Build the tree if that was never done."""
        if not self._built:
            self.rebuild()

    def entered(self) -> None:
        """The scene is on top now, for the first time or again."""

    def let_go(self) -> None:
        """Let go of files that the scene holds: it will not be seen again."""

    def handle(self, intent: Intent) -> Change | None:
        """React to what the player means; by default the focus does it all."""
        change = self.focus.handle(intent)
        if self.focus.used is not None and self.focus.used.clicks:
            self.stage.sound.play("click")
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True
        if change is None and isinstance(intent, Back) and not self.focus.consumed:
            return self.back()
        return change

    def released(self, key: str) -> Change | None:
        """What was held is held no longer, on top or below; all of it if no key is named."""
        return None

    def back(self) -> Change | None:
        """What Esc does when nothing else wants it."""
        return Pop()

    @property
    def typing(self) -> bool:
        """Whether a field takes text now."""
        return self.focus.typing

    @property
    def ticking(self) -> bool:
        """Whether time matters now: while true, `update` is called about 60 times a second."""
        return self.focus.ticking

    def update(self, dt: float) -> Change | None:
        """Let time pass."""
        if self.focus.update(dt):
            self.dirty = True
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        self.root.draw(canvas)
        self.focus.draw(canvas)
