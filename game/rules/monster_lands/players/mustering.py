"""A whole party at once, for those who think ahead: the one that the parts would come to."""

from __future__ import annotations

from game.engine import Decision, Option, Piece, Reading, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.players import missions
from game.rules.monster_lands.players.outlook import Outlook
from game.rules.monster_lands.players.parties import plan
from game.rules.monster_lands.refusals import mission_dice
from game.rules.monster_lands.spaces import is_mission
from game.rules.monster_lands.steps.muster import Muster
from game.rules.monster_lands.steps.parts import SetOut
from game.rules.monster_lands.views import colour_of, monster_at


def whole(table: Reading, decision: Decision) -> Option | None:
    """The party to send; None where it has to be put together part by part."""
    step = decision.step
    if not isinstance(step, Muster):
        return None
    outlook = Outlook(table, step.seat)
    choice = _on_mission(outlook, step) if is_mission(step.exp) else _planned(outlook, step)
    return choice if choice is not None and step.accepts(table, choice) else None


def tells(table: Reading, option: Option) -> Text:
    """A party in words: who goes, with what."""
    if not isinstance(option, SetOut):
        return option.label()
    magic = sum([colour_of(die) == "magic" for die in option.dice])
    return text(
        "ml-advice-party",
        member=option.member,
        dice=len(option.dice),
        magic=magic,
        traps=len(option.traps),
        defence=option.defence,
    )


def _on_mission(outlook: Outlook, step: Muster) -> Option | None:
    """Whoever is best at it, with the worst Persuasion first."""
    place, view, clan = zones.place_of(step.exp), outlook.view, outlook.clan
    count, colours = mission_dice(view.zone(zones.mission(place))[0], place)
    fitting = [die for die in clan.pool if colour_of(die) in colours]
    fitting.sort(key=lambda die: view.faces.get(die, 7))
    who = max(clan.envoys, key=lambda card: missions.sent(outlook, step.exp, card))
    return SetOut(tuple(fitting[:count]), who)


def _planned(outlook: Outlook, step: Muster) -> Option | None:
    """The party of the plan, with a bottle of each kind that works."""
    wanted = plan(outlook, step.exp)
    if wanted is None:
        return None
    clan = outlook.clan
    dice = (*_some(clan.dice("force"), wanted.force), *_some(clan.dice("magic"), wanted.magic))
    foe = monster_at(outlook.view, zones.place_of(step.exp))
    bottles = [
        int(clan.has(item) > 0 and foe is not None and not forbids(foe, item))
        for item in (zones.POTION, zones.VENOM)
    ]
    return SetOut(dice, wanted.member, wanted.traps, wanted.shields, *bottles)


def _some(dice: list[Piece], count: int) -> tuple[Piece, ...]:
    return tuple(dice[:count])
