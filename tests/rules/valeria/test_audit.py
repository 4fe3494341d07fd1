"""An auditor follows whole games with a ledger of its own: all that changes is told, and is right.

The figures here are written down a second time on purpose, from the rulebook and not from the
content: base costs, discounts, what champions add, the table of strengths.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from game.bots import make_player
from game.engine import Session, Setup, Situation
from game.engine.events import Told
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import champion, plan
from game.rules.valeria.views import Adversary, Warden

BASE = {"immediate": 1, "permanent": 3, "endgame": 5}
BONUS = {"slot.left": 1, "slot.middle": 2}
#: Champions that strengthen a plan of this type.
STRONG = {"assassin": "ambush", "brawler": "clash", "brute": "siege"}
COSTS = ("val-recruited", "val-reserved", "val-plan-bought", "val-bonus-bought")
POINTS = ("val-plan-points", "val-zone-covered", "val-award-claimed", "val-overflow")


def worth(strength: int) -> int:
    return strength // 2 if strength <= 10 else strength - 5


class Audit:
    """What must follow from a commit, by what was told in it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        #: The discount of the die that was taken by moving, this turn.
        self.discount = 0

    def run(self) -> Counter[str]:
        seen: Counter[str] = Counter()
        commits = self.session.commits
        for before, commit in itertools.pairwise(commits):
            told = [event for event in commit.events if isinstance(event, Told)]
            lines = [(event.key, dict(event.args)) for event in told]
            for seat in range(self.session.setup.players):
                self.count(seat, before.table, commit.table, lines)
            for key, args in lines:
                seen[key] += 1
                check = getattr(self, key.replace("-", "_"), None)
                if check is not None:
                    check(before.table, lines, **args)
        return seen

    def count(self, seat: int, before: Any, after: Any, lines: list[tuple[str, Any]]) -> None:
        """Gold, Magic, Influence and points are what was told of them."""
        own = [(key, args) for key, args in lines if args.get("seat") == seat]

        def total(name: str, *keys: str) -> int:
            return sum(args[name] for key, args in own if key in keys)

        def gained(item: str) -> int:
            got = [args for key, args in own if key == "val-gained" and args["item"] == item]
            return sum(args["amount"] for args in got)

        old, new = Warden(before, seat), Warden(after, seat)
        cycled = sum(key == "val-cycled" for key, _ in own)
        assert old.gold + gained("gold") - total("cost", *COSTS) == new.gold
        assert old.magic + gained("magic") - total("magic", "val-spent") - cycled == new.magic
        assert old.influence + gained("influence") == new.influence
        gems = len(old.gems) + gained("gem") - total("gems", "val-spent")
        assert gems == len(new.gems)
        assert old.score + total("points", *POINTS) == new.score

    def val_turn(self, table: Any, lines: Any, **_: Any) -> None:
        self.discount = 0

    def val_die_taken(self, table: Any, lines: Any, face: int, source: str, **_: Any) -> None:
        if source.startswith("shrine."):
            self.discount = 6 - face

    def val_recruited(
        self, table: Any, lines: Any, seat: int, champion: str, cost: int, source: str
    ) -> None:
        mine = Warden(table, seat)
        kinds = [card.split(".")[1] for card in mine.champions]
        base, off = BASE[_kind(champion)], 2 * ("death_knight" in kinds)
        if source.startswith("link."):
            expected = 0
        elif source.startswith("slot."):
            expected = max(0, base - off - ("miner" in kinds))
        else:
            owned = sum(_kind(card) == _kind(champion) for card in mine.champions)
            expected = max(0, base + owned - self.discount - off)
        assert expected == cost
        assert len(mine.champions) < mine.limits.champions

    def val_reserved(
        self, table: Any, lines: Any, seat: int, plan: str, slot: str, cost: int
    ) -> None:
        kinds = [card.split(".")[1] for card in Warden(table, seat).champions]
        free = any(key == "val-recruited" for key, _ in lines) or cost == 0
        space = zones.price_of(table.places[plan])
        expected = max(0, space - self.discount - 2 * ("tactician" in kinds))
        assert cost == expected or free

    def val_bonus_bought(self, table: Any, lines: Any, seat: int, slot: str, cost: int) -> None:
        kinds = [card.split(".")[1] for card in Warden(table, seat).champions]
        assert BONUS[slot] - ("miner" in kinds) == cost

    def val_strength(
        self, table: Any, lines: Any, seat: int, raw: int, total: int, **rest: Any
    ) -> None:
        mine = Warden(table, seat)
        kinds = [card.split(".")[1] for card in mine.champions]
        card = plan(rest["plan"])
        (faces,) = [args["faces"] for key, args in lines if key == "val-dice-committed"]
        added = sum(2 for kind in kinds if STRONG.get(kind) == card.type)
        added += ("warrior" in kinds) + ("strength_bonus" in mine.open_spaces)
        assert len(card.symbols) == len(faces)
        assert sum(faces) + added == raw
        assert min(raw, mine.influence) == total

    def val_plan_points(
        self, table: Any, lines: Any, seat: int, total: int, points: int, **_: Any
    ) -> None:
        assert worth(total) == points

    def val_zone_covered(
        self, table: Any, lines: Any, seat: int, zone: str, points: int, **_: Any
    ) -> None:
        carried = Warden(table, seat).carried
        assert carried is not None
        card = plan(carried)
        if zone == "strength":
            strength = table.marks[zones.STRENGTH]
            assert (2 if strength >= 15 else 0) == points
        elif zone in ("ambush", "siege", "clash"):
            assert (2 if zone == card.type else 0) == points
        else:
            assert card.symbols.count(zone) == points


def _kind(card: str) -> str:
    return champion(card).kind


def played(players: int, seed: int) -> Session:
    session = Session.begin(GAME, Setup("valeria", players, seed))
    bots = [make_player("random", seat, seed, GAME) for seat in range(players)]
    while (decision := session.decision) is not None:
        seen = Situation(GAME, decision, session.table)
        session.choose(bots[decision.seat].choose(seen))
    return session


@pytest.mark.parametrize("players", range(1, 6))
def test_all_that_changes_is_told_and_is_right(players: int) -> None:
    session = played(players, 100 + players)

    seen = Audit(session).run()

    assert seen["val-strength"]
    assert seen["val-recruited"]
    assert seen["val-zone-covered"]
    for seat in range(players):
        claimed = Warden(session.table, seat).map.claimed
        covered = Warden(session.table, seat).map.covered
        assert _links_between(covered) == len(claimed)
    if players == 1:
        assert 10 <= Adversary(session.table).score


def _links_between(cells: frozenset[tuple[int, int]]) -> int:
    """Neighbours that both hold a marker: each pair is a link, and each was claimed."""
    return sum(((row, column + 1) in cells) + ((row + 1, column) in cells) for row, column in cells)
