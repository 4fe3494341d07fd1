"""Moments worth a picture of Rivenoire: games of bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.keep.match import Match
from game.app.studio.moments import Moment, matches
from game.engine.steps import Decision
from game.rules.rivenoire import GAME
from game.rules.rivenoire.steps.arena import CommitCards, StakeCard
from game.rules.rivenoire.steps.combat import UseCard
from game.rules.rivenoire.steps.expedition import HeroTurn
from game.rules.rivenoire.steps.finding import SearchQuests
from game.rules.rivenoire.steps.losing import ChooseDestroyed
from game.rules.rivenoire.steps.mine import AtMine
from game.rules.rivenoire.steps.monster import ChooseFace
from game.rules.rivenoire.steps.oracle import ChooseOmen
from game.rules.rivenoire.steps.paying import AddCoin, Pay
from game.rules.rivenoire.steps.placing import PlaceCharacter
from game.rules.rivenoire.steps.provost import AtProvost
from game.rules.rivenoire.steps.tavern import AtTavern
from game.rules.rivenoire.steps.trades import AtMarket, ChooseQuest
from game.rules.rivenoire.steps.victory import PickLoot


def _weapons(decision: Decision) -> int:
    """How many cards a fighter could strike with."""
    return sum(isinstance(each, UseCard) for each in decision.options)


MOMENTS: Mapping[str, Moment] = {
    "rivenoire-placement": Moment(PlaceCharacter, after=26),
    "rivenoire-market": Moment(AtMarket, after=3),
    "rivenoire-payment": Moment(Pay, after=5, parts=(AddCoin,), player="random"),
    "rivenoire-hospital": Moment(ChooseDestroyed, after=2, player="random"),
    "rivenoire-mine": Moment(AtMine, after=5, player="random"),
    "rivenoire-duel": Moment(CommitCards, after=2, parts=(StakeCard, StakeCard), player="random"),
    "rivenoire-quest": Moment(ChooseQuest, after=2, player="random"),
    "rivenoire-search": Moment(SearchQuests, players=4, player="random"),
    "rivenoire-provost": Moment(AtProvost, after=5),
    "rivenoire-tavern": Moment(AtTavern, after=5),
    "rivenoire-oracle": Moment(ChooseOmen, after=1, player="random"),
    "rivenoire-fight": Moment(HeroTurn, after=5, test=lambda it: _weapons(it) > 1),
    "rivenoire-die": Moment(ChooseFace, after=2),
    "rivenoire-loot": Moment(PickLoot, after=3),
    "rivenoire-two": Moment(PlaceCharacter, players=2, after=20),
    "rivenoire-four": Moment(PlaceCharacter, players=4, after=40),
}


def samples() -> Mapping[str, Callable[[], Match]]:
    """The moments by the names that pictures have."""
    return matches(GAME, MOMENTS)
