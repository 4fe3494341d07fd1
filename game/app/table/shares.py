"""How a board shares the page out: what stands where, and how large."""

from __future__ import annotations

from attrs import frozen


def clamp(value: float, least: float, most: float) -> float:
    """A value held between two others."""
    return min(max(value, least), most)


@frozen
class Share:
    """A part of the page's width or height, in units never less and never more than this."""

    part: float
    least: float
    most: float

    def of(self, whole: float) -> float:
        """How much of the whole it is."""
        return clamp(whole * self.part, self.least, self.most)


@frozen
class Shares:
    """The parts of the page; the shared table gets what they leave."""

    #: The height of what a seat owns, at the bottom: a low strip, a hand of cards, a whole board.
    own: Share = Share(0.2, 210, 240)
    #: The height of the prompt at the bottom right, with texts of normal size. It is the same for
    #: every question, so that what lies over it is not cut anew at each step.
    prompt: Share = Share(0.35, 340, 430)
    #: The width of the prompt at the bottom right, and of the drawers over it.
    right: Share = Share(0.26, 390, 640)
    #: The width of the seats in a column at the left.
    seats: Share = Share(0.14, 240, 340)
    #: The height of the seats in a strip over the table instead.
    strip: Share | None = None
    #: Whether the prompt and the drawers have a column of their own; without it the table reaches
    #: to the right edge, over the prompt, and the game has no drawers.
    column: bool = True
