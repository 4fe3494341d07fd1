"""What a Hero could use now: blocks by their trigger, each with why not (27.1).

One function answers for the turn, for a fight and for a roll: `why_not_use`. Where a window needs
more than a block tells, its step looks for itself.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.engine.effects import Effect, Use
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, grants, group_of, item, set_size, triggered
from game.rules.euthia.shapes import Block, Cost
from game.rules.euthia.views import Hero

Source = tuple[Piece, int]
#: What cannot be done before Combat, nor in a finale (ruling 84).
_AWAY = frozenset(("teleport", "teleport_to", "action"))


def offered(table: Reading, seat: Seat, *triggers: str) -> tuple[Source, ...]:
    """Every block with one of these triggers on what works or can be used up.

    Without what a better line of the same tile replaces (13.3, W-27).
    """
    hero = Hero(table, seat)
    return _offered(tuple(hero.working), hero.carried, triggers)


@lru_cache(maxsize=16_384)
def _offered(
    working: tuple[Piece, ...], carried: tuple[Piece, ...], triggers: tuple[str, ...]
) -> tuple[Source, ...]:
    """The same kit is asked over and over, and nothing but what lies there decides."""
    pieces = (*working, *filter(is_used_up, carried))
    found = tuple([source for piece in pieces for source in triggered(piece, triggers)])
    if not any(map(_needs, found)):
        return found
    # Gems and friends, which work too, are of no set.
    size = set_size(working)
    best: dict[Piece, int] = {}
    for source in found:
        if _needs(source) <= size:
            best[source[0]] = max(best.get(source[0], 0), _needs(source))
    return tuple([each for each in found if _needs(each) == best.get(each[0], _needs(each))])


@cache
def _needs(source: Source) -> int:
    piece, number = source
    return blocks(piece)[number].set


@cache
def is_used_up(piece: Piece) -> bool:
    """Essences, and tiles that are worn nowhere, work from where they lie (13.3)."""
    group = group_of(piece)
    return group == "essence" or (group == "item" and item(piece).slot is None)


def why_not_use(table: Reading, seat: Seat, source: Source) -> Refusal | None:
    """Why a block cannot be used, whatever the window: not ready, or it would do nothing."""
    piece, number = source
    return why_not_ready(table, seat, source) or why_not_do(
        table, seat, piece, blocks(piece)[number]
    )


def why_not_ready(table: Reading, seat: Seat, source: Source) -> Refusal | None:
    """Why a block could not be used in its window either: exhausted, no set, a cost too high."""
    piece, number = source
    block = blocks(piece)[number]
    if table.faces.get(piece) == zones.SPENT and block.use in ("exhaust", "flip"):
        return refuse("eut-why-spent", thing=piece)
    if block.set and Hero(table, seat).set_size() < block.set:
        return refuse("eut-why-no-set", thing=piece, count=block.set)
    return why_not_pay(Hero(table, seat), block.cost) if block.cost is not None else None


def why_not_pay(hero: Hero, cost: Cost) -> Refusal | None:
    """Costs are paid in full; Health may not fall to 0 (rulings 30 and 77)."""
    held = {
        zones.GOLD: (hero.gold, cost.gold),
        zones.GAAR: (hero.gaar, cost.gaar),
        zones.DWURT: (hero.has(zones.DWURT), cost.dwurt),
        "silver": (len(hero.cards_of(zones.SILVER)), cost.silver),
        "essence": (len(payable(hero, "essence")), cost.essence),
        "resource": (len(payable(hero, "resource")), cost.resource),
        zones.HEALTH: (hero.health - 1, cost.health),
    }
    for what, (has, needs) in held.items():
        if needs and has < needs:
            return refuse("eut-why-cost", what=what, needs=needs)
    return None


def payable(hero: Hero, group: str) -> tuple[Piece, ...]:
    """Loose Essences or Natural Resources."""
    return tuple(each for each in hero.carried if group_of(each) == group)


def why_not_do(table: Reading, seat: Seat, piece: Piece, block: Block) -> Refusal | None:
    """A block that would do nothing at all is not offered; the first reason is told."""
    use, first = Use(seat, piece, block.trigger), None
    for each in block.do:
        refusal = each.why_not(table, use)
        if refusal is None:
            return None
        first = first or refusal
    return first


def leads_away(block: Block) -> bool:
    """Whether it moves the Hero or grants an Action, perhaps as one of several ways."""
    return any(map(_is_way, block.effects))


def _is_way(effect: Effect) -> bool:
    return effect.kind in _AWAY or any(_is_way(each) for _, each in effect.held())


def combat_sources(table: Reading, seat: Seat) -> tuple[Piece, ...]:
    """What could pay for a Combat Action now: a token, ready Abilities (ruling 97)."""
    hero = Hero(table, seat)
    return (*hero.tokens_of("combat")[:1], *granting(hero, "combat"))


def granting(hero: Hero, action: str) -> tuple[Piece, ...]:
    """Ready Abilities that grant an Action."""
    found = []
    for piece in _granters(tuple(hero.placed), action):
        if hero.is_ready(piece):
            cost = blocks(piece)[0].cost
            if cost is None or why_not_pay(hero, cost) is None:
                found.append(piece)
    return tuple(found)


@lru_cache(maxsize=4096)
def _granters(pieces: tuple[Piece, ...], action: str) -> tuple[Piece, ...]:
    return tuple([piece for piece in pieces if action in grants(piece)])
