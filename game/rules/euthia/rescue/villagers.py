"""Villagers: where they are held, who brings them home, what that pays (chapter 19, ruling 101)."""

from __future__ import annotations

from game.engine import Piece, Play, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of
from game.rules.euthia.gains import gain_reputation, lose_reputation
from game.rules.euthia.map import Spot, chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.rescue import places
from game.rules.euthia.shapes import ScenarioRule
from game.rules.euthia.views import Hero, Land, players, turn_order


def rule(table: Reading, name: str) -> ScenarioRule | None:
    """A rule of the scenario that is played, if it has it."""
    return settings(table).scenario.rules.get(name)


# Captives.


def on_tile_revealed(play: Play, spot: Spot) -> None:
    """A new tile with a Monster holds a captive, as long as there are Villagers to be found."""
    captives, hidden = rule(play.table, "captives"), play.table.zone(places.HIDDEN)
    if captives and hidden and spot.chapter in captives.chapters and is_strongest(spot):
        bind(play, hidden[0], spot)


def is_strongest(spot: Spot) -> bool:
    """The first space of the highest Level on a tile that is not Special (ties: a, b, c)."""
    tile = box().territory[spot.tile]
    levels = {letter: getattr(tile, letter).monster for letter in ("a", "b", "c")}
    most = max(levels.values())
    first = next(letter for letter, level in levels.items() if level == most)
    return tile.centre is None and most > 0 and spot.letter == first


def bind(play: Play, villager: Piece, spot: Spot) -> None:
    """It counts as of the tile's Chapter; where none is paid for, as of the first (ruling 101)."""
    captives = rule(play.table, "captives")
    assert captives is not None
    chapter = spot.chapter if spot.chapter in captives.chapters else captives.chapters[0]
    play.tell("eut-captive", place=spot.place, chapter=chapter, level=spot.monster)
    play.turn(villager, chapter)
    play.move(villager, to=places.villagers_at(spot.zone))


def captive_spaces(table: Reading) -> list[Zone]:
    """The spaces where Monsters hold Villagers, whoever they followed before."""
    land = Land(table)
    return [zone for zone in land.chart.lairs if land.is_held(zone) and villagers_on(table, zone)]


def villagers_on(table: Reading, space: Zone) -> tuple[Piece, ...]:
    """Captives, or who waits on a free space."""
    return table.zones.get(places.villagers_at(space), ())


def on_liberated(play: Play, seat: Seat, space: Zone) -> None:
    """Whoever was held there follows the winner, if there is a Bag (13.2 asks what has to go)."""
    for villager in villagers_on(play.table, space):
        play.tell("eut-freed", seat=seat, thing=villager)
        play.move(villager, to=zones.found(seat))


# On the way.


def is_villager(piece: Piece) -> bool:
    """Whether a piece is a Villager."""
    return group_of(piece) == places.VILLAGER


def escorted(table: Reading, seat: Seat) -> tuple[Piece, ...]:
    """Who follows a Hero, a Bag each."""
    return tuple([each for each in Hero(table, seat).carried if is_villager(each)])


def leave(play: Play, seat: Seat, villager: Piece) -> None:
    """Without a Bag it waits where the Hero stands, for anybody (ruling 101)."""
    play.tell("eut-villager-left", seat=seat, thing=villager)
    play.move(villager, to=places.villagers_at(Hero(play.table, seat).location))


def on_death(play: Play, seat: Seat) -> None:
    """Who followed a Hero stays where the Hero died."""
    for villager in escorted(play.table, seat):
        leave(play, seat, villager)


# Home.


def chapter_of(table: Reading, villager: Piece) -> str:
    """The Chapter that a Villager counts as."""
    return str(table.faces[villager])


def reward(table: Reading, villager: Piece) -> int:
    """The Reputation for bringing a Villager home."""
    deliver = rule(table, "deliver")
    return deliver.amounts[chapter_of(table, villager)] if deliver else 0


def delivered(table: Reading, seat: Seat) -> int:
    """How many Villagers a Hero has brought home."""
    return len(table.zones.get(places.brought_home(seat), ()))


def all_delivered(table: Reading) -> int:
    """How many Villagers are home."""
    return sum([delivered(table, seat) for seat in range(players(table))])


def makes_friend(table: Reading, seat: Seat) -> bool:
    """Whether the next delivery of a Hero brings a Character card."""
    deliver, cards = rule(table, "deliver"), table.zone(places.CHARACTERS)
    return bool(deliver and cards and delivered(table, seat) + 1 in deliver.deliveries)


def bring_home(play: Play, seat: Seat, villager: Piece) -> bool:
    """Reputation by its Chapter; whether this delivery also makes a friend."""
    amount, friend = reward(play.table, villager), makes_friend(play.table, seat)
    play.tell("eut-delivered", seat=seat, thing=villager, amount=amount)
    play.move(villager, to=places.brought_home(seat))
    gain_reputation(play, seat, amount)
    return friend


# The end.


def needed(table: Reading, name: str) -> int:
    """How many Villagers a rule asks for in all."""
    found = rule(table, name)
    return found.amounts["per_player"] * players(table) + found.amounts["more"] if found else 0


def before_final_scoring(play: Play) -> None:
    """Who is still on the road is a promise broken; too few at home shame everybody."""
    abandoned = rule(play.table, "abandoned")
    if abandoned is None:
        return
    failed = all_delivered(play.table) < needed(play.table, "abandoned")
    for seat in turn_order(play.table):
        left = len(escorted(play.table, seat))
        if left:
            play.tell("eut-abandoned", seat=seat, count=left)
            lose_reputation(play, seat, left * abandoned.amounts["escorted"])
    if failed:
        play.tell("eut-too-few-home", count=all_delivered(play.table))
        for seat in turn_order(play.table):
            lose_reputation(play, seat, abandoned.amounts["too_few"])


def nearest_first(table: Reading, spaces: list[Zone]) -> list[Zone]:
    """By the way to the Chapel; ties by axial q, then r."""
    chart = chart_of(table)
    return sorted(spaces, key=lambda zone: (chart.apart(chart.chapel, zone), chart.spots[zone].at))


def farthest_first(table: Reading, spaces: list[Zone]) -> list[Zone]:
    """The other way round, with ties as before."""
    chart = chart_of(table)
    return sorted(spaces, key=lambda zone: (-chart.apart(chart.chapel, zone), chart.spots[zone].at))
