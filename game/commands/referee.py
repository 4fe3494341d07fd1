"""The referee of a hosted game: hears one request a line, answers with lines.

Whatever is wrong with a request, the answer is an error line and the game stays as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game.commands.chair import Chair
from game.commands.words import Trouble, Wording
from game.engine import Commit, Option, Session, Text, text
from game.engine.codec import codec, digest
from game.engine.events import Event, Told
from game.engine.secrecy import view
from game.engine.session import UndoRefused

Request = dict[str, Any]


class Referee:
    """Serves one session, all its seats or the one in a chair; `say` sends a line out."""

    def __init__(
        self,
        session: Session,
        words: Wording,
        say: Callable[[dict[str, Any]], None],
        chair: Chair | None = None,
    ) -> None:
        self._session = session
        self._words = words
        self._say = say
        self._chair = chair
        self._deeds: dict[str, Callable[[Request], None]] = {
            "choose": self._choose,
            "undo": self._undo,
            "redo": self._redo,
            "view": self._view,
            "why_not": self._why_not,
            "digest": self._digest,
        }

    def ask(self) -> None:
        """Say what is to be decided now, or how the game ended."""
        session = self._session
        if self._chair is not None:
            for commit in self._chair.let_others_play():
                self._tell(commit)
        decision = session.decision
        if decision is None:
            result = session.table.result
            assert result is not None
            over: dict[str, Any] = {"type": "over", "scores": result.scores}
            over |= {"winners": result.winners, "together": result.together}
            if result.reason:
                over["reason"] = self._words(Text(result.reason, result.about))
            self._say(over)
            return
        self._say(
            {
                "type": "decision",
                "commit": session.cursor,
                "seat": decision.seat,
                "prompt": self._words(decision.step.prompt(session.table)),
                "options": [self._shown(*each) for each in enumerate(decision.options)],
            }
        )

    def _shown(self, number: int, option: Option) -> dict[str, Any]:
        return {"id": number, "label": self._words(option.label()), "touches": option.touches()}

    def hear(self, line: bytes | Trouble) -> bool:
        """Do what a line asks; False if it asks to stop."""
        return self.safely(lambda: self._heard(line))

    def _heard(self, line: bytes | Trouble) -> bool:
        request = _request(line)
        if request["do"] == "quit":
            return False
        self._deeds[request["do"]](request)
        return True

    def safely(self, act: Callable[[], bool | None]) -> bool:
        """Do something; whatever goes wrong is said, and False only if it asks to stop."""
        try:
            return act() is not False
        except Trouble as trouble:
            self._complain(trouble.text)
        except UndoRefused as refused:
            self._complain(refused.refusal.text)
        except OSError:  # the journal cannot be written: nothing more can be kept
            raise
        except Exception as error:  # the rules failed, and the session is as it was before
            self._complain(text("verify-failed", why=f"{type(error).__name__}: {error}"))
        return True

    def _complain(self, why: Text) -> None:
        self._say({"type": "error", "message": self._words(why)})

    def _choose(self, request: Request) -> None:
        number = _whole(request, "id")
        decision = self._session.decision
        if decision is None:
            raise Trouble(text("why-not-over"))
        if not 0 <= number < len(decision.options):
            raise Trouble(text("host-no-option", id=str(number)))
        commit = self._session.choose(number)
        if commit is not None:  # else the answer is still being composed
            self._tell(commit)
        self.ask()

    def _tell(self, commit: Commit) -> None:
        events = commit.events if self._chair is None else self._chair.heard(commit)
        self._say({"type": "events", "events": [self._written(event) for event in events]})

    def _written(self, event: Event) -> dict[str, Any]:
        """An event; one that tells a story also says its sentence."""
        plain = codec(self._session.game).to_json(event)
        if isinstance(event, Told):
            plain["words"] = self._words(Text(event.key, event.args))
        return plain

    def _undo(self, request: Request) -> None:
        force = request.get("force", False)
        if type(force) is not bool:
            raise Trouble(text("host-yes-or-no", field="force"))
        if self._chair is None:
            self._session.undo(force)
        elif force:
            raise Trouble(text("host-nobody-agrees"))
        else:
            self._chair.undo()
        self.ask()

    def _redo(self, request: Request) -> None:
        (self._session if self._chair is None else self._chair).redo()
        self.ask()

    def _view(self, request: Request) -> None:
        seat = self._seat(request)
        game = self._session.game
        seen = codec(game).table_to_json(view(game, self._session.table, seat))
        self._say({"type": "view", "seat": seat, "table": seen})

    def _why_not(self, request: Request) -> None:
        piece = request.get("piece")
        if not isinstance(piece, str):
            raise Trouble(text("host-word", field="piece"))
        refusal = self._session.why_not(self._seat(request), piece)
        sentence = None if refusal is None else self._words(refusal.text)
        key = None if refusal is None else refusal.key
        self._say({"type": "why_not", "refusal": sentence, "key": key})

    def _digest(self, request: Request) -> None:
        session = self._session
        table = session.table if self._chair is None else self._chair.table
        self._say({"type": "digest", "digest": digest(session.game, table)})

    def _seat(self, request: Request) -> int:
        seat = _whole(request, "seat")
        if not 0 <= seat < self._session.setup.players:
            raise Trouble(text("host-no-seat", seat=str(seat)))
        if self._chair is not None and seat != self._chair.seat:
            raise Trouble(text("host-other-seat", seat=str(self._chair.seat)))
        return seat


DEEDS = ("choose", "undo", "redo", "view", "why_not", "digest", "quit")


def _request(line: bytes | Trouble) -> Request:
    """What a line asks for, if it can be understood."""
    if isinstance(line, Trouble):
        raise line
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise Trouble(text("host-not-json")) from None
    if not isinstance(request, dict):
        raise Trouble(text("host-not-json"))
    if request.get("do") not in DEEDS:
        raise Trouble(text("host-do", known=DEEDS))
    return request


def _whole(request: Request, field: str) -> int:
    number = request.get(field)
    if type(number) is not int:
        raise Trouble(text("host-number", field=field))
    return number
