"""Where the numbers of Rivenoire come from: prices, wages, blows, the cards drawn each round."""

from __future__ import annotations

from game.app.boards.rivenoire.prices import discount, draw_of, price_now, surcharge, wage_of
from game.app.keep.seats import NOBODY
from game.app.table.sight import Sight
from game.app.widgets.sums import Part, Sum, part
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, card, talent
from game.rules.rivenoire.help import blow_of
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.views.fight import Fight
from game.rules.rivenoire.zones import family, kind_of


def sums(sight: Sight, name: str) -> tuple[Sum, ...]:
    """The parts of the numbers of a thing."""
    zone = sight.view.places.get(name, "")
    if zone == zones.STALL:
        return (_price(sight, name),)
    if zone == zones.GUESTS and sight.viewer != NOBODY:
        return tuple(filter(None, (_wage(sight, name),)))
    if family(name) == "seat":
        return (_draw(sight, int(kind_of(name))),)
    if sight.viewer != NOBODY and zone == zones.hand(sight.viewer):
        return tuple(filter(None, (_blow(sight, name),)))
    return ()


def _price(sight: Sight, piece: str) -> Sum:
    words, printed, off = sight.words, card(piece).price, discount(sight.view)
    parts = [part(words("riv-sum-printed"), printed, first=True)]
    if off:
        parts.append(part(words("riv-sum-empty", count=off), -min(off, printed)))
    return Sum(words("riv-sum-price"), tuple(parts), str(price_now(sight.view, piece)))


def _wage(sight: Sight, guest: str) -> Sum | None:
    """The Beers that a guest would cost whoever looks."""
    words, wage = sight.words, wage_of(sight, guest)
    if wage is None:
        return None
    parts = [
        part(words("riv-sum-missing", wage=wage.wage), wage.short, first=True),
        part(words("riv-sum-round"), surcharge(sight.view)),
    ]
    return Sum(words("riv-sum-beers"), tuple(parts), str(wage.beers))


def _draw(sight: Sight, seat: int) -> Sum:
    """The cards of a player's next draw."""
    words, notable, numbers = sight.words, Notable(sight.view, seat), box().numbers
    total = draw_of(sight.view, seat)
    fame = total - numbers.drawn - notable.peasants
    parts = [
        part(words("riv-sum-base"), numbers.drawn, first=True),
        part(words("riv-sum-peasants"), notable.peasants),
        part(words("riv-sum-fame", fame=notable.fame), fame),
    ]
    return Sum(words("riv-sum-draw"), tuple(parts), str(total))


def _blow(sight: Sight, piece: str) -> Sum | None:
    """What a card would take from the monster, for the fighter whose turn it is."""
    fight, words = Fight(sight.view), sight.words
    fighter = fight.fighter if fight.is_on else None
    if fighter is None or sight.view.faces.get(fighter) != sight.viewer:
        return None
    damage = blow_of(sight.view, sight.viewer, piece, fighter)
    if damage is None:
        return None
    own = talent(fighter).damage
    others = sum(fight.top_adds(seat) for seat in range(len(sight.match.seats)))
    parts: list[Part] = [part(sight.called(piece), damage - own - others, first=True)]
    if own:
        parts.append(part(sight.called(fighter), own))
    if others:
        parts.append(part(words("riv-sum-tops"), others))
    return Sum(words("riv-sum-blow"), tuple(parts), str(damage))
