"""The worst that cards could do to a Hero, with what everybody can count (chapter 9)."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat
from game.engine.effects import Effect
from game.rules.euthia import zones
from game.rules.euthia.cards import card
from game.rules.euthia.content import box
from game.rules.euthia.effects.fight_hero import Clover, DamageMinus
from game.rules.euthia.effects.fight_monster import MonsterStrength, WoundPlus
from game.rules.euthia.meta import settings
from game.rules.euthia.odds.terms import Play
from game.rules.euthia.shapes import Monster
from game.rules.euthia.views import opponents


def worst_plays(table: Reading, seat: Seat, foe: Monster) -> tuple[Play, ...]:
    """One for each Chaos token, as far as there may be cards for it; lasting effects left out."""
    wanted = settings(table)
    chaos = foe.brings.chaos + (box().figures.heroic.chaos if wanted.heroic else 0)
    held = dict(_counted(table, seat, foe))
    found = []
    for _ in range(chaos):
        able = [each for each in _plays(wanted.mode) if each[1] <= held[each[0]]]
        if not able:
            break
        group, count, play = max(able, key=lambda each: _badness(each[2]))
        held[group] -= count
        found.append(play)
    return tuple(found)


def _counted(table: Reading, seat: Seat, foe: Monster) -> list[tuple[str, int]]:
    """How many cards of each colour may be at hand: those it brings, and a hand or the reserve."""
    if settings(table).is_against_deck:
        silver = len(table.zone(zones.SILVER_RESERVE))
        gold = len(table.zone(zones.GOLD_RESERVE))
    else:
        # Backs tell no colours: any card of a hand may be of either.
        hands = [len(table.zone(zones.hand(other))) for other in opponents(table, seat)]
        silver = gold = max(hands, default=0)
    return [
        (zones.SILVER, silver + foe.brings.silver),
        (zones.GOLD_CARD, gold + foe.brings.gold_card),
    ]


def _badness(play: Play) -> float:
    return play.wounds + 0.5 * play.strength - 0.4 * play.roll + 0.8 * play.damage


@cache
def play_of(piece: Piece, count: int) -> Play:
    """What so many of a card do to one exchange of blows."""
    return _section(card(piece).sections[count - 1])


def _section(section: tuple[Effect, ...]) -> Play:
    return Play(
        strength=sum([e.amount for e in section if isinstance(e, MonsterStrength)]),
        wounds=sum([e.amount for e in section if isinstance(e, WoundPlus)]),
        roll=sum([e.amount for e in section if isinstance(e, Clover)]),
        damage=sum([e.amount for e in section if isinstance(e, DamageMinus)]),
    )


@cache
def _plays(mode: str) -> tuple[tuple[str, int, Play], ...]:
    """Every number of every card: its colour, how many, what it does."""
    found = []
    for group, named in ((zones.SILVER, box().silver), (zones.GOLD_CARD, box().gold)):
        for each in named.values():
            if mode in each.modes:
                for number, section in enumerate(each.sections, 1):
                    found.append((group, number, _section(section)))
    return tuple(found)
