"""How a fight ends: Fame and Loot, or the Hospital (chapters 9.3 and 9.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import next_loot
from game.rules.rivenoire.content import talent
from game.rules.rivenoire.fighting import gather_dice
from game.rules.rivenoire.goods import change_fame, take_trophy
from game.rules.rivenoire.people import fall, send_home
from game.rules.rivenoire.steps.using import acquire
from game.rules.rivenoire.views import battle_line, leader
from game.rules.rivenoire.views.fight import Fight

_MARKS = (
    zones.MORE_HIT_POINTS,
    zones.QUARANTINE,
    zones.COMBAT_ROUND,
    zones.ACTED,
    zones.ROLLED,
    zones.FIGHTER,
    zones.KILLER,
    zones.FURY,
)
_COUNTERS = (zones.HIT_POINTS, zones.STARTING_POINTS, zones.DEALT)


def end_expedition(play: Play) -> None:
    """The monster is gone, and all that the Oracle said of it lapses (ruling 71)."""
    table = play.table
    gather_dice(play)
    play.move(table.zone(zones.MONSTER), to=zones.MONSTERS_GONE)
    for name in _MARKS:
        play.mark(name, None)
    for name in _COUNTERS:
        play.adjust(zones.MONSTER_OWNER, name, -table.count(zones.MONSTER_OWNER, name))


@frozen
class Victory(Auto):
    """The killer's Fame and token, then the Loot is shared by those who are left (9.3)."""

    def resolve(self, play: Play) -> None:
        """Without anybody left in the line no Loot is revealed (ruling 68)."""
        fight = Fight(play.table)
        killer, value = fight.killer, fight.monster.value
        assert killer is not None
        play.tell("riv-fight-won", seat=killer, monster=fight.card)
        change_fame(play, killer, value, fight.card)
        take_trophy(play, killer)
        if battle_line(play.table):
            _reveal_loot(play, value)
            play.push(ShareLoot(), ExtraLoot(battle_line(play.table)))
        play.push(GoHome())


def _reveal_loot(play: Play, count: int) -> None:
    """As many as the monster is worth, or what there is (ruling 47)."""
    for _ in range(count):
        card = next_loot(play)
        if card is not None:
            play.move(card, to=zones.LOOT_OPEN)
    play.tell("riv-loot-revealed", cards=play.table.zone(zones.LOOT_OPEN))


@frozen
class ShareLoot(Auto):
    """From the left, one card each, over and over until none is left (D-LOOT)."""

    #: Who still picks in this turn of the line; nobody: it begins anew.
    waiting: tuple[Piece, ...] = ()

    def resolve(self, play: Play) -> None:
        """Whoever has left the line meanwhile picks no more."""
        line = battle_line(play.table)
        if not line or zones.LOOT_OPEN not in play.table.zones:
            return
        first, *rest = [each for each in self.waiting if each in line] or line
        play.push(PickLoot(leader(play.table, first), first), ShareLoot(tuple(rest)))


@frozen
class TakeLoot(Option):
    """Take a Loot card."""

    says: ClassVar[str] = "riv-option-loot"
    card: Piece


@frozen
class PickLoot(Ask):
    """A character's player takes one of the open Loot cards."""

    seat: Seat
    character: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-loot", seat=self.seat, character=self.character)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every card that is left."""
        return [(TakeLoot(each), None) for each in table.zone(zones.LOOT_OPEN)]

    def resolve(self, play: Play, choice: Option) -> None:
        """In hand, or it works at once."""
        assert isinstance(choice, TakeLoot)
        acquire(play, self.seat, choice.card)


@frozen
class ExtraLoot(Auto):
    """Rangers and the Paladin take the top of the deck besides, as far as still in the line."""

    waiting: tuple[Piece, ...]

    def resolve(self, play: Play) -> None:
        """From the left, one character after the other."""
        if not self.waiting:
            return
        first, *rest = self.waiting
        if first in battle_line(play.table):
            for _ in range(talent(first).loot):
                card = next_loot(play)
                if card is not None:
                    acquire(play, leader(play.table, first), card, is_open=False)
        play.push(ExtraLoot(tuple(rest)))


@frozen
class GoHome(Auto):
    """Whoever is left goes home; to the Hospital in quarantine (9.3)."""

    def resolve(self, play: Play) -> None:
        """From the left."""
        ill = zones.QUARANTINE in play.table.marks
        if ill and battle_line(play.table):
            play.tell("riv-quarantine")
        for each in battle_line(play.table):
            if ill:
                fall(play, each)
            else:
                send_home(play, each)
        end_expedition(play)


@frozen
class Defeat(Auto):
    """All that are left go to the Hospital, from the left (9.4)."""

    #: Why: the key of a sentence.
    why: str

    def resolve(self, play: Play) -> None:
        """Nobody gains anything."""
        play.tell(self.why, monster=Fight(play.table).card)
        for each in battle_line(play.table):
            fall(play, each)
        end_expedition(play)


#: Why a fight is lost.
TEXT_KEYS = ("riv-lost-line", "riv-lost-no-damage", "riv-lost-too-long")

STEPS = (Victory, ShareLoot, PickLoot, ExtraLoot, GoHome, Defeat)
OPTIONS = (TakeLoot,)
