"""The picture of the README for people who have never seen a terminal: download, unzip, play.

    python -m tools.release.steps

It is drawn with the game's own faces, icons and panels.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.app.doors.shot import stage_of, take
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset, row
from game.app.studio.samples import Request
from tools.release import icon

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "download.png"
#: A window in which a unit is a pixel; the picture is a strip of it.
SIZE = (1440, 1080)
HEIGHT = 420
STEPS = (
    ("1", "Download", "four-crowns-….zip"),
    ("2", "Unzip", "right click, Extract"),
    ("3", "Double-click", "four-crowns"),
    ("4", "Play", ""),
)


def main() -> int:
    """Draw the picture into the pages' folder."""
    pygame.image.save(drawn(), str(PICTURE))
    return 0


def drawn() -> pygame.Surface:
    """Four panels, from the zip to the menu."""
    stage = stage_of(SIZE)
    surface = pygame.Surface(SIZE)
    canvas = Canvas(surface, stage.look)
    paint.backdrop(canvas)
    strip = Box(0, 0, SIZE[0], HEIGHT)
    for box, (number, title, below) in zip(
        row(inset(strip, 30), (2, 2, 2, 3), 26), STEPS, strict=True
    ):
        paint.panel(canvas, box, "dialog")
        head, rest = cut_top(inset(box, 22), 70)
        foot, middle = cut_bottom(rest, 60)
        canvas.text(f"{number}  {title}", head, "heading", None, 0.5, 0.5, True)
        canvas.text(below, foot, "body", None, 0.5, 0.5, True)
        _sign(canvas, middle if below else rest, number)
    return surface.subsurface((0, 0, SIZE[0], HEIGHT))


def _sign(canvas: Canvas, box: Box, number: str) -> None:
    """What is seen at each step."""
    if number in "12":
        canvas.icon(
            "app.import" if number == "1" else "app.export", _square(box), canvas.look.theme.gold
        )
        return
    place = canvas.look.rect(_square(box))
    if number == "3":
        surface = icon.draw(place.w)
    else:
        menu = take("menu", Request(stage_of((1280, 720)))).draw()
        place = canvas.look.rect(box)
        surface = pygame.transform.smoothscale(menu, (place.w, place.w * 9 // 16))
    canvas.surface.blit(surface, surface.get_rect(center=place.center))


def _square(box: Box) -> Box:
    side = min(box.w, box.h) * 0.8
    return Box(box.centerx - side / 2, box.centery - side / 2, side, side)


if __name__ == "__main__":
    sys.exit(main())
