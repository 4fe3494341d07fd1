"""Options and deeds that strikes, conquests and missions share: rerolls, loot, stopping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_no_reroll, why_not_spend
from game.rules.monster_lands.deeds import use
from game.rules.monster_lands.modifiers import Modifiers, modifiers, rerolls_left
from game.rules.monster_lands.views import Expedition, colour_of, round_number
from game.rules.monster_lands.vocabulary import Purpose


@frozen
class RerollDie(Option):
    """Roll a die once more; the new face stands (ruling 57)."""

    says: ClassVar[str] = "ml-option-reroll"
    die: Piece
    face: int


@frozen
class SpendLoot(Option):
    """Spend a loot token here."""

    says: ClassVar[str] = "ml-option-spend-loot"
    loot: Piece


@frozen
class StopRolling(Option):
    """Stop here and take what comes of it."""

    says: ClassVar[str] = "ml-option-stop"
    closes: ClassVar[bool] = True


def improvements(table: Reading, seat: Seat, exp: str, purpose: Purpose) -> list[Option]:
    """What of it may be done now."""
    offers = improvement_offers(table, seat, exp, purpose)
    return [option for option, refusal in offers if refusal is None]


def improvement_offers(table: Reading, seat: Seat, exp: str, purpose: Purpose) -> Iterator[Offer]:
    """Rerolls of dice that show a face, and loot that helps."""
    yield from reroll_offers(table, exp, modifiers(table, exp, purpose))
    yield from loot_offers(table, seat, exp, purpose)


def reroll_offers(table: Reading, exp: str, found: Modifiers) -> Iterator[Offer]:
    """Every die that shows a face, to be rolled once more."""
    left = rerolls_left(table, exp, found)
    for die in Expedition(table, exp).rolled:
        yield RerollDie(die, table.pips(die)), why_no_reroll(left, die)


def loot_offers(table: Reading, seat: Seat, exp: str, purpose: Purpose) -> Iterator[Offer]:
    """Every loot token of the clan."""
    for loot in table.zones.get(zones.loot(seat), ()):
        yield SpendLoot(loot), why_not_spend(table, seat, exp, loot, purpose)


def improve(play: Play, seat: Seat, exp: str, choice: Option, purpose: Purpose) -> None:
    """Do one of the improvements."""
    if isinstance(choice, SpendLoot):
        play.tell("ml-loot-spent", seat=seat, loot=choice.loot)
        play.move(choice.loot, to=zones.exp_loot(exp))
        return
    assert isinstance(choice, RerollDie)
    die = choice.die
    found = modifiers(play.table, exp, purpose)
    colour = colour_of(die)
    # The narrowest source first: what it could do, a wider one can still do later.
    left = rerolls_left(play.table, exp, found)
    reroller = next(each for each in left if each.serves(die, colour))
    source = reroller.source
    before = play.table.pips(die)
    use(play, source)
    if not reroller.again:
        mark = (round_number(play.table), *reroller.done, die)
        play.mark(zones.rerolled(source), mark)
    (face,) = play.roll(die)
    if source.startswith("exp."):
        play.tell("ml-rerolled-lent", seat=seat, die=die, before=before, face=face)
    else:
        play.tell("ml-rerolled", seat=seat, card=source, die=die, before=before, face=face)


STEPS = ()
OPTIONS = (RerollDie, SpendLoot, StopRolling)
