"""How a fight would go, in a sentence: reckoned beside the window, said when it is known."""

from __future__ import annotations

from collections import OrderedDict

from attrs import frozen

from game.app.table.sight import Sight
from game.engine import Reading
from game.guide.workers import Thought, worker
from game.rules.euthia import zones
from game.rules.euthia.odds import Duel, Forecast, bounded, duel_now, duel_with, forecast
from game.rules.euthia.steps.fight import Reveal
from game.rules.euthia.steps.fight_monster import MonsterRolls
from game.rules.euthia.views.bout import Bout, is_fighting

#: Both forecasts of a fight: without cards, and against the worst of them.
Pair = tuple[Forecast, Forecast]
#: Fights that are kept for the next look.
_MOST_KEPT = 24
_kept: OrderedDict[tuple[Duel, Duel], Thought[Pair]] = OrderedDict()


def reckoned(duels: tuple[Duel, Duel]) -> Pair:
    """What another process thinks about."""
    light, dark = duels
    return forecast(light), forecast(dark)


@frozen
class Prospect:
    """A fight that is looked at."""

    foe: str
    is_bound: bool
    thought: Thought[Pair]


def ahead(sight: Sight, foe: str) -> Prospect:
    """A fight that might begin."""
    table, seat = sight.view, sight.viewer
    return _asked(foe, duel_with(table, seat, foe), duel_with(table, seat, foe, dark=True))


def now(sight: Sight) -> Prospect | None:
    """The fight that is on, before it begins and while the Monster is about to attack."""
    table = sight.view
    if not is_fighting(table) or Bout(table).hero != sight.viewer:
        return None
    bout = Bout(table)
    if bout.monster is None:
        waits = [step for step in table.agenda if isinstance(step, Reveal)]
        foe = top_foe(table, waits[-1].level) if waits else None
        return ahead(sight, foe) if foe is not None else None
    if not any(isinstance(step, MonsterRolls) for step in table.agenda):
        return None
    return _asked(bout.monster, duel_now(table), duel_now(table, dark=True))


def top_foe(table: Reading, level: int) -> str | None:
    """The Monster that holds the spaces of a Level: the top card of its pile lies open."""
    pile = table.zone(zones.deck(zones.monsters(level)))
    return pile[0] if pile and not pile[0].startswith("?") else None


def _asked(foe: str, light: Duel, dark: Duel) -> Prospect:
    """The same fight is reckoned once."""
    (light, bound), (dark, _) = bounded(light), bounded(dark)
    thought = _kept.get((light, dark))
    if thought is None:
        thought = _kept[light, dark] = worker("odds").ask(reckoned, (light, dark))
        while len(_kept) > _MOST_KEPT:
            _, old = _kept.popitem(last=False)
            if not old.is_over:
                worker("odds").give_up(old)
    return Prospect(foe, bound, thought)


def told(sight: Sight, prospect: Prospect) -> str:
    """The sentence: chances, Health left, and what the worst cards would make of it."""
    words, foe = sight.words, sight.called(prospect.foe)
    if not prospect.thought.is_over:
        return words("eut-hint-odds-waits", thing=foe)
    light, dark = prospect.thought.answer
    health = f"{light.health:.1f}"
    if words.lang == "fr":
        health = health.replace(".", ",")
    return words(
        "eut-hint-odds",
        thing=foe,
        win=_percent(light.win),
        worst=_percent(dark.win),
        health=health,
        bound="yes" if prospect.is_bound else "no",
    )


def _percent(share: float) -> int:
    """What is possible is never called 0, what may fail never 100."""
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)
