"""What must hold on every table of Valeria (chapter 17)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Reading
from game.rules.valeria import zones
from game.rules.valeria.content import box, champion
from game.rules.valeria.meta import settings
from game.rules.valeria.views import CampaignMap, Warden, active_player, all_links, players


def broken(table: Reading) -> Iterator[str]:
    """Everything that is wrong, on a frozen table or a draft on dicts."""
    yield from _debts(table)
    yield from _crowded(table)
    yield from _dice_and_gems(table)
    for seat in range(players(table)):
        warden = Warden(table, seat)
        yield from _beyond_limits(warden)
        yield from _markers(warden)
        yield from _links(warden.map)


def _debts(table: Reading) -> Iterator[str]:
    """Nothing that is counted falls below zero, and Influence never falls at all."""
    for (owner, name), amount in table.counters.items():
        if amount < 0:
            yield f"{owner} has {amount} {name}"
    least = box().start.influence
    for seat in range(players(table)):
        if Warden(table, seat).influence < least:
            yield f"the Influence of seat {seat} fell below {least}"


def _crowded(table: Reading) -> Iterator[str]:
    """A space of the column or of a row, a slot, a circle holds one piece; champions their kind."""
    shared = settings(table).crowd.shared_circle
    circles = len(box().award_points)
    for zone, pieces in table.zones.items():
        first, _, rest = zone.partition(".")
        single = first in ("column", "row", "award") or ".slot." in zone or ".cell." in zone
        if not single or zone.endswith((".deck", ".pile")):
            continue
        is_shared = shared and zone.endswith(f".circle.{circles}")
        if len(pieces) > 1 and not is_shared:
            yield f"{zone} holds {pieces}"
        if first == "row" and any(champion(each).kind != rest[:-2] for each in pieces):
            yield f"{zone} holds {pieces}"


def _dice_and_gems(table: Reading) -> Iterator[str]:
    """Dice in play show a face, dice in the bag none; all are where dice can be."""
    for zone, pieces in table.zones.items():
        dice = [piece for piece in pieces if piece.partition(".")[0] in box().troops]
        hidden = zone in (zones.BAG, zones.GONE)
        for die in dice:
            if (die in table.faces) == hidden:
                yield f"{die} in {zone} shows {table.faces.get(die)}"
        if dice and not (hidden or zone.endswith((".dice", ".arriving", ".committed"))):
            yield f"{zone} holds the dice {dice}"


def _beyond_limits(warden: Warden) -> Iterator[str]:
    """Tracks, gems, dice and champions stay within the board."""
    limits = warden.limits
    for item in (zones.GOLD, zones.MAGIC, zones.INFLUENCE):
        if warden.has(item) > limits.tracks:
            yield f"{warden.owner} has {warden.has(item)} {item}"
    for what, count, most in (
        ("gems", len(warden.gems), limits.gems),
        ("dice", len(warden.dice), limits.dice),
        ("champions", len(warden.champions), limits.champions),
        ("plans", len(warden.completed), box().last_plan),
    ):
        if count > most:
            yield f"{warden.owner} has {count} {what}"
    for name in box().slots:
        if name not in limits.slots and warden.slot(name) is not None:
            yield f"{warden.owner} has a plan in the closed slot {name}"


def _markers(warden: Warden) -> Iterator[str]:
    """Ten markers; between turns those on the map are as many as completed plans."""
    on_map = len(warden.map.covered) if warden.board else 0
    held = len(warden.table.zone(zones.in_hand(warden.seat)))
    everywhere = len(warden.covered_spaces) + on_map + held
    claimed = warden.awards if zones.award("left") in warden.table.zones else 0
    if everywhere + claimed != len(box().spaces):
        yield f"{warden.owner} has {everywhere + claimed} markers"
    if active_player(warden.table) != warden.seat and on_map != len(warden.completed):
        yield f"{warden.owner} has {on_map} markers for {len(warden.completed)} plans"


def _links(chart: CampaignMap) -> Iterator[str]:
    """Each link is claimed once at most, and only between two markers."""
    claimed, covered = chart.claimed, chart.covered
    if len(set(claimed)) < len(claimed):
        yield f"seat {chart.seat} claimed a link twice: {claimed}"
    for link in all_links():
        if link.name in claimed and not covered.issuperset(link.cells):
            yield f"seat {chart.seat} claimed {link.name} too early"
