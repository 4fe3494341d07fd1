"""Whole games watched from every chair: nothing hidden before and after is ever named."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.bots import RandomPlayer
from game.engine import Commit, Session, Setup, Situation
from game.engine.secrecy import hidden_pieces, is_hidden, view
from game.rules.monster_lands import GAME
from tests.portions import CHAIRS

PIECE = re.compile(
    r"(?<![?\w.])(?:trap|member|monster|gear|region|loot|mission)\.[a-z0-9_]+(?:\.\d+)?"
)


def shown(session: Session, commit: Commit, seat: int) -> Iterator[object]:
    """All that reaches a chair: the events it hears, its view, and the question it reads."""
    yield from session.heard(commit.number, seat)
    seen = view(GAME, commit.table, seat)
    yield seen.agenda
    yield seen.marks
    yield tuple(seen.places)


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, (("ambush", True),)), (4, (("ambush", True), ("more_monsters", True))), (2, ())],
)
@pytest.mark.parametrize("seed", CHAIRS)
def test_no_chair_hears_of_a_piece_that_was_and_stays_hidden(players, options, seed):
    session = Session.begin(GAME, Setup(GAME.id, players, seed, options))
    bots = [RandomPlayer(f"{seed}/{seat}") for seat in range(players)]
    before = [hidden_pieces(GAME, session.table, seat) for seat in range(players)]
    while session.decision is not None:
        decision = session.decision
        prompt = repr(decision.step.prompt(session.table))
        for seat in range(players):
            if seat != decision.seat:
                assert before[seat].isdisjoint(PIECE.findall(prompt)), prompt
        situation = Situation(GAME, decision, session.table)
        commit = session.choose(bots[decision.seat].choose(situation))
        if commit is None:
            continue
        after = [hidden_pieces(GAME, session.table, seat) for seat in range(players)]
        for seat in range(players):
            secrets = before[seat] & after[seat]
            moved_openly = _shown_in_between(commit, seat)
            for each in shown(session, commit, seat):
                named = set(PIECE.findall(repr(each)))
                assert not named & (secrets - moved_openly), (seat, each)
        before = after


def _shown_in_between(commit: Commit, seat: int) -> set[str]:
    """Pieces that lay open to a seat for a moment within one commit (discards reshuffled)."""
    opened: set[str] = set()
    for event in commit.events:
        pieces = getattr(event, "pieces", ())
        for zone in (getattr(event, "origin", None), getattr(event, "target", None)):
            if zone is not None and not is_hidden(GAME.audience(zone), seat):
                opened.update(pieces)
    return opened
