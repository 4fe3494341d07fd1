"""Tables laid by hand, for pictures, puzzles and tests.

A laying starts from the opening, where every piece lies in its pile and nothing is shuffled, so
that what was laid stays the same when the box gets another card.
"""

from __future__ import annotations

from typing import Self

from attrs import frozen

from game.engine import Piece, Seat, Setup, Zone, laying
from game.rules.monster_lands import zones
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.views import is_novice, token_of

#: The member who stands for one of Madhala's tokens.
MADHALA = "madhala"
#: What a party carries by number.
COUNTED = (zones.DEFENCE, zones.GUARDS, zones.POTION, zones.VENOM, zones.GOLD)
#: Where traps wait to be laid.
TRAP_PILES = (zones.TRAP_SUPPLY, zones.INITIAL_TRAPS, zones.AMBUSH_PILE, zones.GONE)


@frozen
class Party:
    """Somebody sent out, with what they carry; kinds of the content, not pieces."""

    member: str
    seat: Seat = 0
    force: int = 0
    magic: int = 0
    persuasion: int = 0
    traps: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    defence: int = 0
    guards: int = 0
    potion: int = 0
    venom: int = 0
    gold: int = 0
    wounded: bool = False


class Laying(laying.Laying):
    """A table in the making."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, opening(setup))

    def next_of(self, kind: str, *piles: Zone) -> Piece:
        """The first piece of a kind (``trap.plus_4``) that still lies in one of these piles."""
        for pile in piles:
            for piece in self.zones.get(pile, ()):
                if piece == kind or piece.startswith(f"{kind}."):
                    return piece
        raise LookupError(f"no {kind} is left in {piles}")

    def recruit(self, seat: Seat, *cards: Piece) -> Self:
        """Let members join a clan, their tokens at home; who is there already stays."""
        for card in cards:
            if card in self.zones.get(zones.members(seat), ()):
                continue
            self.put(zones.members(seat), card)
            if not is_novice(card):
                self.put(zones.home(seat), token_of(card))
        return self

    def set_out(self, exp: str, party: Party) -> Self:
        """Put a party on an expedition; its member joins the clan, if need be."""
        owner = party.seat
        if party.member == MADHALA:
            owner = zones.MADHALA_SEAT
            self.put(zones.envoy(exp), self.zones[zones.MADHALA_HOME][0])
        else:
            self._send(exp, party)
        for colour in zones.COLOURS:
            for _ in range(getattr(party, colour)):
                self.put(zones.exp_dice(exp), self.next_of(colour, zones.dice(colour)))
        for kind in party.traps:
            self.put(zones.face_down(exp, owner), self.next_of(f"trap.{kind}", *TRAP_PILES))
        return self.count(zones.owner(exp), **{name: getattr(party, name) for name in COUNTED})

    def _send(self, exp: str, party: Party) -> None:
        card = f"member.{party.member}"
        self.recruit(party.seat, card).put(zones.envoy(exp), token_of(card))
        for kind in party.gear:
            self.put(zones.worn(card), self.next_of(f"gear.{kind}", zones.GEAR_DECK))
        if party.wounded:
            self.face(token_of(card), "wounded")
