"""What is being done in Camp, read from the agenda: which plan, which of the nine steps."""

from __future__ import annotations

from attrs import frozen

from game.app.table.sight import Sight
from game.engine.table import Table
from game.rules.valeria import zones
from game.rules.valeria.content import plan
from game.rules.valeria.drafts import Bench, Reckoning
from game.rules.valeria.reckoning import strength_parts
from game.rules.valeria.shapes import Plan
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.carrying import ChainBonuses, Skirmish
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.views import Warden, active_player, camp_step, points_for

PLAN, DICE, STRENGTH, POINTS, CHAMPIONS, BOARD, ZONE, CHAIN, CLEAN_UP = range(1, 10)
#: What is told while a plan is carried out; told during an act, it has the stage.
_TOLD = frozenset(
    (
        "val-dice-committed",
        "val-strength",
        "val-plan-points",
        "val-gained",
        "val-overflow",
        "val-marker-taken",
        "val-zone-covered",
        "val-link-claimed",
        "val-plan-completed",
    )
)


@frozen(eq=False)
class Affair:
    """A plan on the stage."""

    seat: int
    #: The plan, or nothing where a marker is taken for an Award.
    plan: str
    number: int
    step: object
    sums: Reckoning | None
    #: The draft, while it is put together.
    draft: CarryOut | None = None
    award: str = ""

    @property
    def card(self) -> Plan:
        """What the plan says."""
        return plan(self.plan)


def affair_of(sight: Sight) -> Affair | None:
    """What deserves the stage now; None if the table does."""
    if sight.upto is not None:
        return _told(sight)
    decision = sight.decision
    if decision is None:
        return None
    match decision.step:
        case CarryOut(seat=seat, plan=piece) as draft if piece:
            bench = Bench(sight.view, seat, piece, draft.dice, draft.wilds, draft.changes)
            return Affair(seat, piece, DICE, draft, bench.reckon(), draft)
        case UncoverSpace(seat=seat, award=award) as step:
            if award:
                return Affair(seat, "", BOARD, step, None, award=award)
            return _under_way(sight.view, seat, BOARD, step)
        case Skirmish(seat=seat) as step:
            return _under_way(sight.view, seat, ZONE, step)
        case ChainBonuses(seat=seat) as step:
            return _under_way(sight.view, seat, CHAIN, step)
    return None


def _told(sight: Sight) -> Affair | None:
    """While something is acted out: the step that the table has come to."""
    seat = active_player(sight.view)
    number = camp_step(sight.view)
    if seat is None or not number or sight.told not in _TOLD:
        return None
    return _under_way(sight.view, seat, number, None)


def _under_way(table: Table, seat: int, number: int, step: object) -> Affair | None:
    warden = Warden(table, seat)
    if warden.carried is None:
        return None
    return Affair(seat, warden.carried, number, step, _sums(table, seat, warden.carried))


def _sums(table: Table, seat: int, piece: str) -> Reckoning:
    """What the committed dice came to."""
    warden, card = Warden(table, seat), plan(piece)
    dice = sum(table.pips(die) for die in warden.committed)
    parts = strength_parts(warden, card.type)
    raw = dice + sum(amount for _, amount in parts)
    total = min(raw, warden.influence)
    counted = table.marks.get(zones.STRENGTH)
    if isinstance(counted, int):
        # What has been counted stays, though the board or Influence may have changed since.
        total = counted
    from game.rules.valeria.matching import assigned

    symbols = card.symbols
    placed = assigned(symbols, warden.committed, warden.wild_troop, warden.committed)
    return Reckoning(
        symbols=tuple(zip(symbols, placed, strict=True)),
        dice=dice,
        parts=parts,
        raw=max(raw, total),
        limit=warden.influence,
        total=total,
        points=points_for(total),
        wasted=max(raw - total, 0),
        cost=0,
        gold_left=warden.gold,
        magic_left=warden.magic,
        gems_left=len(warden.gems),
    )
