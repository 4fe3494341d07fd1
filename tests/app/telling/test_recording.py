"""A finished game goes into the book of records once, with the deeds of everybody."""

from __future__ import annotations

from attrs import evolve

from game.app.keep import people, saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.telling import ledger, recording
from game.engine.game import Setup
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.deeds import deeds_of
from tests.app.hands import Brain
from tests.toy import GAME


def kept(seed: int = 7, bots: tuple[int, ...] = ()) -> Match:
    """A Night Market of two that was played to its end, with a journal."""
    seats = default_seats(["Ada", "Ben"])
    seats = tuple(evolve(s, player="random") if i in bots else s for i, s in enumerate(seats))
    match = saves.begin(GAME, Setup("toy", 2, seed), people.recognised(store.load(), seats))
    brain = Brain(match, seed)
    while not match.session.is_over:
        match.session.choose(brain.number())
    return match


def entered(match: Match) -> Book:
    return recording.enter(match, ledger.luck(match.session, {}))


def test_a_game_is_entered_with_what_it_came_to() -> None:
    match = kept()
    result = match.session.table.result

    (played,) = entered(match).games

    assert match.save.id == played.journal
    assert list(result.scores) == [share.score for share in played.shares]
    assert [seat in result.winners for seat in (0, 1)] == [share.won for share in played.shares]
    assert [tuple(deeds_of(match.session, seat)) for seat in (0, 1)] == [
        share.deeds for share in played.shares
    ]
    thrown = sum(fall.dice for share in played.shares for fall in share.dice.values())
    assert thrown == sum(tally.dice for tally in ledger.luck(match.session, {}))


def test_a_game_that_is_opened_again_or_came_back_from_elsewhere_is_not_counted_twice() -> None:
    match = kept()
    entered(match)
    match.close()
    copied = match.save.path.with_name("copy.journal")
    copied.write_bytes(match.save.path.read_bytes())

    for path in (match.save.path, copied):
        again = saves.resume(saves.find(path))
        entered(again)
        again.close()

    assert 1 == len(store.load().games)


def test_a_lost_book_fills_again_with_the_people_of_the_games() -> None:
    match = kept()
    before = entered(match)
    store.path().unlink()

    assert before == entered(match)


def test_bots_have_no_share_and_a_game_of_bots_is_not_entered() -> None:
    (played,) = entered(kept(bots=(1,))).games
    assert ["Ada"] == [store.load().person(share.person).name for share in played.shares]

    assert 1 == len(entered(kept(bots=(0, 1))).games)


def test_only_games_that_were_kept_and_played_from_their_opening_count() -> None:
    match = kept()
    assert recording.counts(match)

    match.session.laid = True
    assert not recording.counts(match)
    match.session.laid, match.session.script = False, (6, 6)
    assert not recording.counts(match)
    match.session.script, match.save = (), None
    assert not recording.counts(match)


def test_an_end_that_was_taken_back_does_not_count() -> None:
    match = kept()
    match.session.jump(match.session.cursor - 1, force=True)

    assert not recording.counts(match)


def test_a_deed_is_new_the_first_time_only() -> None:
    first = kept()
    fresh = [feat for feat in recording.feats(first, entered(first)) if feat.is_new]
    assert fresh
    second = kept()
    again = recording.feats(second, entered(second))

    assert [] == [feat for feat in again if feat.is_new]
