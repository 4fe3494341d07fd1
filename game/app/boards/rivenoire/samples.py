"""Moments worth a picture: games played by bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from attrs import frozen

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import MOST, NAMES
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.game import Setup
from game.engine.session import Session
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


@frozen(eq=False)
class Moment:
    """The so-manieth question of a kind in a game of so many players."""

    step: type
    players: int = 3
    after: int = 0
    seed: int = 5
    #: Whether a question of that kind will do.
    test: Callable[[Decision], bool] = lambda decision: len(decision.options) > 1
    #: Parts to put together first, by their kind: the first of each that is offered.
    parts: tuple[type, ...] = ()
    #: Who plays; the usual player if empty. Whoever plays well shuns some places.
    player: str = ""


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
    return {name: partial(_match, moment) for name, moment in MOMENTS.items()}


def _match(moment: Moment) -> Match:
    session = _played(moment).branch()
    for kind in moment.parts:
        assert session.decision is not None
        options = session.decision.options
        found = [number for number, option in enumerate(options) if isinstance(option, kind)]
        if found:
            session.choose(found[0])
    return Match(GAME, session, default_seats(list(NAMES[: moment.players])))


@cache
def _played(moment: Moment) -> Session:
    """A game up to that moment, or to the last of its kind that comes before the end."""
    session = Session.begin(GAME, Setup(GAME.id, moment.players, moment.seed))
    name = moment.player or usual_name(GAME)
    bots = [make_player(name, seat, moment.seed, GAME) for seat in range(moment.players)]
    seen, last = 0, session.branch()
    for _ in range(MOST):
        decision = session.decision
        if decision is None:
            break
        if isinstance(decision.step, moment.step) and moment.test(decision):
            last = session.branch()
            if seen >= moment.after:
                break
            seen += 1
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))
    return last
