"""Who joins a clan and who leaves it."""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member
from game.rules.monster_lands.deeds import add_dice
from game.rules.monster_lands.offers import gaps_of, refill_tavern
from game.rules.monster_lands.steps.overflow import trim_traps
from game.rules.monster_lands.views import Clan, is_novice, seat_of, token_of


def recruit(play: Play, seat: Seat, card: Piece) -> None:
    """Take a card into the clan: its token comes home, its dice join the pool now.

    Outside Deployment they come with the next pools (ruling 18).
    """
    play.tell("ml-member-hired", seat=seat, member=card)
    gaps = gaps_of(play.table, zones.TAVERN, (card,))
    play.move(card, to=zones.members(seat))
    if not is_novice(card):
        play.move(token_of(card), to=zones.home(seat))
        refill_tavern(play, gaps)
    if play.table.mark(zones.PHASE) == "deployment":
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
