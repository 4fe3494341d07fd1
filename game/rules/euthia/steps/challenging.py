"""Challenging an Elemental: dues, a token, a Hero roll, the row of its card (10.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Auto, Offer, Option, Play, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.bodies import suffer
from game.rules.euthia.content import blocks
from game.rules.euthia.dues import pay_dues, why_not_dues
from game.rules.euthia.effects.standing import ExtraChallengeEssence
from game.rules.euthia.gains import gain_piece
from game.rules.euthia.placing import place_token
from game.rules.euthia.refusals import why_barren
from game.rules.euthia.rolls import CHALLENGE, forget_roll, strength
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.steps.rolling import HeroRolls
from game.rules.euthia.steps.using import CarryOut
from game.rules.euthia.views import Hero, Land


@frozen
class Challenge(Option):
    """Challenge the Elemental of this space."""

    says: ClassVar[str] = "eut-option-challenge"
    space: Zone
    place: str


def is_at_home(place: str, encounter: bool) -> bool:
    """Whether there could be an offer in such a place."""
    return place.startswith("elemental_")


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """On its own space."""
    land, space = Land(table), Hero(table, seat).location
    if land.spot(space).element is not None:
        yield Challenge(space, land.spot(space).place), why_not_challenge(table, seat, land, space)


def why_not_challenge(table: Reading, seat: Seat, land: Land, space: Zone) -> Refusal | None:
    """Once for each Hero and Elemental, on a free space, dues paid."""
    barren = why_barren(land, space)
    if barren is not None:
        return barren
    if land.tokens(space, zones.INTERACTION, seat):
        return refuse("eut-why-challenged")
    return why_not_dues(table, seat, space)


def challenge(play: Play, seat: Seat, choice: Challenge) -> None:
    """The token stays, whatever the roll brings."""
    play.tell("eut-challenge", seat=seat, place=choice.place)
    pay_dues(play, seat, choice.space)
    place_token(play, seat, zones.INTERACTION, choice.space)
    element = Land(play.table).spot(choice.space).element
    assert element is not None
    play.push(HeroRolls(seat, CHALLENGE), ApplyChallenge(seat, element))


@frozen
class ApplyChallenge(Auto):
    """The row that holds the result; no row, nothing."""

    seat: Seat
    element: str

    def resolve(self, play: Play) -> None:
        """Wounds first; who dies gains nothing."""
        result = strength(play.table, self.seat)
        forget_roll(play, self.seat)
        play.tell("eut-result", seat=self.seat, amount=result)
        source = f"elemental.{self.element}"
        for number, row in enumerate(blocks(source)[0].attack):
            if not row.holds(result):
                continue
            if row.wound and suffer(play, self.seat, row.wound):
                play.push(Dying(self.seat))
                return
            play.push(CarryOut(self.seat, source, "challenge", (0, number)))
            if gives_essence(row.do):
                _more_essences(play, self.seat, self.element)


def gives_essence(listed: tuple[object, ...]) -> bool:
    """Whether a row gives an Essence."""
    goods = [getattr(each, "goods", None) for each in listed]
    return any(each is not None and each.essence for each in goods)


def _more_essences(play: Play, seat: Seat, element: str) -> None:
    """An Ability may give more of the same."""
    for piece in Hero(play.table, seat).placed:
        for each in extra_essences(piece):
            gain_piece(play, seat, "essence", element, each)


def extra_essences(piece: str) -> list[int]:
    """What a tile adds to an Essence won in a Challenge."""
    done = [each for block in blocks(piece) for each in block.do]
    return [each.amount for each in done if isinstance(each, ExtraChallengeEssence)]


VERBS: Verbs = {Challenge: challenge}
STEPS = (ApplyChallenge,)
OPTIONS = (Challenge,)
