"""The Provost's House: buildings with their secret bonus, and the Paladin (chapters 8.7, 11.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    Zone,
    refuse,
    text,
)
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import token_window
from game.rules.rivenoire.payments import why_not_pay
from game.rules.rivenoire.people import join, send_home
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.steps.paying import Pay, charge
from game.rules.rivenoire.steps.using import Effects
from game.rules.rivenoire.steps.visiting import Visit
from game.rules.rivenoire.views import City, Notable, others, unsold


@frozen
class BuyTitle(Option):
    """Buy the building of this title."""

    says: ClassVar[str] = "riv-option-building"
    title: Zone
    price: int


def why_no_building(table: Reading, seat: Seat) -> Refusal | None:
    """At most as many as there are coats of arms (ruling 20), while any is for sale."""
    if zones.arms(seat) not in table.zones:
        return refuse("riv-why-building-limit")
    return None if unsold(table) else refuse("riv-why-all-sold")


def building_offers(
    table: Reading, seat: Seat, acting: Piece, discount: int = 0
) -> Iterator[Offer]:
    """Every unsold building with its price."""
    limit = why_no_building(table, seat)
    for place in unsold(table):
        front = City(table, place).front
        assert front is not None
        price = max(0, front.price - discount)
        refusal = limit or why_not_pay(table, seat, price, acting)
        yield BuyTitle(zones.title(place), price), refusal


def why_not_buy_any(table: Reading, seat: Seat, acting: Piece, discount: int = 0) -> Refusal | None:
    """Why no building at all can be bought; the cheapest says how much is missing."""
    refusal = why_no_building(table, seat)
    if refusal is not None:
        return refusal
    fronts = [front for place in unsold(table) if (front := City(table, place).front)]
    cheapest = max(0, min([each.price for each in fronts]) - discount)
    return why_not_pay(table, seat, cheapest, acting)


def buy(play: Play, seat: Seat, choice: BuyTitle, acting: Piece) -> None:
    """Pay, then take the title."""
    play.tell("riv-building-bought", seat=seat, title=choice.title, price=choice.price)
    charge(play, Pay(seat, choice.price, choice.title, acting))
    play.push(ReceiveTitle(seat, choice.title))


@frozen
class AtProvost(Visit):
    """Buy a building (D-PROVOST)."""

    place: ClassVar[str] = zones.PROVOST

    def actions(self, table: Reading) -> Iterable[Offer]:
        """The Provost's House itself is among them."""
        return building_offers(table, self.seat, self.character)

    def act(self, play: Play, choice: Option) -> None:
        """The owner's spot is usable from the next placement on."""
        assert isinstance(choice, BuyTitle)
        buy(play, self.seat, choice, self.character)


@frozen
class BuyCheaper(Ask):
    """A building for fewer coins, by a card."""

    seat: Seat
    discount: int
    acting: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-building", seat=self.seat, discount=self.discount)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Each with the lower price."""
        return building_offers(table, self.seat, self.acting, self.discount)

    def resolve(self, play: Play, choice: Option) -> None:
        """As at the Provost's."""
        assert isinstance(choice, BuyTitle)
        buy(play, self.seat, choice, self.acting)


@frozen
class ReceiveTitle(Auto):
    """Token and coat of arms; the owner alone sees the back, unless it is the Paladin."""

    seat: Seat
    title: Zone

    def resolve(self, play: Play) -> None:
        """What works on receipt is turned over at once."""
        seat = self.seat
        (token,) = play.table.zone(self.title)
        coat = play.table.zone(zones.arms(seat))[0]
        place = self.title.partition(".")[2]
        play.move(coat, to=zones.owned(place))
        if token_window(token) == "receipt":
            play.tell("riv-token-used", seat=seat, token=token)
            play.move(token, to=zones.used(seat))
            play.push(Effects(Use(seat, token, "receipt", (0,))))
        else:
            play.tell("riv-title-kept", seats=others(play.table, seat), seat=seat)
            play.tell("riv-title-seen", seats=(seat,), title=self.title, token=token)
            play.move(token, to=zones.tokens(seat))


@frozen
class Relieve(Option):
    """Let the Paladin take the place of this character."""

    says: ClassVar[str] = "riv-option-relieve"
    character: Piece


@frozen
class PlacePaladin(Ask):
    """The Paladin may take the place of a character that has not acted yet (D-PALADIN)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-paladin", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whoever still stands on a spot: not a patient, and not who is acting now."""
        visit = table.marks.get(zones.VISIT)
        acting = visit[2] if isinstance(visit, tuple) else ""
        for each in Notable(table, self.seat).characters:
            stands = bool(zones.place_of(table.places[each]))
            if stands and each != acting and zones.patient(each) not in table.marks:
                yield Relieve(each), None
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Otherwise he is placed from the next round on."""
        if isinstance(choice, Relieve):
            relieve(play, self.seat, choice.character)


def relieve(play: Play, seat: Seat, character: Piece) -> None:
    """The Paladin stands where the other stood, who goes home; a rank in the line is kept."""
    play.tell("riv-relieved", seat=seat, character=character)
    spot = play.table.places[character]
    at = play.table.zone(spot).index(character)
    send_home(play, character)
    play.move(zones.PALADIN, to=spot, at=at)


def receive_paladin(play: Play, seat: Seat) -> None:
    """He joins, outside the limit."""
    play.tell("riv-joined", seat=seat, character=zones.PALADIN)
    join(play, seat, zones.PALADIN)
    play.push(PlacePaladin(seat))


STEPS = (AtProvost, BuyCheaper, ReceiveTitle, PlacePaladin)
OPTIONS = (BuyTitle, Relieve)
