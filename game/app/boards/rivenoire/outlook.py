"""What the next free space of a place brings, in two short lines, and what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from game.app.boards.rivenoire.prices import cheapest_building, discount, purse, surcharge
from game.app.boards.rivenoire.reading import amount_of, fighters, is_known, me
from game.app.keep.seats import NOBODY
from game.app.table.sight import Sight
from game.engine.effects import Effect
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, character, is_gold
from game.rules.rivenoire.views import City, Notable, has_bolt, leader, shield_holder

#: How a line is meant: plainly, as help, as a warning.
PLAIN, HELP, WARNING = "plain", "help", "warning"


@frozen
class Outlook:
    """What a visit would bring, and its help or drawback."""

    brings: str
    more: str = ""
    mood: str = PLAIN
    #: The second line in fewer words, where they have no room.
    curt: str = ""


def outlook(sight: Sight, place: str) -> Outlook:
    """The two lines of a place, for whoever looks."""
    city, words = City(sight.view, place), sight.words
    made = _MAKERS[place](sight, city)
    if city.is_closed:
        return Outlook(made.brings, words("riv-board-closed"), WARNING)
    if city.next_space is None:
        return Outlook(made.brings, words("riv-board-full"), PLAIN)
    return made


def rank_of(city: City) -> int:
    """The number that the next free space has, from the left."""
    if city.name == zones.SURROUNDINGS:
        return len(city.characters) + 1
    space = city.next_space
    return int(space.rpartition(".")[2]) if space else len(city.spaces)


def _bolt(sight: Sight, city: City) -> Outlook:
    """Whether the next space has a bolt."""
    space = city.next_space
    if space is not None and has_bolt(space):
        return Outlook("", sight.words("riv-board-bolt"), HELP)
    return Outlook("", sight.words("riv-board-no-bolt", space=rank_of(city)))


def _ramparts(sight: Sight, city: City) -> Outlook:
    then = _bolt(sight, city)
    brings = sight.words("riv-board-draws", count=box().numbers.ramparts)
    return Outlook(brings, then.more, then.mood)


def _market(sight: Sight, city: City) -> Outlook:
    words = sight.words
    # Whoever goes there takes one of the empty spaces.
    off = max(discount(sight.view) - 1, 0)
    place = len(city.occupied) + 1
    return Outlook(words("riv-board-buys", off=off), words("riv-board-chooses", place=place))


def _hospital(sight: Sight, city: City) -> Outlook:
    words, notable = sight.words, Notable(sight.view, me(sight))
    brings = words("riv-board-heals")
    if sight.viewer == NOBODY:
        return Outlook(brings)
    if not any(is_gold(each) for each in notable.hand if is_known(each)):
        return Outlook(brings, words("riv-board-no-gold"), WARNING)
    wounds = len(notable.wounds_at_hand())
    if wounds:
        return Outlook(brings, words("riv-board-clears", count=wounds), HELP)
    return Outlook(brings, words("riv-board-no-wound"))


def _mine(sight: Sight, city: City) -> Outlook:
    words, there = sight.words, len(city.occupied)
    nuggets = there + 1 + box().numbers.extra_nuggets
    brings = words("riv-board-picks", place=there + 1, nuggets=nuggets)
    if not there:
        return Outlook(brings, words("riv-board-rockfalls", count=box().numbers.rockfalls), WARNING)
    return Outlook(brings, words("riv-board-safe-dig"), HELP)


def _arena(sight: Sight, city: City) -> Outlook:
    words, rivals = sight.words, [leader(sight.view, each) for each in city.characters]
    prize = words("riv-board-prize", fame=box().numbers.arena_fame)
    others = [each for each in rivals if each != me(sight)]
    if not rivals:
        holder = shield_holder(sight.view)
        if holder is not None:
            return Outlook(prize, words("riv-board-shield-of", seat=holder))
        return Outlook(prize, words("riv-board-ties-won"), HELP)
    if not others:
        return Outlook(prize, words("riv-board-one-each"))
    duel = words("riv-board-duel", seat=others[0])
    return Outlook(duel, words("riv-board-ties-lost"), WARNING)


def _quest_office(sight: Sight, city: City) -> Outlook:
    then = _bolt(sight, city)
    brings = sight.words("riv-board-quests", count=box().numbers.quests)
    return Outlook(brings, then.more, then.mood)


def _provost_house(sight: Sight, city: City) -> Outlook:
    words, cost = sight.words, cheapest_building(sight.view)
    if cost is None:
        return Outlook(words("riv-board-all-sold"))
    brings = words("riv-board-builds", coins=cost)
    if sight.viewer == NOBODY:
        return Outlook(brings)
    coins = purse(sight)
    said = words("riv-board-holds", coins=coins)
    return Outlook(brings, said, HELP if coins >= cost else WARNING)


def _tavern(sight: Sight, city: City) -> Outlook:
    words, beers = sight.words, surcharge(sight.view)
    free = sum(character(each).wage is not None for each in sight.view.zone(zones.GUESTS))
    brings = words("riv-board-recruits", count=free)
    led = len(Notable(sight.view, me(sight)).limited)
    if led >= box().numbers.characters:
        return Outlook(brings, words("riv-board-replaces", count=led), WARNING)
    if beers:
        return Outlook(brings, words("riv-board-beers", count=beers), WARNING)
    return Outlook(brings, words("riv-board-sober"), HELP)


def _oracle_hut(sight: Sight, city: City) -> Outlook:
    words, deck = sight.words, sight.view.zone(zones.ORACLE_DECK)
    brings = words("riv-board-omens", count=box().numbers.omens)
    if deck and is_known(deck[0]):
        said = words("riv-board-else", omen=deck[0])
        return Outlook(brings, said, WARNING, curt=words("riv-board-else-curt", omen=deck[0]))
    return Outlook(brings, words("riv-board-else-top"))


def _surroundings(sight: Sight, city: City) -> Outlook:
    words, there = sight.words, len(city.characters)
    brings = words("riv-board-line", count=there)
    cards = len(Notable(sight.view, me(sight)).hand)
    mine = fighters(sight.view, me(sight))
    said = words("riv-board-cards-for", cards=cards, fighters=mine + 1)
    return Outlook(brings, said, WARNING if cards < 2 * (mine + 1) else HELP)


def fame_of_rank(rank: int) -> int:
    """The Fame that a rank of the line gives at once."""
    found = (amount_of(each) for each in _gains(rank) if each.kind == "fame")
    return next((amount for amount in found if isinstance(amount, int)), 0)


def gives_first_player(rank: int) -> bool:
    """Whether a rank of the line gives the first player token."""
    return any(each.kind == "take_first_player" for each in _gains(rank))


def _gains(rank: int) -> tuple[Effect, ...]:
    gains = box().places["surroundings"].gains
    return next((gain.effects for gain in gains if gain.space == rank), ())


_MAKERS: Mapping[str, Callable[[Sight, City], Outlook]] = {
    zones.RAMPARTS: _ramparts,
    zones.MARKET: _market,
    zones.HOSPITAL: _hospital,
    zones.MINE: _mine,
    zones.ARENA: _arena,
    zones.QUEST_OFFICE: _quest_office,
    zones.PROVOST: _provost_house,
    zones.TAVERN: _tavern,
    zones.ORACLE: _oracle_hut,
    zones.SURROUNDINGS: _surroundings,
}
