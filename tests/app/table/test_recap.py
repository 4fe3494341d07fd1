"""The short story since one's last decision, and the portraits on the places that others used."""

from __future__ import annotations

import pytest

from game.app.boards import screen_of
from game.app.doors.shot import stage_of
from game.app.drawing.layout import Box
from game.app.keep.match import Match
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.table.portraits import portraits
from game.app.table.recap import MOST, Verse, others_decided, recap
from game.app.table.recappanel import RecapPanel
from game.app.window.stage import Stage
from game.rules.monster_lands import GAME as LANDS
from tests.app.hands import Brain, Keys, Mouse, match_of
from tests.app.watching import laid, number_of, opened, texts
from tests.toy import GAME
from tests.toy.steps import HideSomething, Throw

pytestmark = pytest.mark.usefixtures("night_market")


def after_bots(stage: Stage) -> tuple[BoardScene, Match]:
    """The board when two bots have played after the first decision of a person."""
    match = match_of(GAME, bots=(1, 2))
    scene = opened(stage, match)
    hands = Mouse(stage)
    hands.choose(number_of(match, Throw))
    hands.settle()
    return scene, match


def story_of(scene: BoardScene) -> RecapPanel | None:
    found = scene.root.find("recap")
    assert found is None or isinstance(found, RecapPanel)
    return found


def told(match: Match, stage: Stage, seat: int) -> list[Verse]:
    return recap(
        match,
        stage.speech(match.game, match.called),
        screen_of(match.game.id).board(),
        seat,
    )


def test_the_story_tells_what_others_did_by_whom(stage: Stage) -> None:
    _, match = after_bots(stage)

    assert [1, 2] == [each.seat for each in told(match, stage, 0) if each.seat is not None][:2]
    assert all("Nathalie" not in each.text for each in told(match, stage, 0))


def test_it_stands_beside_the_prompt_until_the_next_decision(stage: Stage) -> None:
    scene, match = after_bots(stage)
    assert story_of(scene) is not None
    assert "Since your last turn" in texts(stage)
    assert [] == problems(stage)

    scene.choose(number_of(match, HideSomething))

    assert story_of(scene) is None


def test_one_click_or_its_key_folds_it_and_it_stays_folded(stage: Stage) -> None:
    scene, match = after_bots(stage)

    Mouse(stage).button("recap")
    assert "Since your last turn" not in texts(stage)
    scene.choose(number_of(match, Throw))
    Mouse(stage).settle()
    assert story_of(scene) is not None
    assert "Since your last turn" not in texts(stage)
    Keys(stage).use(story_of(scene))  # type: ignore[arg-type]

    assert "Since your last turn" in texts(stage)


def test_it_is_there_again_when_the_game_is_continued(stage: Stage) -> None:
    _, match = after_bots(stage)

    scene = opened(stage_of((1280, 720)), match)
    scene.ensure()

    assert story_of(scene) is not None


def test_where_nobody_else_decided_there_is_no_story(stage: Stage) -> None:
    match = match_of(GAME, bots=(1, 2))
    scene = opened(stage, match)
    scene.choose(number_of(match, HideSomething))

    assert not others_decided(match, 0)
    assert story_of(scene) is None


def test_a_cover_that_told_the_story_leaves_it_folded(stage: Stage) -> None:
    match = match_of(GAME)
    scene = opened(stage, match)
    hands = Mouse(stage)
    hands.choose(number_of(match, Throw))
    hands.uncover()

    story = story_of(scene)
    assert story is not None
    assert story.telling.folded


def test_a_summary_of_bots_is_larger(stage: Stage) -> None:
    calm, _ = after_bots(stage)
    wide, _ = after_bots(stage_of((1280, 720), bots="summary"))

    assert story_of(wide).rect.w > 1.5 * story_of(calm).rect.w  # type: ignore[union-attr]


def test_a_long_story_is_shortened_and_keeps_its_moments(stage: Stage) -> None:
    match = match_of(LANDS, bots=(1, 2), seed=7)
    brain = Brain(match)
    while match.session.cursor < 150 and not match.session.is_over:
        match.session.choose(brain.number())

    verses = told(match, stage, 9)

    assert 0 < len(verses) <= MOST


def test_portraits_stand_where_others_put_their_pieces(stage: Stage) -> None:
    match = match_of(LANDS, bots=(1, 2), seed=7)
    scene = opened(stage, match)
    brain = Brain(match)
    found: list[str] = []
    for _ in range(120):
        session = match.session
        assert session.decision is not None
        scene.choose(brain.number())
        if scene.sight.mine and scene.built is not None and scene.built.root.overlay is None:
            shown = portraits(scene.sight, scene.built.root.page.middle)
            assert all(each.info.name != "Nathalie" for each in shown)
            found += [each.spot.thing for each in shown]

    assert found


def test_it_gives_way_to_what_is_to_be_chosen_unless_the_player_insists(stage: Stage) -> None:
    scene, _ = after_bots(stage)
    story, page = story_of(scene), scene.built.root.page  # type: ignore[union-attr]
    assert story is not None
    page.prompt.spare.h = 0
    over = [Box(page.prompt.rect.x, 0, page.prompt.rect.w, page.prompt.rect.y)]

    story.place_by(scene.look, page.prompt, page.drawer.rect.y, over)
    assert story.is_folded
    assert not any(story.rect.contains(each) for each in over)
    Mouse(stage).button("recap")

    assert "Since your last turn" in texts(stage)


@pytest.mark.parametrize("name", ["rivenoire-provost", "valeria-move"])
@pytest.mark.parametrize(("lang", "text_size"), [("en", 100), ("fr", 100), ("fr", 150)])
def test_the_sign_of_a_folded_story_lies_over_no_word(name: str, lang: str, text_size: int) -> None:
    stage = stage_of((1280, 720), lang, text_size)
    scene = laid(stage, name)
    story = scene.built.root.story
    if story is not None and not story.is_folded:
        scene.fold_story()
        stage.draw(force=True)
        story = scene.built.root.story
    assert story is not None

    words = [each for each in stage.shown if not each.icon and each.text]

    assert [] == [each.text for each in words if story.rect.inflate(-6, -6).colliderect(each.box)]
