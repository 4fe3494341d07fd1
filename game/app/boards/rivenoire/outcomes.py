"""What each answer of the open question leads to, in words and in order."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.table.sight import Sight
from game.engine.options import Option
from game.rules.rivenoire.content import box
from game.rules.rivenoire.help import harm_of
from game.rules.rivenoire.prospects import Prospect, prospect, suffering
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard, UseCardWith
from game.rules.rivenoire.steps.expedition import HeroTurn
from game.rules.rivenoire.steps.monster import ChooseFace, Suffer
from game.rules.rivenoire.views.fight import Fight

Outcomes = Mapping[int, Prospect]


@frozen
class Row:
    """A way to answer, by its name, and what comes of it."""

    name: str
    prospect: Prospect


def outcomes(sight: Sight) -> Outcomes:
    """What comes of every answer to a question of the fight, by its number, for who answers."""
    decision = sight.decision
    if decision is None or not sight.mine or sight.upto is not None:
        return {}
    found = {number: outcome(sight, option) for number, option in enumerate(decision.options)}
    return {number: each for number, each in found.items() if each is not None}


def outcome(sight: Sight, option: Option) -> Prospect | None:
    """What comes of an answer to the open question; None where that is no matter of the fight."""
    decision = sight.decision
    if decision is None or not sight.mine:
        return None
    match decision.step:
        case HeroTurn() as step:
            return prospect(sight.view, step, option)
        case ChooseFace() as step:
            return suffering(sight.view, step, option)
    return None


def ranking(sight: Sight, found: Outcomes) -> list[Row]:
    """The ways to answer, the most promising first; of what is thrown away only the best."""
    decision = sight.decision
    if decision is None:
        return []
    rows: dict[str, Row] = {}
    for number, each in sorted(found.items(), key=lambda item: _promise(item[1])):
        name = _name(sight, decision.options[number])
        rows.setdefault(name, Row(name, each))
    return list(rows.values())


def _promise(found: Prospect) -> tuple[float, float, float]:
    return -found.now, -found.soon, found.wounds


def _name(sight: Sight, option: Option) -> str:
    words = sight.words
    match option:
        case UseCard(card):
            return sight.called(card)
        case UseCardWith(card):
            return words("riv-fight-with-token", card=card)
        case ThrowAway():
            return words("riv-fight-throwing")
        case Suffer(_, face):
            return face_name(sight, face)
    return words.say(option.label())


def face_name(sight: Sight, face: str) -> str:
    """The name of a face of the die; of the special one that of the monster's attack."""
    if harm_of(face) != "special":
        return sight.called(face)
    return box().attacks[Fight(sight.view).monster.attack].name.in_(sight.words.lang)


def percent(sight: Sight, chance: float, vague: bool = False) -> str:
    """A chance in words; neither certain nor hopeless by rounding alone."""
    number = round(chance * 100)
    if 0 < chance < 1:
        number = min(max(number, 1), 99)
    key = "riv-fight-about" if vague and 0 < chance < 1 else "riv-fight-percent"
    return sight.words(key, number=number)


def told(sight: Sight, found: Prospect) -> list[str]:
    """What comes of an answer, in sentences."""
    words = sight.words
    if found.slays:
        return [words("riv-tip-slays", damage=found.damage)]
    said = [words("riv-tip-blow", damage=found.damage, left=found.left)] if found.damage else []
    said.append(
        words("riv-tip-chances", now=percent(sight, found.now, found.vague),
              soon=percent(sight, found.soon, found.vague))
    )  # fmt: skip
    said.append(words("riv-hint-leaves", cards=found.cards, fighters=found.fighters))
    said.append(words("riv-tip-wounds", wounds=_decimal(sight, found.wounds)))
    if found.vague:
        said.append(words("riv-tip-vague"))
    return said


def _decimal(sight: Sight, number: float) -> str:
    made = f"{number:.1f}"
    return made.replace(".", ",") if sight.words.lang == "fr" else made


TEXT_KEYS = ("riv-fight-about", "riv-fight-percent")
