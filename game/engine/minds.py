"""What players without hands need to know of a game to play it well: a few functions, one value.

A game that has a mind can be played by every level of player there is; how they think is the same
for all games and stands in `game.bots`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeAlias

from attrs import field, frozen

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.faces import Content
    from game.engine.options import Option
    from game.engine.steps import Decision, Step
    from game.engine.table import Draft, Reading, Seat
    from game.engine.text import Text

#: More questions than anybody would answer.
ENDLESS = 1_000_000_000
#: What an option is worth by a rule of thumb, in points of the final score.
Judge: TypeAlias = Callable[["Option"], float]


class Worth(Protocol):
    """A figure that grows with the rounds still to come."""

    @property
    def now(self) -> float:
        """In the last round."""

    @property
    def later(self) -> float:
        """More for each round that is left."""


class Figures(Protocol):
    """What was learned from many games."""

    @property
    def terms(self) -> Mapping[str, Worth]:
        """What one of each amount is worth, in points of the final score."""

    @property
    def lead(self) -> Worth:
        """Points of a lead that make it nearly three times as likely to win."""


@frozen(eq=False)
class Mind:
    """How a game is judged: option by option, and as it lies on the table.

    Whoever is asked is `decision.seat`, which need not be the one whose turn it is: an opponent may
    roll for a monster, several may answer under seal. A worth, like all that is judged, is meant
    for that seat.
    """

    #: Rules of thumb for an open question; None if there are none. The table is the view of the
    #: seat, or a whole world that was imagined: only what the seat may see should count in it.
    judge: Callable[[Reading, Decision], Judge | None]
    #: All that a seat has, besides its score, that may bring points later: counted, by name.
    amounts: Callable[[Reading, Seat], Mapping[str, float]]
    #: How many rounds (or what the game has instead) follow this one.
    left: Callable[[Reading], float]
    #: The round, or what the game has instead; it never goes down.
    horizon: Callable[[Reading], int]
    #: The questions worth thinking ahead about; rules of thumb answer the others. Of a sealed
    #: question, the question itself; a composed one only if `whole` leaves drafts that are begun.
    pondered: tuple[type[Step], ...]
    #: What amounts are worth (`Figures`).
    figures: Content
    #: Options whose worths differ by more than this are not compared any further.
    margin: float
    #: How much a beginner misjudges a worth.
    blur: float
    #: So many rounds are thought ahead.
    ahead: int = 1
    #: How much more carefully than usual candidates are compared: with few seats a world is played
    #: on quickly, and more of them can be met in the same time.
    care: Callable[[Reading], float] = field(default=lambda table: 1.0)
    #: So many questions can be answered in imagined worlds within a second; no more than that is
    #: thought about one move. It is a count, not a clock: the same question has the same answer.
    second: int = ENDLESS
    #: Rules of thumb count like so many worlds: more where they are good and worlds differ widely.
    trust: float = 1.0
    #: The whole answer to a question that is composed of parts, if it can be given at once.
    whole: Callable[[Reading, Decision], Option | None] = field(
        default=lambda table, decision: None
    )
    #: A whole answer in words, as a coach would name it; by itself what its button says.
    tells: Callable[[Reading, Option], Text] = field(default=lambda table, option: option.label())
    #: Amounts of which it is good to have few: the sentences about them speak of less.
    shunned: frozenset[str] = frozenset()
    #: Whether the seats win or lose together, so that nobody thinks against the others.
    together: Callable[[Reading], bool] = field(default=lambda table: False)
    #: Hidden pieces are dealt anew in every imagined world, sealed answers are given anew. What
    #: seats other than this one keep secret besides, as marks, is guessed anew here.
    guess: Callable[[Draft, Seat, Chance], None] = field(default=lambda world, viewer, chance: None)
    #: How those judge who think ahead, if they know better rules of thumb than others go by.
    keen: Mind | None = None
