"""Rules of thumb for rolls outside a fight: Elementals that are challenged, Quests tried."""

from __future__ import annotations

from typing import Any

from game.rules.euthia.content import blocks, quest
from game.rules.euthia.effects.rolls import HeroRoll
from game.rules.euthia.players.elementals import challenged
from game.rules.euthia.players.fights import FACES, price
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.rolls import strength
from game.rules.euthia.steps import common
from game.rules.euthia.steps.challenging import ApplyChallenge
from game.rules.euthia.steps.questing import JudgeRoll
from game.rules.euthia.steps.rolling import SpendDwurt, SpendGaar
from game.rules.euthia.steps.using import UseBlock

#: What a reroll or a turned die adds to a result, about.
BETTER = 2


def modify(outlook: Outlook, step: Any, option: Any) -> float:
    """What a change of the roll would bring, less what it gives away."""

    def worth(result: int) -> float:
        for each in reversed(outlook.view.agenda):
            match each:
                case ApplyChallenge(_, element):
                    return challenged(outlook, element, result)
                case JudgeRoll(_, card):
                    return outlook.granted_by(card) if result >= quest(card).require.roll else 0.0
        return 0.0

    total, gaar = strength(outlook.view, outlook.seat), outlook.rates.gaar
    match option:
        case SpendGaar(_, face, amount):
            rest = total - face + amount
            return sum([worth(rest + each) for each in FACES]) / 6 - worth(total) - gaar
        case SpendDwurt(amount):
            return worth(total + amount) - worth(total) - gaar
        case UseBlock(thing, number):
            block = blocks(thing)[number]
            more: int = sum([each.amount for each in block.do if isinstance(each, HeroRoll)])
            return worth(total + (more or BETTER)) - worth(total) - price(block)
        case common.ConvertGaar():
            return -0.3
    return 0.0
