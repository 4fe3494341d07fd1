"""Dice of the pool that are given for what a region, a card or a loot token does (DP-21)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from attrs import field, frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, effects
from game.rules.monster_lands.refusals import payments
from game.rules.monster_lands.roles import OnTurn
from game.rules.monster_lands.steps.common import back_to_turn, leads_back_here, with_way_back
from game.rules.monster_lands.steps.placing import shown
from game.rules.monster_lands.steps.sources import complete, settle
from game.rules.monster_lands.views import colour_of
from game.rules.monster_lands.vocabulary import Payment


@frozen
class PayDiceOf(Option):
    """Give these dice."""

    dice: tuple[Piece, ...]
    #: What they show, for the label alone; 0 for dice that show nothing.
    faces: tuple[int, ...] = field(default=(), eq=False)

    def label(self) -> Text:
        """The button's words."""
        faces = tuple(face for face in self.faces if face)
        dice = tuple(colour_of(die) for die in self.dice)
        return text("ml-option-pay-dice", dice=dice, faces=faces)


def ways_to_pay(table: Reading, seat: Seat, pay: Payment) -> list[PayDiceOf]:
    """Every different set of dice of the pool that pays."""
    pool = table.zone(zones.pool(seat))
    wanted = {tuple(sorted(way)) for way in pay}
    found: dict[tuple[tuple[str, object], ...], PayDiceOf] = {}
    for size in {len(way) for way in pay}:
        for dice in combinations(pool, size):
            if tuple(sorted(colour_of(die) for die in dice)) in wanted:
                look = sorted((colour_of(die), table.faces.get(die, 0)) for die in dice)
                faces = tuple(shown(table, die) for die in dice)
                found.setdefault(tuple(look), PayDiceOf(dice, faces))
    return list(found.values())


def proceed(play: Play, seat: Seat, source: Piece, dice: tuple[Piece, ...] = ()) -> None:
    """The dice are chosen: ask what else the source leaves open, or use it up and be done."""
    use = Use(seat, source, ability_of(source).window)
    for effect in effects(source, OnTurn):
        question = effect.question(use, dice)
        if question is not None:
            play.push(question)
            return
    settle(play, seat, source, dice)
    complete(play, seat, source)


class Paying(Ask):
    """Which dice a source takes; the turn waits below."""

    __slots__ = ()

    @property
    def source(self) -> Piece:
        """What takes them."""
        raise NotImplementedError

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every different set that pays."""
        ways = ways_to_pay(table, self.seat, payments(self.source))
        return with_way_back((way, None) for way in ways)

    def resolve(self, play: Play, choice: Option) -> None:
        """Give them and take what the source gives."""
        if isinstance(choice, PayDiceOf):
            proceed(play, self.seat, self.source, choice.dice)


@leads_back_here
@frozen
class PayRegion(Paying):
    """Which dice go on the region."""

    seat: Seat
    region: Piece

    @property
    def source(self) -> Piece:
        """The region."""
        return self.region

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-region-dice", seat=self.seat, region=self.region)

    def resolve(self, play: Play, choice: Option) -> None:
        """Using it is the main action, so the way back leads to the turn."""
        super().resolve(play, choice)
        if not isinstance(choice, PayDiceOf):
            back_to_turn(play, self.seat)


@frozen
class PayForLoot(Paying):
    """Which dice a loot token takes."""

    seat: Seat
    loot: Piece

    @property
    def source(self) -> Piece:
        """The token."""
        return self.loot

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-loot-dice", seat=self.seat, loot=self.loot)


@frozen
class PayForTalent(Paying):
    """Which dice a card takes."""

    seat: Seat
    card: Piece

    @property
    def source(self) -> Piece:
        """The card."""
        return self.card

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-talent-dice", seat=self.seat, card=self.card)


STEPS = (PayRegion, PayForLoot, PayForTalent)
OPTIONS = (PayDiceOf,)
