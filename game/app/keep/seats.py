"""The seats of a table: who sits where, in which colour, and a hand or a bot to decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import asdict, frozen

from game.app.drawing.signs import visible
from game.app.drawing.theme import EMBLEMS, SEAT_COLOURS

HUMAN = "human"
#: Letters that a name in a file may have.
MOST_NAME = 40
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
    #: Whom the book of records knows this person as; nobody, where it is empty.
    person: str = ""

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
    written = raw if isinstance(raw, list) else []
    given = [each if isinstance(each, dict) else {} for each in written[:players]]
    seats = [_seat(each, other) for each, other in zip(given, made_up, strict=False)]
    return (*seats, *made_up[len(seats) :])


def _seat(raw: Mapping[str, Any], made_up: SeatInfo) -> SeatInfo:
    """What is written of a seat, as far as it could have been."""
    name, colour, emblem, player, person = (
        value if isinstance(value, str) else ""
        for value in map(raw.get, ("name", "colour", "emblem", "player", "person"))
    )
    return SeatInfo(
        visible(name)[:MOST_NAME] or made_up.name,
        colour if colour in SEAT_COLOURS else made_up.colour,
        emblem if emblem in EMBLEMS else made_up.emblem,
        player or HUMAN,
        person[:MOST_NAME],
    )
