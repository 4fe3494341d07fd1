"""Numbers before a decision: what a step sets off, what is left to act with."""

from __future__ import annotations

from game.app.boards.euthia.golem import threatened
from game.app.boards.euthia.outlook import reach_of, tiles_laid
from game.app.table.sight import Sight
from game.rules.euthia.content import tile
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.rescue.villagers import escorted
from game.rules.euthia.steps.entering import ChooseSlot
from game.rules.euthia.steps.growing import KeepOfPair, KeepTile
from game.rules.euthia.steps.setting_up import ChooseHero
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land


def hints(sight: Sight) -> tuple[str, ...]:
    """What speaks for or against an answer, in short sentences."""
    decision = sight.decision
    if decision is None or not sight.mine:
        return ()
    match decision.step:
        case ChooseHero():
            return (sight.words("eut-hint-hero"),)
        case TakeTurn(seat=seat):
            return _turn(sight, seat)
        case ChooseSlot(space=space):
            return (sight.words("eut-hint-tiles", count=tiles_laid(Land(sight.view), space)),)
        case KeepOfPair():
            return _pair(sight)
    return ()


def _pair(sight: Sight) -> tuple[str, ...]:
    """What each of two tiles does: one is kept for good, and two names alone say nothing."""
    lang, decision = sight.words.lang, sight.decision
    assert decision is not None
    kept = [tile(each.thing) for each in decision.options if isinstance(each, KeepTile)]
    return tuple(f"**{card.name.in_(lang)}** · {card.text.in_(lang)}" for card in kept)


def _turn(sight: Sight, seat: int) -> tuple[str, ...]:
    hero, words = Hero(sight.view, seat), sight.words
    near = [each for zone, each in reach_of(sight).items() if zone in sight.lit]
    found = []
    land = Land(sight.view)
    if land.spawn(hero.location):
        found.append(words("eut-hint-spawn", level=land.spawn(hero.location)))
    elif hero.location in threatened(sight):
        found.append(words("eut-hint-golem"))
    if any(each.fight for each in near):
        found.append(words("eut-hint-fight"))
    elif not combat_sources(sight.view, seat) and hero.movement:
        found.append(words("eut-hint-no-combat"))
    if not hero.movement and hero.tokens:
        found.append(words("eut-hint-no-movement"))
    following = escorted(sight.view, seat)
    if following and Land(sight.view).spot(hero.location).place != "chapel":
        found.insert(0, words("eut-hint-escort", count=len(following)))
    if hero.free_bags <= 0:
        found.append(words("eut-hint-bags-full"))
    return tuple(found[:2])
