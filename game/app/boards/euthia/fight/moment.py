"""Where a fight stands: the window that is open, told by the question and what is still to come."""

from __future__ import annotations

from game.app.table.sight import Sight
from game.rules.euthia.steps.fight_hero import ChooseInitiative, ModifyAttack
from game.rules.euthia.steps.fight_monster import CURSES, AnswerRoll, MonsterRolls, PlayCards
from game.rules.euthia.steps.fight_weapon import ChooseAttack
from game.rules.euthia.steps.fight_windows import (
    ANSWERING,
    BEFORE_ATTACK,
    HEALING,
    PREPARING,
    SETTING_UP,
    UseInFight,
)

#: The windows of a fight in their order, as the rail shows them.
WINDOWS = ("prepare", "heal", "before", "roll", "answers", "shields", "wounds", "rest", "strike")
#: Those of the Monster's attack.
ATTACK = ("before", "roll", "answers", "shields", "wounds")
_OPEN = {
    PREPARING: "prepare",
    SETTING_UP: "prepare",
    BEFORE_ATTACK: "before",
    ANSWERING: "shields",
}


def window_of(sight: Sight) -> str:
    """The window that is open now."""
    if sight.told == "eut-monster-hits":
        return "wounds"
    if sight.told == "eut-hero-hits":
        return "strike"
    step = sight.decision.step if sight.decision is not None and sight.upto is None else None
    match step:
        case UseInFight(window=window):
            if window == HEALING:
                return "heal" if _is_to_come(sight, MonsterRolls) else "rest"
            return _OPEN.get(window, "strike")
        case PlayCards(triggers=triggers):
            return "strike" if triggers == CURSES else "before"
        case AnswerRoll():
            return "answers"
        case ChooseAttack() | ModifyAttack():
            return "strike"
        case ChooseInitiative():
            return "prepare"
        case None:
            return "roll" if sight.told == "eut-monster-rolled" else "prepare"
    if _is_to_come(sight, MonsterRolls):
        return "before"
    return "answers" if sight.view.zone("fight") else "prepare"


def _is_to_come(sight: Sight, kind: type) -> bool:
    return any(isinstance(step, kind) for step in sight.view.agenda)
