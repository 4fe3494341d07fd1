"""Conquering a region whose monster is gone (8.3)."""

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
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_not_improve
from game.rules.monster_lands.battlefield import carried, carried_key, next_to_act, reach_stage
from game.rules.monster_lands.content import region
from game.rules.monster_lands.modifiers import conquest_total, modifiers
from game.rules.monster_lands.refusals import why_not_appoint
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.rolling import StopRolling, improve, improvement_offers
from game.rules.monster_lands.steps.victory import GloryLoot, triumph
from game.rules.monster_lands.views import Clan, Expedition, monster_at, region_at


@frozen
class Conquest(Auto):
    """Expeditions that did not fight may conquer, one after the other."""

    place: str

    def resolve(self, play: Play) -> None:
        """Ask the next one, until the region is taken or nobody is left."""
        table = play.table
        land = region_at(table, self.place)
        exp = next_to_act(table, self.place)
        if land is None or exp is None or monster_at(table, self.place) is not None:
            return
        there = Expedition(table, exp)
        if there.is_madhala:
            play.tell("ml-madhala-conquers", region=land)
            reach_stage(play, exp, "won")
            play.move(land, to=zones.GONE)
            return
        play.push(Attempt(there.seat, exp), self)


@frozen
class Conquer(Option):
    """Try to conquer the region."""

    says: ClassVar[str] = "ml-option-conquer"
    region: Piece


@frozen
class HoldBack(Option):
    """Leave the region to others; the loot is not lost (ruling 58)."""

    says: ClassVar[str] = "ml-option-hold-back"
    closes: ClassVar[bool] = True


@frozen
class Attempt(Ask):
    """Attempt the conquest, or not (DP-48)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """What it takes, and what is already there."""
        place = zones.place_of(self.exp)
        land = str(region_at(table, place))
        return text(
            "ml-ask-conquer",
            seat=self.seat,
            region=land,
            value=region(land).conquest,
            carried=carried(table, place),
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Both are free."""
        yield Conquer(_land(table, self.exp)), None
        yield HoldBack(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Roll everything, or step aside."""
        reach_stage(play, self.exp, "tried")
        if not isinstance(choice, Conquer):
            play.tell("ml-held-back", seat=self.seat, region=_land(play.table, self.exp))
            return
        dice = Expedition(play.table, self.exp).dice
        faces = play.roll(dice)
        total = conquest_total(play.table, self.exp, modifiers(play.table, self.exp, "conquest"))
        play.tell("ml-conquest-rolled", seat=self.seat, dice=dice, faces=faces, total=total)
        play.push(March(self.seat, self.exp))


@frozen
class March(Ask):
    """Rerolls and loot, until the region is taken or the player stops."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """Where the total stands."""
        found = modifiers(table, self.exp, "conquest")
        land = _land(table, self.exp)
        return text(
            "ml-ask-march",
            seat=self.seat,
            region=land,
            total=conquest_total(table, self.exp, found),
            value=region(land).conquest,
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Nothing is left to improve once the value is reached."""
        if not self._reached(table):
            yield from improvement_offers(table, self.seat, self.exp, "conquest")
        yield StopRolling(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Other dice, bottles and tokens have their reasons, too."""
        return why_not_improve(table, self.seat, self.exp, thing, "conquest")

    def resolve(self, play: Play, choice: Option) -> None:
        """Improve and ask again, or see what comes of it."""
        if not isinstance(choice, StopRolling):
            improve(play, self.seat, self.exp, choice, "conquest")
            play.push(self)
        elif self._reached(play.table):
            _conquer(play, self.seat, self.exp)
        else:
            found = modifiers(play.table, self.exp, "conquest")
            total = conquest_total(play.table, self.exp, found)
            land = _land(play.table, self.exp)
            play.tell("ml-conquest-failed", seat=self.seat, region=land, total=total)
            play.mark(carried_key(zones.place_of(self.exp)), total or None)

    def _reached(self, table: Reading) -> bool:
        total = conquest_total(table, self.exp, modifiers(table, self.exp, "conquest"))
        return total >= region(_land(table, self.exp)).conquest


def _land(table: Reading, exp: str) -> Piece:
    return str(region_at(table, zones.place_of(exp)))


def _conquer(play: Play, seat: Seat, exp: str) -> None:
    there = Expedition(play.table, exp)
    land = _land(play.table, exp)
    glory = region(land).glory
    play.tell("ml-conquered", seat=seat, member=there.member, region=land, glory=glory)
    reach_stage(play, exp, "won")
    play.move(land, to=zones.regions(seat))
    gain(play, seat, {zones.GLORY: glory})
    triumph(play, there, "on_conquest")
    play.push(GloryLoot(seat, "on_conquest"), NameManager(seat, land))


@frozen
class PutInCharge(Option):
    """Let this member manage the region."""

    says: ClassVar[str] = "ml-option-put-in-charge"
    member: Piece


@frozen
class NobodyYet(Option):
    """Leave the region without a manager for now."""

    says: ClassVar[str] = "ml-option-nobody-yet"
    closes: ClassVar[bool] = True


@frozen
class NameManager(Ask):
    """A region just conquered may get a manager of its affinity (DP-49, ruling 30)."""

    seat: Seat
    region: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-manager", seat=self.seat, region=self.region)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Members of the affinity without a region of their own."""
        for card in Clan(table, self.seat).members:
            yield PutInCharge(card), why_not_appoint(table, self.seat, self.region, card)
        yield NobodyYet(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Members of other clans manage nothing here."""
        is_member = thing.startswith("member.")
        return refuse("ml-why-not-your-member", member=thing) if is_member else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Note the manager."""
        if isinstance(choice, PutInCharge):
            card = choice.member
            play.tell("ml-manager", seat=self.seat, member=card, region=self.region)
            play.mark(zones.manager(self.region), card)


STEPS = (Conquest, Attempt, March, NameManager)
OPTIONS = (Conquer, HoldBack, PutInCharge, NobodyYet)
