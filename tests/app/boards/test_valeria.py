"""Valeria on the board: sound at every size, whole games by hand, figures before decisions."""

from __future__ import annotations

import pygame
import pytest

from game.app.boards import screen_of
from game.app.boards.valeria.art.motifs import motif_of
from game.app.boards.valeria.art.nights import drawn
from game.app.boards.valeria.camp import CampStage
from game.app.boards.valeria.founding import FoundingStage
from game.app.boards.valeria.lines import line_of
from game.app.boards.valeria.mapboard import ZoneSpot
from game.app.boards.valeria.planface import sought
from game.app.boards.valeria.samples import samples
from game.app.boards.valeria.seats import SeatPart
from game.app.doors.shot import Windows, stage_of
from game.app.keep.match import Match
from game.app.scenes import posed
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems, shortened
from game.app.table.lines import LineAnswer
from game.app.table.page import Tab
from game.app.table.seats import RivalPanel
from game.app.table.spot import Spot
from game.app.widgets import Button
from game.app.window.scene import Reset
from game.engine.game import Setup
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box
from game.rules.valeria.help import plans_helped
from game.rules.valeria.steps.camp_parts import CarryOutPlan, PutPlanBack, RaiseDie
from game.rules.valeria.steps.moving import MoveTo
from game.rules.valeria.views import Column, Warden, troop_of
from tests.app.hands import Hands, Keys, Mouse, match_of
from tests.app.watching import assert_played_as_by_the_engine_alone, laid
from tests.portions import LESSON_LOOKS, looks


@pytest.mark.parametrize("tab", ["plans", "champions", "awards", "map"])
def test_every_tab_of_a_tight_window_is_sound(tab: str) -> None:
    stage = stage_of((1024, 768), "fr", 150)
    scene = laid(stage, "valeria-move")

    scene.open_tab(tab)

    assert [] == problems(stage)


@pytest.mark.parametrize("name", sorted(samples()))
@pytest.mark.parametrize(("size", "lang", "text_size"), looks(LESSON_LOOKS))
def test_nothing_is_shortened_but_a_long_refusal_in(
    name: str, size: tuple[int, int], lang: str, text_size: int, windows: Windows
) -> None:
    stage = windows.stage(size, lang, text_size)

    scene = laid(stage, name)

    refusals = [
        scene.sight.words.say(refusal.text).replace(" ", "") for _, refusal in scene.sight.refused
    ]
    for each in shortened(stage):
        # The rest of what a dead line says is told on hover.
        assert any(each.rstrip("…").replace(" ", "") in refusal for refusal in refusals)


def test_a_wide_window_has_no_tabs_and_a_tight_one_four() -> None:
    def shown(size: tuple[int, int]) -> int:
        scene = laid(stage_of(size), "valeria-move")
        return sum(isinstance(each, Tab) for each in scene.root.walk())

    assert (0, 4) == (shown((1920, 1080)), shown((1024, 768)))


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_a_whole_game_by_hand_ends_as_the_engine_alone_would(kind: type[Hands]) -> None:
    assert_played_as_by_the_engine_alone(match_of(GAME, 2), kind)


def test_where_to_go_is_a_list_with_what_comes_of_it_and_why_not() -> None:
    scene = laid(stage_of(), "valeria-move")
    options = scene.sight.decision.options

    lines = [each for each in scene.root.walk() if isinstance(each, LineAnswer)]

    assert 6 == len(lines)
    assert len(options) == sum(each.enabled for each in lines)
    assert all(each.line.result for each in lines if each.enabled)
    assert all(each.why_not for each in lines if not each.enabled)


def test_only_what_answers_the_question_is_lit() -> None:
    scene = laid(stage_of(), "valeria-move")
    options = scene.sight.decision.options

    lit = {each.thing for each in scene.root.walk() if isinstance(each, Spot) and each.enabled}

    assert {option.place for option in options if isinstance(option, MoveTo)} == lit


def test_a_die_says_which_plans_it_helps() -> None:
    scene = laid(stage_of(), "valeria-die")
    sight = scene.sight
    helping = [
        option
        for option in sight.decision.options
        if plans_helped(sight.view, sight.viewer, option.die)
    ]

    for option in sight.decision.options:
        line = line_of(sight, option)
        assert line is not None
        assert (option in helping) == ("plan" in line.result)


def test_set_up_has_a_stage_with_a_picture_for_each_answer() -> None:
    for name, count in (("valeria-people", 5), ("valeria-side", 2)):
        scene = laid(stage_of(), name)
        overlay = scene.built.root.overlay

        assert isinstance(overlay, FoundingStage)
        assert count == len(overlay.choices)


def test_the_stage_of_a_plan_offers_every_part_and_its_end() -> None:
    stage = stage_of()
    scene = laid(stage, "valeria-camp")
    overlay = scene.built.root.overlay
    assert isinstance(overlay, CampStage)
    offered = set()
    for each in overlay.walk():
        if isinstance(each, Spot) and each.enabled:
            offered |= set(each.numbers)
        elif isinstance(each, Button) and each.name.startswith("option:"):
            offered.add(int(each.name.partition(":")[2]))

    assert set(range(len(scene.sight.decision.options))) == offered


def test_back_leads_from_the_stage_to_the_table() -> None:
    stage = stage_of()
    scene = laid(stage, "valeria-camp")
    options = scene.sight.decision.options
    back = next(n for n, option in enumerate(options) if isinstance(option, PutPlanBack))

    Mouse(stage).button(f"option:{back}")

    assert scene.built.root.overlay is None


def test_magic_on_a_die_changes_bar_and_points_before_anything_is_spent() -> None:
    stage = stage_of()
    scene = laid(stage, "valeria-camp")
    session, seat = scene.match.session, scene.sight.decision.seat
    raising = [n for n, o in enumerate(session.decision.options) if isinstance(o, RaiseDie)]
    before, magic = scene.built.root.overlay.affair.sums, Warden(session.table, seat).magic

    scene.choose(raising[0])

    assert before.raw + 1 == scene.built.root.overlay.affair.sums.raw
    assert magic == Warden(session.table, seat).magic


def test_steps_6_to_8_use_the_same_frame_and_then_the_table_comes_back() -> None:
    stage = stage_of((1280, 720))
    scene = laid(stage, "valeria-camp")
    session = scene.match.session
    options = session.decision.options
    done = next(n for n, option in enumerate(options) if isinstance(option, CarryOutPlan))

    hands = Mouse(stage)
    hands.choose(done)
    hands.settle()
    assert isinstance(scene.built.root.overlay, CampStage)
    assert 6 == scene.built.root.overlay.affair.number
    hands.choose(0)
    hands.settle()
    assert 7 == scene.built.root.overlay.affair.number
    zones_shown = [each for each in scene.built.root.overlay.walk() if isinstance(each, ZoneSpot)]

    assert any(each.enabled for each in zones_shown)
    assert [] == problems(stage)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_piece_and_place_explains_itself(lang: str) -> None:
    stage = stage_of((1280, 720), lang)
    for name in ("valeria-move", "valeria-champions", "valeria-alone"):
        scene = laid(stage, name)
        for each in scene.root.walk():
            if isinstance(each, Spot):
                assert each.tip is not None
                tip = each.tip()
                assert tip is not None, each.thing
                tip.wanted(stage.look, 600)


def test_five_seats_have_strips_with_dice_as_a_number() -> None:
    scene = laid(stage_of((1920, 1080)), "valeria-five")

    parts = [each for each in scene.root.walk() if isinstance(each, SeatPart)]

    assert [True] * 5 == [each.low and not each.bare for each in parts]


def test_who_plays_alone_sees_where_the_adversary_goes() -> None:
    scene = laid(stage_of(), "valeria-alone")

    (panel,) = [each for each in scene.root.walk() if isinstance(each, RivalPanel)]

    assert panel.arms is not None
    assert "" != panel.score


@pytest.mark.parametrize(
    ("size", "lang", "text_size"),
    [((1280, 720), "en", 100), ((1280, 720), "fr", 150), ((1024, 768), "fr", 150)],
)
def test_the_adversarys_name_is_whole_in_a_small_window(
    size: tuple[int, int], lang: str, text_size: int
) -> None:
    stage = stage_of(size, lang, text_size)
    laid(stage, "valeria-alone")

    name = {"en": "The Adversary", "fr": "L’Adversaire"}[lang]
    assert name in [each.text for each in stage.shown]


def test_a_shrine_of_sixes_brings_a_die_and_no_gold() -> None:
    sight = laid(stage_of(), "valeria-alone").sight
    (line,) = [
        line_of(sight, option)
        for option in sight.decision.options
        if isinstance(option, MoveTo) and option.place == zones.shrine("gold")
    ]

    assert line is not None
    assert "a die, no Gold" == line.result


def test_at_a_choice_of_dice_a_plan_shows_the_troops_that_one_could_fill() -> None:
    sight = laid(stage_of(), "valeria-die").sight
    view, seat = sight.view, sight.viewer
    dice = [option.die for option in sight.decision.options]

    for piece in Column(view).plans:
        helping = {troop_of(die) for die in dice if piece in plans_helped(view, seat, die)}
        assert helping == sought(sight, piece)
    assert frozenset() == sought(laid(stage_of(), "valeria-move").sight, Column(view).plans[0])


def test_the_set_up_tells_what_the_adversary_gets() -> None:
    briefing = screen_of(GAME.id).briefing
    setup = Setup(GAME.id, 1, 7)
    speech = stage_of().speech(GAME)

    assert (
        "**Tyrant**: 25 VP from the start (any number from 10 on will do), then 9 to 15 for a plan,"
        " 5 or 7 for an Award, 2 for a meeting."
    ) == briefing(speech, setup, "start_score", 25)
    assert "True Conqueror" in (briefing(speech, setup, "start_score", 44) or "")
    assert briefing(speech, setup, "cycle_window_before_move", True) is None


def test_nothing_flies_under_the_stage_of_a_plan() -> None:
    scene = laid(stage_of(), "valeria-camp")
    plans = set(Column(scene.sight.view).plans)

    assert plans <= set(scene.built.places)
    assert not plans & set(scene.built.in_sight)
    assert set(scene.sight.decision.step.dice) <= set(scene.built.in_sight)


def test_every_plan_has_a_picture_of_its_own() -> None:
    pictures = {
        pygame.image.tobytes(drawn(name, card.type), "RGB") for name, card in box().plans.items()
    }

    assert len(box().plans) == len(pictures)


def test_a_plan_that_nobody_listed_has_a_picture_by_its_type() -> None:
    assert motif_of("an_unheard_of_place", "siege") is motif_of("ruin_the_citadel", "siege")


def test_dice_are_nobodys_luck() -> None:
    assert dict.fromkeys(box().troops) == screen_of(GAME.id).luck()


def test_the_marker_of_a_space_lies_on_the_board_until_it_is_taken() -> None:
    match: Match = samples()["valeria-move"]()
    stage = stage_of()
    scene = posed.laid(stage, match)
    stage.apply(Reset(scene))
    stage.draw(force=True)
    assert isinstance(scene, BoardScene)
    seat, table = scene.sight.viewer, match.session.table

    for zone in Warden(table, seat).covered_spaces:
        (piece,) = table.zone(zone)
        assert scene.built.places[piece] == scene.built.places[zone]
    assert zones.plans(seat) in scene.built.places
