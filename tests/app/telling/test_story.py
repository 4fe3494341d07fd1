"""The story: Told events as lines for one reader."""

from __future__ import annotations

from game.app.keep.seats import NOBODY
from game.app.telling import story
from game.app.telling.words import Speech
from tests.app.playing import night


def told(lang: str = "en", eyes: story.Eyes = None) -> list[story.Line]:
    match = night(whole=True)
    return [line for _, line in story.lines(match, Speech(lang, match.game), eyes)]


def test_lines_are_worded_in_the_readers_language() -> None:
    assert "Evening 1 begins." == told("en")[0].text
    assert "La soirée 1 commence." == told("fr")[0].text


def test_people_are_called_by_their_names_and_cards_are_links() -> None:
    bought = next(line for line in told() if line.key == "toy-bought")

    assert bought.text.startswith("Trader Tom buys [[>")
    assert bought.seat == 1
    assert "Trader Tom buys Map." == story.plain(bought.text)


def test_a_seat_reads_its_own_secrets_and_nobody_elses() -> None:
    hidden = [line.text for line in told(eyes=None) if line.key == "toy-you-hid"]
    own = [line.text for line in told(eyes=0) if line.key == "toy-you-hid"]
    public = [line.text for line in told(eyes=NOBODY) if line.key == "toy-you-hid"]

    assert len(hidden) == 2
    assert len(own) == 1
    assert [] == public


def test_rounds_are_chapters_and_marks() -> None:
    session = night(whole=True).session
    chapters = story.chapters(session)

    assert [1, 2, 3, 4] == [chapter.number for chapter in chapters if chapter.number]
    assert 4 == story.round_at(session, session.cursor)
    assert 1 == story.round_at(session, 1)
    rounds = story.marks(session, frozenset((story.ROUND,)))
    assert [chapter.commit for chapter in chapters if chapter.number] == [
        mark.commit for mark in rounds
    ]


def test_the_game_says_what_is_a_round_or_a_moment_and_all_else_is_plain() -> None:
    game = night(0).game

    assert story.ROUND == story.kind_of(game, "toy-evening")
    assert story.MOMENT == story.kind_of(game, "toy-bought")
    assert story.PLAIN == story.kind_of(game, "any-round")


def test_facts_for_the_list_of_saves() -> None:
    assert {"round": 4, "over": True, "commits": 14} == story.facts(night(whole=True))
