"""The contract mission: goods of the clan board for a reward (7.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.engine import Offer as Offered
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import mission
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.shapes import Contract
from game.rules.monster_lands.steps.common import Back, with_way_back
from game.rules.monster_lands.steps.free import free_offers, resolve_free
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.views import Clan, Expedition, occupied


@frozen
class ContractMission(Auto):
    """Whoever was sent may fulfil the contract, left before right; Madhala has no say."""

    def resolve(self, play: Play) -> None:
        """Ask each owner in turn."""
        table = play.table
        if not table.zone(zones.mission(zones.CONTRACT)):
            return
        there = [Expedition(table, exp) for exp in occupied(table, zones.CONTRACT)]
        play.push(*[OnContract(each.seat, each.exp) for each in there if not each.is_madhala])


def contract(table: Reading) -> Contract:
    """The contract on the table."""
    return mission(_tile(table)).contract


def _tile(table: Reading) -> Piece:
    return table.zone(zones.mission(zones.CONTRACT))[0]


def reward(table: Reading, exp: str) -> Mapping[str, int]:
    """What this side of the tile pays."""
    side = contract(table)
    return side.reward_left if zones.number_of(exp) == 1 else side.reward_right


def why_not_fulfil(table: Reading, seat: Seat) -> Refusal | None:
    """The clan board must hold the goods."""
    clan = Clan(table, seat)
    for item, count in contract(table).discard.items():
        if clan.has(item) < count:
            return refuse("ml-why-goods", goods=goods({item: count}), have=clan.has(item))
    return None


@frozen
class Fulfil(Option):
    """Hand over the goods."""

    mission: Piece

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-fulfil", contract=self.mission)


@frozen
class Decline(Option):
    """Leave the contract; there is no penalty."""

    says: ClassVar[str] = "ml-option-decline"
    closes: ClassVar[bool] = True


@frozen
class OnContract(Ask):
    """Pay the goods, or decline; free actions are open (DP-31)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-contract", seat=self.seat, contract=_tile(table))

    def offers(self, table: Reading) -> Iterable[Offered]:
        """Fulfil it if the goods are there, decline, or do something free first."""
        yield Fulfil(_tile(table)), why_not_fulfil(table, self.seat)
        yield Decline(), None
        yield from free_offers(table, self.seat, "contract")

    def resolve(self, play: Play, choice: Option) -> None:
        """Collect the goods, decline, or do something free first."""
        match choice:
            case Fulfil():
                play.push(Goods(self.seat, self.exp, ()))
            case Decline():
                missing = why_not_fulfil(play.table, self.seat)
                story = "ml-contract-declined" if missing is None else "ml-contract-out-of-reach"
                play.tell(story, seat=self.seat, contract=_tile(play.table))
            case _:
                resolve_free(play, self.seat, choice)
                play.push(self)


@frozen
class Offer(Option):
    """Give this token away; which trap it is, nobody else learns beforehand."""

    says: ClassVar[str] = "ml-option-offer"
    secret: ClassVar[bool] = True
    piece: Piece


@frozen
class Agreed(Option):
    """The goods are together."""

    says: ClassVar[str] = "ml-option-agreed"
    closes: ClassVar[bool] = True


@frozen
class Goods(Ask):
    """Which traps and loot go; everything else is only counted. Nothing has happened yet."""

    seat: Seat
    exp: str
    chosen: tuple[str, ...]

    def masked(self, seat: Seat) -> Goods:
        """Others do not see which traps have been picked."""
        return self if seat == self.seat else Goods(self.seat, self.exp, ())

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-goods", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offered]:
        """Tokens of the kind that is still owed; when none is, the deal is made."""
        clan = Clan(table, self.seat)
        for kind, held in (("trap", clan.traps), ("loot", clan.loot)):
            owed = contract(table).discard.get(kind, 0)
            given = [piece for piece in self.chosen if piece in held]
            if len(given) < owed:
                return with_way_back((Offer(piece), None) for piece in held if piece not in given)
        return [(Agreed(), None)]

    def resolve(self, play: Play, choice: Option) -> None:
        """Pick one more, think again, or deliver."""
        match choice:
            case Offer(piece):
                play.push(Goods(self.seat, self.exp, (*self.chosen, piece)))
            case Back():
                play.push(OnContract(self.seat, self.exp))
            case _:
                self._deliver(play)

    def _deliver(self, play: Play) -> None:
        seat = self.seat
        tile = _tile(play.table)
        asked, paid = contract(play.table).discard, reward(play.table, self.exp)
        play.tell(
            "ml-contract-fulfilled",
            seat=seat,
            contract=tile,
            given=goods(asked),
            goods=goods(paid),
        )
        clan = Clan(play.table, seat)
        for item, count in asked.items():
            if item not in ("trap", "loot"):
                play.adjust(clan.owner, item, -count)
        traps = [piece for piece in self.chosen if piece.startswith("trap.")]
        play.move([piece for piece in self.chosen if piece not in traps], to=zones.GONE)
        play.move(traps, to=zones.TRAPS_HANDED_OVER)
        play.adjust(clan.owner, zones.MISSIONS_DONE, 1)
        gain(play, seat, paid)


TEXT_KEYS = ("ml-contract-declined", "ml-contract-out-of-reach")
STEPS = (ContractMission, OnContract, Goods)
OPTIONS = (Fulfil, Decline, Offer, Agreed)
