"""Hero tiles: revealing, learning, unlocking; during a Trade only (chapter 12)."""

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
from game.rules.euthia import zones
from game.rules.euthia.bodies import refit
from game.rules.euthia.content import box, kind_of, tile
from game.rules.euthia.kit import payable
from game.rules.euthia.piles import give_back
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.shopping import why_not_afford
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.vocabulary import SLOT_OF
from game.rules.euthia.wearing import place_name, why_not_change


@frozen
class Reveal(Option):
    """Turn up all Hero tiles that the Reputation reaches."""

    says: ClassVar[str] = "eut-option-reveal"
    price: int


@frozen
class Learn(Option):
    """Learn an Ability on this slot; one that lies there goes back to the reserve."""

    says: ClassVar[str] = "eut-option-learn"
    thing: Piece
    place: Zone
    price: int
    #: What makes room.
    instead: str


@frozen
class LearnForNothing(Learn):
    """The same with a starting tile, whose price is 0: it may go to and fro."""

    shifts: ClassVar[bool] = True


@frozen
class Unlock(Option):
    """Open a place of the board for Gold."""

    says: ClassVar[str] = "eut-option-unlock"
    place: Zone
    price: int


@frozen
class UnlockWithEssence(Option):
    """Open a place of the board for an Essence."""

    says: ClassVar[str] = "eut-option-unlock-essence"
    place: Zone
    element: str


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """What a Hero can grow by."""
    hero = Hero(table, seat)
    price = box().figures.reveal
    yield Reveal(price), why_not_reveal(hero) or why_not_afford(hero, price)
    for piece in table.zone(zones.reserve(seat)):
        if is_ability(piece):
            yield from _lessons(hero, piece)
    yield from _locks(hero)


def reachable(hero: Hero) -> list[Piece]:
    """Face-down Hero tiles with a value up to the present Reputation."""
    pile = hero.table.zone(zones.pile(hero.seat))
    return [each for each in pile if tile(each).reputation <= hero.reputation]


def why_not_reveal(hero: Hero) -> Refusal | None:
    """There must be something to reveal (ruling 43)."""
    if reachable(hero):
        return None
    pile = hero.table.zone(zones.pile(hero.seat))
    if not pile:
        return refuse("eut-why-all-revealed")
    return refuse("eut-why-no-fame", needs=tile(pile[0]).reputation)


def reveal(play: Play, seat: Seat, choice: Reveal) -> None:
    """One Gold, whatever the number; of equal values one is kept."""
    play.tell("eut-revealed", seat=seat)
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    values = sorted({tile(each).reputation for each in reachable(Hero(play.table, seat))})
    play.push(*(RevealValue(seat, value) for value in values))


@frozen
class RevealValue(Auto):
    """The tiles of one value."""

    seat: Seat
    value: int

    def resolve(self, play: Play) -> None:
        """A single one is simply revealed (ruling 44)."""
        found = of_value(play.table, self.seat, self.value)
        if len(found) > 1:
            play.push(KeepOfPair(self.seat, self.value))
        else:
            _keep(play, self.seat, found[0])


def of_value(table: Reading, seat: Seat, value: int) -> list[Piece]:
    """Face-down tiles of a value."""
    return [each for each in table.zone(zones.pile(seat)) if tile(each).reputation == value]


def _keep(play: Play, seat: Seat, piece: Piece) -> None:
    play.tell("eut-tile-revealed", seat=seat, thing=piece)
    play.move(piece, to=zones.reserve(seat))


@frozen
class KeepTile(Option):
    """Keep this tile; the other one leaves the game."""

    says: ClassVar[str] = "eut-option-keep-hero-tile"
    thing: Piece


@frozen
class KeepOfPair(Ask):
    """Which tile of a value is kept, for good (D-09)."""

    seat: Seat
    value: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-pair", seat=self.seat, value=self.value)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Either."""
        return [(KeepTile(each), None) for each in of_value(table, self.seat, self.value)]

    def resolve(self, play: Play, choice: Option) -> None:
        """The other one is gone."""
        assert isinstance(choice, KeepTile)
        _keep(play, self.seat, choice.thing)
        play.move(of_value(play.table, self.seat, self.value), to=zones.GONE)


def _lessons(hero: Hero, piece: Piece) -> Iterator[Offer]:
    """Every slot of its symbol; an Ability there makes room, free (ruling 45)."""
    price = tile(piece).worth
    for name, slot in hero.card.slots.items():
        if slot.kind == SLOT_OF[tile(piece).kind]:
            place = zones.hero_slot(hero.seat, name)
            instead = next(iter(hero.table.zone(place)), "none")
            why = why_not_learn(hero, piece, place, price)
            kind = Learn if price else LearnForNothing
            yield kind(piece, place, price, instead), why


def why_not_learn(hero: Hero, piece: Piece, place: Zone, price: int) -> Refusal | None:
    """An unlocked slot, the price, and a change that the Hero survives."""
    if not hero.is_open(place_name(place)):
        return refuse("eut-why-locked", place=place)
    there = hero.table.zone(place)
    return why_not_afford(hero, price) or why_not_change(hero.table, hero.seat, (piece,), there)


def learn(play: Play, seat: Seat, choice: Learn) -> None:
    """Paid each time; a tile keeps its state."""
    play.tell("eut-learned", seat=seat, thing=choice.thing)
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    there = play.table.zone(choice.place)
    play.move(choice.thing, to=choice.place)
    play.move(there, to=zones.reserve(seat))
    refit(play, seat)


def _locks(hero: Hero) -> Iterator[Offer]:
    groups = (("slot", hero.card.slots, zones.hero_slot), ("worn", hero.card.worn, zones.worn))
    for group, places, zone_of in groups:
        for name, slot in places.items():
            if hero.is_open(f"{group}.{name}"):
                continue
            place = zone_of(hero.seat, name)
            if slot.essence is None:
                yield Unlock(place, slot.gold), why_not_afford(hero, slot.gold)
            else:
                lacking = refuse("eut-why-no-essence", element=slot.essence)
                has = any(kind_of(each) == slot.essence for each in payable(hero, "essence"))
                yield UnlockWithEssence(place, slot.essence), None if has else lacking


def unlock(play: Play, seat: Seat, choice: Unlock) -> None:
    """For Gold."""
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    _open(play, seat, choice.place)


def unlock_with_essence(play: Play, seat: Seat, choice: UnlockWithEssence) -> None:
    """For an Essence of its element."""
    held = payable(Hero(play.table, seat), "essence")
    give_back(play, next(each for each in held if kind_of(each) == choice.element))
    _open(play, seat, choice.place)


def _open(play: Play, seat: Seat, place: Zone) -> None:
    play.tell("eut-unlocked", seat=seat, place=place)
    play.mark(zones.unlocked(seat), (*Hero(play.table, seat).unlocked(), place_name(place)))


VERBS: Verbs = {
    Reveal: reveal,
    Learn: learn,
    LearnForNothing: learn,
    Unlock: unlock,
    UnlockWithEssence: unlock_with_essence,
}
STEPS = (RevealValue, KeepOfPair)
OPTIONS = (Reveal, KeepTile, Learn, LearnForNothing, Unlock, UnlockWithEssence)
