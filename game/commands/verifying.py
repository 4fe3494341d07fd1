"""A journal against the rules: the same choices must give the same events and tables."""

from __future__ import annotations

import json

from attrs import frozen

from game.engine import Commit, Event, Game, Session, Text, text
from game.engine.codec import codec, digest
from game.engine.events import Chosen


@frozen
class Difference:
    """The first commit at which rules and journal part, and how."""

    commit: int
    why: Text


def difference(session: Session) -> Difference | None:
    """Where playing the choices again leads elsewhere; None if it never does."""
    first = session.commits[0]
    if session.laid:
        # The table was laid by hand, so there is nothing to compare it with.
        played = Session(session.game, session.setup, [first], 0, session.script, laid=True)
    else:
        played = Session.begin(session.game, session.setup, script=session.script)
        why = _unlike(session.game, first, played.commits[0])
        if why is not None:
            return Difference(0, why)
    for commit in session.commits[1:]:
        why = _played_on(played, commit)
        if why is not None:
            return Difference(commit.number, why)
    return None


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
    try:
        if not decision.step.accepts(played.table, choice.option):
            return text("verify-not-offered", event=option)
        again = played.choose(choice.option)
    except Exception as error:  # whatever the rules stumble over is the difference
        return text("verify-failed", why=f"{type(error).__name__}: {error}")
    if again is None:
        return text("verify-not-offered", event=option)
    return _unlike(played.game, commit, again)


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
