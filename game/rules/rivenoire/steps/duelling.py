"""A duel once all stakes lie open: attacks, side effects, the prize (chapter 8.5)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Seat
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import draw, put_on_pile, take_wounds
from game.rules.rivenoire.content import ability, box
from game.rules.rivenoire.duels import arena_mode, attack, token_damage
from game.rules.rivenoire.effects.blows import Damage
from game.rules.rivenoire.effects.fighting import Advance
from game.rules.rivenoire.goods import change_fame, take_shield
from game.rules.rivenoire.views import City, leader


@frozen
class Stakes:
    """What a player has committed."""

    seat: Seat
    cards: tuple[Piece, ...] = ()
    token: str = ""


def begin_duel(play: Play, stakes: tuple[Stakes, ...]) -> None:
    """Reveal all, compare, then everything else in the order of the spaces.

    The character further left wins a tie; the owner's spot is leftmost.
    """
    by_seat = {each.seat: each for each in stakes}
    best, winner = -1, 0
    there = City(play.table, zones.ARENA).characters
    seats = [leader(play.table, each) for each in there]
    for seat, fighter in zip(seats, there, strict=True):
        mine = by_seat.get(seat, Stakes(seat))
        power = attack(play.table, seat, fighter, mine.cards) + token_damage(mine.token)
        play.tell("riv-stakes", seat=seat, cards=mine.cards, attack=power, count=len(mine.cards))
        play.move(mine.cards, to=zones.committed(seat))
        if mine.token:
            play.tell("riv-token-used", seat=seat, token=mine.token)
            play.move(mine.token, to=zones.used(seat))
        if power > best:
            best, winner = power, seat
    for seat, fighter in zip(seats, there, strict=True):
        _side_effects(play, by_seat.get(seat, Stakes(seat)), fighter)
    play.push(EndDuel(winner, tuple(seats)))


def _side_effects(play: Play, mine: Stakes, fighter: Piece) -> None:
    """All that committed combat cards do besides their attack (ruling 21)."""
    for card in mine.cards:
        found = arena_mode(card)
        if found is not None:
            use = Use(mine.seat, card, "combat", (found[0],), 1, fighter)
            play.push(SideEffects(use))


@frozen
class SideEffects(Auto):
    """What a committed card does besides, one effect at a time; nobody advances here."""

    use: Use
    at: int = 0

    def resolve(self, play: Play) -> None:
        """As far as possible."""
        effects = ability(self.use).effects
        if self.at == len(effects):
            return
        effect = effects[self.at]
        if not isinstance(effect, Damage | Advance):
            effect.apply(play, self.use.inside(self.at))
        play.push(SideEffects(self.use, self.at + 1))


@frozen
class EndDuel(Auto):
    """Cards to the piles, a card for everybody, then the prize and the Wounds (ruling 19)."""

    winner: Seat
    seats: tuple[Seat, ...]

    def resolve(self, play: Play) -> None:
        """The Wound comes after the draw."""
        numbers = box().numbers
        for seat in self.seats:
            for card in play.table.zone(zones.committed(seat)):
                put_on_pile(play, seat, card)
        for seat in self.seats:
            draw(play, seat, numbers.arena_cards)
        play.tell("riv-duel-won", seat=self.winner)
        change_fame(play, self.winner, numbers.arena_fame, "place.arena")
        take_shield(play, self.winner)
        for seat in self.seats:
            if seat != self.winner:
                take_wounds(play, seat, numbers.arena_wounds)


STEPS = (SideEffects, EndDuel)
OPTIONS = ()
