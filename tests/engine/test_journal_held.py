"""A journal has one writer, and a file that is taken away in play comes back or is said to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine import journal as journal_module
from game.engine.disk import NotWritten
from game.engine.journal import Journal, JournalError, read
from tests.engine.small import choose, toy
from tests.toy import GAME
from tests.toy.steps import Back, HideSomething, Throw

ELSEWHERE = """
import sys
from pathlib import Path
from game.engine.journal import Journal
from tests.toy import GAME
journal, opened = Journal.resume(Path(sys.argv[1]), GAME)
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saves" / "game.journal"


@pytest.fixture
def journal(path):
    path.parent.mkdir()
    return Journal.create(path, toy())


@pytest.fixture
def playing(path):
    path.parent.mkdir()
    session = toy()
    Journal.create(path, session)
    return choose(session, HideSomething)


def held(path):
    with pytest.raises(JournalError) as error:
        Journal.resume(path, GAME)
    return error.value.text.key


def test_a_journal_that_is_being_written_is_not_opened_for_writing_again(path, journal):
    assert "journal-held" == held(path)

    journal.close()
    again, _ = Journal.resume(path, GAME)

    assert "journal-held" == held(path)
    again.close()


def test_a_journal_that_is_being_written_can_be_read(path, playing):
    assert 1 == read(path, GAME).session.cursor


def test_a_journal_that_could_not_be_opened_is_not_held(path, journal):
    journal.close()
    path.write_bytes(b"x" + path.read_bytes())

    assert ["journal-not"] * 2 == [held(path), held(path)]


def test_another_process_holds_a_journal_until_it_ends_even_if_it_is_killed(path, journal):
    journal.close()
    command = [sys.executable, "-c", ELSEWHERE, str(path)]
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert b"held" == other.stdout.readline().strip()
        assert "journal-held" == held(path)
        other.kill()
        other.wait()

    Journal.resume(path, GAME)[0].close()


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be taken away")
@pytest.mark.parametrize("taken", [os.unlink, lambda path: shutil.rmtree(path.parent)])
def test_a_journal_that_was_taken_away_is_put_back_whole_with_the_next_commit(path, playing, taken):
    before = path.read_bytes()
    taken(path)

    choose(playing, Back, Throw)

    assert path.read_bytes().startswith(before)
    assert playing.table == read(path, GAME).session.table
    assert "journal-held" == held(path)


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be taken away")
def test_a_journal_that_cannot_be_put_back_is_said_at_once(path, playing):
    shutil.rmtree(path.parent)
    path.parent.write_bytes(b"a file where the folder was")

    with pytest.raises(NotWritten):
        playing.choose(Back())
    assert 1 == playing.cursor

    path.parent.unlink()
    choose(playing, Back)
    assert 2 == read(path, GAME).session.cursor


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be taken away")
def test_a_file_that_took_the_place_of_a_journal_is_left_alone(path, playing):
    path.unlink()
    path.write_bytes(b"something else")

    with pytest.raises(NotWritten):
        playing.choose(Back())

    assert b"something else" == path.read_bytes()


def test_a_journal_that_cannot_even_begin_leaves_no_file(path, monkeypatch):
    def full(number):
        raise OSError(28, "No space left on device")

    path.parent.mkdir()
    monkeypatch.setattr(os, "fsync", full)

    with pytest.raises(NotWritten, match="No space left"):
        Journal.create(path, toy())

    assert [] == list(path.parent.iterdir())


def test_what_could_not_be_opened_again_is_not_written(path, playing, monkeypatch):
    monkeypatch.setattr(journal_module, "MOST_COMMITS", 1)
    with pytest.raises(NotWritten):
        playing.choose(Back())
    monkeypatch.undo()

    monkeypatch.setattr(journal_module, "MOST_BYTES", path.stat().st_size + 10)
    with pytest.raises(NotWritten):
        playing.choose(Back())

    assert 1 == read(path, GAME).session.cursor


def test_a_game_of_many_thousand_decisions_is_opened_again(path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda number: None)
    path.parent.mkdir()
    session = toy()
    journal = Journal.create(path, session)
    for _ in range(10_500):
        choose(session, HideSomething, Back)
    journal.close()

    assert 21_000 == read(path, GAME).session.cursor
