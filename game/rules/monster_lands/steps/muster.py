"""Sending somebody out: dice, then the member, tokens and bottles, with a way back at each step.

Nothing happens before the last answer; then everything goes at once (DP-18, DP-19, DP-20).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import field, frozen

from game.engine import Ask, Option, Piece, Play, Reading, Refusal, Seat, Step, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import trap
from game.rules.monster_lands.spaces import fits_die, fits_tokens, is_complete, is_mission
from game.rules.monster_lands.steps.common import Enough, rewind, with_way_back
from game.rules.monster_lands.steps.departure import Party, depart
from game.rules.monster_lands.steps.placing import distinct, shown
from game.rules.monster_lands.views import Clan, colour_of, token_of, trail


@frozen
class AddDie(Option):
    """Take this die along."""

    die: Piece
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

    def touches(self) -> tuple[str, ...]:
        """The die in the pool."""
        return (self.die,)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-add-die", die=colour_of(self.die), face=self.face)


@frozen
class Lead(Option):
    """Send this member."""

    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member and its token."""
        return (self.member, token_of(self.member))

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-lead", member=self.member)


@frozen
class AddTrap(Option):
    """Lay this trap, face down."""

    secret: ClassVar[bool] = True
    trap: Piece

    def touches(self) -> tuple[str, ...]:
        """The trap on the clan board."""
        return (self.trap,)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-add-trap", trap=self.trap)


@frozen
class AddDefence(Option):
    """Take a Defence token along."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-add-defence")


@frozen
class Bottles(Option):
    """Take these bottles along, and go."""

    potion: int
    venom: int

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-bottles", potion=self.potion, venom=self.venom)


def begin_muster(play: Play, seat: Seat, exp: str) -> None:
    """Start with the dice that the space requires; the choice is in the rest."""
    play.push(MusterDice(seat, exp, required_dice(play.table, seat, exp)))


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
class MusterDice(Ask):
    """Which dice go: the required ones are there, reinforcements may join."""

    seat: Seat
    exp: str
    dice: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-muster-dice", seat=self.seat, expedition=self.exp)

    def options(self, table: Reading) -> Sequence[Option]:
        """One more die that fits; enough, when it is."""
        left = [die for die in table.zone(zones.pool(self.seat)) if die not in self.dice]
        found: list[Option] = [
            AddDie(die, shown(table, die))
            for die in distinct(table, left)
            if fits_die(table, self.exp, self.dice, colour_of(die))
        ]
        if self._may_go_on(table):
            found.insert(0, Enough())
        return with_way_back(found)

    def _may_go_on(self, table: Reading) -> bool:
        """At the Gates no die is required, but somebody must carry something."""
        clan = Clan(table, self.seat)
        if not self.dice and not clan.traps and not clan.has(zones.DEFENCE):
            return False
        return is_complete(table, self.exp, self.dice)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """A die that the space does not take."""
        if table.places.get(thing) == zones.pool(self.seat):
            return refuse("ml-why-no-space", die=colour_of(thing), expedition=self.exp)
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Add, go on, or go back."""
        match choice:
            case AddDie(die):
                play.push(MusterDice(self.seat, self.exp, (*self.dice, die)))
            case Enough():
                play.push(MusterMember(self.seat, self.exp, self.dice))
            case _:
                rewind(play, self.seat, *_dice_before(play.table, self)[1:])


def _dice_before(table: Reading, latest: MusterDice) -> list[Ask]:
    """The questions about dice up to this one, the latest first."""
    seat, exp, dice = latest.seat, latest.exp, latest.dice
    least = len(required_dice(table, seat, exp))
    return [MusterDice(seat, exp, dice[:count]) for count in range(len(dice), least - 1, -1)]


@frozen
class MusterMember(Ask):
    """Who goes."""

    seat: Seat
    exp: str
    dice: tuple[Piece, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-muster-member", seat=self.seat, expedition=self.exp)

    def options(self, table: Reading) -> Sequence[Option]:
        """Members at home that have a token; wounded ones too."""
        found: list[Option] = [Lead(card) for card in Clan(table, self.seat).envoys]
        return with_way_back(found)

    def resolve(self, play: Play, choice: Option) -> None:
        """Go on to the tokens, or straight out on a mission."""
        if not isinstance(choice, Lead):
            latest = MusterDice(self.seat, self.exp, self.dice)
            rewind(play, self.seat, *_dice_before(play.table, latest))
        elif is_mission(self.exp):
            depart(play, Party(self.seat, self.exp, self.dice, choice.member))
        else:
            play.push(MusterTokens(self.seat, self.exp, self.dice, choice.member))


@frozen
class MusterTokens(Ask):
    """Which traps and how many Defence tokens go; traps are laid from the top (ruling 33)."""

    seat: Seat
    exp: str
    dice: tuple[Piece, ...]
    member: Piece
    traps: tuple[Piece, ...] = ()
    defence: int = 0

    def masked(self, seat: Seat) -> Step:
        """Others see how many traps are laid, not which."""
        if seat == self.seat:
            return self
        backs = tuple(f"?trap.{index}" for index in range(len(self.traps)))
        return MusterTokens(self.seat, self.exp, self.dice, self.member, backs, self.defence)

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-muster-tokens", seat=self.seat, expedition=self.exp)

    def options(self, table: Reading) -> Sequence[Option]:
        """One more token if there is room; enough, if anything goes at all."""
        found: list[Option] = []
        if self.dice or self.traps or self.defence:
            found.append(Enough())
        if self._has_room():
            clan = Clan(table, self.seat)
            left = [each for each in clan.traps if each not in self.traps]
            kinds = {trap(each).name: each for each in reversed(left)}
            found += [AddTrap(each) for each in kinds.values()]
            if clan.has(zones.DEFENCE) > self.defence:
                found.append(AddDefence())
        return with_way_back(found)

    def _has_room(self) -> bool:
        tokens = len(self.traps) + self.defence
        return fits_tokens(self.exp, len(self.dice), tokens + 1)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """No room for another token."""
        if table.places.get(thing) == zones.traps(self.seat) and not self._has_room():
            return refuse("ml-why-no-room", expedition=self.exp)
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Add, go on to the bottles, or go back."""
        seat, exp, dice, member = self.seat, self.exp, self.dice, self.member
        match choice:
            case AddTrap(each):
                traps = (*self.traps, each)
                play.push(MusterTokens(seat, exp, dice, member, traps, self.defence))
            case AddDefence():
                play.push(MusterTokens(seat, exp, dice, member, self.traps, self.defence + 1))
            case Enough():
                play.push(MusterBottles(seat, exp, dice, member, self.traps, self.defence))
            case _:
                rewind(play, seat, *_before(play.table, self)[1:])


def _before(table: Reading, latest: MusterTokens) -> list[Ask]:
    """The questions up to this one about tokens, the latest first."""
    seat, exp, dice, member = latest.seat, latest.exp, latest.dice, latest.member
    tokens: list[Ask] = [latest]
    if latest.traps or latest.defence:
        tokens.append(MusterTokens(seat, exp, dice, member))
    who = MusterMember(seat, exp, dice)
    return [*tokens, who, *_dice_before(table, MusterDice(seat, exp, dice))]


@frozen
class MusterBottles(Ask):
    """At most one potion and one venom on the token, then everything goes."""

    seat: Seat
    exp: str
    dice: tuple[Piece, ...]
    member: Piece
    traps: tuple[Piece, ...]
    defence: int

    def masked(self, seat: Seat) -> Step:
        """Others see how many traps are laid, not which."""
        if seat == self.seat:
            return self
        backs = tuple(f"?trap.{index}" for index in range(len(self.traps)))
        return MusterBottles(self.seat, self.exp, self.dice, self.member, backs, self.defence)

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-muster-bottles", seat=self.seat, expedition=self.exp)

    def options(self, table: Reading) -> Sequence[Option]:
        """None, one of a kind, or both."""
        clan = Clan(table, self.seat)
        potions = min(1, clan.has(zones.POTION))
        venoms = min(1, clan.has(zones.VENOM))
        found: list[Option] = [
            Bottles(potion, venom) for potion in range(potions + 1) for venom in range(venoms + 1)
        ]
        return with_way_back(found)

    def resolve(self, play: Play, choice: Option) -> None:
        """Go, or think again about the tokens."""
        seat, exp, dice, member = self.seat, self.exp, self.dice, self.member
        if not isinstance(choice, Bottles):
            latest = MusterTokens(seat, exp, dice, member, self.traps, self.defence)
            rewind(play, seat, *_before(play.table, latest))
            return
        bottles = (choice.potion, choice.venom)
        depart(play, Party(seat, exp, dice, member, self.traps, self.defence, bottles))


STEPS = (MusterDice, MusterMember, MusterTokens, MusterBottles)
OPTIONS = (AddDie, Lead, AddTrap, AddDefence, Bottles)
