"""The powers of monsters: more attack dice, sure hits, what they make useless, how they go."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Standing, Works
from game.rules.monster_lands import questions
from game.rules.monster_lands.vocabulary import Affinity

_ATTACK: Works = {"monster_attack": ("monster",)}


@frozen
class AffinityAttackDice(Standing[questions.AffinityDice]):
    """In a region of this affinity, so many attack dice instead of the usual one more."""

    kind = "affinity_attack_dice"
    works = _ATTACK
    answers = questions.AffinityDice
    affinity: Affinity
    count: int

    def change(self, value: int, question: questions.AffinityDice) -> int:
        """Its own number, in the right region."""
        return self.count if question.affinity == self.affinity else value


@frozen
class ExtraDieVsAll(Standing[questions.DiceAgainstAll]):
    """Each attack sends dice against every mercenary of the place as well."""

    kind = "extra_die_vs_all"
    works = _ATTACK
    answers = questions.DiceAgainstAll
    count: int

    def change(self, value: int, question: questions.DiceAgainstAll) -> int:
        """So many more."""
        return value + self.count


@frozen
class AutomaticHits(Standing[questions.SureHits]):
    """Each attack adds sure hits to its roll."""

    kind = "automatic_hits"
    works = _ATTACK
    answers = questions.SureHits
    count: int

    def change(self, value: int, question: questions.SureHits) -> int:
        """So many more."""
        return value + self.count


@frozen
class GatesAttackDice(Standing[questions.DiceAtTheGates]):
    """Extra attack dice at the Gates."""

    kind = "gates_attack_dice"
    works = _ATTACK
    answers = questions.DiceAtTheGates
    count: int

    def change(self, value: int, question: questions.DiceAtTheGates) -> int:
        """So many more."""
        return value + self.count


@frozen
class LoseGloryPerWound(Standing[questions.GloryLost]):
    """Each wound really suffered costs the clan glory."""

    kind = "lose_glory_per_wound"
    works = _ATTACK
    answers = questions.GloryLost
    amount: int

    def change(self, value: int, question: questions.GloryLost) -> int:
        """So much more."""
        return value + self.amount


@frozen
class Forbid(Standing[questions.Useless]):
    """Makes things useless against this monster."""

    kind = "forbid"
    works: ClassVar[Works] = {"passive": ("monster",)}
    answers = questions.Useless
    what: tuple[Literal["potion", "venom", "defence_talent", "weapon"], ...]

    def change(self, value: int, question: questions.Useless) -> int:
        """Useless if it is named."""
        return 1 if question.what in self.what else value


@frozen
class TrapsToCapture(Standing[questions.TrapsNeeded]):
    """Capturing takes this many traps."""

    kind = "traps_to_capture"
    works: ClassVar[Works] = {"roll": ("monster",)}
    answers = questions.TrapsNeeded
    count: int

    def change(self, value: int, question: questions.TrapsNeeded) -> int:
        """Its own number."""
        return self.count


@frozen
class LastHitAll(Standing[questions.LastHits]):
    """When killed, hits every mercenary still in the place."""

    kind = "last_hit_all"
    works: ClassVar[Works] = {"on_kill": ("monster",)}
    answers = questions.LastHits
    hits: int

    def change(self, value: int, question: questions.LastHits) -> int:
        """So many more."""
        return value + self.hits


@frozen
class EscapesOnCapture(Standing[questions.BreaksFree]):
    """Captured in a region, it breaks free towards the Gates."""

    kind = "escapes_on_capture"
    works: ClassVar[Works] = {"on_capture": ("monster",)}
    answers = questions.BreaksFree

    def change(self, value: int, question: questions.BreaksFree) -> int:
        """It does."""
        return 1


@frozen
class EntersAtGates(Standing[questions.StormsGates]):
    """Goes to the Gates as soon as it is drawn."""

    kind = "enters_at_gates"
    works: ClassVar[Works] = {"draw": ("monster",)}
    answers = questions.StormsGates

    def change(self, value: int, question: questions.StormsGates) -> int:
        """It does."""
        return 1


@frozen
class PanicTokens(Standing[questions.PanicTokens]):
    """At the Gates, this many panic tokens a Cleanup."""

    kind = "panic_tokens"
    works: ClassVar[Works] = {"cleanup": ("monster",)}
    answers = questions.PanicTokens
    count: int

    def change(self, value: int, question: questions.PanicTokens) -> int:
        """Its own number."""
        return self.count


STEPS = ()
OPTIONS = ()
