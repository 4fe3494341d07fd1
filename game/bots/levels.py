"""The levels of players without hands: how well each plays, whatever the game.

A novice misjudges what things are worth, as people do; an adept follows good rules of thumb; a
master thinks ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import TypeAlias

from attrs import evolve

from game.bots.advice import Advice, Candidate
from game.bots.rollouts import NEVER, SELDOM, by_parts
from game.bots.search import ADVISER, GLANCE, MASTER, Effort, Told, explain, ponder, worths
from game.engine import Composed, Decision, Game, Luck, Option, Player, Sealed, Situation
from game.engine.minds import Mind
from game.engine.play import drafted

#: How much chance may change a worth: enough to decide between equals.
WHIM = 0.2
#: The seeds of worlds are below this.
MOST_SEED = 1 << 40


class Adept:
    """Takes the option of the highest worth; a little chance decides between equals."""

    __slots__ = ("_luck", "_mind")

    def __init__(self, mind: Mind, luck: Luck) -> None:
        self._mind, self._luck = mind, luck

    def choose(self, situation: Situation) -> int:
        """The number of the best option."""
        decision, luck = situation.decision, self._luck
        judge = self._mind.judge(situation.view, decision)
        best, most = 0, float("-inf")
        for number, option in enumerate(decision.options):
            worth = luck() * WHIM
            if option.back:
                worth -= NEVER
            elif option.idle:
                worth -= SELDOM
            elif judge is not None:
                worth += judge(option)
            if worth > most:
                best, most = number, worth
        return best


class Novice:
    """Follows the same rules of thumb with a blurred eye, a little worse at every comparison."""

    __slots__ = ("_luck", "_mind")

    def __init__(self, mind: Mind, luck: Luck) -> None:
        self._mind, self._luck = mind, luck

    def choose(self, situation: Situation) -> int:
        """The number of the option that looks best."""
        blur, luck = self._mind.blur, self._luck
        seen = [worth + blur * (luck() + luck() - 1) for worth in worths(self._mind, situation)]
        return seen.index(max(seen))


@cache
def keenly(game: Game) -> tuple[Game, Mind]:
    """A game as those judge it who think ahead; it must have a mind."""
    mind = game.mind
    assert mind is not None
    if mind.keen is None:
        return game, mind
    return evolve(game, mind=mind.keen), mind.keen


class Master:
    """Thinks ahead where it pays, and follows rules of thumb elsewhere."""

    __slots__ = ("_adept", "_effort", "_game", "_luck", "_pondered", "_told")

    def __init__(self, game: Game, luck: Luck, effort: Effort, told: Told | None = None) -> None:
        game, mind = keenly(game)
        self._game, self._luck, self._effort, self._told = game, luck, effort, told
        self._adept, self._pondered = Adept(mind, luck), mind.pondered

    def choose(self, situation: Situation) -> int:
        """The number of the option that leads to most."""
        if not isinstance(situation.decision.step, self._pondered):
            return self._adept.choose(situation)
        seed = int(self._luck() * MOST_SEED)
        return ponder(self._game, situation, self._effort, seed, self._told).best.number


def advise(game: Game, situation: Situation, seed: str, told: Told | None = None) -> Advice:
    """What the strongest player makes of any question: for hints, a coach, and looking back."""
    game, mind = keenly(game)
    if isinstance(situation.decision.step, Composed):
        return _composing(mind, situation)
    effort = ADVISER if isinstance(situation.decision.step, mind.pondered) else GLANCE
    return explain(game, situation, effort, int(Random(seed).random() * MOST_SEED), told)


def _composing(mind: Mind, situation: Situation) -> Advice:
    """What to put together next, part by part, and what it becomes a part of."""
    found = worths(mind, situation)
    asked = situation.decision
    options = asked.options
    ranked = sorted(range(len(found)), key=lambda number: (-found[number], number))
    best = options[ranked[0]]
    whole = None
    if best.part and not best.back:
        begun = drafted(situation.view, asked, best)
        whole = by_parts(mind, situation.view, begun)
    return Advice(
        tuple(Candidate(each, options[each], found[each], 0.0, 0.0, {}, 0) for each in ranked),
        whole,
    )


def weigh(
    game: Game, situation: Situation, mine: Option, seed: str, told: Told | None = None
) -> Advice | None:
    """What the strongest player makes of an answer that somebody has composed, beside its own.

    The answer is number 0, its own number 1; None if it has none, or would answer the same.
    """
    game, mind = keenly(game)
    asked = situation.decision
    question = _composed(situation)
    begun = Decision(asked.seat, question, tuple(question.options(situation.view)))
    own = mind.whole(situation.view, begun)
    if own is None or own == mine:
        return None
    both = situation.asking(Decision(asked.seat, question, (mine, own)))
    return ponder(game, both, ADVISER, int(Random(seed).random() * MOST_SEED), told)


def _composed(situation: Situation) -> Composed:
    """The question as it was asked, before anything was put together."""
    top, seat = situation.view.agenda[-1], situation.seat
    if isinstance(top, Sealed):
        top = next(each for each in top.questions if each.seat == seat)
    assert isinstance(top, Composed)
    return top


#: Makes a player of a level for a game that has a mind.
LevelMaker: TypeAlias = Callable[[Game, Mind, Luck, Told | None], Player]
LEVELS: Mapping[str, LevelMaker] = {
    "novice": lambda game, mind, luck, told: Novice(mind, luck),
    "adept": lambda game, mind, luck, told: Adept(mind, luck),
    "master": lambda game, mind, luck, told: Master(game, luck, MASTER, told),
}
#: A fair opponent for somebody of whom nothing is known.
USUAL = "adept"
#: What levels were called once; journals and saves still name them so.
FORMER: Mapping[str, str] = {"steady": "adept"}
