"""Phase 2: one character after the other, until all are placed (chapter 7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.content import talent
from game.rules.rivenoire.spots import all_spots, spots_for, why_not_stand
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.steps.tokens import UseToken, token_offers, use_token
from game.rules.rivenoire.views import Notable, turn_order
from game.rules.rivenoire.zones import kind_of


@frozen
class PlacementPhase(Auto):
    """The order is fixed now, whoever takes the token meanwhile (ruling 7)."""

    def resolve(self, play: Play) -> None:
        """The first player begins."""
        play.mark(zones.PHASE, "placement")
        play.tell("riv-placement")
        play.mark(zones.ORDER, turn_order(play.table))
        play.push(NextPlacement(0))


@frozen
class NextPlacement(Auto):
    """The next player who can place somebody; the phase is over when nobody can."""

    #: Whose turn it would be, by the number in the order.
    at: int

    def resolve(self, play: Play) -> None:
        """Without anybody at home, or without a spot, one is skipped (ruling 6)."""
        order = play.table.marks[zones.ORDER]
        assert isinstance(order, tuple)
        for step in range(len(order)):
            at = (self.at + step) % len(order)
            if can_place(play.table, order[at]):
                play.mark(zones.ACTIVE, order[at])
                play.push(PlaceCharacter(order[at], at))
                return
        play.mark(zones.ACTIVE, None)
        play.mark(zones.ORDER, None)


def can_place(table: Reading, seat: Seat) -> bool:
    """Whether a player has a character at home, and a spot for it."""
    return any(
        next(iter(spots_for(table, seat, each)), None) is not None
        for each in distinct(Notable(table, seat).home)
    )


def distinct(characters: Iterable[Piece]) -> list[Piece]:
    """One of each kind: peasants are all alike."""
    return list({kind_of(each): each for each in reversed(list(characters))}.values())


@frozen
class Send(Option):
    """Put this character on this spot."""

    says: ClassVar[str] = "riv-option-send"
    character: Piece
    spot: Zone


@frozen
class PlaceCharacter(Ask):
    """A player places a character (D-PLACE); after the monk perhaps another one (D-MONK)."""

    seat: Seat
    #: The number in the order of placement.
    at: int
    #: Whether it is the one that the monk brings along.
    extra: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.extra:
            return text("riv-ask-place-another", seat=self.seat)
        return text("riv-ask-place", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Characters with spots, tokens; there is no pass, but for the monk."""
        for each in distinct(Notable(table, self.seat).home):
            for spot in all_spots(table):
                yield Send(each, spot), why_not_stand(table, self.seat, each, spot)
        yield from token_offers(table, self.seat)
        if self.extra:
            yield Pass(), None

    def options(self, table: Reading) -> list[Option]:
        """The offers that nothing refuses, found faster where most are refused."""
        found: list[Option] = []
        plain: list[Zone] | None = None
        for each in distinct(Notable(table, self.seat).home):
            if talent(each).any_owner_spot:
                spots = list(spots_for(table, self.seat, each))
            else:
                plain = list(spots_for(table, self.seat, each)) if plain is None else plain
                spots = plain
            found += [Send(each, spot) for spot in spots]
        found += [option for option, why in token_offers(table, self.seat) if why is None]
        if self.extra:
            found.append(Pass())
        return found

    def resolve(self, play: Play, choice: Option) -> None:
        """Then it is the next player's turn."""
        match choice:
            case UseToken(token):
                use_token(play, self.seat, token)
                play.push(
                    PlaceAnother(self.seat, self.at) if self.extra else NextPlacement(self.at)
                )
                return
            case Send(character, spot):
                put_on_spot(play, self.seat, character, spot)
                if talent(character).placements:
                    play.push(PlaceAnother(self.seat, self.at))
                    return
        play.push(NextPlacement(self.at + 1))


@frozen
class PlaceAnother(Auto):
    """The monk brings another character along, if there is one and a spot for it."""

    seat: Seat
    at: int

    def resolve(self, play: Play) -> None:
        """Otherwise it is the next player's turn."""
        if can_place(play.table, self.seat):
            play.push(PlaceCharacter(self.seat, self.at, extra=True))
        else:
            play.push(NextPlacement(self.at + 1))


def put_on_spot(play: Play, seat: Seat, character: Piece, spot: Zone) -> None:
    """A character takes its place, and what the space gives at once (ruling 8)."""
    play.tell("riv-placed", seat=seat, character=character, spot=spot)
    play.move(character, to=spot)
    if spot == zones.LINE:
        number = len(play.table.zone(zones.LINE))
        for gain in printed(zones.SURROUNDINGS).gains:
            if gain.space == number:
                use = Use(seat, f"gain.surroundings.{number}", "placed", cause=character)
                for effect in gain.effects:
                    effect.apply(play, use)


STEPS = (PlacementPhase, NextPlacement, PlaceCharacter, PlaceAnother)
OPTIONS = (Send,)
