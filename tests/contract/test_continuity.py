"""Old games for ever: a journal brings the cards along with which it was played."""

import pytest

from game import __version__
from game.engine import Session
from game.engine.codec import digest
from game.engine.contents import served, shipped
from game.engine.journal import Journal, JournalError, read
from game.engine.salvaging import is_of_today
from game.engine.verifying import difference
from tests.contract.forging import documents, forged
from tests.contract.later import later_release
from tests.contract.playing import games_of
from tests.contract.test_golden import RELEASED, entry_of


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_journal_of_a_release_is_played_again_although_prices_have_changed(path):
    game = entry_of(path.parent.name).game
    before = digest(game, read(path, game).session.table)

    with later_release(game):
        session = read(path, game).session

        assert served(game) == session.contents != shipped(game)
        assert before == digest(game, session.table)
        if is_of_today(path):  # an older release may have had other rules
            assert difference(session) is None


def test_every_game_has_a_journal_of_this_release(entry):
    assert f"release_{__version__}" in {
        path.stem for path in RELEASED if path.parent.name == entry.id
    }


def test_a_game_of_yesterday_goes_on_with_its_own_cards(entry, game, tmp_path):
    played = games_of(entry)[0].session
    half = len(played.commits) // 2
    begun = played.branch()
    begun.jump(half, force=True)
    Journal.create(tmp_path / "game", begun.branch()).close()

    with later_release(game):
        journal, opened = Journal.resume(tmp_path / "game", game)
        new = Session.begin(game, played.setup)  # another game, with today's cards, in between
        for commit in played.commits[half + 1 :]:
            opened.session.choose(commit.chosen.option)
        journal.close()

        assert new.contents != opened.session.contents
        assert played.table == opened.session.table
        assert played.table == read(tmp_path / "game", game).session.table


@pytest.mark.parametrize(
    "shelves",
    [None, [], "x", ["x"], ["!"], [""], ["eJwDAAAAAAE="], [5], [["x"]], ["x", "x"]],
    ids=str,
)
def test_content_that_is_none_is_refused_and_leaves_the_rules_as_they_were(
    entry, game, tmp_path, shelves
):
    path = tmp_path / "game"
    Journal.create(path, games_of(entry)[0].session.branch()).close()
    lines = documents(path.read_bytes())
    lines[0].update(content="other", shelves=shelves)
    path.write_bytes(forged(lines))

    with pytest.raises(JournalError):
        read(path, game)

    assert shipped(game) == served(game)
