"""A program that is killed at any instant loses nothing that it had finished."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.codec import digest
from game.engine.journal import Journal, JournalError, read
from tests.contract.killed import TOLD, moves_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the players are forks")
def test_a_killed_player_loses_no_finished_move(entry, game, tmp_path):
    kills = entry.share.kills
    command = [sys.executable, "-m", "tests.contract.killed", entry.id, tmp_path, str(kills)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr

    finished = {int(each.name): check_folder(game, each) for each in tmp_path.iterdir()}

    assert set(range(kills)) == set(finished)
    assert [] == [seed for seed, moves in finished.items() if moves < moves_of(seed)]


def check_folder(game, folder):
    """Hold every journal against what was noted of it; gives the number of finished moves."""
    notes = [line.split() for line in told(folder / TOLD)]
    last = {number: (int(lines), found) for number, lines, found in notes}
    for journal in folder.iterdir():
        if journal.name == TOLD:
            continue
        if journal.name in last:
            check_journal(game, journal, *last[journal.name])
        else:
            check_beginning(game, journal)
    return len(notes)


def told(path):
    """The notes, without one that was cut short by the kill."""
    data = path.read_text() if path.exists() else ""
    return data[: data.rfind("\n") + 1].splitlines()


def check_journal(game, path, lines, found):
    whole = path.read_bytes().splitlines(keepends=True)
    journal, opened = Journal.resume(path, game)
    if not opened.session.is_over:
        opened.session.choose(0)
    journal.close()
    assert () == read(path, game).notices

    finished = path.with_name(f"{path.name}.finished")
    finished.write_bytes(b"".join(whole[:lines]))
    assert lines == len(whole[:lines])
    assert found == digest(game, read(finished, game).session.table)
    finished.unlink()


def check_beginning(game, path):
    """Nothing was finished in this game: it opens at its beginning, or was never begun."""
    if b"\n" in path.read_bytes():
        assert len(read(path, game).session.commits) <= 2
    else:
        with pytest.raises(JournalError, match=r"journal-empty|journal-not"):
            read(path, game)
