"""The competitive mission: members roll against the target and each other (7.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_not_improve
from game.rules.monster_lands.content import box, mission
from game.rules.monster_lands.deeds import lose_glory
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.modifiers import combined, mission_total
from game.rules.monster_lands.shapes import Competitive
from game.rules.monster_lands.steps.contract import ContractMission
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.rolling import StopRolling, improve, improvement_offers
from game.rules.monster_lands.views import Clan, Expedition, colour_of, occupied

#: The highest a die can show.
BEST_FACE = 6


@frozen
class CompetitiveMission(Auto):
    """Whoever was sent rolls, left before right (ruling 36)."""

    def resolve(self, play: Play) -> None:
        """Madhala on the left wins at once; on the right nobody minds her (ruling 85)."""
        table = play.table
        tiles = table.zone(zones.mission(zones.COMPETITIVE))
        there = [Expedition(table, exp) for exp in occupied(table, zones.COMPETITIVE)]
        if not tiles or not there:
            return
        if there[0].is_madhala and there[0].exp == _LEFT:
            play.tell("ml-madhala-mission", mission=tiles[0])
            play.move(tiles[0], to=zones.GONE)
            return
        yours = [each for each in there if not each.is_madhala]
        if yours:
            target = mission(tiles[0]).competitive.target
            play.tell("ml-mission", mission=tiles[0], target=target)
            play.push(*[RollForMission(each.exp) for each in yours], JudgeMission())


_LEFT = zones.expedition(zones.COMPETITIVE, 1)


@frozen
class RollForMission(Auto):
    """All dice of a member are rolled, Persuasion anew."""

    exp: str

    def resolve(self, play: Play) -> None:
        """Roll, then ask for improvements."""
        there = Expedition(play.table, self.exp)
        dice = there.dice
        faces = play.roll(dice)
        play.tell(
            "ml-mission-rolled",
            seat=there.seat,
            member=there.member,
            dice=dice,
            faces=faces,
            total=mission_total(play.table, self.exp),
        )
        play.push(OnMission(there.seat, self.exp))


def competitive(table: Reading) -> Competitive:
    """What the mission on the table asks and gives."""
    return mission(table.zone(zones.mission(zones.COMPETITIVE))[0]).competitive


def highest_total(table: Reading, seat: Seat, member: Piece, dice: tuple[Piece, ...]) -> int:
    """What a member with these dice could reach if every face were the best, loot included."""
    sources = (member, *table.zone(zones.worn(member)), *Clan(table, seat).loot)
    found = combined(sources, None, "mission")
    return sum(found.value(colour_of(die), BEST_FACE) for die in dice)


def contestants(table: Reading) -> list[str]:
    """Expeditions of players on the competitive mission."""
    there = occupied(table, zones.COMPETITIVE)
    return [exp for exp in there if not Expedition(table, exp).is_madhala]


@frozen
class OnMission(Ask):
    """Rerolls and loot, then stop (DP-30)."""

    seat: Seat
    exp: str

    def prompt(self, table: Reading) -> Text:
        """Where the total stands."""
        return text(
            "ml-ask-mission",
            seat=self.seat,
            total=mission_total(table, self.exp),
            target=competitive(table).target,
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Alone, nothing is left to improve once the target is reached."""
        alone = len(contestants(table)) == 1
        if not alone or mission_total(table, self.exp) < competitive(table).target:
            yield from improvement_offers(table, self.seat, self.exp, "mission")
        yield StopRolling(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Other dice and tokens have their reasons, too."""
        return why_not_improve(table, self.seat, self.exp, thing, "mission")

    def resolve(self, play: Play, choice: Option) -> None:
        """Improve and ask again, or leave it at that."""
        if not isinstance(choice, StopRolling):
            improve(play, self.seat, self.exp, choice, "mission")
            play.push(self)


@frozen
class JudgeMission(Auto):
    """Compare with the target and with each other, pay, and discard the tile."""

    def resolve(self, play: Play) -> None:
        """The higher total wins, the left one a tie (rulings 36 and 37)."""
        table = play.table
        side = competitive(table)
        totals = {exp: mission_total(table, exp) for exp in contestants(table)}
        passed = [exp for exp, total in totals.items() if total >= side.target]
        winner = max(passed, key=lambda exp: totals[exp], default=None)
        tile = table.zone(zones.mission(zones.COMPETITIVE))[0]
        play.move(tile, to=zones.GONE)
        for exp, total in totals.items():
            there = Expedition(table, exp)
            play.move(there.loot, to=zones.GONE)
            if exp == winner:
                _reward(play, there, tile, total)
            elif exp in passed:
                _console(play, there.seat, tile, total)
            else:
                _punish(play, there.seat, tile, side.penalty)


def _reward(play: Play, there: Expedition, tile: Piece, total: int) -> None:
    seat, reward = there.seat, mission(tile).competitive.reward
    play.tell(
        "ml-mission-won",
        seat=seat,
        member=there.member,
        mission=tile,
        total=total,
        goods=goods(reward),
    )
    play.adjust(zones.clan(seat), zones.MISSIONS_DONE, 1)
    gain(play, seat, reward)


def _console(play: Play, seat: Seat, tile: Piece, total: int) -> None:
    gold = box().compensation_gold
    play.tell("ml-mission-second", seat=seat, mission=tile, total=total, gold=gold)
    gain(play, seat, {zones.GOLD: gold})


def _punish(play: Play, seat: Seat, tile: Piece, penalty: Mapping[str, int]) -> None:
    glory = penalty.get(zones.GLORY, 0)
    play.tell("ml-mission-failed", seat=seat, mission=tile, goods=goods({zones.GLORY: glory}))
    lose_glory(play, seat, glory)


STEPS = (CompetitiveMission, RollForMission, OnMission, JudgeMission)
OPTIONS = ()

__all__ = ["OPTIONS", "STEPS", "CompetitiveMission", "ContractMission"]
