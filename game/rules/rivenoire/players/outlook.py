"""What a notable makes of the situation: how long the game lasts and what things are worth.

All worths are in points of the final score. A hand is laid down at the end of every round, so what
is spent costs little by itself; what joins the deck comes back again and again.
"""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat
from game.engine.effects import Effect, Number
from game.engine.kept import kept
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import (
    box,
    character,
    has_mode,
    magic,
    modes,
    quest,
)
from game.rules.rivenoire.effects import blows, cards, city, coins, fighting, gains
from game.rules.rivenoire.majorities import printed_coins
from game.rules.rivenoire.payments import coins_of, money
from game.rules.rivenoire.players.hopes import quest_hope
from game.rules.rivenoire.quests import quests_of
from game.rules.rivenoire.scoring import TRIO
from game.rules.rivenoire.views import Notable, battle_line, leader, players, round_number
from game.rules.rivenoire.zones import family, kind_of

#: How often a card of the deck comes to hand, a round.
SEEN = 0.5
#: Coins and damage of a card that comes to hand; a card drawn.
COIN, DAMAGE, CARD = 0.42, 0.15, 1.1
#: Towards the majorities: a coin printed on a card, a star, a diamond.
PRINTED, STAR, DIAMOND = 0.16, 0.9, 1.7
#: A monster token, a jewel token, a Loot card unseen, a Quest unseen.
TROPHY, JEWEL, LOOT, QUEST = 3.0, 1.9, 4.2, 5.5
#: A Wound and a Beer of the deck.
WOUND, BEER = -3.2, -1.1
#: A spot that one character more can take, a round.
ACTION = 3.0
#: What each kind of character is worth besides, a round.
KINDS = {
    "peasant": 0.9,
    "warrior": 0.9,
    "ranger": 1.6,
    "magician": 0.9,
    "merchant": 1.0,
    "noble": 0.9,
    "monk": 0.6,
    "paladin": 3.0,
}
#: Nearness of the trio: with one, two, three of its kinds.
NEAR_TRIO = (0.0, 3.0, 8.0, 15.0)
#: What a card that does something else is worth when it comes to hand.
USES: dict[type[Effect], float] = {
    gains.QuestSearch: 6.5,
    gains.MarketSalvage: 2.5,
    gains.GainLoot: LOOT,
    gains.GainJewel: JEWEL,
    gains.Recruit: 8.0,
    gains.QuestsToDiscard: 9.0,
    gains.PeekProperty: 0.3,
    cards.Retrieve: 1.4,
    cards.Cycle: 1.0,
    cards.Scry: 0.5,
    cards.PlayCard: 1.6,
    cards.DestroyWound: 0.8,
    cards.DestroyCard: 0.7,
    cards.DiscardChoice: 0.6,
    fighting.StealPlay: 1.8,
    fighting.Reroll: 1.2,
    fighting.RollDie: -1.4,
    fighting.Advance: 0.6,
    fighting.Boomerang: 0.8,
    fighting.Withdraw: 0.3,
    blows.NoMonsterDie: 1.4,
    blows.MoreDamage: 1.8,
    blows.ClaimKillingBlow: 2.0,
    city.ReplayAction: 2.2,
    city.Relocate: 2.4,
    gains.BuyBuilding: 3.0,
}


def _plain(amount: Number) -> float:
    """An amount that is counted later, by a guess."""
    return float(amount) if isinstance(amount, int) else amount.base + 2.0 * amount.times


@cache
def use_of_effect(effect: Effect) -> float:
    """What an effect is worth, once."""
    match effect:
        case blows.Damage(amount):
            return DAMAGE * _plain(amount)
        case coins.Gold(amount):
            return COIN * _plain(amount)
        case gains.Fame(amount):
            return _plain(amount)
        case cards.Draw(count):
            return CARD * count
    found = USES.get(type(effect))
    if found is not None:
        return found * getattr(effect, "count", 1)
    return 0.0


@cache
def use_of_card(card: Piece) -> float:
    """What a card is worth when it comes to hand: its best way to be used."""
    ways = [
        sum([use_of_effect(each) for each in mode.effects])
        for mode in modes(card)
        if mode.window not in ("gain", "on_top")
    ]
    standing = sum(
        [
            use_of_effect(each)
            for mode in modes(card)
            if mode.window == "on_top"
            for each in mode.effects
        ]
    )
    return max(ways, default=0.0) + standing


@cache
def destroys_itself(card: Piece) -> bool:
    """Whether a card is used once only."""
    return any(isinstance(each, cards.DestroySelf) for mode in modes(card) for each in mode.effects)


class Outlook:
    """One decision as a seat sees it; made once a decision, so that figures are kept."""

    def __init__(self, view: Reading, seat: Seat) -> None:
        self.view: Reading = view
        self.seat: Seat = seat
        self.notable: Notable = Notable(view, seat)

    @kept
    def left(self) -> int:
        """Rounds after this one."""
        return box().numbers.rounds - round_number(self.view)

    @kept
    def hand(self) -> tuple[Piece, ...]:
        """The own hand."""
        return self.notable.hand

    @kept
    def coins(self) -> int:
        """What the hand could pay."""
        return sum([coins_of(self.view, self.seat, each) for each in money(self.view, self.seat)])

    @kept
    def fighters(self) -> list[Piece]:
        """Own characters in the line."""
        view = self.view
        return [each for each in battle_line(view) if leader(view, each) == self.seat]

    @kept
    def led(self) -> list[str]:
        """The kinds of all characters that are led."""
        return [kind_of(each) for each in self.notable.characters]

    @kept
    def kinds(self) -> set[str]:
        """The kinds of character that are led, each once."""
        return set(self.led)

    @kept
    def quests(self) -> list[str]:
        """What the own Quests ask for or count."""
        held = [quest(each) for each in quests_of(self.view, self.seat)]
        return [each.if_ or each.per or "" for each in held]

    def fame(self, amount: float) -> float:
        """Fame, with the cards that its thresholds bring."""
        have = self.notable.fame
        more = 0.1 * self.left if have < 20 else 0.0
        return amount * (1 + more)

    def keep(self, card: Piece) -> float:
        """What a card of the deck is worth until the end; its use in this round is not in it."""
        kind = family(card)
        if kind == "wound":
            return WOUND - 0.3 * self.left
        if kind == "beer":
            return BEER
        if kind == "quest":
            return quest_hope(self, card)
        often = 0.7 if destroys_itself(card) else SEEN * self.left
        worth = use_of_card(card) * min(often, SEEN * self.left)
        worth += STAR * magic(card) + PRINTED * printed_coins(card)
        return worth + self._for_quests(card)

    def _for_quests(self, card: Piece) -> float:
        found = 0.0
        for asked in self.quests:
            if asked == "loot_cards" and family(card) == "loot":
                found += 2.0
            elif asked == "combat_cards" and has_mode(card, "combat"):
                found += 1.0
            elif asked == "bolt_cards" and has_mode(card, "bolt"):
                found += 2.0
            elif asked == "no_magic_card" and magic(card):
                found -= 3.0
        return found

    def gained(self, card: Piece) -> float:
        """What it brings to gain a card: at once, in this round, and later."""
        at_once = [mode for mode in modes(card) if mode.window == "gain"]
        if at_once:
            return sum([self.effect(each) for each in at_once[0].effects])
        return self.keep(card) + 0.5

    def effect(self, effect: Effect) -> float:
        """What an effect that happens now is worth."""
        match effect:
            case gains.Fame(amount):
                return self.fame(_plain(amount))
            case gains.Recruit():
                return self.best_recruit(self.view.zone(zones.RESERVE))
        return use_of_effect(effect)

    def person(self, kind: str) -> float:
        """What it is worth to lead one more character of a kind, from the next round on."""
        worth = (ACTION + KINDS.get(kind, 0.0)) * self.left
        if kind in TRIO and kind not in self.kinds:
            have = len(self.kinds & set(TRIO))
            worth += NEAR_TRIO[have + 1] - NEAR_TRIO[have] if self.left or have == 2 else 0.0
        if kind not in self.kinds and "strictly_most_character_types" in self.quests:
            worth += 2.5
        if kind == "peasant" and "strictly_most_peasants" in self.quests:
            worth += 2.5
        return worth - self._replaced

    @kept
    def _replaced(self) -> float:
        """What the one is worth that has to go."""
        limited = self.notable.limited
        if len(limited) < box().numbers.characters:
            return 0.0
        return min([self.stays(each) for each in limited])

    def stays(self, who: Piece) -> float:
        """What a character is worth that one leads already."""
        kind = kind_of(who)
        worth = (ACTION + KINDS.get(kind, 0.0)) * self.left
        if kind in TRIO and self.led.count(kind) == 1:
            have = len(self.kinds & set(TRIO))
            worth += NEAR_TRIO[have] - NEAR_TRIO[have - 1]
        return worth

    def best_recruit(self, among: tuple[Piece, ...]) -> float:
        """The best of some characters, for nothing."""
        kinds = {kind_of(each) for each in among if character(each).wage is not None}
        return max([self.person(kind) for kind in kinds], default=0.0)

    def hit_point(self) -> float:
        """What one card more in hand is worth as a hit point of the fight."""
        fighters = len(self.fighters)
        if not fighters:
            return 0.05
        spare = len(self.hand) - 2 * fighters
        return 0.9 if spare <= 0 else (0.45 if spare < 3 else 0.15)

    def card_lost(self, card: Piece) -> float:
        """What it costs to have a card of the hand on the pile for the rest of the round."""
        worth = self.hit_point()
        if self.fighters and has_mode(card, "combat"):
            worth += DAMAGE * 2 * _damage(card)
        elif self.fighters and has_mode(card, "reroll"):
            worth += 1.0
        return worth

    @kept
    def rivals(self) -> list[Seat]:
        """Everybody else."""
        return [seat for seat in range(players(self.view)) if seat != self.seat]


@cache
def _damage(card: Piece) -> float:
    found = [
        _plain(each.amount)
        for mode in modes(card)
        if mode.window == "combat"
        for each in mode.effects
        if isinstance(each, blows.Damage)
    ]
    return sum(found)


def damage_of(card: Piece) -> float:
    """About how much a card strikes for."""
    return 0.0 if card[0] == "?" else _damage(card)
