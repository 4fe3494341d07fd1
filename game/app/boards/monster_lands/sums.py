"""Where the numbers of Monster Lands come from: prices, pools, reputation, wages, totals."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.boards.monster_lands.offers import costs_of, discount_at
from game.app.table.sight import Sight
from game.app.widgets.sums import Part, Sum, part
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import POURED, carried
from game.rules.monster_lands.content import ask, box, member
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.modifiers import modifiers, sources_of
from game.rules.monster_lands.questions import PerDie, Total
from game.rules.monster_lands.views import Clan, Expedition, colour_of, monster_at
from game.rules.monster_lands.vocabulary import Purpose

#: Names of numbers; what follows is the seat.
REPUTATION, EXCESS = "reputation/", "excess/"


def sums(sight: Sight, name: str) -> tuple[Sum, ...]:
    """The parts of a number, by its name or by the thing that has it."""
    if name.startswith(REPUTATION):
        return (_reputation(sight, Clan(sight.view, int(name.removeprefix(REPUTATION)))),)
    if name.startswith(EXCESS):
        return (_excess(sight, Clan(sight.view, int(name.removeprefix(EXCESS)))),)
    owner, _, counter = name.partition("/")
    seat = zones.seat_of(owner) if owner.startswith(zones.clan(0)[:-1]) else None
    if counter == zones.GOLD and seat is not None:
        return (_wages(sight, Clan(sight.view, seat)),)
    place = sight.view.places.get(name, "")
    if colour_of(name) in zones.COLOURS and (whose := zones.seat_of(place)) is not None:
        return (_pool(sight, Clan(sight.view, whose)),)
    return tuple(_price(sight, name))


def _called(sight: Sight, piece: str) -> str:
    return sight.called(piece)


def _reputation(sight: Sight, clan: Clan) -> Sum:
    known = [(card, member(card).reputation) for card in clan.members]
    parts = tuple(part(_called(sight, card), count) for card, count in known if count)
    title = sight.words("ml-sum-reputation")
    return Sum(title, parts, str(clan.reputation), sight.words("ml-sum-reputation-note"))


def _excess(sight: Sight, clan: Clan) -> Sum:
    words = sight.words
    parts = (
        part(words("ml-sum-glory"), clan.glory, first=True),
        part(words("ml-sum-reputation"), -clan.reputation),
    )
    return Sum(words("ml-sum-excess"), parts, str(clan.excess), words("ml-sum-excess-note"))


def _wages(sight: Sight, clan: Clan) -> Sum:
    words, wage = sight.words, clan.bracket.wage
    parts = tuple(part(_called(sight, card), wage) for card in clan.paid_members)
    note = words("ml-sum-wages-note", wage=wage)
    return Sum(words("ml-sum-wages"), parts, str(clan.wages), note)


def _pool(sight: Sight, clan: Clan) -> Sum:
    """The dice that a clan gets each round, by who brings them."""
    words = sight.words
    brought = [(_called(sight, card), member(card).dice) for card in clan.members]
    brought.append((words("ml-sum-glory"), clan.bracket.dice))
    parts = tuple(
        Part(name, words("ml-sum-dice", goods=goods(dice))) for name, dice in brought if dice
    )
    count = sum(sum(dice.values()) for _, dice in brought)
    return Sum(words("ml-sum-pool"), parts, str(count), words("ml-sum-pool-note"))


def _price(sight: Sight, piece: str) -> Iterator[Sum]:
    costs = costs_of(sight, piece)
    if costs is None or costs[0] == costs[1]:
        return
    words, (printed, now) = sight.words, costs
    found = discount_at(sight, piece)
    parts = [part(words("ml-sum-printed"), printed, first=True)]
    if found:
        parts.append(part(words("ml-sum-persuasion"), -found))
    rest = now - (printed - found)
    if rest:
        parts.append(part(words("ml-sum-floor"), rest))
    yield Sum(words("ml-sum-price"), tuple(parts), str(now))


def total_of(sight: Sight, exp: str, purpose: Purpose, total: int) -> Sum:
    """The total of an expedition: what was carried on, each die, and whatever adds to it."""
    words, view = sight.words, sight.view
    there = Expedition(view, exp)
    found = modifiers(view, exp, purpose)
    parts = []
    before = carried(view, there.place) if purpose != "mission" else 0
    if before:
        parts.append(part(words("ml-sum-carried"), before))
    for die in there.dice:
        if die in view.faces:
            face = view.pips(die)
            value = found.value(colour_of(die), face)
            label = words("ml-sum-die", die=colour_of(die), face=face)
            parts.append(part(label, value))
    parts += _added(sight, exp, purpose)
    poured = view.count(there.owner, POURED)
    if poured:
        parts.append(part(words("ml-sum-venom", count=poured), poured * box().clan.venom_bonus))
    notes = list(_per_die(sight, exp, purpose))
    return Sum(words("ml-sum-total"), tuple(parts), str(total), " ".join(notes))


def _added(sight: Sight, exp: str, purpose: Purpose) -> list[Part]:
    if purpose == "mission":
        return []
    known = [(each, ask(each, Total(purpose), 0)) for each in sources_of(sight.view, exp)]
    return [part(_called(sight, each), amount) for each, amount in known if amount]


def _per_die(sight: Sight, exp: str, purpose: Purpose) -> Iterator[str]:
    """Cards that make each die of a colour count more or less."""
    foe = monster_at(sight.view, zones.place_of(exp)) if purpose == "monster" else None
    for source in (*sources_of(sight.view, exp), *((foe,) if foe is not None else ())):
        for colour in zones.COLOURS:
            amount = ask(source, PerDie(colour, purpose), 0)
            if amount:
                yield sight.words("ml-sum-per-die", card=source, die=colour, amount=f"{amount:+d}")
