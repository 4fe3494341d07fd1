"""The book of records: people, games counted once, and what they come to."""

from __future__ import annotations

from attrs import evolve

from game.guide.records.book import Book, Fall, Person, Played, Share, from_plain
from game.guide.records.tallies import new_deeds, tally

ADA = Person("a1", "Ada", "red", "lion")
BEN = Person("b2", "Ben", "blue", "stag")


def share(person: Person, score: int, won: bool = False, **more: object) -> Share:
    return Share(person.id, score, won, **more)  # type: ignore[arg-type]


FIRST = Played(
    "one",
    "toy",
    "2025-11-16",
    (
        share(ADA, 12, True, dice={"die": Fall(3, 9)}, sources={"coins": 4}, deeds=("bargain",)),
        share(BEN, 7),
    ),
)
SECOND = Played(
    "two",
    "toy",
    "2025-11-17",
    (
        share(
            ADA,
            9,
            dice={"die": Fall(2, 11)},
            sources={"coins": 1, "worth": 8, "moths": -2},
            deeds=("bargain", "earner"),
        ),
    ),
)
BOOK = Book((ADA, BEN)).with_game(FIRST).with_game(SECOND)


def test_a_book_is_read_back_as_it_was_written() -> None:
    import json

    assert BOOK == from_plain(json.loads(json.dumps(BOOK.to_plain())))


def test_a_game_is_counted_once_and_as_it_ended_last() -> None:
    again = evolve(FIRST, shares=(share(ADA, 20),))

    assert BOOK.games == BOOK.with_game(SECOND).games
    assert (SECOND, again) == BOOK.with_game(again).games


def test_a_tally_adds_up_the_games_of_a_person() -> None:
    found = tally(BOOK, ADA.id, "toy")

    assert (2, 1, 12) == (found.games, found.wins, found.best)
    assert {"die": Fall(5, 20)} == found.dice
    assert (("worth", 8), ("coins", 5)) == found.sources
    assert {"bargain": "2025-11-16", "earner": "2025-11-17"} == found.deeds


def test_who_has_not_played_has_no_best() -> None:
    found = tally(BOOK, BEN.id, "other")

    assert (0, 0, None) == (found.games, found.wins, found.best)


def test_a_deed_is_new_unless_another_game_has_it() -> None:
    assert frozenset({"earner"}) == new_deeds(BOOK, "two", ADA.id)
    assert frozenset() == new_deeds(BOOK, "one", ADA.id)
    assert frozenset() == new_deeds(BOOK, "three", ADA.id)


def test_a_person_is_found_by_name_whatever_the_capitals() -> None:
    assert ADA == BOOK.named(" ada ")
    assert None is BOOK.named("Adah")


def test_a_person_who_looks_otherwise_now_stays_the_same() -> None:
    green = evolve(ADA, colour="green")

    assert (green, BEN) == BOOK.with_person(green).people


def test_who_is_forgotten_leaves_no_share_and_no_empty_game() -> None:
    left = BOOK.without_person(ADA.id)

    assert (BEN,) == left.people
    assert (evolve(FIRST, shares=(share(BEN, 7),)),) == left.games
