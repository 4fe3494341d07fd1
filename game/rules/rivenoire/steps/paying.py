"""A payment put together item by item, then made at once (D-PAY, chapter 8.10).

The items go on the discard pile in the order in which they were picked (ruling 42).
"""

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
from game.rules.rivenoire.cards import put_on_pile
from game.rules.rivenoire.payments import (
    coins_of,
    is_minimal,
    leads_to_a_payment,
    money,
    payments,
    worth_of,
)
from game.rules.rivenoire.zones import family


@frozen
class AddCoin(Option):
    """Pay with this, too."""

    says: ClassVar[str] = "riv-option-add-coin"
    part: ClassVar[bool] = True
    item: Piece
    coins: int


@frozen
class TakeCoinBack(Option):
    """Do not pay with this."""

    says: ClassVar[str] = "riv-option-coin-back"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    item: Piece
    coins: int


@frozen
class PayWith(Option):
    """Pay with all of these."""

    says: ClassVar[str] = "riv-option-pay"
    closes: ClassVar[bool] = True
    items: tuple[Piece, ...]
    coins: int

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own: all it is made of was touched part by part."""
        return ()


@frozen
class Pay(Composed):
    """A price to be paid, whatever for."""

    seat: Seat
    price: int
    #: What is bought: a card, a building, or the event that wants the money.
    what: str
    #: The character that buys.
    acting: Piece = ""
    #: Whether tokens will do as well.
    tokens: bool = True
    items: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-pay", seat=self.seat, price=self.price, what=self.what)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """What is together so far."""
        return (text("riv-paid-so-far", coins=sum(self._worths(table)), price=self.price),)

    def _coins(self, table: Reading, item: Piece) -> int:
        return coins_of(table, self.seat, item, self.acting)

    def _worths(self, table: Reading) -> tuple[int, ...]:
        return tuple(sorted([self._coins(table, each) for each in self.items]))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To pay as it is; one item more, or one less."""
        chosen = self._worths(table)
        yield PayWith(self.items, sum(chosen)), self._why_not_pay(chosen)
        held = worth_of(table, self.seat, self.acting, self.tokens)
        for item in money(table, self.seat, self.tokens):
            coins = self._coins(table, item)
            if item in self.items:
                yield TakeCoinBack(item, coins), None
            else:
                more = tuple(sorted((*chosen, coins)))
                fits = leads_to_a_payment(held, self.price, more)
                yield AddCoin(item, coins), None if fits else refuse("riv-why-too-much", item=item)

    def _why_not_pay(self, chosen: tuple[int, ...]) -> Refusal | None:
        total = sum(chosen)
        if total < self.price:
            return refuse("riv-why-short", coins=total, short=self.price - total)
        return None if is_minimal(chosen, self.price) else refuse("riv-why-one-too-many")

    def taking(self, part: Option) -> Pay:
        """The draft with this item more, or less."""
        return evolve(self, items=taken(self.items, part))

    def draft_of(self, choice: Option) -> Pay | None:
        """The draft that pays so."""
        return evolve(self, items=choice.items) if isinstance(choice, PayWith) else None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """A payment given whole is made of what the player has, each once."""
        if not isinstance(choice, PayWith):
            return False
        held = money(table, self.seat, self.tokens)
        return are_among(choice.items, held) and super().accepts(table, choice)

    def resolve(self, play: Play, choice: Option) -> None:
        """Cards to the pile, tokens turned over."""
        assert isinstance(choice, PayWith)
        spend(play, self.seat, choice.items, choice.coins)


def taken(items: tuple[Piece, ...], part: Option) -> tuple[Piece, ...]:
    """The items with one more, or without one."""
    match part:
        case AddCoin(item):
            return (*items, item)
        case TakeCoinBack(item):
            return tuple([each for each in items if each != item])
    raise TypeError(f"{part!r} is no part of a payment")


def are_among(some: tuple[Piece, ...], all_of_them: Iterable[Piece]) -> bool:
    """Whether these are some of those, each once."""
    return len(set(some)) == len(some) and set(some) <= set(all_of_them)


def spend(play: Play, seat: Seat, items: tuple[Piece, ...], coins: int) -> None:
    """Make a payment; no change is given."""
    if not items:
        return
    play.tell("riv-paid", seat=seat, items=items, coins=coins)
    for item in items:
        if family(item) in ("property", "trophy"):
            play.move(item, to=zones.used(seat))
        else:
            put_on_pile(play, seat, item)


def charge(play: Play, bill: Pay) -> None:
    """Let a player pay; nobody is asked where a single card is the only way, or for nothing."""
    table, seat = play.table, bill.seat
    if not bill.price:
        return
    ways = payments(worth_of(table, seat, bill.acting, bill.tokens), bill.price)
    only = next(iter(ways)) if len(ways) == 1 else ()
    if len(only) == 1:
        item = next(
            each
            for each in money(table, seat, bill.tokens)
            if coins_of(table, seat, each, bill.acting) == only[0]
        )
        spend(play, seat, (item,), only[0])
    else:
        play.push(bill)


STEPS = (Pay,)
OPTIONS = (AddCoin, TakeCoinBack, PayWith)
