"""What players without hands know of the Night Market: the smallest mind there can be.

It stays beside the game, which is also played blindly: `THOUGHTFUL` is the game with it.
"""

from __future__ import annotations

from functools import partial

from attrs import evolve

from game.engine import Decision, Draft, Option, Reading, Seat
from game.engine.chance import Chance
from game.engine.minds import Judge, Mind
from game.library.minds import shelf
from tests.toy import GAME, fair, steps, zones
from tests.toy.cards import FOLDER, card_of

#: Three coins are a point.
COIN = 1 / 3


def judge(table: Reading, decision: Decision) -> Judge | None:
    """What an option is worth to the seat that is asked; it looks into no other hand."""
    return partial(_worth, table, decision)


def _worth(table: Reading, decision: Decision, option: Option) -> float:
    hand = table.zone(zones.hand(decision.seat))
    match option:
        case steps.Buy(card):
            return card_of(card).worth - COIN * card_of(card).price
        case steps.Throw():
            return 3.5 * COIN
        case steps.HideSomething():
            return max(float(card_of(card).worth) for card in hand)
        case steps.Hide(card):
            return float(card_of(card).worth)
        case fair.BidCoins(coins):
            return -COIN * coins
        case fair.SellBundle():
            return COIN - min(card_of(card).worth for card in hand)
        case fair.PutIn(card):
            return 2 * COIN - card_of(card).worth
        case fair.AskTeller():
            return -COIN
    return 0.0


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """Coins that are no point yet, and cards that may still be hidden."""
    hand = table.zone(zones.hand(seat))
    coins = table.count(zones.trader(seat), zones.COINS)
    return {"coins": float(coins % 3), "best": max([card_of(card).worth for card in hand] or [0])}


def evening(table: Reading) -> int:
    """The evening; none before the first."""
    number = table.marks.get(zones.EVENING, 0)
    assert isinstance(number, int)
    return number


MIND = Mind(
    judge=judge,
    amounts=amounts,
    left=lambda table: float(steps.EVENINGS - evening(table)),
    horizon=evening,
    pondered=(steps.Trade, steps.HideWhich, fair.Bid),
    figures=shelf(FOLDER.name, FOLDER.parent),
    margin=4.0,
    blur=2.0,
    together=lambda table: bool(table.marks.get(zones.TOGETHER)),
)
THOUGHTFUL = evolve(GAME, mind=MIND)


def guessing(noted: list[Seat]) -> Mind:
    """The same mind, which notes for whom it guesses what others keep to themselves."""

    def guess(world: Draft, viewer: Seat, chance: Chance) -> None:
        noted.append(viewer)

    return evolve(MIND, guess=guess)
