"""Why not: each function answers "may I" and "why not" at once."""

from __future__ import annotations

from game.engine import Piece, Reading, Refusal, Seat, Zone, refuse
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import ask, box
from game.rules.valeria.matching import may_camp, why_not_camp
from game.rules.valeria.meta import settings
from game.rules.valeria.prices import champion_cost
from game.rules.valeria.questions import Limit
from game.rules.valeria.views import (
    Award,
    Column,
    Rows,
    Shrine,
    Warden,
    awards,
    dice_on_shrines,
    open_shrines,
)


def why_not_move(table: Reading, seat: Seat, place: Zone) -> Refusal | None:
    """Where a Warden may not go (chapter 5.2)."""
    if table.places[zones.warden(seat)] == place:
        return refuse("val-why-here")
    name = zones.shrine_of(place)
    if not name:
        return why_not_camp(table, seat)
    shrine = Shrine(table, name)
    if shrine.has_adversary:
        return refuse("val-why-adversary")
    return None if shrine.dice else refuse("val-why-no-dice", shrine=place)


def ways_to_go(table: Reading, seat: Seat) -> list[Zone]:
    """Where nothing speaks against going; much faster than to say what does."""
    here, camp = table.places[zones.warden(seat)], zones.camp(seat)
    found = open_shrines(table, here)
    if here != camp and may_camp(table, seat):
        found.append(camp)
    return found


def has_way_to_go(table: Reading, seat: Seat) -> bool:
    """Whether a Warden can go anywhere."""
    here = table.places[zones.warden(seat)]
    return bool(open_shrines(table, here)) or bool(ways_to_go(table, seat))


def why_not_pay(table: Reading, seat: Seat, cost: int) -> Refusal | None:
    """Gold must do."""
    gold = Warden(table, seat).gold
    if cost > gold:
        return refuse("val-why-gold", cost=cost, gold=gold, short=cost - gold)
    return None


def why_no_room_for_champion(table: Reading, seat: Seat) -> Refusal | None:
    """The limit holds for every source (rulings 29 and 32)."""
    warden = Warden(table, seat)
    limit = warden.limits.champions
    return refuse("val-why-champion-limit", limit=limit) if len(warden.champions) >= limit else None


def why_nobody_joins(table: Reading, seat: Seat, way: str) -> Refusal | None:
    """A bonus that brings nobody is not offered (ruling 33)."""
    refusal = why_no_room_for_champion(table, seat)
    if refusal is not None:
        return refusal
    shown = Rows(table).all
    if not shown:
        return refuse("val-why-no-champions")
    for card in shown:
        refusal = why_not_pay(table, seat, champion_cost(table, seat, card, way))
        if refusal is None:
            return None
    return refusal


def why_no_free_slot(table: Reading, seat: Seat) -> Refusal | None:
    """A reserved plan needs an open, empty slot."""
    return None if Warden(table, seat).free_slots else refuse("val-why-no-slot")


def why_no_plan_to_reserve(table: Reading, seat: Seat) -> Refusal | None:
    """A slot, and a plan in the column."""
    refusal = why_no_free_slot(table, seat)
    if refusal is None and not Column(table).plans:
        return refuse("val-why-no-plans")
    return refusal


def why_no_die(table: Reading) -> Refusal | None:
    """Refills come only at the start of a turn (ruling 42)."""
    return None if dice_on_shrines(table) else refuse("val-why-no-die-anywhere")


def why_not_cycle(table: Reading, seat: Seat, deck: Zone) -> Refusal | None:
    """Cycling takes Magic, and a card to come instead (ruling 6)."""
    cost = box().cycling
    if Warden(table, seat).magic < cost:
        return refuse("val-why-cycle-magic", cost=cost)
    return None if deck in table.zones else refuse("val-why-deck-empty")


def why_not_claim(table: Reading, seat: Seat, award: Piece) -> Refusal | None:
    """One marker a player and card; the condition must hold now (rulings 38 to 40)."""
    (found,) = [each for each in awards(table) if each.piece == award]
    return why_not_claim_of(found, seat)


def why_not_claim_of(award: Award, seat: Seat) -> Refusal | None:
    """The same for who has looked at the Award already."""
    piece = award.piece
    if seat in award.claimed_by:
        return refuse("val-why-claimed", award=piece)
    return award.card.requires.why_not(award.table, Use(seat, piece, "claimed"))


def why_not_uncover(table: Reading, seat: Seat, space: Zone) -> Refusal | None:
    """Any marker may go, unless the table wants the champion limits in order (ruling 31)."""
    if not settings(table).ascending:
        return None
    for lower in lower_limits(zones.last_part(space)):
        if zones.space(seat, lower) in table.zones:
            return refuse("val-why-order", space=f"space.{lower}")
    return None


def lower_limits(space: str) -> list[str]:
    """The spaces that raise the champion limit to less than this one does."""
    own = _champion_limit(space)
    return [name for name in box().spaces if 0 < _champion_limit(name) < own]


def _champion_limit(space: str) -> int:
    return ask(f"space.{space}", Limit("champions"))
