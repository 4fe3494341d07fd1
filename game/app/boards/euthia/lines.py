"""What may be chosen as lines of the prompt: the few things that can be done here and now."""

from __future__ import annotations

from game.app.boards.euthia.emblems import action_icon, icon_of, place_icon, term
from game.app.boards.euthia.roomy import is_tight
from game.app.table.lines import Line
from game.app.table.sight import Sight
from game.engine.options import Option
from game.rules.euthia import zones
from game.rules.euthia.content import quest
from game.rules.euthia.rescue.villagers import makes_friend
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.challenging import Challenge
from game.rules.euthia.steps.facing import FaceMonster
from game.rules.euthia.steps.offering import OfferGold
from game.rules.euthia.steps.questing import Fulfil
from game.rules.euthia.steps.rescuing import Deliver, TakeAlong
from game.rules.euthia.steps.teleporting import UsePortal
from game.rules.euthia.steps.treasure import TakeTreasure
from game.rules.euthia.views import Hero


def line_of(sight: Sight, option: Option) -> Line | None:
    """The line of an option that may be chosen; None for those that are clicked on the table."""
    decision = sight.decision
    if decision is None or option not in decision.options:
        return None
    said = sight.words.say(option.label())
    match option:
        case Act(action=action):
            place = _here(sight)
            result = sight.called(place, "place") if place else ""
            return Line(sight.called(action, "action"), action_icon(action), result)
        case TakeTreasure():
            return Line(said, "eut.place.treasure")
        case Challenge(place=place):
            return Line(said, place_icon(place))
        case Fulfil(quest=piece):
            name = quest(piece).name.in_(sight.words.lang)
            return Line(name, icon_of(piece), sight.words("eut-board-quest"))
        case Deliver(villager=piece, amount=amount):
            friend = makes_friend(sight.view, sight.viewer)
            plain = sight.words("eut-board-delivered", amount=amount)
            more = sight.words("eut-board-delivered-friend", amount=amount)
            if is_tight(sight.look):
                plain = more = f"+{amount}"
            return Line(sight.called(piece), place_icon("chapel"), more if friend else plain)
        case TakeAlong():
            return Line(said, icon_of(option.villager))
        case FaceMonster(level=level):
            return Line(sight.words("eut-board-face", level=level), action_icon("combat"))
        case OfferGold(card=card):
            return Line(
                sight.called(card),
                term("faer"),
                sight.words("eut-board-offer-short" if is_tight(sight.look) else "eut-board-offer"),
            )
        case UsePortal(space=space):
            return Line(said, place_icon("portal")) if space else None
    return None


def _here(sight: Sight) -> str:
    """What the place of the Hero is."""
    seat = sight.viewer
    zone = Hero(sight.view, seat).location
    if zone.partition(".")[0] not in ("space", "centre"):
        return ""
    from game.rules.euthia.views import Land

    return Land(sight.view).spot(zone).place


def is_slot(thing: str) -> bool:
    """Whether a thing is a slot of the map."""
    return thing.startswith(zones.slot(0, 0).partition(".")[0])


TEXT_KEYS = ("eut-board-offer", "eut-board-offer-short")
