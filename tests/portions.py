"""How much a test run plays, all in one place: a portion for every day, a big one for a night.

`run.py test` takes the daily portions, which must stay under ten minutes on two cores with every
game on the shelf; `run.py test --long` adds what is marked `long`. A bigger portion proves the
same things, only more often, so a new game begins with the sizes that stand here.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from attrs import frozen

#: Seconds after which a long test has hung; that of a daily one stands in pyproject.toml. Both
#: leave room for a machine that is ten times as busy.
LONG_LIMIT = 3_600


@frozen
class Share:
    """How much of one game the contract asks for."""

    #: How many random games are played; most tests look at all of them.
    games: int
    #: How many moments of a game are looked at closely, where every moment would take too long.
    moments: int
    #: How many games are watched event by event.
    watched: int
    #: How many damaged or forged journals are opened, and how many positions are laid.
    mutants: int
    #: How often a player is killed.
    kills: int


DAILY = Share(games=5, moments=6, watched=2, mutants=100, kills=4)
#: A game of many short turns: fewer of them show as much.
DAILY_MANY_TURNS = Share(games=3, moments=10, watched=1, mutants=100, kills=4)
#: The tiny game of the tests is over in a moment.
DAILY_TOY = Share(games=40, moments=8, watched=40, mutants=600, kills=10)
LONG = Share(games=60, moments=40, watched=20, mutants=5_000, kills=200)

Portions = list[Any]


def portions(daily: int, long: int) -> Portions:
    """The numbers of so many portions; those beyond the daily ones are for a night."""
    return [*range(daily), *(_long(number) for number in range(daily, long))]


def sizes(daily: int, long: int) -> Portions:
    """One portion of each size."""
    return [daily, _long(long)]


def _long(*values: Any, name: str | None = None) -> Any:
    return pytest.param(*values, marks=pytest.mark.long, id=name)


#: Random games over all ways to play a game: once a day, thirty times in a night. Each time is cut
#: into parts, so that all cores have something to do.
FUZZ_PARTS = 4
FUZZ = portions(1 * FUZZ_PARTS, 30 * FUZZ_PARTS)
#: Random games of Valeria on dicts, over every number of players, checked after every decision.
VALERIA_GAMES = sizes(5, 2_000)
#: The same of Rivenoire.
RIVENOIRE_GAMES = sizes(12, 2_000)
#: Random games of Euthia on dicts, over every number of players and map, checked likewise.
EUTHIA_GAMES = sizes(6, 2_000)
#: Games of Euthia that are reckoned a second time from their story, each of another kind.
EUTHIA_AUDITS = portions(2, 120)
#: Finales of Euthia against its dragon, by strong Heroes at random.
FINALES = sizes(8, 2_000)
#: Battles of Monster Lands that are fought against the foretold odds.
BATTLES = sizes(1_500, 20_000)
#: Games of a thinking bot against one that plays at random.
MATCHES = sizes(8, 100)
#: Games of players of all levels, in which nobody may stumble.
MIXED = sizes(2, 1_000)
#: Times that the files beside a journal are damaged.
BROKEN = sizes(20, 2_000)
#: Monkeys at the app's window, and the things that each of them does.
MONKEYS = portions(1, 150)
PRANKS = 300
#: Games of an evening after which memory and open files are looked at; an evening takes minutes.
EVENING = [_long(10, name="10")]
#: Games of such an evening in a window of 4K, for each game on the shelf.
WIDE_EVENING = [_long(2, name="2")]
#: Frames of a game in which the collector is watched; at night, all of them.
PLAYED = sizes(400, 1_000_000)
#: Games that are watched from every chair.
CHAIRS = portions(1, 20)
#: Random games of which every kind of question is drawn.
QUESTIONS = sizes(4, 60)
#: Moments of a game in which its overlay is drawn.
DRAWN = sizes(12, 400)
#: Decisions after each of which a board is painted anew and held against one drawn from nothing.
STRETCHES = sizes(6, 150)

#: Saves, and files beside them, that somebody tampered with.
FORGED_SAVES = sizes(60, 5_000)
FORGED_FILES = sizes(40, 3_000)

#: Windows of every shape.
WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160))
#: Every window once a day, the smallest with the longest words; in both languages and text sizes.
DAILY_LOOKS = (
    ((1024, 768), "fr", 150),
    ((1280, 720), "fr", 150),
    ((1280, 720), "en", 100),
    ((1366, 768), "en", 150),
    ((1920, 1080), "fr", 100),
    ((2560, 1080), "fr", 150),
    ((3840, 2160), "en", 100),
)


#: How many of them every step of every lesson is drawn in each day: the two with the least room.
LESSON_LOOKS = 2


def looks(daily: int = len(DAILY_LOOKS)) -> Portions:
    """Window, language and text size of every picture to take, so many of them each day."""
    every = [*DAILY_LOOKS, *sorted({*product(WINDOWS, ("en", "fr"), (100, 150))} - {*DAILY_LOOKS})]
    return [_look(look, at >= daily) for at, look in enumerate(every)]


def _look(look: tuple[tuple[int, int], str, int], long: bool) -> Any:
    (width, height), lang, text_size = look
    name = f"{width}x{height}-{lang}-{text_size}"
    return _long(*look, name=name) if long else pytest.param(*look, id=name)
