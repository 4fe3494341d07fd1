"""Rules of thumb for payments and stakes that are put together from parts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from game.engine import Option, Piece
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import has_mode
from game.rules.rivenoire.duels import attack, blow_tokens, cards_to_commit
from game.rules.rivenoire.payments import coins_of, is_minimal, money
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.worths import BEER, damage_of
from game.rules.rivenoire.steps.arena import Commit, CommitCards, StakeCard
from game.rules.rivenoire.steps.arranging import Exchange, ExchangeCards, PutIn
from game.rules.rivenoire.steps.paying import AddCoin, Pay, PayWith
from game.rules.rivenoire.steps.tavern import PayWage, PayWageWith
from game.rules.rivenoire.views import City, leader

#: A coin paid too much, and a token that is gone for ever.
WASTED, TOKEN = 0.13, 1.4
#: So many items are looked at; with more, the smallest are left out.
MOST_ITEMS = 10


def _items(outlook: Outlook, step: Any) -> list[tuple[Piece, int]]:
    tokens = getattr(step, "tokens", True)
    held = money(outlook.view, outlook.seat, tokens)
    found = [(each, coins_of(outlook.view, outlook.seat, each, step.acting)) for each in held]
    return sorted(found, key=lambda item: (-item[1], item[0]))[:MOST_ITEMS]


def _cost(outlook: Outlook, items: tuple[tuple[Piece, int], ...]) -> float:
    """What it costs to part with these for the rest of the round."""
    cost = 0.0
    for item, coins in items:
        is_token = item.startswith(("property", "trophy"))
        cost += TOKEN if is_token else outlook.hit_point() + 0.12 * coins
    return cost


def payment(outlook: Outlook, step: Pay) -> PayWith | None:
    """The payment that leaves most."""
    best: tuple[float, tuple[tuple[Piece, int], ...]] | None = None
    items = _items(outlook, step)
    for count in range(len(items) + 1):
        for some in combinations(items, count):
            worths = tuple(sorted([coins for _, coins in some]))
            if is_minimal(worths, step.price):
                cost = _cost(outlook, some) + WASTED * (sum(worths) - step.price)
                if best is None or cost < best[0]:
                    best = (cost, some)
    if best is None:
        return None
    return PayWith(tuple([item for item, _ in best[1]]), sum([coins for _, coins in best[1]]))


def wage(outlook: Outlook, step: PayWage) -> PayWageWith | None:
    """Coins as long as they cost less than the Beers."""
    best: tuple[float, PayWageWith] | None = None
    items = _items(outlook, step)
    beers = len(outlook.view.zone(zones.BEERS))
    for count in range(len(items) + 1):
        for some in combinations(items, count):
            worths = tuple(sorted([coins for _, coins in some]))
            missing = max(0, step.wage - sum(worths))
            if missing > beers or (not missing and not is_minimal(worths, step.wage)):
                continue
            over = max(0, sum(worths) - step.wage)
            cost = _cost(outlook, some) - BEER * missing + WASTED * over
            if best is None or cost < best[0]:
                whole = PayWageWith(tuple([item for item, _ in some]), sum(worths), missing)
                best = (cost, whole)
    return None if best is None else best[1]


def stakes(outlook: Outlook, step: CommitCards) -> Commit | None:
    """What to fight a duel with: enough to win it, or one card that is missed least."""
    view, seat = outlook.view, outlook.seat
    allowed = cards_to_commit(view, seat)
    if not allowed:
        return None
    cheapest = min(allowed, key=lambda card: (outlook.card_lost(card), card))
    there = City(view, zones.ARENA).characters
    fighter = next(each for each in there if leader(view, each) == seat)
    prize = outlook.fame(3.0) + 1.0 + 3.0
    need = _expected(outlook, len(there) - 1)
    weapons = sorted(
        [each for each in allowed if damage_of(each)], key=lambda card: -damage_of(card)
    )
    best, choice = 0.0, Commit((cheapest,))
    for count in range(1, min(4, len(weapons)) + 1):
        some = tuple(weapons[:count])
        power = attack(view, seat, fighter, some)
        chance = 1 / (1 + 1.7 ** (need - power))
        worth = chance * prize - sum([outlook.card_lost(each) for each in some])
        if worth > best:
            best, choice = worth, Commit(some)
    tokens = blow_tokens(view, seat)
    if tokens and choice.cards[0] in weapons and not outlook.left:
        return Commit(choice.cards, tokens[0])
    return choice


def _expected(outlook: Outlook, rivals: int) -> float:
    """The attack to beat."""
    return 3.2 + 0.7 * (5 - outlook.left) + 1.5 * (rivals - 1)


def exchange(outlook: Outlook, step: ExchangeCards) -> Exchange:
    """Cards that are of no use any more, at least as many as must be."""
    ranked = sorted(outlook.hand, key=lambda card: (use_now(outlook, card), card))
    weak = [each for each in ranked if use_now(outlook, each) < 1.0]
    chosen = weak if len(weak) >= step.least else ranked[: step.least]
    return Exchange(tuple(chosen))


def use_now(outlook: Outlook, card: Piece) -> float:
    """What a card of the hand can still do in this round."""
    fights = bool(outlook.fighters)
    worth = 0.5 * damage_of(card) if fights else 0.05 * damage_of(card)
    place = outlook.view.marks.get(zones.PLACE, 0)
    late = isinstance(place, int) and place >= zones.number_of(zones.TAVERN)
    if not late and has_mode(card, "purchase"):
        worth += 0.25 * coins_of(outlook.view, outlook.seat, card)
    return worth


_WHOLES: dict[type[Any], Any] = {
    Pay: payment,
    PayWage: wage,
    CommitCards: stakes,
    ExchangeCards: exchange,
}


def whole_of(outlook: Outlook, step: Any) -> Option | None:
    """The whole answer to a question that is composed of parts."""
    make = _WHOLES.get(type(step))
    found: Option | None = None if make is None else make(outlook, step)
    return found


def parted(outlook: Outlook, step: Any, option: Any) -> float:
    """The parts of the best answer, then the answer itself."""
    found: Any = whole_of(outlook, step)
    match option:
        case AddCoin(item):
            return 5.0 if found is not None and item in found.items else -1.0
        case StakeCard(card):
            wanted = found is not None and card in (*found.cards, found.token)
            return 5.0 if wanted else -1.0
        case PutIn(card):
            return 5.0 if found is not None and card in found.cards else -1.0
        case PayWith() | PayWageWith() | Commit() | Exchange():
            return 3.0
    return -2.0
