"""The end of a fight: the Monster falls (8.9), or the Hero does (11.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.rules.euthia import zones
from game.rules.euthia.cards import has_continuous
from game.rules.euthia.content import box, group_of, monster
from game.rules.euthia.elites import bounty, open_bounty
from game.rules.euthia.farruga import fell_stage, leave_finale
from game.rules.euthia.fighting import forget, hope_to_gaar
from game.rules.euthia.gains import find, gain_card, gain_gaar, lose_reputation
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.piles import discard_cards, give_back
from game.rules.euthia.rescue.places import villain_at
from game.rules.euthia.scenarios import (
    on_liberated,
    on_space_won,
    on_victory,
    reward_final_fight,
)
from game.rules.euthia.steps.acting import TradeAfterVictory
from game.rules.euthia.steps.common import Pass
from game.rules.euthia.steps.dying import wake_at_chapel
from game.rules.euthia.steps.fight_dice import take_up
from game.rules.euthia.steps.gaining import receive
from game.rules.euthia.steps.liberating import liberate
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.turn_end import TrimHand
from game.rules.euthia.steps.using import UseAll, UseBlock, use
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.views.bout import ALL_NOTES, Bout
from game.rules.euthia.vocabulary import SHOP_AT


@frozen
class MonsterFalls(Auto):
    """Reward, Trophy, Loot, tokens, Hope, in this order; then the turn goes on.

    At a Place of Trade the winner may trade before surplus must go (7.2, ruling 20); the hand is
    trimmed at once, for the Combat is over (ruling 38).
    """

    def resolve(self, play: Play) -> None:
        """Each of these reads the fight, so the table is cleared last."""
        bout = Bout(play.table)
        piece = bout.monster
        assert piece is not None
        play.tell("eut-monster-fell", seat=bout.hero, thing=piece)
        if bout.is_shared:
            fell_stage(play, bout.hero, piece)
            hope_to_gaar(play)
            _clear(play)
            return
        _reward(play, bout)
        if not bout.space:
            play.move(piece, to=zones.GONE)
        elif zones.LENT in play.table.marks:
            _return_trophy(play, piece)
        else:
            play.push(ClaimTrophy(bout.hero, piece))
        at_counter = bout.space and Land(play.table).spot(bout.space).place in SHOP_AT
        play.push(
            Spoils(bout.hero, piece, bout.space),
            VictoryEffects(bout.hero),
            *((TradeAfterVictory(bout.hero),) if at_counter else ()),
            Settle(bout.hero),
            TrimHand(bout.hero),
        )


def _return_trophy(play: Play, piece: Piece) -> None:
    """A Monster that stood in for its Level is the Trophy it was (ruling 39)."""
    lender = play.table.marks[zones.LENT]
    assert isinstance(lender, str)
    play.move(piece, to=lender)
    play.mark(zones.LENT, None)


def _reward(play: Play, bout: Bout) -> None:
    """Only who is not too famous for it (ruling 31, W-15); a Bounty is for everybody."""
    card, hero = bout.card, Hero(play.table, bout.hero)
    if not bout.space:
        reward_final_fight(play, bout.hero)
        return
    prize = open_bounty(play.table)
    if prize is not None and group_of(bout.monster or "") == "elite":
        receive(play, bout.hero, bounty(prize).reward)
        play.move(prize, to=zones.bounties_kept(bout.hero))
        return
    if card.limit is None or hero.reputation <= card.limit:
        receive(play, bout.hero, card.reward)
    else:
        play.tell("eut-too-famous", seat=bout.hero, limit=card.limit)


@frozen
class KeepTrophy(Option):
    """Keep the Monster as a Trophy, in a Bag."""

    says: ClassVar[str] = "eut-option-trophy"
    thing: Piece


@frozen
class LeaveTrophy(Option):
    """Leave the Monster where it fell."""

    says: ClassVar[str] = "eut-option-no-trophy"
    closes: ClassVar[bool] = True


@frozen
class ClaimTrophy(Ask):
    """A Trophy fills a Bag, scores nothing and is asked for by Quests (D-26, ruling 42)."""

    seat: Seat
    thing: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-trophy", seat=self.seat, thing=self.thing)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whoever has a Bag at all may make room for it."""
        if Hero(table, self.seat).bag_room:
            yield KeepTrophy(self.thing), None
        yield LeaveTrophy(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It waits for a place among what was found."""
        if isinstance(choice, KeepTrophy):
            find(play, self.seat, self.thing)
        else:
            give_back(play, self.thing)


@frozen
class Spoils(Auto):
    """Loot, the table cleared, Hope turned into Gaar, the space set free (8.9, steps 3 to 6)."""

    seat: Seat
    thing: Piece
    space: Zone

    def resolve(self, play: Play) -> None:
        """The token comes last, so that a Treasure lies on top of the finds."""
        from_monster = _level(self.thing)
        is_prey = self.space and group_of(self.thing) != "elite"
        if is_prey:
            receive(play, self.seat, Land(play.table).loot(self.space))
        hope_to_gaar(play)
        _clear(play)
        if is_prey and not on_space_won(play, self.seat, self.space):
            liberate(play, self.seat, self.space)
            on_liberated(play, self.seat, self.space)
        on_victory(play, self.seat, from_monster)


def _level(piece: Piece) -> int:
    return monster(piece).level


def _clear(play: Play, goes_on: bool = False) -> None:
    """Tokens to the supply, cards to their piles; who played the Monster trims the hand.

    A Monster whom others go on fighting keeps its Damage, its tokens and its lasting cards.
    """
    bout, lying = Bout(play.table), play.table.zone(zones.FIGHT_CARDS)
    discard_cards(play, tuple(each for each in lying if not (goes_on and has_continuous(each))))
    take_up(play)
    kept = (zones.DAMAGE, zones.CHAOS, zones.MONSTER_GAAR)
    for counter in (*kept, zones.COMBAT_ROUND):
        if not (goes_on and counter in kept):
            play.adjust(zones.FIGHT, counter, -bout.count(counter))
    forget(play, *ALL_NOTES)
    play.mark(zones.ATTACK_TILE, None)
    play.mark(zones.USED, None)
    play.mark(zones.SIDES, None)
    if bout.is_played:
        play.push(TrimHand(bout.player))


@frozen
class VictoryEffects(UseAll):
    """What works after a victory (8.9, step 7)."""

    trigger: ClassVar[str] = "on_victory"

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-victory", seat=self.seat)


@frozen
class HeroFalls(Ask):
    """Health is 0: something may still prevent it (`on_death`); else the fight is lost."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-last-breath", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What replaces a death, or dying."""
        for source in offered(table, self.seat, "on_death"):
            yield UseBlock(*source), why_not_use(table, self.seat, source)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Everything goes on, or nothing does."""
        if isinstance(choice, UseBlock):
            use(play, self.seat, choice.thing, choice.block)
        else:
            _die(play, self.seat)


def _die(play: Play, seat: Seat) -> None:
    """The order of 11.1; the space stays as it was, and the same Monster waits (W-58)."""
    bout, death = Bout(play.table), box().figures.death
    piece = bout.monster
    assert piece is not None
    play.tell("eut-died-fighting", seat=seat, thing=piece)
    if bout.is_shared:
        leave_finale(play, seat)
    else:
        _put_back(play, piece)
    together = settings(play.table).mode == COOPERATIVE
    if together:
        lose_reputation(play, seat, death.cooperative)
    else:
        play.adjust(zones.hero(seat), zones.DEATHS, 1)
    if bout.is_played:
        play.adjust(zones.hero(bout.player), zones.KILLS, 1)
    hope_to_gaar(play)
    _clear(play, goes_on=bout.is_shared)
    wake_at_chapel(play, seat)
    if bout.is_shared:
        return
    gain_gaar(play, seat, death.gaar)
    gain_card(play, seat, zones.GOLD_CARD, death.gold_card)
    play.push(TrimHand(seat), Settle(seat))


def _put_back(play: Play, piece: Piece) -> None:
    """A Monster on top of its pile; an Elite stays face up with its Bounty, a foe on its space."""
    space = Bout(play.table).space
    if group_of(piece) == "elite" and space:
        play.move(piece, to=zones.ELITE)
    elif group_of(piece) == "foe" and space:
        play.move(piece, to=villain_at(space))
    elif zones.LENT in play.table.marks:
        _return_trophy(play, piece)
    elif group_of(piece) == "monster":
        play.move(piece, to=zones.deck(zones.monsters(_level(piece))), at=0)
    else:
        play.move(piece, to=zones.GONE)


STEPS = (MonsterFalls, ClaimTrophy, Spoils, VictoryEffects, HeroFalls)
OPTIONS = (KeepTrophy, LeaveTrophy)
