"""Combat, the Monster's side: its Strength, dice, tokens and Health, and Wounds (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.euthia import zones
from game.rules.euthia.bodies import suffer
from game.rules.euthia.content import group_of
from game.rules.euthia.effects.words import KIT, Amounted, works
from game.rules.euthia.fighting import give_monster, mend, note
from game.rules.euthia.gains import gain_card
from game.rules.euthia.piles import feed
from game.rules.euthia.steps.fight_dice import ChooseMonsterDie
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import (
    FEWER_DICE,
    NO_GAAR,
    PREVENTED,
    STRENGTH,
    WOUND_MINUS,
    WOUND_PLUS,
    Bout,
)

_BEFORE = ("before_monster_roll", "before_or_after_monster_roll")
_ATTACKED = (*_BEFORE, "after_monster_roll")
_EITHER: Works = works(*_ATTACKED, on=("item", "tile", "gem", "essence", "card"))


def why_not_touch(table: Reading, use: Use) -> Refusal | None:
    """What a Hero does to an immune Monster has no effect (ruling 93); its own cards have."""
    ours = group_of(use.source) in KIT
    return refuse("eut-why-immune") if ours and Bout(table).is_immune else None


@frozen
class Touching(Amounted):
    """A kind that is done to the Monster, so that an immune one does not feel it."""

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """An immune Monster feels nothing of it."""
        return why_not_touch(table, use)


@frozen
class MonsterStrength(Touching):
    """Rabbit's Foot: the Strength of this, or of the coming, Monster attack."""

    kind = "monster_strength"
    works: ClassVar[Works] = {**_EITHER, "finale": ("offensive",)}

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        if self.why_not(play.table, use) is None:
            note(play, STRENGTH, use.source, self.amount)


@frozen
class NextMonsterStrength(Touching):
    """The Strength of the next Monster attack of this Combat; several add up."""

    kind = "next_monster_strength"
    works: ClassVar[Works] = works("combat_setup", "initiative", "combat")

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        if self.why_not(play.table, use) is None:
            note(play, STRENGTH, use.source, self.amount)


@frozen
class RerollMonster(Touching):
    """The user chooses so many of the Monster's dice, and they are rolled again."""

    kind = "reroll_monster"
    works: ClassVar[Works] = works("after_monster_roll")

    def apply(self, play: Play, use: Use) -> None:
        """Ask which, one after the other."""
        if self.why_not(play.table, use) is None:
            play.push(*(ChooseMonsterDie(use.seat) for _ in range(self.amount)))


@frozen
class MonsterDice(Touching):
    """The coming Monster roll uses one die less, never none (ruling 87)."""

    kind = "monster_dice"
    works: ClassVar[Works] = works(*_BEFORE)

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The Monster always has at least one die."""
        if Bout(table).notes(FEWER_DICE):
            return refuse("eut-why-one-die")
        return why_not_touch(table, use)

    def apply(self, play: Play, use: Use) -> None:
        """The coming roll knows of it."""
        if self.why_not(play.table, use) is None:
            note(play, FEWER_DICE, use.source, self.amount)


@frozen
class MonsterNoGaar(Effect):
    """The Monster spends no Gaar this Combat Round."""

    kind = "monster_no_gaar"
    works: ClassVar[Works] = works(*_BEFORE)

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There need not be Gaar yet: the Monster may still come by some (Possession)."""
        return why_not_touch(table, use)

    def apply(self, play: Play, use: Use) -> None:
        """Until the round ends."""
        if self.why_not(play.table, use) is None:
            note(play, NO_GAAR, use.source, 1)


@frozen
class MonsterGaarGain(Amounted):
    """Gaar by the Monster card."""

    kind = "monster_gaar_gain"
    works: ClassVar[Works] = works(*_ATTACKED, on=("card",))

    def apply(self, play: Play, use: Use) -> None:
        """From the supply."""
        give_monster(play, zones.MONSTER_GAAR, self.amount)


@frozen
class MonsterChaos(Touching):
    """Chaos tokens by the Monster card, not below 0."""

    kind = "monster_chaos"
    works: ClassVar[Works] = works("combat_setup")

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be Chaos to take away."""
        if self.amount < 0 and not Bout(table).count(zones.CHAOS):
            return refuse("eut-why-no-chaos")
        return why_not_touch(table, use)

    def apply(self, play: Play, use: Use) -> None:
        """To or from the supply."""
        if self.why_not(play.table, use) is None:
            give_monster(play, zones.CHAOS, self.amount)


@frozen
class MonsterGaarInHeroPhase(Effect):
    """The Monster may spend Gaar in the Hero's attack (ruling 86)."""

    kind = "monster_gaar_in_hero_phase"
    works: ClassVar[Works] = works("continuous", on=("card",))


@frozen
class StealGaar(Amounted):
    """Up to so many Gaar from the Hero to the Monster (ruling 59)."""

    kind = "steal_gaar"
    works: ClassVar[Works] = works(*_ATTACKED, on=("card",))

    def apply(self, play: Play, use: Use) -> None:
        """As many as there are; it can be used from the next round on (chapter 16)."""
        hero = Hero(play.table, Bout(play.table).hero)
        gaar = min(self.amount, hero.gaar)
        dwurt = min(self.amount - gaar, hero.dwurt)
        if gaar + dwurt:
            play.tell("eut-gaar-stolen", seat=hero.seat, amount=gaar + dwurt)
            play.adjust(hero.owner, zones.GAAR, -gaar)
            play.adjust(hero.owner, zones.DWURT, -dwurt)
            give_monster(play, zones.MONSTER_GAAR, gaar + dwurt)


@frozen
class MonsterHeal(Amounted):
    """Damage removed from the Monster now (ruling 37)."""

    kind = "monster_heal"
    works: ClassVar[Works] = {
        **works(*_ATTACKED, on=("card",)),
        "wounds": ("monster",),
    }

    def apply(self, play: Play, use: Use) -> None:
        """At once."""
        mend(play, self.amount)


@frozen
class Regenerate(Amounted):
    """Damage removed at the end of every Combat Round (ruling 95)."""

    kind = "regenerate"
    works: ClassVar[Works] = works("continuous", on=("card",))


@frozen
class Wound(Amounted):
    """Wounds without sign, suffered at once where they are no attack's."""

    kind = "wound"
    works: ClassVar[Works] = {
        "challenge": ("elemental",),
        "dwurt_die": ("die",),
        "finale": ("offensive",),
    }

    def apply(self, play: Play, use: Use) -> None:
        """Suffered at once."""
        suffer(play, use.seat, self.amount)


@frozen
class WoundPlus(Amounted):
    """Added to this Monster attack if its base is 1 or more."""

    kind = "wound_plus"
    works: ClassVar[Works] = {**works(*_ATTACKED, on=("card",)), "finale": ("offensive",)}

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, WOUND_PLUS, use.source, self.amount)


@frozen
class WoundMinus(Amounted):
    """Taken off this Monster attack after every plus, not below 0."""

    kind = "wound_minus"
    works: ClassVar[Works] = works(*_ATTACKED)

    def apply(self, play: Play, use: Use) -> None:
        """Noted with its source."""
        note(play, WOUND_MINUS, use.source, self.amount)


@frozen
class PreventWounds(Effect):
    """This Monster attack inflicts no Wounds; no help against instant death."""

    kind = "prevent_wounds"
    works: ClassVar[Works] = works(*_ATTACKED)

    def apply(self, play: Play, use: Use) -> None:
        """Whatever the row says."""
        note(play, PREVENTED, use.source, 1)


@frozen
class InstantDeath(Effect):
    """Health falls to 0, whatever is prevented (ruling 94)."""

    kind = "instant_death"
    works: ClassVar[Works] = works("wounds", on=("monster",))

    def apply(self, play: Play, use: Use) -> None:
        """No Wounds are counted."""
        hero = Hero(play.table, use.seat)
        play.tell("eut-instant-death", seat=use.seat)
        play.adjust(hero.owner, zones.HEALTH, -hero.health)


@frozen
class DrawMonsterCard(Effect):
    """The Monster player draws; in solo and cooperative games the reserve grows (ruling 75)."""

    kind = "draw_monster_card"
    works: ClassVar[Works] = works("wounds", on=("monster",))
    silver: int = 0
    gold_card: int = 0

    def apply(self, play: Play, use: Use) -> None:
        """To the hand of who plays the Monster, or to the reserve."""
        bout = Bout(play.table)
        for group, count in ((zones.SILVER, self.silver), (zones.GOLD_CARD, self.gold_card)):
            if bout.is_played:
                gain_card(play, bout.player, group, count)
                continue
            for _ in range(count):
                feed(play, group)


ALL: tuple[type[Effect], ...] = (
    MonsterStrength,
    NextMonsterStrength,
    RerollMonster,
    MonsterDice,
    MonsterNoGaar,
    MonsterGaarGain,
    MonsterChaos,
    MonsterGaarInHeroPhase,
    StealGaar,
    MonsterHeal,
    Regenerate,
    Wound,
    WoundPlus,
    WoundMinus,
    PreventWounds,
    InstantDeath,
    DrawMonsterCard,
)
