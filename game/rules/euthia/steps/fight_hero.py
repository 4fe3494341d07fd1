"""The Hero's attack (phase 4, and the Initiative of 8.4): a tile, a roll, Damage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.euthia import zones
from game.rules.euthia.cards import card
from game.rules.euthia.content import blocks, box
from game.rules.euthia.dwurt import convert
from game.rules.euthia.effects.fight_monster import MonsterGaarInHeroPhase
from game.rules.euthia.fighting import (
    HOPE_FOR_GAAR,
    buy_gaar,
    change_hope,
    deal,
    forget,
    note,
    spend_hope,
)
from game.rules.euthia.rolls import ATTACK, forget_roll, modify, strength, throw
from game.rules.euthia.steps.common import ConvertGaar, Pass
from game.rules.euthia.steps.fight_monster import HopeForGaar
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.steps.fight_weapon import (
    BARE_HANDS,
    ChoosesTile,
    attack_rows,
    attack_tile,
)
from game.rules.euthia.steps.fight_windows import BEFORE_FIRST_STRIKE, HeroMay
from game.rules.euthia.steps.rolling import (
    ModifyRoll,
    SpendDwurt,
    SpendGaar,
    add_dwurt,
    gaar_offers,
    powers_felt,
    spend_gaar,
)
from game.rules.euthia.steps.using import CarryOut
from game.rules.euthia.views.bout import (
    CLOVER,
    DAMAGE_MINUS,
    DAMAGE_PLUS,
    DIRECT,
    NEXT_ROLL,
    NO_GAAR,
    OF_HERO_ATTACK,
    Bout,
    reckoned,
)

#: A Hero roll up to this gives hope (8.8).
HOPE_TO = 5
#: Points of Hope for +1 and a Damage.
HOPE_FOR_DAMAGE = 3


@frozen
class Initiative(FightStep):
    """One attack before the first round, for who has a tile for it (8.4)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Most have none."""
        play.push(ChooseInitiative(bout.hero))


@frozen
class ChooseInitiative(ChoosesTile):
    """One Initiative tile, or none (D-16)."""

    trigger: ClassVar[str] = "initiative"

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-initiative", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Weapons stay ready, Abilities exhaust."""
        yield from self.tiles(table)
        yield Pass(), None

    def attack(self, play: Play) -> None:
        """A complete attack without Curses."""
        play.push(HeroMay(BEFORE_FIRST_STRIKE), AttackRoll(), Striking())


@frozen
class AttackRoll(FightStep):
    """The Hero rolls: Hope, Powers, then everything that counts in an attack (4B, 4C)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """The Monster's penalty, Clovers and after-effects are added with their sources."""
        raw = throw(play, bout.hero, ATTACK)
        play.tell("eut-rolled", seat=bout.hero, amount=raw)
        if raw <= HOPE_TO:
            change_hope(play, 1)
        if bout.card.penalty:
            modify(play, bout.monster or "", bout.card.penalty)
        for source, value in (*bout.notes(CLOVER), *bout.notes(NEXT_ROLL)):
            modify(play, source, value)
        forget(play, NEXT_ROLL)
        felt = powers_felt(play.table, bout.hero) if bout.space else ()
        wrestled = (Wrestle(by_hero=True, passed=False),) if is_possessed(play.table) else ()
        play.push(*felt, *wrestled, HeroModifies())


def is_possessed(table: Reading) -> bool:
    """Whether the Monster may spend Gaar on the Hero's roll (ruling 86)."""
    bout = Bout(table)
    lasting = [each for piece in table.zone(zones.FIGHT_CARDS) for each in card(piece).continuous]
    possessing = any(isinstance(each, MonsterGaarInHeroPhase) for each in lasting)
    return possessing and bout.is_played and not bout.notes(NO_GAAR)


@frozen
class Wrestle(FightStep):
    """Both sides spend Gaar on the Hero's roll by turns, the Hero first (ruling 86)."""

    by_hero: bool
    #: Whether the other side has just passed.
    passed: bool

    def happen(self, play: Play, bout: Bout) -> None:
        """Until both pass in succession."""
        seat = bout.hero if self.by_hero else bout.player
        play.push(WrestleRoll(seat, self.by_hero, self.passed))


@frozen
class HinderHero(Option):
    """Give a Gaar of the Monster: this die of the Hero is rolled again, and counts less."""

    says: ClassVar[str] = "eut-option-hinder"
    die: Piece
    face: int


@frozen
class WrestleRoll(Ask):
    """A Gaar, one for Hope first, or a pass."""

    seat: Seat
    by_hero: bool
    passed: bool

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        total = strength(table, Bout(table).hero)
        what = "hero" if self.by_hero else "monster"
        return text("eut-ask-wrestle", seat=self.seat, what=what, amount=total)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Either die, while there is Gaar."""
        bout = Bout(table)
        if self.by_hero:
            yield from gaar_offers(table, self.seat)
            if bout.hope >= HOPE_FOR_GAAR:
                yield HopeForGaar(), None
        elif bout.count(zones.MONSTER_GAAR):
            for die in table.zone(zones.dice(bout.hero)):
                yield HinderHero(die, table.pips(die)), None
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """The other side may always answer."""
        match choice:
            case SpendGaar(die):
                spend_gaar(play, self.seat, die)
                play.push(Wrestle(by_hero=False, passed=False))
            case SpendDwurt(amount):
                add_dwurt(play, self.seat, amount)
                play.push(Wrestle(by_hero=False, passed=False))
            case ConvertGaar():
                convert(play, self.seat)
                play.push(Wrestle(True, self.passed))
            case HopeForGaar():
                buy_gaar(play, self.seat)
                play.push(Wrestle(True, self.passed))
            case HinderHero(die):
                self._hinder(play, die)
                play.push(Wrestle(by_hero=True, passed=False))
            case _ if not self.passed:
                play.push(Wrestle(by_hero=not self.by_hero, passed=True))

    @staticmethod
    def _hinder(play: Play, die: Piece) -> None:
        shift = box().figures.gaar.shift
        play.adjust(zones.FIGHT, zones.MONSTER_GAAR, -1)
        (face,) = play.roll(die)
        modify(play, zones.MONSTER_GAAR, -shift)
        play.tell("eut-hindered", face=face, amount=shift)


@frozen
class HeroModifies(FightStep):
    """Step 4C."""

    def happen(self, play: Play, bout: Bout) -> None:
        """One thing at a time, each seen before the next."""
        play.push(ModifyAttack(bout.hero))


@frozen
class HopeForOne(Option):
    """A point of Hope: one more."""

    says: ClassVar[str] = "eut-option-hope-one"


@frozen
class HopeForDamage(Option):
    """Three points of Hope: one more, and a Damage to the Monster."""

    says: ClassVar[str] = "eut-option-hope-damage"


@frozen
class ModifyAttack(ModifyRoll):
    """What works after any Hero roll and in an attack, Gaar and the Die of Hope (D-20, 8.8)."""

    triggers: ClassVar[tuple[str, ...]] = ("any_hero_roll", "after_hero_roll")

    def prompt(self, table: Reading) -> Text:
        """The Strength as it stands, and the Damage it would deal."""
        total = strength(table, self.seat)
        damage = damage_now(table, total)
        return text("eut-ask-attack-roll", seat=self.seat, amount=total, damage=damage)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Hope first, then what any roll allows."""
        hope = Bout(table).hope
        for option, points in (
            (HopeForOne(), 1),
            (HopeForGaar(), HOPE_FOR_GAAR),
            (HopeForDamage(), HOPE_FOR_DAMAGE),
        ):
            if hope:
                yield option, None if hope >= points else _why_no_hope(points)
        wrestled = is_possessed(table)
        for other, refusal in super().offers(table):
            if not (wrestled and isinstance(other, SpendGaar | SpendDwurt)):
                yield other, refusal

    def resolve(self, play: Play, choice: Option) -> None:
        """Then the result is looked at again."""
        match choice:
            case HopeForOne():
                spend_hope(play, 1)
                modify(play, zones.HOPE, 1)
            case HopeForGaar():
                buy_gaar(play, self.seat)
            case HopeForDamage():
                spend_hope(play, HOPE_FOR_DAMAGE)
                modify(play, zones.HOPE, 1)
                note(play, DIRECT, zones.HOPE, 1)
            case _:
                super().resolve(play, choice)
                return
        play.push(self)


def _why_no_hope(points: int) -> Refusal:
    return refuse("eut-why-little-hope", points=points)


def damage_now(table: Reading, total: int) -> int:
    """The Damage that an attack of this Strength would deal now (8.7, ruling 35)."""
    bout, source = Bout(table), attack_tile(table)
    rows = attack_rows(source) if source is not None else ()
    base = sum([row.damage for row in rows if row.holds(total)]) + bout.total(DIRECT)
    return reckoned(base, bout.total(DAMAGE_PLUS), bout.total(DAMAGE_MINUS))


@frozen
class Striking(FightStep):
    """The final Strength, its row, Damage (4D)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """What the row does besides applies with it, even if no Damage is left (ruling 34)."""
        source = attack_tile(play.table)
        assert source is not None
        total = strength(play.table, bout.hero)
        damage = damage_now(play.table, total)
        play.tell("eut-hero-hits", seat=bout.hero, strength=total, damage=damage)
        forget_roll(play, bout.hero)
        forget(play, *OF_HERO_ATTACK)
        play.mark(zones.ATTACK_TILE, None)
        deal(play, damage)
        piece, number = source
        trigger = "" if piece == BARE_HANDS else blocks(piece)[number].trigger
        for index, row in enumerate(attack_rows(source)):
            if row.do and row.holds(total):
                play.push(CarryOut(bout.hero, piece, trigger, (number, index)))


STEPS = (
    Initiative,
    ChooseInitiative,
    AttackRoll,
    HeroModifies,
    Wrestle,
    WrestleRoll,
    ModifyAttack,
    Striking,
)
OPTIONS = (HinderHero, HopeForOne, HopeForDamage)
