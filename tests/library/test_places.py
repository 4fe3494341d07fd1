"""Folders are found from a source tree, a wheel and a bundle, and a missing one is named."""

import os
import sys
from pathlib import Path

import pytest

from game.library import places
from game.library.problems import ContentError


def test_a_source_tree_has_content_beside_the_package():
    assert Path(__file__).parents[2] / "content" == places.content_dir()


def test_a_wheel_has_content_inside_the_package(tmp_path, monkeypatch):
    inside = tmp_path / "game" / "_data" / "content"
    inside.mkdir(parents=True)
    (tmp_path / "content").mkdir()  # somebody else's folder beside the installed package
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "game")

    assert inside == places.content_dir()


def test_a_bundle_unpacks_its_own_content(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert tmp_path / "assets" == places.assets_dir()


def test_a_missing_folder_is_one_clear_problem(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "game")

    with pytest.raises(ContentError, match=r"^content: this folder of the game is missing"):
        places.content_dir()


def test_the_user_may_choose_where_things_are_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))

    assert tmp_path / "data" == places.user_data_dir()
    assert tmp_path / "cache" == places.user_cache_dir()
    assert tmp_path / "logs" == places.user_log_dir()


def test_programs_that_are_begun_keep_things_in_the_same_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("FOUR_CROWNS_HOME", "")
    monkeypatch.chdir(tmp_path)

    places.keep_in(Path("here"))

    assert str(tmp_path / "here") == os.environ["FOUR_CROWNS_HOME"]
    assert tmp_path / "here" / "data" == places.user_data_dir()


def test_without_a_choice_the_system_decides(monkeypatch):
    monkeypatch.delenv("FOUR_CROWNS_HOME")

    assert "four-crowns" in places.user_data_dir().as_posix()
    assert "four-crowns" in places.user_log_dir().as_posix()
    assert places.user_data_dir() != places.user_cache_dir()


def test_files_are_shown_as_people_write_them(tmp_path):
    shown = places.shown(places.content_dir() / "toy" / "cards.yaml")

    assert "content/toy/cards.yaml" == shown
    assert (tmp_path / "x.yaml").as_posix() == places.shown(tmp_path / "x.yaml")
