"""What a player makes of a question: its best options, what it expects of each, and why."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.engine import Option

#: So many options are shown when somebody asks what a player thinks.
SHOWN = 3
#: Terms that nobody speaks of, together.
UNSAID = "unsaid"
#: What others lose by it.
RIVALS = "rivals"
#: Points below which a term says nothing.
SLIGHT = 0.25


@frozen
class Candidate:
    """An option that was thought about."""

    #: Its number among the options of the question.
    number: int
    option: Option
    #: What it is worth by a rule of thumb, in points.
    worth: float
    #: How likely the seat is to win after it, from 0 to 1; 0 where nobody thought ahead.
    chance: float
    #: The points that the seat may hope for at the end of the game.
    points: float
    #: Where they come from.
    terms: Mapping[str, float]
    #: How many worlds were played.
    worlds: int
    #: By how much its chance may be wrong beside that of the best.
    error: float = 0.0

    def better_by(self, other: Candidate) -> list[tuple[str, float]]:
        """The terms in which this one is ahead of another, the greatest lead first."""
        names = {*self.terms, *other.terms} - {UNSAID}
        leads = [(name, self.terms.get(name, 0.0) - other.terms.get(name, 0.0)) for name in names]
        ahead = [each for each in leads if each[1] >= SLIGHT]
        return sorted(ahead, key=lambda each: (-each[1], each[0]))


@frozen
class Advice:
    """All that was thought of, the best first; never empty."""

    candidates: tuple[Candidate, ...]
    #: The answer that the best option is a part of, where one is composed.
    whole: Option | None = None

    @property
    def best(self) -> Candidate:
        """What the player would do."""
        return self.candidates[0]

    @property
    def shown(self) -> tuple[Candidate, ...]:
        """The few best."""
        return self.candidates[:SHOWN]

    def loss(self, number: int) -> float | None:
        """How much likelier the best option wins than this one; None if nobody thought of it.

        A careful estimate: what a few worlds may have made up is taken off.
        """
        for each in self.candidates:
            if each.number == number:
                return max(0.0, self.best.chance - each.chance - each.error)
        return None

    def reason(self) -> tuple[tuple[str, float], ...]:
        """Why the best one: the terms in which it is ahead of the next, or of one after that."""
        met = [each for each in self.candidates[1:] if each.worlds]
        return next((tuple(found) for each in met if (found := self.best.better_by(each))), ())
