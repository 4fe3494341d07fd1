"""Who is safe from which Power (ruling 76)."""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import kind_of, standing
from game.rules.euthia.effects.standing import Immune, ImmuneFromEssences
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import Element


def is_immune(table: Reading, seat: Seat, element: Element) -> bool:
    """Whether a Hero may keep a Power off: by an Ability, or by an Essence laid on one."""
    for piece in Hero(table, seat).placed:
        if any(element in each.elements for each in standing(piece, Immune)):
            return True
        if standing(piece, ImmuneFromEssences):
            laid = table.zone(zones.laid_essences(piece))
            if any(kind_of(each) == element for each in laid):
                return True
    return False
