"""Sending somebody out: who goes, with which dice, tokens and bottles, composed in any order.

Nothing happens before the party sets out; then everything goes at once (DP-18, DP-19, DP-20).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from attrs import evolve, field, frozen

from game.engine import (
    Composed,
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
from game.rules.monster_lands.content import trap
from game.rules.monster_lands.spaces import fits_die, fits_tokens, is_complete, is_mission
from game.rules.monster_lands.steps.common import Back, back_to_turn
from game.rules.monster_lands.steps.departure import Party, depart
from game.rules.monster_lands.steps.visit import distinct, shown
from game.rules.monster_lands.views import Clan, colour_of, token_of, trail

#: At most one bottle of each kind goes on a token.
BOTTLES = (zones.POTION, zones.VENOM)


@frozen
class AddDie(Option):
    """Take this die along."""

    part: ClassVar[bool] = True
    die: Piece
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-add-die", die=colour_of(self.die), face=self.face)


@frozen
class LeaveDie(Option):
    """Leave this die behind after all."""

    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    die: Piece
    face: int = field(default=0, eq=False)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-leave-die", die=colour_of(self.die), face=self.face)


@frozen
class Lead(Option):
    """Send this member."""

    says: ClassVar[str] = "ml-option-lead"
    part: ClassVar[bool] = True
    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member and its token."""
        return (self.member, token_of(self.member))


@frozen
class LeadInstead(Lead):
    """Send this member, and not the one chosen before."""

    back: ClassVar[bool] = True


@frozen
class AddTrap(Option):
    """Lay this trap, face down."""

    says: ClassVar[str] = "ml-option-add-trap"
    part: ClassVar[bool] = True
    trap: Piece


@frozen
class LeaveTrap(Option):
    """Keep this trap on the board after all."""

    says: ClassVar[str] = "ml-option-leave-trap"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    trap: Piece


@frozen
class AddGoods(Option):
    """Take a Defence token or a bottle along."""

    says: ClassVar[str] = "ml-option-add-goods"
    part: ClassVar[bool] = True
    item: str


@frozen
class LeaveGoods(Option):
    """Keep a Defence token or a bottle at home after all."""

    says: ClassVar[str] = "ml-option-leave-goods"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    item: str


@frozen
class SetOut(Option):
    """Go, with all of this."""

    secret: ClassVar[bool] = True
    dice: tuple[Piece, ...]
    member: Piece
    traps: tuple[Piece, ...] = ()
    defence: int = 0
    potion: int = 0
    venom: int = 0

    def touches(self) -> tuple[str, ...]:
        """Nothing: what goes along was touched part by part."""
        return ()

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-set-out")


def begin_muster(play: Play, seat: Seat, exp: str) -> None:
    """Start with the dice that the space requires, and with whoever is the only one to go."""
    envoys = Clan(play.table, seat).envoys
    only = envoys[0] if len(envoys) == 1 else ""
    play.push(Muster(seat, exp, required_dice(play.table, seat, exp), only))


def required_dice(table: Reading, seat: Seat, exp: str) -> tuple[Piece, ...]:
    """The dice that a region's space asks for, whatever else is sent."""
    if zones.place_of(exp) not in zones.REGIONS:
        return ()
    clan = Clan(table, seat)
    return tuple(
        die
        for colour, count in trail(table, exp).required.items()
        for die in clan.dice(colour)[:count]
    )


@frozen
class Muster(Composed):
    """Who goes and with what; traps are laid from the top (ruling 33)."""

    private: ClassVar[bool] = True

    seat: Seat
    exp: str
    dice: tuple[Piece, ...] = ()
    #: Nobody yet, if empty.
    member: Piece = ""
    traps: tuple[Piece, ...] = ()
    defence: int = 0
    potion: int = 0
    venom: int = 0

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-muster", seat=self.seat, expedition=self.exp)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """What is together so far."""
        tokens = len(self.traps) + self.defence
        return (text("ml-muster-so-far", dice=len(self.dice), tokens=tokens),)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To go as things are; one part more, or one less."""
        clan = Clan(table, self.seat)
        yield self._whole(), self._why_not_set_out(clan)
        yield from self._dice(clan)
        for card in clan.envoys:
            if card != self.member:
                yield LeadInstead(card) if self.member else Lead(card), None
        if not is_mission(self.exp):
            yield from self._traps(clan)
            yield from self._goods(clan)
        yield Back(), None

    def _whole(self) -> SetOut:
        return SetOut(self.dice, self.member, self.traps, self.defence, self.potion, self.venom)

    def _dice(self, clan: Clan) -> Iterator[Offer]:
        table = clan.table
        for die in distinct(table, [each for each in clan.pool if each not in self.dice]):
            yield AddDie(die, shown(table, die)), self._why_not_die(table, die)
        for die in distinct(table, self.dice):
            yield LeaveDie(die, shown(table, die)), self._why_die_stays(table, die)

    def _why_not_die(self, table: Reading, die: Piece) -> Refusal | None:
        colour = colour_of(die)
        if not fits_die(table, self.exp, self.dice, colour):
            return refuse("ml-why-no-space", die=colour, expedition=self.exp)
        return self._why_no_room(dice=1)

    def _why_die_stays(self, table: Reading, die: Piece) -> Refusal | None:
        """What the space requires cannot be left behind."""
        if zones.place_of(self.exp) not in zones.REGIONS:
            return None
        colour = colour_of(die)
        required: Mapping[str, int] = trail(table, self.exp).required
        count = required.get(colour, 0)
        have = sum([colour_of(each) == colour for each in self.dice])
        return refuse("ml-why-required", colour=colour, count=count) if have <= count else None

    def _traps(self, clan: Clan) -> Iterator[Offer]:
        left = [each for each in clan.traps if each not in self.traps]
        kinds = {trap(each).name: each for each in reversed(left)}
        full = self._why_no_room(tokens=1)
        for token in kinds.values():
            yield AddTrap(token), full
        for token in self.traps:
            yield LeaveTrap(token), None

    def _goods(self, clan: Clan) -> Iterator[Offer]:
        if clan.has(zones.DEFENCE) > self.defence:
            yield AddGoods(zones.DEFENCE), self._why_no_room(tokens=1)
        for item in BOTTLES:
            if clan.has(item) and not getattr(self, item):
                yield AddGoods(item), None
        for item in (zones.DEFENCE, *BOTTLES):
            if getattr(self, item):
                yield LeaveGoods(item), None

    def _why_no_room(self, dice: int = 0, tokens: int = 0) -> Refusal | None:
        dice += len(self.dice)
        tokens += len(self.traps) + self.defence
        if fits_tokens(self.exp, dice, tokens) or is_mission(self.exp):
            return None
        return refuse("ml-why-no-room", expedition=self.exp)

    def _why_not_set_out(self, clan: Clan) -> Refusal | None:
        """A party needs a leader and the dice of its space, and must be able to be made."""
        if not self.member:
            return refuse("ml-why-no-leader")
        if not is_complete(clan.table, self.exp, self.dice):
            return refuse("ml-why-dice-missing", expedition=self.exp)
        if not (self.dice or self.traps or self.defence):
            return refuse("ml-why-gates-empty-handed")
        return None if self._can_be_made(clan) else refuse("ml-why-no-such-party")

    def _can_be_made(self, clan: Clan) -> bool:
        """Whether the clan has all of it and it fits: what no chain of parts could break."""
        tokens = len(self.traps) + self.defence
        if is_mission(self.exp) and (tokens or self.potion or self.venom):
            return False
        return (
            self.member in clan.envoys
            and _is_among(self.dice, clan.pool)
            and _is_among(self.traps, clan.traps)
            and 0 <= self.defence <= clan.has(zones.DEFENCE)
            and 0 <= self.potion <= min(1, clan.has(zones.POTION))
            and 0 <= self.venom <= min(1, clan.has(zones.VENOM))
            and self._why_no_room() is None
            and all(
                fits_die(clan.table, self.exp, self.dice[:count], colour_of(die))
                for count, die in enumerate(self.dice)
            )
        )

    def taking(self, part: Option) -> Muster:
        """The party with this part more, or less."""
        match part:
            case AddDie(die):
                return evolve(self, dice=(*self.dice, die))
            case LeaveDie(die):
                return evolve(self, dice=_without(self.dice, die))
            case Lead(member):
                return evolve(self, member=member)
            case AddTrap(token):
                return evolve(self, traps=(*self.traps, token))
            case LeaveTrap(token):
                return evolve(self, traps=_without(self.traps, token))
            case AddGoods(item):
                return self._with(item, 1)
            case LeaveGoods(item):
                return self._with(item, -1)
        raise TypeError(f"{part!r} is no part of a muster")

    def _with(self, item: str, by: int) -> Muster:
        changed = {item: getattr(self, item) + by}
        return evolve(self, **changed)

    def draft_of(self, choice: Option) -> Muster | None:
        """The party that this choice sends."""
        match choice:
            case SetOut(dice, member, traps, defence, potion, venom):
                return Muster(self.seat, self.exp, dice, member, traps, defence, potion, venom)
            case Back():
                return self
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Go, or think again."""
        match choice:
            case SetOut(dice, member, traps, defence, potion, venom):
                bottles = (potion, venom)
                depart(play, Party(self.seat, self.exp, dice, member, traps, defence, bottles))
            case _:
                back_to_turn(play, self.seat)


def _without(pieces: tuple[Piece, ...], gone: Piece) -> tuple[Piece, ...]:
    return tuple([each for each in pieces if each != gone])


def _is_among(some: tuple[Piece, ...], all_of_them: Iterable[Piece]) -> bool:
    return len(set(some)) == len(some) and set(some) <= set(all_of_them)


STEPS = (Muster,)
OPTIONS = (
    AddDie,
    LeaveDie,
    Lead,
    LeadInstead,
    AddTrap,
    LeaveTrap,
    AddGoods,
    LeaveGoods,
    SetOut,
)
