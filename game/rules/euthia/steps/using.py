"""Using a block of a tile, a Gem or an Essence: cost, mark, then its operations (27.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, group_of, operations
from game.rules.euthia.dwurt import spend_dwurt
from game.rules.euthia.kit import Source, offered, payable, why_not_use
from game.rules.euthia.piles import discard_cards, give_back
from game.rules.euthia.shapes import Cost
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.views import Hero


@frozen
class UseBlock(Option):
    """Use what this can do now."""

    says: ClassVar[str] = "eut-option-use"
    thing: Piece
    block: int


def use(play: Play, seat: Seat, piece: Piece, number: int) -> None:
    """Pay, mark it as used, and do what it says."""
    block = blocks(piece)[number]
    play.tell("eut-used", seat=seat, thing=piece)
    if block.cost is not None:
        pay(play, seat, block.cost)
    work = CarryOut(seat, piece, block.trigger, (number,))
    match block.use:
        case "exhaust" | "flip":
            play.turn(piece, zones.SPENT)
            play.push(work)
        case "consume" if group_of(piece) == "essence":
            play.push(work, EssenceIsUsed(seat, piece))
        case "consume":
            give_back(play, piece)
            play.push(work)
        case _:
            play.push(work)


@frozen
class UseAll(Ask):
    """What answers to one moment, one after the other; or none of it."""

    trigger: ClassVar[str]

    seat: Seat

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everything with that trigger; or none."""
        for source in offered(table, self.seat, self.trigger):
            yield UseBlock(*source), why_not_use(table, self.seat, source)
        yield Done(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Then the rest is offered again."""
        if isinstance(choice, UseBlock):
            use(play, self.seat, choice.thing, choice.block)
            play.push(self)


def pay(play: Play, seat: Seat, cost: Cost) -> None:
    """In full; which Essence or Resource, and which Silver card, is the player's choice."""
    owner = zones.hero(seat)
    play.adjust(owner, zones.GOLD, -cost.gold)
    play.adjust(owner, zones.GAAR, -cost.gaar)
    spend_dwurt(play, seat, cost.dwurt)
    play.adjust(owner, zones.HEALTH, -cost.health)
    for group, count in (
        ("essence", cost.essence),
        ("resource", cost.resource),
        (zones.SILVER, cost.silver),
    ):
        play.push(*(PayWith(seat, group) for _ in range(count)))


@frozen
class GiveUp(Option):
    """Pay with this."""

    says: ClassVar[str] = "eut-option-give"
    thing: Piece


@frozen
class PayWith(Ask):
    """Which one it is to be."""

    seat: Seat
    group: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-pay", seat=self.seat, group=self.group)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Loose ones of the group."""
        hero = Hero(table, self.seat)
        is_card = self.group == zones.SILVER
        held = hero.cards_of(zones.SILVER) if is_card else payable(hero, self.group)
        return [(GiveUp(piece), None) for piece in held]

    def resolve(self, play: Play, choice: Option) -> None:
        """It is gone."""
        assert isinstance(choice, GiveUp)
        if self.group == zones.SILVER:
            discard_cards(play, (choice.thing,))
        else:
            give_back(play, choice.thing)


@frozen
class CarryOut(Auto):
    """The operations of a list, one after the other; each may ask before the next begins."""

    seat: Seat
    source: Piece
    window: str
    #: Where the list stands: see `content.operations`.
    path: tuple[int, ...]
    at: int = 0

    def resolve(self, play: Play) -> None:
        """One operation, then the rest."""
        listed = operations(self.source, self.path)
        if not listed:
            return
        listed[self.at].apply(play, Use(self.seat, self.source, self.window, (*self.path, self.at)))
        if self.at + 1 < len(listed):
            play.push(evolve(self, at=self.at + 1))


@frozen
class TakeAlternative(Option):
    """This of several."""

    says: ClassVar[str] = "eut-option-alternative"
    thing: Piece
    number: int
    what: str
    amount: int


@frozen
class ChooseAlternative(Ask):
    """Exactly one of several lists of operations."""

    seat: Seat
    source: Piece
    window: str
    #: Up to the operation that offers the choice.
    path: tuple[int, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-alternative", seat=self.seat, thing=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Each, unless it could do nothing."""
        listed = operations(self.source, self.path[:-1])[self.path[-1]].held()
        for way, effect in listed:
            number = int(way[1])
            if int(way[2]) == 0:
                why = effect.why_not(table, Use(self.seat, self.source, self.window))
                amount = getattr(effect, "amount", getattr(effect, "distance", 0))
                yield TakeAlternative(self.source, number, effect.kind, amount), why

    def resolve(self, play: Play, choice: Option) -> None:
        """The list that was taken."""
        assert isinstance(choice, TakeAlternative)
        path = (*self.path, choice.number)
        play.push(CarryOut(self.seat, self.source, self.window, path))


@frozen
class EssenceIsUsed(Ask):
    """The Essence is discarded, unless something answers to its use."""

    seat: Seat
    essence: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-keep-essence", seat=self.seat, thing=self.essence)

    def _answers(self, table: Reading) -> list[Source]:
        found = offered(table, self.seat, "on_essence_use")
        return [each for each in found if why_not_use(table, self.seat, each) is None]

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Abilities that keep it, or none."""
        for source in self._answers(table):
            yield UseBlock(*source), None
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Kept where it lies, or gone."""
        if isinstance(choice, UseBlock):
            use(play, self.seat, choice.thing, choice.block)
        else:
            give_back(play, self.essence)


STEPS = (PayWith, CarryOut, ChooseAlternative, EssenceIsUsed)
OPTIONS = (UseBlock, GiveUp, TakeAlternative)
