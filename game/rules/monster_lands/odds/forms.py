"""The same hand in its simplest form, so that hands that behave alike share one search."""

from __future__ import annotations

from attrs import evolve, frozen

from game.rules.monster_lands.odds.hands import Counts, Hand, Rerolls, Source, Touched


@frozen
class Form:
    """A hand without what it cannot use, colours and sources that behave alike made one."""

    hand: Hand
    #: The new number of each colour; -1 if there is no die of it.
    colours: Counts
    #: The new number of each source; -1 if it is of no use.
    sources: Counts

    def by(self, numbers: Counts) -> Counts:
        """Sources by their new numbers."""
        return tuple(sorted({self.sources[number] for number in numbers} - {-1}))


def levelled(hand: Hand) -> Hand:
    """The same hand with the bonus of dice that will be rolled anyway put into the base."""
    sure = [max(0, more) for more in hand.bonus]
    ahead = sum(count * more for count, more in zip(hand.unrolled, sure, strict=True))
    rest = tuple(more - part for more, part in zip(hand.bonus, sure, strict=True))
    return evolve(hand, base=hand.base + ahead, bonus=rest)


def formed(hand: Hand) -> Form:
    """A hand in its simplest form."""
    rerolls, numbers = _usable(hand)
    names: list[tuple[int, tuple[bool, ...]]] = []
    homes: list[int] = []
    for colour, more in enumerate(hand.bonus):
        name = (more, tuple(colour in each.colours for each in rerolls))
        counts = hand.unrolled[colour] or (any(name[1]) and _dice_of(hand)[colour])
        if counts and name not in names:
            names.append(name)
        homes.append(names.index(name) if counts else -1)
    unrolled = [0] * len(names)
    rolled: list[Counts] = [()] * len(names)
    for colour, home in enumerate(homes):
        if home >= 0:
            unrolled[home] += hand.unrolled[colour]
            # Faces that nothing rerolls are only part of the total.
            rolled[home] += hand.rolled[colour] if any(names[home][1]) else ()
    form = Form(hand, tuple(homes), tuple(numbers))
    touched: list[Touched] = []
    for each in hand.touched:
        home, by = homes[each.colour], form.by(each.by)
        if home >= 0 and by:
            touched.append(Touched(home, each.face, by))
        elif home >= 0 and any(names[home][1]):
            rolled[home] += (each.face,)
    simple = Hand(
        hand.base,
        tuple(unrolled),
        tuple(more for more, _ in names),
        tuple(tuple(sorted(faces)) for faces in rolled),
        tuple(
            evolve(each, colours=tuple(at for at, name in enumerate(names) if name[1][number]))
            for number, each in enumerate(rerolls)
        ),
        tuple(sorted(touched)),
    )
    return evolve(form, hand=simple)


def worth(hand: Hand) -> int:
    """What the rolled dice of a hand count."""
    shown = [(colour, face) for colour, faces in enumerate(hand.rolled) for face in faces]
    shown += [(each.colour, each.face) for each in hand.touched]
    return sum(max(0, face + hand.bonus[colour]) for colour, face in shown)


def _dice_of(hand: Hand) -> list[int]:
    """How many dice of each colour there are, rolled or not."""
    dice = [count + len(faces) for count, faces in zip(hand.unrolled, hand.rolled, strict=True)]
    for each in hand.touched:
        dice[each.colour] += 1
    return dice


def _usable(hand: Hand) -> tuple[Rerolls, list[int]]:
    """Sources that can reroll a die of this hand, alike ones made one; and the new numbers of all.

    A source that is of no use has the number -1. Those that may not meet a die again are never
    alike, unless a single reroll is left that has met no die at all.
    """
    present = _dice_of(hand)
    met = {number for each in hand.touched for number in each.by}
    found: dict[tuple[Counts, int], Source] = {}
    names: list[tuple[Counts, int] | None] = []
    for number, each in enumerate(hand.rerolls):
        useful = tuple(sorted(colour for colour in each.colours if present[colour]))
        if not useful or not each.count:
            names.append(None)
            continue
        again = each.again or (each.count == 1 and number not in met)
        name = (useful, -1 if again else number)
        before = found[name].count if name in found else 0
        found[name] = Source(useful, before + each.count, again)
        names.append(name)
    order = sorted(found, key=lambda name: (len(name[0]), found[name].again, name))
    return (
        tuple(found[name] for name in order),
        [-1 if name is None else order.index(name) for name in names],
    )
