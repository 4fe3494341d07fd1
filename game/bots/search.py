"""Thinking ahead: worlds that look the same to a seat are played on, candidate by candidate.

Every candidate meets the same worlds and the same chance. Whoever could hardly turn out to be the
best any more is dropped, so that most of the thinking goes where the choice is close and matters,
and an easy choice is made at once. How many worlds are played hangs on the question and the seed
alone: on how many questions were answered in them, never on a clock, so that the same question has
the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erf, exp, pi, sqrt

from attrs import define, evolve, field, frozen

from game.bots.advice import RIVALS, Advice, Candidate
from game.bots.rollouts import NEVER, SELDOM, Imagined, Judgement, play_on, whole_answer
from game.engine import Decision, Draft, Game, Option, Sealed, Seat, Situation
from game.engine.chance import Chance
from game.engine.minds import Figures, Mind
from game.engine.redeal import Worlds


@frozen
class Effort:
    """How much is thought about one question."""

    #: Worlds that are played at most, all candidates together.
    rollouts: int
    #: At most so many options are looked at.
    candidates: int
    #: Worlds that each candidate meets before any is dropped.
    least: int
    #: Rules of thumb count like so many worlds, where a game does not trust them more.
    prior: float
    #: A candidate is dropped when this much of a chance to win is all that may be lost by it.
    doubt: float


MASTER = Effort(rollouts=96, candidates=10, least=4, prior=1.0, doubt=0.005)
#: Who is asked for advice has to be surer, also of what is not the best.
ADVISER = evolve(MASTER, least=7, doubt=0.003)
#: Who is asked about a question that rules of thumb answer otherwise looks only at the best few.
GLANCE = evolve(ADVISER, rollouts=42, candidates=3)
#: Where one option stands alone, so many others are looked at to say what it is better for.
OTHERS = 2
#: Until worlds say more, chances to win are thought to differ by so much from world to world.
SPREAD, SPREAD_WORLDS = 0.1, 2

#: Told how much is done, from 0 to 1; an answer of True asks to end it.
Told = Callable[[float], bool]


@define(eq=False)
class _Runner:
    """A candidate in the race, and what it came to, world by world."""

    number: int
    worth: float
    chances: list[float] = field(factory=list)
    points: list[float] = field(factory=list)
    terms: list[dict[str, float]] = field(factory=list)
    prior: float = 0.0

    def score(self, weight: float) -> float:
        """The mean chance to win, with what rules of thumb say."""
        return (sum(self.chances) + weight * self.prior) / (len(self.chances) + weight)

    def term(self, name: str) -> list[float]:
        """What a term came to."""
        return [each.get(name, 0.0) for each in self.terms]


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
    return Advice(tuple(race.candidate(each, runners[0]) for each in runners))


def explain(
    game: Game, situation: Situation, effort: Effort, seed: int, told: Told | None = None
) -> Advice:
    """The same for somebody who asks why: what stands alone is seen beside what comes next."""
    mind = game.mind
    assert mind is not None
    race = _Race(game, mind, situation, effort, seed)
    runners = race.run(told)
    if len(runners) == 1:
        runners = race.beside(told)
    return Advice(tuple(race.candidate(each, runners[0]) for each in runners))


class _Race:
    """The candidates for one question, and the worlds they meet."""

    def __init__(
        self, game: Game, mind: Mind, situation: Situation, effort: Effort, seed: int
    ) -> None:
        self._game, self._mind, self._effort, self._seed = game, mind, effort, seed
        self._prior = effort.prior * mind.trust
        self._decision = situation.decision
        self._end = mind.horizon(situation.view) + mind.ahead
        self._allowed = effort.doubt / mind.care(situation.view)
        figures: Figures = mind.figures.load()
        self._lead = figures.lead.now + figures.lead.later * mind.left(situation.view)
        self._worths, self._situation = worths(mind, situation), situation
        self._runners = _candidates(mind, self._worths, effort.candidates)
        self._worlds: Worlds | None = situation.worlds if len(self._runners) > 1 else None
        #: Worlds that were played on, and the questions that were answered in them.
        self._played = self._answered = 0

    def run(self, told: Told | None) -> list[_Runner]:
        """The runners, the best first."""
        running = self._runners
        worlds = 0
        while len(running) > 1 and self._reached(len(running)) <= 1:
            self._meet(worlds, running)
            worlds += 1
            if told is not None and told(min(self._reached(), 1.0)):
                break
            if worlds >= self._effort.least:
                running = self._in_question(running)
        # Whoever was dropped stays behind all that were not.
        return sorted(self._runners, key=lambda each: (-len(each.chances), *self._rank(each)))

    def _reached(self, more: int = 0) -> float:
        """How much of what may be thought has been, with so many more worlds as usual."""
        worlds = self._played + more
        usual = self._answered / self._played if self._played else 0.0
        return max(worlds / self._effort.rollouts, worlds * usual / self._mind.second)

    def beside(self, told: Told | None) -> list[_Runner]:
        """The only runner and, behind it, the next by rules of thumb, after a few worlds."""
        alone = self._runners[0]
        ranked = [each for each in _ranked(self._worths) if each != alone.number]
        others = [
            _Runner(number, self._worths[number])
            for number in ranked[:OTHERS]
            if self._worths[number] > -SELDOM
        ]
        if not others:
            return [alone]
        self._runners, self._worlds = [alone, *others], self._situation.worlds
        for number in range(self._effort.least):
            if self._reached(len(self._runners)) > 1:
                break
            self._meet(number, self._runners)
            if told is not None and told(min(self._reached(), 1.0)):
                break
        return self._runners

    def _meet(self, number: int, running: list[_Runner]) -> None:
        """Let every runner play on from the same world with the same chance."""
        assert self._worlds is not None
        seed = self._seed * 1_000 + number
        chance = Chance(seed, 0)
        world = self._worlds.deal(chance)
        _imagined(self._mind, world, self._decision.seat, chance)
        for runner in running:
            imagined = Imagined(world, self._decision, seed)
            imagined.choose(runner.number)
            self._answered += play_on(self._mind, imagined, self._end)
            self._note(runner, imagined.table)
        if number == 0:
            self._set_priors(running)

    def _note(self, runner: _Runner, table: Draft) -> None:
        found, seat = Judgement(self._game, table), self._decision.seat
        runner.chances.append(found.chance(seat))
        runner.points.append(found.hopes[seat])
        runner.terms.append({**found.terms[seat], RIVALS: -found.rivals(seat)})
        self._played += 1

    def _set_priors(self, running: list[_Runner]) -> None:
        """A point by rules of thumb is a point of a lead, around what the first world said."""
        chance = sum([each.chances[0] for each in running]) / len(running)
        worth = sum([each.worth for each in running]) / len(running)
        slope = max(0.05, chance * (1 - chance)) / self._lead
        for each in running:
            each.prior = chance + slope * (each.worth - worth)

    def _rank(self, runner: _Runner) -> tuple[float, float, int]:
        return -runner.score(self._prior), -runner.worth, runner.number

    def _in_question(self, running: list[_Runner]) -> list[_Runner]:
        """The best of them, and those that may yet turn out to be better."""
        best = min(running, key=self._rank)
        return [each for each in running if each is best or self._doubt(best, each) > self._allowed]

    def _doubt(self, best: _Runner, other: _Runner) -> float:
        """The chance to win that is lost on average if the other is dropped."""
        weight, error = self._prior, self._error(best, other)
        return error * _shortfall((best.score(weight) - other.score(weight)) / error)

    def _error(self, best: _Runner, other: _Runner) -> float:
        """By how much the lead of the best may be wrong, by the worlds that both have met."""
        leads = [one - two for one, two in zip(best.chances, other.chances, strict=False)]
        count = len(leads)
        mean = sum(leads) / count
        squares = sum([(lead - mean) ** 2 for lead in leads]) + SPREAD_WORLDS * SPREAD**2
        return sqrt(squares / (count - 1 + SPREAD_WORLDS) / (count + self._prior))

    def candidate(self, runner: _Runner, best: _Runner) -> Candidate:
        """What is known of a runner when all is done."""
        worlds = len(runner.chances)
        option = self._decision.options[runner.number]
        if not worlds:
            return Candidate(runner.number, option, runner.worth, 0.0, 0.0, {}, 0)
        longest = max(self._runners, key=lambda each: len(each.chances))
        return Candidate(
            runner.number,
            option,
            runner.worth,
            _levelled(runner.chances, longest.chances),
            _levelled(runner.points, longest.points),
            {
                name: _levelled(runner.term(name), longest.term(name))
                for name in {**runner.terms[0], **longest.terms[0]}
            },
            worlds,
            0.0 if runner is best else self._error(best, runner),
        )


def _shortfall(lead: float) -> float:
    """How much something of mean -lead and spread 1 is above 0 on average."""
    beyond = 0.5 * (1 - erf(lead / sqrt(2)))
    return exp(-lead * lead / 2) / sqrt(2 * pi) - lead * beyond


def _levelled(found: list[float], most: list[float]) -> float:
    """A mean as it would be in all worlds: beside one that met them all, in the same worlds."""
    mean = sum(most) / len(most)
    return mean + sum([one - two for one, two in zip(found, most, strict=False)]) / len(found)


def _candidates(mind: Mind, found: list[float], most: int) -> list[_Runner]:
    """The options that may be the best, by rules of thumb; at least one."""
    ranked = _ranked(found)
    best = found[ranked[0]]
    return [
        _Runner(number, found[number])
        for number in ranked[:most]
        if found[number] >= best - mind.margin
    ]


def _ranked(found: list[float]) -> list[int]:
    """The numbers of the options, the best by rules of thumb first."""
    return sorted(range(len(found)), key=lambda number: (-found[number], number))


def _imagined(mind: Mind, world: Draft, viewer: Seat, chance: Chance) -> None:
    """Give anew what others have sealed already, and guess what else they keep to themselves."""
    mind.guess(world, viewer, chance)
    top = world.agenda[-1]
    if isinstance(top, Sealed) and top.answers:
        answers: list[Option] = []
        for question in top.questions[: len(top.answers)]:
            asked = Decision(question.seat, question, tuple(question.options(world)))
            answers.append(whole_answer(mind, world, asked))
        world.agenda = (*world.agenda[:-1], evolve(top, answers=tuple(answers)))
