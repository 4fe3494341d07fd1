"""Who sits at a seat is somebody the table knows by name, or somebody new."""

from __future__ import annotations

from attrs import evolve

from game.app.keep import people
from game.app.keep.lastsetup import first_plan
from game.app.keep.seats import SeatInfo, default_seats
from game.guide.records import store
from game.guide.records.book import Book, Person
from tests.toy import GAME

ADA = Person("a1", "Ada", "red", "lion")


def test_a_known_name_is_the_same_person_and_a_new_one_somebody_new() -> None:
    ada, ben = people.recognised(Book((ADA,)), default_seats([" ada", "Ben"]))

    assert "a1" == ada.person
    assert ben.person not in ("", "a1")


def test_bots_and_who_has_no_name_or_another_ones_name_are_nobody() -> None:
    seats = default_seats(["Ada", "Ben", "", "ADA"])
    seats = (seats[0], evolve(seats[1], player="random"), *seats[2:])

    assert ["a1", "", "", ""] == [each.person for each in people.recognised(Book((ADA,)), seats)]


def test_who_sat_down_is_known_from_then_on_as_they_looked() -> None:
    seats = people.recognised(Book(), [SeatInfo("Ada", "slate", "stag")])

    people.remember(seats)

    assert seats == people.known(store.load())


def test_a_book_written_by_hand_brings_nobody_who_cannot_be_drawn() -> None:
    (odd,) = people.known(Book((Person("x", "\ufe0f", "plaid", "kraken"),)))

    assert odd.name
    assert default_seats(["1"])[0].colour == odd.colour


def test_who_takes_a_seat_brings_colour_and_emblem_and_others_change() -> None:
    plan = first_plan(GAME, ["Ada", "Ben"])
    first, second = plan.seats
    guest = SeatInfo("Cleo", second.colour, second.emblem, person="c3")

    seated = plan.with_person(0, guest).seats

    assert guest == seated[0]
    assert (first.colour, first.emblem) == (seated[1].colour, seated[1].emblem)
