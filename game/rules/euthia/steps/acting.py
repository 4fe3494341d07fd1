"""Mining and Trade Actions, by an Action token or by what grants one (T2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
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
from game.rules.euthia.elites import is_lair
from game.rules.euthia.kit import granting
from game.rules.euthia.steps.common import Occasion, Pass, Verbs
from game.rules.euthia.steps.mining import MiningAction, why_not_mine
from game.rules.euthia.steps.spending import use_token
from game.rules.euthia.steps.trading import TradeAction, why_not_trade
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS, Action


@frozen
class Act(Option):
    """Spend an Action token for its Action."""

    says: ClassVar[str] = "eut-option-act"
    token: Piece
    action: str


#: The Actions that can be begun by will; a fight begins by entering.
CHOSEN: tuple[Action, ...] = ("mining", "trade")


def why_not_act(table: Reading, seat: Seat, action: str) -> Refusal | None:
    """Why an Action cannot be performed where the Hero stands."""
    match action:
        case "mining":
            return why_not_mine(table, seat)
        case "trade":
            return why_not_trade(table, seat)
    here = Hero(table, seat).location
    # Who is fought pays for the fight with it: the fight is begun, not the tile used (ruling 97).
    is_near = Land(table).is_held(here) or is_lair(table, here)
    return refuse("eut-why-begin-fight" if is_near else "eut-why-no-enemy")


def begin_action(play: Play, seat: Seat, action: str) -> None:
    """Without a token."""
    play.push(MiningAction(seat) if action == "mining" else TradeAction(seat))


def is_vain(now: Occasion) -> bool:
    """Elsewhere than at mines and shops every offer is refused."""
    return now.place not in TERRAINS and now.place not in SHOP_AT


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """One token of each type; two alike are the same."""
    hero = Hero(table, seat)
    firsts = [(token, action) for action in CHOSEN for token in hero.tokens_of(action)[:1]]
    return [(Act(token, action), why_not_act(table, seat, action)) for token, action in firsts]


def act(play: Play, seat: Seat, choice: Act) -> None:
    """The token is spent."""
    use_token(play, seat, choice.token)
    begin_action(play, seat, choice.action)


@frozen
class TradeAfterVictory(Ask):
    """Who has won on a Place of Trade may trade at once, so that surplus can be sold (7.2).

    It costs a Trade Action like any other (ruling 20).
    """

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-trade-now", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """A token, an Ability, or not now."""
        hero = Hero(table, self.seat)
        why = why_not_trade(table, self.seat)
        for token in hero.tokens_of("trade")[:1]:
            yield Act(token, "trade"), why
        for piece in granting(hero, "trade"):
            yield UseBlock(piece, 0), why
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Then what is too much must go."""
        match choice:
            case Act():
                act(play, self.seat, choice)
            case UseBlock(thing, block):
                use(play, self.seat, thing, block)


VERBS: Verbs = {Act: act}
STEPS = (TradeAfterVictory,)
OPTIONS = (Act,)
