"""Moments laid by hand: a turn in the middle of a hunt, a fight, a choice of weapons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import TypeAlias

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import NAMES
from game.engine import Ask, Option, Zone
from game.engine.game import Setup
from game.engine.session import Session
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of
from game.rules.euthia.laying import Laying
from game.rules.euthia.map.hexes import anchor_of
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.entering import Confront
from game.rules.euthia.steps.fight_hero import ModifyAttack
from game.rules.euthia.steps.fight_monster import AnswerRoll, MonsterAnswers
from game.rules.euthia.steps.fight_weapon import ChooseAttack
from game.rules.euthia.steps.fight_windows import ANSWERING, PREPARING, UseInFight
from game.rules.euthia.steps.moving import WalkIntoFight
from game.rules.euthia.steps.rearranging import Rearrange
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Land
from game.rules.euthia.vocabulary import SHOPS

#: Questions of a fight at most before the one that is wanted.
MOST = 60
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


Test: TypeAlias = Callable[[Ask], bool]


def _window(name: str) -> Test:
    return lambda step: isinstance(step, UseInFight) and step.window == name


#: The question at which each scene of a fight stands still.
_FIGHT: Mapping[str, Test] = {
    "euthia-fight": lambda step: type(step) is AnswerRoll,
    "euthia-prepare": _window(PREPARING),
    "euthia-guard": _window(ANSWERING),
    "euthia-weapon": lambda step: isinstance(step, ChooseAttack),
    "euthia-strike": lambda step: isinstance(step, ModifyAttack),
}
#: The same for scenes of a turn, with what is chosen before.
_TURN: Mapping[str, tuple[type[Option], ...]] = {
    "euthia-hunt": (),
    "euthia-slot": (WalkIntoFight,),
    "euthia-shop": (Act,),
    "euthia-kit": (Rearrange,),
}


def scenes() -> Mapping[str, Callable[[], Match]]:
    """The scenes by the names that pictures have."""
    return {name: partial(_match, name) for name in (*_FIGHT, *_TURN)}


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
    for shop in SHOPS:
        _vary(laid, shop)
    silver = laid.zones[zones.deck(zones.SILVER)]
    laid.put(zones.hand(0), *silver[:2])
    laid.put(zones.hand(2), *silver[4:7])
    return laid


def _vary(laid: Laying, shop: str) -> None:
    """An Offer of different things, as after a shuffle."""
    laid.put(zones.deck(shop), *laid.zones[zones.offer(shop)])
    kinds = {kind_of(piece): piece for piece in laid.zones[zones.deck(shop)]}
    apart = list(kinds.values())[:: max(len(kinds) // content().figures.offer, 1)]
    laid.put(zones.offer(shop), *apart[: content().figures.offer])


def _spaces(land: Land) -> tuple[Zone, Zone]:
    """A space that a Monster of Level 1 holds at the edge of the land, and a free one beside."""
    for zone, spot in land.chart.spots.items():
        if spot.monster != 1 or len(land.chart.missing[zone]) < 2:
            continue
        for near in land.chart.around[zone]:
            if not land.chart.spots[near].monster and not land.chart.spots[near].is_centre:
                return zone, near
    raise LookupError("no such space")


@cache
def _session(name: str) -> Session:
    laid = _laying()
    land = Land(laid.laid())
    held, free = _spaces(land)
    others = [zone for zone in land.chart.lairs if zone != held]
    for number, zone in enumerate(others[:6]):
        laid.token(number % PLAYERS, zones.HERO_TOKEN, zones.at(zone))
    laid.at(1, others[0]).at(2, others[1])
    laid.put(zones.spent_tokens(0), zones.action_token(0, "mining", 1))
    if name in _TURN:
        return _turn(name, laid, land, free)
    return _fight(name, laid, held)


def _turn(name: str, laid: Laying, land: Land, free: Zone) -> Session:
    """A turn beside the Monster, at the Merchants, or with more than can be worn."""
    shop = next(zone for zone in land.chart.by_place["merchants"])
    laid.at(0, shop if name == "euthia-shop" else free)
    if name == "euthia-kit":
        laid.put(zones.discards("merchants"), "item.potion_of_stoneskin.1")
        laid.kit(0, "item.plate_helmet", "item.mace")
    if name == "euthia-shop" and land.spot(shop).monster:
        laid.token(0, zones.HERO_TOKEN, zones.at(shop))
    session = Session.begin(GAME, laid.setup, laid.laid(TakeTurn(0)))
    for kind in _TURN[name]:
        assert session.decision is not None
        options = session.decision.options
        session.choose(next(each for each in options if isinstance(each, kind)))
    return session


def _fight(name: str, laid: Laying, held: Zone) -> Session:
    """A fight up to the question; whoever plays the Monster gives what it has."""
    laid.at(0, held)
    laid.put_on_top(zones.deck(zones.monsters(1)), laid.piece("monster.vindictive_gecko"))
    steps = (Confront(0, held, zones.action_token(0, "combat", 1)), TakeTurn(0))
    session = Session.begin(GAME, laid.setup, laid.laid(*steps), (5, 3, 2, 4, 6, 1, 3, 5))
    for _ in range(MOST):
        decision = session.decision
        assert decision is not None
        if _FIGHT[name](decision.step):
            break
        gives = isinstance(decision.step, MonsterAnswers) and name == "euthia-fight"
        attacks = isinstance(decision.step, ChooseAttack)
        session.choose(0 if gives or attacks else len(decision.options) - 1)
    return session


def _match(name: str) -> Match:
    return Match(GAME, _session(name).branch(), default_seats(list(NAMES[:PLAYERS])))
