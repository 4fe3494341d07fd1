"""Journals and positions: games come back from them, and a forgery brings only an error."""

import random
from contextlib import suppress
from copy import deepcopy
from itertools import islice

import yaml

from game.engine import Session, SetupError
from game.engine.codec import CodecError, digest
from game.engine.journal import Journal, JournalError, read
from game.engine.position import from_plain, position_of, to_plain
from game.engine.secrecy import view
from game.library.yamltree import read_tree
from tests.contract.forging import NONSENSE, mutant, places
from tests.contract.playing import box_of, games_of, lost_or_doubled, moments_of, pick, seats_of

#: Written in C, where it can be had: positions are long.
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def as_written(session, path):
    """The session read back from a journal of it."""
    Journal.create(path, session).close()
    found = read(path, session.game)
    assert () == found.notices
    return found.session


def test_a_whole_game_comes_back_from_its_journal(entry, game, tmp_path):
    for number, played in enumerate(games_of(entry)[: entry.share.watched]):
        session = played.session
        again = as_written(session.branch(), tmp_path / f"{number}")

        assert (session.setup, session.cursor) == (again.setup, again.cursor)
        for one, other in zip(session.commits, again.commits, strict=True):
            assert (one.events, one.table, one.revealed) == (
                other.events,
                other.table,
                other.revealed,
            )


def test_any_moment_comes_back_from_a_journal_and_goes_on(entry, game, tmp_path):
    for number, session in enumerate(islice(moments_of(entry), 40)):
        again = as_written(session, tmp_path / f"{number}")

        assert (session.cursor, len(session.commits)) == (again.cursor, len(again.commits))
        assert session.decision == again.decision
        if session.decision:
            # A decision that is still to be put together may have parts alone.
            whole = [each for each in session.decision.options if not each.part]
            for answer in whole[:1]:
                assert session.branch().choose(answer).table == again.choose(answer).table


def test_any_moment_comes_back_from_a_position(entry, game):
    for session in islice(moments_of(entry), 100):
        position = position_of(session)
        text = yaml.dump(to_plain(game, position), Dumper=DUMPER, allow_unicode=True)
        again = from_plain(game, read_tree(text.encode()))

        assert position == again
        assert digest(game, session.table) == digest(game, again.table)
        assert session.decision == again.begin(game).decision


def test_a_mutated_journal_is_an_error_or_a_sound_game_and_nothing_else(entry, game, tmp_path):
    whole, path = journal_bytes(entry, tmp_path), tmp_path / "mutant"
    chance, opened = random.Random(11), 0
    for number in range(entry.share.mutants):
        data = mutant(whole[number % len(whole)], chance)
        path.write_bytes(data)
        with suppress(JournalError):
            session = read(path, game).session
            assert_sound(session, begun_with(session))
            opened += 1
        assert data == path.read_bytes()
    assert 0 < opened < entry.share.mutants


def begun_with(session):
    """The pieces of the box with which a game began: all, unless its table was laid by hand."""
    box = box_of(session)
    return box.intersection(session.commits[0].table.places) if session.laid else box


#: Many journals are read, so each tells of a stretch of a game, with decisions taken back in it.
STRETCH = 25


def journal_bytes(entry, folder):
    """Journals of the beginning, of the middle and of the end of games."""
    return [
        one_journal(played.session, first, folder / f"whole.{number}.{first}")
        for number, played in enumerate(games_of(entry)[:3])
        for first in (0, len(played.choices) // 2, len(played.choices) - STRETCH)
    ]


def one_journal(session, first, path):
    """A stretch of a game; past its beginning, from the table as it lay then."""
    laid = session.commits[first].table if first > 0 else None
    session, chance = Session.begin(session.game, session.setup, laid), random.Random(path.name)
    Journal.create(path, session)
    for _ in range(STRETCH):
        if session.decision is None:
            break
        # A part of a composed decision is no commit yet.
        if chance.random() < 0.3 and session.choose(pick(session.decision, chance)) is not None:
            session.undo(force=True)
        if chance.random() < 0.2 and session.cursor:
            session.drop_draft()
            session.undo(force=True)
            session.redo()
        session.choose(pick(session.decision, chance))
    session.keeper.close()
    return path.read_bytes()


def assert_sound(session, box):
    """Whatever was opened can be looked at from all sides, and none of these pieces is lost."""
    game = session.game
    for commit in session.commits:
        assert [] == lost_or_doubled(game, commit.table, box)
        digest(game, commit.table)
    for seat in seats_of(session):
        view(game, session.table, seat)
    assert session.is_over or session.decision.options


def test_a_mutated_position_is_an_error_or_a_sound_game_and_nothing_else(entry, game):
    chance, opened = random.Random(12), 0
    sound = [to_plain(game, position_of(session)) for session in islice(moments_of(entry), 50)]
    for number in range(entry.share.mutants):
        plain = deepcopy(sound[number % len(sound)])
        holder, key = chance.choice(list(places(plain)))
        if chance.random() < 0.2:
            del holder[key]
        else:
            holder[key] = chance.choice(NONSENSE)
        with suppress(CodecError, SetupError):
            session = from_plain(game, plain).begin(game)
            assert_sound(session, laid_by(plain, session))
            opened += 1
    assert 0 < opened < entry.share.mutants


def laid_by(plain, session):
    """The pieces of the box that a position lays: those it names, or on the opening all."""
    if plain.get("base") != "empty":
        return box_of(session)
    return box_of(session).intersection(
        piece for pieces in (plain.get("zones") or {}).values() for piece in pieces or ()
    )
