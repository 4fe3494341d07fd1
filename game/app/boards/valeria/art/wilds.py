"""Roads, waters, woods and hosts, as silhouettes against the night."""

from __future__ import annotations

from game.app.drawing.pen import Pen
from game.app.drawing.theme import mix


def ford(pen: Pen) -> None:
    """A river that winds towards us between willows."""
    y, water = pen.ground - 0.02, mix(pen.light, pen.dark, 0.6)
    pen.shape((0.52, y), (0.57, y), (0.66, y + 0.1), (0.6, y + 0.16), (0.9, 1), (0.34, 1),
              (0.5, y + 0.17), (0.57, y + 0.1), colour=water)  # fmt: skip
    for x, high in ((0.4, 0.34), (0.74, 0.42), (0.86, 0.28)):
        pen.stroke((x, y + 0.08), (x, y - high * 0.6), 0.03)
        for place in range(-4, 5):
            side, top = place * 0.03 * high, y - high * (1 - abs(place) * 0.05)
            pen.ball(x + side, top + 0.04, high * 0.16)
        for twig in range(-9, 10):
            # Willows hang: long twigs from the crown nearly to the ground.
            side = twig * 0.021 * high * 1.6
            end = y - high * pen.random.uniform(0.08, 0.4)
            pen.stroke((x + side * 0.85, y - high * 0.8), (x + side, end), 0.011)


def ferry(pen: Pen) -> None:
    """A boat on black water."""
    y, water = pen.ground, mix(pen.light, pen.dark, 0.7)
    pen.shape((0, y - 0.02), (1, y - 0.02), (1, 1), (0, 1), colour=mix(water, pen.dark, 0.35))
    for _ in range(16):
        x, at = pen.random.random(), y + 0.02 + pen.random.random() * 0.2
        pen.stroke((x, at), (x + 0.06, at), 0.006, water)
    pen.shape((0.42, y - 0.02), (0.78, y - 0.02), (0.73, y + 0.07), (0.47, y + 0.07))
    pen.stroke((0.6, y), (0.6, y - 0.36), 0.018)
    pen.shape(
        (0.61, y - 0.34), (0.61, y - 0.06), (0.74, y - 0.06), colour=mix(pen.dark, pen.light, 0.18)
    )
    pen.shine(0.44, y - 0.1, 0.1, pen.light, 150)
    pen.ball(0.44, y - 0.1, 0.02, pen.light)


def wagons(pen: Pen) -> None:
    """A caravan on a road."""
    y = pen.ground + 0.04
    pen.shape((0, y + 0.1), (1, y - 0.03), (1, y + 0.05), (0, y + 0.26),
              colour=mix(pen.dark, pen.light, 0.16))  # fmt: skip
    for x, size in ((0.36, 1.0), (0.58, 0.86), (0.77, 0.7)):
        foot = y + 0.1 - x * 0.12
        pen.ball(x, foot - 0.11 * size, 0.1 * size)
        pen.block(x, foot - 0.04 * size, 0.24 * size, 0.08 * size)
        for wheel in (-0.045, 0.045):
            pen.ball(x + wheel * size, foot - 0.03 * size, 0.042 * size)
            pen.ball(
                x + wheel * size, foot - 0.03 * size, 0.022 * size, mix(pen.dark, pen.light, 0.2)
            )
        pen.shine(x + 0.09 * size, foot - 0.12 * size, 0.06, pen.light, 160)
        pen.ball(x + 0.09 * size, foot - 0.12 * size, 0.014, pen.light)


def forest(pen: Pen) -> None:
    """Firs close together."""
    y = pen.ground + 0.08
    for step in range(15):
        x = 0.24 + step * 0.052 + pen.random.uniform(-0.02, 0.02)
        pen.tree(x, y + pen.random.uniform(-0.03, 0.04), pen.random.uniform(0.26, 0.48))


def lanterns(pen: Pen) -> None:
    """Lights that hang in bare trees."""
    y = pen.ground + 0.08
    for x, high in ((0.36, 0.46), (0.58, 0.56), (0.8, 0.42)):
        pen.stroke((x, y), (x + 0.01, y - high), 0.03)
        for side in (-1.0, 1.0):
            for level in (0.5, 0.72, 0.9):
                tip = x + side * (1.1 - level) * 0.2, y - high * (level + 0.16)
                pen.stroke((x, y - high * level), tip, 0.012)
        for side in (-0.09, 0.07):
            pen.stroke((x + side, y - high * 0.68), (x + side, y - high * 0.5), 0.006)
            pen.shine(x + side, y - high * 0.46, 0.12, pen.light, 170)
            pen.ball(x + side, y - high * 0.46, 0.024, pen.light)


def gorge(pen: Pen) -> None:
    """Two walls of rock and the sky between."""
    far = mix(pen.dark, pen.light, 0.1)
    pen.shape((0.0, 1), (0.0, 0.34), (0.2, 0.26), (0.34, 0.3), (0.42, 0.46), (0.44, 0.58),
              (0.5, 0.66), (0.5, 1), colour=far)  # fmt: skip
    pen.shape((1, 1), (1, 0.14), (0.86, 0.18), (0.79, 0.34), (0.74, 0.38), (0.71, 0.58),
              (0.64, 0.7), (0.6, 1))  # fmt: skip
    for x, y, side in (
        (0.3, 0.32, 1),
        (0.4, 0.46, 1),
        (0.45, 0.62, 1),
        (0.8, 0.34, -1),
        (0.73, 0.5, -1),
    ):
        for thorn in (0.0, 0.03, 0.06):
            pen.shape((x, y + thorn), (x + side * 0.05, y - 0.06 + thorn), (x, y + 0.03 + thorn))
    pen.shine(0.56, 0.72, 0.16, pen.light, 90)


def crossroads(pen: Pen) -> None:
    """A signpost where roads meet."""
    y = pen.ground + 0.08
    road = mix(pen.dark, pen.light, 0.18)
    pen.shape((0.28, 1), (0.55, y - 0.06), (0.6, y - 0.06), (0.56, 1), colour=road)
    pen.shape((0.58, y - 0.05), (1, y + 0.02), (1, y + 0.12), (0.56, y + 0.01), colour=road)
    pen.stroke((0.62, y + 0.06), (0.62, y - 0.36), 0.03)
    pen.shape((0.5, y - 0.34), (0.64, y - 0.34), (0.64, y - 0.26), (0.5, y - 0.26), (0.47, y - 0.3))
    pen.shape(
        (0.6, y - 0.23), (0.75, y - 0.23), (0.78, y - 0.19), (0.75, y - 0.15), (0.6, y - 0.15)
    )
    pen.ball(0.62, y - 0.39, 0.026)
    pen.shape((0.62, y - 0.4), (0.66, y - 0.38), (0.62, y - 0.37))


def standards(pen: Pen) -> None:
    """Banners over a host of spears."""
    y = pen.ground + 0.1
    for step in range(26):
        x = 0.26 + step * 0.028
        top = y - pen.random.uniform(0.16, 0.3)
        pen.stroke((x, y), (x, top), 0.009)
        pen.roof(x, top + 0.01, 0.024, 0.05)
    for x, high in ((0.4, 0.46), (0.58, 0.56), (0.74, 0.42)):
        pen.banner(x, y, high, mix(pen.dark, pen.light, 0.35))
    pen.shape((0.2, 1), (0.24, y - 0.06), (0.5, y - 0.1), (0.8, y - 0.07), (1, y - 0.05), (1, 1))


def shields(pen: Pen) -> None:
    """A wall of shields with spears over it."""
    standards(pen)
    y = pen.ground + 0.16
    for step in range(8):
        x = 0.3 + step * 0.085
        pen.ball(x, y, 0.085)
        pen.ball(x, y, 0.07, mix(pen.dark, pen.light, 0.3))
        pen.ball(x, y, 0.022, pen.dark)


def stones(pen: Pen) -> None:
    """Standing stones and cairns on a rise."""
    y = pen.ground + 0.04
    pen.shape((0.2, 1), (0.4, y - 0.02), (0.62, y - 0.08), (0.86, y), (1, 1))
    for x, w, h in ((0.42, 0.07, 0.22), (0.52, 0.08, 0.3), (0.7, 0.08, 0.28), (0.8, 0.06, 0.2)):
        half = w * pen.part / 2
        pen.shape((x - half, y + 0.02), (x - half * 0.7, y - h), (x + half * 0.5, y - h - 0.03),
                  (x + half, y + 0.02))  # fmt: skip
    pen.shape((0.5, y - 0.27), (0.72, y - 0.25), (0.73, y - 0.31), (0.49, y - 0.33))


def gallows(pen: Pen) -> None:
    """A gallows on a hill, and ravens."""
    y = pen.ground - 0.02
    pen.shape((0.2, 1), (0.48, y), (0.68, y - 0.02), (1, 1))
    pen.stroke((0.54, y + 0.02), (0.54, y - 0.42), 0.028)
    pen.stroke((0.53, y - 0.41), (0.7, y - 0.41), 0.026)
    pen.stroke((0.54, y - 0.3), (0.6, y - 0.41), 0.016)
    pen.stroke((0.68, y - 0.41), (0.68, y - 0.26), 0.008)
    pen.ball(0.68, y - 0.23, 0.03)
    pen.ball(0.68, y - 0.23, 0.017, mix(pen.dark, pen.light, 0.25))
    _ravens(pen, 5)


def moor(pen: Pen) -> None:
    """A bare tree, tall grass and ravens over a moor."""
    y = pen.ground + 0.06
    pen.stroke((0.62, y + 0.04), (0.6, y - 0.3), 0.035)
    for dx, dy, start in ((-0.12, -0.48, 0.2), (0.1, -0.5, 0.24), (-0.06, -0.56, 0.28),
                          (0.14, -0.36, 0.14), (0.03, -0.6, 0.3)):  # fmt: skip
        pen.stroke((0.605, y - start), (0.6 + dx, y + dy), 0.016)
        pen.stroke((0.6 + dx * 0.6, y + dy * 0.8), (0.6 + dx * 1.3, y + dy * 0.9), 0.009)
    grass(pen)
    _ravens(pen, 7)


def grass(pen: Pen) -> None:
    """Blades as high as a man."""
    y = pen.ground + 0.16
    for step in range(60):
        x = 0.18 + step * 0.0145
        lean = pen.random.uniform(-0.02, 0.03)
        pen.stroke((x, y + 0.14), (x + lean, y - pen.random.uniform(0.02, 0.2)), 0.011)


def fields(pen: Pen) -> None:
    """Furrows that run to a barn."""
    y = pen.ground
    for step in range(9):
        x = 0.1 + step * 0.13
        pen.stroke(
            (0.62 + (x - 0.6) * 0.12, y + 0.03), (x, 1), 0.014, mix(pen.dark, pen.light, 0.25)
        )
    pen.block(0.62, y + 0.04, 0.2, 0.12)
    pen.roof(0.62, y - 0.08, 0.27, 0.13)
    pen.window(0.62, y, 0.03)
    pen.tree(0.78, y + 0.06, 0.26)
    pen.tree(0.84, y + 0.08, 0.2)


def hills(pen: Pen) -> None:
    """Ridges behind ridges, with a watch fire on one."""
    for y, share in ((0.5, 0.3), (0.6, 0.18), (0.7, 0.08)):
        pen.ridge(y, 0.09, mix(pen.dark, pen.light, share))
    pen.shine(0.62, 0.5, 0.12, pen.light, 190)
    pen.ball(0.62, 0.5, 0.014, (255, 240, 200))


def cave(pen: Pen) -> None:
    """A door in the rock with fire behind it, and smoke."""
    y = pen.ground + 0.06
    pen.shape((0.2, 1), (0.34, 0.42), (0.46, 0.3), (0.58, 0.22), (0.74, 0.34), (0.9, 0.52), (1, 1))
    pen.shine(0.6, y - 0.08, 0.26, pen.light, 120)
    pen.ball(0.6, y - 0.13, 0.095, pen.light)
    pen.block(0.6, y, 0.19, 0.13, pen.light)
    for x in (0.557, 0.643):
        pen.block(x, y, 0.03, 0.2)
    pen.block(0.6, y - 0.16, 0.26, 0.03)
    for step in range(7):
        pen.shine(0.55 - step * 0.02, 0.22 - step * 0.03, 0.06 + step * 0.016, (214, 190, 180), 60)


def _ravens(pen: Pen, count: int) -> None:
    for _ in range(count):
        x, y = pen.random.uniform(0.3, 0.95), pen.random.uniform(0.12, 0.4)
        size = pen.random.uniform(0.012, 0.024)
        pen.stroke((x - size, y - size), (x, y), 0.008)
        pen.stroke((x, y), (x + size, y - size), 0.008)
