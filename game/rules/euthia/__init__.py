"""Euthia: Torment of Resurrection: Heroes roam a land of tiles, fight, trade and grow in fame."""

from game.engine import Game
from game.library import rulebook
from game.library.deeds import shelf as shelf_of_deeds
from game.library.lessons import shelf as shelf_of_lessons
from game.rules.euthia.catalogue import OPTIONS, STEPS
from game.rules.euthia.content import SHELF
from game.rules.euthia.hiding import audience, back
from game.rules.euthia.invariants import broken
from game.rules.euthia.meta import CHOICES, SEATS
from game.rules.euthia.moments import BEATS, MOMENTS
from game.rules.euthia.naming import SEAT_ARGS, naming
from game.rules.euthia.players import MIND
from game.rules.euthia.scoring import SCORING
from game.rules.euthia.setup import opening

GAME = Game(
    id="euthia",
    seats=SEATS,
    choices=CHOICES,
    opening=opening,
    steps=STEPS,
    options=OPTIONS,
    audience=audience,
    back=back,
    broken=broken,
    scoring=SCORING,
    fingerprint=SHELF.fingerprint,
    naming=naming,
    seat_args=SEAT_ARGS,
    shelves=(SHELF,),
    rulebook=rulebook.shelf("euthia"),
    deeds=shelf_of_deeds("euthia"),
    lessons=shelf_of_lessons("euthia"),
    moments=MOMENTS,
    beats=BEATS,
    mind=MIND,
)

__all__ = ["GAME"]
