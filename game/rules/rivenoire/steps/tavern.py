"""The Tavern: a guest for coins and Beers (chapter 8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import (
    Composed,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import take_beers
from game.rules.rivenoire.content import character, talent
from game.rules.rivenoire.payments import coins_of, is_minimal, leads_to_a_wage, money, worth_of
from game.rules.rivenoire.steps.paying import AddCoin, TakeCoinBack, are_among, spend, taken
from game.rules.rivenoire.steps.recruiting import Join
from game.rules.rivenoire.steps.visiting import Visit


@frozen
class Recruit(Option):
    """Recruit this guest."""

    says: ClassVar[str] = "riv-option-recruit"
    character: Piece
    wage: int


def surcharge(table: Reading) -> int:
    """Beers that every recruit costs besides: Drinks All Round add up (ruling 24)."""
    return sum([talent(each).beers for each in table.zone(zones.GUESTS)])


def why_not_recruit(table: Reading, seat: Seat, wage: int, acting: Piece) -> Refusal | None:
    """The Beers for missing coins must exist (ruling 23)."""
    missing = wage - sum(worth_of(table, seat, acting))
    beers = len(table.zone(zones.BEERS))
    return refuse("riv-why-beers", missing=missing, beers=beers) if missing > beers else None


@frozen
class AtTavern(Visit):
    """Recruit one of the guests (D-TAVERN)."""

    place: ClassVar[str] = zones.TAVERN

    def actions(self, table: Reading) -> Iterable[Offer]:
        """Each with the wage; Drinks All Round cannot be recruited."""
        for each in table.zone(zones.GUESTS):
            wage = character(each).wage
            if wage is not None:
                refusal = why_not_recruit(table, self.seat, wage, self.character)
                yield Recruit(each, wage), refusal

    def act(self, play: Play, choice: Option) -> None:
        """Coins and Beers, then perhaps somebody else has to go."""
        assert isinstance(choice, Recruit)
        play.tell("riv-recruits", seat=self.seat, character=choice.character, wage=choice.wage)
        bill = PayWage(self.seat, choice.wage, choice.character, self.character)
        if money(play.table, self.seat):
            play.push(bill)
        else:
            bill.resolve(play, PayWageWith((), 0, choice.wage))
        play.push(Join(self.seat, choice.character))


@frozen
class PayWageWith(Option):
    """Pay with these, and take Beers for what is missing."""

    says: ClassVar[str] = "riv-option-wage"
    closes: ClassVar[bool] = True
    items: tuple[Piece, ...]
    coins: int
    beers: int

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own: all it is made of was touched part by part."""
        return ()


@frozen
class PayWage(Composed):
    """A wage to be paid with any set of coins, each missing one a Beer (D-PAY)."""

    seat: Seat
    wage: int
    guest: Piece
    acting: Piece
    items: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text(
            "riv-ask-wage",
            seat=self.seat,
            wage=self.wage,
            character=self.guest,
            surcharge=surcharge(table),
        )

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """Coins so far, and the Beers that it would cost."""
        coins = sum(self._worths(table))
        beers = max(0, self.wage - coins) + surcharge(table)
        return (text("riv-wage-so-far", coins=coins, wage=self.wage, beers=beers),)

    def _worths(self, table: Reading) -> tuple[int, ...]:
        found = [coins_of(table, self.seat, each, self.acting) for each in self.items]
        return tuple(sorted(found))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To pay as it is; one item more, or one less."""
        chosen = self._worths(table)
        coins = sum(chosen)
        missing = max(0, self.wage - coins)
        held = worth_of(table, self.seat, self.acting)
        beers = len(table.zone(zones.BEERS))
        yield PayWageWith(self.items, coins, missing), self._why_not(table, chosen)
        for item in money(table, self.seat):
            worth = coins_of(table, self.seat, item, self.acting)
            if item in self.items:
                yield TakeCoinBack(item, worth), None
            else:
                more = tuple(sorted((*chosen, worth)))
                fits = leads_to_a_wage(held, self.wage, beers, more)
                yield AddCoin(item, worth), None if fits else refuse("riv-why-too-much", item=item)

    def _why_not(self, table: Reading, chosen: tuple[int, ...]) -> Refusal | None:
        missing, beers = self.wage - sum(chosen), len(table.zone(zones.BEERS))
        if missing > beers:
            return refuse("riv-why-beers", missing=missing, beers=beers)
        if missing <= 0 and not is_minimal(chosen, self.wage):
            return refuse("riv-why-one-too-many")
        return None

    def taking(self, part: Option) -> PayWage:
        """The draft with this item more, or less."""
        return evolve(self, items=taken(self.items, part))

    def draft_of(self, choice: Option) -> PayWage | None:
        """The draft that pays so."""
        return evolve(self, items=choice.items) if isinstance(choice, PayWageWith) else None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """A payment given whole is made of what the player has, each once."""
        if not isinstance(choice, PayWageWith):
            return False
        held = money(table, self.seat)
        return are_among(choice.items, held) and super().accepts(table, choice)

    def resolve(self, play: Play, choice: Option) -> None:
        """Coins, Beers for the gap, and those of Drinks All Round as far as there are any."""
        assert isinstance(choice, PayWageWith)
        spend(play, self.seat, choice.items, choice.coins)
        beers = choice.beers + surcharge(play.table)
        if beers:
            take_beers(play, self.seat, beers)


STEPS = (AtTavern, PayWage)
OPTIONS = (Recruit, PayWageWith)
