"""What a set of dice can reach: which plans, how strong at best, and the cheapest way there.

Numbers only: whoever asks turns a table into a `Muster` first. Exact by counting, never by luck: a
plan has at most four symbols and a board five dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from attrs import evolve, frozen

Troop = str
#: A die that can be committed: its troop and its strength.
Die = tuple[Troop, int]

BEST_FACE = 6
OPPOSITE_FACES = 7
#: What a gem is worth when ways are compared: as much Magic as an average flip gives strength.
GEM_IN_MAGIC = 3


@frozen
class Muster:
    """The dice at hand, and what may be spent on them."""

    dice: tuple[Die, ...]
    #: The troop that matches any symbol; empty until it is unlocked.
    wild: Troop
    magic: int
    gems: int


@frozen
class Way:
    """One way to carry out a plan; dice are named by their place in the muster."""

    dice: tuple[int, ...]
    #: Dice made wild, and dice flipped, for a gem each.
    wilds: tuple[int, ...]
    flips: tuple[int, ...]
    #: How much Magic raises which die.
    raises: tuple[tuple[int, int], ...]
    #: The sum of the dice in the end.
    strength: int

    @property
    def gems(self) -> int:
        """The gems it takes."""
        return len(self.wilds) + len(self.flips)

    @property
    def magic(self) -> int:
        """The Magic it takes."""
        return sum(by for _, by in self.raises)

    @property
    def cost(self) -> tuple[int, int, int]:
        """What makes one way cheaper than another: what is spent, then gems, then strength used."""
        return self.gems * GEM_IN_MAGIC + self.magic, self.gems, self.strength


@frozen
class Lack:
    """How far a plan is from being within reach."""

    #: The symbols that no die and no gem fills.
    symbols: tuple[Troop, ...]
    #: How many gems the filled ones take.
    gems: int

    @property
    def is_none(self) -> bool:
        """Whether nothing is missing."""
        return not self.symbols


@lru_cache(maxsize=4096)
def lack(symbols: tuple[Troop, ...], muster: Muster) -> Lack:
    """What is missing for a plan of these symbols, gems used as wilds where they help."""
    left = _unmatched(symbols, tuple(troop for troop, _ in muster.dice), muster.wild)
    spare = len(muster.dice) - (len(symbols) - len(left))
    gems = min(muster.gems, spare, len(left))
    return Lack(left[gems:], gems)


def filled(symbols: tuple[Troop, ...], muster: Muster) -> tuple[bool, ...]:
    """For each symbol, whether a die answers it without a gem: own dice before wild ones."""
    left = Counter(troop for troop, _ in muster.dice)
    found = []
    for symbol in symbols:
        has_own = left[symbol] > 0
        left[symbol] -= has_own
        found.append(has_own)
    jokers = left[muster.wild] if muster.wild else 0
    for place, is_filled in enumerate(found):
        if not is_filled and jokers:
            found[place], jokers = True, jokers - 1
    return tuple(found)


def helps(symbols: tuple[Troop, ...], muster: Muster, die: Die) -> bool:
    """Whether one more die fills a symbol that no die of the muster fills."""
    return sum(filled(symbols, evolve(muster, dice=(*muster.dice, die)))) > sum(
        filled(symbols, muster)
    )


def is_within_reach(symbols: tuple[Troop, ...], muster: Muster) -> bool:
    """Whether a plan of these symbols can be carried out."""
    return lack(symbols, muster).is_none


@lru_cache(maxsize=4096)
def ladder(symbols: tuple[Troop, ...], muster: Muster) -> tuple[tuple[int, Way], ...]:
    """Every sum of dice that can be reached, ascending, with the cheapest way to it or beyond it.

    Beyond, since dice that are too strong by nature cost nothing, and strength is only capped.
    """
    cheapest: dict[int, Way] = {}
    for way in _ways(symbols, muster):
        known = cheapest.get(way.strength)
        if known is None or way.cost < known.cost:
            cheapest[way.strength] = way
    rungs: list[tuple[int, Way]] = []
    best: Way | None = None
    for strength in sorted(cheapest, reverse=True):
        way = cheapest[strength]
        if best is None or way.cost < best.cost:
            best = way
        rungs.append((strength, best))
    return tuple(reversed(rungs))


def cheapest_way(symbols: tuple[Troop, ...], muster: Muster, strength: int) -> Way | None:
    """The cheapest way to at least this sum of dice; None if it is out of reach."""
    for reached, way in ladder(symbols, muster):
        if reached >= strength:
            return way
    return None


def plain_way(symbols: tuple[Troop, ...], muster: Muster) -> Way | None:
    """The strongest way that spends no Magic, and gems only where a symbol asks for one."""
    needed = lack(symbols, muster)
    if not needed.is_none:
        return None
    thrifty = Muster(muster.dice, muster.wild, magic=0, gems=needed.gems)
    ways = (way for way in _ways(symbols, thrifty) if not way.flips)
    return max(ways, key=lambda way: (way.strength, -way.gems))


def strongest_way(symbols: tuple[Troop, ...], muster: Muster) -> Way | None:
    """The cheapest of the strongest ways; None if the plan is out of reach."""
    rungs = ladder(symbols, muster)
    return rungs[-1][1] if rungs else None


def _unmatched(symbols: Sequence[Troop], troops: Sequence[Troop], wild: Troop) -> tuple[Troop, ...]:
    """The symbols left when every die that can stands for one: own colour first, then the wild."""
    dice = Counter(troops)
    left = []
    for symbol in symbols:
        if dice[symbol]:
            dice[symbol] -= 1
        else:
            left.append(symbol)
    return tuple(left[dice[wild] :]) if wild else tuple(left)


def _ways(symbols: tuple[Troop, ...], muster: Muster) -> Iterator[Way]:
    """Every way worth comparing: any dice, the fewest wilds, flips of the weakest, any Magic."""
    for dice in combinations(range(len(muster.dice)), len(symbols)):
        wilds = _strangers(symbols, dice, muster)
        if len(wilds) > muster.gems:
            continue
        for flips in _flips(dice, muster, muster.gems - len(wilds)):
            faces = {die: _face(muster, die, flips) for die in dice}
            strength = sum(faces.values())
            room = min(muster.magic, BEST_FACE * len(dice) - strength)
            for magic in range(room + 1):
                yield Way(dice, wilds, flips, _raises(faces, magic), strength + magic)


def _strangers(
    symbols: tuple[Troop, ...], dice: tuple[int, ...], muster: Muster
) -> tuple[int, ...]:
    """The dice of these that must be made wild."""
    open_symbols = Counter(symbols)
    strangers = []
    for die in dice:
        troop = muster.dice[die][0]
        if open_symbols[troop]:
            open_symbols[troop] -= 1
        elif troop != muster.wild:
            strangers.append(die)
    return tuple(strangers)


def _flips(dice: tuple[int, ...], muster: Muster, gems: int) -> Iterator[tuple[int, ...]]:
    """The weakest dice that gain by a flip, none of them to all that gems allow."""
    weak = sorted(
        (die for die in dice if muster.dice[die][1] * 2 < OPPOSITE_FACES),
        key=lambda die: muster.dice[die][1],
    )
    for count in range(min(gems, len(weak)) + 1):
        yield tuple(weak[:count])


def _face(muster: Muster, die: int, flips: tuple[int, ...]) -> int:
    face = muster.dice[die][1]
    return OPPOSITE_FACES - face if die in flips else face


def _raises(faces: dict[int, int], magic: int) -> tuple[tuple[int, int], ...]:
    """Magic poured over the dice one after the other, the strongest first: fewest dice touched."""
    raises = []
    for die in sorted(faces, key=lambda die: -faces[die]):
        by = min(magic, BEST_FACE - faces[die])
        if by:
            raises.append((die, by))
            magic -= by
    return tuple(raises)
