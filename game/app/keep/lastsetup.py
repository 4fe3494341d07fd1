"""What a set-up screen holds, and how the last one is remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeGuard

from attrs import evolve, frozen

from game.app.drawing.signs import visible
from game.app.drawing.theme import EMBLEMS, SEAT_COLOURS
from game.app.keep.seats import HUMAN, SeatInfo, default_seats
from game.bots import current_name, player_names, usual_name
from game.engine.game import Choice, Game, OptionValue, Setup

MOST_SEED = (1 << 63) - 1
#: Digits of a seed, and letters of a name, that can be typed.
MOST_DIGITS = 18
MOST_NAME = 16


@frozen
class Plan:
    """Seats, options and seed as the player has put them so far."""

    game: Game
    seats: tuple[SeatInfo, ...]
    options: Mapping[str, OptionValue]
    #: The seed as it was typed; empty is a random one.
    seed: str = ""

    def choices(self) -> tuple[Choice, ...]:
        """The options that are to be settled, for this many players and with what is chosen."""
        known = {choice.name for choice in self.game.choices}
        chosen = tuple((name, value) for name, value in self.options.items() if name in known)
        closed = self.game.closed(Setup(self.game.id, len(self.seats), 0, chosen))
        return tuple(choice for choice in self.game.choices if choice.name not in closed)

    @property
    def is_campaign(self) -> bool:
        """Whether the next game of a campaign is asked for."""
        if self.game.campaign is None:
            return False
        name, value = self.game.campaign.asked_by
        return any(choice.name == name and self.value(choice) == value for choice in self.choices())

    def value(self, choice: Choice) -> OptionValue:
        """What is chosen for an option."""
        return self.options.get(choice.name, choice.default)

    def with_option(self, name: str, value: OptionValue) -> Plan:
        """The plan with another value."""
        return evolve(self, options={**self.options, name: value})

    def with_seat(self, seat: int, **changes: Any) -> Plan:
        """The plan with something changed about a seat."""
        seats = list(self.seats)
        seats[seat] = evolve(seats[seat], **changes)
        return evolve(self, seats=tuple(seats))

    def with_person(self, seat: int, person: SeatInfo) -> Plan:
        """The plan with somebody at a seat; who had their colour or emblem gets what was there."""
        left = self.seats[seat]
        seats = [
            evolve(
                each,
                colour=left.colour if each.colour == person.colour else each.colour,
                emblem=left.emblem if each.emblem == person.emblem else each.emblem,
            )
            for each in self.seats
        ]
        seats[seat] = person
        return evolve(self, seats=tuple(seats))

    def more(self, name: str) -> Plan:
        """The plan with one more seat, in a colour and an emblem that are free."""
        colour = self.free_colour(None)
        emblem = self.free_emblem(None)
        return evolve(self, seats=(*self.seats, SeatInfo(name, colour, emblem, self._rival())))

    def _rival(self) -> str:
        """Whoever plays well enough, for a seat that is added."""
        return usual_name(self.game)

    def fewer(self, seat: int) -> Plan:
        """The plan without a seat."""
        return evolve(self, seats=(*self.seats[:seat], *self.seats[seat + 1 :]))

    def alone(self) -> Plan | None:
        """The plan for one person, where the game can be played so and is not yet."""
        if len(self.seats) == 1 or self.game.seats[0] > 1:
            return None
        first = next((seat for seat in self.seats if seat.is_human), self.seats[0])
        return evolve(self, seats=(evolve(first, player=HUMAN),))

    def free_colour(self, after: str | None) -> str:
        """The next colour that nobody has."""
        return _next_free(list(SEAT_COLOURS), after, {seat.colour for seat in self.seats})

    def free_emblem(self, after: str | None) -> str:
        """The next emblem that nobody has."""
        return _next_free(list(EMBLEMS), after, {seat.emblem for seat in self.seats})

    def setup(self, settled: Mapping[str, OptionValue] | None = None) -> Setup:
        """The set-up that the engine understands; a random seed where none was typed.

        What a campaign has settled goes before what was chosen here.
        """
        seed = int(self.seed) if self.seed.isdecimal() else Random().randrange(1_000_000_000)
        given = settled or {}
        chosen = {choice.name: self.value(choice) for choice in self.choices()}
        differing = tuple(
            (choice.name, value)
            for choice in self.game.choices
            if (value := given.get(choice.name, chosen.get(choice.name, choice.default)))
            != choice.default
        )
        return Setup(self.game.id, len(self.seats), min(seed, MOST_SEED + 1), differing)

    def to_json(self) -> dict[str, Any]:
        """As settings.json keeps it."""
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "options": dict(self.options),
            "seed": self.seed,
        }


def _next_free(values: Sequence[str], after: str | None, taken: set[str]) -> str:
    start = values.index(after) + 1 if after in values else 0
    turned = [*values[start:], *values[:start]]
    return next((value for value in turned if value not in taken), turned[0])


def first_plan(game: Game, names: Sequence[str]) -> Plan:
    """A plan to begin with: one person against a fair bot, as few seats as the game allows."""
    least, most = game.seats
    count = min(max(least, 2), most)
    rival = usual_name(game)
    seats = [
        seat if number == 0 else evolve(seat, player=rival)
        for number, seat in enumerate(default_seats(list(names[:count])))
    ]
    return Plan(game, tuple(seats), {})


def remembered(game: Game, raw: Any, names: Sequence[str]) -> Plan:
    """The last plan of this game, as far as it still makes sense."""
    fresh = first_plan(game, names)
    if not isinstance(raw, Mapping):
        return fresh
    least, most = game.seats
    listed = raw.get("seats")
    written = listed if isinstance(listed, list) else []
    seats = [_seat(game, each) for each in written[: most + 1] if isinstance(each, Mapping)]
    if not least <= len(seats) <= most:
        seats = list(fresh.seats)
    given = raw.get("options")
    options = {
        choice.name: given[choice.name]
        for choice in game.choices
        if isinstance(given, Mapping) and choice.takes(given.get(choice.name, ""))
    }
    seed = raw.get("seed")
    return Plan(game, tuple(seats), options, seed if _is_seed(seed) else "")


def _is_seed(value: Any) -> TypeGuard[str]:
    """Whether it could have been typed."""
    return isinstance(value, str) and value.isdecimal() and len(value) <= MOST_DIGITS


def _seat(game: Game, raw: Mapping[str, Any]) -> SeatInfo:
    colour, emblem, player = (str(raw.get(name)) for name in ("colour", "emblem", "player"))
    player = current_name(player)
    return SeatInfo(
        visible(str(raw.get("name", "")))[:MOST_NAME],
        colour if colour in SEAT_COLOURS else next(iter(SEAT_COLOURS)),
        emblem if emblem in EMBLEMS else EMBLEMS[0],
        player if player in player_names(game) else HUMAN,
    )
