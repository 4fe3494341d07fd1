"""The one way to gain anything, with limits, lost surplus, overflow and reactions (chapter 8)."""

from __future__ import annotations

from game.engine import Play, Refusal, Seat, refuse
from game.engine.table import Reading
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.reactions import Reactions
from game.rules.valeria.views import Warden, gems_left


def gain(play: Play, seat: Seat, item: str, amount: int, source: str) -> None:
    """Gain a resource from a source: one event, however much it is (ruling 14)."""
    if item == "gem":
        for _ in range(amount):
            _gain_gem(play, seat, source)
        return
    warden = Warden(play.table, seat)
    room = warden.limits.tracks - warden.has(item)
    gained = min(amount, room)
    lost = amount - gained
    if gained:
        play.tell("val-gained", seat=seat, amount=gained, item=item, source=source)
        play.adjust(warden.owner, item, gained)
    if lost and item == zones.INFLUENCE and overflows(play.table, seat):
        points = lost * box().overflow_points
        play.tell("val-overflow", seat=seat, amount=lost, points=points, source=source)
        play.adjust(warden.owner, zones.FROM_OVERFLOW, points)
    elif lost:
        play.tell("val-surplus-lost", seat=seat, amount=lost, item=item, source=source)
    Reactions.occur(play, f"gained_{item}", seat, gained, source)


def overflows(table: Reading, seat: Seat) -> bool:
    """Influence beyond the end of the track scores, but only at its very end (ruling 12)."""
    return Warden(table, seat).limits.tracks > box().limits["tracks"]


def _gain_gem(play: Play, seat: Seat, source: str) -> None:
    """Gems come one at a time, from the Gem Shrine (ruling 36)."""
    refusal = why_no_gem(play.table, seat)
    if refusal is not None:
        play.tell("val-gem-lost", seat=seat, source=source)
        return
    gem = gems_left(play.table)[0]
    play.tell("val-gained", seat=seat, amount=1, item="gem", source=source)
    play.move(gem, to=zones.gems(seat))
    Reactions.occur(play, "gained_gem", seat, 1, source)


def why_no_gem(table: Reading, seat: Seat) -> Refusal | None:
    """A gem needs supply and room."""
    if not gems_left(table):
        return refuse("val-why-no-gems")
    warden = Warden(table, seat)
    if len(warden.gems) >= warden.limits.gems:
        return refuse("val-why-gem-room", limit=warden.limits.gems)
    return None


def spend_gems(play: Play, seat: Seat, count: int) -> None:
    """Gems go back to their shrine at once (ruling 37), each of them an event."""
    for gem in Warden(play.table, seat).gems[:count]:
        play.move(gem, to=zones.GEM_SUPPLY)
        Reactions.occur(play, "spent_gem", seat, 1)


def score(play: Play, seat: Seat, counter: str, points: int) -> None:
    """Victory points, by where they come from."""
    play.adjust(zones.warden(seat), counter, points)
