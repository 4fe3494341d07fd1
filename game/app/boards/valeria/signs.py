"""What a card does, in signs: icons with numbers, for cards too small for a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.app.boards.valeria.skin import DICE, KINDS, ON_BONE, TYPES
from game.app.drawing.theme import Colour, darker
from game.app.table.chips import Chip
from game.engine.effects import Ability, Amount, Condition, Effect
from game.rules.valeria.content import abilities, box
from game.rules.valeria.effects.happening import Gain, RecruitOne, ReservePlan, TakeDie
from game.rules.valeria.effects.scoring import Completed, OfType, Score
from game.rules.valeria.effects.standing import AddStrength, Discount
from game.rules.valeria.vocabulary import RESOURCES

_DARK: Colour = (66, 54, 70)
#: What an ability waits for -> its sign.
_WHEN = {
    "gained_gold": ("val.resource.gold", "+"),
    "gained_magic": ("val.resource.magic", "+"),
    "gained_influence": ("val.resource.influence", "+"),
    "gained_gem": ("val.resource.gem", "±"),
    "gained_champion": ("val.term.champion", ""),
    "took_plan": ("val.shrine.plans", ""),
    "claimed_link": ("val.term.link", ""),
}
#: What is counted -> its icon; troops, types and kinds are found by their name.
_COUNTED = {
    "gem": "val.resource.gem",
    "magic": "val.resource.magic",
    "gold": "val.resource.gold",
    "influence": "val.resource.influence",
    "die": "val.term.die",
    "reserved_plan": "val.term.reserve",
    "award": "val.term.award",
    "plan": "val.shrine.plans",
}
_PAID = {
    "champion": "val.term.champion",
    "plan": "val.shrine.plans",
    "bonus": "val.term.reserve",
}


def tint_of(icon: str) -> Colour:
    """The colour of an icon on bone."""
    name = icon.rpartition(".")[2]
    if name in DICE:
        return darker(DICE[name].colour, 0.12) if name != "skeleton" else _DARK
    return {**ON_BONE, **TYPES, **KINDS}.get(name, _DARK)


def sign(icon: str, text: str = "") -> Chip:
    """An icon on bone, with a number."""
    return Chip(icon, text, tint_of(icon))


@cache
def signs(source: str) -> tuple[Chip, ...]:
    """All that a champion, a link or a slot does, its price left out."""
    found: list[Chip] = []
    for ability in abilities(source):
        if ability.window == "spent_gem":
            # What is spent gives what is gained: one sign says both.
            continue
        found += _waits(ability)
        for effect in ability.effects:
            found += _does(effect, named=ability.if_ is not None)
    return tuple(found)


def _waits(ability: Ability) -> Iterator[Chip]:
    if ability.window in _WHEN:
        yield sign(*_WHEN[ability.window])
    if ability.if_ is not None:
        yield from _condition(ability.if_)


def _condition(condition: Condition) -> Iterator[Chip]:
    match condition:
        case OfType(type=type_):
            yield sign(f"val.plan.{type_}")
        case Completed(each_type=each):
            *first, last = box().types
            yield from (sign(f"val.plan.{name}") for name in first)
            yield sign(f"val.plan.{last}", str(each))


def _does(effect: Effect, named: bool) -> Iterator[Chip]:
    match effect:
        case Gain():
            for item in RESOURCES:
                amount = getattr(effect, item)
                if isinstance(amount, Amount):
                    yield sign(f"val.resource.{item}", "=")
                elif amount:
                    plus = "" if named else "+"
                    yield sign(f"val.resource.{item}", f"{plus}{amount}")
        case TakeDie():
            yield sign("val.term.die", "+1")
        case ReservePlan():
            yield sign("val.term.reserve", "+1")
        case RecruitOne():
            yield sign("val.term.champion", "+1")
        case AddStrength(amount=amount, type=type_):
            if type_ is not None:
                yield sign(f"val.plan.{type_}")
            yield sign("val.term.strength", f"+{amount}")
        case Discount(from_=what, amount=amount):
            yield sign(_PAID[what])
            yield sign("val.resource.gold", f"−{amount}")
        case Score(points=points):
            yield from _scores(points)


def _scores(points: int | Amount) -> Iterator[Chip]:
    if isinstance(points, int):
        yield sign("val.resource.vp", str(points))
        return
    before = f"{points.each}" if points.each > 1 else f">{-points.base}" if points.base < 0 else ""
    yield sign(counted_icon(points.per.word), before)
    yield sign("val.resource.vp", str(points.times))


def counted_icon(word: str) -> str:
    """The icon of what a meter counts."""
    if word in _COUNTED:
        return _COUNTED[word]
    if word.endswith("_symbol"):
        return f"val.troop.{word.removesuffix('_symbol')}"
    if word.endswith("_champion"):
        return f"val.kind.{word.removesuffix('_champion')}"
    return f"val.plan.{word.removeprefix('completed_')}"
