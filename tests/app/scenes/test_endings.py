"""The end worded: its reason, a table that wins or loses together, rivals of the rules' own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.scenes.charts import ScoreTable
from game.app.scenes.results import Results
from game.app.studio.checker import problems
from game.app.table.seats import RivalPanel
from game.app.table.sheet import Sheet
from game.app.telling import story
from game.app.telling.standings import Standing
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.events import Told
from game.engine.game import Rival
from tests.app.hands import Mouse, match_of
from tests.app.playing import played_out
from tests.app.watching import opened, texts
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("night_market")

FOX = {"fair": True, "fox": True}
TOGETHER = {**FOX, "together": True}


def ends(**options: bool) -> Iterator[Match]:
    """Finished games, one a seed."""
    return (played_out(seed, **options) for seed in range(40))


def won(match: Match) -> bool:
    return bool(match.session.table.result.winners)


def written(stage: Stage, match: Match) -> list[str]:
    """What the results of a match say."""
    stage.apply(Push(Results(stage, match)))
    stage.draw(force=True)
    assert [] == problems(stage)
    return [each.text for each in stage.shown]


def places(stage: Stage) -> list[Standing]:
    return list(
        next(each for each in stage.top.root.walk() if isinstance(each, ScoreTable)).standings
    )


def test_the_reason_stands_under_the_headline(stage: Stage) -> None:
    said = written(stage, played_out(1))

    assert "After 4 evenings the tables were lifted." in said


@pytest.mark.parametrize(
    ("victory", "headline", "reason"),
    [
        (True, "Victory for all", "Together the traders have more than the fox."),
        (False, "The table is beaten", "The fox has outwitted the traders."),
    ],
)
def test_a_table_wins_or_loses_together_without_a_ranking(
    stage: Stage, victory: bool, headline: str, reason: str
) -> None:
    match = next(each for each in ends(**TOGETHER) if won(each) == victory)

    said = written(stage, match)

    assert headline in said
    assert reason in said
    assert not [line for line in said if "The fox takes" in line]
    assert [0, 1, 2, None] == [each.seat for each in places(stage)]
    assert {None} == {each.place for each in places(stage)}


def test_a_rival_stands_in_the_ranking_with_its_name_and_its_score(stage: Stage) -> None:
    match = played_out(3, **FOX)
    (score,) = match.session.table.result.rivals

    said = written(stage, match)

    (fox,) = [each for each in places(stage) if each.seat is None]
    assert ("The fox", "amber", "griffin", score) == (
        fox.info.name, fox.info.colour, fox.info.emblem, fox.total,
    )  # fmt: skip
    assert "The fox" in said
    totals = [each.total for each in places(stage)]
    assert sorted(totals, reverse=True) == totals
    assert [1, 2, 3, 4] == [each.place for each in places(stage)]


def test_a_rival_that_has_most_is_named_as_the_winner(stage: Stage) -> None:
    match = next(each for each in ends(**FOX) if not won(each))

    assert "The fox wins" in written(stage, match)


def test_a_rival_without_points_comes_last_and_has_no_place(stage: Stage) -> None:
    match = played_out(3, **FOX)
    match.game = evolve(GAME, rivals=lambda setup: (silent(),))

    written(stage, match)

    last = places(stage)[-1]
    assert ("The fox", None, None) == (last.info.name, last.total, last.place)


def silent() -> Rival:
    return Rival("fox", "toy-fox", "amber", "griffin", lambda table: None)


@pytest.mark.parametrize("page", ["race", "luck", "moments"])
def test_every_page_of_the_results_is_sound_with_a_rival(page: str) -> None:
    for size, lang, text_size in (((1280, 720), "en", 100), ((1024, 768), "fr", 150)):
        stage = stage_of(size, lang, text_size)
        scene = Results(stage, played_out(3, **TOGETHER))
        scene.page = page
        stage.apply(Push(scene))

        assert [] == problems(stage)


def test_a_rival_has_a_panel_of_its_own_among_the_seats(stage: Stage) -> None:
    match = match_of(GAME, bots=(1, 2), **FOX)
    scene = opened(stage, match)
    Mouse(stage).settle()
    stage.draw(force=True)

    (panel,) = [each for each in scene.root.walk() if isinstance(each, RivalPanel)]
    assert ("The fox", "0") == (panel.info.name, panel.score)
    assert "The fox" in [each.text for each in stage.shown]
    assert [] == problems(stage)


def test_a_click_on_the_panel_of_a_rival_opens_its_sheet(stage: Stage) -> None:
    scene = opened(stage, match_of(GAME, bots=(1, 2), **FOX))
    mouse = Mouse(stage)
    mouse.settle()

    mouse.button("rival:fox")
    sheet = stage.top
    assert isinstance(sheet, Sheet)
    assert "The fox" in texts(stage)
    assert [] == problems(stage)
    mouse.button("close")

    assert scene is stage.top


def test_what_a_rival_takes_lies_in_its_panel(stage: Stage) -> None:
    match = match_of(GAME, bots=(0, 1, 2), **FOX)
    scene = opened(stage, match)
    while not match.session.table.zone("den"):
        stage.step(0.2)

    (panel,) = [each for each in scene.root.walk() if isinstance(each, RivalPanel)]
    (prey,) = match.session.table.zone("den")
    assert panel.rect.contains(scene.built.places[prey])


def test_texts_that_speak_of_a_rival_have_its_name() -> None:
    match = match_of(GAME, **FOX)
    stage = stage_of((1280, 720), "fr")
    speech = stage.speech(match.game, match.called)
    told = Told("why-not-turn", (("seat", "fox"),))
    match.session.commits[0] = evolve(match.session.commits[0], events=(told,))

    ((_, line),) = story.lines(match, speech, 0)

    assert "C’est à Le renard de décider." == speech("why-not-turn", seat="fox") == line.text
