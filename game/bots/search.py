"""Thinking ahead: worlds that look the same to a seat are played on, candidate by candidate.

Every candidate meets the same worlds and the same chance. All begin; after each heat the worse half
is dropped and the others meet more worlds, so that most of the thinking goes where the choice is
close. How many worlds are played is fixed, so that the same question has the same answer; only a
machine that is too slow for them stops early.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from time import process_time

from attrs import define, field, frozen

from game.bots.advice import Advice, Candidate
from game.bots.rollouts import NEVER, SELDOM, Judgement, play_on
from game.engine import Composed, Decision, Draft, Game, Sealed, Situation
from game.engine.chance import Chance
from game.engine.minds import Figures, Mind
from game.engine.quick import Quick
from game.engine.redeal import Worlds


@frozen
class Effort:
    """How much is thought about one question."""

    #: Worlds that are played, all candidates together.
    rollouts: int
    #: At most so many options are looked at.
    candidates: int
    #: Worlds that each candidate of the first heat meets.
    first: int
    #: Rules of thumb count like so many worlds.
    prior: float
    #: Seconds of one core after which thinking ends in any case.
    seconds: float


MASTER = Effort(rollouts=96, candidates=6, first=6, prior=3.0, seconds=0.85)
#: A lead of so many standard errors settles it.
SURE = 2.5
SURE_WORLDS = 8

#: Told how much is done, from 0 to 1; an answer of True asks to end it.
Told = Callable[[float], bool]


@define(eq=False)
class _Runner:
    """A candidate in the race."""

    number: int
    worth: float
    chances: list[float] = field(factory=list)
    points: list[float] = field(factory=list)
    terms: dict[str, float] = field(factory=dict)
    prior: float = 0.0

    def score(self, weight: float) -> float:
        """The mean chance to win, with what rules of thumb say."""
        return (sum(self.chances) + weight * self.prior) / (len(self.chances) + weight)


def worths(mind: Mind, situation: Situation) -> list[float]:
    """What each option is worth by rules of thumb, as the seat sees the table."""
    decision = situation.decision
    judge = mind.judge(situation.view, decision)
    found = []
    for option in decision.options:
        if option.back or option.idle:
            found.append(-NEVER if option.back else -SELDOM)
        else:
            found.append(judge(option) if judge is not None else 0.0)
    return found


def ponder(
    game: Game, situation: Situation, effort: Effort, seed: int, told: Told | None = None
) -> Advice:
    """What to do, after thinking ahead; the game must have a mind."""
    mind = game.mind
    assert mind is not None
    race = _Race(game, mind, situation, effort, seed)
    runners = race.run(told)
    return Advice(tuple(race.candidate(each) for each in runners))


class _Race:
    """The candidates for one question, and the worlds they meet."""

    def __init__(
        self, game: Game, mind: Mind, situation: Situation, effort: Effort, seed: int
    ) -> None:
        self._game, self._mind, self._effort, self._seed = game, mind, effort, seed
        self._decision = situation.decision
        self._end = mind.horizon(situation.view) + mind.ahead
        figures: Figures = mind.figures.load()
        self._lead = figures.lead.now + figures.lead.later * mind.left(situation.view)
        self._runners = _candidates(mind, worths(mind, situation), effort.candidates)
        self._worlds: Worlds | None = situation.worlds if len(self._runners) > 1 else None
        self._played = 0

    def run(self, told: Told | None) -> list[_Runner]:
        """The runners, the best first."""
        running = self._runners
        out: list[_Runner] = []
        end = process_time() + self._effort.seconds
        number = 0
        for heat in self._heats(len(running)):
            for _ in range(heat):
                if len(running) < 2:
                    break
                self._meet(number, running)
                number += 1
                done = self._played / self._effort.rollouts
                if process_time() > end or (told is not None and told(min(done, 1.0))):
                    return self._ranked(running) + out
            running = self._ranked(running)
            if self._is_settled(running):
                break
            keep = max(2, (len(running) + 1) // 2)
            running, out = running[:keep], running[keep:] + out
        return self._ranked(running) + out

    def _heats(self, count: int) -> Iterator[int]:
        """How many worlds each heat has: all heats take about the same time."""
        left, worlds = self._effort.rollouts, self._effort.first
        while left >= count and count > 1:
            worlds = max(1, min(worlds, left // count))
            yield worlds
            left -= worlds * count
            count, worlds = max(2, (count + 1) // 2), worlds * 2

    def _meet(self, number: int, running: list[_Runner]) -> None:
        """Let every runner play on from the same world with the same chance."""
        assert self._worlds is not None
        seed = self._seed * 1_000 + number
        world = self._worlds.deal(Chance(seed, 0))
        decision = _imagined(self._mind, world, self._decision)
        for runner in running:
            quick = Quick.at(world.fork(), decision, seed)
            quick.choose(runner.number)
            play_on(self._mind, quick, self._end)
            self._note(runner, quick.table)
        if number == 0:
            self._set_priors(running)

    def _note(self, runner: _Runner, table: Draft) -> None:
        found, seat = Judgement(self._game, table), self._decision.seat
        runner.chances.append(found.chance(seat))
        runner.points.append(found.hopes[seat])
        for name, amount in found.terms[seat].items():
            runner.terms[name] = runner.terms.get(name, 0.0) + amount
        self._played += 1

    def _set_priors(self, running: list[_Runner]) -> None:
        """A point by rules of thumb is a point of a lead, around what the first world said."""
        chance = sum([each.chances[0] for each in running]) / len(running)
        worth = sum([each.worth for each in running]) / len(running)
        slope = max(0.05, chance * (1 - chance)) / self._lead
        for each in running:
            each.prior = chance + slope * (each.worth - worth)

    def _ranked(self, running: list[_Runner]) -> list[_Runner]:
        weight = self._effort.prior
        return sorted(running, key=lambda each: (-each.score(weight), each.number))

    def _is_settled(self, running: list[_Runner]) -> bool:
        """Whether the first is far ahead of the second in the worlds that both have met."""
        if len(running) < 2 or len(running[0].chances) < SURE_WORLDS:
            return len(running) < 2
        first, second = running[0].chances, running[1].chances
        leads = [one - other for one, other in zip(first, second, strict=False)]
        mean = sum(leads) / len(leads)
        spread = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1))
        return mean > SURE * spread / sqrt(len(leads))

    def candidate(self, runner: _Runner) -> Candidate:
        """What is known of a runner when all is done."""
        worlds = len(runner.chances)
        option = self._decision.options[runner.number]
        if not worlds:
            return Candidate(runner.number, option, runner.worth, 0.0, 0.0, {}, 0)
        return Candidate(
            runner.number,
            option,
            runner.worth,
            sum(runner.chances) / worlds,
            sum(runner.points) / worlds,
            {name: total / worlds for name, total in runner.terms.items()},
            worlds,
        )


def _candidates(mind: Mind, found: list[float], most: int) -> list[_Runner]:
    """The options that may be the best, by rules of thumb; at least one."""
    ranked = sorted(range(len(found)), key=lambda number: (-found[number], number))
    best = found[ranked[0]]
    return [
        _Runner(number, found[number])
        for number in ranked[:most]
        if found[number] >= best - mind.margin
    ]


def _imagined(mind: Mind, world: Draft, decision: Decision) -> Decision:
    """The question in this world; what others have sealed already is answered for them anew."""
    top = world.agenda[-1]
    if isinstance(top, Sealed) and top.answers and not isinstance(decision.step, Composed):
        answers = []
        for question in top.questions[: len(top.answers)]:
            options = tuple(question.options(world))
            asked = Decision(question.seat, question, options)
            judge = mind.judge(world, asked)
            answers.append(max(options, key=judge) if judge is not None else options[0])
        world.agenda = (*world.agenda[:-1], type(top)(top.questions, tuple(answers)))
    return decision
