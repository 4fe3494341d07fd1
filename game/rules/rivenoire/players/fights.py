"""Rules of thumb for the fight: what a victory brings, who may win, which card to spend."""

from __future__ import annotations

from math import exp

from game.engine import Piece, Seat
from game.engine.kept import kept
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, has_mode, monster, talent
from game.rules.rivenoire.odds import Monster
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.worths import LOOT, TROPHY, damage_of
from game.rules.rivenoire.views import City, Notable, leader, players, round_number
from game.rules.rivenoire.views.fight import Fight

#: What it costs when a character lies in the Hospital for a round.
PATIENT = 1.8
#: How likely somebody who can still come joins the line.
JOINS = 0.35
#: What a hand of somebody unknown strikes for, at the start and more each round.
UNKNOWN, GROWTH = 3.2, 1.1
#: How sharply the outcome follows from strength over hit points.
SHARP = 2.7
#: How much of a monster's hit points a line needs to have an even chance.
EVEN = 0.96
#: How much of its damage a hand spends: one's own, of the cards that can be put down, and others'.
OWN, SPENT = 0.65, 0.64
#: What people on their way to the Ramparts and to the Market may add to the own blows.
DRAWN, ARMED = 1.6, 2.1
#: The same for a fight that has begun; and how many cards are lost to the die for one put down.
SURE, ENOUGH, LOST = 4.5, 1.1, 0.45
#: What an attack of the monster costs a fighter, at most so many of them; and what others deal.
ATTACK, LONGEST, PACE = 0.49, 4.0, 4.6


def put_down(cards: int) -> int:
    """How many of so many cards come to be put down, by what the die takes."""
    return int(cards / (1 + LOST) + 0.5)


class Battle:
    """The fight of this round, as far as a seat can see it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.fight = Fight(outlook.view)

    @kept
    def value(self) -> int:
        """The value of the monster of this round."""
        if self.fight.is_on:
            return self.fight.monster.value
        deck = self.view.zone(zones.MONSTER_DECK)
        if not deck:
            return 0
        first = deck[0]
        if first[0] != "?":
            return monster(first).value
        return int(first.split(".")[0].rpartition("_")[2])

    @kept
    def points(self) -> float:
        """The hit points to expect of it."""
        if self.fight.is_on:
            return float(self.fight.hit_points)
        same = [each.hit_points for each in box().monsters.values() if each.value == self.value]
        more = self.view.marks.get(zones.MORE_HIT_POINTS, 0)
        return sum(same) / max(1, len(same)) + (more if isinstance(more, int) else 0)

    def strength(self, seat: Seat, fighters: int) -> float:
        """The damage that a player may bring, by the hand of now."""
        if not fighters:
            return 0.0
        if seat == self.outlook.seat:
            return self._own
        held = len(Notable(self.view, seat).hand)
        total = (UNKNOWN + GROWTH * round_number(self.view)) * min(1.0, held / 5)
        return SPENT * total * (1.0 if fighters > 1 else 0.85)

    @kept
    def _own(self) -> float:
        """The same of one's own cards."""
        struck = sorted([damage_of(each) for each in self.outlook.hand], reverse=True)
        return OWN * sum(struck[: put_down(len(struck))]) + self._coming

    @kept
    def _coming(self) -> float:
        """What own people in the city may still bring to the fight."""
        if self.fight.is_on:
            return 0.0
        view, seat = self.view, self.outlook.seat
        return sum(
            [
                brought * sum([leader(view, each) == seat for each in City(view, place).characters])
                for place, brought in ((zones.RAMPARTS, DRAWN), (zones.MARKET, ARMED))
            ]
        )

    def joining(self, more: int = 0) -> dict[Seat, int]:
        """How many fighters everybody has in the line, with so many more of one's own."""
        counts = dict.fromkeys(range(players(self.view)), 0)
        for each in self.view.zone(zones.LINE):
            counts[leader(self.view, each)] += 1
        counts[self.outlook.seat] += more
        return counts

    def victory(self, counts: dict[Seat, int]) -> tuple[float, float]:
        """The chance to win with this line, and the own share of the damage."""
        mine = total = 0.0
        joins = JOINS if players(self.view) > 2 else 0.45
        for seat, fighters in counts.items():
            power = self.strength(seat, fighters)
            if seat == self.outlook.seat:
                mine = power
            elif not fighters and Notable(self.view, seat).home:
                power = joins * self.strength(seat, 1)
            total += power
        need = max(1.0, self.points)
        chance = 1 / (1 + exp(-SHARP * (total / need - EVEN)))
        return chance, mine / total if total else 0.0

    def prize(self, chance: float, share: float, picks: float, fighters: int) -> float:
        """What a fight is worth: Loot and the killing blow, or the Hospital."""
        reward = picks * self.loot + share * (self.outlook.fame(self.value) + TROPHY)
        return chance * reward - (1 - chance) * PATIENT * fighters

    @kept
    def loot(self) -> float:
        """A Loot card; ingots pay less and less."""
        return LOOT * (0.55 + 0.09 * self.outlook.left)

    def worth_with(self, more: int) -> float:
        """What the fight promises with so many more own fighters at the end of the line."""
        counts = self.joining(more)
        mine = counts[self.outlook.seat]
        if not mine:
            return 0.0
        chance, share = self.victory(counts)
        away = [seat for seat in self.outlook.rivals if not counts[seat]]
        late = sum([JOINS for seat in away if Notable(self.view, seat).home])
        length = sum(counts.values()) + late
        hand = len(self.outlook.hand)
        able = min(mine, max(1, hand // 2)) if hand else 0
        picks = self.value * able / max(1.0, length)
        extra = sum([talent(each).loot for each in self.outlook.fighters])
        return self.prize(chance, share, picks + extra, mine)

    @kept
    def joined(self) -> float:
        """What one more fighter is worth now, with the gains of the space."""
        rank = len(self.view.zone(zones.LINE)) + 1
        gains = {1: 2.0, 2: 1.0}.get(rank, 0.0)
        last = players(self.view) == 4 and rank == 6
        return self.worth_with(1) - self.worth_with(0) + self.outlook.fame(gains) + 1.0 * last


class Assault:
    """A turn in the fight: what each card would leave."""

    def __init__(self, outlook: Outlook, fighter: Piece) -> None:
        self.outlook, self.fighter = outlook, fighter
        self.battle = Battle(outlook)
        self.view = outlook.view
        self._known: dict[tuple[int, float], float] = {}
        self._blows: dict[int, int] = {}

    @kept
    def picks(self) -> float:
        """Own picks of the Loot, by the line of now."""
        line = self.view.zone(zones.LINE)
        mine = [at for at, each in enumerate(line) if leader(self.view, each) == self.outlook.seat]
        value, size = self.battle.value, len(line)
        found = sum([(value - at + size - 1) // size for at in mine])
        return found + sum([talent(line[at]).loot for at in mine])

    @kept
    def _weapons(self) -> list[float]:
        """What the cards of the hand strike for, the best first."""
        return sorted([damage_of(each) for each in self.outlook.hand], reverse=True)

    @kept
    def _others(self) -> float:
        """What the others of the line may still deal."""
        counts = self.battle.joining()
        return sum(
            [
                self.battle.strength(seat, counts[seat])
                for seat in self.outlook.rivals
                if counts[seat]
            ]
        )

    @kept
    def _waiting(self) -> list[Piece]:
        """Who acts after this one in the same combat round."""
        return [each for each in self.battle.fight.still_to_act if each != self.fighter]

    @kept
    def as_it_is(self) -> float:
        """What the fight is worth if a card of no use is put down, or none."""
        return self.after(0, self._weapons[-1]) if self._weapons else 0.0

    def blow(self, value: int | None) -> int:
        """What a card of this value takes from the monster; nothing if it has none."""
        if value is None:
            return 0
        if value not in self._blows:
            self._blows[value] = self.battle.fight.blow(value, self.fighter)
        return self._blows[value]

    def after(self, damage: int, weapon: float) -> float:
        """What the fight is worth after a card of this damage that would strike for so much."""
        key = (damage, weapon)
        if key not in self._known:
            self._known[key] = self._worth(damage, weapon)
        return self._known[key]

    def _worth(self, damage: int, weapon: float) -> float:
        outlook, battle = self.outlook, self.battle
        kill = outlook.fame(battle.value) + TROPHY
        points = battle.fight.hit_points - damage
        if points <= 0:
            return self.picks * battle.loot + kill
        left = list(self._weapons)
        left.remove(weapon)
        fighters = len(outlook.fighters)
        if not damage and not battle.fight.dealt and not self._may_strike(left):
            return -PATIENT * fighters
        mine = sum(left[: put_down(len(left))])
        total = mine + self._others
        win = 1 / (1 + exp(-SURE * (total / points - ENOUGH)))
        worth = self.picks * battle.loot + kill * mine / max(1.0, total)
        lasts = min(LONGEST, points / max(1.0, self._pace))
        return win * worth - (1 - win) * PATIENT * fighters - ATTACK * fighters * lasts

    @kept
    def _pace(self) -> float:
        """About what the line deals in a combat round."""
        counts = self.battle.joining()
        mine = sum(self._weapons[: counts[self.outlook.seat]])
        return mine + sum([PACE * counts[seat] for seat in self.outlook.rivals])

    def _may_strike(self, left: list[float]) -> bool:
        """Whether anybody after this one can still deal damage in this combat round."""
        mine = [leader(self.view, each) == self.outlook.seat for each in self._waiting]
        return not all(mine) or (bool(mine) and bool(left) and left[0] > 0)


def face_cost(outlook: Outlook, foe: Monster, character: Piece, face: str) -> float:
    """What it costs to suffer a face, by the name of what it does."""
    hand = outlook.hand
    fighters = len(outlook.fighters)
    spare = len(hand) - fighters
    blank = any(not has_mode(each, "combat") for each in hand)
    loss = 6.0 if not hand else (0.4 if blank and spare > 0 else (1.2 if spare > 0 else 2.4))
    match face:
        case "fame":
            return 0.0 if not outlook.notable.fame else 1.0
        case "wound":
            return 3.0
        case "choice":
            return loss
        case "random":
            return loss + (0.8 if hand else 0.0)
        case "special":
            match foe.special:
                case "wounds":
                    return 3.0
                case "recovery":
                    return 1.0 + 0.7 * foe.amount
                case "devour":
                    return loss + 1.0 if hand else 0.0
                case "curse":
                    return outlook.stays(character) * 0.6 if talent(character).draw == 0 else 0.0
            return 0.6
    return 3.6
