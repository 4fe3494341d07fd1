"""Moments laid by hand: a turn in the middle of a hunt, a fight, a choice of weapons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.engine import Step
from game.engine.game import Setup
from game.engine.session import Session
from game.rules.euthia import GAME, zones
from game.rules.euthia.laying import Laying
from game.rules.euthia.map.hexes import anchor_of
from game.rules.euthia.steps.entering import Confront
from game.rules.euthia.steps.fight_hero import ChooseAttack
from game.rules.euthia.steps.fight_monster import MonsterAnswers
from game.rules.euthia.steps.turn import TakeTurn

PLAYERS = 3
#: Tiles of the hunt, by slot.
_TILES = {
    (1, 0): "i_fixed_1",
    (1, 1): "i_fixed_2",
    (0, 1): "i_enc_hunter",
    (-1, 0): "i_other_1",
    (-1, -1): "i_other_2",
    (0, -1): "i_enc_emissary",
    (2, 0): "i_other_3",
    (2, 1): "ii_fixed_1",
    (1, -1): "i_other_4",
    (-1, 1): "i_other_5",
    (-2, -1): "i_other_6",
    (2, 2): "ii_other_1",
}


def scenes() -> Mapping[str, Callable[[], Match]]:
    """The scenes by the names that pictures have."""
    return {
        "euthia-hunt": partial(_match, "hunt"),
        "euthia-fight": partial(_match, "fight"),
        "euthia-weapon": partial(_match, "weapon"),
    }


def _laying() -> Laying:
    """Three Heroes in the fourth round, with kit, tokens and Gold."""
    setup = Setup(GAME.id, PLAYERS, 7)
    laid = Laying(setup, ("maeldur", "dral", "keleia"))
    laid.map({anchor_of(slot): tile for slot, tile in _TILES.items()})
    laid.stack("ii_other_2", "ii_other_3", "ii_other_4", "ii_fixed_2")
    laid.mark(zones.ROUND, 4)
    laid.kit(0, "item.healing_potion", "item.potion_of_stoneskin", "gem.sapphire", "essence.fire")
    laid.kit(
        0, helmet="item.leather_helmet", greaves="item.leather_greaves", ring_1="item.copper_ring"
    )
    laid.kit(0, h2="item.wooden_shield", h5="tile.maeldur_fireball", boots="item.leather_boots")
    laid.gems("item.leather_greaves", "ruby")
    laid.kit(1, h2="tile.dral_round_shield", helmet="item.chainmail_helmet")
    laid.kit(2, "item.scroll_of_haste", "gem.emerald")
    laid.count(zones.hero(0), gold=4, gaar=3, reputation=7, movement=2, ledger_1=3)
    laid.count(zones.hero(1), gold=6, gaar=4, reputation=5, ledger_1=2)
    laid.count(zones.hero(2), gold=3, gaar=2, reputation=9, ledger_1=3, health=3)
    silver = laid.zones[zones.deck(zones.SILVER)]
    laid.put(zones.hand(0), *silver[:2])
    laid.put(zones.hand(2), *silver[4:7])
    return laid


def _spaces(laid: Laying) -> tuple[str, str]:
    """A space that a Monster of Level 1 holds, and one beside it that is free."""
    table = laid.laid()
    from game.rules.euthia.views import Land

    land = Land(table)
    for zone, spot in land.chart.spots.items():
        if spot.monster != 1 or not land.chart.missing[zone]:
            continue
        for near in land.chart.around[zone]:
            if not land.chart.spots[near].monster and not land.chart.spots[near].is_centre:
                return zone, near
    raise LookupError("no such space")


@cache
def _session(name: str) -> Session:
    laid = _laying()
    held, free = _spaces(laid)
    free_at = [zone for zone, spot in _lairs(laid) if zone not in (held, free)]
    for number, zone in enumerate(free_at[:6]):
        q, r = zones.at(zone)
        laid.token(number % PLAYERS, zones.HERO_TOKEN, (q, r))
    laid.at(1, free_at[0]).at(2, free_at[1])
    laid.put(zones.spent_tokens(0), zones.action_token(0, "mining", 1))
    steps: tuple[Step, ...]
    if name == "hunt":
        laid.at(0, free)
        steps = (TakeTurn(0),)
        return Session.begin(GAME, laid.setup, laid.laid(*steps))
    laid.at(0, held)
    laid.put_on_top(zones.deck(zones.monsters(1)), laid.piece("monster.vindictive_gecko"))
    steps = (Confront(0, held, zones.action_token(0, "combat", 1)), TakeTurn(0))
    session = Session.begin(GAME, laid.setup, laid.laid(*steps), (5, 3, 2, 4, 6, 1, 3, 5))
    wanted = ChooseAttack if name == "weapon" else None
    for _ in range(40):
        decision = session.decision
        assert decision is not None
        step = decision.step
        if wanted is not None and isinstance(step, wanted):
            break
        if wanted is None and type(step).__name__ == "AnswerRoll":
            break
        number = len(decision.options) - 1
        if isinstance(step, MonsterAnswers) and wanted is None:
            number = 0
        session.choose(number)
    return session


def _lairs(laid: Laying) -> list[tuple[str, object]]:
    from game.rules.euthia.views import Land

    land = Land(laid.laid())
    return [(zone, land.chart.spots[zone]) for zone in land.chart.lairs]


def _match(name: str) -> Match:
    return Match(GAME, _session(name).branch(), default_seats(list(NAMES[:PLAYERS])))
