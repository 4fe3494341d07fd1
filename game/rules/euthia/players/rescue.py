"""Rules of thumb for Villagers: whom to free, and when it is time to walk home."""

from __future__ import annotations

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.rescue.villagers import escorted, reward, rule, villagers_on
from game.rules.euthia.views import Hero, round_number

#: Of what a Villager pays, how much is sure while it is held, while it waits, when it is home.
HELD, WAITING, HOME = 0.55, 0.75, 1.3
#: A friend is worth so much; side by side a Villager at home is worth more than its Reputation.
FRIEND, TOGETHER = 1.0, 1.5
#: Steps that a Hero makes in a round when it hurries.
PACE = 4


def turns_left(table: Reading) -> int:
    """Turns that are still to come, this one included."""
    return max(0, settings(table).scenario.rounds - round_number(table)) + 1


def in_time(table: Reading, space: Zone) -> bool:
    """Whether a Villager could still be brought home from there."""
    chart = chart_of(table)
    return chart.apart(chart.chapel, space) <= PACE * turns_left(table)


def _worth(table: Reading, villagers: tuple[Piece, ...]) -> float:
    more = TOGETHER if settings(table).mode == "cooperative" else 0.0
    return sum([reward(table, each) + FRIEND + more for each in villagers])


def to_win_there(table: Reading, seat: Seat, space: Zone) -> float:
    """What the captives of a space add to a fight for it."""
    held = villagers_on(table, space)
    if not held or not in_time(table, space):
        return 0.0
    room = Hero(table, seat).free_bags
    return HELD * _worth(table, held[: max(room, 0)]) + 0.3 * max(0, len(held) - room)


def to_fetch_there(table: Reading, seat: Seat, space: Zone) -> float:
    """What those who wait on a free space are worth to who has a Bag for them."""
    waiting, room = villagers_on(table, space), Hero(table, seat).free_bags
    if not waiting or room < 1 or not in_time(table, space):
        return 0.0
    return WAITING * _worth(table, waiting[:room])


def meeting_places(table: Reading) -> tuple[Zone, ...]:
    """Where Villagers wait or are held."""
    if rule(table, "deliver") is None:
        return ()
    return tuple([zone for zone in chart_of(table).spots if villagers_on(table, zone)])


def to_bring_home(table: Reading, seat: Seat) -> float:
    """How strongly the Chapel draws; more for each who follows, and when time runs out."""
    following = escorted(table, seat)
    if not following:
        return 0.0
    chart = chart_of(table)
    far = chart.apart(chart.chapel, Hero(table, seat).location)
    hurry = 2.0 if far + PACE > PACE * (turns_left(table) - 1) else 1.0
    return HOME * _worth(table, following) * hurry


def promised(table: Reading, seat: Seat) -> float:
    """The Reputation that those who follow a Hero would bring at home."""
    if rule(table, "deliver") is None:
        return 0.0
    return float(sum([reward(table, each) for each in escorted(table, seat)]))
