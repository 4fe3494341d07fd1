"""Hits are cancelled or become wounds, and wounds kill (B5 to B7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Option, Piece, Play, Reading, Refusal, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_not_defend, why_not_drink
from game.rules.monster_lands.battlefield import (
    clear_expedition,
    counted,
    drop_tokens,
    empty,
    has_acted,
)
from game.rules.monster_lands.content import ask
from game.rules.monster_lands.deeds import lose_glory, use
from game.rules.monster_lands.defences import guards_left, potions_left, talents_left, tokens_left
from game.rules.monster_lands.questions import GloryLost
from game.rules.monster_lands.steps.membership import send_off
from game.rules.monster_lands.views import Expedition, monster_at


def face_hits(play: Play, exp: str, hits: int) -> None:
    """Let hits fall on a mercenary."""
    if hits:
        play.push(Defend(Expedition(play.table, exp).seat, exp, hits))


@frozen
class BlockWithToken(Option):
    """Spend a Defence token of the expedition."""

    says: ClassVar[str] = "ml-option-block-token"
    exp: str

    def touches(self) -> tuple[str, ...]:
        """The tokens on the space."""
        return (counted(self.exp, zones.DEFENCE),)


@frozen
class BlockWithGuards(Option):
    """Use a Defence talent that the space lends."""

    says: ClassVar[str] = "ml-option-block-guards"
    exp: str

    def touches(self) -> tuple[str, ...]:
        """The space."""
        return (counted(self.exp, zones.GUARDS),)


@frozen
class BlockWithTalent(Option):
    """Use the Defence talent of a card."""

    says: ClassVar[str] = "ml-option-block-talent"
    card: Piece


@frozen
class TakeHits(Option):
    """Let the remaining hits wound (ruling 42)."""

    says: ClassVar[str] = "ml-option-take-hits"
    hits: int


@frozen
class Defend(Ask):
    """The owner cancels hits one by one, or takes the rest (DP-43)."""

    seat: Seat
    exp: str
    hits: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-defend", seat=self.seat, hits=self.hits)

    def options(self, table: Reading) -> Sequence[Option]:
        """Each source that still cancels a hit."""
        exp = self.exp
        foe = str(monster_at(table, zones.place_of(exp)))
        options: list[Option] = [BlockWithTalent(card) for card, _ in talents_left(table, exp, foe)]
        if guards_left(table, exp, foe):
            options.append(BlockWithGuards(exp))
        if tokens_left(table, exp):
            options.append(BlockWithToken(exp))
        options.append(TakeHits(self.hits))
        return options

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Why something does not cancel a hit."""
        return why_not_defend(table, self.exp, thing)

    def resolve(self, play: Play, choice: Option) -> None:
        """Cancel one and go on, or let the rest wound."""
        owner = zones.owner(self.exp)
        match choice:
            case BlockWithToken():
                play.tell("ml-blocked-token", seat=self.seat, member=self._member(play))
                play.adjust(owner, zones.DEFENCE, -1)
            case BlockWithGuards():
                play.tell("ml-blocked-guards", seat=self.seat, member=self._member(play))
                play.adjust(owner, zones.GUARDS, -1)
            case BlockWithTalent(card):
                play.tell("ml-blocked-talent", seat=self.seat, card=card)
                use(play, card)
            case _:
                play.push(Wound(self.seat, self.exp, self.hits))
                return
        if self.hits > 1:
            play.push(Defend(self.seat, self.exp, self.hits - 1))

    def _member(self, play: Play) -> Piece:
        return Expedition(play.table, self.exp).member


@frozen
class DrinkPotion(Option):
    """Drink a potion of the token: this wound is cancelled."""

    says: ClassVar[str] = "ml-option-drink"
    exp: str

    def touches(self) -> tuple[str, ...]:
        """The potion on the token."""
        return (counted(self.exp, zones.POTION),)


@frozen
class SufferWound(Option):
    """Suffer this wound."""

    says: ClassVar[str] = "ml-option-suffer"


@frozen
class Wound(Ask):
    """One wound at a time; a potion on the token may cancel it (DP-44, ruling 43)."""

    seat: Seat
    exp: str
    wounds: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        there = Expedition(table, self.exp)
        wounded = int(table.face(str(there.token)) == "wounded")
        return text(
            "ml-ask-wound",
            seat=self.seat,
            member=there.member,
            wounds=self.wounds,
            wounded=wounded,
        )

    def options(self, table: Reading) -> Sequence[Option]:
        """Drink if that helps, or suffer."""
        foe = str(monster_at(table, zones.place_of(self.exp)))
        if potions_left(table, self.exp, foe):
            return (DrinkPotion(self.exp), SufferWound())
        return (SufferWound(),)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Why nothing else helps now."""
        return why_not_drink(table, self.exp, thing)

    def resolve(self, play: Play, choice: Option) -> None:
        """Cancel it or suffer it; the dead feel no more."""
        there = Expedition(play.table, self.exp)
        if isinstance(choice, DrinkPotion):
            play.tell("ml-potion-drunk", seat=self.seat, member=there.member)
            play.adjust(there.owner, zones.POTION, -1)
            alive = True
        else:
            alive = _suffer(play, there)
        if alive and self.wounds > 1:
            play.push(Wound(self.seat, self.exp, self.wounds - 1))


def _suffer(play: Play, there: Expedition) -> bool:
    """Turn the token to its wounded side, or die; say whether the mercenary lives."""
    foe = str(monster_at(play.table, there.place))
    token, seat = str(there.token), there.seat
    fatal = play.table.face(token) == "wounded"
    if not fatal:
        play.tell("ml-wounded", seat=seat, member=there.member)
        play.turn(token, "wounded")
    shame = ask(foe, GloryLost())
    if shame:
        # The fatal wound counts as well (ruling 44).
        play.tell("ml-wound-shames", seat=seat, monster=foe, glory=shame)
        lose_glory(play, seat, shame)
    if fatal:
        die(play, there.exp)
    return not fatal


def die(play: Play, exp: str) -> None:
    """A mercenary falls: martyr glory, and all it carried is lost (B7, rulings 60 and 61)."""
    there = Expedition(play.table, exp)
    seat, member = there.seat, there.member
    martyr = there.trail.martyr
    play.tell("ml-died", seat=seat, member=member, glory=martyr)
    play.adjust(zones.clan(seat), zones.GLORY, martyr)
    empty(play, exp, zones.GOLD, zones.POTION, zones.VENOM)
    if has_acted(play.table, exp):
        # What it has already dealt stays dealt; its dice lie there until the end.
        drop_tokens(play, there.face_down)
        empty(play, exp, zones.DEFENCE, zones.GUARDS)
    else:
        clear_expedition(play, exp)
    send_off(play, member)


STEPS = (Defend, Wound)
OPTIONS = (
    BlockWithToken,
    BlockWithGuards,
    BlockWithTalent,
    TakeHits,
    DrinkPotion,
    SufferWound,
)
