"""Looks at a drawn scene and says what a player would complain about.

It reads what the canvas noted (every text that was written, where, how large, whether it fitted)
and walks the widgets.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.app.drawing.fonts import ELLIPSIS
from game.app.drawing.layout import Box
from game.app.drawing.look import Shown
from game.app.drawing.theme import SMALLEST
from game.app.widgets.base import Widget
from game.app.widgets.carrier import Carrier
from game.app.widgets.scrolling import Scrolling
from game.app.window.stage import Stage

_SLACK = 3.0


def problems(stage: Stage) -> list[str]:
    """Everything wrong with the scene on top, as last drawn."""
    stage.draw(force=True)
    room = stage.look.box
    texts = [each for each in stage.shown if not each.icon]
    return [
        *_texts(texts, room, stage.look.scale),
        *_overlaps(texts),
        *_widgets(stage, room),
        *_decisions(stage),
    ]


def shortened(stage: Stage) -> list[str]:
    """Every text of the scene on top whose end gave way to an ellipsis.

    No problem of every scene: a list may shorten the names that people give to their games.
    """
    stage.draw(force=True)
    texts = {each.text for each in stage.shown if not each.icon}
    return sorted(each for each in texts if each.endswith(ELLIPSIS) and each.strip(ELLIPSIS))


def _texts(shown: list[Shown], room: Box, scale: float) -> Iterator[str]:
    for each in shown:
        if "⟦" in each.text:
            yield f"a raw text key: {each.text}"
        if each.cut:
            yield f"cut off: {each.text!r}"
        if each.pixels < round(SMALLEST * scale):
            yield f"too small ({each.pixels} px): {each.text!r}"
        if not room.inflate(_SLACK, _SLACK).contains(each.box):
            yield f"outside the window: {each.text!r}"


def _overlaps(shown: list[Shown]) -> Iterator[str]:
    cores = [(each, _core(each.box)) for each in shown if not each.scrolled]
    cores.sort(key=lambda pair: pair[1].top)
    for index, (one, box) in enumerate(cores):
        for other, place in cores[index + 1 :]:
            if place.top >= box.bottom:
                break
            if box.colliderect(place):
                yield f"overlapping: {one.text!r} and {other.text!r}"


def _core(box: Box) -> Box:
    """The part of a line where letters are: lines may touch by their ascenders' room."""
    return Box(box.x + _SLACK, box.y + box.h * 0.24, max(box.w - 2 * _SLACK, 0.1), box.h * 0.5)


def _carried(widget: Widget) -> Iterator[Widget]:
    """What lies in a window on something larger: it may lie outside, and under its buttons."""
    if isinstance(widget, Carrier):
        yield from widget.carried()
    elif isinstance(widget, Scrolling):
        for child in widget.children:
            yield from child.walk()


def _widgets(stage: Stage, room: Box) -> Iterator[str]:
    inside = {id(each) for widget in stage.top.root.walk() for each in _carried(widget)}
    controls = [each for each in stage.top.root.walk() if each.focusable and id(each) not in inside]
    for widget in controls:
        if not room.inflate(_SLACK, _SLACK).contains(widget.rect):
            yield f"outside the window: {type(widget).__name__} {widget.name!r} {widget.rect}"
    for index, one in enumerate(controls):
        for other in controls[index + 1 :]:
            if one.rect.inflate(-6, -6).colliderect(other.rect.inflate(-6, -6)) and not (
                one.rect.contains(other.rect) or other.rect.contains(one.rect)
            ):
                yield f"overlapping controls: {one.name!r} and {other.name!r}"


def _decisions(stage: Stage) -> Iterator[str]:
    """What answers the question must be seen whole, not first be scrolled to."""
    for window in stage.top.root.walk():
        if isinstance(window, Scrolling):
            for each in (each for child in window.children for each in child.walk()):
                if each.decides and not window.rect.inflate(_SLACK, _SLACK).contains(each.rect):
                    yield f"scrolled out of sight: {type(each).__name__} {each.name!r}"
