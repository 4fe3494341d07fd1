"""The self-test: what it finds where something is broken. That all holds, CI asks the built app."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from game.app.doors import proving
from game.app.doors.proving import drawing, parts, playing, teaching, thinking
from game.app.doors.proving.checks import Broken, Check, hold, prove
from game.app.scenes.menu import Menu
from game.guide.lessons.checking import Played
from game.library.places import assets_dir, content_dir, user_data_dir
from game.rules import games
from tests.toy import GAME


def test_one_line_a_check_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    code = prove([Check("bread", lambda: "baked"), Check("wine", lambda: "poured")], "The house")

    bread, wine, summary = capsys.readouterr().out.splitlines()
    assert code == 0
    assert bread.startswith("ok   bread: baked (")
    assert wine.startswith("ok   wine: poured (")
    assert summary.startswith("The house: all 2 checks hold, in ")


def test_what_does_not_hold_is_named_and_the_rest_is_checked_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def stumble() -> str:
        raise ZeroDivisionError("one for us")

    def spoilt() -> str:
        hold(False, "it is sour")
        return "never"

    checks = [Check("oven", stumble), Check("wine", spoilt), Check("bread", lambda: "baked")]
    code = prove(checks, "The house")

    said = capsys.readouterr()
    oven, wine, bread, summary = said.out.splitlines()
    assert code == 1
    assert oven.startswith("FAIL oven: ZeroDivisionError: one for us (")
    assert wine.startswith("FAIL wine: it is sour (")
    assert bread.startswith("ok   bread")
    assert "2 of 3 checks failed" in summary
    assert summary.endswith(": oven, wine.")
    assert "Traceback" in said.err


def test_every_game_on_the_shelf_is_asked_for_all_of_it() -> None:
    names = {check.name for check in proving.every_check()}

    for game in ("monster_lands", "toy"):
        own = {name.partition(": ")[2] for name in names if name.startswith(f"{game}: ")}
        assert own >= {
            *("content", "texts", "played, left and resumed", "replayed and verified"),
            *("scenes in en", "scenes in fr"),
        }
    assert {"icons", "fonts", "sounds", "worker"} <= names


def test_nothing_of_the_players_own_is_touched(home: Path) -> None:
    with proving.a_home_of_its_own() as folder:
        assert folder / "data" == user_data_dir()

    assert not folder.exists()
    assert home / "data" == user_data_dir()


def proved(checks: Iterator[Check]) -> list[str]:
    """What the checks found."""
    return [check.work() for check in checks]


def test_the_parts_that_all_games_share_are_there() -> None:
    proved(parts.checks())


def test_a_game_is_played_left_resumed_replayed_and_verified() -> None:
    proved(parts.checks_of(GAME))
    played, replayed = proved(playing.checks_of(GAME))

    assert "2 bots" in played
    assert "agree with the rules" in replayed


def test_a_game_without_a_journal_is_not_verified() -> None:
    _, replay = playing.checks_of(GAME)

    with pytest.raises(Broken, match="there is no journal"):
        replay.work()


def test_a_worker_answers_from_a_process_of_its_own() -> None:
    assert (os.getpid(), 9) == thinking.thought(3)
    proved(thinking.checks())


def test_every_bot_of_a_game_answers_in_a_worker() -> None:
    (told,) = proved(thinking.checks_of(GAME))

    assert "random" in told


def test_every_lesson_of_a_game_is_a_check_of_its_own() -> None:
    taught = [game for game in games().values() if game.lessons is not None]
    checks = [*chain.from_iterable(map(teaching.checks_of, taught))]

    assert taught
    assert len(taught) < len(checks)
    assert "decisions" in checks[0].work()


def test_a_lesson_that_breaks_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Played(2, 1, ((("lines", 3), "this is not offered"),))
    monkeypatch.setattr(teaching, "played", lambda game, name: broken)
    game = next(game for game in games().values() if game.lessons is not None)

    with pytest.raises(Broken, match="lines/3: this is not offered"):
        next(teaching.checks_of(game)).work()


def test_a_scene_without_its_words_is_found(
    monkeypatch: pytest.MonkeyPatch, night_market: None
) -> None:
    monkeypatch.setattr(drawing, "scene_shots", lambda: {"menu": Menu})
    english, french = drawing.checks_of(GAME)
    assert "1 drawn" == english.work()

    monkeypatch.setattr("game.app.scenes.menu.Menu._foot", lambda self: self.words("ui-no-such"))

    with pytest.raises(Broken, match="menu lacks ⟦ui-no-such⟧"):
        french.work()


def test_a_scene_that_stumbles_is_named(
    monkeypatch: pytest.MonkeyPatch, night_market: None, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumbles(self: Menu, canvas: object) -> None:
        raise ZeroDivisionError("one for us")

    monkeypatch.setattr(drawing, "scene_shots", lambda: {"menu": Menu})
    monkeypatch.setattr(Menu, "draw", stumbles)

    assert 1 == prove(drawing.checks_of(GAME), "The house")
    assert "ZeroDivisionError: one for us; while menu was drawn (" in capsys.readouterr().out


def test_a_blank_scene_is_found(monkeypatch: pytest.MonkeyPatch, night_market: None) -> None:
    monkeypatch.setattr(drawing, "scene_shots", lambda: {"menu": Menu})
    monkeypatch.setattr(Menu, "draw", lambda self, canvas: None)

    with pytest.raises(Broken, match="menu is blank"):
        next(drawing.checks_of(GAME)).work()


def test_a_missing_icon_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(assets_dir(), tmp_path / "assets")
    (tmp_path / "assets" / "icons" / "app.dice.svg").unlink()
    monkeypatch.setattr(parts, "assets_dir", lambda: tmp_path / "assets")

    with pytest.raises(Broken, match=r"these are missing: app\.dice"):
        next(parts.checks()).work()


def test_a_sentence_that_only_one_language_has_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(content_dir() / "texts", tmp_path / "texts")
    with (tmp_path / "texts" / "fr" / "ui.ftl").open("a", encoding="utf-8") as file:
        file.write("\nui-seulement = Seulement\n")
    monkeypatch.setattr(parts, "content_dir", lambda: tmp_path)
    (texts,) = (check for check in parts.checks() if check.name == "texts of the house")

    with pytest.raises(Broken, match="only in one language: ui-seulement"):
        texts.work()


def test_content_that_had_to_be_compiled_is_found(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    assert [] == list(parts.last_checks())
    monkeypatch.setattr("sys.frozen", True, raising=False)
    (compiled,) = parts.last_checks()
    assert "all of it came ready to use" == compiled.work()

    (home / "cache" / "content").mkdir(parents=True)
    (home / "cache" / "content" / "cards.json").touch()

    with pytest.raises(Broken, match="had to be compiled: cards"):
        compiled.work()
