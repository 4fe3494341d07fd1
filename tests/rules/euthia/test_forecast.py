"""The forecast of a fight: exact for who fights as it lays down, and what it looks at."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from attrs import evolve

from game.engine import Table
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.odds import (
    Duel,
    balance,
    bounded,
    duel_with,
    forecast,
    glance,
    leaves_out,
    reckoning_of,
)
from game.rules.euthia.odds.falls import Falls
from game.rules.euthia.odds.plain import Plain
from game.rules.euthia.odds.reckoning import Reckoning
from game.rules.euthia.odds.terms import FACES
from game.rules.euthia.steps.fight import Fight
from game.rules.euthia.views import Hero, Land
from tests.portions import sizes
from tests.rules.euthia.duelling import Duellist
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Rest

#: Standard errors that fights on the engine may be off by.
FAR = 4


def laid(hero: str, foe: str, potions: int = 0, **held: int) -> Table:
    """A Hero before a fight against a Monster, with another player at the table."""
    scene = Bouts(hero, "ael").hero(**held)
    level = box().monsters[foe].level
    bottles = [f"item.healing_potion.{number + 1}" for number in range(potions)]
    scene.put(zones.bags(0), *bottles)
    scene.put_on_top(zones.deck(zones.monsters(level)), f"monster.{foe}.1")
    space = scene.held(level)
    return scene.at(0, space).laid(Fight(0, space), Rest())


@pytest.mark.parametrize("fights", sizes(daily=100, long=4_000))
@pytest.mark.parametrize(
    ("hero", "foe", "potions", "gaar", "health"),
    [
        ("dral", "wild_boar", 0, 4, 7),
        ("keleia", "goblin_archer", 1, 3, 5),
    ],
)
def test_a_forecast_is_what_fights_on_the_engine_come_to(
    hero: str, foe: str, potions: int, gaar: int, health: int, fights: int
) -> None:
    table = laid(hero, foe, potions, gaar=gaar, health=health)
    duellist = Duellist(table, f"monster.{foe}.1")

    said = forecast(duellist.duel).win
    won = sum([duellist.fought(table, seed)[0] for seed in range(fights)])

    assert abs(said - won / fights) <= FAR * sqrt(said * (1 - said) / fights)


def test_gaar_potions_hope_and_health_help_and_cards_do_not() -> None:
    table = laid("dral", "bog_rat", 1, gaar=1, health=3)
    duel = duel_with(table, 0, "monster.bog_rat.1")

    said = forecast(duel).win

    assert forecast(evolve(duel, gaar=0)).win < said
    assert forecast(evolve(duel, potions=())).win < said
    assert forecast(evolve(duel, hope=-1)).win < said < forecast(evolve(duel, hope=2)).win
    assert forecast(evolve(duel, health=2)).win < said
    assert forecast(duel_with(table, 0, "monster.bog_rat.1", dark=True)).win < said


def test_potions_and_the_worst_cards_are_those_at_hand() -> None:
    table = laid("dral", "bog_rat", 2, gaar=2, health=6)

    light = duel_with(table, 0, "monster.bog_rat.1")
    dark = duel_with(table, 0, "monster.bog_rat.1", dark=True)

    assert (3, 3) == light.potions
    assert () == light.plays
    # It brings one Chaos token and one Silver card: +2 Strength is the worst of a single one.
    assert [2] == [play.strength for play in dark.plays]


def test_a_forecast_that_would_take_long_leaves_hope_out_and_says_so() -> None:
    table = laid("dral", "bog_rat", 2, gaar=4, health=7)
    duel = duel_with(table, 0, "monster.bog_rat.1")

    assert (duel, False) == bounded(duel)
    large = evolve(duel, health=16, most=16, left=18)
    assert (evolve(large, hope=-1), True) == bounded(large)


def test_a_certain_fight_is_certain() -> None:
    table = laid("dral", "bog_rat", 0, gaar=2, health=6)
    duel = evolve(duel_with(table, 0, "monster.bog_rat.1"), wounds=(), left=3)

    assert 1.0 == pytest.approx(forecast(duel).win, abs=0.001)
    assert 6.0 == pytest.approx(forecast(duel).health, abs=0.01)


#: A Duel in which many rounds change nothing, with Hope and a Potion to weigh.
CIRCLING = Duel(
    health=5,
    gaar=1,
    left=4,
    penalty=0,
    wounds=((9, 10, 1), (11, 99, 2)),
    shield=0,
    guard=0,
    weapon=((8, 10, 1), (11, 99, 2)),
    most=7,
    potions=(3,),
    parries=True,
)


@pytest.mark.parametrize("hope", [-1, 0, 3])
def test_a_forecast_is_the_same_in_whatever_order_fights_are_looked_up(hope: int) -> None:
    duel = evolve(CIRCLING, hope=hope)
    arms = evolve(duel, health=0, gaar=0, left=0, hope=min(0, hope))
    states = [(h, m, g, 0, 0, p) for h in (1, 3, 7) for m in (1, 4) for g in (0, 1) for p in (0, 1)]
    first, second = (type(reckoning_of(duel))(arms) for _ in range(2))

    forth = [first.value(each) for each in states]
    back = [second.value(each) for each in reversed(states)][::-1]

    assert forth == back


def test_an_attack_before_the_first_round_that_never_hits_changes_nothing_but_hope() -> None:
    missing = evolve(CIRCLING, first=((99, 99, 1),))

    assert forecast(CIRCLING).win == pytest.approx(forecast(missing).win)
    hopeful = evolve(CIRCLING, hope=2)
    assert forecast(hopeful).win < forecast(evolve(missing, hope=2)).win


def test_without_hope_the_short_way_comes_to_what_the_long_one_does() -> None:
    duel = evolve(CIRCLING, once=(((7, 99, 2),),), rage=1)
    arms = evolve(duel, health=0, gaar=0, left=0, potions=duel.potions)
    state = (5, 4, 1, 0, 0, 1)

    short, long = Plain(arms), Reckoning(arms)

    assert long.value(state) == pytest.approx(short.value(state), abs=1e-9)
    assert long.strike(state) == pytest.approx(short.strike(state), abs=1e-9)
    assert long.opening(state) == pytest.approx(short.opening(state), abs=1e-9)


def test_rounds_without_wounds_and_damage_lead_back_and_are_reckoned_out() -> None:
    # It hits at 12 alone, the Hero at 2 alone, and it attacks first.
    duel = evolve(
        CIRCLING,
        health=1,
        left=1,
        gaar=0,
        potions=(),
        wounds=((12, 12, 1),),
        weapon=((2, 2, 1),),
    )

    # Unhurt 35 of 36 times, then won 1 of 36 times; or nothing happens, and all over again.
    assert (35 / 36) * (1 / 36) / (1 - (35 / 36) ** 2) == pytest.approx(forecast(duel).win)


def test_a_glance_tells_the_hopeless_from_the_easy() -> None:
    table = laid("dral", "bog_rat", 2, gaar=4, health=7)

    easy = glance(table, 0, "monster.dragonfly.1")
    hopeless = glance(table, 0, "monster.behemoth.1")

    assert balance(hopeless) < 0.5 < balance(easy)
    assert forecast(hopeless).win < 0.05


def powered(duel: Duel, **powers: object) -> Falls:
    return Falls(evolve(duel, hope=-1, rage=0, plays=(), **powers))  # type: ignore[arg-type]


def test_rulings_23_and_76_air_turns_the_higher_die_of_both_sides() -> None:
    table = laid("dral", "wild_boar")
    duel = duel_with(table, 0, "monster.wild_boar.1")
    wounds = ((7, 99, 1),)

    calm = powered(duel, wounds=wounds, shield=0, guard=0)
    blown = powered(duel, wounds=wounds, shield=0, guard=0, gusts=True)

    hurt = [sum(p for p, w, _, _ in each.attacks_in(0) if w) for each in (calm, blown)]
    turned = [sum(turned_by_air(a, b)) for a in FACES for b in FACES]
    assert [21 / 36, sum(each >= 7 for each in turned) / 36] == pytest.approx(hurt)


def turned_by_air(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one == two else (min(one, two), 7 - max(one, two))


def test_ruling_76_who_is_immune_has_air_turn_low_dice_alone() -> None:
    table = laid("dral", "wild_boar")
    duel = duel_with(table, 0, "monster.wild_boar.1")
    weapon = ((7, 99, 1),)

    felt, chosen = (
        powered(duel, weapon=weapon, once=(), penalty=0, air=air) for air in ("felt", "chosen")
    )

    struck = [sum(p for p, r, _, _ in each.strikes_in(0) if r[0][1]) for each in (felt, chosen)]
    better = [max(a + b, sum(turned_by_air(a, b))) for a in FACES for b in FACES]
    turned = [sum(turned_by_air(a, b)) for a in FACES for b in FACES]
    assert [sum(each >= 7 for each in all_) / 36 for all_ in (turned, better)] == pytest.approx(
        struck
    )


@pytest.mark.parametrize(
    ("power", "changes"),
    [("air", {"gusts": True, "air": "felt"}), ("earth", {"penalty": 2, "shield": -2})],
)
def test_the_powers_of_the_space_are_in_the_forecast(
    power: str, changes: dict[str, object]
) -> None:
    tiles = box().territory.items()
    name = next(each for each, tile in tiles if f"elemental_{power}" in map(str, places(tile)))
    scene = Bouts("dral", "ael").map({(1, -2): name})
    table = scene.laid(Rest())
    chart = Land(table).chart
    zone = next(each for each in chart.spots if power in chart.powers[each])

    plain = duel_with(table, 0, "monster.wild_boar.1")
    there = duel_with(table, 0, "monster.wild_boar.1", space=zone)

    assert evolve(plain, **changes) == there


def places(tile: Any) -> tuple[Any, ...]:
    return tile.a.place, tile.b.place, tile.c.place


def test_a_forecast_knows_that_it_leaves_single_uses_out() -> None:
    scene = Bouts("maeldur", "ael")
    ready = scene.laid(Rest())
    for piece in Hero(ready, 0).placed:
        scene.faces[piece] = zones.SPENT

    assert leaves_out(ready, 0)
    assert not leaves_out(scene.laid(Rest()), 0)
