"""Shadow Kingdoms of Valeria: Wardens gather dice in shrines and carry out plans in Camp."""

from game.engine import Game
from game.rules.valeria import zones
from game.rules.valeria.catalogue import OPTIONS, STEPS
from game.rules.valeria.content import SHELF
from game.rules.valeria.explanations import why_not_now
from game.rules.valeria.hiding import back
from game.rules.valeria.invariants import broken
from game.rules.valeria.meta import CHOICES, SEATS
from game.rules.valeria.moments import BEATS, MOMENTS
from game.rules.valeria.naming import SEAT_ARGS, naming
from game.rules.valeria.players import MIND
from game.rules.valeria.rivals import rivals
from game.rules.valeria.scoring import SCORING
from game.rules.valeria.setup import opening

GAME = Game(
    id="valeria",
    seats=SEATS,
    choices=CHOICES,
    opening=opening,
    steps=STEPS,
    options=OPTIONS,
    audience=zones.audience,
    back=back,
    broken=broken,
    scoring=SCORING,
    fingerprint=SHELF.fingerprint,
    naming=naming,
    seat_args=SEAT_ARGS,
    rivals=rivals,
    shelves=(SHELF,),
    moments=MOMENTS,
    mind=MIND,
    beats=BEATS,
    why_not=why_not_now,
)

__all__ = ["GAME"]
