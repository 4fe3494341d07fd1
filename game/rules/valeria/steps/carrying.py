"""Carrying out a plan, steps 3 to 9 (chapter 7); steps 1 and 2 are put together in `camp.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Play, Reading, Seat, Step, Text, Zone, text
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.bag import return_dice
from game.rules.valeria.content import box, plan
from game.rules.valeria.gaining import score
from game.rules.valeria.reckoning import strength_parts, zone_points
from game.rules.valeria.steps.cycling import AfterCamp
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.steps.reactions import CARRYING, Reactions
from game.rules.valeria.views import Warden, points_for, total_strength


def nine_steps(seat: Seat) -> tuple[Step, ...]:
    """What follows when dice are committed to a plan."""
    return (
        CountStrength(seat),
        ScorePlan(seat),
        ChampionsPay(seat),
        UncoverSpace(seat),
        Skirmish(seat),
        CleanUp(seat),
        AfterCamp(seat),
    )


@frozen
class CountStrength(Auto):
    """Step 3: dice, champions and board; Influence is the limit."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """From now on strength means the total (ruling 22)."""
        play.mark(zones.CAMP_STEP, 3)
        warden = Warden(play.table, self.seat)
        assert warden.carried is not None
        dice = [play.table.pips(die) for die in warden.committed]
        parts = strength_parts(warden, plan(warden.carried).type)
        for source, amount in parts:
            play.tell("val-strength-part", source=source, amount=amount)
        raw = sum(dice) + sum([amount for _, amount in parts])
        total = min(raw, warden.influence)
        play.tell(
            "val-strength",
            seat=self.seat,
            plan=warden.carried,
            raw=raw,
            limit=warden.influence,
            total=total,
            wasted=raw - total,
        )
        play.mark(zones.STRENGTH, total)


@frozen
class ScorePlan(Auto):
    """Step 4: points by the table of strengths."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """At once."""
        play.mark(zones.CAMP_STEP, 4)
        card = Warden(play.table, self.seat).carried
        assert card is not None
        total = total_strength(play.table)
        points = points_for(total)
        play.tell("val-plan-points", seat=self.seat, plan=card, total=total, points=points)
        score(play, self.seat, zones.FROM_PLANS, points)


@frozen
class ChampionsPay(Auto):
    """Step 5: champions pay for all that happened in steps 1 to 4 (ruling 11)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """What was held back since step 1, then the income of this type of plan."""
        play.mark(zones.CAMP_STEP, 5)
        Reactions.occur(play, "carried_out", self.seat, 1)
        play.push(Reactions())


@frozen
class CoverZone(Option):
    """Put the marker on this zone of the map."""

    says: ClassVar[str] = "val-option-cover"
    zone: Zone
    skirmish: str
    points: int
    #: What the links that it completes give.
    gifts: tuple[str, ...]


@frozen
class Skirmish(Ask):
    """Step 7: the marker goes on an empty zone, which scores if the plan meets it (DP-ZONE)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-zone", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every empty zone, whether it scores or not."""
        warden = Warden(table, self.seat)
        assert warden.carried is not None
        card, total, chart = plan(warden.carried), total_strength(table), warden.map
        for zone in chart.free:
            row, column = zones.at_cell(zone)
            kind = chart.side.zones[row][column]
            gifts = tuple([chart.gift(link) for link in chart.completed_by(zone)])
            yield CoverZone(zone, kind, zone_points(kind, card, total), gifts), None

    def resolve(self, play: Play, choice: Option) -> None:
        """A zone that is met always scores (ruling 24), and only now."""
        assert isinstance(choice, CoverZone)
        play.mark(zones.CAMP_STEP, 7)
        links = Warden(play.table, self.seat).map.completed_by(choice.zone)
        play.tell("val-zone-covered", seat=self.seat, zone=choice.skirmish, points=choice.points)
        (marker,) = play.table.zone(zones.in_hand(self.seat))
        play.move(marker, to=choice.zone)
        score(play, self.seat, zones.FROM_ZONES, choice.points)
        if links:
            play.push(ChainBonuses(self.seat, links))


@frozen
class ClaimLink(Option):
    """Claim this link next."""

    says: ClassVar[str] = "val-option-link"
    link: str
    gift: str


@frozen
class ChainBonuses(Ask):
    """Step 8: completed links, one at a time, in the player's order (DP-CHAIN, ruling 27)."""

    seat: Seat
    links: tuple[str, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-link", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Those not resolved yet."""
        chart = Warden(table, self.seat).map
        return [(ClaimLink(link, chart.gift(link)), None) for link in self.links]

    def resolve(self, play: Play, choice: Option) -> None:
        """The claim, what reacts to it, its content; then the next (ruling 61)."""
        assert isinstance(choice, ClaimLink)
        play.mark(zones.CAMP_STEP, 8)
        claimed = Warden(play.table, self.seat).map.claimed
        play.tell("val-link-claimed", seat=self.seat, gift=choice.gift)
        play.mark(zones.links(self.seat), (*claimed, choice.link))
        Reactions.occur(play, "claimed_link", self.seat, 1)
        play.push(LinkContent(self.seat, choice.gift))
        rest = tuple([link for link in self.links if link != choice.link])
        if rest:
            play.push(ChainBonuses(self.seat, rest))


@frozen
class LinkContent(Auto):
    """What a link gives; what does not fit is lost, and it was claimed all the same (ruling 17)."""

    seat: Seat
    gift: str

    def resolve(self, play: Play) -> None:
        """Champions and dice may be declined (ruling 28)."""
        source = f"link.{self.gift}"
        for use in CARRYING.of(source, Use(self.seat, "", "claimed"), self.seat):
            ability = CARRYING.ability(use)
            if ability.why_not(play.table, use) is None:
                ability.apply(play, use)
            else:
                play.tell("val-effect-lost", seat=self.seat, source=source)


@frozen
class CleanUp(Auto):
    """Step 9: the dice go to the bag, the plan is completed; the seventh ends the game."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Only now is it completed (ruling 47)."""
        play.mark(zones.CAMP_STEP, 9)
        warden = Warden(play.table, self.seat)
        card = warden.carried
        assert card is not None
        number = len(warden.completed) + 1
        play.tell("val-plan-completed", seat=self.seat, plan=card, number=number)
        return_dice(play, warden.committed)
        play.move(card, to=zones.plans(self.seat))
        play.mark(zones.STRENGTH, None)
        play.mark(zones.CAMP_STEP, None)
        if number >= box().last_plan and zones.LAST not in play.table.marks:
            play.tell("val-end-near", seat=self.seat)
            play.mark(zones.LAST, self.seat)


STEPS = (
    CountStrength,
    ScorePlan,
    ChampionsPay,
    Skirmish,
    ChainBonuses,
    LinkContent,
    CleanUp,
)
OPTIONS = (CoverZone, ClaimLink)
