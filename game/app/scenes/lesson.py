"""A lesson on the board: somebody explains, the player tries, and nothing can go wrong.

The game is a real one; which answer is meant, what the others do and how the dice fall is the
runner's business (`game.guide.lessons`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from attrs import evolve

from game.app.boards import skin_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.scenes import lessonend
from game.app.scenes.board import BoardScene
from game.app.scenes.lessonbar import Going, Guided, LessonBar
from game.app.scenes.lessonparts import Script, kinds_of, match_of, mute
from game.app.studio.samples import Request
from game.app.table import pointing
from game.app.table.speaking import Bubble, Speaking
from game.app.table.spot import Spot
from game.app.table.topbar import Tool
from game.app.widgets.base import Change, Widget
from game.app.widgets.intents import Act, Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage
from game.engine.game import Game
from game.guide.lessons import learning
from game.guide.lessons.course import Course, syllabus_of
from game.guide.lessons.runner import Runner
from game.guide.records.store import RecordsError

#: Tools that make sense while somebody explains.
TOOLS = ("rulebook", "music", "menu")


class LessonScene(BoardScene):
    """A lesson, line by line."""

    def __init__(self, stage: Stage, runner: Runner, person: str = "", name: str = "") -> None:
        self.runner, self.person = runner, person
        self._said = -1
        super().__init__(stage, match_of(runner, name or stage.words("ui-lesson-you")))
        self._acting.bots = Script(self.match, runner)

    # What is seen

    @property
    def guided(self) -> Guided:
        """The board with who speaks over it."""
        self.ensure()
        assert isinstance(self.root, Guided)
        return self.root

    @property
    def speaks(self) -> bool:
        """Whether a line is being said: nothing moves, and nobody else has to."""
        return not (self.performance.is_on or self.runner.is_due or self.runner.is_over)

    @property
    def is_bare(self) -> bool:
        return not self.guided.speaking.visible

    def build(self) -> Widget:
        self._open_drawer()
        board = super().build()
        assert self.built is not None
        self.built.root.without_story()
        mute(board, frozenset(self.runner.wanted))
        return Guided(board, self._speaking(), self._bar())

    def _open_drawer(self) -> None:
        """Open the drawer that holds what is spoken of."""
        if self.built is not None:
            for target in self.runner.line.at:
                name = pointing.is_behind_tab(self.built, target)
                if name:
                    self._tab, self._insists = name, True

    def _speaking(self) -> Speaking:
        runner, lang = self.runner, self.words.lang
        answer = runner.answer.in_(lang) if runner.answer is not None else ""
        emblem = skin_of(self.game).emblem
        return Speaking(Bubble(runner.line.say.in_(lang), emblem, answer))

    def _bar(self) -> LessonBar:
        runner, words = self.runner, self.words
        asked = runner.is_asked
        last = runner.at == len(runner.course.lines) - 1
        label = words("ui-lesson-show" if asked else "ui-lesson-end" if last else "ui-lesson-next")
        back = Going(
            words("ui-lesson-back"),
            self.go_back,
            key="backspace",
            hint=" ",
            name="back",
            style="strong",
        )
        back.enabled = runner.can_go_back
        kind = "secondary" if asked else "primary"
        on = Going(label, self.go_on, kind, key="n", hint=" ", name="next", style="strong")
        on.leads = not asked
        title = runner.course.lesson.name.in_(words.lang)
        return LessonBar(title, runner.at, len(runner.course.lines), back, on)

    def rebuild(self) -> None:
        super().rebuild()
        self._aim()
        self._said = self.runner.at

    def _aim(self) -> None:
        """Let the bubble stand beside what the line points at."""
        guided, speaks = self.guided, self.speaks
        guided.speaking.visible = speaks
        guided.bar.on.enabled = speaks
        if speaks and self.built is not None:
            guided.speaking.aim(self.look, guided.room, self.holes())

    def holes(self) -> list[Box]:
        """What the line points at: what it names, and what answers it."""
        assert self.built is not None
        found = pointing.boxes(self.built, self.runner.line.at)
        answers = pointing.answering(self.built, self.runner.wanted)
        found += [each.rect.inflate(12, 12) for each in answers if each.rect.w > 0]
        return found

    @property
    def tools(self) -> list[Tool]:
        """Rules, music, and the way out."""
        found = [each for each in super().tools if each.name in TOOLS]
        leave = self.words("ui-lesson-leave")
        return [evolve(each, label=leave) if each.name == "menu" else each for each in found]

    # Going on and back

    def go_on(self) -> Change | None:
        """The next line; where something is asked, the answer is shown."""
        if not self.speaks:
            return None
        if self.runner.is_asked:
            wanted = self.runner.wanted
            return self.choose(wanted[0]) if wanted else None
        self.runner.go_on()
        if self.runner.is_over:
            return self._finish()
        self.rebuild()
        return None

    def go_back(self) -> Change | None:
        """The line before, on the table as it was then."""
        if self.runner.can_go_back:
            self.performance.skip()
            self.runner.go_back()
            self.match.session = self.runner.session
            self.watch.look_again(False)
            self._insists = False
            self.stage.sound.play("undo")
            self.rebuild()
        return None

    def pick(self, thing: str, numbers: tuple[int, ...]) -> Change | None:
        """A click on something that may mean several options means the one that is asked for."""
        wanted = [number for number in numbers if number in self.runner.wanted]
        return super().pick(thing, tuple(wanted or numbers))

    def choose(self, number: int) -> Change | None:
        """A move of the script, or the player's choice: the right one is made, others answered."""
        runner = self.runner
        if runner.is_due:
            runner.moved()
            return self._made(super().choose(number))
        if not self.speaks:
            return None
        if not runner.choose(number):
            self._answer()
            return None
        runner.take()
        runner.taken()
        return self._made(super().choose(number))

    def _made(self, change: Change | None) -> Change | None:
        """What comes after a decision; where nothing moves, the next line is said at once."""
        if change is None and self.runner.is_over and not self.performance.is_on:
            return self._finish()
        self._aim()  # nobody speaks while something moves
        return change

    def _answer(self) -> None:
        """Say the friendly answer, or that it was something else that is meant."""
        if self.runner.answer is None:
            words = self.words
            answer = words("ui-lesson-other")
        else:
            answer = self.runner.answer.in_(self.words.lang)
        emblem = skin_of(self.game).emblem
        said = self.runner.line.say.in_(self.words.lang)
        self.guided.speak(Speaking(Bubble(said, emblem, answer)))
        self._aim()
        self.stage.sound.play("error")
        self.dirty = True

    def _finish(self) -> Change:
        """The lesson is done: note it, and say what was won."""
        self._left = True
        course = self.runner.course
        with suppress(RecordsError):
            learning.keep_done(self.person, course.game.id, course.name)
        return lessonend.after(self, course, self.person)

    # Leaving

    def back(self) -> Change:
        """Out at once; the place is kept."""
        self._left = True
        self.let_go()
        return Pop()

    def let_go(self) -> None:
        course = self.runner.course
        if not self.runner.is_over:
            with suppress(RecordsError):
                learning.keep_place(self.person, course.game.id, course.name, self.runner.at)

    def _next(self) -> Change | None:
        return None if self.match.session.is_over else super()._next()

    # Time and input

    @property
    def ticking(self) -> bool:
        if self.match.session.is_over:
            waits = self.performance.is_on or self.runner.is_due or not self._is_settled
            return waits or self.focus.ticking
        return super().ticking or not self._is_settled

    @property
    def _is_settled(self) -> bool:
        """Whether what is shown is what is said."""
        return self._said == self.runner.at and self.guided.speaking.visible == self.speaks

    def update(self, dt: float) -> Change | None:
        change = super().update(dt)
        if change is None and not self._left and not self._is_settled:
            if self.runner.is_over and not self.performance.is_on:
                return self._finish()
            if self.speaks:
                self.rebuild()
            else:
                self._aim()
                self.dirty = True
        return change

    def handle(self, intent: Intent) -> Change | None:
        reads_on = isinstance(intent, Act) and not self.focus.ring and not self.runner.is_asked
        if self.speaks and reads_on:
            return self.go_on()
        if self.speaks and isinstance(intent, Down) and intent.button == 1:
            self._notice(self.root.hit(intent.at))
        return super().handle(intent)

    def _notice(self, hit: Widget | None) -> None:
        """A click on something else than what is asked for gets an answer."""
        if not self.runner.is_asked or hit is None or hit.can_focus:
            return
        if isinstance(hit, Spot):
            self.runner.answer_to(*hit.things, *kinds_of(hit, self.match.session.decision))
            self._answer()
        elif pointing.numbers_of(hit):
            self.runner.answer_to(*kinds_of(hit, self.match.session.decision))
            self._answer()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.lingers:
            return  # another veil over the frame before would make it darker each time
        guided = self.guided
        if guided.speaking.visible:
            guided.speaking.draw(canvas)
        guided.bar.draw(canvas)
        self.focus.draw(canvas)


def open_scene(
    stage: Stage, game: Game, lesson: str, person: str = "", called: str = "", at: int = 0
) -> Scene:
    """A lesson of a game, from a line on."""
    return LessonScene(stage, Runner(Course.of(game, lesson), at), person, called)


def _shot(request: Request) -> Scene:
    from game.rules import games

    shelf = games()
    # A game without lessons is shown by one that has some.
    taught = (each for each in (shelf[request.game], *shelf.values()) if each.lessons is not None)
    game: Any = next(taught)
    syllabus = syllabus_of(game)
    assert syllabus is not None
    return open_scene(request.stage, game, next(iter(syllabus.lessons)), at=9)


SHOTS = {"lesson": _shot}
