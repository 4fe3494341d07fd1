"""Which deeds a seat has done in a session, and with which commit: read off its events alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from game.engine import Seat
from game.engine.events import Told as Telling
from game.engine.session import Session
from game.library.deeds import All, Condition, Deed, Never, Scored, SetUp, Told, Won


def deeds_on_shelf(session: Session) -> Mapping[str, Deed]:
    """The deeds that the game of a session knows."""
    shelf = session.game.deeds
    return {} if shelf is None else shelf.load()


def deeds_of(session: Session, seat: Seat) -> dict[str, int]:
    """The deeds that a seat has done up to now, each with the commit that completed it."""
    chronicle = _chronicle(session, seat)
    found = {name: _met(chronicle, deed.when) for name, deed in deeds_on_shelf(session).items()}
    return {name: commit for name, commit in found.items() if commit is not None}


@frozen
class _Line:
    """Something told, and when."""

    commit: int
    round: int
    args: Mapping[str, object]


@frozen(eq=False)
class _Chronicle:
    """What a seat's deeds are judged by: the lines about it, and the last table."""

    session: Session
    seat: Seat
    lines: Mapping[str, list[_Line]]

    @property
    def end(self) -> int | None:
        """The commit that ended the game, if it is over."""
        return self.session.cursor if self.session.is_over else None


def _chronicle(session: Session, seat: Seat) -> _Chronicle:
    lines: dict[str, list[_Line]] = {}
    moments, round_ = session.game.moments, 0
    for commit in session.commits[: session.cursor + 1]:
        for event in commit.events:
            if not isinstance(event, Telling):
                continue
            round_ += moments.get(event.key) == "round"
            args = dict(event.args)
            heard = event.seats is None or seat in event.seats
            if heard and args.get("seat", seat) == seat:
                lines.setdefault(event.key, []).append(_Line(commit.number, round_, args))
    return _Chronicle(session, seat, lines)


def _met(chronicle: _Chronicle, condition: Condition) -> int | None:
    """The commit with which a condition came true; None if it has not."""
    match condition:
        case Told():
            return _heard(chronicle, condition)
        case Won(margin):
            return chronicle.end if _won_by(chronicle, margin) else None
        case Scored(at_least):
            result = chronicle.session.table.result
            scored = result is not None and result.scores[chronicle.seat] >= at_least
            return chronicle.end if scored else None
        case SetUp():
            return 0 if _laid(chronicle.session, condition) else None
        case Never(what):
            return chronicle.end if _met(chronicle, what) is None else None
        case All(of):
            commits = [_met(chronicle, each) for each in of]
            return None if None in commits else max(each for each in commits if each is not None)


def _heard(chronicle: _Chronicle, wanted: Told) -> int | None:
    counts: dict[int, int] = {}
    for line in _fitting(chronicle, wanted):
        span = line.round if wanted.within == "round" else 0
        weight = line.args.get(wanted.adding) if wanted.adding else 1
        counts[span] = counts.get(span, 0) + (weight if isinstance(weight, int) else 0)
        if counts[span] >= wanted.at_least:
            return line.commit
    return None


def _fitting(chronicle: _Chronicle, wanted: Told) -> Iterator[_Line]:
    """The lines that count, in the order in which they were told."""
    lines = [line for key in wanted.keys for line in chronicle.lines.get(key, ())]
    for line in sorted(lines, key=lambda line: line.commit):
        args = line.args
        if (
            all(args.get(name) == value for name, value in wanted.where.items())
            and all(_reaches(args.get(name), least) for name, least in wanted.reaching.items())
            and all(_stays(args.get(name), most) for name, most in wanted.up_to.items())
        ):
            yield line


def _reaches(value: object, least: int) -> bool:
    return isinstance(value, int) and value >= least


def _stays(value: object, most: int) -> bool:
    return isinstance(value, int) and value <= most


def _laid(session: Session, wanted: SetUp) -> bool:
    """Whether the game was set up like this."""
    setup = session.setup
    settled = {choice.name: choice.default for choice in session.game.choices} | dict(setup.options)
    return wanted.players in (0, setup.players) and all(
        _reaches(settled.get(name), least) for name, least in wanted.reaching.items()
    )


def _won_by(chronicle: _Chronicle, margin: int) -> bool:
    result, seat = chronicle.session.table.result, chronicle.seat
    if result is None or seat not in result.winners:
        return False
    others = [score for other, score in enumerate(result.scores) if other != seat]
    ahead = [result.scores[seat] - score for score in (*others, *result.rivals)]
    return margin == 0 or (bool(ahead) and min(ahead) >= margin)
