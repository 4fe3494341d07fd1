"""What the Hero attacks with: a Weapon, a ready Combat Ability, or bare hands (step 4B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, cast

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box
from game.rules.euthia.kit import Source, offered, why_not_use
from game.rules.euthia.shapes import Row
from game.rules.euthia.steps.common import ConvertGaar
from game.rules.euthia.steps.fight_monster import HopeForGaar
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.steps.fight_windows import dwurt_to_pay, make_dwurt
from game.rules.euthia.steps.using import pay
from game.rules.euthia.views.bout import Bout

#: The attack of who has no other (ruling 26).
BARE_HANDS = "bare_hands"


@frozen
class AttackWith(Option):
    """Attack with this tile."""

    says: ClassVar[str] = "eut-option-attack"
    thing: Piece
    block: int


@frozen
class AttackBareHanded(Option):
    """Attack with bare hands."""

    says: ClassVar[str] = "eut-option-bare-hands"


def attack_offers(table: Reading, seat: Seat, trigger: str) -> Iterator[Offer]:
    """Weapons and ready Abilities with an attack of this trigger."""
    for source in offered(table, seat, trigger):
        yield AttackWith(*source), why_not_use(table, seat, source)


@frozen
class ChoosesTile(Ask):
    """A tile to attack with; where it costs more Dwurt than there is, Gaar becomes Dwurt first."""

    seat: Seat
    trigger: ClassVar[str]

    def tiles(self, table: Reading) -> Iterator[Offer]:
        """What may be attacked with, and how it may be paid."""
        yield from attack_offers(table, self.seat, self.trigger)
        yield from dwurt_to_pay(table, self.seat, self.trigger)

    def resolve(self, play: Play, choice: Option) -> None:
        """The tile lies ready for the roll."""
        if isinstance(choice, ConvertGaar | HopeForGaar):
            make_dwurt(play, self.seat, choice)
            play.push(self)
        elif isinstance(choice, AttackWith):
            take_tile(play, self.seat, choice)
            self.attack(play)
        else:
            self.without(play)

    def attack(self, play: Play) -> None:
        """What follows by itself."""

    def without(self, play: Play) -> None:
        """No tile was chosen."""


@frozen
class ChooseWeapon(FightStep):
    """Step 4B begins: a Weapon or a ready Combat Ability; bare hands for who has none."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Asked only where there is a choice."""
        play.push(ChooseAttack(bout.hero))


@frozen
class ChooseAttack(ChoosesTile):
    """Which Weapon or Combat Ability it is to be (D-25)."""

    trigger: ClassVar[str] = "combat"

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-attack", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Bare hands only if there is nothing else."""
        found = list(self.tiles(table))
        yield from found
        if not any(isinstance(each, AttackWith) and refusal is None for each, refusal in found):
            yield AttackBareHanded(), None

    def without(self, play: Play) -> None:
        """Bare hands."""
        play.tell("eut-bare-hands", seat=self.seat)
        play.mark(zones.ATTACK_TILE, (BARE_HANDS, 0))


def take_tile(play: Play, seat: Seat, choice: AttackWith) -> None:
    """Its cost, its exhaustion; a Weapon stays as it is."""
    block = blocks(choice.thing)[choice.block]
    play.tell("eut-attacks-with", seat=seat, thing=choice.thing)
    if block.cost is not None:
        pay(play, seat, block.cost)
    if block.use in ("exhaust", "flip"):
        play.turn(choice.thing, zones.SPENT)
    play.mark(zones.ATTACK_TILE, (choice.thing, choice.block))


def attack_tile(table: Reading) -> Source | None:
    """What the Hero attacks with; None before the choice."""
    return cast("Source | None", table.marks.get(zones.ATTACK_TILE))


def attack_rows(source: Source) -> tuple[Row, ...]:
    """The rows of an attack."""
    piece, number = source
    return box().bare_hands if piece == BARE_HANDS else blocks(piece)[number].attack


STEPS = (ChooseWeapon, ChooseAttack)
OPTIONS = (AttackWith, AttackBareHanded)
