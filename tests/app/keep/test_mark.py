"""The mark of an open app, and the reports of one that was cut off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.app.keep import reports
from game.app.keep.mark import FILE, CutOff, Mark

GAME = Path("saves") / "some.journal"


@pytest.fixture
def mark() -> Mark:
    """The mark of an app that is open."""
    mark = Mark()
    mark.begin()
    return mark


def test_the_first_app_of_all_finds_nothing(mark: Mark) -> None:
    assert mark.before is None
    mark.end()


def test_an_app_that_ended_well_leaves_nothing_behind(mark: Mark) -> None:
    mark.note(GAME)
    mark.end()

    later = Mark()
    later.begin()

    assert later.before is None
    later.end()


def test_an_app_that_was_cut_off_leaves_the_game_that_was_on_the_table(mark: Mark) -> None:
    mark.note(GAME)
    mark.end(well=False)

    later = Mark()
    later.begin()

    assert CutOff(GAME, None) == later.before
    later.end()


def test_a_game_that_was_left_is_not_on_the_table(mark: Mark) -> None:
    mark.note(GAME)
    mark.note(None)
    mark.end(well=False)

    later = Mark()
    later.begin()

    assert CutOff(None, None) == later.before
    later.end()


def test_a_second_open_app_leaves_the_mark_of_the_first_alone(mark: Mark) -> None:
    mark.note(GAME)
    second = Mark()
    second.begin()
    second.note(Path("another.journal"))
    second.end()

    assert second.before is None
    mark.end(well=False)
    later = Mark()
    later.begin()
    assert CutOff(GAME, None) == later.before
    later.end()


@pytest.mark.parametrize("written", [b"{", b"[]", b"\xff\x00", b'{"journal": 5}', b"[" * 9000])
def test_a_mark_that_was_torn_is_the_mark_of_an_app_that_was_cut_off(
    home: Path, written: bytes
) -> None:
    (home / "data").mkdir()
    (home / "data" / FILE).write_bytes(written)
    mark = Mark()

    mark.begin()

    assert mark.before is not None
    assert mark.before.report is None
    mark.end()


def test_a_folder_that_cannot_be_written_is_no_reason_to_stumble_here(home: Path) -> None:
    (home / "data").write_text("in the way")
    mark = Mark()

    mark.begin()
    mark.note(GAME)
    mark.end()

    assert mark.before is None


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such signal")
def test_what_the_interpreter_said_last_becomes_a_report(home: Path) -> None:
    code = (
        "import os, signal; from pathlib import Path; from game.app.keep.mark import Mark\n"
        f"mark = Mark(); mark.begin(); mark.note(Path({str(GAME)!r}))\n"
        "os.kill(os.getpid(), signal.SIGSEGV)"
    )
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False)

    mark = Mark()
    mark.begin()

    assert -signal.SIGSEGV == done.returncode
    assert mark.before is not None
    assert mark.before.report is not None
    told = mark.before.report.read_text("utf-8")
    assert f"Four Crowns {__version__}" in told
    assert f"Journal: {GAME}" in told
    assert "Segmentation fault" in told
    mark.end()


def test_a_report_names_release_system_game_and_what_happened(home: Path) -> None:
    path = reports.write("Traceback: one for us to mend", GAME)

    told = path.read_text("utf-8")

    assert home / "logs" == path.parent
    for words in (f"Four Crowns {__version__}", "Python 3", f"Journal: {GAME}", "us to mend"):
        assert words in told
    assert "no game was open" in reports.write("", None).read_text("utf-8")


def test_only_the_newest_reports_are_kept(home: Path) -> None:
    written = [reports.write(str(number), None) for number in range(reports.MOST + 3)]

    assert sorted(written[3:]) == sorted((home / "logs").iterdir())


def test_a_report_that_cannot_be_written_is_none(home: Path) -> None:
    (home / "logs").write_text("in the way")

    assert not reports.write("told", None).exists()
