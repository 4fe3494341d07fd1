"""Where on the board something is that is spoken of: a thing, a counter, a button, a panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.layout import Box
from game.app.table.answers import Answer, Answers
from game.app.table.built import Built
from game.app.table.spot import Spot
from game.app.widgets.base import Widget

#: How much around a thing is shown with it.
MARGIN = 8.0


def boxes(built: Built, targets: Sequence[str]) -> list[Box]:
    """Where these are now, those that can be seen."""
    found = [_box(built, target) for target in targets]
    return [box.inflate(2 * MARGIN, 2 * MARGIN) for box in found if box is not None]


def answering(built: Built, numbers: Sequence[int]) -> list[Widget]:
    """The things and buttons that answer with one of these options, as they stand there."""
    wanted = frozenset(numbers)
    return [each for each in built.root.walk() if numbers_of(each) & wanted and each.visible]


def numbers_of(widget: Widget) -> frozenset[int]:
    """The options that using a widget may mean."""
    if isinstance(widget, Spot):
        return frozenset(widget.numbers)
    if isinstance(widget, Answer) and widget.name.startswith("option:"):
        return frozenset((int(widget.name.partition(":")[2]),))
    return frozenset()


def is_behind_tab(built: Built, target: str) -> str:
    """The name of the drawer that holds it, if that is not open."""
    drawer = built.root.page.drawer
    return next((each.name for each in drawer.closed if target in each.holds), "")


def _box(built: Built, target: str) -> Box | None:
    page, overlay = built.root.page, built.root.overlay
    if target == "prompt":
        return _answers(overlay) if overlay is not None else page.prompt.rect
    panels = {"own": page.own, "middle": page.middle, "top": page.top, "drawers": page.drawer}
    if target in panels:
        return None if overlay is not None and target != "top" else panels[target].rect
    named = built.root.find(target)
    if named is not None and named.rect.w > 0:
        return named.rect
    place = built.places.get(target)
    hidden = overlay is not None and place is not None and overlay.hides(place)
    return None if hidden and not _is_on(overlay, target) else place


def _is_on(overlay: Widget | None, target: str) -> bool:
    spots = (each for each in overlay.walk() if isinstance(each, Spot)) if overlay else iter(())
    return any(target in each.things for each in spots)


def _answers(overlay: Widget) -> Box:
    found = next((each for each in overlay.walk() if isinstance(each, Answers)), overlay)
    return found.rect
