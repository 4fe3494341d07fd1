"""Chapter 14: the end, the scoring, and the Adversary."""

from __future__ import annotations

import pytest

from game.engine import Setup
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box
from game.rules.valeria.rivals import rivals
from game.rules.valeria.scoring import (
    adversary_awards,
    breakdown,
    endgame_points,
    scores,
    total,
    verdict,
)
from game.rules.valeria.steps.adversary import AdversaryMoves
from game.rules.valeria.steps.carrying import CoverZone
from game.rules.valeria.steps.ending import FinalScoring
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.rounds import NextTurn, Turn, TurnEnds
from game.rules.valeria.views import Adversary, Column
from tests.rules.valeria.laid import Scene

#: Plans by type, each of another requirement.
AMBUSHES = [name for name, card in box().plans.items() if card.type == "ambush"]
CLASHES = [name for name, card in box().plans.items() if card.type == "clash"]
SIEGES = [name for name, card in box().plans.items() if card.type == "siege"]
CELLS = tuple(zones.CELLS[:7])


def dice_everywhere(scene):
    """Enough for nobody to ask for a refill."""
    for name, troop in zip(zones.SHRINES, box().troops, strict=True):
        scene.shrine(name, f"{troop} 3", f"{troop} 4")
    return scene


def finished(scene, seat, **more):
    """A player with seven plans."""
    plans = [*AMBUSHES[:3], *CLASHES[:2], *SIEGES[:2]]
    return scene.warden(seat, plans=plans, cells=CELLS, **more)


def test_vector_31_the_round_is_finished_and_dice_score():
    scene = dice_everywhere(finished(Scene(3), 1, dice=("orc 1", "orc 2"))).warden(
        2, dice=("gnoll 1",)
    )
    scene.mark(zones.LAST, 1).on(TurnEnds(1))
    assert 2 == scene.game.decision.seat
    scene.go("gold").take("gargoyle 3")

    assert scene.game.is_over
    # Ruling 70: who has seven plans has no turn left, and 1 VP a die.
    assert (0, 2, 2) == scene.table.result.scores
    assert ("val-end-plans", {"seat": 1}) == (
        scene.table.result.reason,
        dict(scene.table.result.about),
    )


def test_the_last_player_of_the_round_ends_the_game_at_once():
    scene = finished(Scene(2), 1).mark(zones.LAST, 1).on(TurnEnds(1))

    assert scene.game.is_over


def test_vector_55_and_ruling_70_seats_after_the_one_that_ends_it_play_once_more():
    scene = dice_everywhere(finished(Scene(5), 2)).mark(zones.LAST, 2).on(TurnEnds(2))
    turns = []
    while not scene.game.is_over:
        turns.append(scene.game.decision.seat)
        scene.choose(scene.options[0])
        while not scene.game.is_over and scene.asks != "MoveWarden":
            scene.choose(scene.options[-1])

    assert [3, 4] == sorted(set(turns))


def test_ruling_47_and_ruling_70_the_first_to_trigger_the_end_stays_the_one():
    scene = finished(Scene(3), 0).mark(zones.LAST, 0)
    scene = dice_everywhere(scene).on(NextTurn(1))

    assert 1 == scene.game.decision.seat


@pytest.mark.parametrize(
    ("champion", "laid", "points"),
    [
        ("healer", {"gems": 3, "open": ("gem_storage",)}, 10),
        ("skullcrusher", {"influence": 17, "open": ("track_14",)}, 7),
        ("hoarder", {"gold": 13}, 7),
        ("strategist", {"reserved": dict(zip(box().slots, AMBUSHES, strict=False))}, 10),
        ("witch", {"magic": 12}, 10),
        ("taskmaster", {"dice": ["orc 1"] * 4, "open": ("troop_4",)}, 8),
        ("firebrand", {"plans": [*AMBUSHES[:3], *CLASHES[:2], *SIEGES[:2]], "cells": CELLS}, 7),
        ("pharaoh", {"plans": [*AMBUSHES[:3], *CLASHES[:2], *SIEGES[:2]], "cells": CELLS}, 10),
        ("pharaoh", {"plans": [*AMBUSHES[:4], *CLASHES[:2], *SIEGES[:1]], "cells": CELLS}, 0),
        ("seer", {}, 2),
        ("hunter", {"plans": AMBUSHES[:6], "cells": CELLS[:6]}, 10),
        ("bombardier", {"plans": SIEGES[:2], "cells": CELLS[:2]}, 4),
        ("recruit", {"champions": ("thief", "shade", "steward")}, 6),
        ("hellbeast", {"champions": ("brute", "warrior")}, 4),
    ],
)
def test_vector_37_and_ruling_46_end_game_champions(champion, laid, points):
    open_spaces = (*laid.pop("open", ()), "champions_6", "reserve_middle", "reserve_right")
    owned = (*laid.pop("champions", ()), champion)
    scene = Scene(2).warden(champions=owned, open=open_spaces, **laid).play()

    assert points == endgame_points(scene.table, 0, f"champion.{champion}.1")


def test_vector_37_the_juggernaut_counts_awards():
    scene = Scene(2).warden(champions=("juggernaut",))
    scene.put(zones.circle("left", 1), "marker.0.1").put(
        zones.circle("right", 2), "marker.0.2"
    ).play()

    assert 6 == endgame_points(scene.table, 0, "champion.juggernaut.1")


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 1), (2, 1), (13, 7)])
def test_ruling_45_the_hoarder_rounds_up(gold, points):
    scene = Scene(2).warden(champions=("hoarder",), gold=gold).play()

    assert points == endgame_points(scene.table, 0, "champion.hoarder.1")


def test_ruling_44_and_ruling_23_only_symbols_of_completed_plans_count():
    scene = (
        Scene(2)
        .warden(
            champions=("chieftain",),
            plans=("break_out_of_averys_rift", "raze_the_elven_granaries"),
            cells=CELLS[:2],
            reserved={"left": "teeth_in_the_tall_grass"},
        )
        .play()
    )

    assert 3 == endgame_points(scene.table, 0, "champion.chieftain.1")


def test_13_4_the_taskmaster_with_four_dice():
    scene = Scene(2).warden(champions=("taskmaster",), dice=["orc 1"] * 4, open=("troop_4",)).play()

    assert 12 == total(scene.table, 0)
    lines = {line.source: line.points for line in breakdown(scene.table, 0)}
    assert (8, 4) == (lines["champion.taskmaster.1"], lines["dice"])


def test_the_score_sheet_adds_up():
    scene = (
        Scene(2)
        .warden(
            champions=("witch",),
            magic=4,
            dice=("orc 1",),
            **{"vp.plans": 30, "vp.zones": 8, "vp.awards": 7, "vp.overflow": 2},
        )
        .play()
    )

    assert [30, 8, 7, 2, 4, 1] == [line.points for line in breakdown(scene.table, 0)]
    assert 52 == total(scene.table, 0) == scores(scene.table)[0]


def test_vector_56_influence_breaks_a_tie():
    def ended(mine, theirs):
        scene = finished(Scene(2), 0, influence=mine, open=("track_14",), **{"vp.plans": 80})
        scene.warden(1, influence=theirs, open=("track_14",), gold=1, **{"vp.plans": 80})
        return scene.mark(zones.LAST, 0).on(FinalScoring())

    won = ended(16, 14)
    assert ((0,), "influence") == (won.table.result.winners, verdict(won.table).decided_by)
    assert "val-victory-influence" in won.keys
    shared = ended(14, 14)
    assert (0, 1) == shared.table.result.winners
    assert "val-victory-shared" in shared.keys


@pytest.mark.parametrize(
    ("plan", "points"),
    [("the_lantern_trap", 9), ("shadows_in_hollowpine", 12), ("break_the_moonlit_escort", 15)],
)
def test_vector_33_the_adversary_scores_by_symbols(plan, points):
    scene = Scene(1).put(zones.shrine("gold"), "warden.adversary")
    scene.column(*CLASHES[:4], plan).play(AdversaryMoves())

    assert 10 + points == Adversary(scene.table).score
    assert (f"plan.{plan}",) == Adversary(scene.table).plans
    # A new plan arrives on that space.
    assert Column(scene.table).at(5) is not None


def test_vector_34_meeting_the_adversary():
    scene = Scene(1).warden(at="magic").play(AdversaryMoves())

    assert 12 == Adversary(scene.table).score
    assert [{"points": 2}] == scene.told("val-adversary-met")


def test_ruling_49_no_points_while_you_are_in_camp():
    assert 10 == Adversary(Scene(1).play(AdversaryMoves()).table).score


def test_ruling_50_an_empty_space_gives_it_nothing():
    scene = Scene(1).put(zones.shrine("gold"), "warden.adversary").column(*CLASHES[:4])
    scene.put(zones.GONE, *scene.zones[zones.PLAN_DECK]).play(AdversaryMoves())

    assert 10 == Adversary(scene.table).score
    assert "val-adversary-idle" in scene.keys


def test_vector_36_awards_pay_the_adversary_and_a_tie_is_a_loss():
    scene = finished(Scene(1), 0).put(zones.circle("left", 1), "marker.0.10")
    scene.count("warden.0", **{zones.FROM_PLANS: 29}).mark(zones.LAST, 0).on(FinalScoring())

    assert 19 == adversary_awards(scene.table)
    assert ((29,), (29,), ()) == (
        scene.table.result.scores,
        scene.table.result.rivals,
        scene.table.result.winners,
    )
    assert ("val-end-lost", "player") == (
        scene.table.result.reason,
        dict(scene.table.result.about)["by"],
    )


def test_one_point_more_beats_the_adversary():
    scene = finished(Scene(1), 0).put(zones.circle("left", 1), "marker.0.10")
    scene.count("warden.0", **{zones.FROM_PLANS: 30}).mark(zones.LAST, 0).on(FinalScoring())

    assert ((0,), "val-end-won") == (scene.table.result.winners, scene.table.result.reason)


def test_vector_58_both_at_once():
    scene = Scene(1).warden(at="plans").put(zones.shrine("gold"), "warden.adversary")
    scene.column(*CLASHES[:4], "shadows_in_hollowpine").play(AdversaryMoves())

    assert 10 + 14 == Adversary(scene.table).score


def test_vector_59_and_ruling_52_the_last_move_of_the_adversary():
    scene = Scene(1).put(zones.shrine("gold"), "warden.adversary")
    finished(scene, 0).mark(zones.LAST, 0).column(*SIEGES[3:7], "shadows_in_hollowpine")
    scene.put(zones.ADVERSARY_PLANS, *[f"plan.{name}" for name in CLASHES[5:11]]).on(TurnEnds(0))

    assert scene.game.is_over
    assert 7 == len(Adversary(scene.table).plans)
    assert 10 + 12 == Adversary(scene.table).score
    # Its own seventh plan changes nothing more.
    assert "player" == dict(scene.table.result.about)["by"]


def test_the_adversarys_seventh_plan_ends_the_game_on_the_spot():
    scene = dice_everywhere(Scene(1)).put(zones.shrine("gold"), "warden.adversary")
    scene.put(zones.ADVERSARY_PLANS, *[f"plan.{name}" for name in CLASHES[5:11]]).on(TurnEnds(0))

    assert scene.game.is_over
    assert "adversary" == dict(scene.table.result.about)["by"]
    assert "val-end-near-adversary" in scene.keys


def test_the_adversary_takes_a_plan_on_its_moves_4_9_and_so_on():
    adversary = Adversary(Scene(1).play().table)

    assert ("magic", 4) == (adversary.next_shrine, adversary.moves_to_plan)


def test_the_rival_is_there_only_in_the_solo_game():
    assert 1 == len(rivals(Setup("valeria", 1, 1)))
    assert () == rivals(Setup("valeria", 2, 1))
    (rival,) = GAME.rivals(Setup("valeria", 1, 1))
    assert 10 + 21 == rival.score(Scene(1).play().table)


def test_a_whole_last_turn_from_camp_to_the_end():
    plans = [*AMBUSHES[:2], *CLASHES[:2], *SIEGES[:2]]
    scene = Scene(2).warden(
        0,
        at="gold",
        plans=plans,
        cells=CELLS[:6],
        magic=0,
        dice=("orc 5", "gnoll 4"),
        reserved={"left": "foul_the_wells_of_amberly"},
    )
    scene.mark(zones.FIRST, 1)
    dice_everywhere(scene).on(Turn(0)).go("camp")
    scene.carry_out("foul_the_wells_of_amberly", *scene.seen().dice)
    scene.choose(TakeMarker(zones.space(0, "champions_6"))).do(CoverZone, zone=zones.cell(0, 2, 2))

    assert scene.game.is_over
    assert 0 == scene.table.marks[zones.LAST]
