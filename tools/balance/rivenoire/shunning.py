"""A player that never goes to a place: what it loses by that is what the place is worth."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import make_player
from game.engine import Game, Option, Player, Seat, Situation
from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.placing import Send
from tools.balance.restricting import Restricted

NEVER = "-no-"


def player_named(name: str, seat: Seat, seed: int, game: Game) -> Player:
    """A bot; ``adept-no-market`` is an adept that never goes to the Market."""
    plain, _, place = name.partition(NEVER)
    player = make_player(plain, seat, seed, game)
    if not place:
        return player
    if place not in zones.PLACES:
        raise SystemExit(f"there is no place {place}; there are: {', '.join(zones.PLACES)}")

    def leads_elsewhere(option: Option) -> bool:
        return not isinstance(option, Send) or zones.place_of(option.spot) != place

    def keeps(situation: Situation) -> Sequence[int]:
        options = enumerate(situation.decision.options)
        return [number for number, option in options if leads_elsewhere(option)]

    return Restricted(player, keeps)
