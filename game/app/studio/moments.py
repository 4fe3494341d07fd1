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
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.engine.steps import Decision


def is_choice(decision: Decision) -> bool:
    """Whether there is something to choose."""
    return len(decision.options) > 1


@frozen(eq=False)
class Moment:
    """The so-manieth question of a kind in a game of so many players."""

    step: type
    players: int = 3
    after: int = 0
    seed: int = 5
    #: Whether a question of that kind will do.
    test: Callable[[Decision], bool] = is_choice
    #: Parts to put together first, by their kind: the first of each that is offered.
    parts: tuple[type, ...] = ()
    #: What is complete once this is offered: no more parts are put to it then.
    whole: type | None = None
    #: Who plays; the usual player if empty. Whoever plays well shuns some places.
    player: str = ""


def matches(game: Game, moments: Mapping[str, Moment]) -> dict[str, Callable[[], Match]]:
    """What lays the moments of a game, by the names that pictures have."""
    return {name: partial(_match, game, moment) for name, moment in moments.items()}


def _match(game: Game, moment: Moment) -> Match:
    session = _played(game, moment).branch()
    for kind in moment.parts:
        assert session.decision is not None
        options = session.decision.options
        if moment.whole is not None and any(isinstance(each, moment.whole) for each in options):
            break
        found = (number for number, option in enumerate(options) if isinstance(option, kind))
        number = next(found, None)
        if number is not None:
            session.choose(number)
    return Match(game, session, default_seats(list(NAMES[: moment.players])))


@cache
def _played(game: Game, moment: Moment) -> Session:
    """A game up to that moment, or to the last of its kind that comes before the end."""
    session = Session.begin(game, Setup(game.id, moment.players, moment.seed))
    name = moment.player or usual_name(game)
    bots = [make_player(name, seat, moment.seed, game) for seat in range(moment.players)]
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
        session.choose(bots[decision.seat].choose(Situation(game, decision, session.table)))
    return last
