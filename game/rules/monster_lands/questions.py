"""What the rules ask of cards and tokens that stand somewhere: each answer is a number.

Who asks gives the number without any card; `effects/` has the kinds that change it.
"""

from __future__ import annotations

from attrs import frozen

from game.engine.effects import Question


@frozen
class PerDie(Question):
    """What each die of a colour counts more or less."""

    colour: str
    purpose: str


@frozen
class Total(Question):
    """What is added to the total, for a purpose or for one result only."""

    scope: str


@frozen
class TrapsNeeded(Question):
    """How many traps a capture takes."""


@frozen
class HitsCancelled(Question):
    """How many hits of a monster of this affinity a card cancels in a round."""

    affinity: str


@frozen
class Redirected(Question):
    """How many attack dice may strike a neighbour instead."""


@frozen
class Stolen(Question):
    """How many dice an ambush takes, if it takes this colour at all."""

    colour: str


@frozen
class DiceBrought(Question):
    """How many dice of a colour come from the supply, besides the spare ones."""

    colour: str


@frozen
class Price(Question):
    """What a purchase costs."""


@frozen
class Room(Question):
    """How many of something the clan board holds."""

    item: str


@frozen
class TrophyPoints(Question):
    """What a token scores while it is kept."""


@frozen
class AffinityDice(Question):
    """Attack dice more in a region of the monster's own affinity."""

    affinity: str


@frozen
class DiceAgainstAll(Question):
    """Attack dice that every mercenary of the place faces besides."""


@frozen
class DiceAtTheGates(Question):
    """Attack dice more at the Gates."""


@frozen
class SureHits(Question):
    """Hits that no Magic removes."""


@frozen
class Useless(Question):
    """Whether something does not work against a monster: 0 if it does."""

    what: str


@frozen
class GloryLost(Question):
    """Glory that each wound costs."""


@frozen
class LastHits(Question):
    """Hits on everybody there when the monster is killed."""


@frozen
class PanicTokens(Question):
    """Panic tokens a Cleanup while the monster stands at the Gates."""


@frozen
class StormsGates(Question):
    """Whether a monster goes to the Gates as soon as it is drawn: 0 if not."""


@frozen
class BreaksFree(Question):
    """Whether a monster captured in a region escapes: 0 if not."""
