"""The seats of a table: who sits where, in which colour, and a hand or a bot to decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import asdict, frozen

from game.app.drawing.theme import EMBLEMS, SEAT_COLOURS

HUMAN = "human"
#: Who plays for a rival: the rules themselves.
RULES = "rules"
#: The seat that nobody sits at: it sees what everybody may see, and no more.
NOBODY = -1


@frozen
class SeatInfo:
    """Who sits at a seat: a name, a colour, an emblem, and a hand or a bot."""

    name: str
    colour: str
    emblem: str
    player: str = HUMAN

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.player == HUMAN

    def to_json(self) -> dict[str, Any]:
        """As it is written down."""
        return asdict(self)


def default_seats(names: list[str]) -> tuple[SeatInfo, ...]:
    """Seats with these names, each with a colour and an emblem of its own."""
    colours = list(SEAT_COLOURS)
    return tuple(
        SeatInfo(name, colours[seat % len(colours)], EMBLEMS[seat % len(EMBLEMS)])
        for seat, name in enumerate(names)
    )


def seats_from(raw: Any, players: int) -> tuple[SeatInfo, ...]:
    """Seats as they were written, or made up where that cannot be used."""
    made_up = default_seats([str(number + 1) for number in range(players)])
    if not isinstance(raw, list):
        return made_up
    seats = [_seat(each) for each in raw[:players] if isinstance(each, dict)]
    return (*seats, *made_up[len(seats) :])


def _seat(raw: Mapping[str, Any]) -> SeatInfo:
    return SeatInfo(
        str(raw.get("name", "?"))[:40],
        str(raw.get("colour", "slate")),
        str(raw.get("emblem", "lion")),
        str(raw.get("player", HUMAN)),
    )
