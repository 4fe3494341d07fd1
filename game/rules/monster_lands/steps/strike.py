"""An expedition strikes back at the monster (B8): dice one by one, rerolls, venom, loot, stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_not_pour, why_not_strike
from game.rules.monster_lands.battlefield import (
    POURED,
    carried_key,
    counted,
    reach_stage,
)
from game.rules.monster_lands.content import box
from game.rules.monster_lands.modifiers import (
    can_capture,
    can_kill,
    modifiers,
    strike_marks,
    strike_total,
)
from game.rules.monster_lands.steps.rolling import (
    StopRolling,
    improve,
    loot_offers,
    reroll_offers,
)
from game.rules.monster_lands.steps.victory import capture, kill
from game.rules.monster_lands.views import Expedition, colour_of, monster_at


@frozen
class StrikeBack(Auto):
    """The mercenary who survived the attack strikes back."""

    exp: str

    def resolve(self, play: Play) -> None:
        """Begin, unless nobody is left to."""
        there = Expedition(play.table, self.exp)
        if there.token is None:
            return
        reach_stage(play, self.exp, "struck")
        play.push(Strike(there.seat, self.exp))


@frozen
class RollOne(Option):
    """Roll one of these dice, which are all alike."""

    dice: tuple[Piece, ...]

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-roll-one", colour=colour_of(self.dice[0]), count=len(self.dice))


@frozen
class RollAll(Option):
    """Roll all that is left."""

    says: ClassVar[str] = "ml-option-roll-all"
    count: int


@frozen
class PourVenom(Option):
    """Use a venom of the token."""

    exp: str

    def touches(self) -> tuple[str, ...]:
        """The venom on the token."""
        return (counted(self.exp, zones.VENOM),)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-venom", bonus=box().clan.venom_bonus)


def roll_options(unrolled: Sequence[Piece]) -> list[Option]:
    """Roll a die of each colour, or everything at once."""
    options: list[Option] = []
    for colour in ("force", "magic"):
        alike = tuple([die for die in unrolled if colour_of(die) == colour])
        if alike:
            options.append(RollOne(alike))
    if len(unrolled) > 1:
        options.append(RollAll(len(unrolled)))
    return options


@frozen
class Strike(Ask):
    """The loop of an attack on the monster (DP-45)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """Where the total stands between capture and kill."""
        foe = str(monster_at(table, zones.place_of(self.exp)))
        found = modifiers(table, self.exp, "monster")
        capture, kill = strike_marks(foe, found, Expedition(table, self.exp).trap_count)
        total = strike_total(table, self.exp, found)
        if capture is None:
            return text(
                "ml-ask-strike-to-kill",
                seat=self.seat,
                monster=foe,
                total=total,
                kill=kill,
                traps=found.traps_needed,
            )
        return text(
            "ml-ask-strike", seat=self.seat, monster=foe, total=total, capture=capture, kill=kill
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Roll, reroll, venom, loot, stop."""
        exp = self.exp
        for option in roll_options(Expedition(table, exp).unrolled):
            yield option, None
        yield from reroll_offers(table, exp, modifiers(table, exp, "monster"))
        yield PourVenom(exp), why_not_pour(table, exp)
        yield from loot_offers(table, self.seat, exp, "monster")
        yield StopRolling(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Other dice, bottles and tokens have their reasons, too."""
        return why_not_strike(table, self.seat, self.exp, thing)

    def resolve(self, play: Play, choice: Option) -> None:
        """Do it and ask again, until the player stops."""
        match choice:
            case StopRolling():
                conclude(play, self.seat, self.exp)
                return
            case RollOne(dice):
                self._roll(play, [dice[0]])
            case RollAll():
                self._roll(play, Expedition(play.table, self.exp).unrolled)
            case PourVenom():
                owner = zones.owner(self.exp)
                play.tell("ml-venom-used", seat=self.seat, bonus=box().clan.venom_bonus)
                play.adjust(owner, zones.VENOM, -1)
                play.adjust(owner, POURED, 1)
            case _:
                improve(play, self.seat, self.exp, choice, "monster")
        play.push(self)

    def _roll(self, play: Play, dice: list[Piece]) -> None:
        faces = play.roll(dice)
        total = strike_total(play.table, self.exp, modifiers(play.table, self.exp, "monster"))
        play.tell("ml-strike-rolled", seat=self.seat, dice=tuple(dice), faces=faces, total=total)


def conclude(play: Play, seat: Seat, exp: str) -> None:
    """Stop: a reached result is taken, with a choice if both are reached (ruling 54)."""
    there = Expedition(play.table, exp)
    foe = str(monster_at(play.table, there.place))
    found = modifiers(play.table, exp, "monster")
    total = strike_total(play.table, exp, found)
    captured = can_capture(foe, total, found, there.trap_count)
    killed = can_kill(foe, total, found)
    if captured and killed:
        play.push(Verdict(seat, exp))
    elif captured:
        capture(play, seat, exp)
    elif killed:
        kill(play, seat, exp)
    else:
        play.tell("ml-strike-failed", seat=seat, monster=foe, total=total)
        play.mark(carried_key(there.place), total or None)


@frozen
class CaptureIt(Option):
    """Take it alive."""

    says: ClassVar[str] = "ml-option-capture"
    monster: Piece


@frozen
class KillIt(Option):
    """Finish it off."""

    says: ClassVar[str] = "ml-option-kill"
    monster: Piece


@frozen
class Verdict(Ask):
    """Both results are reached: the owner chooses (DP-46)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        foe = str(monster_at(table, zones.place_of(self.exp)))
        return text("ml-ask-verdict", seat=self.seat, monster=foe)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Alive or dead."""
        foe = str(monster_at(table, zones.place_of(self.exp)))
        yield CaptureIt(foe), None
        yield KillIt(foe), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Do it."""
        if isinstance(choice, CaptureIt):
            capture(play, self.seat, self.exp)
        else:
            kill(play, self.seat, self.exp)


STEPS = (StrikeBack, Strike, Verdict)
OPTIONS = (RollOne, RollAll, PourVenom, CaptureIt, KillIt)
