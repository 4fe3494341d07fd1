"""Combat (chapter 8), as it stands on the back of the rulebook: C0 to C6, a round as a list."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Seat, Step, Zone
from game.rules.euthia import zones
from game.rules.euthia.cards import card, has_continuous
from game.rules.euthia.content import box, group_of, monster
from game.rules.euthia.effects.fight_monster import Regenerate
from game.rules.euthia.fighting import change_hope, forget, mend
from game.rules.euthia.gains import gain_card
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import discard_cards, draw, feed
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.steps.fight_control import TakeControl
from game.rules.euthia.steps.fight_hero import AttackRoll, Initiative, Striking
from game.rules.euthia.steps.fight_monster import (
    BEFORE_ROLL,
    CURSES,
    CloversExpire,
    MonsterMay,
    MonsterRolls,
    Wounding,
)
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.steps.fight_weapon import ChooseWeapon
from game.rules.euthia.steps.fight_windows import (
    ANSWERING,
    BEFORE_ATTACK,
    BEFORE_STRIKE,
    CURSED,
    HEALING,
    PREPARING,
    SETTING_UP,
    HeroMay,
)
from game.rules.euthia.views import Hero, Land, players
from game.rules.euthia.views.bout import CLOVER, NO_GAAR, NOBODY_PLAYS, Bout
from game.rules.euthia.views.event import modifier


@frozen
class Fight(Auto):
    """The Combat Action has been paid; the Hero stands on the space."""

    seat: Seat
    space: Zone

    def resolve(self, play: Play) -> None:
        """C0 to C4, then rounds until somebody falls."""
        land = Land(play.table)
        place, level = land.spot(self.space).place, land.level(self.space)
        play.tell("eut-fight", seat=self.seat, place=place, level=level)
        _begin(play, self.seat, self.space)
        play.push(
            HeroMay(PREPARING),
            TakeControl(),
            Reveal(level),
            HeroMay(SETTING_UP),
            Initiative(),
            CombatRound(),
        )


def _begin(play: Play, seat: Seat, space: Zone) -> None:
    """Nobody plays the Monster yet; an Event may have given Hope."""
    play.mark(zones.SIDES, (seat, NOBODY_PLAYS, space))
    change_hope(play, modifier(play.table).hope_start)


@frozen
class FightElite(Auto):
    """The open Elite, on its Lair; the Combat Action has been paid (chapter 14)."""

    seat: Seat
    space: Zone

    def resolve(self, play: Play) -> None:
        """Normal Combat, but the Monster is known."""
        play.tell("eut-fight-elite", seat=self.seat, thing=play.table.zone(zones.ELITE)[0])
        _begin(play, self.seat, self.space)
        play.push(
            HeroMay(PREPARING),
            TakeControl(),
            RevealElite(),
            HeroMay(SETTING_UP),
            Initiative(),
            CombatRound(),
        )


@frozen
class FightFoe(Auto):
    """A fight without a place: no Loot, no token, no Powers (ruling 104)."""

    seat: Seat
    foe: Piece

    def resolve(self, play: Play) -> None:
        """A complete Combat, Initiative included."""
        play.tell("eut-fight-elite", seat=self.seat, thing=self.foe)
        _begin(play, self.seat, "")
        play.push(
            HeroMay(PREPARING),
            TakeControl(),
            RevealFoe(self.foe),
            HeroMay(SETTING_UP),
            Initiative(),
            CombatRound(),
        )


@frozen
class RevealFoe(FightStep):
    """Wherever its card lay (C2)."""

    foe: Piece

    def happen(self, play: Play, bout: Bout) -> None:
        """Its Chaos and Gaar lie on its card."""
        play.move(self.foe, to=zones.FIGHT)
        bring_tokens(play)


@frozen
class RevealElite(FightStep):
    """It lay open all the time; now it brings its tokens and cards (C2)."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Its Chaos and Gaar lie on its card."""
        play.move(play.table.zone(zones.ELITE)[0], to=zones.FIGHT)
        bring_tokens(play)


@frozen
class Reveal(FightStep):
    """The top Monster of the Level, with its tokens and the cards it brings (C2).

    Where every card of the Level is somebody's Trophy, the weakest design waits (ruling 39).
    """

    level: int

    def happen(self, play: Play, bout: Bout) -> None:
        """Its Chaos and Gaar lie on its card."""
        drawn = villain_on(play.table, bout.space) or draw(play, zones.monsters(self.level))
        piece = drawn or _lend(play, self.level)
        play.tell("eut-monster-revealed", thing=piece)
        play.move(piece, to=zones.FIGHT)
        bring_tokens(play)


def _lend(play: Play, level: int) -> Piece:
    """The weakest design of the Level, out of somebody's Bags; it goes back there."""
    carried = [each for seat in range(players(play.table)) for each in _carried(play, seat)]
    trophies = [each for each in carried if group_of(each) == "monster"]
    of_level = [each for each in trophies if monster(each).level == level]
    piece = min(of_level, key=lambda each: (monster(each).health, -monster(each).penalty))
    play.mark(zones.LENT, play.table.places[piece])
    return piece


def _carried(play: Play, seat: Seat) -> tuple[Piece, ...]:
    return Hero(play.table, seat).carried


def bring_tokens(play: Play) -> None:
    """Cards for whoever plays the Monster, tokens for the Monster."""
    bout, heroic = Bout(play.table), settings(play.table).heroic
    brings = bout.card.brings
    more = box().figures.heroic.chaos if heroic else 0
    play.adjust(zones.FIGHT, zones.CHAOS, brings.chaos + more)
    play.adjust(zones.FIGHT, zones.MONSTER_GAAR, brings.gaar)
    for group, count in ((zones.SILVER, brings.silver), (zones.GOLD_CARD, brings.gold_card)):
        if bout.is_played:
            gain_card(play, bout.player, group, count)
        else:
            for _ in range(count):
                feed(play, group)


@frozen
class CombatRound(FightStep):
    """P1 to P4, and again."""

    def happen(self, play: Play, bout: Bout) -> None:
        """The rail of a round (8.3)."""
        play.adjust(zones.FIGHT, zones.COMBAT_ROUND, 1)
        play.tell("eut-combat-round", number=bout.count(zones.COMBAT_ROUND))
        play.push(*phases(), self)


def phases(*opening: Step) -> tuple[Step, ...]:
    """P1 to P4; a scenario may open the Monster's attack with something of its own."""
    return (
        HeroMay(HEALING),
        HeroMay(BEFORE_ATTACK),
        CloversExpire(),
        *opening,
        MonsterMay(BEFORE_ROLL),
        MonsterRolls(),
        HeroMay(ANSWERING),
        Wounding(),
        HeroMay(HEALING),
        MonsterMay(CURSES),
        HeroMay(CURSED),
        HeroMay(BEFORE_STRIKE),
        ChooseWeapon(),
        AttackRoll(),
        Striking(),
        RoundEnds(),
    )


@frozen
class RoundEnds(FightStep):
    """Cards that are done with are discarded; what regenerates does so."""

    def happen(self, play: Play, bout: Bout) -> None:
        """Continuous effects of the same card do not add up (ruling 95)."""
        weakening = {source for source, _ in bout.notes(CLOVER)}
        lying = play.table.zone(zones.FIGHT_CARDS)
        stays = {each for each in lying if has_continuous(each) or each in weakening}
        discard_cards(play, tuple(each for each in lying if each not in stays))
        forget(play, NO_GAAR)
        mend(play, regeneration(lying))


def regeneration(lying: tuple[Piece, ...]) -> int:
    """How much Damage the Monster loses at the end of a round."""
    kinds = {each.kind: each.amount for piece in lying for each in _regenerating(piece)}
    return sum(kinds.values())


def _regenerating(piece: Piece) -> tuple[Regenerate, ...]:
    return tuple(each for each in card(piece).continuous if isinstance(each, Regenerate))


STEPS = (Fight, FightElite, FightFoe, Reveal, RevealElite, RevealFoe, CombatRound, RoundEnds)
OPTIONS = ()
