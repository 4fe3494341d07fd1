"""What people have built, as silhouettes against the night."""

from __future__ import annotations

from game.app.drawing.pen import Pen
from game.app.drawing.theme import mix


def castle(pen: Pen) -> None:
    """A stronghold of many towers."""
    y = pen.ground + 0.02
    pen.block(0.56, y, 0.5, 0.2)
    for x, w, h, pointed in (
        (0.45, 0.11, 0.34, False), (0.53, 0.1, 0.46, True), (0.6, 0.13, 0.38, False),
        (0.68, 0.09, 0.3, True), (0.39, 0.08, 0.24, True),
    ):  # fmt: skip
        pen.tower(x, y, w, h, pointed)
    pen.ball(0.56, y - 0.05, 0.035, pen.light)
    pen.block(0.56, y, 0.07, 0.05, pen.light)


def keep(pen: Pen) -> None:
    """A lone keep on a crag."""
    y = pen.ground
    pen.shape((0.38, 1), (0.47, y - 0.16), (0.52, y - 0.2), (0.64, y - 0.18), (0.76, 1))
    pen.tower(0.57, y - 0.16, 0.17, 0.32)
    pen.tower(0.5, y - 0.14, 0.08, 0.22, pointed=True)


def tower(pen: Pen) -> None:
    """A tower with a fire on its top."""
    y = pen.ground
    pen.shine(0.6, y - 0.5, 0.3, pen.light, 90)
    pen.tower(0.6, y + 0.02, 0.13, 0.44)
    pen.roof(0.6, y - 0.48, 0.1, 0.12, pen.light)
    pen.roof(0.61, y - 0.48, 0.05, 0.07, (255, 244, 214))
    pen.block(0.52, y + 0.02, 0.14, 0.1)
    pen.roof(0.52, y - 0.08, 0.18, 0.08)


def gate(pen: Pen) -> None:
    """A great gate in a wall, with light behind it."""
    y = pen.ground + 0.03
    pen.block(0.58, y, 1.1, 0.2)
    for step in range(10):
        pen.block(0.3 + step * 0.062, y - 0.2, 0.045, 0.04)
    pen.tower(0.49, y, 0.13, 0.38)
    pen.tower(0.67, y, 0.13, 0.38)
    pen.block(0.58, y, 0.2, 0.31)
    pen.ball(0.58, y - 0.15, 0.075, pen.light)
    pen.block(0.58, y, 0.15, 0.15, pen.light)
    for bar in (-0.02, 0.0, 0.02):
        pen.stroke((0.58 + bar, y), (0.58 + bar, y - 0.22), 0.01)


def bridge(pen: Pen) -> None:
    """Arches over a river."""
    y, water = pen.ground, mix(pen.light, pen.dark, 0.72)
    pen.shape((0, y + 0.06), (1, y + 0.06), (1, 1), (0, 1), colour=mix(water, pen.dark, 0.3))
    for _ in range(14):
        x, at = pen.random.random(), y + 0.09 + pen.random.random() * 0.14
        pen.stroke((x, at), (x + 0.05, at), 0.006, water)
    pen.shape((0.12, y + 0.02), (0.4, y - 0.1), (0.72, y - 0.1), (1, y + 0.02), (1, y + 0.12),
              (0.12, y + 0.12))  # fmt: skip
    for x in (0.38, 0.56, 0.74):
        pen.ball(x, y + 0.08, 0.085, mix(water, pen.dark, 0.45))
        pen.block(x, y + 0.13, 0.17, 0.05, mix(water, pen.dark, 0.45))
    for x in (0.46, 0.66):
        pen.stroke((x, y - 0.08), (x, y - 0.2), 0.014)
        pen.shine(x, y - 0.21, 0.08, pen.light, 150)
        pen.ball(x, y - 0.21, 0.016, pen.light)


def mill(pen: Pen) -> None:
    """A windmill with its sails."""
    y = pen.ground + 0.02
    pen.shape((0.52, y), (0.55, y - 0.3), (0.65, y - 0.3), (0.68, y))
    pen.roof(0.6, y - 0.29, 0.2, 0.1)
    pen.window(0.6, y - 0.1, 0.03)
    for dx, dy in ((0.11, -0.2), (-0.11, 0.2), (0.11, 0.16), (-0.11, -0.16)):
        pen.stroke((0.6, y - 0.3), (0.6 + dx, y - 0.3 + dy), 0.022)
        pen.stroke((0.6 + dx * 0.3, y - 0.3 + dy * 0.3), (0.6 + dx, y - 0.3 + dy), 0.05)
    pen.block(0.78, y, 0.16, 0.1)
    pen.roof(0.78, y - 0.1, 0.22, 0.1)
    pen.window(0.78, y - 0.03, 0.025)


def village(pen: Pen) -> None:
    """Roofs with lights in their windows."""
    y = pen.ground + 0.03
    for x in (0.38, 0.46, 0.55, 0.63, 0.72, 0.8):
        high = pen.random.uniform(0.08, 0.14)
        pen.block(x, y, 0.13, high)
        pen.roof(x, y - high, 0.18, 0.12)
        if pen.random.random() < 0.7:
            pen.window(x, y - 0.03, 0.026)
    pen.block(0.6, y, 0.07, 0.26)
    pen.roof(0.6, y - 0.26, 0.1, 0.18)


def church(pen: Pen) -> None:
    """A monastery: a nave, a steeple, a round window."""
    y = pen.ground + 0.03
    pen.block(0.62, y, 0.34, 0.2)
    pen.roof(0.62, y - 0.2, 0.4, 0.14)
    pen.block(0.5, y, 0.12, 0.34)
    pen.roof(0.5, y - 0.34, 0.15, 0.24)
    pen.ball(0.5, y - 0.26, 0.03, pen.light)
    for x in (0.56, 0.62, 0.68):
        pen.window(x, y - 0.06, 0.03)


def palisade(pen: Pen) -> None:
    """A wall of sharpened trunks with a watch on it."""
    y = pen.ground + 0.06
    for step in range(24):
        x = 0.24 + step * 0.033
        high = pen.random.uniform(0.24, 0.28)
        pen.block(x, y, 0.052, high)
        pen.roof(x, y - high, 0.052, 0.05)
    pen.block(0.6, y, 0.16, 0.4)
    pen.roof(0.6, y - 0.4, 0.24, 0.14)
    pen.window(0.6, y - 0.3, 0.05)


def barrow(pen: Pen) -> None:
    """A grave mound with a door of stones."""
    y = pen.ground + 0.1
    pen.ball(0.6, y + 0.28, 0.46)
    pen.block(0.6, y, 0.16, 0.14, pen.light)
    for x in (0.57, 0.63):
        pen.block(x, y, 0.035, 0.17)
    pen.block(0.6, y - 0.15, 0.26, 0.045)
    for x in (0.44, 0.76):
        pen.block(x, y - 0.02, 0.035, 0.16)


def well(pen: Pen) -> None:
    """A well under its little roof."""
    village(pen)
    y = pen.ground + 0.16
    pen.block(0.4, y, 0.2, 0.1)
    for side in (-0.045, 0.045):
        pen.stroke((0.4 + side, y - 0.06), (0.4 + side, y - 0.24), 0.018)
    pen.roof(0.4, y - 0.23, 0.3, 0.12)
