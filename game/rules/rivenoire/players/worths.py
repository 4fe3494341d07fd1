"""What cards and what they do are worth, whoever has them: points of the final score."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine import Piece
from game.engine.effects import Effect, Number
from game.rules.rivenoire.content import has_mode, magic, modes, quest
from game.rules.rivenoire.effects import blows, cards, city, coins, fighting, gains
from game.rules.rivenoire.majorities import printed_coins
from game.rules.rivenoire.zones import family

#: How often a card of the deck comes to hand, a round.
SEEN = 0.25
#: Coins and damage of a card that comes to hand; a card drawn.
COIN, DAMAGE, CARD = 1.7, 0.25, 0.94
#: Towards the majorities: a coin printed on a card, a star, a diamond.
PRINTED, STAR, DIAMOND = 0.12, 1.1, 1.7
#: A monster token, a jewel token, a Loot card unseen, a Quest unseen.
TROPHY, JEWEL, LOOT, QUEST = 3.0, 2.1, 2.4, 8.2
#: A Wound and a Beer of the deck.
WOUND, BEER = -1.7, -1.3
#: So many hands and piles are remembered: candidates meet the same ones, world by world.
MOST_HANDS = 2_000
#: What a card that does something else is worth when it comes to hand.
USES: dict[type[Effect], float] = {
    gains.QuestSearch: 5.0,
    gains.MarketSalvage: 3.5,
    gains.GainLoot: LOOT,
    gains.GainJewel: JEWEL,
    gains.Recruit: 5.5,
    gains.QuestsToDiscard: 9.0,
    gains.PeekProperty: 0.3,
    cards.Retrieve: 1.4,
    cards.Cycle: 1.3,
    cards.Scry: 0.5,
    cards.PlayCard: 1.8,
    cards.DestroyWound: 1.3,
    cards.DestroyCard: 0.84,
    cards.DiscardChoice: 0.89,
    fighting.StealPlay: 1.6,
    fighting.Reroll: 1.6,
    fighting.RollDie: -1.4,
    fighting.Advance: 0.61,
    fighting.Boomerang: 0.91,
    fighting.Withdraw: 0.25,
    blows.NoMonsterDie: 1.5,
    blows.MoreDamage: 2.0,
    blows.ClaimKillingBlow: 3.0,
    city.ReplayAction: 2.6,
    city.Relocate: 2.4,
    gains.BuyBuilding: 3.6,
}


def plain(amount: Number) -> float:
    """An amount that is counted later, by a guess."""
    return float(amount) if isinstance(amount, int) else amount.base + 2.0 * amount.times


@cache
def use_of_effect(effect: Effect) -> float:
    """What an effect is worth, once."""
    match effect:
        case blows.Damage(amount):
            return DAMAGE * plain(amount)
        case coins.Gold(amount):
            return COIN * plain(amount)
        case gains.Fame(amount):
            return plain(amount)
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


@cache
def later_use(card: Piece, left: int) -> float:
    """What a card of the deck does in the rounds that are left."""
    often = 0.7 if destroys_itself(card) else SEEN * left
    return use_of_card(card) * min(often, SEEN * left)


@lru_cache(maxsize=20_000)
def kept_worth(card: Piece, left: int, quests: tuple[str, ...]) -> float:
    """What a card of the deck is worth with so many rounds left, to somebody with these Quests."""
    kind = family(card)
    if kind == "wound":
        return WOUND - 0.3 * left
    if kind == "beer":
        return BEER
    worth = later_use(card, left)
    worth += STAR * magic(card) + PRINTED * printed_coins(card)
    return worth + _for_quests(card, quests)


@lru_cache(MOST_HANDS)
def least_worths(
    cards: tuple[Piece, ...], left: int, quests: tuple[str, ...], armoury: float
) -> tuple[float, ...]:
    """What the two cards are worth that are worth least, with so much for a point of damage."""
    found = [
        kept_worth(each, left, quests) + armoury * damage_of(each)
        for each in cards
        if family(each) != "quest"
    ]
    return tuple(sorted(found)[:2])


def _for_quests(card: Piece, quests: tuple[str, ...]) -> float:
    found = 0.0
    for asked in quests:
        if asked == "loot_cards" and family(card) == "loot":
            found += 2.0
        elif asked == "combat_cards" and has_mode(card, "combat"):
            found += 1.0
        elif asked == "bolt_cards" and has_mode(card, "bolt"):
            found += 2.0
        elif asked == "no_magic_card" and magic(card):
            found -= 3.0
    return found


@cache
def _damage(card: Piece) -> float:
    found = [
        plain(each.amount)
        for mode in modes(card)
        if mode.window == "combat"
        for each in mode.effects
        if isinstance(each, blows.Damage)
    ]
    return sum(found)


@lru_cache(MOST_HANDS)
def damage_in(cards: tuple[Piece, ...]) -> float:
    """About how much all these cards strike for."""
    return sum([damage_of(each) for each in cards])


@lru_cache(MOST_HANDS)
def asked_by(cards: tuple[Piece, ...]) -> tuple[str, ...]:
    """What the Quests among these cards ask for or count."""
    held = [quest(each) for each in cards if family(each) == "quest"]
    return tuple([each.if_ or each.per or "" for each in held])


def damage_of(card: Piece) -> float:
    """About how much a card strikes for."""
    return 0.0 if card[0] == "?" else _damage(card)
