"""Pointy-top hexes in axial coordinates, and the one tiling by tiles of three (3.1, 3.2)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

OFFSETS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
#: How the six sides are called, in the same order.
SIDES = ("east", "north_east", "north_west", "west", "south_west", "south_east")
#: Where the spaces of a tile lie, from its anchor.
LETTERS: dict[str, Hex] = {"a": (0, 0), "b": (1, 0), "c": (0, 1)}


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around, in canonical order."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in OFFSETS)


@cache
def side(one: Hex, other: Hex) -> str:
    """On which side of a hex its neighbour lies."""
    return SIDES[neighbours(one).index(other)]


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes, holes or not (ruling 14)."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@cache
def owner(at: Hex) -> tuple[Hex, str]:
    """The anchor of the tile that a hex belongs to, and which of its spaces it is (ruling 8)."""
    q, r = at
    match (q - r) % 3:
        case 0:
            return (q, r), "a"
        case 1:
            return (q - 1, r), "b"
        case _:
            return (q, r - 1), "c"


@cache
def spaces_of(anchor: Hex) -> dict[str, Hex]:
    """The three hexes of a tile by their letter."""
    q, r = anchor
    return {letter: (q + dq, r + dr) for letter, (dq, dr) in LETTERS.items()}


def slot_of(anchor: Hex) -> Hex:
    """Slot coordinates of an anchor."""
    q, r = anchor
    return (2 * q + r) // 3, (q + 2 * r) // 3


def anchor_of(slot: Hex) -> Hex:
    """The anchor of a slot."""
    i, j = slot
    return 2 * i - j, 2 * j - i


@cache
def slots_away(anchor: Hex) -> int:
    """How many slots lie between an anchor and the start tile."""
    i, j = slot_of(anchor)
    return (abs(i) + abs(j) + abs(i - j)) // 2
