"""How the dice of a hand lie: what may still reroll them, and what they remember of that."""

from __future__ import annotations

from game.rules.monster_lands.odds.hands import FACES, Counts, Hand
from game.rules.monster_lands.odds.piles import Die, Way, laid, size
from game.rules.monster_lands.odds.spreads import SIDES


def way_of(hand: Hand, colour: int) -> Way:
    """How the dice of a colour lie, if anything rerolls them."""
    if not able(hand, colour):
        return ()
    met = [Die(each.face, each.by) for each in hand.touched if each.colour == colour]
    return laid(*map(Die, hand.rolled[colour]), *met)


def size_of(hand: Hand, colour: int, steep: bool) -> int:
    """In how many ways the dice of a colour may lie."""
    lying = len(way_of(hand, colour))
    dice = hand.unrolled[colour] + lying
    if not able(hand, colour):
        return size(dice, 0, rerolled=False)
    return size(dice, dice if steep else lying, rerolled=True)


def able(hand: Hand, colour: int, by: Counts = ()) -> list[int]:
    """The sources that may reroll a die of a colour which these have met."""
    return [
        number
        for number, each in enumerate(hand.rerolls)
        if each.count and colour in each.colours and number not in by
    ]


def remembered(way: Way, left: Counts) -> Way:
    """The same dice, without the meetings of sources that are spent."""
    if not any(die.by for die in way):
        return way
    return laid(*(Die(die.face, still(die.by, left)) for die in way))


def still(by: Counts, left: Counts) -> Counts:
    """Whom a die has met, of those that are not spent."""
    return tuple([number for number in by if left[number]])


def with_die(ways: dict[Way, float], by: Counts) -> dict[Way, float]:
    """How dice lie after one more has fallen."""
    after: dict[Way, float] = {}
    for way, chance in ways.items():
        for face in FACES:
            more = laid(*way, Die(face, by))
            after[more] = after.get(more, 0.0) + chance / SIDES
    return after
