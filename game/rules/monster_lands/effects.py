"""What things do to a clan: gains and losses, dice, hiring, leaving, refilled offers.

Small deeds that many steps share. Each writes through the recorder and decides nothing; what
needs a choice is pushed as a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine import Piece, Play, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, member, trap
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.views import (
    Clan,
    colour_of,
    is_novice,
    round_number,
    seat_of,
    times_used,
    token_of,
)

STORED = (zones.DEFENCE, zones.POTION, zones.VENOM)


def gain(play: Play, seat: Seat, resources: Mapping[str, int]) -> None:
    """Give a clan resources; stored tokens above the limit are lost, loot is picked."""
    from game.rules.monster_lands.steps.loot import PickLoot

    owner = zones.clan(seat)
    for name, amount in resources.items():
        if name == "loot":
            play.push(*[PickLoot(seat, refill=True)] * amount)
        elif name in STORED:
            room = Clan(play.table, seat).limit(name) - play.table.count(owner, name)
            play.adjust(owner, name, min(amount, room))
            if amount > room:
                play.tell("ml-tokens-lost", seat=seat, item=name, count=amount - room)
        else:
            play.adjust(owner, name, amount)


def lose_glory(play: Play, seat: Seat, amount: int) -> None:
    """Take glory, never below 0 (ruling 73)."""
    owner = zones.clan(seat)
    play.adjust(owner, zones.GLORY, -min(amount, play.table.count(owner, zones.GLORY)))


def pay(play: Play, seat: Seat, gold: int) -> None:
    """Take gold."""
    play.adjust(zones.clan(seat), zones.GOLD, -gold)


def add_dice(play: Play, seat: Seat, dice: Mapping[Any, int]) -> None:
    """Add dice of the supply to a pool; Persuasion dice are rolled at once."""
    for colour, count in dice.items():
        if not count:
            continue
        taken = play.table.zone(zones.dice(colour))[:count]
        play.move(taken, to=zones.pool(seat))
        if colour == "persuasion":
            play.roll(taken)


def return_dice(play: Play, dice: Iterable[Piece]) -> None:
    """Put dice back into the supply, showing nothing."""
    by_colour: dict[str, list[Piece]] = {}
    faces = play.table.faces
    for die in dice:
        by_colour.setdefault(colour_of(die), []).append(die)
        if die in faces:
            play.turn(die, None)
    for colour, going in by_colour.items():
        play.move(going, to=zones.dice(colour))


def use(play: Play, card: Piece) -> None:
    """Note that a card was used this round (once more)."""
    times = times_used(play.table, card) + 1
    play.mark(zones.used(card), (round_number(play.table), times))


def discard_traps(play: Play, tokens: Iterable[Piece]) -> None:
    """Discard traps; the initial ones are not of the supply and leave the game."""
    for token in tokens:
        initial = trap(token).type == "initial"
        play.move(token, to=zones.GONE if initial else zones.TRAP_DISCARD)


def trim_traps(play: Play, seat: Seat) -> None:
    """Ask which traps to keep if the board holds too many (rulings 19 and 20)."""
    from game.rules.monster_lands.steps.overflow import DropTrap

    clan = Clan(play.table, seat)
    if len(clan.traps) > clan.limit("trap"):
        play.push(DropTrap(seat))


def draw(play: Play, deck: str, discard: str, count: int) -> tuple[Piece, ...]:
    """The top pieces of a deck, whose discards are shuffled back when it is short (ruling 22)."""
    if len(play.table.zone(deck)) >= count:
        return play.table.zone(deck)[:count]
    returning = play.table.zone(discard)
    if deck == zones.TRAP_SUPPLY:
        handed = play.table.zone(zones.TRAPS_HANDED_OVER)
        returning += tuple(token for token in handed if trap(token).type != "initial")
    if returning:
        # What is left of the deck stays on top of the reshuffled discards.
        top = play.table.zone(deck)
        play.move(returning, to=deck)
        play.shuffle(deck)
        if top:
            play.move(top, to=deck, at=0)
    return play.table.zone(deck)[:count]


def gaps_of(table: Reading, offer: str, taken: Iterable[Piece]) -> tuple[int, ...]:
    """The places that these pieces will leave empty in an offer, from the first."""
    shown = table.zone(offer)
    return tuple(sorted([shown.index(each) for each in taken if each in shown]))


def _lay_out(play: Play, pieces: tuple[Piece, ...], offer: str, gaps: tuple[int, ...]) -> None:
    """New pieces lie where the old ones lay: red dice of Madhala name places (chapter 12)."""
    for piece, at in zip(pieces, gaps, strict=False):
        play.move(piece, to=offer, at=at)
    play.move(pieces[len(gaps) :], to=offer)


def refill_tavern(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Tavern's offer."""
    wanted = settings(play.table)
    figures = box().citadel
    full = figures.mercenaries_on_show_solo if wanted.is_solo else figures.mercenaries_on_show
    missing = full - len(play.table.zone(zones.TAVERN))
    if missing > 0:
        cards = draw(play, zones.MERCENARY_DECK, zones.MERCENARY_DISCARD, missing)
        _lay_out(play, cards, zones.TAVERN, gaps)


def refill_traps(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Lodge's offer."""
    missing = box().citadel.traps_on_show - len(play.table.zone(zones.TRAPS))
    if missing > 0:
        tokens = draw(play, zones.TRAP_SUPPLY, zones.TRAP_DISCARD, missing)
        _lay_out(play, tokens, zones.TRAPS, gaps)


def refill_bazaar(play: Play, gaps: tuple[int, ...] = ()) -> None:
    """Fill the Bazaar's offer while its deck lasts; it is never reshuffled (ruling 28)."""
    missing = box().citadel.equipment_on_show - len(play.table.zone(zones.BAZAAR))
    if missing > 0:
        _lay_out(play, play.table.zone(zones.GEAR_DECK)[:missing], zones.BAZAAR, gaps)


def refill_loot(play: Play) -> None:
    """Fill the loot on show while the pile lasts."""
    missing = box().citadel.loot_on_show - len(play.table.zone(zones.LOOT))
    if missing > 0:
        play.move(play.table.zone(zones.LOOT_PILE)[:missing], to=zones.LOOT)


def recruit(play: Play, seat: Seat, card: Piece) -> None:
    """Take a card into the clan: its token comes home, its dice join the pool now."""
    play.tell("ml-member-hired", seat=seat, member=card)
    gaps = gaps_of(play.table, zones.TAVERN, (card,))
    play.move(card, to=zones.members(seat))
    if not is_novice(card):
        play.move(token_of(card), to=zones.home(seat))
        refill_tavern(play, gaps)
    add_dice(play, seat, member(card).dice)


def send_off(play: Play, card: Piece) -> None:
    """Take a member out of its clan: dead or deserted (rulings 60 and 61).

    Equipment must have gone elsewhere before, or is lost with it.
    """
    seat = seat_of(play.table, card)
    assert seat is not None
    clan = Clan(play.table, seat)
    managed = clan.region_of(card)
    if managed is not None:
        play.mark(zones.manager(managed), None)
    if clan.leader == card:
        play.mark(zones.leader(seat), None)
    play.move(clan.worn(card), to=zones.GONE)
    role = member(card).role
    if role == "novice":
        play.move(card, to=zones.NOVICES)
    else:
        token = token_of(card)
        play.turn(token, None)
        play.move(token, to=zones.TOKENS)
        play.move(card, to=zones.MERCENARY_DISCARD if role == "mercenary" else zones.GONE)
    trim_traps(play, seat)
