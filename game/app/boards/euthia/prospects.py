"""What fights would come to for whoever decides, worked out beside the window."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from attrs import evolve, frozen

from game.app.boards.euthia.reading import me, on_map
from game.app.table.sight import Sight
from game.engine.table import Piece, Zone
from game.guide.workers import Thought, worker
from game.rules.euthia import zones
from game.rules.euthia.content import monster
from game.rules.euthia.odds import (
    Duel,
    Forecast,
    bounded,
    duel_now,
    duel_with,
    forecast,
    leaves_out,
)
from game.rules.euthia.scenarios import quarry_level
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.views.bout import Bout, is_fighting

LEVELS = (1, 2, 3)
#: Forecasts that are kept for the next look at the same kit.
_MOST_KEPT = 64
_kept: OrderedDict[Duel, Thought[Forecast]] = OrderedDict()


@frozen
class Prospect:
    """The Monster on top of a Level's pile, and what it means to a Hero."""

    level: int
    foe: Piece
    #: Whether its reward would be gained at the Hero's Reputation.
    qualifies: bool
    #: Whether it would also be this round's quarry.
    is_quarry: bool


def prospects(sight: Sight) -> list[Prospect]:
    """The open Monsters, the lowest Level first."""
    hero, wanted = Hero(sight.view, me(sight)), quarry_level(sight.view)
    found = []
    for level in LEVELS:
        foe = next(iter(sight.view.zone(zones.deck(zones.monsters(level)))), "?")
        if not foe.startswith("?"):
            limit = monster(foe).limit
            qualifies = limit is None or hero.reputation <= limit
            found.append(Prospect(level, foe, qualifies, 0 < wanted <= level))
    return found


@frozen
class Ahead:
    """How a fight would end: the chance to win it, Health left, and what is left out of that."""

    win: float
    health: float
    #: Whether Hope had to be left out, so that the Hero does at least as well.
    is_least: bool
    #: The chance if the other side played the worst cards it may hold; None if it holds none.
    worst: float | None = None
    #: Whether something that is used once is left out, so that the Hero may do better.
    is_bare: bool = False


def chance_against(sight: Sight, foe: Piece, space: Zone = "") -> Ahead | None:
    """How a fight would go that the Hero whose turn it is could begin; None while in the making.

    The Powers of a space that is named are reckoned with.
    """
    if not _may_begin(sight):
        return None
    found = _found(duel_with(sight.view, me(sight), foe, space=space))
    return found and evolve(found, is_bare=leaves_out(sight.view, me(sight)))


def chance_now(sight: Sight) -> Ahead | None:
    """How the fight that is on would end, as it stands."""
    duel = _fought(sight)
    found = None if duel is None else _found(duel)
    dark = _feared(sight)
    if found is not None:
        found = evolve(found, is_bare=leaves_out(sight.view, Bout(sight.view).hero))
    if found is None or dark is None:
        return found
    worst = _found(dark)
    return None if worst is None else evolve(found, worst=min(found.win, worst.win))


def is_told(sight: Sight) -> bool:
    """Whether there is a forecast of the fight that is on."""
    return _fought(sight) is not None


def is_awaited(sight: Sight) -> bool:
    """Whether a forecast that is shown is still worked out."""
    return not all(_thought(duel).is_over for duel in _asked(sight))


def finish(sight: Sight) -> None:
    """Wait for what is worked out (pictures, tests)."""
    for duel in _asked(sight):
        _thought(duel).wait()


def _asked(sight: Sight) -> Sequence[Duel]:
    now, dark = _fought(sight), _feared(sight)
    if now is not None:
        return (now,) if dark is None else (now, dark)
    if not _may_begin(sight):
        return ()
    foes = {each.level: each.foe for each in prospects(sight)}
    duels = [duel_with(sight.view, me(sight), foe) for foe in foes.values()]
    land = Land(sight.view)
    for space in sight.lit:
        # Its Powers make it another fight: who points at it need not wait for the figures.
        if space in land.chart.spots and land.is_held(space):
            foe = foes.get(land.spot(space).monster)
            if foe is not None:
                duels.append(duel_with(sight.view, me(sight), foe, space=space))
    return duels


def _may_begin(sight: Sight) -> bool:
    step = sight.decision.step if sight.decision is not None else None
    asks = sight.mine and sight.upto is None and isinstance(step, TakeTurn)
    return asks and on_map(sight.view, me(sight)) and not is_fighting(sight.view)


def _fought(sight: Sight) -> Duel | None:
    """The fight that is on, while somebody here decides in it."""
    if not sight.mine or sight.upto is not None or not is_fighting(sight.view):
        return None
    bout = Bout(sight.view)
    if Hero(sight.view, bout.hero).health <= 0:
        return None
    if bout.monster is not None:
        return duel_now(sight.view) if bout.left > 0 else None
    foe = _expected(sight, bout)
    if foe is None:
        return None
    return duel_with(sight.view, bout.hero, foe, space=bout.space or "")


def _feared(sight: Sight) -> Duel | None:
    """The same fight with the worst cards against the Hero; None where there are none."""
    plain = _fought(sight)
    if plain is None or Bout(sight.view).monster is None:
        return None
    dark = duel_now(sight.view, dark=True)
    return dark if dark.plays else None


def _expected(sight: Sight, bout: Bout) -> Piece | None:
    """Who lies on top of the pile while it is still covered; an Elite's Lair has none."""
    level = Land(sight.view).spot(bout.space).monster if bout.space else 0
    return next((each.foe for each in prospects(sight) if each.level == level), None)


def _found(duel: Duel) -> Ahead | None:
    thought = _thought(duel)
    found: Forecast | None = thought.answer if thought.is_over else None
    return None if found is None else Ahead(found.win, found.health, bounded(duel)[1])


def _thought(duel: Duel) -> Thought[Forecast]:
    known = _kept.get(duel)
    if known is None:
        known = _kept[duel] = worker("odds").ask(forecast, bounded(duel)[0])
        while len(_kept) > _MOST_KEPT:
            _, old = _kept.popitem(last=False)
            if not old.is_over:
                worker("odds").give_up(old)
    _kept.move_to_end(duel)
    return known
