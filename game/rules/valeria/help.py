"""What a player's dice make of a plan on the table: numbers before decisions."""

from __future__ import annotations

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.rules.valeria.content import plan
from game.rules.valeria.prices import plan_cost
from game.rules.valeria.reach import (
    Die,
    Muster,
    Troop,
    Way,
    cheapest_way,
    filled,
    helps,
    lack,
    plain_way,
    strongest_way,
)
from game.rules.valeria.reckoning import strength_parts
from game.rules.valeria.views import Column, Warden, points_for, troop_of


@frozen
class Outlook:
    """How near a plan is, and what it would bring."""

    #: For each symbol, whether a die answers it without a gem.
    filled: tuple[bool, ...]
    #: Symbols that nothing fills, gems included.
    lacking: tuple[Troop, ...]
    #: Gems that must be spent to make dice wild.
    gems: int
    #: Total strength without Magic, and with all that can be spent.
    least: int
    most: int
    #: The cheapest way to the most points, and the dice that it names by their place.
    way: Way | None
    dice: tuple[Piece, ...]

    @property
    def is_possible(self) -> bool:
        """Whether the plan can be carried out with these dice."""
        return not self.lacking


def die_of(table: Reading, die: Piece) -> Die:
    """A die as it is reckoned with."""
    return troop_of(die), table.pips(die)


def muster_of(table: Reading, seat: Seat) -> tuple[Muster, tuple[Piece, ...]]:
    """The dice of a player and what may be spent on them; and the dice themselves, in its order."""
    warden = Warden(table, seat)
    pieces = tuple(sorted(warden.dice, key=lambda die: die_of(table, die)))
    dice = tuple(die_of(table, die) for die in pieces)
    return Muster(dice, warden.wild_troop, warden.magic, len(warden.gems)), pieces


def outlook(table: Reading, seat: Seat, card: Piece) -> Outlook:
    """What the dice of a player make of a plan now."""
    symbols = plan(card).symbols
    muster, pieces = muster_of(table, seat)
    missing = lack(symbols, muster)
    answered = filled(symbols, muster)
    plain, strongest = plain_way(symbols, muster), strongest_way(symbols, muster)
    if plain is None or strongest is None:
        return Outlook(answered, missing.symbols, missing.gems, 0, 0, None, pieces)
    warden = Warden(table, seat)
    bonus = sum([amount for _, amount in strength_parts(warden, plan(card).type)])
    least = min(plain.strength + bonus, warden.influence)
    most = min(strongest.strength + bonus, warden.influence)
    way = cheapest_way(symbols, muster, _enough_for(points_for(most)) - bonus)
    return Outlook(answered, (), missing.gems, least, most, way, pieces)


def _enough_for(points: int) -> int:
    """The least strength that scores so many points."""
    strength = 0
    while points_for(strength) < points:
        strength += 1
    return strength


def within_reach(table: Reading, seat: Seat) -> list[tuple[Piece, Outlook]]:
    """The plans that a player could carry out now, reserved or paid for as they lie."""
    warden, column = Warden(table, seat), Column(table)
    payable = [
        card for card in column.plans if plan_cost(table, seat, column.price(card)) <= warden.gold
    ]
    found = [(card, outlook(table, seat, card)) for card in (*warden.reserved, *payable)]
    return [(card, view) for card, view in found if view.is_possible]


def plans_helped(table: Reading, seat: Seat, die: Piece) -> list[Piece]:
    """The plans in sight, reserved ones first, that one more die brings nearer."""
    muster, _ = muster_of(table, seat)
    cards = (*Warden(table, seat).reserved, *Column(table).plans)
    return [card for card in cards if helps(plan(card).symbols, muster, die_of(table, die))]
