"""What a Quest asks for, whether a Hero has it, and what could be given up for it (27.4)."""

from __future__ import annotations

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.content import group_of, item, kind_of, monster, resource, tile
from game.rules.euthia.shapes import Require
from game.rules.euthia.views import Hero
from game.rules.euthia.wearing import is_placed, why_not_change

#: The kinds of things that are given up piece by piece.
GIVEN = ("gem", "essence", "resource", "item", "trophy")


def count_of(require: Require, what: str) -> int:
    """How many pieces of a kind are given up."""
    wanted = getattr(require, what)
    return wanted.count if wanted is not None else 0


def candidates(table: Reading, seat: Seat, require: Require, what: str) -> list[Piece]:
    """What a Hero could give up for a part of a Quest; set Gems are not loose."""
    hero = Hero(table, seat)
    held = (*hero.worn, *hero.carried) if what == "item" else hero.carried
    return [piece for piece in held if _will_do(piece, require, what)]


def _will_do(piece: Piece, require: Require, what: str) -> bool:
    group = group_of(piece)
    if what == "trophy":
        level = require.trophy.min_level if require.trophy else 0
        return group in ("monster", "elite", "foe") and monster(piece).level >= level
    if what == "item":
        return group in ("item", "tile") and _named(require, what, _item_kind(piece))
    if group != what:
        return False
    return _named(require, what, resource(piece).terrain if what == "resource" else kind_of(piece))


def _item_kind(piece: Piece) -> str:
    """An Initiative Weapon is a Weapon."""
    kind: str = item(piece).kind if group_of(piece) == "item" else tile(piece).kind
    return "weapon" if kind == "initiative_weapon" else kind


def _named(require: Require, what: str, kind: str) -> bool:
    any_of = getattr(require, what).any_of
    return not any_of or kind in any_of


def why_not_fulfil(table: Reading, seat: Seat, require: Require) -> Refusal | None:
    """Everything must be met before anything is given."""
    hero = Hero(table, seat)
    looked_at = (
        ("reputation", hero.reputation, require.reputation_min),
        ("armour_set", hero.set_size(), require.armour_set),
        ("trade_tokens", hero.placed_tokens(zones.TRADE_TOKEN), require.trade_tokens),
        ("max_health", hero.max_health, require.max_health),
        ("gold", hero.gold, require.gold),
        ("gaar", hero.gaar, require.gaar),
        ("silver", len(hero.cards_of(zones.SILVER)), require.silver),
        ("gold_card", len(hero.cards_of(zones.GOLD_CARD)), require.gold_card),
        # Health may not be paid down to 0 (ruling 68).
        ("health", hero.health - 1, require.health),
    )
    for what, has, needs in looked_at:
        if needs and has < needs:
            return refuse("eut-why-quest", what=what, needs=needs)
    for what in GIVEN:
        needs = count_of(require, what)
        if not needs:
            continue
        whys = [why_not_give(table, seat, each) for each in candidates(table, seat, require, what)]
        if whys.count(None) < needs:
            # Where enough is there, what keeps it from being given is told.
            worn = next(filter(None, whys)) if len(whys) >= needs else None
            return worn or refuse("eut-why-quest", what=what, needs=needs)
    return None


def why_not_give(table: Reading, seat: Seat, piece: Piece) -> Refusal | None:
    """Giving up a worn tile is taking it off (ruling 92)."""
    return why_not_change(table, seat, (), (piece,)) if is_placed(table, seat, piece) else None
