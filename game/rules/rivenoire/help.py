"""Numbers before decisions: what a card would do, what is left for whom, how the fight may go.

All of it is read from what a seat may see. Of the cards that nobody shows, only the starting cards
are reckoned with: whoever plays holds those that lie nowhere in sight, and each is as likely as any
other hidden card to be in hand.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.engine.effects import Effect
from game.rules.rivenoire.content import box, has_mode, monster, talent
from game.rules.rivenoire.effects.blows import Damage, printed_damage
from game.rules.rivenoire.effects.fighting import DestroyRandom, Regenerate, TurnIntoPeasant
from game.rules.rivenoire.effects.gains import GainWound
from game.rules.rivenoire.odds import Fighter, Hand, Harm, Monster, Side, Special
from game.rules.rivenoire.odds import chances as chances_of
from game.rules.rivenoire.odds import wounds as wounds_of
from game.rules.rivenoire.playing import why_not_play
from game.rules.rivenoire.shapes import Strike
from game.rules.rivenoire.steps.using import use_of
from game.rules.rivenoire.views import Notable, battle_line, leader, participants, players
from game.rules.rivenoire.views.fight import Fight

_HARMS: dict[str, Harm] = {
    "fame": "fame",
    "gain_wound": "wound",
    "discard_choice": "choice",
    "special_attack": "special",
    "discard_random": "random",
    "roll_again_twice": "double",
}


@frozen
class Left:
    """What a player would have left for the fight."""

    cards: int
    fighters: int

    @property
    def is_short(self) -> bool:
        """Whether a fighter would find no card already in the first combat round."""
        return self.cards < self.fighters


def left_for_fight(table: Reading, seat: Seat, spent: int = 0) -> Left:
    """ "2 cards for 3 fighters": what spending so many cards leaves (chapter 20)."""
    notable = Notable(table, seat)
    fighters = sum([leader(table, each) == seat for each in battle_line(table)])
    return Left(len(notable.hand) - spent, fighters)


def blow_of(table: Reading, seat: Seat, card: Piece, fighter: Piece) -> int | None:
    """What a card would take from the monster for a fighter; None if it is no such card."""
    if card.startswith("?") or not has_mode(card, "combat"):
        return None
    use = use_of(seat, card, "combat", fighter, from_hand=True)
    value = printed_damage(table, use)
    return None if value is None else Fight(table).blow(value, fighter)


def loot_order(table: Reading, count: int | None = None) -> tuple[Seat, ...]:
    """Who would pick which Loot card if the fight were won now, the first pick first."""
    line = battle_line(table)
    cards = Fight(table).monster.value if count is None else count
    return tuple([leader(table, line[at % len(line)]) for at in range(cards)]) if line else ()


@frozen
class Forecast:
    """How the fight stands for a seat."""

    #: The monster is slain in this combat round; by the end of the next one.
    now: float
    soon: float
    #: Wounds to expect of the monster's attack in this combat round.
    wounds: float


def forecast(table: Reading, seat: Seat) -> Forecast:
    """What to expect of this fight as a seat sees it."""
    foe = foe_of(table)
    chances = chances_of(foe, tuple([side_of(table, each) for each in participants(table)]))
    return Forecast(chances.now, chances.soon, expected_wounds(table, seat, foe))


def foe_of(table: Reading) -> Monster:
    """The monster that is being fought, in numbers."""
    fight = Fight(table)
    return foe(fight.card, fight.hit_points, fight.starting_points, fight.dealt > 0)


@cache
def foe(card: Piece, points: int, starting: int, struck: bool = False) -> Monster:
    """A monster in numbers."""
    special, amount = _special(monster(card).attack)
    return Monster(points, starting, special, amount, _faces(), struck)


def harm_of(face: str) -> Harm:
    """What a face of the die does, by its name: ``face.wound``."""
    names = [f"face.{name}" for name in box().faces]
    return _faces()[names.index(face)]


@cache
def _faces() -> tuple[Harm, ...]:
    return tuple([_HARMS[_effects(face)[0].kind] for face in box().faces.values()])


@cache
def _special(attack: str) -> tuple[Special, int]:
    effects = _effects(box().attacks[attack])
    for effect in effects:
        match effect:
            case Regenerate(count):
                return "recovery", count
            case DestroyRandom():
                return "devour", 0
            case TurnIntoPeasant():
                return "curse", 0
            case GainWound(who="characters_behind"):
                return "wounds", 0
    return "none", 0


def _effects(strike: Strike) -> tuple[Effect, ...]:
    return strike.abilities[0].effects


def side_of(table: Reading, seat: Seat) -> Side:
    """A player in the fight: fighters, and the hands that are possible."""
    return Side(_fighters(table, seat), hands_of(table, seat))


def _fighters(table: Reading, seat: Seat) -> tuple[Fighter, ...]:
    fight = Fight(table)
    waiting = [fight.fighter, *fight.still_to_act] if fight.fighter else fight.still_to_act
    rolled = fight.rolled
    later = _lasting_horn(table)
    found = []
    for rank, each in enumerate(battle_line(table)):
        if leader(table, each) == seat:
            own = talent(each).damage
            horn = _horn(table, each, waiting)
            found.append(
                Fighter(
                    rank,
                    own + horn,
                    own + later,
                    fight.dice_against(each),
                    each in waiting,
                    each not in rolled,
                    later,
                )
            )
    return tuple(found)


def _horn(table: Reading, fighter: Piece, waiting: list[Piece]) -> int:
    """What lies on top of piles adds to a blow, until its owner puts a card down (ruling 30)."""
    before = waiting[: waiting.index(fighter)] if fighter in waiting else waiting
    covered = {leader(table, each) for each in before}
    return _added(table, [seat for seat in range(players(table)) if seat not in covered])


def _lasting_horn(table: Reading) -> int:
    """What lies on top of the piles of those who are not in the line."""
    present = participants(table)
    return _added(table, [seat for seat in range(players(table)) if seat not in present])


def _added(table: Reading, seats: list[Seat]) -> int:
    fight = Fight(table)
    return sum([fight.top_adds(seat) for seat in seats])


def hands_of(table: Reading, seat: Seat) -> tuple[tuple[Hand, float], ...]:
    """The hands that a player may have, as the table shows them, each with its chance."""
    hand = Notable(table, seat).hand
    seen = [each for each in hand if each[0] != "?"]
    line = [each for each in battle_line(table) if leader(table, each) == seat]
    last = line[-1] if line else ""
    found_values = [_value(table, seat, each, last) for each in seen if has_mode(each, "combat")]
    weapons = [value for value in found_values if value is not None]
    hidden = len(hand) - len(seen)
    rest = len(seen) - len(weapons)
    if not hidden:
        return ((Hand(tuple(sorted(weapons, reverse=True)), rest), 1.0),)
    found: dict[Hand, float] = {}
    for more, chance in _hidden_weapons(table, seat, hidden):
        both = tuple(sorted((*weapons, *more), reverse=True))
        each = Hand(both, rest + hidden - len(more))
        found[each] = found.get(each, 0.0) + chance
    return tuple(found.items())


def _value(table: Reading, seat: Seat, card: Piece, fighter: Piece) -> int | None:
    """The damage value of a combat card for a fighter, if it can be played as it is."""
    use = use_of(seat, card, "combat", fighter, from_hand=True)
    return None if why_not_play(table, use) else printed_damage(table, use)


def _hidden_weapons(table: Reading, seat: Seat, drawn: int) -> list[tuple[tuple[int, ...], float]]:
    """Which starting weapons may be among so many hidden cards, with the chance of each set."""
    notable = Notable(table, seat)
    pool = sum([each.startswith("?") for each in notable.cards])
    unseen = [(card, value) for card, value in _starting_weapons(seat) if card not in table.places]
    found: list[tuple[tuple[int, ...], float]] = []
    for count in range(min(len(unseen), drawn) + 1):
        others = pool - len(unseen)
        if drawn - count > others:
            continue
        chance = comb(others, drawn - count) / comb(pool, drawn)
        for some in combinations(unseen, count):
            found.append((tuple([value for _, value in some]), chance))
    return found


@cache
def _starting_weapons(seat: Seat) -> tuple[tuple[Piece, int], ...]:
    """The starting cards of a player that strike, with their damage."""
    found = []
    for name, card in box().starter.items():
        for copy in range(1, card.copies + 1):
            piece = f"starter.{name}.{seat}.{copy}"
            mode = card.mode("combat")
            effects = () if mode is None else mode.effects
            values = [each.amount for each in effects if isinstance(each, Damage)]
            found += [(piece, value) for value in values if isinstance(value, int)]
    return tuple(found)


def expected_wounds(table: Reading, seat: Seat, against: Monster | None = None) -> float:
    """Wounds to expect of the monster's attack, own rolls and those of others ahead (exact)."""
    foe = against or foe_of(table)
    line = battle_line(table)
    total = 0.0
    for owner in participants(table):
        side = side_of(table, owner)
        for fighter in side.fighters:
            if not fighter.rolls:
                continue
            behind = sum([leader(table, each) == seat for each in line[fighter.rank + 1 :]])
            for hand, chance in side.hands:
                own, after = wounds_of(foe, fighter, hand)
                total += chance * (own * (owner == seat) + after * behind)
    return total
