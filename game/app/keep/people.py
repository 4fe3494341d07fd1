"""People at the seats: somebody whom the book of records knows by name, or somebody new."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import token_hex

from attrs import evolve

from game.app.keep.seats import SeatInfo, seats_from
from game.guide.records import store
from game.guide.records.book import Book, Person


def known(book: Book) -> tuple[SeatInfo, ...]:
    """Everybody in the book, as they would sit down; the latest to come first."""
    people = [
        {"name": each.name, "colour": each.colour, "emblem": each.emblem, "person": each.id}
        for each in reversed(book.people)
    ]
    return seats_from(people, len(people))


def recognised(book: Book, seats: Iterable[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats, each with the person of its name; a name is one person, at one seat."""
    found: list[SeatInfo] = []
    names: set[str] = set()
    for seat in seats:
        name = seat.name.strip().casefold()
        person = ""
        if seat.is_human and name and name not in names:
            names.add(name)
            somebody = book.named(name)
            person = token_hex(6) if somebody is None else somebody.id
        found.append(evolve(seat, person=person))
    return tuple(found)


def with_people(book: Book, seats: Sequence[SeatInfo]) -> Book:
    """The book with everybody at these seats, as they look there."""
    for seat in seats:
        if seat.person:
            person = Person(seat.person, seat.name.strip(), seat.colour, seat.emblem)
            book = book.with_person(person)
    return book


def remember(seats: Sequence[SeatInfo]) -> None:
    """Write down who sits at these seats; `RecordsError` if that cannot be kept."""
    store.change(lambda book: with_people(book, seats))
