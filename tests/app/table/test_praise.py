"""Praise at the moment of a deed: once, and for whoever did it alone."""

from __future__ import annotations

from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.keep import people, saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.table.praise import Praise
from game.app.window.scene import Push
from game.engine.game import Setup
from game.guide.records import store
from game.guide.records.book import Book, Played, Share
from game.guide.records.deeds import deeds_of, deeds_on_shelf
from tests.app.hands import Brain
from tests.toy import GAME


def known(seed: int = 7) -> Match:
    """A Night Market of three people who are known."""
    seats = people.recognised(Book(), default_seats(["Ada", "Ben", "Cleo"]))
    return saves.begin(GAME, Setup("toy", 3, seed), seats)


def heard(match: Match, praise: Praise, seat: int) -> list[str]:
    """The deeds that a seat hears of in a game that is played to its end."""
    brain = Brain(match)
    found = []
    while not match.session.is_over:
        match.session.choose(brain.number())
        found += [deed.name.en for deed in praise.due(seat)]
        assert [] == praise.due(seat)
    return found


def named(match: Match, seat: int) -> list[str]:
    shelf = deeds_on_shelf(match.session)
    return [shelf[name].name.en for name in deeds_of(match.session, seat)]


def doer() -> tuple[int, int]:
    """A seed and a seat with a deed."""
    for seed in range(20):
        match = known(seed)
        heard(match, Praise(match), 0)
        for seat in range(3):
            if named(match, seat):
                return seed, seat
    raise AssertionError("nobody does anything")


def test_each_deed_is_heard_of_once() -> None:
    seed, seat = doer()
    match = known(seed)

    assert sorted(heard(match, Praise(match), seat)) == sorted(named(match, seat)) != []


def test_what_was_done_in_another_game_is_not_spoken_of_again() -> None:
    seed, seat = doer()
    match = known(seed)
    done = tuple(GAME.deeds.load())
    share = Share(match.seats[seat].person, 1, False, deeds=done)
    store.change(lambda book: book.with_game(Played("x", "toy", "2025-11-16", (share,))))

    assert [] == heard(match, Praise(match), seat)


def test_who_is_not_known_is_not_spoken_to() -> None:
    seed, seat = doer()
    match = known(seed)
    match.seats = default_seats(["1", "2", "3"])

    assert [] == heard(match, Praise(match), seat)


def test_nobody_is_praised_for_what_is_only_tried_out() -> None:
    seed, seat = doer()
    match = known(seed)
    match.save = None

    assert [] == heard(match, Praise(match), seat)


def test_a_ribbon_crosses_the_board() -> None:
    seed, seat = doer()
    match = known(seed)
    match.seats = tuple(
        info if place == seat else evolve(info, player="random")
        for place, info in enumerate(match.seats)
    )
    stage = stage_of((1280, 720), animation="fast")
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    said: list[str] = []
    scene.performance.announce = lambda text, colour: said.append(text)  # type: ignore[method-assign]
    brain = Brain(match)
    while not match.session.is_over:
        scene.choose(brain.number())
        scene._skip()
        if not match.session.is_over:
            scene._next()

    before_the_end = [text for text in said if text.startswith("Deed: ")]
    assert before_the_end
