"""Cards of Rivenoire as pictures: the emblem on the ground of its use, figures, its name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from game.app.boards.rivenoire.emblems import emblem, resource, term
from game.app.boards.rivenoire.reading import amount_of, is_known, use_of
from game.app.boards.rivenoire.skin import BURDENS, GOODS, OMEN, ON_PAPER, QUEST, USES
from game.app.drawing.theme import Colour
from game.engine.effects import Amount, Effect
from game.rules.rivenoire.content import card, has_mode, modes, omen, quest
from game.rules.rivenoire.zones import family, kind_of

INK: Colour = (64, 50, 40)


@frozen
class Part:
    """One thing that a card does: its sign, a figure, the good it is about."""

    icon: str
    text: str = ""
    good: str = ""

    def tint(self, paper: bool = True) -> Colour:
        """The colour of its sign, on parchment or on the table."""
        if self.good:
            return ON_PAPER[self.good] if paper else GOODS[self.good]
        return INK if paper else (226, 222, 232)


def icon_of(piece: str) -> str:
    """The emblem of a card."""
    match family(piece):
        case "quest":
            return emblem("quest", kind_of(piece))
        case "oracle":
            return emblem("oracle", kind_of(piece))
        case "wound" | "beer" as burden:
            return emblem("card", burden)
    return emblem("card", kind_of(piece))


def ground_of(piece: str) -> Colour:
    """The ground of a card: what it is used for."""
    kind = family(piece)
    if kind in BURDENS:
        return BURDENS[kind]
    if kind == "quest":
        return QUEST
    if kind == "oracle":
        return OMEN
    if has_mode(piece, "gain"):
        return USES["gain"]
    use = use_of(piece)
    if use == "bolt" and card(piece).magic:
        return USES["reroll"]
    return USES[use]


def _amount(value: object) -> str:
    """A figure, or what it grows by."""
    if isinstance(value, Amount):
        base, times = value.base, value.times
        grows = f"{times}×" if times != 1 else "×"
        return f"{base}+{grows}" if base else grows
    return str(value)


def _signed(value: object) -> str:
    return f"{value:+d}".replace("-", "−") if isinstance(value, int) else f"+{_amount(value)}"


#: Signs of effects by their kind: those that have no figure, or whose figure is a count.
_SIGNS: Mapping[str, str] = {
    "draw": "draw",
    "destroy_self": "destroy",
    "destroy_card": "destroy",
    "discard_choice": "discard",
    "retrieve": "discard",
    "cycle": "draw",
    "play_card": "again",
    "scry": "deck",
    "replay_action": "again",
    "relocate": "advance",
    "advance": "advance",
    "boomerang": "again",
    "roll_die": "die",
    "reroll": "die",
    "withdraw": "character",
    "steal_play": "cards",
    "no_monster_die": "continuous",
    "more_damage": "continuous",
    "claim_killing_blow": "killing_blow",
    "gain_loot": "loot",
    "quest_search": "quest",
    "quests_to_discard": "quest",
    "market_salvage": "market",
    "recruit": "character",
    "hunt": "monster",
    "peek_property": "building",
    "buy_building": "building",
}
#: Goods that an effect gives or takes, and whether it takes them.
_GOODS: Mapping[str, tuple[str, bool]] = {
    "gain_jewel": ("diamond", False),
    "destroy_wound": ("wound", True),
    "gain_wound": ("wound", False),
}
#: Effects whose count is added to what a player has.
_ADDED = frozenset(("draw", "gain_loot", "reroll", "quests_to_discard"))


def _part(effect: Effect) -> Part | None:
    kind, count = effect.kind, getattr(effect, "count", 1)
    if kind in ("gold", "damage"):
        return Part(resource(kind), _amount(amount_of(effect)), kind)
    if kind == "fame":
        return Part(resource("fame"), _signed(amount_of(effect)), "fame")
    if kind in _GOODS:
        good, takes = _GOODS[kind]
        return Part(resource(good), f"−{count}" if takes else f"+{count}", good)
    if kind not in _SIGNS:
        return None
    said = f"+{count}" if kind in _ADDED else str(count) if count != 1 else ""
    return Part(term(_SIGNS[kind]), said)


@cache
def parts_of(piece: str) -> tuple[Part, ...]:
    """What a card does, in the order of its modes; a burden or a Quest has its points."""
    if not is_known(piece):
        return ()
    match family(piece):
        case "quest":
            found = quest(piece)
            return (Part(resource("points"), f"{found.points}×" if found.per else str(found.points),
                         "points"),)  # fmt: skip
        case "wound":
            return (Part(resource("points"), "−3", "wound"),)
        case "beer":
            return (Part(resource("points"), "−1", "beer"),)
        case "oracle":
            return ()
    found_parts = [_part(effect) for mode in modes(piece) for effect in mode.effects]
    return tuple(dict.fromkeys(part for part in found_parts if part is not None))


def name_of(piece: str, lang: str) -> str:
    """The printed name of a card of the Oracle, for those that have seen it."""
    return omen(piece).name.in_(lang)
