"""The app's icon in the formats of the three systems, drawn from the crown of the game itself."""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

ROOT = Path(__file__).resolve().parents[2]
CROWN = ROOT / "assets" / "icons" / "app.crown_4.svg"

#: The night over the table, and gold from the light above to the shade below.
GROUND = ((44, 36, 62), (20, 17, 30))
GOLD = ((255, 226, 150), (200, 140, 50))
RIM = (214, 168, 84)

#: Windows shows the one that fits best.
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: What macOS calls a picture of so many pixels.
ICNS_TYPES: Mapping[bytes, int] = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
PNG_SIZE = 256
#: Drawn so much larger and made smaller again, so that edges are smooth; large ones need it less.
FINER, FINER_LARGE, LARGE = 4, 2, 512


def draw(size: int) -> pygame.Surface:
    """A gold crown on a dark badge, in a square of so many pixels."""
    fine = size * (FINER if size < LARGE else FINER_LARGE)
    badge = _fall(fine, GROUND)
    shape = pygame.Surface((fine, fine), pygame.SRCALPHA)
    whole, radius = pygame.Rect(0, 0, fine, fine).inflate(-fine // 16, -fine // 16), fine // 5
    pygame.draw.rect(shape, (255, 255, 255), whole, border_radius=radius)
    badge.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if size >= 48:  # on a smaller one it would be a blur
        pygame.draw.rect(badge, RIM, whole, max(fine // 50, 1), border_radius=radius)
    side = round(fine * (0.78 if size >= 48 else 0.96))
    crown = pygame.image.load_sized_svg(str(CROWN), (side, side))
    crown.blit(_fall(side, GOLD), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    badge.blit(crown, crown.get_rect(center=(fine / 2, fine / 2)))
    return pygame.transform.smoothscale(badge, (size, size))


def _fall(size: int, colours: tuple[tuple[int, int, int], tuple[int, int, int]]) -> pygame.Surface:
    """A square that goes from one colour above to another below."""
    square = pygame.Surface((size, size), pygame.SRCALPHA)
    above, below = (pygame.Color(*colour) for colour in colours)
    for y in range(size):
        square.fill(above.lerp(below, y / size), (0, y, size, 1))
    return square


@cache
def png(size: int) -> bytes:
    """The icon as a PNG file."""
    stream = BytesIO()
    pygame.image.save(draw(size), stream, "icon.png")
    return stream.getvalue()


def ico() -> bytes:
    """The icon as Windows wants it: a list of pictures, then the pictures."""
    pictures = [png(size) for size in ICO_SIZES]
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        # 256 is written as 0; one plane, 32 bits a pixel.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """The icon as macOS wants it: pictures, each after its type and its length."""
    body = b""
    for kind, size in ICNS_TYPES.items():
        picture = png(size)
        body += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write all three into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "four-crowns.png").write_bytes(png(PNG_SIZE))
    (folder / "four-crowns.ico").write_bytes(ico())
    (folder / "four-crowns.icns").write_bytes(icns())
