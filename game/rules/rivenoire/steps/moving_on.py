"""A character that moves on to a later place (Elven Boots, ruling 44)."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.spots import all_spots, spots_for, why_not_stand
from game.rules.rivenoire.steps.placing import Send, put_on_spot


def current_place(table: Reading) -> int:
    """The number of the place that is being resolved."""
    number = table.marks.get(zones.PLACE, 0)
    assert isinstance(number, int)
    return number


def why_not_move_on(table: Reading, seat: Seat, character: Piece) -> Refusal | None:
    """Whoever was dismissed does not; and there must be a spot."""
    if table.faces.get(character) != seat or table.places[character] != zones.home(seat):
        return refuse("riv-why-gone")
    free = next(spots_for(table, seat, character, current_place(table)), None)
    return refuse("riv-why-nowhere") if free is None else None


@frozen
class MoveOn(Ask):
    """The character goes to a free spot of a place with a higher number, and acts again there."""

    seat: Seat
    character: Piece
    #: The number of the place it comes from.
    place: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-move-on", seat=self.seat, character=self.character)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Closed places and the limit of the Arena are respected."""
        for spot in all_spots(table, self.place):
            why = why_not_stand(table, self.seat, self.character, spot)
            yield Send(self.character, spot), why

    def resolve(self, play: Play, choice: Option) -> None:
        """It is a placement, with its gains (ruling 8)."""
        assert isinstance(choice, Send)
        put_on_spot(play, self.seat, choice.character, choice.spot)


STEPS = (MoveOn,)
OPTIONS = ()
