"""What champions pay for a plan: tried out while it is put together, then what they have paid."""

from __future__ import annotations

from collections import Counter

from game.app.boards.valeria.camp.affair import Affair
from game.app.boards.valeria.camp.paid import paid_so_far
from game.app.boards.valeria.skin import GOODS
from game.app.table.chips import Chip
from game.app.table.sight import Sight
from game.engine.quick import Quick
from game.rules.valeria.steps.camp_parts import CarryOutPlan
from game.rules.valeria.views import Warden

#: In the order in which they stand.
ITEMS = ("magic", "gold", "influence", "gem")


def income(sight: Sight, affair: Affair) -> list[Chip]:
    """What comes in by champions, item by item."""
    if affair.draft is not None:
        found = _foreseen(sight, affair)
    else:
        found = Counter()
        for each in paid_so_far(sight):
            if each.by_champion:
                found[each.item] += each.amount
    return [
        Chip(f"val.resource.{item}", f"+{found[item]}", GOODS[item])
        for item in (*ITEMS, "vp")
        if found[item] > 0
    ]


def _foreseen(sight: Sight, affair: Affair) -> Counter[str]:
    """What would come in if the draft were carried out as it is; no chance has a part in it."""
    draft, sums, decision = affair.draft, affair.sums, sight.decision
    assert draft is not None
    whole = CarryOutPlan(draft.plan, draft.dice, draft.wilds, draft.changes)
    if sums is None or decision is None or whole not in decision.options:
        return Counter()
    tried = Quick(sight.view, 0)
    tried.decision = decision
    tried.answer(whole)
    before, after = Warden(sight.view, affair.seat), Warden(tried.table, affair.seat)
    left = {
        "magic": sums.magic_left,
        "gold": sums.gold_left,
        "influence": before.influence,
        "gem": sums.gems_left,
    }
    return Counter({item: after.has(item) - left[item] for item in ITEMS})
