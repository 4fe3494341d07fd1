"""Numbers before an expedition leaves: what it would face, and its odds with what is chosen so far.

They come from what the seat may know: its own traps, and of the rest what everybody sees.
"""

from __future__ import annotations

from attrs import frozen

from game.app.boards.monster_lands.combat.figures import percent
from game.app.boards.monster_lands.figuring import Figures, Shelf
from game.app.table.sight import Sight
from game.engine.table import Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.odds import Answering, Odds, Plan, mean, odds
from game.rules.monster_lands.steps.muster import BOTTLES, Muster
from game.rules.monster_lands.steps.parts import AddGoods
from game.rules.monster_lands.views import Clan, colour_of

#: So many members are compared when one is to be chosen.
MOST_MEMBERS = 3
#: With larger text than this, the prompt has room for the best line alone.
LARGE = 1.2


def forecast(sight: Sight) -> tuple[str, ...]:
    """The odds of the expedition being put together; nothing at other moments."""
    figures = _figures(sight)
    if figures is None:
        return ()
    found = figures.found
    if found is None:
        return (sight.words("ml-combat-forecast-waits"),)
    return _lines(sight, found, figures.is_bound)


def is_reckoned(sight: Sight) -> bool:
    """Whether the forecast is no longer worked out."""
    figures = _figures(sight)
    return figures is None or figures.is_over


def _figures(sight: Sight) -> Figures[tuple[Prospect, ...]] | None:
    step = sight.decision.step if sight.decision is not None else None
    if not sight.mine or not isinstance(step, Muster):
        return None
    if zones.place_of(step.exp) == zones.CONTRACT:
        return None
    session, table, seat = sight.match.session, sight.view, sight.viewer
    commit = session.commits[session.cursor]
    return _SHELF.figures(
        commit, (seat, step), lambda answering: _reckoned(table, seat, step, answering)
    )


def _lines(sight: Sight, found: tuple[Prospect, ...], is_bound: bool) -> tuple[str, ...]:
    lines = [_line(sight, each, is_bound) for each in found]
    if not lines or sight.look.text_scale > LARGE:
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


_SHELF: Shelf[tuple[Prospect, ...]] = Shelf()


def _reckoned(table: Table, seat: int, step: Muster, answering: Answering) -> tuple[Prospect, ...]:
    def prospect(draft: Muster, member: str, bottle: str = "") -> Prospect:
        plan = _plan(draft, member)
        return Prospect(plan, odds(table, seat, plan, answering), bottle)

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


def _line(sight: Sight, prospect: Prospect, is_bound: bool) -> str:
    words, plan, found = sight.words, prospect.plan, prospect.odds

    def share(chance: float) -> str:
        return percent(words, chance, is_bound)

    dead = percent(words, found.fate.dead)
    if zones.place_of(plan.exp) == zones.COMPETITIVE:
        chance = share(found.succeed)
        return words("ml-combat-forecast-mission", member=plan.member, succeed=chance)
    if prospect.bottle == zones.POTION:
        return words("ml-combat-forecast-potion", dead=dead)
    if not found.attack_dice:
        chance = share(found.conquer)
        return words("ml-combat-forecast-conquer", member=plan.member, conquer=chance)
    beat, kill, member = share(found.beat), share(found.kill), plan.member
    # Without a trap there is nothing between a kill and a failure.
    traps = found.capture > 0
    if prospect.bottle == zones.VENOM:
        if not traps:
            return words("ml-combat-forecast-venom-kill", kill=kill)
        return words("ml-combat-forecast-venom", beat=beat, kill=kill)
    if not traps:
        return words("ml-combat-forecast-kill", member=member, kill=kill, dead=dead)
    return words("ml-combat-forecast", member=member, beat=beat, kill=kill, dead=dead)
