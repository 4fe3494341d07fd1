"""Meeting a rival of the rules' own for the first time: who it is, beside where it stands."""

from __future__ import annotations

from contextlib import suppress

from game.app.boards import skin_of
from game.app.scenes.board import BoardScene
from game.app.scenes.strangers import MET
from game.app.table import pointing
from game.app.table.speaking import Bubble, Speaking
from game.app.widgets import Widget
from game.app.widgets.base import Change
from game.app.widgets.intents import Act, Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage
from game.engine.game import Rival
from game.guide.lessons.learning import keep_done
from game.guide.records.store import RecordsError


class Meeting(Scene):
    """A bubble beside the rival; whatever is pressed, the game goes on."""

    opaque = False

    def __init__(self, stage: Stage, board: BoardScene, rival: Rival) -> None:
        super().__init__(stage)
        self.board, self.rival, self.game = board, rival, board.game

    def entered(self) -> None:
        match = self.board.match
        person = match.seats[match.humans[0]].person
        with suppress(RecordsError):
            keep_done(person, match.game.id, MET + self.rival.owner)

    def build(self) -> Widget:
        said = self.board.speech(self.rival.met)
        speaking = Speaking(Bubble(said, skin_of(self.game).emblem))
        built = self.board.built
        holes = [] if built is None else pointing.boxes(built, [f"rival:{self.rival.owner}"])
        speaking.aim(self.look, self.look.box, holes)
        return _Still(speaking)

    def handle(self, intent: Intent) -> Change | None:
        return Pop() if isinstance(intent, Down | Act) else super().handle(intent)


class _Still(Widget):
    """Something that is placed already."""

    def place(self, look: object, box: object) -> None:
        """It stays where it was aimed."""


def open_scene(stage: Stage, board: BoardScene, rival: Rival) -> Scene:
    """Meet a rival on a board."""
    return Meeting(stage, board, rival)
