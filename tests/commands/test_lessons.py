"""`lessons` lists what can be learnt, and plays it to the end."""

from attrs import evolve

from tests.guide.lessons.market import TIDY, market


def test_lessons_as_json_names_each_in_both_languages(command):
    (lessons,) = command("lessons", "monster_lands", "--json").json

    assert 5 == len(lessons)
    assert {"en", "fr"} == set(lessons[0]["name"])
    assert all(3 <= each["minutes"] <= 5 for each in lessons)


def test_every_lesson_of_every_game_is_played_to_its_end_in_both_languages(command):
    said = command("lessons", "--play")

    assert 0 == said.code, said.out
    lines = said.out.splitlines()
    (lessons,) = command("lessons", "--json").json
    assert 2 * len(lessons) == len(lines)
    assert all(" ended: " in line for line in lines)


def test_a_lesson_that_breaks_is_named_with_its_line(command, tmp_path, monkeypatch):
    broken = market(tmp_path, TIDY.replace("coins: 9", "coins: 7"))
    monkeypatch.setattr("game.commands.lessons.games", lambda: {"toy": evolve(broken)})

    said = command("lessons", "--play")

    assert 1 == said.code
    assert "toy/throwing [fr] breaks" in said.out
    assert "tutorial.yaml:16: lessons.throwing.lines[1].counts" in said.out


def test_an_unknown_game_is_named_in_one_line(command):
    said = command("lessons", "chess")

    assert 1 == said.code
    assert "chess" in said.err
