"""A first whole game with a coach, as the lessons of a game end with."""

from __future__ import annotations

from contextlib import suppress
from secrets import randbelow

from attrs import evolve

from game.app import scenes
from game.app.keep import people, saves
from game.app.keep.seats import SeatInfo, default_seats
from game.app.scenes.dialog import message
from game.app.widgets.base import Change
from game.app.window.scene import Push, Reset
from game.app.window.stage import Stage
from game.bots import offered_names, player_names
from game.engine.game import Game, Setup
from game.guide.lessons.course import syllabus_of
from game.guide.records.store import RecordsError
from game.library.lessons import GuidedGame

#: How many seeds a first game may have.
SEEDS = 1 << 31


def begin(stage: Stage, game: Game, who: SeatInfo | None) -> Change | None:
    """Sit somebody down among gentle opponents."""
    syllabus = syllabus_of(game)
    guided = syllabus.guided if syllabus is not None else None
    if guided is None:
        return None
    seats = _seats(stage, game, guided, who)
    setup = Setup(game.id, guided.players, randbelow(SEEDS), tuple(guided.options.items()))
    try:
        match = saves.begin(game, setup, seats)
    except OSError as trouble:
        words, why = stage.words, trouble.strerror or str(trouble)
        body = words("ui-trouble-folder", folder=str(saves.folder()), why=why)
        return Push(message(stage, words("ui-setup-trouble"), body))
    with suppress(RecordsError):  # the end of the game tries again, and says so
        people.remember(seats)
    stage.sound.play("horn")
    board = scenes.open_scene(stage, "board", match=match)
    return Reset(scenes.open_scene(stage, "menu"), (board,))


def _seats(
    stage: Stage, game: Game, guided: GuidedGame, who: SeatInfo | None
) -> tuple[SeatInfo, ...]:
    name = who.name if who is not None else stage.words("ui-lesson-you")
    made = default_seats([name, *guided.others][: guided.players])
    first = made[0] if who is None else who
    bot = guided.bot if guided.bot in player_names(game) else gentlest(game)
    others = (evolve(seat, player=bot) for seat in made[1:])
    return (first, *_unlike(first, tuple(others)))


def gentlest(game: Game) -> str:
    """The plainest bot that is offered for the game."""
    return offered_names(game)[0]


def _unlike(first: SeatInfo, others: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The others in colours and emblems that the first one does not have."""
    spare = default_seats([str(number) for number in range(len(others) + 2)])
    free = [each for each in spare if each.colour != first.colour and each.emblem != first.emblem]
    return tuple(
        evolve(seat, colour=other.colour, emblem=other.emblem)
        for seat, other in zip(others, free, strict=False)
    )
