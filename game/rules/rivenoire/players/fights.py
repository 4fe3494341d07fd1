"""Rules of thumb for the fight: what a victory brings, who may win, which card to spend."""

from __future__ import annotations

from math import exp

from game.engine import Piece, Seat
from game.engine.kept import kept
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, has_mode, monster, talent
from game.rules.rivenoire.help import foe_of, side_of
from game.rules.rivenoire.odds import Fighter, Hand, Monster, Side, chances
from game.rules.rivenoire.players.outlook import LOOT, TROPHY, Outlook, damage_of
from game.rules.rivenoire.views import Notable, leader, participants, players, round_number
from game.rules.rivenoire.views.fight import Fight

#: What it costs when a character lies in the Hospital for a round.
PATIENT = 2.2
#: How likely somebody who can still come joins the line.
JOINS = 0.6
#: What a hand of somebody unknown strikes for, at the start and more each round.
UNKNOWN, GROWTH = 4.2, 0.9
#: How sharply the outcome follows from strength over hit points.
SHARP = 4.5
#: How much of a monster's hit points a line needs to have an even chance.
EVEN = 0.85
#: How often the damage of a hand is spent: more than once in a long fight, less for losses.
SPENT = 0.9


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
            hand = self.outlook.hand
            struck = sorted([damage_of(each) for each in hand], reverse=True)
            rounds = max(1.0, len(hand) / fighters / 1.6)
            total = sum(struck[: max(1, int(fighters * rounds))])
        else:
            held = len(Notable(self.view, seat).hand)
            total = (UNKNOWN + GROWTH * round_number(self.view)) * min(1.0, held / 5)
            total *= 1.0 if fighters > 1 else 0.85
        return SPENT * total

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
        self.foe = foe_of(outlook.view)
        seats = participants(self.view)
        self.sides = {seat: side_of(self.view, seat) for seat in seats}
        self._known: dict[tuple[int, int | None], float] = {}
        self._blows: dict[int, int] = {}

    @kept
    def _others(self) -> tuple[Side, ...]:
        return tuple([side for seat, side in self.sides.items() if seat != self.outlook.seat])

    @kept
    def _mine(self) -> Side:
        return self.sides[self.outlook.seat]

    @kept
    def picks(self) -> float:
        """Own picks of the Loot, by the line of now."""
        line = self.view.zone(zones.LINE)
        mine = [at for at, each in enumerate(line) if leader(self.view, each) == self.outlook.seat]
        value, size = self.battle.value, len(line)
        found = sum([(value - at + size - 1) // size for at in mine])
        return found + sum([talent(line[at]).loot for at in mine])

    def blow(self, value: int | None) -> int:
        """What a card of this value takes from the monster; nothing if it has none."""
        if value is None:
            return 0
        if value not in self._blows:
            self._blows[value] = self.battle.fight.blow(value, self.fighter)
        return self._blows[value]

    def after(self, damage: int, weapon: int | None) -> float:
        """What the fight is worth after a card of this damage; `weapon` is its value, if any."""
        key = (damage, weapon)
        if key not in self._known:
            self._known[key] = self._worth(damage, weapon)
        return self._known[key]

    def _worth(self, damage: int, weapon: int | None) -> float:
        outlook, battle = self.outlook, self.battle
        kill = outlook.fame(battle.value) + TROPHY
        if damage >= self.foe.points:
            return self.picks * battle.loot + kill
        hand, _ = self._mine.hands[0]
        hand = _without(hand, weapon)
        mine = Side(self._acted, ((hand, 1.0),))
        points = self.foe.points - damage
        if not damage and not self.battle.fight.dealt and not self._may_strike(mine):
            return -PATIENT * len(outlook.fighters)
        _, starting, special, amount, faces, _ = self.foe
        foe = Monster(points, starting, special, amount, faces)
        found = chances(foe, (mine, *self._others))
        far = self._far(points, hand)
        win = found.soon + (1 - found.soon) * far
        share = self._share(hand)
        worth = self.picks * battle.loot + share * kill
        return win * worth - (1 - win) * PATIENT * len(outlook.fighters)

    @kept
    def _acted(self) -> tuple[Fighter, ...]:
        """Own fighters, once this one has acted."""
        line = self.view.zone(zones.LINE)
        rank = line.index(self.fighter) if self.fighter in line else -1
        return tuple(
            [each._replace(acts=False) if each.rank == rank else each for each in self._mine[0]]
        )

    def _may_strike(self, mine: Side) -> bool:
        """Whether anybody after this one can still deal damage in this combat round."""
        if any(each.acts for each in mine.fighters) and mine.hands[0][0].weapons:
            return True
        return any(each.acts for side in self._others for each in side.fighters)

    @kept
    def _dealt_by_others(self) -> list[list[float]]:
        """What each hand that others may have could still deal, as likely as it is."""
        return [
            [chance * sum(each.weapons) for each, chance in side.hands] for side in self._others
        ]

    def _far(self, points: int, hand: Hand) -> float:
        """The chance of a longer fight, by what everybody could still deal."""
        total = float(sum(hand.weapons))
        for dealt in self._dealt_by_others:
            total += sum(dealt)
        return 0.5 / (1 + exp(-SHARP * (0.8 * total / max(1, points) - 1.0)))

    def _share(self, hand: Hand) -> float:
        mine = float(sum(hand.weapons))
        others = sum([each for dealt in self._dealt_by_others for each in dealt])
        return 0.35 if not self._others else mine / max(1.0, mine + others)


def _without(hand: Hand, weapon: int | None) -> Hand:
    """A hand after a card of it is put down."""
    if weapon is None:
        return Hand(hand.weapons, max(0, hand.rest - 1))
    left = list(hand.weapons)
    if weapon in left:
        left.remove(weapon)
        return Hand(tuple(left), hand.rest)
    return Hand(hand.weapons, max(0, hand.rest - 1))


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
