"""A game on disk: everything comes back, a torn line goes with a notice, and damage is named."""

import json
import os

import pytest
from attrs import evolve

from game.engine import Session, Text, recalling
from game.engine import journal as journal_module
from game.engine import lines as lines_module
from game.engine.codec import digest
from game.engine.disk import NotWritten
from game.engine.game import Setup
from game.engine.journal import Journal, JournalError, peek, read
from game.engine.recalling import FORMAT, MIGRATIONS
from tests.contract.forging import documents, forged, forged_raw
from tests.engine.small import choose, toy
from tests.toy import GAME
from tests.toy.steps import Back, Hide, HideSomething, Throw


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.jsonl"


@pytest.fixture
def written(path):
    """A journal of six lines: the opening, three commits, an undo, another commit."""
    session = toy()
    journal = Journal.create(path, session)
    choose(session, Throw, HideSomething, Back)
    session.undo()
    choose(session, Hide)
    journal.close()
    return session


def refused(path, game=GAME):
    """The one error that opening gives; the file is left as it was."""
    before = path.read_bytes()
    for act in (read, Journal.resume):
        with pytest.raises(JournalError) as error:
            act(path, game)
        assert before == path.read_bytes()
    assert error.value.text.key in str(error.value)
    return error.value.text


def same(one, other):
    return (one.cursor, [each.table for each in one.commits]) == (
        other.cursor,
        [each.table for each in other.commits],
    )


def rewrite(path, change):
    """Change what the lines say, with every checksum right."""
    lines = documents(path.read_bytes())
    change(lines)
    path.write_bytes(forged(lines))


def test_everything_comes_back(path, written):
    found = read(path, GAME)

    assert same(written, found.session)
    assert ((), written.setup, False) == (found.notices, found.session.setup, found.session.laid)
    for one, other in zip(written.commits, found.session.commits, strict=True):
        assert (one.number, one.events, one.scripted) == (other.number, other.events, 0)
    assert [each.revealed for each in written.commits] == [
        each.revealed for each in found.session.commits
    ]
    assert written.decision == found.session.decision


def test_a_choice_that_was_closed_since_then_is_left_out(path):
    Journal.create(path, toy(rich=True)).close()
    rich, *others = GAME.choices
    closed = evolve(rich, why_not=lambda setup: Text("gone"))
    later = evolve(GAME, choices=(closed, *others))

    assert Setup("toy", 2, 7) == read(path, later).session.setup


def test_a_journal_begun_late_tells_the_whole_game(path):
    session = choose(toy(), HideSomething, Back, HideSomething)
    session.jump(1)

    Journal.create(path, session)

    assert same(session, read(path, GAME).session)


def test_a_resumed_game_goes_on_as_if_nothing_had_been(path, written):
    journal, found = Journal.resume(path, GAME)
    for session in (written, found.session):
        session.keeper = journal if session is found.session else None
        choose(session, Throw, HideSomething)
        session.undo()

    assert same(found.session, read(path, GAME).session)
    assert digest(GAME, written.table) == digest(GAME, found.session.table)


def test_a_game_from_a_position_comes_back_with_its_script(path):
    laid = toy().table
    session = Session.begin(GAME, Setup("toy", 2, 3), laid, script=(6, 5, 4))
    journal = Journal.create(path, session)
    choose(session, Throw)
    journal.close()

    _, found = Journal.resume(path, GAME)
    choose(found.session, Throw)

    assert (True, (6, 5, 4)) == (found.session.laid, found.session.script)
    assert [0, 1, 2] == [each.scripted for each in found.session.commits]
    assert 5 == found.session.table.pips("die.gold")


def test_a_journal_is_never_written_over_another(path, written):
    with pytest.raises(FileExistsError):
        Journal.create(path, toy())


def test_the_first_line_can_be_looked_at_alone(path, written):
    header = peek(path)

    assert (FORMAT, "toy", GAME.fingerprint()) == (
        header["format"],
        header["setup"]["game"],
        header["content"],
    )


def test_lines_are_on_disk_before_the_session_moves(path, monkeypatch):
    session, found = toy(), []
    Journal.create(path, session)

    def synced(_):
        found.append((read(path, GAME).session.cursor, session.cursor))

    monkeypatch.setattr("game.engine.journal.os.fsync", synced)

    choose(session, HideSomething)
    session.undo()
    session.redo()

    assert [(1, 0), (0, 1), (1, 0)] == found


def test_every_line_is_flushed_to_the_disk(path, monkeypatch):
    synced = []
    session = toy()
    Journal.create(path, session)
    monkeypatch.setattr(os, "fsync", lambda number: synced.append(path.stat().st_size))

    choose(session, HideSomething)
    session.undo()

    assert path.stat().st_size == synced[-1]
    assert 2 == len(synced)


def test_a_torn_last_line_is_dropped_with_a_notice(path, written):
    whole = path.read_bytes()
    *_, last = whole.splitlines(keepends=True)

    for cut in range(1, len(last)):
        path.write_bytes(whole[:-cut])
        found = read(path, GAME)
        assert (Text("journal-torn", (("line", 6),)),) == found.notices
        assert (2, 4) == (found.session.cursor, len(found.session.commits))
        assert whole[:-cut] == path.read_bytes()


def test_a_torn_last_line_may_be_any_bytes(path, written):
    whole = path.read_bytes()
    path.write_bytes(whole + b"\x00\xff{[")

    found = read(path, GAME)

    assert ["journal-torn"] == [notice.key for notice in found.notices]
    assert same(written, found.session)


def test_resuming_cuts_the_torn_line_off_and_goes_on_behind_it(path, written):
    path.write_bytes(path.read_bytes()[:-5])

    journal, found = Journal.resume(path, GAME)
    choose(found.session, Back)
    journal.close()

    again = read(path, GAME)
    assert ((), True) == (again.notices, same(found.session, again.session))


@pytest.mark.parametrize("line", [2, 4, 6])
def test_a_changed_line_is_named(path, written, line):
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"commit":', b'"commit": ').replace(b'"c', b'"d')
    path.write_bytes(b"".join(lines))

    assert Text("journal-damaged", (("line", line),)) == refused(path)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: lines.pop(2), 3),
        (lambda lines: lines.insert(2, lines[1]), 3),
        (lambda lines: lines.insert(2, b"\n"), 3),
        (lambda lines: lines.insert(4, b"\xff\xfe\n"), 5),
        (lambda lines: lines.append(b"hello\n"), 7),
        (lambda lines: lines.reverse(), 1),
        (lambda lines: lines.__setitem__(slice(1, 3), lines[2:0:-1]), 2),
    ],
)
def test_missing_doubled_foreign_and_swapped_lines_are_named(path, written, change, line):
    lines = path.read_bytes().splitlines(keepends=True)
    change(lines)
    path.write_bytes(b"".join(lines))

    found = refused(path)

    assert line == dict(found.args)["line"]
    assert ("journal-damaged" if line > 1 else "journal-not") == found.key


def test_a_newer_format_is_told_so(path, written):
    rewrite(path, lambda lines: lines[0].update(format=FORMAT + 1))

    expected = {"line": 1, "format": str(FORMAT + 1), "known": FORMAT}
    assert ("journal-newer", expected) == (refused(path).key, dict(refused(path).args))


@pytest.mark.parametrize("version", [None, "1", True, 1.0, [1], 10**40])
def test_a_format_that_is_none_is_not_read(path, written, version):
    rewrite(path, lambda lines: lines[0].update(format=version))

    assert "journal-newer" == refused(path).key


@pytest.mark.parametrize("version", [0, -1, -(10**40)])
def test_a_format_too_old_to_be_carried_over_is_told_so(path, written, version):
    rewrite(path, lambda lines: lines[0].update(format=version))

    assert "journal-older" == refused(path).key


def test_a_journal_of_other_content_that_brings_none_along_is_not_read(path, written):
    rewrite(path, lambda lines: lines[0].pop("shelves"))
    other = evolve(GAME, fingerprint=lambda: "other")

    assert Text("journal-other-content", (("line", 1), ("game", "toy"))) == refused(path, other)


def test_a_journal_of_another_game_is_not_read(path, written):
    found = refused(path, evolve(GAME, id="chess"))

    assert ("journal-other-game", {"line": 1, "game": "toy", "expected": "chess"}) == (
        found.key,
        dict(found.args),
    )


def old_to_new(lines):
    """The worked example: an invented format 0 had no laid tables and said `undo` for `cursor`."""
    header = next(lines)
    yield {**header, "format": 1, "laid": False, "script": [], "scripted": 0}
    for line in lines:
        if "undo" in line:
            yield {"cursor": line["undo"], "forced": False}
        else:
            yield {**line, "scripted": 0}


def make_old(lines):
    lines[0] = {key: lines[0][key] for key in ("content", "setup", "table", "events")}
    lines[0]["format"] = 0
    for number, line in enumerate(lines[1:], start=1):
        line.pop("scripted", None)
        if "cursor" in line:
            lines[number] = {"undo": line["cursor"]}


def test_an_old_journal_is_carried_over_while_it_is_read(path, written, monkeypatch):
    rewrite(path, make_old)
    old = path.read_bytes()
    monkeypatch.setitem(MIGRATIONS, 0, old_to_new)

    assert same(written, read(path, GAME).session)
    assert old == path.read_bytes()


def test_damage_in_an_old_journal_is_named_all_the_same(path, written, monkeypatch):
    rewrite(path, make_old)
    monkeypatch.setitem(MIGRATIONS, 0, old_to_new)
    rewrite(path, lambda lines: lines[2].update(commit=7))

    assert ("journal-line", 3) == (refused(path).key, dict(refused(path).args)["line"])


def test_a_migration_that_meets_nonsense_is_one_error(path, written, monkeypatch):
    rewrite(path, lambda lines: lines[0].update(format=0))
    monkeypatch.setitem(MIGRATIONS, 0, lambda lines: (line["undo"] for line in lines))

    assert ("journal-line", 1) == (refused(path).key, dict(refused(path).args)["line"])


def test_limits_keep_a_file_from_filling_the_memory(path, written, monkeypatch):
    with monkeypatch.context() as small:
        small.setattr(lines_module, "MOST_BYTES", 1000)
        assert Text("journal-too-large", (("file", path.name),)) == refused(path)
    with monkeypatch.context() as small:
        small.setattr(lines_module, "MOST_LINE", 100)
        assert ("journal-line", 1) == (refused(path).key, dict(refused(path).args)["line"])
    with monkeypatch.context() as small:
        small.setattr(recalling, "MOST_COMMITS", 2)
        assert ("journal-line", 4) == (refused(path).key, dict(refused(path).args)["line"])


def test_a_line_that_never_ends_is_not_read_whole_to_look_at_it(path, monkeypatch):
    monkeypatch.setattr(recalling, "MOST_LINE", 100)
    monkeypatch.setattr(lines_module, "MOST_LINE", 100)
    path.write_bytes(b"x" * 1000)

    with pytest.raises(JournalError, match="too long"):
        peek(path)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "journal-empty"),
        (b"\n", "journal-not"),
        (b"{}", "journal-not"),
        (b"\x89PNG\r\n\x1a\n", "journal-not"),
        (b"hello world\n", "journal-not"),
        (forged_raw(["not json"]), "journal-damaged"),
        (forged_raw(["[]"]), "journal-damaged"),
        (forged_raw(['"x"']), "journal-damaged"),
        (forged_raw(["[" * 200_000]), "journal-damaged"),
        (forged_raw(['{"format":' + "[" * 200_000 + "]" * 200_000 + "}"]), "journal-damaged"),
        (forged_raw(['{"format":' + "[" * 800 + "]" * 800 + "}"]), "journal-newer"),
        (forged_raw(['{"format":' + "9" * 5000 + "}"]), "journal-damaged"),
        (forged_raw(['{"format":' + "9" * 4000 + "}"]), "journal-newer"),
        (forged_raw(['{"format":NaN}']), "journal-newer"),
        (forged_raw(["{}"]), "journal-newer"),
        (forged_raw(['{"format":1}']), "journal-line"),
        (forged_raw(['{"format":1}'])[:-1], "journal-not"),
    ],
)
def test_what_is_no_journal_is_told_so(path, data, key):
    path.write_bytes(data)

    assert key == refused(path).key


def test_a_file_that_is_not_there_or_no_file_is_told_so(path, tmp_path):
    for act in (peek, lambda file: read(file, GAME)):
        with pytest.raises(JournalError, match="file-unreadable"):
            act(path)
        with pytest.raises(JournalError, match="journal-not"):
            act(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_journal_and_is_not_waited_for(path):
    os.mkfifo(path)

    with pytest.raises(JournalError, match="journal-not"):
        read(path, GAME)


def event(lines, **changes):
    """Change the first event of the third line."""
    lines[2]["events"][0].update(changes)


def deep(levels):
    nest = []
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: lines[0].update(setup=None), 1),
        (lambda lines: lines[0].update(script=[-1]), 1),
        (lambda lines: lines[0].update(events="none"), 1),
        (lambda lines: lines[0]["table"].update(zones={"deck": ["x"]}), 1),
        (lambda lines: lines[0]["table"]["zones"].update({"hand.x": ["rope.0"]}), 1),
        (lambda lines: lines[0]["table"].update(agenda=[]), 1),
        (lambda lines: lines[0]["table"].update(agenda=[{"kind": "Refill"}]), 1),
        (lambda lines: lines[0]["table"]["marks"].append([["secret"], 1]), 1),
        (lambda lines: lines[2].update(commit="2"), 3),
        (lambda lines: lines[2].update(commit=3), 3),
        (lambda lines: lines[2].pop("commit"), 3),
        (lambda lines: lines[2].update(scripted=-1), 3),
        (lambda lines: lines[2].update(events=[None]), 3),
        (lambda lines: lines[2].update(events={}), 3),
        (lambda lines: event(lines, kind="Exploded"), 3),
        (lambda lines: event(lines, seat="0"), 3),
        (lambda lines: event(lines, seat=10**30), 3),
        (lambda lines: event(lines, seat=deep(500)), 3),
        (lambda lines: event(lines, option={"kind": "Trade", "seat": 0}), 3),
        (lambda lines: lines[2]["events"].append({"kind": "Left"}), 3),
        (lambda lines: lines[2]["events"].extend([{"kind": "Left"}] * 50), 3),
        (
            lambda lines: lines[2]["events"].append(
                {"kind": "Moved", "pieces": ["die.gold"], "origin": "tray", "target": "hand.x"}
            ),
            3,
        ),
        (lambda lines: lines[4].update(cursor=9), 5),
        (lambda lines: lines[4].update(cursor=-1), 5),
        (lambda lines: lines[4].update(cursor=None), 5),
    ],
)
def test_forged_lines_are_named_whatever_they_say(path, written, change, line):
    rewrite(path, change)

    found = refused(path)

    assert ("journal-line", line) == (found.key, dict(found.args)["line"])
    assert len(str(found)) < 500


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda setup: setup.update(players=99), "setup-players"),
        (lambda setup: setup.update(seed=-1), "setup-seed"),
        (lambda setup: setup["options"].update(poor=True), "setup-unknown"),
    ],
)
def test_a_game_that_cannot_be_set_up_like_that_says_so_itself(path, written, change, key):
    rewrite(path, lambda lines: change(lines[0]["setup"]))

    assert key == refused(path).key


def test_a_game_that_the_rules_cannot_go_on_with_is_told_so(path, written):
    def stuck(*_):
        raise KeyError("players")

    rewrite(path, lambda lines: lines[0]["table"].update(agenda=[{"kind": "Trade", "seat": 5}]))
    rewrite(path, lambda lines: lines.__delitem__(slice(1, None)))
    broken = evolve(GAME, steps=tuple(each for each in GAME.steps if each.__name__ != "Trade"))

    assert "journal-line" == refused(path, broken).key
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.toy.steps.Trade.options", stuck)
        found = refused(path)
    assert ("journal-stuck", {"line": 1, "why": "KeyError: 'players'"}) == (
        found.key,
        dict(found.args),
    )


def test_a_failed_write_leaves_no_trace_in_the_file(path, monkeypatch):
    session = toy()
    journal = Journal.create(path, session)
    choose(session, HideSomething)
    before = path.read_bytes()

    def fails(number):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fails)
        with pytest.raises(OSError, match="No space"):
            session.choose(Back())
    assert before == path.read_bytes()

    choose(session, Back, Throw)
    journal.close()
    assert same(session, read(path, GAME).session)


def test_a_line_written_in_small_pieces_is_written_whole(path):
    session = toy()
    journal = Journal.create(path, session)
    journal._file = SlowFile(journal._file)

    choose(session, HideSomething, Back)

    assert same(session, read(path, GAME).session)


class SlowFile:
    """A disk that takes ten bytes at a time."""

    def __init__(self, file):
        self._file = file

    def write(self, data):
        return self._file.write(data[:10])

    def __getattr__(self, name):
        return getattr(self._file, name)


def test_a_half_written_line_that_cannot_be_cut_is_cut_before_the_next(path, monkeypatch):
    session = toy()
    journal = Journal.create(path, session)
    sound, journal._file = journal._file, FullFile(journal._file)

    for _ in range(2):
        with pytest.raises(OSError, match="full"):
            choose(session, HideSomething)
    assert ["journal-torn"] == [notice.key for notice in read(path, GAME).notices]
    journal._file = sound
    choose(session, HideSomething, Back)

    assert same(session, read(path, GAME).session)


class FullFile(SlowFile):
    """A disk that takes ten bytes and nothing more, and does not let go of them either."""

    def __init__(self, file):
        super().__init__(file)
        self._room = 10

    def write(self, data):
        if not self._room:
            raise OSError("the disk is full")
        self._room = 0
        return super().write(data)

    def truncate(self, size):
        raise OSError("the disk is full")


def test_a_file_that_may_only_be_read_is_not_resumed(path, written, monkeypatch):
    def denied(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(journal_module, "FileIO", denied)

    with pytest.raises(NotWritten, match="Permission denied"):
        Journal.resume(path, GAME)


def test_a_line_is_json_behind_its_checksum(path, written):
    for line in path.read_text("utf-8").splitlines():
        checksum, _, body = line.partition(" ")
        assert (16, True) == (len(checksum), isinstance(json.loads(body), dict))
