"""A place for everything: what was gained is put away, a surplus is thrown away (13.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, group_of
from game.rules.euthia.dwurt import convert
from game.rules.euthia.kit import leads_away
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import give_back
from game.rules.euthia.rescue.villagers import is_villager, leave
from game.rules.euthia.shapes import Block
from game.rules.euthia.steps import employing, wearing
from game.rules.euthia.steps.common import ConvertGaar
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views import Hero, active_player, round_number
from game.rules.euthia.wearing import STONES


@frozen
class Settle(Auto):
    """Gems and Essences go to their places, all else to Bags; what is too much is asked about."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Stones leave their Bags first; then in the order in which it came."""
        _free_bags(play, self.seat)
        for piece in play.table.zone(zones.found(self.seat)):
            _put_away(play, self.seat, piece)
        if is_overfull(play.table, self.seat):
            play.push(DropSomething(self.seat), self)


def _free_bags(play: Play, seat: Seat) -> None:
    """A Gem or an Essence in a Bag moves to a place of its own that has become free (13.1)."""
    hero = Hero(play.table, seat)
    stones = [each for each in hero.in_bags if group_of(each) in STONES]
    if stones and hero.free_places > 0:
        play.move(stones[: hero.free_places], to=zones.pouch(seat))


def _put_away(play: Play, seat: Seat, piece: Piece) -> None:
    hero = Hero(play.table, seat)
    if group_of(piece) in STONES and hero.free_places > 0:
        play.move(piece, to=zones.pouch(seat))
    elif hero.free_bags > 0:
        play.move(piece, to=zones.bags(seat))


def is_overfull(table: Reading, seat: Seat) -> bool:
    """Whether something lies nowhere, or Bags hold more than they can."""
    return bool(table.zone(zones.found(seat))) or Hero(table, seat).free_bags < 0


@frozen
class Drop(Option):
    """Throw it away."""

    says: ClassVar[str] = "eut-option-drop"
    thing: Piece


@frozen
class LeaveVillager(Option):
    """Let a Villager wait on this space."""

    says: ClassVar[str] = "eut-option-leave-villager"
    villager: Piece


@frozen
class DropGaar(Option):
    """Give up a Gaar that has no place (ruling 74)."""

    says: ClassVar[str] = "eut-option-drop-gaar"


@frozen
class DropDwurt(Option):
    """Give up a Dwurt that has no place."""

    says: ClassVar[str] = "eut-option-drop-dwurt"


@frozen
class DropSomething(Ask):
    """There is more than fits: something must go (D-11)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-drop", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whatever lies in Bags, among Gems and Essences, or is just found."""
        hero = Hero(table, self.seat)
        for piece in hero.carried:
            yield (LeaveVillager(piece) if is_villager(piece) else Drop(piece)), None
        if hero.gaar and hero.gaar_in_bags:
            yield DropGaar(), None
            if hero.card.dwurt and hero.dwurt < hero.card.dwurt:
                yield ConvertGaar(), None
        if hero.card.dwurt and hero.dwurt > hero.card.dwurt:
            yield DropDwurt(), None
        yield from self._better(table)

    def _better(self, table: Reading) -> Iterator[Offer]:
        """Used, worn or set, it needs no room; it must be possible now (rulings 48 and 85)."""
        if active_player(table) != self.seat:
            return
        for module in (employing, wearing):
            for option, refusal in module.offers(table, self.seat):
                if refusal is None and makes_room(table, self.seat, option):
                    yield option, None

    def resolve(self, play: Play, choice: Option) -> None:
        """Then it is looked at again."""
        match choice:
            case Drop(thing):
                play.tell("eut-dropped", seat=self.seat, thing=thing)
                give_back(play, thing)
            case LeaveVillager(villager):
                leave(play, self.seat, villager)
            case DropGaar():
                play.tell("eut-dropped-gaar", seat=self.seat)
                play.adjust(zones.hero(self.seat), zones.GAAR, -1)
            case DropDwurt():
                play.tell("eut-dropped-dwurt", seat=self.seat)
                play.adjust(zones.hero(self.seat), zones.DWURT, -1)
            case ConvertGaar():
                convert(play, self.seat)
            case UseBlock():
                employing.use_block(play, self.seat, choice)
            case _:
                wearing.VERBS[type(choice)](play, self.seat, choice)


def makes_room(table: Reading, seat: Seat, option: Option) -> bool:
    """Whether less has to be carried afterwards: used up, paid with, set, laid or worn.

    What was just gained may also be worn instead of something, which then has to find a place.
    """
    match option:
        case UseBlock(thing, number):
            block = blocks(thing)[number]
            return _uses_up(block) and not (is_finale(table) and leads_away(block))
        case wearing.Wear(thing, place):
            return thing in table.zone(zones.found(seat)) or not table.zone(place)
    return isinstance(option, wearing.SetGem | wearing.LayEssence)


def is_finale(table: Reading) -> bool:
    """After the last round nobody moves any more."""
    return round_number(table) > settings(table).scenario.rounds


def _uses_up(block: Block) -> bool:
    """Whether the thing goes itself, or something that is carried pays for it."""
    cost = block.cost
    return block.use == "consume" or bool(cost and (cost.essence or cost.resource))


STEPS = (Settle, DropSomething)
OPTIONS = (Drop, LeaveVillager, DropGaar, DropDwurt)
