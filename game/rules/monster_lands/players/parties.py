"""Who is sent where, with what: the best party that a clan can put together for an expedition."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from attrs import frozen

from game.engine import Piece
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects, member, monster, region
from game.rules.monster_lands.effects.expeditions import PlaceDice
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.players.guesses import (
    HIT,
    Danger,
    at_least,
    danger,
    dice_total,
    strength,
    survival,
    toughness,
)
from game.rules.monster_lands.players.outlook import DIE, Outlook
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.spaces import fits_tokens
from game.rules.monster_lands.views import occupied, region_at, trail

#: How often somebody beats the monster before it is our turn, for each expedition before ours.
BEATEN_BY_RIVAL = 0.65
#: Somebody who is out cannot be sent anywhere else in this round.
AWAY = 0.15
MOST_DICE, MOST_TRAPS, MOST_SHIELDS = 6, 2, 4


@frozen
class Party:
    """What might be sent: a member, its dice, traps and shields, and what may be hoped from it."""

    member: Piece
    force: int
    magic: int
    traps: tuple[Piece, ...]
    shields: int
    worth: float


def plan(outlook: Outlook, exp: str) -> Party | None:
    """The best party for an expedition in a region or at the Gates; worked out once."""
    if exp not in outlook.plans:
        outlook.plans[exp] = Quest(outlook, exp).best()
    found: Party | None = outlook.plans[exp]
    return found


class Quest:
    """One expedition, with all that is the same for whoever goes there."""

    def __init__(self, outlook: Outlook, exp: str) -> None:
        view = outlook.view
        place = zones.place_of(exp)
        self.outlook = outlook
        self.exp = exp
        self.space = trail(view, exp)
        self.foe: Danger = danger(view, place)
        self.card = monster(self.foe.foe)
        self.loot = 0.0 if place == zones.GATES else outlook.each("loot")
        self.land = None if place == zones.GATES else region_at(view, place)
        number = zones.number_of(exp)
        before = sum(1 for each in occupied(view, place) if zones.number_of(each) < number)
        self.idle = 0.0 if place == zones.GATES else 1 - (1 - BEATEN_BY_RIVAL) ** before
        self.captured = outlook.worth(self.card.capture_reward)
        self.killed = outlook.worth(self.card.kill_reward) + self.card.trophy
        lent = self.space.advantage
        self.gifts = outlook.worth({"gold": lent.gold, "potion": lent.potion, "venom": lent.venom})
        guards = lent.defence if self.foe.talents else 0
        potions = lent.potion + min(1, outlook.has(zones.POTION))
        self.helped = guards + (0 if forbids(self.foe.foe, "potion") else potions)
        self.shields = 0 if outlook.settings.rules.no_defence else outlook.has(zones.DEFENCE)
        self.traps = min(MOST_TRAPS, outlook.has("trap"))

    def best(self) -> Party | None:
        """Who does best with everything there is, then with how much of it."""
        clan = self.outlook.clan
        force, magic = len(clan.dice("force")), len(clan.dice("magic"))
        spreads = list(_dice(self.space, force, magic))
        if not spreads or not clan.envoys:
            return None
        who = clan.envoys
        if len(who) > 1:
            who = [max(who, key=lambda card: self.party(card, *spreads[-1], self.traps).worth)]
        parties = [
            self.party(who[0], force, magic, traps)
            for force, magic in spreads
            for traps in range(self.traps + 1)
        ]
        carrying = [each for each in parties if each.force or each.magic or each.traps]
        return max(carrying, key=lambda each: each.worth, default=None)

    def party(self, card: Piece, force: int, magic: int, count: int) -> Party:
        """A party with its best traps and shields enough, and its worth."""
        outlook = self.outlook
        have = sorted(outlook.clan.traps, key=lambda each: -strength(each, force, magic))
        traps = tuple(have[:count])
        own = toughness(outlook.view, outlook.seat, card, self.foe) + self.helped
        shields = self._shields(own, force + magic, count)
        worth = (1 - self.idle) * self._fight(card, force, magic, traps, own + shields)
        if self.idle:
            worth += self.idle * self._march(card, force, magic, traps)
        goods = 0.8 * outlook.each("trap") * count + outlook.each("defence") * shields
        worth += self.idle * self.gifts - goods - DIE * (force + magic) - AWAY
        return Party(card, force, magic, traps, shields, worth)

    def _shields(self, own: int, dice: int, traps: int) -> int:
        """Tokens enough for the hits to be feared, if there is room."""
        feared = ceil(self.foe.dice * HIT + self.foe.sure + 0.5)
        count = max(0, min(MOST_SHIELDS, feared - own, self.shields))
        while count and not fits_tokens(self.exp, dice, traps + count):
            count -= 1
        return count

    def _fight(
        self, card: Piece, force: int, magic: int, traps: tuple[Piece, ...], stood: int
    ) -> float:
        """Facing the monster: glory, loot, or a grave. Magic goes where it helps more."""
        lost = self.outlook.missing(card) - self.outlook.worth({"glory": self.space.martyr})
        best = -lost
        for given in {0, magic}:
            alive = survival(self.foe, stood, given)
            won, captured = self._victory(card, force, magic - given, traps)
            prize = self.captured if captured else self.killed
            hope = won * prize + (1 - won) * self.loot + self.gifts
            best = max(best, alive * hope - (1 - alive) * lost)
        return best

    def _victory(
        self, card: Piece, force: int, magic: int, traps: tuple[Piece, ...]
    ) -> tuple[float, bool]:
        """The chance to beat the monster, and whether by a capture rather than a kill."""
        worn = self.outlook.clan.worn(card)
        found = combined((card, *worn, *traps), self.foe.foe, "monster")
        force, magic = force + _placed(traps, "force"), magic + _placed(traps, "magic")
        mean, spread = dice_total(force + magic)
        mean += force * found.force + magic * found.magic + found.flat
        if len(traps) >= found.traps_needed:
            return at_least(mean + found.capture, spread, self.card.capture), True
        return at_least(mean + found.kill, spread, self.card.kill), False

    def _march(self, card: Piece, force: int, magic: int, traps: tuple[Piece, ...]) -> float:
        """Somebody else has beaten the monster: conquer, or loot."""
        if self.land is None:
            return self.loot
        outlook, figures = self.outlook, region(self.land)
        found = combined((card, *outlook.clan.worn(card), *traps), None, "conquest")
        force, magic = force + _placed(traps, "force"), magic + _placed(traps, "magic")
        mean, spread = dice_total(force + magic)
        mean += force * found.force + magic * found.magic + found.flat
        won = at_least(mean, spread, figures.conquest)
        rules = any(member(each).affinity == figures.affinity for each in outlook.clan.members)
        prize = outlook.worth({"glory": figures.glory}) + outlook.icon(figures.affinity)
        prize += 0.8 * outlook.left if rules else 0.0
        return won * prize + (1 - won) * self.loot


def _placed(traps: tuple[Piece, ...], colour: str) -> int:
    """Dice of a colour that traps bring along."""
    return sum(
        [
            effect.count
            for trap in traps
            for effect in effects(trap, PlaceDice)
            if effect.die == colour
        ]
    )


def _dice(space: Trail, force: int, magic: int) -> Iterator[tuple[int, int]]:
    """Numbers of Force and Magic dice that a space takes and the pool holds, few first."""
    required = space.required
    red, purple = required.get("force", 0), required.get("magic", 0)
    most_force = most_magic = most = MOST_DICE
    if required:
        more = space.reinforcements
        most_force = red + sum([each.max for each in more if "force" in each.colours])
        most_magic = purple + sum([each.max for each in more if "magic" in each.colours])
        most = min(MOST_DICE, red + purple + sum([each.max for each in more]))
    for some in range(purple, min(magic, most_magic) + 1):
        for others in range(red, min(force, most_force) + 1):
            if some + others <= most:
                yield others, some
