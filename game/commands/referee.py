"""The referee of a hosted game: hears one request a line, answers with lines.

Whatever is wrong with a request, the answer is an error line and the game stays as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game.commands.words import Trouble, Wording
from game.engine import Commit, Option, Session, Text, text
from game.engine.codec import codec, digest
from game.engine.events import Event, Told
from game.engine.secrecy import view
from game.engine.session import UndoRefused

Request = dict[str, Any]


class Referee:
    """Serves one session; `say` sends a line out."""

    def __init__(
        self, session: Session, words: Wording, say: Callable[[dict[str, Any]], None]
    ) -> None:
        self._session = session
        self._words = words
        self._say = say
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
        try:
            request = _request(line)
            if request["do"] == "quit":
                return False
            self._deeds[request["do"]](request)
        except Trouble as trouble:
            self._say({"type": "error", "message": self._words(trouble.text)})
        except UndoRefused as refused:
            self._say({"type": "error", "message": self._words(refused.refusal.text)})
        return True

    def _choose(self, request: Request) -> None:
        number = _whole(request, "id")
        decision = self._session.decision
        if decision is None:
            raise Trouble(text("why-not-over"))
        if not 0 <= number < len(decision.options):
            raise Trouble(text("host-no-option", id=str(number)))
        commit = self._commit(number)
        if commit is not None:  # else the answer is still being composed
            self._tell(commit)
        self.ask()

    def _commit(self, number: int) -> Commit | None:
        try:
            return self._session.choose(number)
        except OSError:  # the journal cannot be written: nothing more can be kept
            raise
        except Exception as error:  # the rules failed, and the session is as it was before
            raise Trouble(text("verify-failed", why=f"{type(error).__name__}: {error}")) from error

    def _tell(self, commit: Commit) -> None:
        written = self._written
        self._say({"type": "events", "events": [written(event) for event in commit.events]})

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
        self._session.undo(force)
        self.ask()

    def _redo(self, request: Request) -> None:
        self._session.redo()
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
        self._say({"type": "digest", "digest": digest(session.game, session.table)})

    def _seat(self, request: Request) -> int:
        seat = _whole(request, "seat")
        if not 0 <= seat < self._session.setup.players:
            raise Trouble(text("host-no-seat", seat=str(seat)))
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
