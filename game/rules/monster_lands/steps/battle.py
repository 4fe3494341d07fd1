"""A battle at one place, from the traps to the loot (chapter 8)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import (
    clear_fought,
    end,
    has_won,
    next_to_act,
    reach_stage,
    target_key,
)
from game.rules.monster_lands.content import ask
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.questions import Redirected
from game.rules.monster_lands.steps.conflict import Conflict, turn_up
from game.rules.monster_lands.steps.conquest import Conquest
from game.rules.monster_lands.steps.loot import PickLoot, RefillLoot
from game.rules.monster_lands.steps.onslaught import Assault, MonsterAttack
from game.rules.monster_lands.views import (
    Expedition,
    monster_at,
    occupied,
    region_at,
)


@frozen
class Battle(Auto):
    """All that happens at a region or at the Gates, if anybody went there."""

    place: str

    def resolve(self, play: Play) -> None:
        """Traps or Conflict, the monster, the conquest, the loot."""
        place = self.place
        table = play.table
        foe = monster_at(table, place)
        land = None if place == zones.GATES else region_at(table, place)
        if not occupied(table, place) or (foe is None and land is None):
            return
        if foe is None:
            play.tell("ml-march", region=str(land))
        elif land is None:
            play.tell("ml-battle-gates", monster=foe)
        else:
            play.tell("ml-battle", monster=foe, region=land)
        traps = Conflict(place) if settings(table).conflict else RevealTraps(place)
        if land is None:
            play.push(traps, Fight(place), EndBattle(place))
        else:
            play.push(traps, Fight(place), Conquest(place), LootShare(place), EndBattle(place))


@frozen
class RevealTraps(Auto):
    """All traps of the place are turned up (8.1)."""

    place: str

    def resolve(self, play: Play) -> None:
        """From left to right; traps that give dice get them from the supply."""
        for exp in occupied(play.table, self.place):
            for token in Expedition(play.table, exp).face_down:
                turn_up(play, exp, token)


@frozen
class Fight(Auto):
    """The monster and the next expedition, until it is beaten or nobody is left (8.2)."""

    place: str

    def resolve(self, play: Play) -> None:
        """Find the next expedition, from the left."""
        exp = next_to_act(play.table, self.place)
        if exp is None or monster_at(play.table, self.place) is None:
            return
        if Expedition(play.table, exp).is_madhala:
            play.push(*_her_ambushes(play, exp), MadhalaStrikes(exp), self)
        else:
            play.push(MonsterAttack(exp), self)


def _her_ambushes(play: Play, exp: str) -> list[Assault]:
    """Dice that Madhala's ambushes send before she removes the monster (ruling 87)."""
    found = []
    for ambush in play.table.zone(zones.ambushes(exp)):
        target = play.table.mark(target_key(ambush))
        if isinstance(target, str):
            found.append(Assault(target, ask(ambush, Redirected())))
    return found


@frozen
class MadhalaStrikes(Auto):
    """Madhala removes the monster; it does not go to the Gates (ruling 86)."""

    exp: str

    def resolve(self, play: Play) -> None:
        """Discard it; who fought has no more to do."""
        place = zones.place_of(self.exp)
        foe = monster_at(play.table, place)
        reach_stage(play, self.exp, "won")
        play.tell("ml-madhala-strikes", monster=str(foe))
        play.move(str(foe), to=zones.MONSTER_DISCARD)
        clear_fought(play, place)


@frozen
class LootShare(Auto):
    """Survivors of a region without success take loot (8.4, ruling 59)."""

    place: str

    def resolve(self, play: Play) -> None:
        """From left to right, then the show is filled again."""
        table = play.table
        there = [Expedition(table, exp) for exp in occupied(table, self.place)]
        picks = [
            PickLoot(each.seat)
            for each in there
            if not each.is_madhala and not has_won(table, each.exp)
        ]
        play.push(*picks, RefillLoot())


@frozen
class EndBattle(Auto):
    """The dust settles."""

    place: str

    def resolve(self, play: Play) -> None:
        """Only survivors remain, with what they carry."""
        end(play, self.place)


STEPS = (Battle, RevealTraps, Fight, MadhalaStrikes, LootShare, EndBattle)
OPTIONS = ()
