"""Preparation before the pools are formed: lost clans, the Gates, the Queen's Favour (P1 to P3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.arrivals import draw_monster, rank_a_to_gates
from game.rules.monster_lands.content import box
from game.rules.monster_lands.deeds import add_dice
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.views import (
    Clan,
    first_player,
    monster_at,
    round_number,
    turn_order,
)


@frozen
class RebuildLostClans(Auto):
    """A clan without members is led by a free novice and has at least 5 gold (P1, ruling 72)."""

    def resolve(self, play: Play) -> None:
        """Help those who lost everybody; what they own stays theirs."""
        least = box().clan.gold_when_lost
        for seat in turn_order(play.table):
            clan = Clan(play.table, seat)
            if clan.members:
                continue
            novice = _spare_novice(play.table)
            play.tell("ml-clan-rebuilt", seat=seat, member=novice)
            play.move(novice, to=zones.members(seat))
            play.mark(zones.leader(seat), novice)
            play.adjust(clan.owner, zones.GOLD, max(0, least - clan.gold))


def _spare_novice(table: Reading) -> Piece:
    """The next novice of the stack, or one that the opening laid out for an empty stack."""
    waiting = table.zone(zones.NOVICES) + table.zone(zones.SPARE_NOVICES)
    return waiting[0]


@frozen
class GatesArrivals(Auto):
    """Empty Gates draw a monster: the scenario's, or that of More Monsters (P2)."""

    def resolve(self, play: Play) -> None:
        """At most one comes; it causes no panic before the Cleanup."""
        if monster_at(play.table, zones.GATES) is not None:
            return
        wanted = settings(play.table)
        number = round_number(play.table)
        if wanted.rules.gates_every_round:
            rank_a_to_gates(play)
        elif wanted.more_monsters and number in box().more_monsters_rounds:
            draw_monster(play, zones.GATES)


@frozen
class TakeFavour(Option):
    """Take a die of this colour and one of the bonuses."""

    die: str
    bonus: int

    def touches(self) -> tuple[str, ...]:
        """The supply that the die comes from."""
        return (zones.dice(self.die),)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-favour", die=self.die, goods=goods(box().favour.bonuses[self.bonus]))


@frozen
class DeclineFavour(Option):
    """Ask nothing of the Queen."""

    says: ClassVar[str] = "ml-option-no-favour"
    closes: ClassVar[bool] = True


@frozen
class QueensFavour(Auto):
    """From round 2 on, the holder of the marker may ask the Queen for a gift (P3)."""

    def resolve(self, play: Play) -> None:
        """Ask, if the game is played with it."""
        late_enough = round_number(play.table) >= box().favour.from_round
        if settings(play.table).queens_favour and late_enough:
            play.push(AskFavour(first_player(play.table)))


@frozen
class AskFavour(Ask):
    """A die of any colour and a potion, a venom, a Defence token or gold (DP-02)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-favour", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every die with every bonus, or nothing."""
        favour = box().favour
        for die in favour.dice:
            for bonus in range(len(favour.bonuses)):
                yield TakeFavour(die, bonus), None
        yield DeclineFavour(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Give both; the die waits in the pool."""
        if not isinstance(choice, TakeFavour):
            play.tell("ml-favour-declined", seat=self.seat)
            return
        bonus = box().favour.bonuses[choice.bonus]
        play.tell("ml-favour-taken", seat=self.seat, die=choice.die, goods=goods(bonus))
        add_dice(play, self.seat, {choice.die: 1})
        gain(play, self.seat, bonus)


STEPS = (RebuildLostClans, GatesArrivals, QueensFavour, AskFavour)
OPTIONS = (TakeFavour, DeclineFavour)
