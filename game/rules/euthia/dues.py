"""What is owed to others before mining, challenging and trading (chapters 7 and 10, 17)."""

from __future__ import annotations

from game.engine import Play, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.views import Hero, Land


def others_with_tokens(table: Reading, seat: Seat, space: Zone) -> tuple[Seat, ...]:
    """Whoever else has an Interaction token there; two of one player count once (W-36)."""
    owners = Land(table).owners(space, zones.INTERACTION)
    return tuple(each for each in owners if each != seat)


def why_not_dues(table: Reading, seat: Seat, space: Zone) -> Refusal | None:
    """A Gold to each; side by side, one Gold card in all (rulings 19, 63 and 83)."""
    others = others_with_tokens(table, seat, space)
    if not others:
        return None
    hero = Hero(table, seat)
    if settings(table).mode == COOPERATIVE:
        return None if hero.cards_of(zones.GOLD_CARD) else refuse("eut-why-due-card")
    needs = len(others) * box().figures.due
    return refuse("eut-why-due", needs=needs) if hero.gold < needs else None


def pay_dues(play: Play, seat: Seat, space: Zone) -> None:
    """To each of them, or the card under its deck."""
    others = others_with_tokens(play.table, seat, space)
    if not others:
        return
    if settings(play.table).mode == COOPERATIVE:
        play.tell("eut-due-card", seat=seat)
        discard_cards(play, Hero(play.table, seat).cards_of(zones.GOLD_CARD)[:1])
        return
    for owner in others:
        pay_gold(play, seat, owner, box().figures.due)


def pay_gold(play: Play, seat: Seat, owner: Seat, amount: int) -> None:
    """From one purse to another."""
    play.tell("eut-due", seat=seat, owner=owner, amount=amount)
    play.adjust(zones.hero(seat), zones.GOLD, -amount)
    play.adjust(zones.hero(owner), zones.GOLD, amount)


def taxes(table: Reading, seat: Seat, space: Zone) -> tuple[Seat, ...]:
    """Who is paid before a Trade: the owner of the Trade token, or of a Tower's (ruling 17)."""
    if settings(table).mode == COOPERATIVE:
        return ()
    land = Land(table)
    spaces = land.chart.ring(space) if land.spot(space).is_centre else (space,)
    found = [each for zone in spaces for each in land.owners(zone, zones.TRADE_TOKEN)]
    return tuple(dict.fromkeys(each for each in found if each != seat))
