"""Draws every icon with its id on one picture, to judge the choices by eye.

`python tools/assets/contact_sheet.py out.png [prefix]`: only ids that start with the prefix.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZE, COLUMNS = 96, 14
CELL = SIZE + 20, SIZE + 40
NIGHT, GOLD = (36, 41, 56), (212, 168, 74)


def sheet(paths: list[Path]) -> pygame.Surface:
    """All pictures in rows, each above its id in two lines."""
    rows = -(-len(paths) // COLUMNS)
    page = pygame.Surface((COLUMNS * CELL[0], rows * CELL[1]))
    page.fill(NIGHT)
    font = pygame.font.Font(ASSETS / "fonts" / "AlegreyaSans-Medium.ttf", 15)
    for index, path in enumerate(paths):
        left, top = index % COLUMNS * CELL[0] + 10, index // COLUMNS * CELL[1] + 4
        page.blit(pygame.image.load_sized_svg(path, (SIZE, SIZE)), (left, top))
        area, _, name = path.stem.rpartition(".")
        for line, label in enumerate((name, area)):
            # A long area keeps its end, which tells more than its beginning.
            words = font.render(label[-16:], True, GOLD)
            page.blit(words, (left, top + SIZE + 14 * line), (0, 0, CELL[0] - 10, 40))
    return page


def main() -> None:
    target, prefix = sys.argv[1], "".join(sys.argv[2:3])
    pygame.font.init()
    paths = sorted((ASSETS / "icons").glob(f"{prefix}*.svg"))
    pygame.image.save(sheet(paths), target)
    print(f"{len(paths)} icons drawn")


if __name__ == "__main__":
    main()
