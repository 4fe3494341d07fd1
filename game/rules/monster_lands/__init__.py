"""Monster Lands: clans place dice in a citadel, then fight monsters for the queen's crown."""

from game.engine import Game
from game.library import rulebook
from game.library.deeds import shelf as shelf_of_deeds
from game.library.lessons import shelf as shelf_of_lessons
from game.rules.monster_lands import zones
from game.rules.monster_lands.campaign import CAMPAIGN
from game.rules.monster_lands.catalogue import OPTIONS, STEPS
from game.rules.monster_lands.content import SHELF
from game.rules.monster_lands.explanations import why_not_now
from game.rules.monster_lands.hiding import may_lie
from game.rules.monster_lands.invariants import broken
from game.rules.monster_lands.meta import CHOICES, SEATS, why_not_setup
from game.rules.monster_lands.moments import BEATS, MOMENTS
from game.rules.monster_lands.naming import SEAT_ARGS, naming
from game.rules.monster_lands.players import MIND
from game.rules.monster_lands.rivals import rivals
from game.rules.monster_lands.scoring import SCORING
from game.rules.monster_lands.setup import opening

GAME = Game(
    id="monster_lands",
    seats=SEATS,
    choices=CHOICES,
    opening=opening,
    steps=STEPS,
    options=OPTIONS,
    audience=zones.audience,
    back=zones.back,
    broken=broken,
    scoring=SCORING,
    fingerprint=SHELF.fingerprint,
    naming=naming,
    seat_args=SEAT_ARGS,
    rivals=rivals,
    shelves=(SHELF,),
    rulebook=rulebook.shelf("monster_lands", dice=(*zones.COLOURS, "attack")),
    deeds=shelf_of_deeds("monster_lands"),
    lessons=shelf_of_lessons("monster_lands"),
    moments=MOMENTS,
    beats=BEATS,
    campaign=CAMPAIGN,
    mind=MIND,
    may_lie=may_lie,
    why_not_setup=why_not_setup,
    why_not=why_not_now,
)

__all__ = ["GAME"]
