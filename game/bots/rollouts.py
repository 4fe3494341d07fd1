"""Thinking ahead: a world is played on by rules of thumb, then judged as it lies."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from zlib import crc32

from game.bots.advice import UNSAID
from game.engine import Ask, Composed, Decision, Draft, Game, Option, Reading, Seat
from game.engine.minds import Figures, Judge, Mind
from game.engine.play import drafted
from game.engine.quick import Quick

#: More choices than any round has: what comes later is not thought of.
MOST_CHOICES = 600
#: The term that everybody has: the points of now.
SCORE = "score"
#: Who plays against nobody goes by points: so many are as good as can be, and a victory counts.
FAR, VICTORY = 100.0, 0.2
#: Below every worth are options that only rearrange, and below those the way back.
SELDOM, NEVER = 500.0, 1000.0


@lru_cache(maxsize=20_000)
def _asked(step: Ask) -> int:
    """A number for a question that is the same on every machine."""
    return crc32(repr(step).encode())


class Imagined(Quick):
    """A world that is played on, whose chance hangs on what is asked, not on when.

    After different choices the same battle comes earlier or later; here it has the same dice all
    the same, so that candidates differ by what they do and less by luck.
    """

    __slots__ = ("_met",)

    def __init__(self, world: Draft, decision: Decision, seed: int) -> None:
        super().__init__(world, seed)
        self.decision = decision
        self._met: dict[int, int] = {}

    def answer(self, choice: Option) -> None:
        """Answer the open decision; the same question always has the same chance."""
        assert self.decision is not None
        asked = _asked(self.decision.step)
        times = self._met[asked] = self._met.get(asked, 0) + 1
        self.commit = asked * MOST_CHOICES + times
        super().answer(choice)


def best_of(judge: Judge | None, decision: Decision) -> int:
    """The number of the option of the highest worth; the first of equals."""
    best, most = 0, float("-inf")
    for number, option in enumerate(decision.options):
        if option.back:
            worth = -NEVER
        elif option.idle:
            worth = -SELDOM
        else:
            worth = judge(option) if judge is not None else 0.0
        if worth > most:
            best, most = number, worth
    return best


def whole_answer(mind: Mind, table: Reading, decision: Decision) -> Option:
    """The answer to a question by rules of thumb; what is composed is put together."""
    for _ in range(MOST_CHOICES):
        if isinstance(decision.step, Composed):
            choice = mind.whole(table, decision)
            if choice is not None:
                return choice
        choice = decision.options[best_of(mind.judge(table, decision), decision)]
        if not choice.part:
            return choice
        decision = drafted(table, decision, choice)
    raise ValueError(f"{decision.step!r} is never done")


def by_parts(mind: Mind, table: Reading, decision: Decision) -> Option:
    """The answer that is put together part by part, from what there is already."""
    for _ in range(MOST_CHOICES):
        choice = decision.options[best_of(mind.judge(table, decision), decision)]
        if not choice.part:
            return choice
        decision = drafted(table, decision, choice)
    raise ValueError(f"{decision.step!r} is never done")


def play_on(mind: Mind, quick: Quick, end: int) -> int:
    """Play a world by rules of thumb until thinking ahead ends, or the game does.

    Says how many questions that took.
    """
    judge, horizon = mind.judge, mind.horizon
    for answered in range(MOST_CHOICES):
        decision = quick.decision
        if decision is None or horizon(quick.table) >= end:
            return answered
        if isinstance(decision.step, Composed):
            choice = mind.whole(quick.table, decision)
            if choice is not None:
                quick.answer(choice)
                continue
        quick.choose(best_of(judge(quick.table, decision), decision))
    return MOST_CHOICES


def shares(hopes: list[float], lead: float) -> list[float]:
    """How likely each seat is to win, by what each may hope for."""
    most = max(hopes)
    weights = [exp((hope - most) / lead) for hope in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]


class Judgement:
    """A table as it lies: what each seat may hope for, term by term, and who is likely to win."""

    def __init__(self, game: Game, table: Reading) -> None:
        mind = game.mind
        assert mind is not None
        figures: Figures = mind.figures.load()
        self._result = table.result
        left = 0.0 if table.result is not None else mind.left(table)
        self._lead = max(0.5, figures.lead.now + figures.lead.later * left)
        worths = {name: each.now + each.later * left for name, each in figures.terms.items()}
        #: Terms in points of the final score, seat by seat.
        self.terms: list[dict[str, float]] = []
        for seat, score in enumerate(game.scoring.scores(table)):
            terms = {SCORE: float(score)}
            if table.result is None:
                for name, amount in mind.amounts(table, seat).items():
                    worth = worths.get(name, 0.0)
                    # What is learned may contradict what the sentence says; then it stays silent.
                    is_said = worth < 0 if name in mind.shunned else worth > 0
                    key = name if is_said else UNSAID
                    terms[key] = terms.get(key, 0.0) + amount * worth
            self.terms.append(terms)
        self.hopes = [sum(terms.values()) for terms in self.terms]
        self._is_one = len(self.hopes) == 1 or mind.together(table)

    def rivals(self, seat: Seat) -> float:
        """The points that the others may hope for, on average; nothing where there are none."""
        if self._is_one:
            return 0.0
        return (sum(self.hopes) - self.hopes[seat]) / (len(self.hopes) - 1)

    def chance(self, seat: Seat) -> float:
        """How likely a seat is to win; alone or together, how far the points carry it."""
        if self._is_one:
            won = self._result is not None and bool(self._result.winners)
            return sum(self.hopes) / len(self.hopes) / FAR + (VICTORY if won else 0.0)
        if self._result is not None:
            return float(seat in self._result.winners) / max(1, len(self._result.winners))
        return shares(self.hopes, self._lead)[seat]
