"""Sending somebody out: who goes, with which dice, tokens and bottles, composed in any order.

Nothing happens before the party sets out; then everything goes at once (DP-18, DP-19, DP-20).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import evolve, frozen

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
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.spaces import (
    counts,
    fits_die,
    fits_tokens,
    fitting_colours,
    is_complete,
    is_mission,
    required,
)
from game.rules.monster_lands.steps.common import BACK, Back, back_to_turn
from game.rules.monster_lands.steps.contract import why_not_fulfil
from game.rules.monster_lands.steps.departure import Party, depart
from game.rules.monster_lands.steps.missions import competitive, highest_total
from game.rules.monster_lands.steps.parts import (
    AddDie,
    AddGoods,
    AddTrap,
    Lead,
    LeadInstead,
    LeaveDie,
    LeaveGoods,
    LeaveTrap,
    SetOut,
    StayHome,
)
from game.rules.monster_lands.steps.placing import distinct, shown
from game.rules.monster_lands.views import Clan, colour_of

#: At most one bottle of each kind goes on a token.
BOTTLES = (zones.POTION, zones.VENOM)


def begin_muster(play: Play, seat: Seat, exp: str) -> None:
    """Start with the dice that the space requires, and with whoever is the only one to go."""
    envoys = Clan(play.table, seat).envoys
    only = envoys[0] if len(envoys) == 1 else ""
    play.push(Muster(seat, exp, required_dice(play.table, seat, exp), only))


def required_dice(table: Reading, seat: Seat, exp: str) -> tuple[Piece, ...]:
    """The dice that a region's space asks for, whatever else is sent."""
    clan = Clan(table, seat)
    asked = required(table, exp)
    return tuple(
        [die for colour in zones.COLOURS for die in clan.dice(colour)[: asked.get(colour, 0)]]
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
        return (text("ml-muster-so-far", dice=len(self.dice), tokens=self._tokens),)

    def warnings(self, table: Reading) -> tuple[Text, ...]:
        """A contract without its goods; a mission that even the best faces would not fulfil."""
        if zones.place_of(self.exp) == zones.CONTRACT:
            missing = why_not_fulfil(table, self.seat)
            return () if missing is None else (missing.text,)
        if zones.place_of(self.exp) == zones.COMPETITIVE and self._why_not_set_out(table) is None:
            target = competitive(table).target
            most = highest_total(table, self.seat, self.member, self.dice)
            if most < target:
                return (text("ml-warn-mission", member=self.member, most=most, target=target),)
        return ()

    @property
    def _tokens(self) -> int:
        return len(self.traps) + self.defence

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To go as things are; one part more, or one less."""
        clan = Clan(table, self.seat)
        yield self._whole(), self._why_not_set_out(table)
        yield from self._more_dice(clan)
        yield from self._fewer_dice(table)
        yield from self._members(clan)
        if not is_mission(self.exp):
            yield from self._traps(clan)
            yield from self._goods(clan)
        yield Back(), None

    def options(self, table: Reading) -> list[Option]:
        """What may be chosen: the offers that nothing refuses, found much faster."""
        clan = Clan(table, self.seat)
        found: list[Option] = [self._whole()] if self._why_not_set_out(table) is None else []
        if fits_tokens(self.exp, len(self.dice) + 1, self._tokens):
            colours, taken = fitting_colours(table, self.exp, self.dice), self.dice
            some = [die for die in clan.pool if colour_of(die) in colours and die not in taken]
            found += [AddDie(die, shown(table, die)) for die in distinct(table, some)]
        if self.dice:
            have, asked = counts(self.dice), required(table, self.exp)
            for die in self.dice:
                colour = colour_of(die)
                if have[colour] > asked.get(colour, 0):
                    found.append(LeaveDie(die, shown(table, die)))
        found += [option for option, _ in self._members(clan)]
        if not is_mission(self.exp):
            if self.traps or clan.traps:
                found += [option for option, why in self._traps(clan) if why is None]
            found += [option for option, why in self._goods(clan) if why is None]
        found.append(BACK)
        return found

    def _whole(self) -> SetOut:
        return SetOut(self.dice, self.member, self.traps, self.defence, self.potion, self.venom)

    def _why_not_set_out(self, table: Reading) -> Refusal | None:
        """A party needs a leader and the dice of its space, and carries something."""
        if not self.member:
            return refuse("ml-why-no-leader")
        if not is_complete(table, self.exp, self.dice):
            return refuse("ml-why-dice-missing", expedition=self.exp)
        if not (self.dice or self._tokens):
            return refuse("ml-why-gates-empty-handed")
        return None

    def _more_dice(self, clan: Clan) -> Iterator[Offer]:
        """Of equal dice that may join one is enough."""
        table = clan.table
        left = [die for die in clan.pool if die not in self.dice]
        colours = {colour_of(die) for die in left}
        refusals = {colour: self._why_not_die(table, colour) for colour in colours}
        unlike = distinct(table, left)
        for die in left:
            refusal = refusals[colour_of(die)]
            if refusal is not None or die in unlike:
                yield AddDie(die, shown(table, die)), refusal

    def _fewer_dice(self, table: Reading) -> Iterator[Offer]:
        """Each die that goes may be left behind, except what the space requires."""
        if not self.dice:
            return
        have, asked = counts(self.dice), required(table, self.exp)
        for die in self.dice:
            colour = colour_of(die)
            count = asked.get(colour, 0)
            stays = have[colour] <= count
            refusal = refuse("ml-why-required", goods=goods({colour: count})) if stays else None
            yield LeaveDie(die, shown(table, die)), refusal

    def _why_not_die(self, table: Reading, colour: str) -> Refusal | None:
        if not fits_die(table, self.exp, self.dice, colour):
            return refuse("ml-why-no-space", die=colour, expedition=self.exp)
        if not fits_tokens(self.exp, len(self.dice) + 1, self._tokens):
            return refuse("ml-why-no-die-room", expedition=self.exp)
        return None

    def _members(self, clan: Clan) -> Iterator[Offer]:
        """Whoever is at home and has a token; the only one goes in any case."""
        envoys = clan.envoys
        for card in envoys:
            if card != self.member:
                yield LeadInstead(card) if self.member else Lead(card), None
            elif len(envoys) > 1:
                yield StayHome(card), None

    def _traps(self, clan: Clan) -> Iterator[Offer]:
        """Of equal traps one is enough, as of dice."""
        left = [each for each in clan.traps if each not in self.traps]
        kinds = {trap(each).name: each for each in reversed(left)}
        full = self._why_no_room()
        for token in left if full else kinds.values():
            yield AddTrap(token), full
        for token in self.traps:
            yield LeaveTrap(token), None

    def _goods(self, clan: Clan) -> Iterator[Offer]:
        owner, stored = clan.owner, clan.table.counters
        taken = {zones.DEFENCE: self.defence, zones.POTION: self.potion, zones.VENOM: self.venom}
        if stored.get((owner, zones.DEFENCE), 0) > self.defence:
            yield AddGoods(zones.DEFENCE), self._why_no_room()
        for item in BOTTLES:
            if not taken[item] and (owner, item) in stored:
                yield AddGoods(item), None
        for item, count in taken.items():
            if count:
                yield LeaveGoods(item), None

    def _why_no_room(self) -> Refusal | None:
        """Why no token more can go."""
        if fits_tokens(self.exp, len(self.dice), self._tokens + 1):
            return None
        return refuse("ml-why-no-room", expedition=self.exp)

    def accepts(self, table: Reading, choice: Option) -> bool:
        """A party given whole must be one that parts could make, and able to set out."""
        draft = self.draft_of(choice)
        if draft is None or not draft._can_be_made(Clan(table, self.seat)):
            return False
        return draft._why_not_set_out(table) is None

    def _can_be_made(self, clan: Clan) -> bool:
        """Whether the clan has all of it, and it fits."""
        if is_mission(self.exp) and (self._tokens or self.potion or self.venom):
            return False
        return (
            self.member in ("", *clan.envoys)
            and _is_among(self.dice, clan.pool)
            and _is_among(self.traps, clan.traps)
            and 0 <= self.defence <= clan.has(zones.DEFENCE)
            and 0 <= self.potion <= min(1, clan.has(zones.POTION))
            and 0 <= self.venom <= min(1, clan.has(zones.VENOM))
            and fits_tokens(self.exp, len(self.dice), self._tokens)
            and all(
                fits_die(clan.table, self.exp, self.dice[:count], colour_of(die))
                for count, die in enumerate(self.dice)
            )
        )

    def taking(self, part: Option) -> Muster:
        """The party with this part more, or less."""
        match part:
            case AddDie(die):
                return self._but((*self.dice, die))
            case LeaveDie(die):
                return self._but(_without(self.dice, die))
            case Lead(member):
                return self._but(member=member)
            case StayHome():
                return self._but(member="")
            case AddTrap(token):
                return self._but(traps=(*self.traps, token))
            case LeaveTrap(token):
                return self._but(traps=_without(self.traps, token))
            case AddGoods(item):
                return evolve(self, **{item: getattr(self, item) + 1})
            case LeaveGoods(item):
                return evolve(self, **{item: getattr(self, item) - 1})
        raise TypeError(f"{part!r} is no part of a muster")

    def _but(
        self,
        dice: tuple[Piece, ...] | None = None,
        member: Piece | None = None,
        traps: tuple[Piece, ...] | None = None,
    ) -> Muster:
        """The same party but for this; `evolve` would look all fields up again."""
        return Muster(
            self.seat,
            self.exp,
            self.dice if dice is None else dice,
            self.member if member is None else member,
            self.traps if traps is None else traps,
            self.defence,
            self.potion,
            self.venom,
        )

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
OPTIONS = ()
