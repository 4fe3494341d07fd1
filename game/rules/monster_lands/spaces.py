"""What fits on an expedition: dice by colour, tokens, and the room they share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from game.engine import Piece, Reading
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.refusals import mission_dice
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views import colour_of, list_at, space, trail


@lru_cache(4096)
def counts(dice: tuple[Piece, ...]) -> Mapping[str, int]:
    """How many dice of each colour."""
    found: dict[str, int] = dict.fromkeys(zones.COLOURS, 0)
    for die in dice:
        found[colour_of(die)] += 1
    return found


@cache
def is_mission(exp: str) -> bool:
    """Missions take dice alone."""
    return zones.place_of(exp) in (zones.COMPETITIVE, zones.CONTRACT)


def required(table: Reading, exp: str) -> Mapping[str, int]:
    """How many dice of each colour a space demands; missions count theirs together."""
    asked: Any = {} if is_mission(exp) else trail(table, exp).required
    found: Mapping[str, int] = asked
    return found


def fits_die(table: Reading, exp: str, dice: tuple[Piece, ...], colour: str) -> bool:
    """Whether one more die of a colour may join these."""
    return colour in fitting_colours(table, exp, dice)


def fitting_colours(table: Reading, exp: str, dice: tuple[Piece, ...]) -> tuple[str, ...]:
    """The colours of which one more die may join these."""
    place = zones.place_of(exp)
    if is_mission(exp):
        count, colours = mission_dice(table.zone(zones.mission(place))[0], place)
        return colours if len(dice) < count else ()
    if place == zones.GATES:
        return ("force", "magic") if len(dice) < box().outside.gates_spaces else ()
    have = counts(dice)
    return _fitting_trail(exp, *list_at(table, place), have["force"], have["magic"])


def is_complete(table: Reading, exp: str, dice: tuple[Piece, ...]) -> bool:
    """Whether these dice are enough to go with."""
    place = zones.place_of(exp)
    if is_mission(exp):
        return len(dice) == mission_dice(table.zone(zones.mission(place))[0], place)[0]
    have = counts(dice)
    return not [colour for colour, most in required(table, exp).items() if have[colour] < most]


@lru_cache(4096)
def _fitting_trail(exp: str, tile: Piece, side: Face, force: int, magic: int) -> tuple[str, ...]:
    """By the space itself: the same few spaces and dice come up all the time."""
    found = space(exp, tile, side)
    red, purple = _fits_trail(found, force + 1, magic), _fits_trail(found, force, magic + 1)
    return (*(("force",) if red else ()), *(("magic",) if purple else ()))


def _fits_trail(trail: Trail, force: int, magic: int) -> bool:
    if force + magic > box().outside.die_spaces:
        return False
    groups = tuple((each.colours, each.max) for each in trail.reinforcements)
    more_force = max(0, force - trail.required.get("force", 0))
    more_magic = max(0, magic - trail.required.get("magic", 0))
    return _fits_groups(groups, more_force, more_magic)


@cache
def _fits_groups(groups: tuple[tuple[tuple[str, ...], int], ...], force: int, magic: int) -> bool:
    """Whether reinforcements find a space each, whichever group takes which."""
    if not groups:
        return force == 0 and magic == 0
    (colours, most), *rest = groups
    return any(
        _fits_groups(tuple(rest), force - red, magic - purple)
        for red in range(min(force, most) + 1 if "force" in colours else 1)
        for purple in range(min(magic, most - red) + 1 if "magic" in colours else 1)
    )


@cache
def fits_tokens(exp: str, dice: int, tokens: int) -> bool:
    """Whether so many tokens fit beside so many dice (6.5 and 6.6)."""
    figures = box().outside
    if zones.place_of(exp) == zones.GATES:
        return dice + figures.gates_spaces_per_token * tokens <= figures.gates_spaces
    extra = max(0, tokens - figures.token_spaces)
    return dice + figures.die_spaces_per_extra_token * extra <= figures.die_spaces
