"""What each option would change: the best one is worth what the moment is worth."""

from __future__ import annotations

import pytest

from game.rules.monster_lands.odds import chances, chances_if, odds_now, strike_marks
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.rolling import RerollDie
from game.rules.monster_lands.steps.strike import PourVenom, RollAll
from game.rules.monster_lands.steps.wounds import DrinkPotion, SufferWound, TakeHits
from tests.rules.monster_lands.positions import Scene, adventure, mission, party

MISSES = (1,) * 12


def strike(*rolls: int, **more: object) -> Scene:
    """A strike at Sckon (11, 12) with an initial trap, before its first die."""
    scene = adventure(
        monster="sckon",
        expeditions={1: party("frunks", force=2, magic=2, traps=("initial_plus_4",), **more)},
        rolls=(*MISSES[:4], *rolls),
    )
    return scene.choose(GiveUpMagic(0))


def best(scene: Scene, name: str) -> float:
    step = scene.step
    assert step is not None
    found = [chances_if(scene.table, 0, step, option) for option in scene.options]
    return max(each.get(name, 0.0) for each in found)


@pytest.mark.parametrize("venom", [0, 1])
@pytest.mark.parametrize("rolled", [(), ("magic",), ("magic", "force")])
def test_the_best_option_is_worth_what_the_moment_is(venom: int, rolled: tuple[str, ...]):
    scene = strike(2, 2, venom=venom).roll(*rolled)
    assert scene.step is not None

    now = chances(scene.table, 0, scene.step)

    assert now["capture"] == pytest.approx(best(scene, "capture"))
    assert now["kill"] == pytest.approx(best(scene, "kill"))


def test_the_figures_are_those_of_the_forecast():
    scene = strike(2, venom=1).roll("magic")
    assert scene.step is not None

    now = chances(scene.table, 0, scene.step)
    found = odds_now(scene.table, 0, "a.1")

    assert (found.capture, found.kill) == (now["capture"], now["kill"])
    assert found.beat == now["beat"]
    assert now["bare"] < now["capture"]


def test_rolling_everything_at_once_is_no_better_than_one_by_one():
    scene = strike(2).roll("magic")
    assert scene.step is not None

    at_once = chances_if(scene.table, 0, scene.step, RollAll(3))

    assert at_once["capture"] < best(scene, "capture")
    assert at_once["kill"] == pytest.approx(best(scene, "kill"))


def test_a_reroll_counts_in_what_can_still_be_rerolled():
    scene = adventure(
        monster="sckon",
        expeditions={2: party("sckrat", force=3, traps=("initial_plus_4",))},
        rolls=(*MISSES[:4], 1, 2),
    ).roll("force", "force")
    assert scene.step is not None

    now = chances(scene.table, 0, scene.step)

    assert scene.offered(RerollDie)
    assert now["kill"] == pytest.approx(best(scene, "kill"))
    assert now["capture"] == pytest.approx(best(scene, "capture"))


def test_each_magic_die_given_up_helps_to_live_and_costs_the_strike():
    scene = adventure(
        monster="sckon",
        expeditions={1: party("frunks", force=2, magic=2, traps=("initial_plus_4",))},
    )
    assert scene.step is not None
    found = [chances_if(scene.table, 0, scene.step, option) for option in scene.options]

    assert [0, 1, 2] == [option.count for option in scene.offered(GiveUpMagic)]
    assert found[0]["dead"] > found[1]["dead"] > found[2]["dead"]
    alive = found[2]["unhurt"] + found[2]["wounded"]
    assert found[2]["kill"] / alive < found[0]["kill"] / (1 - found[0]["dead"])
    assert odds_now(scene.table, 0, "a.1", 1).capture == pytest.approx(found[1]["capture"])


def test_hits_that_fall_are_certain():
    scene = adventure(
        monster="sckon",
        expeditions={1: party("frunks", force=2, defence=1, potion=1)},
        rolls=(6, 6, 6, 1),
    )
    assert scene.step is not None
    found = chances_if(scene.table, 0, scene.step, TakeHits(3))
    assert 1.0 == found["dead"]

    now = chances(scene.table, 0, scene.step)
    assert 1.0 == now["wounded"]


def test_a_potion_or_the_wound():
    scene = adventure(
        monster="sckon",
        expeditions={1: party("frunks", force=2, potion=1)},
        rolls=(6, 1, 1, 1),
    )
    assert ("Wound", 0) == scene.asks
    assert scene.step is not None

    drunk = chances_if(scene.table, 0, scene.step, DrinkPotion("a.1"))
    suffered = chances_if(scene.table, 0, scene.step, SufferWound())

    assert 1.0 == drunk["unhurt"]
    assert (0.0, 1.0, 0.0) == (suffered["unhurt"], suffered["wounded"], suffered["dead"])


def test_a_venom_is_counted_once():
    scene = strike(2, 3, venom=1).roll("magic", "force")
    assert scene.step is not None

    poured = chances_if(scene.table, 0, scene.step, PourVenom("a.1"))

    assert "bare" not in poured
    assert poured["capture"] <= chances(scene.table, 0, scene.step)["capture"]


def test_the_rival_on_a_mission_must_be_beaten_too():
    """Left has 15; right has 14 and two rerolls of Force."""
    scene = mission(
        "tournament",
        expeditions={1: party("taron", 0, force=3), 2: party("sckrat", 1, force=3)},
        rolls=(6, 6, 3, 4, 4, 6),
    )
    assert ("OnMission", 1) == scene.asks
    assert scene.step is not None

    now = chances(scene.table, 1, scene.step)

    assert 1.0 == now["succeed"]
    assert 0 < now["lead"] < 1
    assert now["lead"] == pytest.approx(
        max(chances_if(scene.table, 1, scene.step, each).get("lead", 0) for each in scene.options)
    )


def test_marks_without_a_trap_leave_only_the_kill():
    scene = adventure(monster="sckon", expeditions={1: party("frunks", force=2)}, rolls=MISSES)

    assert (None, 12) == strike_marks(scene.table, "a.1")
