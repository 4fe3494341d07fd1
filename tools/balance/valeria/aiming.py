"""A player that lays its markers for the Award of the left pile: what a formation costs."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import make_player
from game.engine import Game, Player, Seat, Situation
from game.rules.valeria import zones
from game.rules.valeria.effects.scoring import Formation, placements
from game.rules.valeria.steps.carrying import CoverZone
from game.rules.valeria.views import Warden, awards
from tools.balance.restricting import Restricted

SHAPE = "shape"


def player_named(name: str, seat: Seat, seed: int, game: Game) -> Player:
    """A bot; ``adept-shape`` is an adept that lays its markers in the formation of the Award."""
    plain, _, aim = name.partition("-")
    player = make_player(plain, seat, seed, game)
    return Restricted(player, _shaping) if aim == SHAPE else player


def _shaping(situation: Situation) -> Sequence[int]:
    """Zones that bring the formation nearest to its end; every option of other questions."""
    options = situation.decision.options
    if not isinstance(options[0], CoverZone):
        return range(len(options))
    table, seat = situation.view, situation.seat
    award = next(each for each in awards(table) if each.pile == "left")
    shape = award.card.requires
    if not isinstance(shape, Formation) or seat in award.claimed_by:
        return range(len(options))
    covered = Warden(table, seat).map.covered
    far = {}
    for number, option in enumerate(options):
        assert isinstance(option, CoverZone)
        after = covered | {zones.at_cell(option.zone)}
        far[number] = min(len(each - after) for each in placements(shape.cells))
    nearest = min(far.values())
    return [number for number, missing in far.items() if missing == nearest]
