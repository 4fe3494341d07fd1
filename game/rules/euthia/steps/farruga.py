"""The finale of Devastation Incarnate: in each turn a Combat Round of every Hero (ruling 103)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.devastation import (
    FINALE_STAGES,
    FINALE_TURN,
    MAGIC_DEFENCE,
    OFFENSIVE,
    OFFENSIVE_OPEN,
    STAGES,
)
from game.rules.euthia.farruga import (
    fallen,
    finale_turn,
    is_felled,
    lay_down,
    most_turns,
    reward_finale,
    standing_heroes,
    take_up_again,
)
from game.rules.euthia.fighting import forget
from game.rules.euthia.golem import rule, stages
from game.rules.euthia.map import chart_of
from game.rules.euthia.piles import discard_cards, draw
from game.rules.euthia.powers import is_immune
from game.rules.euthia.readiness import make_ready
from game.rules.euthia.steps.ending import FinalScoring
from game.rules.euthia.steps.fight import bring_tokens, phases
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.steps.fight_windows import PREPARING, SETTING_UP, HeroMay
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.turn_end import TrimHand
from game.rules.euthia.steps.using import CarryOut
from game.rules.euthia.views import Hero, turn_order
from game.rules.euthia.views.bout import CLOVER, NOBODY_PLAYS, Bout, is_fighting


@frozen
class FarrugaLands(Auto):
    """The Power that the Faër has left says how many stages she has; all come at full force."""

    number: int

    def resolve(self, play: Play) -> None:
        """Ready tiles and Gems, full Health, Magic Defence, the Ruins."""
        play.mark(zones.ROUND, self.number)
        count = stages(play.table)
        play.tell("eut-farruga-lands", count=count)
        play.mark(FINALE_STAGES, count)
        play.move(play.table.zone(STAGES)[count:], to=zones.GONE)
        ruins = chart_of(play.table).by_place["ruins"][0]
        tokens = rule(play.table, "finale").amounts["magic_defence"]
        for seat in turn_order(play.table):
            make_ready(play, seat)
            hero = Hero(play.table, seat)
            heal(play, seat, hero.max_health - hero.health)
            play.adjust(hero.owner, MAGIC_DEFENCE, tokens)
            if hero.location != ruins:
                play.move(hero.owner, to=ruins)
        play.push(FinaleTurn(1))


@frozen
class FinaleTurn(Auto):
    """An Offensive card, then a Combat Round of every Hero who still stands."""

    number: int

    def resolve(self, play: Play) -> None:
        """In turn order."""
        play.mark(FINALE_TURN, self.number)
        play.move(play.table.zone(OFFENSIVE_OPEN), to=zones.discards(OFFENSIVE))
        card = draw(play, OFFENSIVE)
        assert card is not None
        play.tell("eut-finale-turn", number=self.number, last=most_turns(play.table), thing=card)
        play.move(card, to=OFFENSIVE_OPEN)
        stands = [Stand(seat) for seat in standing_heroes(play.table)]
        play.push(*stands, FinaleTurnEnds(self.number))


@frozen
class Stand(Auto):
    """A Hero before Farruga: one Combat Round under the solo rules, without Initiative."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Nothing happens for who has left the finale, nor once she has fallen."""
        table = play.table
        if is_felled(table) or self.seat in fallen(table):
            return
        play.mark(zones.ACTIVE, self.seat)
        play.mark(zones.SIDES, (self.seat, NOBODY_PLAYS, ""))
        play.adjust(zones.FIGHT, zones.COMBAT_ROUND, finale_turn(table))
        take_up_again(play, self.seat)
        _show_stage(play)
        play.tell("eut-stand", seat=self.seat, thing=play.table.zone(zones.FIGHT)[0])
        first = (HeroMay(PREPARING), HeroMay(SETTING_UP)) if finale_turn(table) == 1 else ()
        play.push(*first, *phases(Offence()), StandEnds(self.seat))


def _show_stage(play: Play) -> None:
    """The next stage with its Chaos and Gaar, once the one before has fallen."""
    if not play.table.zone(zones.FIGHT):
        piece = play.table.zone(STAGES)[0]
        play.tell("eut-farruga-stage", thing=piece)
        play.move(piece, to=zones.FIGHT)
        bring_tokens(play)


@frozen
class Offence(FightStep):
    """The Offensive card of the turn, for the Hero who fights now."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Unless the Hero is immune to its element."""
        (piece,) = play.table.zone(OFFENSIVE_OPEN)
        element = box().offensives[kind_of(piece)].unless_immune
        if element is not None and is_immune(play.table, bout.hero, element):
            play.tell("eut-offensive-ignored", seat=bout.hero, thing=piece)
        else:
            play.push(CarryOut(bout.hero, piece, "finale", (0,)))


@frozen
class StandEnds(Auto):
    """The Damage stays on her; what the Hero gained finds a place."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """A fight that is not over is laid down until the Hero's next turn."""
        if is_fighting(play.table):
            lay_down(play, self.seat)
        else:
            play.push(Settle(self.seat))


@frozen
class FinaleTurnEnds(Auto):
    """On and on, until she falls, nobody stands, or she has seen enough."""

    number: int

    def resolve(self, play: Play) -> None:
        """At most eight turns."""
        over = is_felled(play.table) or not standing_heroes(play.table)
        if over or self.number >= most_turns(play.table):
            play.push(FinaleEnds())
        else:
            play.push(FinaleTurn(self.number + 1))


@frozen
class FinaleEnds(Auto):
    """She has fallen, or flies away; then the game is scored."""

    def resolve(self, play: Play) -> None:
        """Nothing of the fight is left."""
        play.mark(zones.ACTIVE, None)
        if not is_felled(play.table):
            play.tell("eut-farruga-lives")
        play.move(play.table.zone(zones.FIGHT), to=zones.GONE)
        for counter in (zones.DAMAGE, zones.CHAOS, zones.MONSTER_GAAR):
            play.adjust(zones.FIGHT, counter, -play.table.count(zones.FIGHT, counter))
        discard_cards(play, play.table.zone(zones.FIGHT_CARDS))
        forget(play, CLOVER)
        reward_finale(play)
        for seat in turn_order(play.table):
            play.push(Settle(seat), TrimHand(seat))
        play.push(FinalScoring())


STEPS = (FarrugaLands, FinaleTurn, Stand, Offence, StandEnds, FinaleTurnEnds, FinaleEnds)
OPTIONS = ()
