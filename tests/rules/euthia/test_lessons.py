"""The lessons of chapter 28 go as they are told, figure by figure, and say it in both languages."""

from __future__ import annotations

import pytest

from game.guide.lessons.checking import played
from game.guide.lessons.course import Course, syllabus_of
from game.guide.lessons.runner import Runner
from game.rules.euthia import GAME, zones
from game.rules.euthia.views import Hero

SYLLABUS = syllabus_of(GAME)
assert SYLLABUS is not None
LESSONS = tuple(SYLLABUS.lessons)


def at_the_end(name: str) -> Runner:
    runner = Runner(Course.of(GAME, name))
    while not runner.is_over:
        runner.play_line()
    return runner


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end_as_it_is_told(name: str) -> None:
    assert () == played(GAME, name).faults


def test_the_lessons_stand_in_their_order() -> None:
    assert ("chapel", "dragonfly", "shop", "other_side", "gaar", "falling") == LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_every_question_of_a_lesson_answers_other_clicks(name: str) -> None:
    lesson = Course.of(GAME, name).lesson

    assert all(line.choose for line in lesson.lines if line.wrong)
    assert [line for line in lesson.lines if line.wrong]


def test_the_chapel_ends_on_the_mountain_with_a_step_and_the_combat_token() -> None:
    hero = Hero(at_the_end("chapel").session.table, 0)

    assert ("space.-1.1", 1, 6) == (hero.location, hero.movement, hero.health)
    assert ("token.0.combat.1",) == hero.tokens


def test_the_dragonfly_ends_as_w_12_says() -> None:
    table = at_the_end("dragonfly").session.table
    hero = Hero(table, 0)

    assert (5, 3, 4, 2) == (hero.health, hero.gaar, hero.gold, hero.reputation)
    assert ["gem.sapphire"] == [each.rpartition(".")[0] for each in table.zone(zones.pouch(0))]
    assert 1 == hero.placed_tokens(zones.TRADE_TOKEN)


def test_the_shop_ends_with_one_gold_and_a_fireball() -> None:
    table = at_the_end("shop").session.table
    hero = Hero(table, 0)

    assert (1, 8, 8) == (hero.gold, hero.health, table.count(hero.owner, zones.MAX_HEALTH))
    assert ("tile.maeldur_fireball",) == table.zone(zones.hero_slot(0, "h5"))


def test_the_other_side_ends_with_a_token_of_the_fallen() -> None:
    table = at_the_end("other_side").session.table

    assert 1 == table.count(zones.hero(0), zones.KILLS)
    assert ("silver.venom.1",) == table.zone(zones.hand(0))
    assert zones.centre(0, 0) == Hero(table, 1).location


def test_gaar_against_gaar_ends_as_w_10_says_and_with_a_victory() -> None:
    hero = Hero(at_the_end("gaar").session.table, 0)

    assert (4, 1, 2) == (hero.health, hero.gaar, hero.reputation)


def test_falling_ends_with_31_points() -> None:
    session = at_the_end("falling").session

    assert session.is_over
    assert (31,) == GAME.scoring.scores(session.table)
    assert 1 == len(session.table.zone(zones.GOLD_RESERVE))
