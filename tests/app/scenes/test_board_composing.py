"""A decision composed on the board: parts by click, in any order, taken back by click and undo."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import boards
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.studio.checker import problems
from game.app.table.spot import Spot
from game.app.widgets import Button, Paragraph
from game.app.widgets.intents import Hover
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.game import Setup
from game.engine.session import Session
from tests.app.hands import NAMES, Keys, Mouse
from tests.app.toy_board import SCREEN
from tests.engine.small import choose
from tests.toy import GAME
from tests.toy.fair import BidCoins, Bundle, FairTrade, Sell, SellBundle
from tests.toy.steps import Back


@pytest.fixture(autouse=True)
def _night_market() -> Iterator[None]:
    boards.register("toy", SCREEN)
    yield
    boards.register("toy", None)


@pytest.fixture
def stage() -> Stage:
    """The first trader of a fair puts a bundle together."""
    session = Session.begin(GAME, Setup("toy", 2, 7, (("fair", True),)))
    choose(session, BidCoins, BidCoins, SellBundle)
    stage = stage_of((1280, 720), hand_over=False)
    stage.apply(Push(BoardScene(stage, Match(GAME, session, default_seats(list(NAMES[:2]))))))
    stage.draw()
    return stage


def scene_of(stage: Stage) -> BoardScene:
    assert isinstance(stage.top, BoardScene)
    return stage.top


def session_of(stage: Stage) -> Session:
    return scene_of(stage).match.session


def spot(stage: Stage, card: str) -> Spot:
    """Where a card lies."""
    found = stage.top.root.find(card)
    assert isinstance(found, Spot)
    return found


def signs(stage: Stage, card: str) -> tuple[bool, bool]:
    """Whether a card is ticked, and whether it is lit."""
    return spot(stage, card).taken, spot(stage, card).enabled


def hand(stage: Stage) -> tuple[str, ...]:
    session = session_of(stage)
    assert session.decision is not None
    return session.table.zone(f"hand.{session.decision.seat}")


def bundle(stage: Stage) -> tuple[str, ...]:
    """What is put together so far."""
    decision = session_of(stage).decision
    assert decision is not None
    assert isinstance(decision.step, Bundle)
    return decision.step.cards


def pressed(stage: Stage, kind: type) -> None:
    """Click the button of an option."""
    decision = session_of(stage).decision
    assert decision is not None
    number = next(n for n, each in enumerate(decision.options) if isinstance(each, kind))
    Mouse(stage).button(f"option:{number}")


@pytest.mark.parametrize("first", [0, 1])
def test_clicks_in_any_order_compose_and_one_button_decides(stage: Stage, first: int) -> None:
    one, other = hand(stage)[first], hand(stage)[1 - first]
    commits = len(session_of(stage).commits)

    Mouse(stage).use(spot(stage, one))
    Mouse(stage).use(spot(stage, other))
    assert (one, other) == bundle(stage)
    assert commits == len(session_of(stage).commits)
    pressed(stage, Sell)

    assert (one, other) == session_of(stage).table.zone("pile.0")
    assert commits + 1 == len(session_of(stage).commits)


def test_what_is_chosen_is_ticked_and_lit_and_a_click_takes_it_back(stage: Stage) -> None:
    one, other = hand(stage)
    Mouse(stage).use(spot(stage, one))
    Mouse(stage).use(spot(stage, other))
    assert ((True, True),) * 2 == (signs(stage, one), signs(stage, other))

    Mouse(stage).use(spot(stage, one))

    assert (other,) == bundle(stage)
    assert ((False, True), (True, True)) == (signs(stage, one), signs(stage, other))


@pytest.mark.parametrize("policy", ["ask", "strict", "free"])
def test_undo_takes_parts_back_first_and_asks_nobody(stage: Stage, policy: str) -> None:
    stage.change_settings(undo=policy)
    one, other = hand(stage)
    cursor = session_of(stage).cursor
    Mouse(stage).use(spot(stage, one))
    Mouse(stage).use(spot(stage, other))

    Keys(stage).press(pygame.K_z)
    assert (one,) == bundle(stage)
    Mouse(stage).button("tool:undo")

    assert ((), cursor) == (bundle(stage), session_of(stage).cursor)
    assert not session_of(stage).is_drafting


def test_with_nothing_composed_undo_takes_the_decision_before(stage: Stage) -> None:
    Keys(stage).press(pygame.K_z)

    decision = session_of(stage).decision
    assert decision is not None
    assert isinstance(decision.step, FairTrade)


def test_the_way_back_leaves_the_draft(stage: Stage) -> None:
    Mouse(stage).use(spot(stage, hand(stage)[0]))

    pressed(stage, Back)

    assert not session_of(stage).is_drafting
    decision = session_of(stage).decision
    assert decision is not None
    assert isinstance(decision.step, FairTrade)


def test_escape_opens_the_menu_and_keeps_the_draft(stage: Stage) -> None:
    card = hand(stage)[0]
    Mouse(stage).use(spot(stage, card))
    keys = Keys(stage)

    keys.press(pygame.K_ESCAPE)
    assert isinstance(stage.top, Dialog)
    keys.press(pygame.K_ESCAPE)

    assert (card,) == bundle(stage)


def test_the_prompt_says_what_would_come_of_the_draft(stage: Stage) -> None:
    Mouse(stage).use(spot(stage, hand(stage)[0]))
    stage.draw()

    decision = session_of(stage).decision
    assert decision is not None
    (line,) = decision.step.preview(session_of(stage).table)  # type: ignore[attr-defined]
    said = scene_of(stage).speech.say(line)
    assert any(said in str(getattr(each, "text", "")) for each in stage.top.root.walk())


def test_the_prompt_warns_with_a_sign_and_a_colour_of_its_own(stage: Stage) -> None:
    one, other = hand(stage)[:2]

    def warnings() -> list[Paragraph]:
        found = [each for each in stage.top.root.walk() if isinstance(each, Paragraph)]
        return [each for each in found if each.colour == "danger"]

    Mouse(stage).use(spot(stage, one))
    (warning,) = warnings()
    assert warning.text.startswith("[[app.warning]] A bundle of one card")

    Mouse(stage).use(spot(stage, other))
    assert [] == warnings()


def test_a_refused_option_is_a_dead_button_that_says_why(stage: Stage) -> None:
    scene = scene_of(stage)
    label = scene.speech.say(Sell(()).label())
    button = stage.top.root.find(f"refused:{label}")
    assert isinstance(button, Button)
    assert not button.can_focus

    Mouse(stage).use(button)
    assert not session_of(stage).is_drafting
    stage.tell(Hover((0, 0)))
    stage.tell(Hover(button.rect.center))
    stage.step(0.5)
    stage.draw()

    assert scene.focus.tip is not None
    assert [] == problems(stage)


def test_the_deciding_button_keeps_its_key_when_it_comes_alive(stage: Stage) -> None:
    Mouse(stage).use(spot(stage, hand(stage)[0]))

    Keys(stage).press(pygame.K_9)

    assert 1 == len(session_of(stage).table.zone("pile.0"))


def test_a_part_is_not_acted_out(stage: Stage) -> None:
    stage.change_settings(animation="normal")
    scene = scene_of(stage)

    Mouse(stage).use(spot(stage, hand(stage)[0]))

    assert scene.performance.show is None
