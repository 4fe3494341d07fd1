"""Numbers before a decision: what a step sets off, what is left to act with."""

from __future__ import annotations

from game.app.boards.euthia.outlook import reach_of, tiles_laid
from game.app.boards.euthia.prospects import Prospect, ahead, now, told, top_foe
from game.app.table.sight import Sight
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.steps.entering import ChooseSlot
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land

#: So many Levels are spoken of.
MOST_FIGHTS = 2


def hints(sight: Sight) -> tuple[str, ...]:
    """What speaks for or against an answer, in short sentences."""
    decision = sight.decision
    if decision is None or not sight.mine:
        return ()
    fight = now(sight)
    if fight is not None:
        return (told(sight, fight),)
    match decision.step:
        case TakeTurn(seat=seat):
            return _turn(sight, seat)
        case ChooseSlot(space=space):
            return (sight.words("eut-hint-tiles", count=tiles_laid(Land(sight.view), space)),)
    return ()


def is_reckoned(sight: Sight) -> bool:
    """Whether no forecast is in the making."""
    if sight.decision is None or not sight.mine:
        return True
    fight = now(sight)
    found = [fight] if fight is not None else _fights(sight)
    return all(each.thought.is_over for each in found)


def _fights(sight: Sight) -> list[Prospect]:
    """The fights that the Hero could walk into, by Level; the lowest first."""
    if sight.decision is None or not isinstance(sight.decision.step, TakeTurn):
        return []
    levels = sorted({each.fight for each in reach_of(sight).values() if each.fight})
    foes = [top_foe(sight.view, level) for level in levels[:MOST_FIGHTS]]
    return [ahead(sight, foe) for foe in foes if foe is not None]


def _turn(sight: Sight, seat: int) -> tuple[str, ...]:
    hero, words = Hero(sight.view, seat), sight.words
    near = [each for zone, each in reach_of(sight).items() if zone in sight.lit]
    found = [told(sight, each) for each in _fights(sight)]
    if any(each.fight for each in near):
        found.append(words("eut-hint-fight"))
    elif not combat_sources(sight.view, seat) and hero.movement:
        found.append(words("eut-hint-no-combat"))
    if not hero.movement and hero.tokens:
        found.append(words("eut-hint-no-movement"))
    if hero.free_bags <= 0:
        found.append(words("eut-hint-bags-full"))
    return tuple(found[:2])
