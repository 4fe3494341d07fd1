"""What no card could do: effects where they never work, maps that do not add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.engine.effects import Ability
from game.library.abilities import misfits
from game.library.converting import Finding
from game.library.yamltree import Steps
from game.rules.valeria.shapes import Box, Grid, Side
from game.rules.valeria.vocabulary import (
    CHAMPION_KINDS,
    KINDS,
    TROOPS,
    TYPES,
    Limited,
    SlotName,
)


def faults(content: Box) -> Iterator[Finding]:
    """Everything that could never work, and where it stands."""
    yield from _unknown_names(content)
    for path, carrier, abilities in _carriers(content):
        for number, ability in enumerate(abilities):
            yield from misfits(KINDS, carrier, (*path, "abilities", number), ability)
    for name, scroll in content.scrolls.items():
        for letter, side in (("a", scroll.a), ("b", scroll.b)):
            yield from _misprinted(content, ("scrolls", name, letter), side)
    for name, card in content.plans.items():
        if not 2 <= len(card.symbols) <= 4:
            yield ("plans", name, "troops"), "a plan has two to four symbols"


def _unknown_names(content: Box) -> Iterator[Finding]:
    """The rules count on these names, all of them and no others."""
    for part, named, wanted in (
        ("rows", content.rows, CHAMPION_KINDS),
        ("troops", content.troops, TROOPS),
        ("types", content.types, TYPES),
        ("boards", content.boards, TROOPS),
        ("slots", content.slots, get_args(SlotName)),
        ("limits", content.limits, get_args(Limited)),
    ):
        if tuple(named) != wanted:
            yield (part,), f"expected here, in this order: {', '.join(wanted)}"


def _carriers(content: Box) -> Iterator[tuple[Steps, str, tuple[Ability, ...]]]:
    for name, champion in content.champions.items():
        yield ("champions", name), champion.kind, champion.abilities
    for name, link in content.links.items():
        yield ("links", name), "link", link.abilities
    for slot_name, slot in content.slots.items():
        yield ("slots", slot_name), "slot", slot.abilities
    for name, space in content.spaces.items():
        yield ("spaces", name), "space", space.abilities


def _misprinted(content: Box, path: Steps, side: Side) -> Iterator[Finding]:
    """A map has three rows of three zones, all different, and twelve links between them."""
    for part, grid, known, wide, high in (
        ("zones", side.zones, content.zones, 3, 3),
        ("h", side.h, content.links, 2, 3),
        ("v", side.v, content.links, 3, 2),
    ):
        if len(grid) != high or any(len(row) != wide for row in grid):
            yield (*path, part), f"{high} rows of {wide} were expected"
        for each in _printed(grid):
            if each not in known:
                yield (*path, part), f"there is no {each}; there are: {', '.join(known)}"
    if len(set(_printed(side.zones))) < len(_printed(side.zones)):
        yield (*path, "zones"), "a zone stands there twice"


def _printed(grid: Grid) -> list[str]:
    return [each for row in grid for each in row]
