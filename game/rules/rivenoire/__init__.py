"""Rivenoire: notables of a besieged city send their people out and fight six monsters."""

from game.engine import Game
from game.library import rulebook
from game.library.deeds import shelf as shelf_of_deeds
from game.library.lessons import shelf as shelf_of_lessons
from game.rules.rivenoire import zones
from game.rules.rivenoire.catalogue import OPTIONS, STEPS
from game.rules.rivenoire.content import SHELF
from game.rules.rivenoire.explanations import why_not_now
from game.rules.rivenoire.hiding import back, known_among, may_lie
from game.rules.rivenoire.invariants import broken
from game.rules.rivenoire.meta import CHOICES, SEATS
from game.rules.rivenoire.moments import BEATS, MOMENTS
from game.rules.rivenoire.naming import SEAT_ARGS, naming
from game.rules.rivenoire.players import MIND
from game.rules.rivenoire.scoring import SCORING
from game.rules.rivenoire.setup import opening

GAME = Game(
    id="rivenoire",
    seats=SEATS,
    choices=CHOICES,
    opening=opening,
    steps=STEPS,
    options=OPTIONS,
    audience=zones.audience,
    back=back,
    may_lie=may_lie,
    known_among=known_among,
    broken=broken,
    scoring=SCORING,
    fingerprint=SHELF.fingerprint,
    naming=naming,
    seat_args=SEAT_ARGS,
    shelves=(SHELF,),
    mind=MIND,
    rulebook=rulebook.shelf("rivenoire"),
    deeds=shelf_of_deeds("rivenoire"),
    lessons=shelf_of_lessons("rivenoire"),
    moments=MOMENTS,
    beats=BEATS,
    why_not=why_not_now,
)

__all__ = ["GAME"]
