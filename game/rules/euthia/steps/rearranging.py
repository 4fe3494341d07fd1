"""Several changes of Equipment as one request, looked at only in its final state (ruling 33).

Things are taken off and put on in any order; nothing happens before all of it is done at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Composed,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Seat,
    Text,
    Zone,
    refuse,
    text,
)
from game.rules.euthia import zones
from game.rules.euthia.bodies import refit
from game.rules.euthia.outfits import Outfit
from game.rules.euthia.views import Hero
from game.rules.euthia.wearing import place_name, places_for


@frozen
class Rearrange(Option):
    """Change several things at once."""

    says: ClassVar[str] = "eut-option-rearrange"
    shifts: ClassVar[bool] = True


@frozen
class RearrangeAtOnce(Rearrange):
    """The same where no change would do alone, only several together."""

    by_hand: ClassVar[bool] = True


@frozen
class PutOn(Option):
    """This is to be worn there."""

    says: ClassVar[str] = "eut-option-wear"
    part: ClassVar[bool] = True
    thing: Piece
    place: Zone
    #: What it takes the place of, as things are composed so far.
    instead: str


@frozen
class PutOnInstead(PutOn):
    """This rather than what was to be worn there."""

    back: ClassVar[bool] = True


@frozen
class PutOnForNow(PutOn):
    """This is to be worn there, though it will not do without something else."""

    by_hand: ClassVar[bool] = True


@frozen
class PutAside(Option):
    """This is to go into a Bag."""

    says: ClassVar[str] = "eut-option-take-off"
    part: ClassVar[bool] = True
    thing: Piece
    place: Zone


@frozen
class PutAsideForNow(PutAside):
    """This is to go into a Bag, though it will not do without something else."""

    by_hand: ClassVar[bool] = True


@frozen
class AsBefore(Option):
    """This place stays as it is."""

    says: ClassVar[str] = "eut-option-as-before"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    place: Zone
    #: What was to be put on there, or is not to be taken off.
    thing: Piece


@frozen
class ChangeKit(Option):
    """Do all of it at once."""

    says: ClassVar[str] = "eut-option-change-kit"
    shifts: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    #: The places that change, by name, and what is worn there then; "" for nothing.
    places: tuple[Zone, ...]
    things: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own: all it is made of was touched part by part."""
        return ()


@frozen
class KeepKit(Option):
    """Change nothing after all."""

    says: ClassVar[str] = "eut-option-keep-kit"
    back: ClassVar[bool] = True


def opening(alone: bool) -> Rearrange:
    """For who carries something to put on, taking off needs no composing; whether one would do."""
    return Rearrange() if alone else RearrangeAtOnce()


def rearrange(play: Play, seat: Seat, choice: Rearrange) -> None:
    """Lay it all out."""
    play.push(Rearranging(seat))


@frozen
class Rearranging(Composed):
    """What is to be worn where."""

    seat: Seat
    places: tuple[Zone, ...] = ()
    things: tuple[str, ...] = ()
    #: What is taken off without anything instead yet, so that it can be seen.
    aside: tuple[Piece, ...] = ()

    @property
    def changes(self) -> dict[Zone, str]:
        """The places that change, and what is worn there then; "" for nothing."""
        return dict(zip(self.places, self.things, strict=True))

    def outfit(self, table: Reading) -> Outfit:
        """The Hero as it would be."""
        return Outfit(Hero(table, self.seat), self.changes)

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-rearrange", seat=self.seat)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """Health and Bags as they would be."""
        outfit = self.outfit(table)
        hero, fit = outfit.hero, outfit.fit
        then = max(0, hero.health + fit.health - hero.max_health)
        figures = {"before": hero.max_health, "after": fit.health, "health": hero.health}
        return (
            text("eut-kit-health", **figures, then=then),
            text("eut-kit-bags", held=outfit.stored, room=fit.room),
        )

    def warnings(self, table: Reading) -> tuple[Text, ...]:
        """What would find no Bag must be used or thrown away afterwards."""
        outfit = self.outfit(table)
        left = outfit.stored - outfit.fit.room
        return (text("eut-kit-left-over", count=left),) if left > 0 else ()

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To do it all; one change more, or one less; to let it be."""
        outfit, changes = self.outfit(table), self.changes
        nothing = refuse("eut-why-nothing-changed")
        yield ChangeKit(self.places, self.things), outfit.why_not if changes else nothing
        for piece in outfit.hero.worn:
            zone = table.places[piece]
            if zone not in changes:
                stays = outfit.but(zone, "").why_not is None
                yield (PutAside if stays else PutAsideForNow)(piece, zone), None
        for piece in outfit.loose:
            yield from _places(outfit, piece)
        for zone, thing in changes.items():
            yield AsBefore(zone, thing or table.zone(zone)[0]), None
        yield KeepKit(), None

    def taking(self, part: Option) -> Rearranging:
        """The draft with this change more, or less."""
        changes, aside = self.changes, set(self.aside)
        match part:
            case PutOn(thing, place, instead):
                changes[place] = thing
                aside.discard(instead)
            case PutAside(thing, place):
                changes[place] = ""
                aside.add(thing)
            case AsBefore(place, thing):
                del changes[place]
                aside.discard(thing)
            case _:
                raise TypeError(f"{part!r} is no part of a change")
        places = tuple(sorted(changes))
        things = tuple([changes[each] for each in places])
        return Rearranging(self.seat, places, things, tuple(sorted(aside)))

    def draft_of(self, choice: Option) -> Rearranging | None:
        """The draft that this choice carries out."""
        match choice:
            case ChangeKit(places, things) if len(places) == len(things):
                return Rearranging(self.seat, places, things)
            case KeepKit():
                return Rearranging(self.seat)
        return None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """Changes given whole must be such as parts could make."""
        draft = self.draft_of(choice)
        if draft is None or draft.places != tuple(sorted(set(draft.places))):
            return False
        return draft.outfit(table).can_be_made and super().accepts(table, choice)

    def resolve(self, play: Play, choice: Option) -> None:
        """Off and on at once; an exhausted tile stays so."""
        if not isinstance(choice, ChangeKit):
            return
        for zone in choice.places:
            for piece in play.table.zone(zone):
                play.tell("eut-took-off", seat=self.seat, thing=piece)
                play.move(piece, to=zones.bags(self.seat))
        for zone, thing in zip(choice.places, choice.things, strict=True):
            if thing:
                play.tell("eut-wore", seat=self.seat, thing=thing)
                play.move(thing, to=zone)
        refit(play, self.seat)


def _places(outfit: Outfit, piece: Piece) -> Iterator[Offer]:
    """Where a carried thing could be worn; a place that is spoken for already is a way back."""
    hero = outfit.hero
    for zone in places_for(hero, piece):
        there = outfit.at(zone) or "none"
        if not hero.is_open(place_name(zone)):
            yield PutOn(piece, zone, there), refuse("eut-why-locked", place=zone)
        elif outfit.changes.get(zone):
            yield PutOnInstead(piece, zone, there), None
        else:
            stays = outfit.but(zone, piece).why_not is None
            yield (PutOn if stays else PutOnForNow)(piece, zone, there), None


STEPS = (Rearranging,)
OPTIONS = (
    Rearrange,
    RearrangeAtOnce,
    PutOn,
    PutOnForNow,
    PutOnInstead,
    PutAside,
    PutAsideForNow,
    AsBefore,
    ChangeKit,
    KeepKit,
)
