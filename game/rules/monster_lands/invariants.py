"""What must hold on every table of Monster Lands (chapter 13)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Piece, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import gear, member, region
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.steps.overflow import DropTrap
from game.rules.monster_lands.steps.recover import SparePotions
from game.rules.monster_lands.views import (
    Clan,
    card_of,
    colour_of,
    expeditions,
    in_panic,
    is_novice,
    token_of,
)

PLACES = (zones.COMPETITIVE, zones.CONTRACT, *zones.REGIONS, zones.GATES)


def broken(table: Reading) -> Iterator[str]:
    """Everything that cannot be, on a frozen table or a draft on dicts."""
    yield from _debts(table)
    for seat in range(settings(table).players):
        clan = Clan(table, seat)
        yield from _overfull(clan)
        yield from _lost_members(clan)
        yield from _false_managers(clan)
        yield from _overdressed(clan)
    yield from _strangers(table)
    yield from _misplaced_dice(table)


def _debts(table: Reading) -> Iterator[str]:
    """Nothing that is counted falls below zero."""
    for (owner, name), amount in table.counters.items():
        if amount < 0:
            yield f"{owner} has {amount} {name}"


def _overfull(clan: Clan) -> Iterator[str]:
    """Storage limits hold, unless the owner is about to drop traps or to drink."""
    for item in (zones.DEFENCE, zones.POTION, zones.VENOM):
        drinking = item == zones.POTION and SparePotions(clan.seat) in clan.table.agenda
        if clan.has(item) > clan.limit(item) and not drinking:
            yield f"{clan.owner} stores {clan.has(item)} {item}"
    # Another question may lie on top of the one about traps.
    if DropTrap(clan.seat) not in clan.table.agenda and clan.has("trap") > clan.limit("trap"):
        yield f"{clan.owner} stores {clan.has('trap')} traps"


def _lost_members(clan: Clan) -> Iterator[str]:
    """The token of a member is at home or on one expedition; the leader is of the clan."""
    abroad = {zones.envoy(exp) for place in PLACES for exp in expeditions(place)}
    for card in clan.members:
        if not is_novice(card):
            place = clan.table.places.get(token_of(card))
            if place != zones.home(clan.seat) and place not in abroad:
                yield f"the token of {card} lies in {place}"
    if clan.leader is not None and clan.leader not in clan.members:
        yield f"{clan.leader} leads {clan.owner} and is no member"


def _strangers(table: Reading) -> Iterator[str]:
    """Nobody is at a home or on an expedition whose card is of no clan, or of another."""
    for seat in range(settings(table).players):
        for token in table.zone(zones.home(seat)):
            if table.places.get(card_of(token)) != zones.members(seat):
                yield f"{token} is at home with seat {seat}, its card is not"
    for place in PLACES:
        for exp in expeditions(place):
            there = table.zone(zones.envoy(exp))
            if len(there) > 1:
                yield f"{exp} holds {there}"
            for token in there:
                yield from _stranger(table, exp, token)


def _stranger(table: Reading, exp: str, token: Piece) -> Iterator[str]:
    if token.startswith("madhala"):
        return
    clans = [zones.members(seat) for seat in range(settings(table).players)]
    if table.places.get(card_of(token)) not in clans:
        yield f"{token} is on {exp}, its card is in no clan"


def _false_managers(clan: Clan) -> Iterator[str]:
    """A manager belongs to the owner, shares the affinity, and manages nothing else."""
    managers = [(card, clan.manager(card)) for card in clan.regions]
    named = [manager for _, manager in managers if manager is not None]
    for land, manager in managers:
        if manager is None:
            continue
        if manager not in clan.members:
            yield f"{manager} manages {land} of {clan.owner} and is no member"
        if member(manager).affinity != region(land).affinity:
            yield f"{manager} manages {land} of another affinity"
        if named.count(manager) > 1:
            yield f"{manager} manages {named.count(manager)} regions"


def _overdressed(clan: Clan) -> Iterator[str]:
    """One equipment of each type at most."""
    for card in clan.members:
        types = [gear(each).type for each in clan.worn(card)]
        if len(types) > len(set(types)):
            yield f"{card} wears {types}"


def _misplaced_dice(table: Reading) -> Iterator[str]:
    """No die lies in a building in panic or one a scenario closes; a slot holds one action."""
    wanted = settings(table)
    deploying = table.mark(zones.PHASE) == "deployment"
    for zone, dice in table.zones.items():
        kind, _, rest = zone.partition(".")
        if kind != "slot":
            continue
        building = rest.partition(".")[0]
        if building in wanted.rules.closed or (deploying and in_panic(table, building)):
            yield f"{zone} is closed and holds {dice}"
        if building != "pawnshop" and not _is_one_action(building, dice):
            yield f"{zone} holds {dice}"


def _is_one_action(building: str, dice: tuple[Piece, ...]) -> bool:
    """One die; in the Mine two of Force may stand together."""
    return len(dice) == 1 or (
        building == "mine" and len(dice) == 2 and all(colour_of(die) == "force" for die in dice)
    )
