"""Options that many steps share."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Option, Text, text


@frozen
class Back(Option):
    """Go one step back; nothing has happened yet."""

    back: ClassVar[bool] = True

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-back")


@frozen
class Enough(Option):
    """That will do."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-enough")


STEPS = ()
OPTIONS = (Back, Enough)
