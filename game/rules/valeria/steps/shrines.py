"""The actions of the shrines (chapter 6); recruiting and reserving have modules of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Seat,
    Step,
    Text,
    refuse,
    text,
)
from game.engine.options import Refusal
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.gaining import gain, why_no_gem
from game.rules.valeria.prices import SHRINE
from game.rules.valeria.refusals import why_not_claim_of
from game.rules.valeria.steps.common import Pass
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import Reserve
from game.rules.valeria.views import Warden, awards


def shrine_action(seat: Seat, shrine: str, discount: int) -> Step:
    """What a Warden does in a shrine, once its die is taken."""
    match shrine:
        case zones.GEMS:
            return GemShrine(seat)
        case zones.MAGIC_SHRINE:
            return MagicShrine(seat)
        case zones.CHAMPIONS:
            return Recruit(seat, SHRINE, discount)
        case zones.GOLD_SHRINE:
            return GoldShrine(seat, discount)
        case _:
            return Reserve(seat, discount)


@frozen
class TakeGem(Option):
    """Take a gem."""

    says: ClassVar[str] = "val-option-gem"

    def touches(self) -> tuple[str, ...]:
        """The gems of the shrine."""
        return (zones.GEM_SUPPLY,)


@frozen
class GemShrine(Ask):
    """A player may take a gem (DP-GEM)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-gem", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One, if there is one and room for it."""
        return [(TakeGem(), why_no_gem(table, self.seat)), (Pass(), None)]

    def resolve(self, play: Play, choice: Option) -> None:
        """Gain it, or not."""
        if isinstance(choice, TakeGem):
            gain(play, self.seat, "gem", 1, zones.shrine(zones.GEMS))


@frozen
class GoldShrine(Auto):
    """Gold as much as the die's discount; nothing for a strength of 6."""

    seat: Seat
    discount: int

    def resolve(self, play: Play) -> None:
        """A gain of nothing is none (ruling 14)."""
        if self.discount:
            gain(play, self.seat, zones.GOLD, self.discount, zones.shrine(zones.GOLD_SHRINE))
        else:
            play.tell("val-no-gold", seat=self.seat)


@frozen
class ClaimAward(Option):
    """Claim an Award."""

    says: ClassVar[str] = "val-option-award"
    award: Piece
    points: int


@frozen
class GainMagic(Option):
    """Gain Magic."""

    says: ClassVar[str] = "val-option-magic"
    amount: int


@frozen
class MagicShrine(Ask):
    """One Award, or Magic, or nothing; never both (DP-MAGIC)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-magic", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Awards that one qualifies for now, the die just taken included (ruling 39)."""
        content = box()
        for award in awards(table):
            points = content.award_points[award.free_circle - 1]
            yield ClaimAward(award.piece, points), why_not_claim_of(award, self.seat)
        yield GainMagic(content.magic_gained), self._why_no_magic(table)
        yield Pass(), None

    def _why_no_magic(self, table: Reading) -> Refusal | None:
        warden = Warden(table, self.seat)
        limit = warden.limits.tracks
        if warden.magic < limit:
            return None
        return refuse("val-why-track-full", item=zones.MAGIC, limit=limit)

    def resolve(self, play: Play, choice: Option) -> None:
        """An Award takes a marker of the board (ruling 38)."""
        match choice:
            case GainMagic(amount):
                gain(play, self.seat, zones.MAGIC, amount, zones.shrine(zones.MAGIC_SHRINE))
            case ClaimAward(award):
                play.push(UncoverSpace(self.seat, zones.last_part(play.table.places[award])))


STEPS = (GemShrine, GoldShrine, MagicShrine)
OPTIONS = (TakeGem, ClaimAward, GainMagic)
