"""What a killed program left behind is cleared away, and what is being written is not."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path

from game.app.keep import saves
from game.app.keep.leftovers import AGE, tidy
from game.engine.disk import hold


def aged(path: Path) -> Path:
    path.write_bytes(b"half")
    os.utime(path, (path.stat().st_atime, path.stat().st_mtime - 2 * AGE))
    return path


def test_leftovers_go_and_everything_else_stays(tmp_path: Path) -> None:
    gone = [aged(tmp_path / "a.json.4711.part"), tmp_path / "never.journal"]
    gone[1].touch()
    kept = [tmp_path / "b.json.4711.part", tmp_path / "a.json", aged(tmp_path / "a.journal")]
    kept[0].write_bytes(b"being written")
    kept[1].touch()

    tidy(tmp_path)

    assert sorted(kept) == sorted(tmp_path.iterdir())


def test_a_journal_that_somebody_is_about_to_begin_stays(tmp_path: Path) -> None:
    path = tmp_path / "new.journal"
    with FileIO(path, "x+") as file:
        hold(file)
        tidy(tmp_path)

        assert path.exists()
    tidy(tmp_path)
    assert not path.exists()


def test_an_empty_journal_is_no_game_and_no_broken_file(home: Path) -> None:
    saves.folder().mkdir(parents=True)
    (saves.folder() / "empty.journal").touch()

    assert ((), 0) == (saves.kept().saves, saves.kept().unreadable)


def test_a_folder_that_is_not_there_needs_no_clearing(tmp_path: Path) -> None:
    tidy(tmp_path / "nowhere")
