"""A file is written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library.writing import write_whole


def test_a_file_takes_the_place_of_the_old_one_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "page.json"

    write_whole(file, b"old")
    write_whole(file, b"new")

    assert b"new" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_a_write_that_fails_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError("No space left on device")

    file = tmp_path / "page.json"
    write_whole(file, b"old")
    monkeypatch.setattr("game.library.writing.os.fsync", full)

    with pytest.raises(OSError, match="No space left"):
        write_whole(file, b"new")

    assert b"old" == file.read_bytes()
    assert [file] == list(tmp_path.iterdir())
