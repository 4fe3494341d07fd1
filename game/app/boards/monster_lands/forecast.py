"""Numbers before an expedition leaves: what it would face, and its odds with what is chosen so far.

They come from what the seat may know: its own traps, and of the rest what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from attrs import frozen

from game.app.boards.monster_lands.combat.figures import percent
from game.app.table.sight import Sight
from game.engine.table import Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.odds import Odds, Plan, mean, odds
from game.rules.monster_lands.steps.muster import BOTTLES, Muster
from game.rules.monster_lands.steps.parts import AddGoods
from game.rules.monster_lands.views import Clan, colour_of

#: A question that takes longer than this is answered the next time it is asked.
PATIENCE = 0.05
#: So many members are compared when one is to be chosen.
MOST_MEMBERS = 3
#: With larger text than this, the prompt has room for the best line alone.
LARGE = 1.2


def forecast(sight: Sight) -> tuple[str, ...]:
    """The odds of the expedition being put together; nothing at other moments."""
    step = sight.decision.step if sight.decision is not None else None
    if not sight.mine or not isinstance(step, Muster):
        return ()
    if zones.place_of(step.exp) == zones.CONTRACT:
        return ()
    found = _within(PATIENCE, lambda: _reckoned(sight.view, sight.viewer, step))
    if not found:
        return ()
    lines = [_line(sight, each) for each in found]
    if sight.look.text_scale > LARGE:
        return tuple(lines[:1])
    first = found[0].odds
    if first.attack_dice:
        hits = f"{mean(first.hits):.1f}"
        if sight.words.lang == "fr":
            hits = hits.replace(".", ",")
        attack = sight.words("ml-combat-forecast-attack", dice=first.attack_dice, hits=hits)
        lines.insert(0, attack)
    return tuple(lines)


@frozen
class Prospect:
    """A party that might go, what may be hoped of it, and the bottle it is compared for."""

    plan: Plan
    odds: Odds
    bottle: str = ""


def _reckoned(table: Table, seat: int, step: Muster) -> tuple[Prospect, ...]:
    def prospect(draft: Muster, member: str, bottle: str = "") -> Prospect:
        plan = _plan(draft, member)
        return Prospect(plan, odds(table, seat, plan), bottle)

    if not step.member:
        found = [prospect(step, member) for member in Clan(table, seat).envoys]
        found.sort(key=lambda each: -_best(each.odds))
        return tuple(found[:MOST_MEMBERS])
    more = [prospect(step.taking(part), step.member, part.item) for part in _bottles(table, step)]
    return (prospect(step, step.member), *more)


def _best(found: Odds) -> float:
    return max(found.beat, found.conquer, found.succeed)


def _bottles(table: Table, step: Muster) -> list[AddGoods]:
    """Those that could still be taken along."""
    return [
        part for part in step.options(table) if isinstance(part, AddGoods) and part.item in BOTTLES
    ]


def _plan(step: Muster, member: str) -> Plan:
    """What is chosen so far, as a plan."""
    colours = [colour_of(die) for die in step.dice]
    return Plan(
        step.exp,
        member,
        force=colours.count("force"),
        magic=colours.count("magic"),
        persuasion=colours.count("persuasion"),
        traps=step.traps,
        defence=step.defence,
        potion=step.potion,
        venom=step.venom,
    )


def _line(sight: Sight, prospect: Prospect) -> str:
    words, plan, found = sight.words, prospect.plan, prospect.odds
    if zones.place_of(plan.exp) == zones.COMPETITIVE:
        chance = percent(words, found.succeed)
        return words("ml-combat-forecast-mission", member=plan.member, succeed=chance)
    if prospect.bottle == zones.POTION:
        return words("ml-combat-forecast-potion", dead=percent(words, found.fate.dead))
    if prospect.bottle == zones.VENOM and found.attack_dice:
        return words(
            "ml-combat-forecast-venom",
            capture=percent(words, found.capture),
            kill=percent(words, found.kill),
        )
    if not found.attack_dice:
        chance = percent(words, found.conquer)
        return words("ml-combat-forecast-conquer", member=plan.member, conquer=chance)
    return words(
        "ml-combat-forecast",
        member=plan.member,
        capture=percent(words, found.capture),
        kill=percent(words, found.kill),
        dead=percent(words, found.fate.dead),
    )


def _within(seconds: float, work: Callable[[], Any]) -> Any:
    """What the work gives, if it gives it in time; it goes on beside the window otherwise."""
    given: list[Any] = []
    thread = Thread(target=lambda: given.append(work()), daemon=True)
    thread.start()
    thread.join(seconds)
    return given[0] if given else None
