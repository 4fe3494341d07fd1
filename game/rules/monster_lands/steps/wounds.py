"""Hits are cancelled or become wounds, and wounds kill (B5 to B7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import (
    why_no_guards,
    why_no_talent,
    why_no_token,
    why_not_drink,
)
from game.rules.monster_lands.battlefield import (
    clear_expedition,
    counted,
    drop_tokens,
    empty,
    has_acted,
)
from game.rules.monster_lands.content import ask
from game.rules.monster_lands.deeds import lose_glory, use
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
    closes: ClassVar[bool] = True
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

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Each source that may cancel a hit, or none."""
        exp = self.exp
        there = Expedition(table, exp)
        foe = _foe(table, exp)
        for card in (there.member, *there.worn):
            yield BlockWithTalent(card), why_no_talent(table, exp, card, foe)
        yield BlockWithGuards(exp), why_no_guards(table, exp, foe)
        yield BlockWithToken(exp), why_no_token(table, exp)
        yield TakeHits(self.hits), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Cards elsewhere do not help, and potions come later."""
        if thing.startswith(("member.", "gear.")):
            return why_no_talent(table, self.exp, thing, _foe(table, self.exp))
        return refuse("ml-why-potion-later") if thing == counted(self.exp, zones.POTION) else None

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
    closes: ClassVar[bool] = True


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

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Drink if that helps, or suffer."""
        yield DrinkPotion(self.exp), why_not_drink(table, self.exp, _foe(table, self.exp))
        yield SufferWound(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Hits can no longer be cancelled."""
        late = (counted(self.exp, zones.DEFENCE), counted(self.exp, zones.GUARDS))
        return refuse("ml-why-too-late") if thing in late else None

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


def _foe(table: Reading, exp: str) -> Piece:
    return str(monster_at(table, zones.place_of(exp)))


def _suffer(play: Play, there: Expedition) -> bool:
    """Turn the token to its wounded side, or die; say whether the mercenary lives."""
    foe = _foe(play.table, there.exp)
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
