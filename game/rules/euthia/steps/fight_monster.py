"""The Monster's attack (phase 2): expiry, dice, the exchange of Gaar and cards, Wounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.engine.effects import Use
from game.rules.euthia import zones
from game.rules.euthia.bodies import suffer
from game.rules.euthia.cards import (
    group_sections,
    has_continuous,
    is_alike,
    is_playable,
    play_cards,
)
from game.rules.euthia.content import box
from game.rules.euthia.dwurt import convert, dwurt_shift, spend_dwurt, uses_dwurt
from game.rules.euthia.fighting import HOPE_FOR_GAAR, buy_gaar, forget, note
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.steps import exchanging
from game.rules.euthia.steps.common import ConvertGaar, Pass
from game.rules.euthia.steps.fight_deck import DeckAnswers
from game.rules.euthia.steps.fight_dice import cast, take_up
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import (
    CLOVER,
    DAMAGE_PLUS,
    NEXT_DAMAGE,
    NO_GAAR,
    OF_MONSTER_ATTACK,
    STRENGTH,
    Bout,
)

#: Which cards may be played when (9.5).
BEFORE_ROLL = ("before_monster_roll", "before_or_after_monster_roll")
AFTER_ROLL = ("after_monster_roll", "before_or_after_monster_roll")
CURSES = ("before_hero_roll",)


@frozen
class CloversExpire(FightStep):
    """What weakened the Hero's rolls in the round before ends now (2A2, W-19)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Cards that only lay there for it are discarded."""
        sources = {source for source, _ in bout.notes(CLOVER)}
        lying = play.table.zone(zones.FIGHT_CARDS)
        forget(play, CLOVER)
        discard_cards(
            play, tuple(each for each in lying if each in sources and not has_continuous(each))
        )


@frozen
class MonsterMay(FightStep):
    """Whoever plays the Monster may play cards of these triggers (2A3, 4A1)."""

    triggers: tuple[str, ...]

    def happen(self, play: Play, bout: Bout) -> None:
        """Nobody is asked where the deck plays the Monster, or without Chaos."""
        if bout.is_played and bout.count(zones.CHAOS):
            play.push(PlayCards(bout.player, self.triggers))


@frozen
class PlayCard(Option):
    """Play so many alike of this card for a Chaos token."""

    says: ClassVar[str] = "eut-option-play-card"
    thing: Piece
    count: int


def card_offers(table: Reading, bout: Bout, triggers: tuple[str, ...]) -> Iterator[Offer]:
    """Every number of every card that is alike, while there is Chaos (9.2)."""
    none = None if bout.count(zones.CHAOS) else refuse("eut-why-no-chaos")
    for cards in group_sections(Hero(table, bout.player).hand):
        option = PlayCard(cards[0], len(cards))
        yield (
            option,
            none
            if is_playable(cards[0], triggers)
            else refuse("eut-why-wrong-moment", thing=cards[0]),
        )


def play_alike(play: Play, seat: Seat, choice: PlayCard) -> None:
    """So many cards like this one, from the hand."""
    alike = [each for each in Hero(play.table, seat).hand if is_alike(each, choice.thing)]
    play_cards(play, tuple(alike[: choice.count]))


@frozen
class PlayCards(Ask):
    """Plays of Silver and Gold cards, each for a Chaos token, then done (D-19, D-23)."""

    private: ClassVar[bool] = True

    seat: Seat
    triggers: tuple[str, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        bout = Bout(table)
        what = "curses" if self.triggers == CURSES else "before"
        return text("eut-ask-cards", seat=self.seat, what=what, chaos=bout.count(zones.CHAOS))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What may be played now, four Silver cards for a Gold card first, or nothing."""
        yield from card_offers(table, Bout(table), self.triggers)
        yield from exchanging.offers(table, self.seat)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Each is resolved before the next."""
        match choice:
            case PlayCard():
                play_alike(play, self.seat, choice)
            case exchanging.Exchange():
                exchanging.exchange(play, self.seat, choice)
            case _:
                return
        play.push(MonsterMay(self.triggers))


@frozen
class MonsterRolls(FightStep):
    """Step 2B, then who answers for the Monster."""

    def happen(self, play: Play, bout: Bout) -> None:
        """The deck answers at once; a player exchanges with the Hero."""
        cast(play)
        if bout.is_played:
            play.push(Exchange(by_hero=False, passed=False))
        else:
            play.push(DeckAnswers(), Exchange(by_hero=True, passed=True))


@frozen
class Exchange(FightStep):
    """By turns, the Monster player first, until both pass in succession (2C1, ruling 27)."""

    by_hero: bool
    #: Whether the other side has just passed.
    passed: bool

    def happen(self, play: Play, bout: Bout) -> None:
        """Whoever has nothing to give passes without being asked."""
        if self.by_hero:
            play.push(AnswerRoll(bout.hero, True, self.passed))
        else:
            play.push(MonsterAnswers(bout.player, False, self.passed))


@frozen
class SwayMonster(Option):
    """Give a Gaar: this die of the Monster is rolled again, and its Strength shifts."""

    says: ClassVar[str] = "eut-option-sway"
    die: Piece
    face: int
    shift: int


@frozen
class SwayWithDwurt(Option):
    """Give a Dwurt: the Monster's Strength shifts, without a reroll (ruling 61)."""

    says: ClassVar[str] = "eut-option-sway-dwurt"
    shift: int


@frozen
class HopeForGaar(Option):
    """Two points of Hope become a Gaar."""

    says: ClassVar[str] = "eut-option-hope-gaar"


@frozen
class AnswerRoll(Ask):
    """Gaar, a card, or a pass (D-21); what comes after it can no longer be answered."""

    seat: Seat
    by_hero: bool
    passed: bool

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        bout = Bout(table)
        return text(
            "eut-ask-exchange",
            seat=self.seat,
            what="hero" if self.by_hero else "monster",
            strength=bout.strength,
            wounds=bout.wounds(bout.strength),
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Gaar on either die; cards of the Monster player; a pass."""
        bout = Bout(table)
        yield from self._gaar(table, bout)
        if self.by_hero:
            if bout.hope >= HOPE_FOR_GAAR:
                yield HopeForGaar(), None
        else:
            yield from card_offers(table, bout, AFTER_ROLL)
            yield from exchanging.offers(table, self.seat)
        yield Pass(), None

    def _gaar(self, table: Reading, bout: Bout) -> Iterator[Offer]:
        shift = box().figures.gaar.shift
        why = self._why_no_gaar(table, bout)
        if self.by_hero and uses_dwurt(table, self.seat):
            yield SwayWithDwurt(-dwurt_shift()), why
            if Hero(table, self.seat).gaar:
                yield ConvertGaar(), None
            return
        for die in bout.dice:
            yield SwayMonster(die, table.pips(die), -shift if self.by_hero else shift), why

    def _why_no_gaar(self, table: Reading, bout: Bout) -> Refusal | None:
        if self.by_hero:
            if bout.is_immune:
                return refuse("eut-why-immune")
            hero = Hero(table, self.seat)
            if hero.card.dwurt:
                return None if hero.dwurt else refuse("eut-why-no-dwurt")
            return None if hero.gaar else refuse("eut-why-no-gaar")
        if bout.notes(NO_GAAR):
            return refuse("eut-why-gaar-forbidden")
        has = bout.count(zones.MONSTER_GAAR)
        return None if has else refuse("eut-why-monster-no-gaar")

    def resolve(self, play: Play, choice: Option) -> None:
        """The other side may always answer."""
        bout = Bout(play.table)
        again = Exchange(by_hero=not self.by_hero if bout.is_played else True, passed=False)
        match choice:
            case SwayMonster(die, _, shift):
                self._spend(play)
                sway(play, die, zones.GAAR, shift)
                play.push(again)
            case SwayWithDwurt(shift):
                spend_dwurt(play, self.seat, 1)
                note(play, STRENGTH, zones.DWURT, shift)
                strength = Bout(play.table).strength
                play.tell("eut-swayed-dwurt", seat=self.seat, amount=shift, strength=strength)
                play.push(again)
            case ConvertGaar():
                convert(play, self.seat)
                play.push(Exchange(self.by_hero, self.passed))
            case PlayCard():
                play_alike(play, self.seat, choice)
                play.push(again)
            case exchanging.Exchange():
                exchanging.exchange(play, self.seat, choice)
                play.push(Exchange(self.by_hero, self.passed))
            case HopeForGaar():
                buy_gaar(play, self.seat)
                play.push(Exchange(self.by_hero, self.passed))
            case _ if bout.is_played and not self.passed:
                play.push(Exchange(by_hero=not self.by_hero, passed=True))

    def _spend(self, play: Play) -> None:
        if self.by_hero:
            play.adjust(zones.hero(self.seat), zones.GAAR, -1)
        else:
            play.adjust(zones.FIGHT, zones.MONSTER_GAAR, -1)


@frozen
class MonsterAnswers(AnswerRoll):
    """The same for who plays the Monster: its cards are nobody else's business."""

    private: ClassVar[bool] = True


def sway(play: Play, die: Piece, source: str, shift: int) -> None:
    """A die of the Monster again; the shift stays, whatever it shows (8.5)."""
    (face,) = play.roll(die)
    note(play, STRENGTH, source, shift)
    play.tell("eut-swayed", face=face, amount=shift, strength=Bout(play.table).strength)


@frozen
class Wounding(FightStep):
    """The final Strength, its row, Wounds (2D); whether the Hero falls is seen before the rest."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Promises for the next Hero attack fall due; what the row does besides comes after."""
        strength = bout.strength
        wounds = bout.wounds(strength)
        play.tell("eut-monster-hits", thing=bout.monster or "", strength=strength, wounds=wounds)
        if wounds:
            suffer(play, bout.hero, wounds)
        forget(play, *OF_MONSTER_ATTACK)
        for source, value in bout.notes(NEXT_DAMAGE):
            note(play, DAMAGE_PLUS, source, value)
        forget(play, NEXT_DAMAGE)
        play.mark(zones.USED, None)
        take_up(play)
        rows = [number for number, row in enumerate(bout.card.wounds) if row.holds(strength)]
        play.push(*(RowEffects(number) for number in rows))


@frozen
class RowEffects(FightStep):
    """What a row of the Monster's table does besides Wounds."""

    row: int

    def happen(self, play: Play, bout: Bout) -> None:
        """In printed order."""
        piece = bout.monster
        assert piece is not None
        for effect in bout.card.wounds[self.row].do:
            effect.apply(play, Use(bout.hero, piece, "wounds"))


STEPS = (
    CloversExpire,
    MonsterMay,
    PlayCards,
    MonsterRolls,
    Exchange,
    AnswerRoll,
    MonsterAnswers,
    Wounding,
    RowEffects,
)
OPTIONS = (PlayCard, SwayMonster, SwayWithDwurt, HopeForGaar)
