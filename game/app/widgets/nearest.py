"""Where an arrow key leads."""

from __future__ import annotations

from game.app.drawing.layout import Box
from game.app.widgets.base import Widget


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
