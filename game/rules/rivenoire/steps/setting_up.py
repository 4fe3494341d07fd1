"""Set-up: shuffling, the stall, six monsters, titles, guests, the first player (chapter 4)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import monster
from game.rules.rivenoire.goods import take_first_token
from game.rules.rivenoire.steps.rounds import Round
from game.rules.rivenoire.supplies import fill_stall, peek_at_oracle, seat_guests
from game.rules.rivenoire.views import first_player, players

_SHUFFLED = (
    zones.MARKET_DECK,
    zones.LOOT_DECK,
    zones.MINE_DECK,
    zones.QUEST_DECK,
    zones.ORACLE_DECK,
    zones.MONSTERS_UNUSED,
    zones.TITLE_POOL,
    zones.TROPHY_POOL,
    zones.JEWEL_POOL,
)


@frozen
class SetUp(Auto):
    """Everything up to the first round."""

    def resolve(self, play: Play) -> None:
        """In the order of the rulebook."""
        play.tell("riv-set-up")
        for deck in _SHUFFLED:
            play.shuffle(deck)
        fill_stall(play)
        _stack_monsters(play)
        for place, title in zip(zones.BUILDINGS, play.table.zone(zones.TITLE_POOL), strict=True):
            play.move(title, to=zones.title(place))
        for seat in range(players(play.table)):
            play.shuffle(zones.deck(seat))
        seat_guests(play)
        take_first_token(play, play.chance.below(players(play.table)), zones.PASSING)
        play.tell("riv-first-player", seat=first_player(play.table))
        peek_at_oracle(play)
        play.push(Round(1))


def _stack_monsters(play: Play) -> None:
    """One of each value, unseen, the weakest on top; the others are set aside."""
    shuffled = play.table.zone(zones.MONSTERS_UNUSED)
    values = sorted({monster(each).value for each in shuffled})
    chosen = [next(each for each in shuffled if monster(each).value == value) for value in values]
    play.move(chosen, to=zones.MONSTER_DECK)


STEPS = (SetUp,)
OPTIONS = ()
