"""Set-up: shuffling, dealing, and the choice of an affinity (chapter 2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.arrivals import (
    draw_missions,
    draw_monster,
    draw_region,
    rank_a_to_gates,
)
from game.rules.monster_lands.content import box, member, monster
from game.rules.monster_lands.meta import AFFINITIES, settings
from game.rules.monster_lands.offers import refill_bazaar, refill_loot, refill_tavern, refill_traps
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.rounds import Round
from game.rules.monster_lands.views import token_of, turn_order

SHUFFLED = (
    zones.MERCENARY_DECK,
    zones.TRAP_SUPPLY,
    zones.AMBUSH_PILE,
    zones.GEAR_DECK,
    zones.MONSTER_DECK,
    zones.REGION_DECK,
    zones.LIST_PILE,
    zones.LOOT_PILE,
    zones.MISSION_BAG,
    zones.PANIC_PILE,
)
#: A card of this reputation or less is within reach of a new clan.
WITHIN_REACH = 4


@frozen
class SetUp(Auto):
    """Shuffle everything, fill every offer, find a first player."""

    def resolve(self, play: Play) -> None:
        """In the order of the rulebook."""
        play.tell("ml-set-up")
        for pile in SHUFFLED:
            play.shuffle(pile)
        refill_tavern(play)
        within_reach(play)
        refill_traps(play)
        refill_bazaar(play)
        _first_monsters(play)
        for place in settings(play.table).places:
            draw_region(play, place)
        refill_loot(play)
        draw_missions(play)
        if settings(play.table).rules.gates_at_start:
            rank_a_to_gates(play)
        _first_player(play)
        seats = turn_order(play.table)
        play.push(*[ChoosePair(seat) for seat in reversed(seats)], Ready())


def within_reach(play: Play) -> None:
    """There must be a card of reputation 4 or less for each player (2.2, step 2)."""
    players = settings(play.table).players
    taken: list[Piece] = []
    while True:
        offer = play.table.zone(zones.TAVERN)
        low = sum(1 for card in offer if member(card).reputation <= WITHIN_REACH)
        if low >= min(players, len(offer)) or not play.table.zone(zones.MERCENARY_DECK):
            break
        highest = max(offer, key=lambda card: member(card).reputation)
        taken.append(highest)
        at = offer.index(highest)
        play.move(highest, to=zones.GONE)
        play.move(play.table.zone(zones.MERCENARY_DECK)[0], to=zones.TAVERN, at=at)
    if taken:
        play.move(taken, to=zones.MERCENARY_DECK)
        play.shuffle(zones.MERCENARY_DECK)


def _first_monsters(play: Play) -> None:
    """The first monsters are of the ranks that the level names (2.4)."""
    wanted = settings(play.table)
    ranks = box().levels[wanted.level].first_monsters
    for place in wanted.places:
        deck = play.table.zone(zones.MONSTER_DECK)
        card = next(each for each in deck if monster(each).rank in ranks)
        play.move(card, to=zones.MONSTER_DECK, at=0)
        draw_monster(play, place)
    play.shuffle(zones.MONSTER_DECK)


def _first_player(play: Play) -> None:
    players = settings(play.table).players
    seat = play.chance.below(players) if players > 1 else 0
    play.mark(zones.FIRST, seat)
    play.tell("ml-first-player", seat=seat)


@frozen
class ChooseAffinity(Option):
    """Lead the pair of this affinity."""

    affinity: str

    def touches(self) -> tuple[str, ...]:
        """Both cards of the pair."""
        return pair(self.affinity)

    def label(self) -> Text:
        """The button's words."""
        leader, second = pair(self.affinity)
        return text("ml-option-pair", affinity=self.affinity, leader=leader, member=second)


@cache
def pair(affinity: str) -> tuple[Piece, Piece]:
    """Leader and initial mercenary of an affinity."""
    found = {
        card.role: f"member.{kind}"
        for kind, card in box().members.items()
        if card.affinity == affinity and card.role in ("leader", "initial")
    }
    return found["leader"], found["initial"]


@frozen
class ChoosePair(Ask):
    """A player takes a pair still free (DP-01)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-pair", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Pairs nobody has; one fixed by a scenario; or, by choice of the table, any by chance."""
        fixed = settings(table).rules.affinity
        if fixed is not None:
            return [(ChooseAffinity(fixed), None)]
        if settings(table).random_pairs:
            return [(ByChance(), None)]
        return [(ChooseAffinity(each), None) for each in free_affinities(table)]

    def resolve(self, play: Play, choice: Option) -> None:
        """The pair joins, with glory, gold and a first trap."""
        if isinstance(choice, ByChance):
            free = free_affinities(play.table)
            choice = ChooseAffinity(free[play.chance.below(len(free))])
        assert isinstance(choice, ChooseAffinity)
        take_pair(play, self.seat, choice.affinity)


@frozen
class ByChance(Option):
    """Let chance decide."""

    says: ClassVar[str] = "ml-option-by-chance"


def free_affinities(table: Reading) -> list[str]:
    """Affinities whose pair nobody has taken."""
    left = set(table.zone(zones.PAIRS))
    return [each for each in AFFINITIES if pair(each)[0] in left]


def take_pair(play: Play, seat: Seat, affinity: str) -> None:
    """Give a clan its first members and its start."""
    rules = settings(play.table).rules
    figures = box().clan
    leader, second = pair(affinity)
    play.tell("ml-affinity-chosen", seat=seat, affinity=affinity, leader=leader, member=second)
    for card in (leader, second):
        play.move(card, to=zones.members(seat))
        play.move(token_of(card), to=zones.home(seat))
    play.mark(zones.leader(seat), leader)
    gold = figures.gold if rules.gold is None else rules.gold
    gain(play, seat, {zones.GLORY: figures.glory, zones.GOLD: gold, zones.DEFENCE: rules.defence})
    play.move(play.table.zone(zones.INITIAL_TRAPS)[0], to=zones.traps(seat))


@frozen
class Ready(Auto):
    """Put away what nobody took, and begin."""

    def resolve(self, play: Play) -> None:
        """Unused pairs and traps leave; their tokens too."""
        left = play.table.zone(zones.PAIRS)
        play.move([token_of(card) for card in left], to=zones.GONE)
        play.move(left, to=zones.GONE)
        play.move(play.table.zone(zones.INITIAL_TRAPS), to=zones.GONE)
        play.push(Round(1))


STEPS = (SetUp, ChoosePair, Ready)
OPTIONS = (ChooseAffinity, ByChance)
