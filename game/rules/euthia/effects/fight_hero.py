"""Combat, the Hero's side: Damage, attack rolls, Hope, cards made void (chapter 8)."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.euthia.content import group_of, kind_of
from game.rules.euthia.effects.words import Amounted, works
from game.rules.euthia.fighting import MOST_HOPE, change_hope, deal, forget_sources, note
from game.rules.euthia.views.bout import (
    ALL_NOTES,
    CLOVER,
    DAMAGE_MINUS,
    DAMAGE_PLUS,
    DIRECT,
    NEXT_DAMAGE,
    NEXT_ROLL,
    Bout,
)

_STRIKING = ("before_hero_roll", "after_hero_roll", "combat", "initiative")
_ANSWERING = ("before_monster_roll", "after_monster_roll", "before_or_after_monster_roll")


@frozen
class Damage(Amounted):
    """Damage without sign: part of the attack from 4A to 4C, else dealt at once (ruling 35)."""

    kind = "damage"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING, "on_curse")

    def apply(self, play: Play, use: Use) -> None:
        """In the Monster's phase it is dealt alone, in the Hero's it joins the attack (W-51)."""
        if use.window in _ANSWERING:
            deal(play, self.amount)
        else:
            note(play, DIRECT, use.source, self.amount)


@frozen
class DamagePlus(Amounted):
    """Added to this attack if its base is 1 or more."""

    kind = "damage_plus"
    works: ClassVar[Works] = works(*_STRIKING)

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, DAMAGE_PLUS, use.source, self.amount)


@frozen
class DamageMinus(Amounted):
    """Taken off this attack after every plus, not below 0."""

    kind = "damage_minus"
    works: ClassVar[Works] = works("before_hero_roll", on=("card",))

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, DAMAGE_MINUS, use.source, self.amount)


@frozen
class NextDamagePlus(Amounted):
    """A `damage_plus` for the next Hero attack of this Combat."""

    kind = "next_damage_plus"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING)

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, NEXT_DAMAGE, use.source, self.amount)


@frozen
class NextHeroRoll(Amounted):
    """The next Hero attack roll of this Combat (ruling 79)."""

    kind = "next_hero_roll"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING)

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, NEXT_ROLL, use.source, self.amount)


@frozen
class Clover(Amounted):
    """Every Hero roll until the next step 2A2."""

    kind = "clover"
    works: ClassVar[Works] = {
        "before_hero_roll": ("card",),
        "before_monster_roll": ("card",),
        "after_monster_roll": ("card",),
        "wounds": ("monster",),
        "finale": ("offensive",),
    }

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, CLOVER, use.source, self.amount)


@frozen
class Hope(Amounted):
    """The Die of Hope, between 0 and 5 (ruling 24)."""

    kind = "hope"
    works: ClassVar[Works] = works("combat_setup")

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """A die that shows its most can show no more."""
        return refuse("eut-why-hope-full") if Bout(table).hope == MOST_HOPE else None

    def apply(self, play: Play, use: Use) -> None:
        """Turn the die."""
        change_hope(play, self.amount)


@frozen
class CancelCard(Effect):
    """These cards played this Combat Round lose their effect; Chaos and cards stay spent."""

    kind = "cancel_card"
    works: ClassVar[Works] = works("before_hero_roll", "on_curse")
    card: Literal["curse", "any"]

    def _voids(self, source: str) -> bool:
        """Whether something was added by a card that is meant."""
        if group_of(source) not in ("silver", "gold"):
            return False
        return self.card == "any" or kind_of(source) == self.card

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Some such card must be at work."""
        bout = Bout(table)
        active = any(self._voids(source) for name in ALL_NOTES for source, _ in bout.notes(name))
        return None if active else refuse("eut-why-no-card-to-cancel")

    def apply(self, play: Play, use: Use) -> None:
        """What they added counts no more; Chaos and cards stay spent (W-47)."""
        play.tell("eut-cards-cancelled", seat=use.seat)
        forget_sources(play, self._voids)


ALL: tuple[type[Effect], ...] = (
    Damage,
    DamagePlus,
    DamageMinus,
    NextDamagePlus,
    NextHeroRoll,
    Clover,
    Hope,
    CancelCard,
)
