"""Several people at one screen: who looks, when the table is covered, when the turn just passes."""

from __future__ import annotations

import pygame
import pytest
from attrs import evolve

from game.app.boards import register
from game.app.doors.shot import stage_of
from game.app.drawing.theme import SEAT_COLOURS
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.motion.moves import Ribbon
from game.app.scenes import dialog
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import A_MOMENT, Cover, LightCover
from game.app.widgets.intents import Hover
from game.app.window.scene import Pop, Push
from game.app.window.stage import Stage
from game.engine import Session, lay
from game.engine.events import Told
from game.engine.options import Option
from game.engine.steps import Ask
from tests.app.hands import Brain, Mouse, match_of
from tests.app.toy_board import SCREEN, NightMarket
from tests.app.watching import assert_nothing_secret, number_of, opened, texts
from tests.toy import GAME, zones
from tests.toy.fair import Bid, BidCoins, Bids, FairEvening
from tests.toy.steps import Evening, Throw, Trade

pytestmark = pytest.mark.usefixtures("night_market")


def empty_handed() -> Match:
    """A market where nobody holds a card: there is nothing to keep from anybody."""
    match = match_of(GAME)
    table = lay(
        zones={zones.DECK: ["map.0"], zones.OFFER: ["rope.0"], zones.TRAY: [zones.DIE]},
        counters={(zones.trader(seat), zones.COINS): 9 for seat in range(3)},
        marks={"players": 3},
        agenda=(Evening(2, 3), Trade(2), Trade(1), Trade(0)),
    )
    match.session = Session.begin(GAME, match.setup, table)
    return match


def test_the_cover_is_the_first_thing_to_be_seen() -> None:
    stage = stage_of((1280, 720))
    opened(stage, match_of(GAME))

    assert "" == texts(stage)
    stage.step(0.02)
    assert isinstance(stage.top, Cover)


def test_whoever_decided_looks_on_until_the_cover_is_up() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720), animation="normal")
    scene = opened(stage, match)
    mouse = Mouse(stage)
    mouse.choose(number_of(match, Throw))

    seen = []
    while not isinstance(stage.top, Cover):
        seen.append(scene.watch.viewer)
        assert set(match.session.table.zone(zones.hand(0))) <= set(scene.built.places)
        stage.step(0.02)

    assert len(seen) > 10
    assert {0} == set(seen)
    mouse.button("here")
    assert 1 == scene.watch.viewer


def test_one_button_leads_from_the_cover_to_the_board() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    mouse = Mouse(stage)
    mouse.choose(number_of(match, Throw))
    mouse.settle()
    assert "Nathalie throws the die" in texts(stage)
    assert "I am Tom" in texts(stage)

    mouse.button("here")

    assert stage.top is scene


def test_what_one_person_alone_may_hear_is_on_the_board_and_not_on_the_cover() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    session = match.session
    for _ in range(3):
        session.choose(number_of(match, Throw))
    whisper = Told("toy-you-hid", (("card", "rope.0"),), (0,))
    session.commits[2] = evolve(session.commits[2], events=(*session.commits[2].events, whisper))

    cover = Cover(stage, match, 0, lambda: None)
    stage.apply(Push(cover))
    assert "You hid" not in texts(stage)
    assert "Carmen throws the die" in texts(stage)
    scene.taken(0)
    stage.apply(Pop())

    assert "You hid" in texts(stage)


def test_a_turn_without_secrets_passes_with_a_ribbon_in_the_colour_of_the_next_person() -> None:
    match = empty_handed()
    stage = stage_of((1280, 720), animation="normal")
    scene = opened(stage, match)
    Mouse(stage).choose(number_of(match, Throw))
    while scene.watch.viewer == 0:
        assert stage.top is scene
        stage.step(0.02)

    assert 1 == scene.watch.viewer
    (ribbon,) = scene.performance.show.motions
    assert isinstance(ribbon, Ribbon)
    assert ("Tom’s turn", SEAT_COLOURS[match.seats[1].colour]) == (ribbon.text, ribbon.colour)


def test_the_ribbon_is_in_nobodys_way() -> None:
    match = empty_handed()
    stage = stage_of((1280, 720), animation="normal")
    scene = opened(stage, match)
    mouse = Mouse(stage)
    mouse.choose(number_of(match, Throw))
    while scene.watch.viewer == 0:
        stage.step(0.02)
    # The next person takes the mouse.
    stage.tell(Hover((5, 5)))

    mouse.use(scene.root.find(zones.DIE))

    assert 2 == match.session.cursor


def test_a_click_that_skips_does_not_answer_for_the_next_person() -> None:
    match = empty_handed()
    stage = stage_of((1280, 720), animation="normal")
    scene = opened(stage, match)
    mouse = Mouse(stage)
    mouse.choose(number_of(match, Throw))
    assert scene.performance.is_on

    mouse.use(scene.root.find(zones.DIE))

    assert (1, 1) == (match.session.cursor, scene.watch.viewer)


def test_without_motion_a_line_says_whose_turn_it_is() -> None:
    match = empty_handed()
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    Mouse(stage).choose(number_of(match, Throw))

    assert 1 == scene.watch.viewer
    assert "Tom’s turn" in texts(stage)


def test_a_private_question_is_covered_even_where_nobody_holds_anything() -> None:
    match = match_of(GAME, fair=True)
    table = lay(
        zones={zones.DECK: ["rope.0", "map.0", "moth.0"], zones.TRAY: [zones.DIE]},
        counters={(zones.trader(seat), zones.COINS): 3 for seat in range(3)},
        marks={"players": 3},
        agenda=(FairEvening(2, 3), Bids((Bid(0), Bid(1), Bid(2)))),
    )
    match.session = Session.begin(GAME, match.setup, table)
    stage = stage_of((1280, 720))
    opened(stage, match)
    Mouse(stage).choose(number_of(match, BidCoins))

    assert isinstance(stage.top, Cover)
    assert 1 == stage.top.seat


@pytest.mark.parametrize("options", [{}, {"fair": True}, {"fair": True, "fox": True}])
def test_at_no_frame_of_the_fair_is_a_secret_on_screen(options: dict[str, bool]) -> None:
    match = match_of(GAME, **options)
    stage = stage_of((1280, 720), animation="fast")
    opened(stage, match)
    hands, brain = Mouse(stage), Brain(match)

    for _ in range(40):
        hands.uncover()
        if match.session.is_over:
            break
        before = match.session.decision
        hands.choose(brain.number())
        while isinstance(stage.top, BoardScene) and stage.ticking:
            assert_nothing_secret(stage, match)
            assert before.seat == stage.top.watch.viewer
            stage.step(0.04)


class Trusting(NightMarket):
    """A market whose turns are short: its covers are light."""

    def covers_lightly(self, step: Ask) -> bool:
        return isinstance(step, Trade)


def test_a_light_cover_leaves_the_board_in_sight_and_nobodys_hand() -> None:
    register(GAME.id, evolve(SCREEN, board=Trusting))
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)

    Mouse(stage).settle()

    assert isinstance(stage.top, LightCover)
    assert NOBODY == scene.watch.viewer
    # Below lie the backs of whoever is asked for.
    assert 0 == scene.watch.presented
    assert_nothing_secret(stage, match)
    assert set(match.session.table.zone(zones.OFFER)) <= set(scene.built.places)


def test_behind_a_light_cover_a_hand_is_seen_by_its_owner_and_goes_with_the_turn() -> None:
    register(GAME.id, evolve(SCREEN, board=Trusting))
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    mouse = Mouse(stage)

    mouse.uncover()
    assert 0 == scene.watch.viewer
    assert set(match.session.table.zone(zones.hand(0))) <= set(scene.built.places)
    mouse.choose(number_of(match, Throw))
    mouse.settle()

    assert isinstance(stage.top, LightCover)
    hands = {card for seat in range(3) for card in match.session.table.zone(zones.hand(seat))}
    assert not hands & set(scene.built.places)
    mouse.button("here")
    assert 1 == scene.watch.viewer


def lightly_covered(animation: str = "off") -> tuple[Match, Stage, BoardScene]:
    """A market with light covers, the first of which is up."""
    register(GAME.id, evolve(SCREEN, board=Trusting))
    match = match_of(GAME)
    stage = stage_of((1280, 720), animation=animation)
    scene = opened(stage, match)
    Mouse(stage).settle()
    assert isinstance(stage.top, LightCover)
    return match, stage, scene


def key(stage: Stage, down: bool, code: int = pygame.K_SPACE) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    stage.post(pygame.Event(kind, key=code, mod=0, unicode=""))


def hand_in_sight(match: Match, scene: BoardScene, seat: int = 0) -> bool:
    assert scene.built is not None
    return set(match.session.table.zone(zones.hand(seat))) <= set(scene.built.places)


def assert_covered(match: Match, stage: Stage, scene: BoardScene) -> None:
    """Nothing of any hand is drawn, nor could be with the next frames."""
    for _ in range(3):
        assert isinstance(stage.top, LightCover)
        assert stage.scenes[-2] is scene
        assert_nothing_secret(stage, match)
        assert not any(hand_in_sight(match, scene, seat) for seat in range(3))
        stage.step(0.05)


def test_a_hand_is_in_sight_for_as_long_as_a_key_is_held() -> None:
    match, stage, scene = lightly_covered()
    for _ in range(2):
        key(stage, down=True)
        assert stage.top is scene
        assert (0, True) == (scene.watch.viewer, hand_in_sight(match, scene))
        # It repeats itself while it is held.
        key(stage, down=True)
        assert stage.top is scene

        key(stage, down=False)
        assert_covered(match, stage, scene)
    assert 0 == match.session.cursor


def test_a_button_of_the_pad_holds_the_table_open_too() -> None:
    match, stage, scene = lightly_covered()
    stage.post(pygame.Event(pygame.JOYBUTTONDOWN, button=5))
    assert hand_in_sight(match, scene)

    stage.post(pygame.Event(pygame.JOYBUTTONUP, button=5))
    assert_covered(match, stage, scene)


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_no_longer_hears_keys_is_covered(lost: int) -> None:
    match, stage, scene = lightly_covered()
    key(stage, down=True)

    stage.post(pygame.Event(lost))
    assert_covered(match, stage, scene)


def test_what_lies_over_the_board_goes_when_the_key_is_let_go() -> None:
    match, stage, scene = lightly_covered()
    key(stage, down=True)
    stage.apply(Push(dialog.message(stage, "rope.0", "rope.0", GAME.id)))

    key(stage, down=False)
    assert_covered(match, stage, scene)


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_whoever_chooses_while_holding_a_key_shows_nothing_afterwards(animation: str) -> None:
    match, stage, scene = lightly_covered(animation)
    key(stage, down=True)
    Mouse(stage).use(scene.root.find(zones.DIE))

    assert 1 == match.session.cursor
    for _ in range(200):
        assert NOBODY == scene.watch.viewer
        assert not hand_in_sight(match, scene)
        assert_nothing_secret(stage, match)
        # The key is still down, and hurries nothing.
        key(stage, down=True)
        if isinstance(stage.top, LightCover):
            break
        stage.step(0.04)
    assert 1 == stage.top.seat
    # Nor does it open the table for the next person, until it is pressed anew.
    key(stage, down=True)
    assert_covered(match, stage, scene)
    key(stage, down=False)
    key(stage, down=True)
    assert (1, True) == (scene.watch.viewer, hand_in_sight(match, scene, 1))


def pointer(stage: Stage, kind: int, at: tuple[float, float]) -> None:
    scale = stage.look.scale
    what = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    stage.post(pygame.Event(kind, pos=(round(at[0] * scale), round(at[1] * scale)), **what))


def test_the_pointer_holds_the_table_open_and_lets_go_where_it_was() -> None:
    match, stage, scene = lightly_covered()
    at = stage.top.root.find("hold").rect.center
    pointer(stage, pygame.MOUSEMOTION, at)
    pointer(stage, pygame.MOUSEBUTTONDOWN, at)
    assert (0, True) == (scene.watch.viewer, hand_in_sight(match, scene))
    pointer(stage, pygame.MOUSEMOTION, (at[0] + 4, at[1]))

    pointer(stage, pygame.MOUSEBUTTONUP, (at[0] + 4, at[1]))
    assert_covered(match, stage, scene)
    assert 0 == match.session.cursor


def test_the_pointer_that_lets_go_over_an_answer_gives_it() -> None:
    match, stage, scene = lightly_covered()
    at = stage.top.root.find("hold").rect.center
    pointer(stage, pygame.MOUSEBUTTONDOWN, at)
    die = scene.root.find(zones.DIE).rect.center
    pointer(stage, pygame.MOUSEMOTION, die)
    pointer(stage, pygame.MOUSEBUTTONUP, die)

    assert 1 == match.session.cursor
    assert not hand_in_sight(match, scene)
    Mouse(stage).settle()
    assert 1 == stage.top.seat


def test_whoever_cannot_hold_leaves_the_table_open() -> None:
    match, stage, scene = lightly_covered()
    stage.top.focus.set(None)
    key(stage, down=True, code=pygame.K_RETURN)
    key(stage, down=False, code=pygame.K_RETURN)
    stage.post(pygame.Event(pygame.WINDOWFOCUSLOST))

    assert stage.top is scene
    assert (0, True) == (scene.watch.viewer, hand_in_sight(match, scene))


class Open(Trusting):
    """A market in which whoever is asked may throw without a look at their hand."""

    def is_open(self, option: Option) -> bool:
        return isinstance(option, Throw)


def openly_covered() -> tuple[Match, Stage, BoardScene]:
    """Its first cover."""
    register(GAME.id, evolve(SCREEN, board=Open))
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    Mouse(stage).settle()
    stage.step(A_MOMENT)
    return match, stage, scene


def click_under_the_cover(stage: Stage, scene: BoardScene, thing: str) -> None:
    at = scene.root.find(thing).rect.center
    pointer(stage, pygame.MOUSEBUTTONDOWN, at)
    pointer(stage, pygame.MOUSEBUTTONUP, at)


def test_what_is_nobodys_secret_is_lit_and_chosen_under_a_light_cover() -> None:
    match, stage, scene = openly_covered()
    assert isinstance(stage.top, LightCover)
    assert {zones.DIE} == set(scene.sight.lit)
    assert_nothing_secret(stage, match)

    click_under_the_cover(stage, scene, zones.DIE)

    assert 1 == match.session.cursor
    assert_nothing_secret(stage, match)
    Mouse(stage).settle()
    assert 1 == stage.top.seat
    assert_covered(match, stage, scene)


def test_a_click_that_was_double_answers_nothing_for_the_next_person() -> None:
    match, stage, scene = openly_covered()
    click_under_the_cover(stage, scene, zones.DIE)
    while not isinstance(stage.top, LightCover):
        stage.step(0.01)

    click_under_the_cover(stage, scene, zones.DIE)

    assert 1 == match.session.cursor
    assert isinstance(stage.top, LightCover)


def test_what_is_not_lit_is_not_chosen_under_a_light_cover() -> None:
    match, stage, scene = openly_covered()

    for thing in match.session.table.zone(zones.OFFER):
        click_under_the_cover(stage, scene, thing)

    assert 0 == match.session.cursor
    assert_covered(match, stage, scene)
