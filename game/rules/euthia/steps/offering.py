"""Gold cards offered to weaken the Faër: a Free Action of Devastation Incarnate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Refusal, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.devastation import OFFERED, offered_in
from game.rules.euthia.gains import gain_reputation
from game.rules.euthia.golem import change_faer, faer, rule
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.refusals import why_held
from game.rules.euthia.steps.common import Occasion, Verbs
from game.rules.euthia.steps.exchanging import different
from game.rules.euthia.views import Hero, Land, round_number


@frozen
class OfferGold(Option):
    """Give up a Gold card: the Power of the Faër falls."""

    says: ClassVar[str] = "eut-option-offer-gold"
    secret: ClassVar[bool] = True
    card: Piece


def offered_now(table: Reading, seat: Seat) -> int:
    """Gold cards offered this turn; everybody has one turn a round."""
    found = table.marks.get(offered_in(seat), (0, 0))
    assert isinstance(found, tuple)
    number, count = found
    return int(count) if number == round_number(table) else 0


def is_vain(now: Occasion) -> bool:
    """Nothing is offered without cards."""
    return not now.has_cards


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Each different Gold card in hand; without one nothing is said."""
    if "gold_offering" not in settings(table).scenario.rules:
        return
    cards = Hero(table, seat).cards_of(zones.GOLD_CARD)
    why = why_not_offer(table, seat) if cards else None
    for (card,) in different(cards, 1):
        yield OfferGold(card), why


def why_not_offer(table: Reading, seat: Seat) -> Refusal | None:
    """On a free space like every Free Action, twice a turn, while the Faër has any Power."""
    most = rule(table, "gold_offering").amounts["limit_per_turn"]
    held = why_held(Land(table), Hero(table, seat).location)
    if held is not None:
        return held
    if offered_now(table, seat) >= most:
        return refuse("eut-why-offered", count=most)
    return None if faer(table) else refuse("eut-why-no-faer")


def offer_gold(play: Play, seat: Seat, choice: OfferGold) -> None:
    """Every second card of the game is worth Reputation."""
    amounts = rule(play.table, "gold_offering").amounts
    play.tell("eut-offered-gold", seat=seat)
    now = offered_now(play.table, seat)
    play.mark(offered_in(seat), (round_number(play.table), now + 1))
    play.adjust(zones.hero(seat), OFFERED, 1)
    discard_cards(play, (choice.card,))
    change_faer(play, -amounts["faer"])
    if Hero(play.table, seat).has(OFFERED) % amounts["cards"] == 0:
        gain_reputation(play, seat, amounts["reputation"])


VERBS: Verbs = {OfferGold: offer_gold}
STEPS = ()
OPTIONS = (OfferGold,)
