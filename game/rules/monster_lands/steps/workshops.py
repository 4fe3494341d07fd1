"""Buildings that need no more than one choice: Armoury, Laboratory, Mine and Pawnshop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, refuse, text
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, box
from game.rules.monster_lands.deeds import pay, use
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.prices import bonus_cards, price
from game.rules.monster_lands.refusals import free_slots, why_not_pay
from game.rules.monster_lands.steps.common import (
    Back,
    Enough,
    UseCard,
    action_done,
    back_to_turn,
    earlier,
    rewind,
    with_way_back,
)
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.placing import (
    UseDie,
    distinct,
    place_dice,
    place_leftmost,
    shown,
)
from game.rules.monster_lands.views import Clan


@frozen
class Buy(Option):
    """Buy so many Defence tokens."""

    says: ClassVar[str] = "ml-option-defence"
    count: int
    cost: int


@frozen
class BuyDefence(Ask):
    """Armoury: one to three Defence tokens (DP-14)."""

    seat: Seat
    die: Piece
    discount: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-armoury", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """As many as can be paid."""
        figures = box().citadel
        for count in range(1, figures.defence_most + 1):
            cost = price(count * figures.defence_price, self.discount)
            yield Buy(count, cost), why_not_pay(table, self.seat, cost)
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Pay and store."""
        if not isinstance(choice, Buy):
            rewind(play, self.seat, earlier("PayWith", self.seat, "armoury"))
            return
        place_leftmost(play, self.seat, "armoury", self.die)
        play.tell("ml-defence-bought", seat=self.seat, count=choice.count, cost=choice.cost)
        pay(play, self.seat, choice.cost)
        gain(play, self.seat, {zones.DEFENCE: choice.count})
        action_done(play, self.seat)


@frozen
class Brew(Option):
    """Use a slot of the Lab for this mix."""

    says: ClassVar[str] = "ml-option-brew"
    slot: int
    potions: int
    venoms: int

    def touches(self) -> tuple[str, ...]:
        """The slot."""
        return (zones.slot("alchemist", self.slot),)


@frozen
class Brewing(Ask):
    """Alchemist: a slot and a mix of potions and venoms (DP-12)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-alchemist", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every mix of every free slot; the full number is always brewed (ruling 21)."""
        yields = box().buildings["alchemist"].yields
        for slot in free_slots(table, "alchemist"):
            tokens = yields[slot - 1].tokens
            for venoms in range(tokens + 1):
                yield Brew(slot, tokens - venoms, venoms), None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Place the Magic die and store the bottles."""
        if not isinstance(choice, Brew):
            back_to_turn(play, self.seat)
            return
        potions, venoms = choice.potions, choice.venoms
        brewed = {zones.POTION: potions, zones.VENOM: venoms}
        play.tell("ml-brewed", seat=self.seat, goods=goods(brewed))
        place_dice(play, Clan(play.table, self.seat).dice("magic")[:1], "alchemist", choice.slot)
        gain(play, self.seat, brewed)
        action_done(play, self.seat)


@frozen
class Dig(Option):
    """Work a slot of the Mine."""

    says: ClassVar[str] = "ml-option-dig"
    slot: int
    dice: int
    gold: int

    def touches(self) -> tuple[str, ...]:
        """The slot."""
        return (zones.slot("mine", self.slot),)


@frozen
class Digging(Ask):
    """Mine: a free slot for its Force dice (DP-17)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-mine", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Free slots for which there are dice."""
        return with_way_back(self._slots(table))

    def _slots(self, table: Reading) -> Iterator[Offer]:
        yields = box().buildings["mine"].yields
        dice = len(Clan(table, self.seat).dice("force"))
        for slot in free_slots(table, "mine"):
            needed = yields[slot - 1].dice
            refusal = refuse("ml-why-slot-dice", needed=needed, dice=dice)
            yield Dig(slot, needed, yields[slot - 1].gold), refusal if needed > dice else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Place the dice, take the gold, then what cards add."""
        if not isinstance(choice, Dig):
            back_to_turn(play, self.seat)
            return
        play.tell("ml-mined", seat=self.seat, dice=choice.dice, gold=choice.gold)
        force = Clan(play.table, self.seat).dice("force")
        place_dice(play, force[: choice.dice], "mine", choice.slot)
        gain(play, self.seat, {zones.GOLD: choice.gold})
        if bonus_cards(play.table, self.seat, "mine"):
            play.push(Bonus(self.seat, "mine"))
        action_done(play, self.seat)


@frozen
class Bonus(Ask):
    """Cards that add to a visit, each once a round."""

    seat: Seat
    building: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-bonus", seat=self.seat, building=self.building)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Each card that still can, or no more."""
        for card in bonus_cards(table, self.seat, self.building):
            yield UseCard(card), None
        yield Enough(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Take what the card gives."""
        if not isinstance(choice, UseCard):
            return
        use(play, choice.card)
        ability = ability_of(choice.card)
        for effect in ability.effects:
            play.tell("ml-bonus", seat=self.seat, card=choice.card)
            effect.apply(play, Use(self.seat, choice.card, ability.window))
        play.push(self)


@frozen
class Pawning(Ask):
    """Pawnshop: any dice, a gold each (DP-15)."""

    seat: Seat
    picked: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        gold = len(self.picked) * box().citadel.gold_per_pawned_die
        return text("ml-ask-pawn", seat=self.seat, gold=gold)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One more die, or that will do."""
        return with_way_back(self._dice(table))

    def _dice(self, table: Reading) -> Iterator[Offer]:
        if self.picked:
            yield Enough(), None
        left = [die for die in table.zone(zones.pool(self.seat)) if die not in self.picked]
        for die in distinct(table, left):
            yield UseDie(die, 0, shown(table, die)), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Collect dice, then pawn them together."""
        match choice:
            case UseDie(die):
                play.push(Pawning(self.seat, (*self.picked, die)))
            case Enough():
                self._pawn(play)
            case _:
                fewer = reversed(range(len(self.picked)))
                earlier = [Pawning(self.seat, self.picked[:count]) for count in fewer]
                rewind(play, self.seat, *earlier)

    def _pawn(self, play: Play) -> None:
        gold = len(self.picked) * box().citadel.gold_per_pawned_die
        play.tell("ml-pawned", seat=self.seat, dice=len(self.picked), gold=gold)
        place_dice(play, self.picked, "pawnshop", 1)
        gain(play, self.seat, {zones.GOLD: gold})
        action_done(play, self.seat)


STEPS = (BuyDefence, Brewing, Digging, Bonus, Pawning)
OPTIONS = (Buy, Brew, Dig)
