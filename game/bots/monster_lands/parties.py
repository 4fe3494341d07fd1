"""Who is sent where, with what: the best party that a clan can put together for an expedition."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from attrs import evolve, frozen

from game.bots.monster_lands.guesses import (
    HIT,
    Danger,
    Party,
    at_least,
    danger,
    dice_total,
    strength,
    survival,
    total,
    toughness,
    victory,
)
from game.bots.monster_lands.outlook import DIE, Outlook
from game.engine import Piece
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import Trail, member, mission, monster, region
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.spaces import fits_tokens
from game.rules.monster_lands.views import occupied, region_at, trail

#: How often somebody beats the monster before it is our turn, for each expedition before ours.
BEATEN_BY_RIVAL = 0.5
#: Somebody who is out cannot be sent anywhere else in this round.
AWAY = 0.6
MOST_DICE, MOST_TRAPS, MOST_SHIELDS = 6, 2, 4


@frozen
class Plan:
    """A party and what may be hoped from it."""

    party: Party
    worth: float


def plan(outlook: Outlook, exp: str) -> Plan | None:
    """The best party for an expedition in a region or at the Gates."""
    clan = outlook.clan
    envoys = clan.envoys
    if not envoys:
        return None
    foe = danger(outlook.view, zones.place_of(exp))
    force, magic = len(clan.dice("force")), len(clan.dice("magic"))
    spreads = list(_dice(trail(outlook.view, exp), force, magic))
    if not spreads:
        return None
    most = spreads[-1]
    leader = max(envoys, key=lambda card: _guess(outlook, exp, foe, Party(card, *most)))
    best: Plan | None = None
    for force, magic in spreads:
        traps = _best_traps(outlook, force, magic)
        for count in range(len(traps) + 1):
            party = Party(leader, force, magic, traps[:count])
            party = evolve(party, shields=_shields(outlook, exp, foe, party))
            if not (force or magic or party.traps or party.shields):
                continue
            worth = _worth(outlook, exp, foe, party)
            if best is None or worth > best.worth:
                best = Plan(party, worth)
    return best


def _dice(space: Trail, force: int, magic: int) -> Iterator[tuple[int, int]]:
    """Numbers of Force and Magic dice that a space takes and the pool holds, few first."""
    required = space.required
    red, purple = required.get("force", 0), required.get("magic", 0)
    most_force = most_magic = most = MOST_DICE
    if required:
        more = space.reinforcements
        most_force = red + sum(each.max for each in more if "force" in each.colours)
        most_magic = purple + sum(each.max for each in more if "magic" in each.colours)
        most = min(MOST_DICE, red + purple + sum(each.max for each in more))
    for some in range(purple, min(magic, most_magic) + 1):
        for others in range(red, min(force, most_force) + 1):
            if some + others <= most:
                yield others, some


def _best_traps(outlook: Outlook, force: int, magic: int) -> tuple[Piece, ...]:
    have = sorted(outlook.clan.traps, key=lambda each: -strength(each, force, magic))
    return tuple(have[: min(MOST_TRAPS, outlook.has("trap"))])


def _stood(outlook: Outlook, exp: str, foe: Danger, party: Party) -> int:
    """Hits that a party stands: its own, lent, tokens and a potion."""
    lent = trail(outlook.view, exp).advantage
    own = toughness(outlook.view, outlook.seat, party.member, foe)
    guards = lent.defence if foe.talents else 0
    return own + guards + party.shields + lent.potion + min(1, outlook.has(zones.POTION))


def _shields(outlook: Outlook, exp: str, foe: Danger, party: Party) -> int:
    """Tokens enough for the hits to be feared, if there is room."""
    if outlook.settings.rules.no_defence:
        return 0
    feared = ceil(foe.dice * HIT + foe.sure + 0.5)
    wanted = feared - _stood(outlook, exp, foe, party)
    count = max(0, min(MOST_SHIELDS, wanted, outlook.has(zones.DEFENCE)))
    dice, traps = party.force + party.magic, len(party.traps)
    while count and not fits_tokens(exp, dice, traps + count):
        count -= 1
    return count


def _guess(outlook: Outlook, exp: str, foe: Danger, party: Party) -> float:
    """How somebody would do with everything there is: to choose who goes."""
    traps = _best_traps(outlook, party.force, party.magic)
    full = evolve(party, traps=traps)
    return _worth(outlook, exp, foe, evolve(full, shields=_shields(outlook, exp, foe, full)))


def _worth(outlook: Outlook, exp: str, foe: Danger, party: Party) -> float:
    """What a party brings, less what it takes along and what it may lose."""
    place = zones.place_of(exp)
    number = zones.number_of(exp)
    before = [each for each in occupied(outlook.view, place) if zones.number_of(each) < number]
    idle = 1 - (1 - BEATEN_BY_RIVAL) ** len(before)
    loot = 0.0 if place == zones.GATES else outlook.each("loot")
    lent = trail(outlook.view, exp).advantage
    gifts = outlook.worth({"gold": lent.gold, "potion": lent.potion, "venom": lent.venom})
    fought = _fight(outlook, exp, foe, party, loot)
    idled = 0.0 if place == zones.GATES else _march(outlook, place, party, loot)
    goods = 0.8 * outlook.each("trap") * len(party.traps) + outlook.each("defence") * party.shields
    costs = DIE * (party.force + party.magic) + goods + AWAY
    return idle * idled + (1 - idle) * fought + gifts - costs


def _fight(outlook: Outlook, exp: str, foe: Danger, party: Party, loot: float) -> float:
    """Facing the monster: glory, loot, or a grave. Magic goes where it helps more."""
    view, seat = outlook.view, outlook.seat
    stood = _stood(outlook, exp, foe, party)
    card = monster(foe.foe)
    lost = outlook.keeping(party.member) + 1 - trail(view, exp).martyr
    best = -lost
    for given in {0, party.magic}:
        alive = survival(foe, stood, given)
        won, captured = victory(view, seat, evolve(party, magic=party.magic - given), foe.foe)
        prize = outlook.worth(card.capture_reward if captured else card.kill_reward)
        prize += 0 if captured else card.trophy
        best = max(best, alive * (won * prize + (1 - won) * loot) - (1 - alive) * lost)
    return best


def _march(outlook: Outlook, place: str, party: Party, loot: float) -> float:
    """Somebody else has beaten the monster: conquer, or loot."""
    land = region_at(outlook.view, place)
    if land is None:
        return loot
    figures = region(land)
    mean, spread = total(outlook.view, outlook.seat, party, None)
    won = at_least(mean, spread, figures.conquest)
    rules = any(member(card).affinity == figures.affinity for card in outlook.clan.members)
    prize = outlook.worth({"glory": figures.glory}) + outlook.icon(figures.affinity)
    prize += 0.8 * outlook.left if rules else 0.0
    return won * prize + (1 - won) * loot


def competitive(outlook: Outlook, exp: str) -> float:
    """The worth of trying the competitive mission with the best member."""
    side = mission(outlook.view.zone(zones.mission(zones.COMPETITIVE))[0]).competitive
    worths = [_try(outlook, exp, card) for card in outlook.clan.envoys]
    return max(worths, default=-5.0) - DIE * side.dice - AWAY


def _try(outlook: Outlook, exp: str, card: Piece) -> float:
    side = mission(outlook.view.zone(zones.mission(zones.COMPETITIVE))[0]).competitive
    found = combined((card, *outlook.clan.worn(card)), None, "mission")
    bonus = max(found.per_die(colour) for colour in side.colours)
    mean, spread = dice_total(side.dice)
    again = sum(each.count for each in found.rerolls if set(each.colours) & set(side.colours))
    won = at_least(mean + bonus * side.dice + min(again, side.dice), spread, side.target)
    rival = occupied(outlook.view, zones.COMPETITIVE)
    if rival:
        won *= 0.55
    return won * outlook.worth(side.reward) - (1 - won) * outlook.worth(side.penalty)


def mission_rank(outlook: Outlook, exp: str, card: Piece) -> float:
    """Who is sent on a mission: whoever helps there and is missed least elsewhere."""
    if zones.place_of(exp) == zones.COMPETITIVE:
        return _try(outlook, exp, card) - 0.1 * outlook.keeping(card)
    return -outlook.keeping(card)


def contract(outlook: Outlook, exp: str) -> float:
    """The worth of a contract, if its goods are there."""
    side = mission(outlook.view.zone(zones.mission(zones.CONTRACT))[0]).contract
    if any(outlook.has(item) < count for item, count in side.discard.items()):
        return -3.0
    paid = side.reward_left if zones.number_of(exp) == 1 else side.reward_right
    goods = outlook.worth({item: n for item, n in side.discard.items() if item != "gold"})
    goods += outlook.price(side.discard.get("gold", 0))
    return outlook.worth(paid) - goods - DIE * side.dice - AWAY
