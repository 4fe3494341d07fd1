"""Numbers before a decision, under the question: above all what is left for the fight."""

from __future__ import annotations

from game.app.boards.rivenoire.reading import sums_of
from game.app.table.sight import Sight
from game.engine.steps import Ask
from game.rules.rivenoire.help import left_for_fight
from game.rules.rivenoire.payments import coins_of
from game.rules.rivenoire.steps.arena import CommitCards
from game.rules.rivenoire.steps.paying import Pay
from game.rules.rivenoire.steps.placing import PlaceCharacter
from game.rules.rivenoire.steps.tavern import PayWage
from game.rules.rivenoire.steps.visiting import Bolt, Visit
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family


def hints(sight: Sight) -> tuple[str, ...]:
    """What speaks for or against an answer, in short sentences."""
    decision = sight.decision
    if decision is None or not sight.mine:
        return ()
    step = decision.step
    return (
        *_placing(sight, step), *_attack(sight, step), *_over(sight, step), *_left(sight, step)
    )  # fmt: skip


def _placing(sight: Sight, step: Ask) -> tuple[str, ...]:
    """How a character is sent out, and how many are still to go."""
    if not isinstance(step, PlaceCharacter):
        return ()
    home = len(Notable(sight.view, step.seat).home)
    return (sight.words("riv-hint-place", count=home),)


def _attack(sight: Sight, step: Ask) -> tuple[str, ...]:
    """What the cards for the Arena come to."""
    if not isinstance(step, CommitCards) or not step.cards:
        return ()
    attack = sums_of(sight.view, step.seat, step.cards).damage
    return (sight.words("riv-hint-attack", count=attack),)


def _over(sight: Sight, step: Ask) -> tuple[str, ...]:
    """The coins that a payment gives away: there is no change."""
    if not isinstance(step, Pay):
        return ()
    paid = sum(coins_of(sight.view, step.seat, each, step.acting) for each in step.items)
    over = paid - step.price
    return (sight.words("riv-hint-over", count=over),) if over > 0 else ()


def _left(sight: Sight, step: Ask) -> tuple[str, ...]:
    """The cards that a payment leaves for the fighters who live on them."""
    spent = _spent(step)
    if spent is None:
        return ()
    # What is bought at the Market comes to the hand, and may fight.
    comes = isinstance(step, Pay) and family(step.what) == "market"
    left = left_for_fight(sight.view, sight.viewer, spent - comes)
    if not left.fighters:
        return ()
    key = "riv-hint-short" if left.is_short else "riv-hint-leaves"
    return (sight.words(key, cards=left.cards, fighters=left.fighters),)


def _spent(step: Ask) -> int | None:
    """How many cards the draft would take from the hand; None where none is paid."""
    match step:
        case Pay(items=items) | PayWage(items=items):
            return sum(family(each) not in ("property", "trophy") for each in items)
        case CommitCards(cards=cards):
            return len(cards)
        case Visit() | Bolt():
            return 0
    return None


TEXT_KEYS = (
    "riv-hint-short",
    "riv-hint-leaves",
)
