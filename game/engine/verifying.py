"""A journal against the rules: the same choices must give the same events and tables."""

from __future__ import annotations

import json

from attrs import frozen

from game.engine.codec import codec, digest
from game.engine.contents import shipped
from game.engine.events import Chosen, Event
from game.engine.game import Game
from game.engine.session import Commit, Session
from game.engine.text import Text, text


@frozen
class Difference:
    """The first commit at which rules and journal part, and how."""

    commit: int
    why: Text


def difference(session: Session) -> Difference | None:
    """Where playing the choices again leads elsewhere; None if it never does."""
    game, script = session.game, session.script
    first = session.commits[0]
    if session.laid:
        # The table was laid by hand, so there is nothing to compare it with.
        played = Session(game, session.setup, [first], 0, script, True, session.contents)
    elif script:
        # Dice are given to a table that is laid, and to no other.
        return Difference(0, text("verify-scripted", count=len(script)))
    else:
        try:
            played = Session.begin(game, session.setup, contents=session.contents)
        except Exception as error:  # with cards of its own, even an opening can go wrong
            return Difference(0, _stumbled(error))
        why = _unlike(game, first, played.commits[0])
        if why is not None:
            return Difference(0, why)
    for commit in session.commits[1:]:
        try:
            why = _played_on(played, commit)
        except Exception as error:  # whatever the rules stumble over is the difference
            why = _stumbled(error)
        if why is not None:
            return Difference(commit.number, why)
    return None


def remarks(session: Session) -> tuple[Text, ...]:
    """What should be said of a game, however exactly it was played."""
    found = []
    if session.laid:
        found.append(text("verify-laid", count=len(session.script)))
    if session.contents != shipped(session.game):
        found.append(text("verify-own-cards"))
    return tuple(found)


def _played_on(played: Session, commit: Commit) -> Text | None:
    """Make the choice of a commit and compare what follows."""
    choice = commit.events[0] if commit.events else None
    decision = played.decision
    if not isinstance(choice, Chosen):
        return text("verify-no-choice")
    if decision is None:
        return text("verify-over")
    option = _written(played.game, choice)
    if choice.seat != decision.seat:
        return text("verify-other-seat", event=option, seat=decision.seat)
    if not decision.step.accepts(played.table, choice.option):
        return text("verify-not-offered", event=option)
    again = played.choose(choice.option)
    if again is None:
        return text("verify-not-offered", event=option)
    return _unlike(played.game, commit, again)


def _stumbled(error: Exception) -> Text:
    return text("verify-failed", why=f"{type(error).__name__}: {error}")


def _unlike(game: Game, kept: Commit, played: Commit) -> Text | None:
    """How two commits that should be one differ."""
    for number, (one, other) in enumerate(zip(kept.events, played.events, strict=False), start=1):
        if one != other:
            journal, rules = _written(game, one), _written(game, other)
            return text("verify-event", number=number, journal=journal, rules=rules)
    if len(kept.events) != len(played.events):
        counts = {"journal": len(kept.events), "rules": len(played.events)}
        return text("verify-count", **counts)
    if kept.table != played.table or kept.scripted != played.scripted:
        digests = {"journal": digest(game, kept.table), "rules": digest(game, played.table)}
        return text("verify-table", **digests)
    return None


def _written(game: Game, event: Event) -> str:
    return json.dumps(codec(game).to_json(event), ensure_ascii=False)
