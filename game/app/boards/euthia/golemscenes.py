"""Moments of Devastation Incarnate laid by hand: a land half destroyed, the dragon on the Ruins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.engine import Ask
from game.engine.game import Setup
from game.engine.session import Session
from game.rules.euthia import GAME, zones
from game.rules.euthia.devastation import (
    DESTROYED,
    GOLEM,
    HECATOMB_OPEN,
    OFFENSIVE,
    SPAWN,
)
from game.rules.euthia.laying import Laying
from game.rules.euthia.map.hexes import anchor_of
from game.rules.euthia.meta import DEVASTATION
from game.rules.euthia.steps.farruga import FarrugaLands
from game.rules.euthia.steps.fight_windows import ANSWERING, UseInFight
from game.rules.euthia.steps.rampage import Rampage
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.steps.using import ChooseAlternative

PLAYERS = 3
#: Questions of the finale at most before the one that is wanted.
MOST = 40
#: Tiles of the land, by slot; the Ruins lie at (2, 0).
_TILES = {
    (1, 0): "i_fixed_1",
    (1, 1): "i_fixed_2",
    (0, 1): "i_enc_hunter",
    (-1, 0): "i_other_1",
    (-1, -1): "i_other_2",
    (0, -1): "i_enc_emissary",
    (2, 1): "ii_settlement",
    (1, -1): "ii_fixed_1",
    (-1, 1): "i_other_5",
}
_DAMAGED = ((4, -1), (2, -1), (1, 1))


#: The question at which each scene of the finale stands still.
_FINALE: Mapping[str, Callable[[Ask], bool]] = {
    "euthia-farruga": lambda step: isinstance(step, ChooseAlternative),
    "euthia-farruga-guard": lambda step: isinstance(step, UseInFight) and step.window == ANSWERING,
}


def scenes() -> Mapping[str, Callable[[], Match]]:
    """The scenes by the names that pictures have."""
    names = ("euthia-golem", "euthia-rampage", *_FINALE)
    return {name: partial(_match, name) for name in names}


def _laying() -> Laying:
    """Three Heroes in the fifth round: three spaces lie in ruins, one of them without a Monster."""
    setup = Setup(GAME.id, PLAYERS, 7, (("scenario", DEVASTATION),))
    laid = Laying(setup, ("maeldur", "dral", "keleia"))
    laid.map({anchor_of(slot): tile for slot, tile in _TILES.items()})
    laid.stack("ii_other_2", "iii_settlement", "ii_other_4", "ii_fixed_2")
    laid.mark(zones.ROUND, 5).count(GOLEM, faer=9, destruction_a=1, destruction_b=2)
    laid.put(zones.space(2, 0), GOLEM)
    laid.put(HECATOMB_OPEN, "hecatomb.drawn_by_glory")
    laid.put(zones.discards("hecatomb"), "hecatomb.landslide", "hecatomb.stone_slumber")
    for at in _DAMAGED:
        laid.count(zones.space(*at), **{DESTROYED: 1})
    for at in _DAMAGED[:2]:
        laid.count(zones.space(*at), **{SPAWN: 2})
    laid.kit(0, "item.healing_potion", "gem.sapphire", "essence.fire")
    laid.kit(0, helmet="item.leather_helmet", greaves="item.leather_greaves")
    laid.kit(0, h2="item.wooden_shield", h5="tile.maeldur_fireball", boots="item.leather_boots")
    # As in the hunt: fights with the same arms are reckoned once for all pictures.
    laid.gems("item.leather_greaves", "ruby")
    laid.kit(1, h2="tile.dral_round_shield", helmet="item.chainmail_helmet")
    laid.count(zones.hero(0), gold=4, gaar=3, reputation=7, movement=2, spawns_felled=1)
    laid.count(zones.hero(1), gold=6, gaar=4, reputation=5)
    laid.count(zones.hero(2), gold=3, gaar=2, reputation=9, cards_offered=1)
    laid.put(zones.hand(0), *laid.zones[zones.deck(zones.GOLD_CARD)][:2])
    laid.put(zones.spent_tokens(0), zones.action_token(0, "mining", 1))
    return laid.at(0, (1, 0)).at(1, (-1, 0)).at(2, (0, 1))


@cache
def _session(name: str) -> Session:
    laid = _laying()
    match name:
        case "euthia-golem":
            return Session.begin(GAME, laid.setup, laid.laid(TakeTurn(0)))
        case "euthia-rampage":
            laid.put_on_top(zones.deck("hecatomb"), "hecatomb.drawn_by_weakness")
            return Session.begin(GAME, laid.setup, laid.laid(Rampage(), TakeTurn(0)))
    roars = name == "euthia-farruga"
    card = "offensive.terror_roar" if roars else "offensive.breath_of_fire"
    laid.put_on_top(zones.deck(OFFENSIVE), card)
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_34")
    session = Session.begin(GAME, laid.setup, laid.laid(FarrugaLands(11)))
    for _ in range(MOST):
        decision = session.decision
        assert decision is not None
        if _FINALE[name](decision.step):
            break
        session.choose(len(decision.options) - 1)
    return session


def _match(name: str) -> Match:
    return Match(GAME, _session(name).branch(), default_seats(list(NAMES[:PLAYERS])))
