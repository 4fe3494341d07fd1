"""Where keys lead: to the first thing, to what took its place, to the nearest in a direction."""

from __future__ import annotations

from game.app.drawing.layout import Box
from game.app.widgets.base import Widget


def first(items: list[Widget]) -> Widget | None:
    """Where keys begin: with the first thing that answers what is asked, else the first of all."""
    return answering(items) or next(iter(items), None)


def answering(items: list[Widget]) -> Widget | None:
    """The first thing that answers what is asked."""
    return next((each for each in items if each.decides), None)


def heir(
    items: list[Widget], place: int, before: Widget | None, asks: bool = False
) -> Widget | None:
    """Who has the focus when its widget is gone: what lies there now, if it can answer.

    Nobody, while nothing answers, where the screen `asks`: the focus waits for the next question.
    """
    there = items[min(max(place, 0), len(items) - 1)] if items else None
    if any(each.decides for each in items):
        return there if there is not None and there.decides else first(items)
    return None if asks or before is None or before.decides else there


def nearest(current: Widget, items: list[Widget], dx: int, dy: int) -> Widget | None:
    """The thing an arrow leads to: ahead, near, and not far to the side."""
    best, best_cost = None, float("inf")
    for item in items:
        if item is current:
            continue
        cost = _cost(current.rect, item.rect, dx, dy)
        if cost < best_cost:
            best, best_cost = item, cost
    return best


def _cost(here: Box, there: Box, dx: int, dy: int) -> float:
    """How far a box is in a direction; infinite if it does not lie there at all."""
    ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    if ahead <= 1:
        return float("inf")
    if dx:
        gap = max((there.left - here.right) if dx > 0 else (here.left - there.right), 0)
        aside = max(there.top - here.bottom, here.top - there.bottom, 0)
        off = abs(there.centery - here.centery)
    else:
        gap = max((there.top - here.bottom) if dy > 0 else (here.top - there.bottom), 0)
        aside = max(there.left - here.right, here.left - there.right, 0)
        off = abs(there.centerx - here.centerx)
    if aside > 0 and gap == 0:
        return ahead + 6 * aside + 2000  # beside rather than ahead: only if nothing else is
    return gap + ahead * 0.2 + 3 * aside + 0.3 * off
