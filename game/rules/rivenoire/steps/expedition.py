"""Place 10: the expedition against the monster of the round (chapters 9.1 and 9.2)."""

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
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import discard
from game.rules.rivenoire.content import box, has_mode, monster
from game.rules.rivenoire.people import fall
from game.rules.rivenoire.steps.combat import (
    ThrowAway,
    UseCard,
    UseCardWith,
    offers_of,
    play_chosen,
    throwing,
)
from game.rules.rivenoire.steps.monster import MonsterAttacks
from game.rules.rivenoire.steps.tokens import UseToken, token_offers, use_token
from game.rules.rivenoire.steps.using import use_of
from game.rules.rivenoire.steps.victory import Defeat, Victory, end_expedition
from game.rules.rivenoire.views import Notable, battle_line, leader
from game.rules.rivenoire.views.fight import Fight


@frozen
class Expedition(Auto):
    """The monster of the round is revealed; nobody there, and it goes again (ruling 27)."""

    def resolve(self, play: Play) -> None:
        """It begins with its hit points, and what the Oracle added, but never too many."""
        play.mark(zones.PLACE, zones.number_of(zones.SURROUNDINGS))
        card = play.table.zones[zones.MONSTER_DECK][0]
        play.move(card, to=zones.MONSTER)
        if not battle_line(play.table):
            play.tell("riv-monster-unmet", monster=card)
            end_expedition(play)
            return
        more = play.table.marks.get(zones.MORE_HIT_POINTS, 0)
        assert isinstance(more, int)
        points = min(monster(card).hit_points + more, box().numbers.hit_points)
        play.tell("riv-monster-revealed", monster=card, points=points)
        play.adjust(zones.MONSTER_OWNER, zones.STARTING_POINTS, points)
        play.adjust(zones.MONSTER_OWNER, zones.HIT_POINTS, points)
        play.push(CombatRound(1))


@frozen
class CombatRound(Auto):
    """Everybody in the line acts, then everybody is attacked."""

    number: int

    def resolve(self, play: Play) -> None:
        """Nobody has acted yet, and no damage is dealt."""
        play.tell("riv-combat-round", number=self.number)
        play.mark(zones.COMBAT_ROUND, self.number)
        play.mark(zones.ACTED, None)
        play.mark(zones.ROLLED, None)
        play.adjust(zones.MONSTER_OWNER, zones.DEALT, -Fight(play.table).dealt)
        play.push(HeroesAttack())


@frozen
class HeroesAttack(Auto):
    """The leftmost who has not acted has a turn; a slain monster ends it at once (9.2 A)."""

    def resolve(self, play: Play) -> None:
        """Next is always the leftmost without the flag (ruling 31)."""
        fight = Fight(play.table)
        waiting = fight.still_to_act
        play.mark(zones.FIGHTER, None)
        if fight.is_slain:
            play.push(Victory())
        elif waiting:
            fighter = waiting[0]
            play.mark(zones.FIGHTER, fighter)
            play.mark(zones.ACTED, (*fight.acted, fighter))
            play.push(HeroTurn(leader(play.table, fighter), fighter), self)
        else:
            play.push(MonsterAttacks(), EndOfCombatRound())


@frozen
class Fall(Option):
    """Go to the Hospital."""

    says: ClassVar[str] = "riv-option-fall"
    closes: ClassVar[bool] = True


@frozen
class HeroTurn(Ask):
    """A fighter puts down exactly one card, played or thrown away (D-FIGHT).

    Without a card it goes to the Hospital, unless a token brings one (D-TOKEN).
    """

    private: ClassVar[bool] = True

    seat: Seat
    fighter: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks, with a warning to the last who could still strike."""
        fight = Fight(table)
        if not fight.dealt and not fight.still_to_act:
            return text("riv-ask-fight-last", seat=self.seat, character=self.fighter)
        return text("riv-ask-fight", seat=self.seat, character=self.fighter)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every card of the hand, in each way; the Hospital without any."""
        hand = Notable(table, self.seat).hand
        for card in hand:
            if has_mode(card, "combat"):
                yield from offers_of(table, self._use(card))
            else:
                yield UseCard(card), _why_no_use(card)
        for card in hand:
            yield throwing(card), None
        yield from token_offers(table, self.seat)
        if not hand:
            yield Fall(), None

    def _use(self, card: Piece) -> Use:
        return use_of(self.seat, card, "combat", self.fighter, from_hand=True)

    def resolve(self, play: Play, choice: Option) -> None:
        """All of the card, or a card less."""
        match choice:
            case UseToken(token):
                use_token(play, self.seat, token, self.fighter)
                play.push(self)
            case Fall():
                fall(play, self.fighter)
            case ThrowAway(card):
                discard(play, self.seat, card)
            case UseCard(card) | UseCardWith(card):
                play_chosen(play, self._use(card), choice)


def _why_no_use(card: Piece) -> Refusal:
    if has_mode(card, "reroll"):
        return refuse("riv-why-after-roll", card=card)
    return refuse("riv-why-no-combat", card=card)


@frozen
class EndOfCombatRound(Auto):
    """Without damage in this combat round, or without a line, the monster wins (9.2 C)."""

    def resolve(self, play: Play) -> None:
        """Or it goes on, though not for ever (ruling 58)."""
        fight = Fight(play.table)
        number = fight.combat_round
        if not battle_line(play.table):
            play.push(Defeat("riv-lost-line"))
        elif not fight.dealt:
            play.push(Defeat("riv-lost-no-damage"))
        elif number >= box().numbers.combat_rounds:
            play.push(Defeat("riv-lost-too-long"))
        else:
            play.push(CombatRound(number + 1))


STEPS = (Expedition, CombatRound, HeroesAttack, HeroTurn, EndOfCombatRound)
OPTIONS = (Fall,)
