"""Deployment: turns around the table, one main action each, until all have passed (chapter 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Seat,
    Text,
    text,
)
from game.rules.monster_lands import zones
from game.rules.monster_lands.deeds import return_dice
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.purse import Purse
from game.rules.monster_lands.refusals import (
    TRADES,
    why_not_send,
    why_not_set_out,
    why_not_visit,
    why_not_work,
)
from game.rules.monster_lands.steps.common import leads_back_here
from game.rules.monster_lands.steps.free import free_offers, free_options, resolve_free
from game.rules.monster_lands.steps.madhala import MadhalaTurn
from game.rules.monster_lands.steps.muster import begin_muster
from game.rules.monster_lands.steps.visit import begin_visit
from game.rules.monster_lands.steps.work import PayRegion
from game.rules.monster_lands.views import (
    expeditions,
    first_player,
    round_number,
)


@frozen
class Deployment(Auto):
    """The phase, from the first player on."""

    def resolve(self, play: Play) -> None:
        """Begin with the first player."""
        play.push(TurnOf(first_player(play.table)))


@frozen
class TurnOf(Auto):
    """The next seat clockwise that has not passed; the phase ends when all have."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Find it."""
        marks: Any = play.table.marks
        players: int = marks[zones.PLAYERS]
        number = round_number(play.table)
        seat = self.seat
        for _ in range(players):
            if marks.get(zones.is_out(seat)) != number:
                rival = (Rival(seat),) if players == 1 else ()
                play.push(Turn(seat, False), *rival, TurnOf((seat + 1) % players))
                return
            seat = (seat + 1) % players


@frozen
class Rival(Auto):
    """In solo, Madhala acts after a turn if the pool still holds a die (ruling 81)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Let her."""
        if settings(play.table).is_solo and play.table.zone(zones.pool(self.seat)):
            play.push(MadhalaTurn())


@frozen
class Visit(Option):
    """Place a die in a building."""

    says: ClassVar[str] = "ml-option-visit"
    building: str

    def touches(self) -> tuple[str, ...]:
        """The building."""
        return (zones.building(self.building),)


@frozen
class Send(Option):
    """Send somebody on an expedition."""

    exp: str

    def touches(self) -> tuple[str, ...]:
        """The space."""
        return (zones.envoy(self.exp),)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-send", expedition=self.exp)


@frozen
class Work(Option):
    """Use a managed region."""

    says: ClassVar[str] = "ml-option-work"
    region: Piece


@frozen
class Pass(Option):
    """No dice are left: out for this phase (ruling 24)."""

    says: ClassVar[str] = "ml-option-pass"
    closes: ClassVar[bool] = True


@frozen
class EndTurn(Option):
    """Hand over to the next."""

    says: ClassVar[str] = "ml-option-end-turn"
    closes: ClassVar[bool] = True


@frozen
class GiveUp(Option):
    """Nothing can be done with the dice: they go, and the clan is out (ruling 23)."""

    says: ClassVar[str] = "ml-option-give-up"
    closes: ClassVar[bool] = True


def main_offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Every main action."""
    purse = Purse(table, seat)
    for building in zones.BUILDINGS:
        yield VISITS[building], why_not_visit(table, seat, building, purse)
    for place in (*zones.REGIONS, *_BEYOND):
        for exp in expeditions(place):
            yield SENDS[exp], why_not_send(table, seat, exp, purse)
    for region in table.zone(zones.regions(seat)):
        yield Work(region), why_not_work(table, seat, region)


def main_options(table: Reading, seat: Seat) -> list[Option]:
    """Every main action that is legal now: those of `main_offers`, found much faster."""
    purse = Purse(table, seat)
    options: list[Option] = [
        VISITS[building]
        for building in purse.open_buildings()
        if building not in TRADES or TRADES[building](purse, building) is None
    ]
    if purse.home:
        for place in (*purse.settings.places, *_BEYOND):
            if why_not_set_out(purse, place) is None:
                options += [SENDS[exp] for exp in purse.sends(place)]
    for region in table.zones.get(zones.regions(seat), ()):
        if why_not_work(table, seat, region) is None:
            options.append(Work(region))
    return options


VISITS = {building: Visit(building) for building in zones.BUILDINGS}
_BEYOND = (zones.GATES, zones.COMPETITIVE, zones.CONTRACT)
SENDS = {exp: Send(exp) for place in (*zones.REGIONS, *_BEYOND) for exp in expeditions(place)}


@leads_back_here
@frozen
class Turn(Ask):
    """Free actions, exactly one main action, free actions (DP-10)."""

    seat: Seat
    acted: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.acted:
            return text("ml-ask-after-action", seat=self.seat)
        if not table.zone(zones.pool(self.seat)):
            return text("ml-ask-no-dice", seat=self.seat)
        return text("ml-ask-turn", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Main actions as long as none is taken, and free ones."""
        free = list(free_offers(table, self.seat, "deployment"))
        if self.acted:
            return [*free, (EndTurn(), None)]
        main = list(main_offers(table, self.seat))
        if not table.zone(zones.pool(self.seat)):
            # Not even what takes no dice can be done without any (ruling 24).
            return [*(each for each in main if each[1]), *free, (Pass(), None)]
        stuck = all(why is not None for _, why in main)
        return [*main, *([(GiveUp(), None)] if stuck else []), *free]

    def options(self, table: Reading) -> Sequence[Option]:
        """What may be done now; players without hands ask for it all the time."""
        free = free_options(table, self.seat, "deployment")
        if self.acted:
            return [*free, EndTurn()]
        if not table.zone(zones.pool(self.seat)):
            return [*free, Pass()]
        main = main_options(table, self.seat)
        return [*(main or [GiveUp()]), *free]

    def shows(self, only: Option) -> bool:
        """A main action is taken by the player: taken by itself, it could not be thought over."""
        return isinstance(only, Visit | Send | Work)

    def resolve(self, play: Play, choice: Option) -> None:
        """Do it."""
        seat = self.seat
        match choice:
            case Visit(building):
                begin_visit(play, seat, building)
            case Send(exp):
                begin_muster(play, seat, exp)
            case Work(region):
                play.push(PayRegion(seat, region))
            case Pass():
                self._pass(play, "ml-passed")
            case GiveUp():
                self._pass(play, "ml-gave-up")
                return_dice(play, play.table.zone(zones.pool(seat)))
            case EndTurn():
                pass
            case _:
                resolve_free(play, seat, choice)
                play.push(self)

    def _pass(self, play: Play, story: str) -> None:
        play.tell(story, seat=self.seat)
        play.mark(zones.is_out(self.seat), round_number(play.table))


TEXT_KEYS = ("ml-passed", "ml-gave-up")
STEPS = (Deployment, TurnOf, Rival, Turn)
OPTIONS = (Visit, Send, Work, Pass, EndTurn, GiveUp)
