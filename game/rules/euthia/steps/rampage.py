"""The Golem's rampage at the start of a round: a card, its way, what it destroys (ruling 102)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Zone, text
from game.rules.euthia import zones
from game.rules.euthia.bodies import suffer
from game.rules.euthia.devastation import COLLAPSED, GOLEM, HECATOMB, HECATOMB_OPEN, TOKENS_A
from game.rules.euthia.golem import can_destroy, change_faer, destroy, hecatomb, rule, way
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.naming import NOTHING
from game.rules.euthia.piles import draw
from game.rules.euthia.scoring import scores
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.views import Hero, is_on_map, turn_order

TEXT_KEYS = ("eut-end-collapse",)


@frozen
class Rampage(Auto):
    """A Hecatomb card is revealed, and the Golem goes where it says."""

    def resolve(self, play: Play) -> None:
        """The way is known at once; who stands on it may still die on the way."""
        play.move(play.table.zone(HECATOMB_OPEN), to=zones.discards(HECATOMB))
        piece = draw(play, HECATOMB)
        assert piece is not None
        card = hecatomb(piece)
        play.tell("eut-hecatomb", thing=piece, what=card.target, amount=card.move)
        play.move(piece, to=HECATOMB_OPEN)
        walked = tuple(zones.space(*at) for at in way(play.table, card))
        if walked:
            play.push(*(Stride(zone, piece) for zone in walked))
        else:
            _trample(play, piece)
        play.push(GolemStops(piece, bool(walked)))


@frozen
class Stride(Auto):
    """One hex further; whoever stands there is trampled."""

    space: Zone
    card: Piece

    def resolve(self, play: Play) -> None:
        """Over anything, known land or not."""
        spot = chart_of(play.table).spots.get(self.space)
        play.tell("eut-stride", place=spot.place if spot is not None else NOTHING)
        play.move(GOLEM, to=self.space)
        _trample(play, self.card)


def _trample(play: Play, piece: Piece) -> None:
    """Wounds out of Combat for every Hero on its hex; a centre is no hex (ruling 71)."""
    wounds, here = hecatomb(piece).wounds, play.table.places[GOLEM]
    for seat in turn_order(play.table):
        on_it = is_on_map(play.table, seat) and Hero(play.table, seat).location == here
        if wounds and on_it:
            play.tell("eut-trampled", seat=seat)
            if suffer(play, seat, wounds):
                play.push(Dying(seat))


@frozen
class GolemStops(Auto):
    """The Faër changes; the space where a Golem that has moved stands is destroyed."""

    card: Piece
    moved: bool

    def resolve(self, play: Play) -> None:
        """The 12th token of type A brings everything down."""
        here = play.table.places[GOLEM]
        change_faer(play, hecatomb(self.card).faer)
        if not self.moved or not can_destroy(play.table, here):
            return
        most = rule(play.table, "collapse").amounts["tokens"]
        if destroy(play, here) == TOKENS_A and play.table.count(GOLEM, TOKENS_A) == most:
            _collapse(play)


def _collapse(play: Play) -> None:
    """Against each other the finale follows this round; against the deck all is lost."""
    play.tell("eut-collapse")
    play.mark(COLLAPSED, 1)
    wanted = settings(play.table)
    if wanted.is_against_deck:
        together = wanted.mode == COOPERATIVE
        play.end(scores(play.table), (), text("eut-end-collapse"), together=together)


STEPS = (Rampage, Stride, GolemStops)
OPTIONS = ()
