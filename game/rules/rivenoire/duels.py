"""Figures of a duel: which cards may be committed, and what the attack is worth (chapter 8.5)."""

from __future__ import annotations

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.engine.effects import Effect, Use, number
from game.rules.rivenoire.content import bonus, is_combat, modes, talent, token_window
from game.rules.rivenoire.effects.blows import Damage
from game.rules.rivenoire.shapes import Mode
from game.rules.rivenoire.views import Notable


def arena_mode(card: Piece) -> tuple[int, Mode] | None:
    """How a card fights in the Arena, if it does."""
    for at, mode in enumerate(modes(card)):
        if mode.window == "combat" and mode.arena:
            return at, mode
    return None


def why_not_commit(card: Piece) -> Refusal | None:
    """A combat card without a mode for the Arena is forbidden there; others count nothing."""
    if is_combat(card) and arena_mode(card) is None:
        return refuse("riv-why-not-in-arena", card=card)
    return None


def cards_to_commit(table: Reading, seat: Seat) -> list[Piece]:
    """The cards of the hand that may be committed."""
    return [each for each in Notable(table, seat).hand if why_not_commit(each) is None]


def blow_tokens(table: Reading, seat: Seat) -> list[Piece]:
    """Tokens that strengthen a blow."""
    return [each for each in Notable(table, seat).tokens if token_window(each) == "blow"]


def attack(table: Reading, seat: Seat, fighter: Piece, cards: tuple[Piece, ...]) -> int:
    """The damage of the combat cards, more for each by a warrior's arm (ruling 29)."""
    total = 0
    for card in cards:
        found = arena_mode(card)
        if found is not None:
            use = Use(seat, card, "combat", (found[0],), cause=fighter)
            blows = damages(found[1].effects)
            total += sum([number(each.amount, table, use) for each in blows])
            total += talent(fighter).damage * bool(blows)
    return total


def token_damage(token: Piece) -> int:
    """What a token adds to a blow."""
    if not token:
        return 0
    blows = [blow for each in bonus(token).abilities for blow in damages(each.effects)]
    return sum([each.amount for each in blows if isinstance(each.amount, int)])


def damages(effects: tuple[Effect, ...]) -> list[Damage]:
    """The blows among some effects."""
    return [each for each in effects if isinstance(each, Damage)]
