"""Cards of Rivenoire as pictures: the emblem on the ground of its use, figures, its name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from game.app.boards.rivenoire.emblems import emblem, resource, term
from game.app.boards.rivenoire.reading import is_known, use_of
from game.app.boards.rivenoire.skin import BURDENS, GOODS, OMEN, ON_PAPER, QUEST, USES
from game.app.drawing.theme import Colour
from game.engine.effects import Amount, Effect
from game.rules.rivenoire.content import card, has_mode, modes, omen, quest
from game.rules.rivenoire.effects import blows, cards, city, fighting, gains
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


#: Signs of effects that have no figure, or whose figure is a count.
_SIGNS: Mapping[type[Effect], str] = {
    cards.Draw: "draw",
    cards.DestroySelf: "destroy",
    cards.DestroyCard: "destroy",
    cards.DiscardChoice: "discard",
    cards.Retrieve: "discard",
    cards.Cycle: "draw",
    cards.PlayCard: "again",
    cards.Scry: "deck",
    city.ReplayAction: "again",
    city.Relocate: "advance",
    fighting.Advance: "advance",
    fighting.Boomerang: "again",
    fighting.RollDie: "die",
    fighting.Reroll: "die",
    fighting.Withdraw: "character",
    fighting.StealPlay: "cards",
    blows.NoMonsterDie: "continuous",
    blows.MoreDamage: "continuous",
    blows.ClaimKillingBlow: "killing_blow",
    gains.GainLoot: "loot",
    gains.QuestSearch: "quest",
    gains.QuestsToDiscard: "quest",
    gains.MarketSalvage: "market",
    gains.Recruit: "character",
    gains.Hunt: "monster",
    gains.PeekProperty: "building",
    gains.BuyBuilding: "building",
}
#: Effects whose count is added to what a player has.
_ADDED = (cards.Draw, gains.GainLoot, fighting.Reroll, gains.QuestsToDiscard)


def _part(effect: Effect) -> Part | None:
    match effect:
        case gains.Gold(amount=amount):
            return Part(resource("gold"), _amount(amount), "gold")
        case blows.Damage(amount=amount):
            return Part(resource("damage"), _amount(amount), "damage")
        case gains.Fame(amount=amount):
            return Part(resource("fame"), _signed(amount), "fame")
        case gains.GainJewel(count=count):
            return Part(resource("diamond"), f"+{count}", "diamond")
        case cards.DestroyWound(count=count):
            return Part(resource("wound"), f"−{count}", "wound")
        case gains.GainWound(count=count):
            return Part(resource("wound"), f"+{count}", "wound")
    name = _SIGNS.get(type(effect))
    if name is None:
        return None
    count = getattr(effect, "count", 1)
    said = f"+{count}" if isinstance(effect, _ADDED) else str(count) if count != 1 else ""
    return Part(term(name), said)


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
