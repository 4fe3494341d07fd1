"""The lessons of chapter 20 go as they are told, figure by figure, and say it in both languages."""

from __future__ import annotations

import pytest

from game.guide.lessons.checking import played
from game.guide.lessons.course import Course, syllabus_of
from game.guide.lessons.runner import Runner
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.views import Notable, battle_line, leader

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


def test_the_four_lessons_stand_in_their_order() -> None:
    assert ("city", "fight", "people", "secrets") == LESSONS


def test_the_city_ends_with_hatchets_for_four_coins() -> None:
    table = at_the_end("city").session.table

    assert "market.hatchets.1" in Notable(table, 0).hand
    assert ("starter.letter_of_marque.0.1", "starter.gold_4.0.1") == Notable(table, 0).discard
    assert "market.axe.1" in Notable(table, 1).hand
    assert [1, 0] == [leader(table, each) for each in battle_line(table)]


def test_the_fight_ends_with_two_loot_cards_of_three() -> None:
    session = at_the_end("fight").session
    cards = [Notable(session.table, seat).cards for seat in (0, 1)]

    assert "loot.flail.1" in cards[0]
    assert "loot.gold_ingot_8.1" in cards[1]
    # The third was Renown, which works at once and is gone.
    assert (8, 1) == (Notable(session.table, 0).fame, Notable(session.table, 1).fame)
    assert 1 == Notable(session.table, 0).trophies


def test_people_ends_with_a_building_a_ranger_and_four_beers() -> None:
    table = at_the_end("people").session.table
    mine = Notable(table, 0)

    assert 1 == len(mine.titles)
    assert ("property.1",) == table.zone(zones.used(0))
    assert 1 == mine.led("ranger")
    assert 4 == sum(card.startswith("beer.") for card in mine.discard)
    assert not any(card.startswith("wound.") for card in mine.cards)
    assert "starter.gold_1.0.1" not in mine.cards


def test_secrets_ends_with_a_patient_and_43_points() -> None:
    table = at_the_end("secrets").session.table

    assert ("character.peasant.1",) == table.zone("space.hospital.1")
    assert (43, 2, 14) == GAME.scoring.scores(table)
