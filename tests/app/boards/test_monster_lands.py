"""Monster Lands on the board: sound at every size, whole games by hand, secrets kept."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import Cover
from game.app.scenes.dialog import Dialog
from game.app.scenes.results import Results
from game.app.studio.checker import problems
from game.app.table.popup import Popup
from game.app.table.seats import RivalPanel
from game.app.table.spot import Spot
from game.app.telling.story import kind_of
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.bots.randomly import RandomPlayer
from game.engine import Situation
from game.engine.codec import digest
from game.engine.secrecy import has_secrets
from game.engine.session import Session
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.deployment import Send, Turn
from tests.app.hands import Brain, Hands, Keys, Mouse, match_of
from tests.app.watching import assert_nothing_secret
from tests.portions import looks

#: Decisions into a game: founding, first round, a battle, later rounds.
MOMENTS = (0, 9, 40, 95, 150)


@pytest.fixture(scope="module")
def played() -> dict[int, Session]:
    """A game of each number of players, with all its moments."""
    return {players: _played(players) for players in (2, 3, 4)}


def _played(players: int) -> Session:
    session = match_of(GAME, players, seed=7).session
    player = RandomPlayer(3)
    while session.decision is not None and session.cursor < max(MOMENTS):
        session.choose(player.choose(Situation(GAME, session.decision, session.table)))
    return session


def match_at(played: dict[int, Session], players: int, commit: int) -> Match:
    """That game at one of its moments."""
    session = played[players].branch()
    session.jump(min(commit, session.cursor), force=True)
    fresh = match_of(GAME, players)
    return Match(GAME, session, fresh.seats)


def opened(stage: Stage, match: Match) -> BoardScene:
    scene = BoardScene(stage, match)
    assert match.session.decision is not None
    scene.taken(match.session.decision.seat)
    stage.apply(Push(scene))
    return scene


@pytest.mark.parametrize(("size", "lang", "text_size"), looks())
def test_nothing_is_cut_or_covered(
    played: dict[int, Session], size: tuple[int, int], lang: str, text_size: int
) -> None:
    stage = stage_of(size, lang, text_size)
    found = {}
    for place, commit in enumerate(MOMENTS):
        players = (3, 4, 2)[place % 3]
        stage.scenes.clear()
        opened(stage, match_at(played, players, commit))
        found[players, commit] = problems(stage)

    assert {key: [] for key in found} == found


@pytest.mark.parametrize("tab", ["tavern", "hunter", "bazaar", "loot", "piles"])
def test_every_drawer_is_sound(played: dict[int, Session], tab: str) -> None:
    for size, lang, text_size in (((1024, 768), "fr", 150), ((1280, 720), "en", 100)):
        stage = stage_of(size, lang, text_size)
        scene = opened(stage, match_at(played, 3, 95))

        scene.open_tab(tab)

        assert [] == problems(stage)


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_a_whole_game_by_hand_with_undo_ends_as_the_engine_alone_would(
    kind: type[Hands],
) -> None:
    match = match_of(GAME, 3)
    stage = stage_of((1280, 720), hand_over=kind is Mouse)
    stage.apply(Push(BoardScene(stage, match)))
    hands, brain = kind(stage), Brain(match)
    #: Each answer, with the number of the commit it was given after: parts of one share it.
    chosen: list[tuple[int, int]] = []

    turn = 0
    while not match.session.is_over:
        turn += 1
        given = match.session.cursor, brain.number()
        hands.choose(given[1])
        chosen.append(given)
        if turn % 40 == 0 and not match.session.is_over:
            was_part = match.session.is_drafting
            _undo(hands)
            assert given[0] == match.session.cursor
            # A decision that is taken back takes its parts along.
            chosen = chosen[:-1] if was_part else [each for each in chosen if each[0] < given[0]]
    hands.settle()

    alone = Session.begin(GAME, match.setup)
    for _, number in chosen:
        alone.choose(number)
    assert digest(GAME, alone.table) == digest(GAME, match.session.table)
    assert isinstance(stage.top, Results)


def _undo(hands: Hands) -> None:
    """Take the last decision back; past a reveal, everybody agrees."""
    hands.uncover()
    if isinstance(hands, Keys):
        hands.press(pygame.K_z)
    else:
        hands.button("tool:undo")
    if isinstance(hands.stage.top, Dialog):
        hands.stage.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1"))


def test_at_no_frame_between_two_people_is_a_secret_on_screen() -> None:
    match = match_of(GAME, 3)
    stage = stage_of((1280, 720), animation="fast")
    stage.apply(Push(BoardScene(stage, match)))
    hands, brain = Mouse(stage), Brain(match, 9)
    covers = 0

    for _ in range(60):
        hands.uncover()
        before = match.session.decision
        assert before is not None
        hands.choose(brain.number())
        for _ in range(60):
            assert_nothing_secret(stage, match)
            scene, after = stage.top, match.session.decision
            if isinstance(scene, Cover):
                covers += 1
                break
            if after is None or not stage.ticking:
                break
            if after.seat != before.seat and has_secrets(GAME, match.session.table, after.seat):
                assert before.seat == scene.watch.viewer
            stage.step(0.05)

    assert covers > 5


def test_several_options_on_one_thing_ask_which_and_are_acted_out(
    played: dict[int, Session],
) -> None:
    stage = stage_of((1024, 768), "fr", 150, animation="normal")
    for commit in range(played[3].cursor):
        stage.scenes.clear()
        scene = opened(stage, match_at(played, 3, commit))
        spots = [each for each in scene.root.walk() if isinstance(each, Spot)]
        spot = next((each for each in spots if len(each.numbers) > 2), None)
        if spot is not None:
            break
    assert spot is not None

    stage.apply(spot.press())
    assert isinstance(stage.top, Popup)
    assert [] == problems(stage)
    Keys(stage).press(pygame.K_1)

    assert commit + 1 == scene.match.session.cursor
    assert scene.performance.show is not None


def test_traps_are_face_up_for_their_owner_alone(played: dict[int, Session]) -> None:
    match = match_at(played, 3, 9)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    seat = scene.watch.viewer
    own = set(match.session.table.zone(f"clan.{seat}.traps"))
    assert own

    assert own <= set(scene.built.places)
    scene.watch.viewer = (seat + 1) % 3
    scene.rebuild()

    assert not own & set(scene.built.places)


def test_every_lit_thing_can_be_reached_with_the_arrows(played: dict[int, Session]) -> None:
    stage = stage_of((1280, 720))
    scene = opened(stage, match_at(played, 3, 9))
    keys, focus = Keys(stage), scene.focus
    wanted = {each for each in scene.root.walk() if isinstance(each, Spot) and each.enabled}

    keys.press(pygame.K_TAB)
    waiting = [focus.current]
    reached = set(waiting)
    while waiting:
        start = waiting.pop()
        for arrow in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
            focus.set(start)
            keys.press(arrow)
            if focus.current not in reached:
                reached.add(focus.current)
                waiting.append(focus.current)

    assert set() == wanted - reached


def test_cards_say_their_rule_and_rounds_and_battles_are_marked(
    played: dict[int, Session],
) -> None:
    scene = opened(stage_of((1280, 720)), match_at(played, 3, 9))

    said = scene.board.describe(scene.sight, "member.fandor")

    assert said is not None
    assert "Fandor" == said.title
    assert "Persuasion" in said.body
    assert "round" == kind_of(GAME, "ml-round")
    assert "battle" == kind_of(GAME, "ml-battle-gates")


def test_every_piece_and_place_explains_itself(played: dict[int, Session]) -> None:
    for lang in ("en", "fr"):
        stage = stage_of((1280, 720), lang)
        scene = opened(stage, match_at(played, 4, 95))
        for each in scene.root.walk():
            if isinstance(each, Spot) and each.tip is not None:
                tip = each.tip()
                if tip is not None:
                    tip.wanted(stage.look, 600)


def test_a_solo_game_against_madhala_is_played_too() -> None:
    match = match_of(GAME, 1, seed=4)
    stage = stage_of((1280, 720))
    stage.apply(Push(BoardScene(stage, match)))
    hands, brain = Mouse(stage), Brain(match)

    for _ in range(45):
        if match.session.is_over:
            break
        hands.choose(brain.number())
        assert [] == problems(stage)


def test_the_place_a_question_is_about_is_marked_and_does_not_refuse() -> None:
    match = match_of(GAME, 2)
    stage = stage_of((1280, 720), hand_over=False)
    session = match.session
    while not isinstance(session.decision.step, Turn):
        session.choose(0)
    scene = opened(stage, match)
    options = session.decision.options
    send = next(n for n, option in enumerate(options) if isinstance(option, Send))
    place = options[send].touches()[0]

    scene.choose(send)
    marked = {spot.thing for spot in scene.root.walk() if isinstance(spot, Spot) and spot.taken}

    assert place in marked
    assert "" == scene.sight.why_not(place)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_plays_alone_sees_the_aim(lang: str) -> None:
    match = match_of(GAME, 1)
    stage = stage_of((1280, 720), lang, hand_over=False)
    scene = opened(stage, match)
    stage.draw(force=True)

    assert scene.built is not None
    aside = scene.built.root.page.aside
    assert aside is not None
    assert aside.visible
    assert [] == problems(stage)


def test_whoever_plays_alone_sees_madhala_among_the_seats() -> None:
    for size, lang, text_size in (((1024, 768), "fr", 150), ((1280, 720), "en", 100)):
        stage = stage_of(size, lang, text_size)
        scene = opened(stage, match_of(GAME, 1, scenario=8))

        (panel,) = [each for each in scene.root.walk() if isinstance(each, RivalPanel)]
        table = scene.match.session.table
        hers = (*table.zone(zones.MADHALA_HOME), *table.zone(zones.MADHALA_DICE))
        assert "Madhala" == panel.info.name
        assert all(panel.rect.contains(scene.built.places[piece]) for piece in hers)
        assert [] == problems(stage)
