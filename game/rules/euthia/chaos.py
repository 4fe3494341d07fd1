"""Chaos actions of a Monster without a player: piles of alike cards from the reserves (chapter 16).

A pile comes from the Gold reserve, or from the Silver one when that is empty. Cards are turned over
from the top until the pile is complete, another card appears, or the reserve is empty.
"""

from __future__ import annotations

from game.engine import Piece, Play, Reading
from game.rules.euthia import zones
from game.rules.euthia.cards import card, play_cards
from game.rules.euthia.content import kind_of
from game.rules.euthia.effects.fight_monster import MonsterHeal
from game.rules.euthia.views.bout import Bout

#: At most two Chaos symbols stand on a Combat card.
_TWO = 2


def act(play: Play, symbols: int) -> None:
    """As many actions as symbols, Chaos tokens and reserves allow (W-28)."""
    actions = min(symbols, Bout(play.table).count(zones.CHAOS), _TWO)
    healed = False
    for number in range(actions):
        more = number + 1 < actions
        pile = _turn_over(play, more=more, healed=healed)
        if not pile:
            return
        healed = healed or is_healing(pile[0])
        play_cards(play, pile)


def is_healing(piece: Piece) -> bool:
    """Whether a card mends the Monster."""
    return any(isinstance(each, MonsterHeal) for each in card(piece).sections[0])


def _turn_over(play: Play, *, more: bool, healed: bool) -> tuple[Piece, ...]:
    """The next pile; the card that does not fit starts the next one, or goes to the bottom."""
    for reserve in (zones.GOLD_RESERVE, zones.SILVER_RESERVE):
        if healed:
            _bury_healing(play, reserve)
        cards = play.table.zone(reserve)
        if cards and not (healed and is_healing(cards[0])):
            return _pile(play, reserve, cards, more)
    return ()


def _pile(play: Play, reserve: str, cards: tuple[Piece, ...], more: bool) -> tuple[Piece, ...]:
    """The cards on top that are alike, up to a complete pile."""
    first = cards[0]
    if is_healing(first) and _is_unhurt(play.table):
        return (first,)
    most = len(card(first).sections)
    count = 1
    while count < min(most, len(cards)) and kind_of(cards[count]) == kind_of(first):
        count += 1
    if count < most and count < len(cards) and not more:
        play.move(cards[count], to=reserve)
    return cards[:count]


def _bury_healing(play: Play, reserve: str) -> None:
    """There is never more than one Healing pile: others met on the way go to the bottom."""
    cards = play.table.zone(reserve)
    if all(is_healing(each) for each in cards):
        return
    while is_healing(play.table.zone(reserve)[0]):
        play.move(play.table.zone(reserve)[0], to=reserve)


def _is_unhurt(table: Reading) -> bool:
    """Without Damage a Healing card is a pile of one (W-30, ruling 89)."""
    return Bout(table).count(zones.DAMAGE) == 0
