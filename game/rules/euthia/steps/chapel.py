"""The Chapel: a Gold heals, a Gold buys a Healing Potion (10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Play, Reading, Refusal, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal
from game.rules.euthia.content import box
from game.rules.euthia.gains import gain_piece
from game.rules.euthia.map import chart_of
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero


@frozen
class HealAtChapel(Option):
    """A Gold for Health."""

    says: ClassVar[str] = "eut-option-chapel-heal"
    amount: int


@frozen
class BuyPotion(Option):
    """A Gold for a Healing Potion."""

    says: ClassVar[str] = "eut-option-chapel-potion"
    price: int


def is_at_home(place: str, encounter: bool) -> bool:
    """Whether there could be an offer in such a place."""
    return place == "chapel"


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Only in the centre of the Chapel."""
    hero = Hero(table, seat)
    if chart_of(table).spots[hero.location].place != "chapel":
        return
    figures = box().figures
    poor = refuse("eut-why-no-gold", needs=figures.potion_price)
    poor_now: Refusal | None = poor if hero.gold < figures.potion_price else None
    whole = refuse("eut-why-healthy") if hero.health == hero.max_health else None
    yield HealAtChapel(figures.chapel_heal), poor_now or whole
    yield BuyPotion(figures.potion_price), poor_now


def heal_at_chapel(play: Play, seat: Seat, choice: HealAtChapel) -> None:
    """Six for one."""
    play.adjust(zones.hero(seat), zones.GOLD, -1)
    heal(play, seat, choice.amount)


def buy_potion(play: Play, seat: Seat, choice: BuyPotion) -> None:
    """One for one; without a Bag for it, it is drunk or something else goes (13.2)."""
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    gain_piece(play, seat, "item", "healing_potion")


VERBS: Verbs = {HealAtChapel: heal_at_chapel, BuyPotion: buy_potion}
STEPS = ()
OPTIONS = (HealAtChapel, BuyPotion)
