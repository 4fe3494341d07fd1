"""The coach speaks: before a choice that throws away much is final, in a sentence."""

from __future__ import annotations

from contextlib import suppress

from game.app.keep.match import Match
from game.app.keep.settings import Settings
from game.app.scenes.dialog import Answer, Dialog
from game.app.table.advising import Coach, because
from game.app.telling.words import Speech
from game.app.widgets.base import Change, Press
from game.app.window.scene import Push, Scene
from game.guide.records import store
from game.guide.records.store import RecordsError
from game.guide.records.tallies import tally


def coach_for(match: Match, settings: Settings) -> Coach:
    """The coach of a match: as it is set, or gentle for who has never finished this game."""
    manner = settings.coach
    if manner == "first":
        manner = "gentle" if _is_first(match) else "off"
    return Coach(match, manner if match.save is not None else "off")


def _is_first(match: Match) -> bool:
    """Whether one person plays among bots, and has not finished a game of this kind before."""
    if len(match.humans) != 1:
        return False
    person = match.seats[match.humans[0]].person
    with suppress(RecordsError):
        return not person or tally(store.load(), person, match.game.id).games == 0
    return False


def objection(
    scene: Scene, speech: Speech, coach: Coach, number: int, go_on: Press
) -> Change | None:
    """Ask whether it is really meant, if the coach objects."""
    chosen, advice = coach.objection(number), coach.advice
    if chosen is None or advice is None:
        return None
    words = scene.words
    best = speech.say(coach.told(advice.best.option))
    body = words("ui-coach-rather", option=best, why=because(speech, advice, chosen))
    answers = [
        Answer(words("ui-coach-again"), kind="primary"),
        Answer(words("ui-coach-anyway"), go_on),
    ]
    title = words("ui-coach-wait")
    return Push(Dialog(scene.stage, title, body, answers[::-1], scene.game))
