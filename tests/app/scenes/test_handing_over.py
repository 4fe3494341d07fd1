"""Several people at one screen: who looks, when the table is covered, when the turn just passes."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.app.boards import register
from game.app.doors.shot import stage_of
from game.app.drawing.theme import SEAT_COLOURS
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.motion.moves import Ribbon
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import Cover, LightCover
from game.app.widgets.intents import Hover
from game.app.window.scene import Pop, Push
from game.engine import Session, lay
from game.engine.events import Told
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
