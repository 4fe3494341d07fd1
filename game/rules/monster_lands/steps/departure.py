"""The departure: everything of a muster goes out at once, and the space gives its advantage."""

from __future__ import annotations

from attrs import frozen

from game.engine import Piece, Play, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.spaces import is_mission
from game.rules.monster_lands.steps.common import action_done
from game.rules.monster_lands.views import token_of, trail


@frozen
class Party:
    """Everything that goes on an expedition together."""

    seat: Seat
    exp: str
    dice: tuple[Piece, ...]
    member: Piece
    traps: tuple[Piece, ...] = ()
    defence: int = 0
    bottles: tuple[int, int] = (0, 0)


def depart(play: Play, party: Party) -> None:
    """The one action that sends somebody out, and the advantage of the space."""
    seat, exp = party.seat, party.exp
    play.tell(
        "ml-sent",
        seat=seat,
        member=party.member,
        expedition=exp,
        dice=len(party.dice),
        traps=len(party.traps),
        defence=party.defence,
    )
    play.move(token_of(party.member), to=zones.envoy(exp))
    for die in party.dice:
        play.turn(die, None)
    play.move(party.dice, to=zones.exp_dice(exp))
    play.move(party.traps, to=zones.face_down(exp, seat))
    potion, venom = party.bottles
    for name, count in (
        (zones.DEFENCE, party.defence),
        (zones.POTION, potion),
        (zones.VENOM, venom),
    ):
        play.adjust(zones.clan(seat), name, -count)
        play.adjust(zones.owner(exp), name, count)
    if not is_mission(exp):
        _take_advantage(play, exp)
    action_done(play, seat)


def _take_advantage(play: Play, exp: str) -> None:
    """Gold and bottles go on the token, Defence talents wait; rerolls are read when needed."""
    gift = trail(play.table, exp).advantage
    owner = zones.owner(exp)
    play.adjust(owner, zones.GOLD, gift.gold)
    play.adjust(owner, zones.POTION, gift.potion)
    play.adjust(owner, zones.VENOM, gift.venom)
    play.adjust(owner, zones.GUARDS, gift.defence)
