"""Set-up: the stack of tiles, the piles, the choice of Heroes, the start tile (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.bodies import refit
from game.rules.euthia.content import box, kind_of, territory, tile
from game.rules.euthia.elites import lay_bounties
from game.rules.euthia.gains import find, gain_gaar
from game.rules.euthia.map.chart import written
from game.rules.euthia.meta import COMPETITIVE, settings
from game.rules.euthia.offers import fill_offer
from game.rules.euthia.scenarios import set_up
from game.rules.euthia.steps.rounds import Round
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.views import Hero, turn_order
from game.rules.euthia.vocabulary import CHAPTERS, SHOPS, SLOT_OF, TILE_TYPES, Chapter


@frozen
class SetUp(Auto):
    """Build the stack, shuffle every pile, let everybody choose a Hero."""

    def resolve(self, play: Play) -> None:
        """In the order of the rulebook, but with the first player first."""
        play.tell("eut-set-up", scenario=settings(play.table).scenario_id)
        _first_player(play)
        _lay_start(play)
        _build_stack(play)
        for name in zones.PILES:
            play.shuffle(zones.deck(name))
        for shop in SHOPS:
            fill_offer(play, shop)
        lay_bounties(play)
        set_up(play)
        seats = turn_order(play.table)
        play.push(*(ChooseHero(seat) for seat in seats), Begin())


def _first_player(play: Play) -> None:
    """At random, and for the whole game (ruling 7)."""
    players = settings(play.table).players
    seat = play.chance.below(players) if players > 1 else 0
    play.mark(zones.FIRST, seat)
    if players > 1:
        play.tell("eut-first-player", seat=seat)


def _lay_start(play: Play) -> None:
    """The Chapel at (0, 0), and what a scenario lays besides."""
    scenario = settings(play.table).scenario
    laid = [((0, 0), scenario.start_tile), *((p.anchor, p.tile) for p in scenario.preplaced)]
    for (q, r), name in laid:
        play.move(f"territory.{name}", to=zones.slot(q, r))
    play.mark(zones.MAP, tuple(written(anchor, name) for anchor, name in laid))


def _build_stack(play: Play) -> None:
    """Chapter by Chapter, I on top; what is not taken leaves unseen (chapter 4, step 3)."""
    wanted = settings(play.table)
    for chapter in wanted.scenario.stack.chapters:
        taken = _taken(play, chapter)
        play.move(play.chance.shuffled(taken), to=zones.STACK)
    for chapter in CHAPTERS:
        for kind in TILE_TYPES:
            play.move(play.table.zone(zones.chapter(chapter, kind)), to=zones.REMOVED)


def _taken(play: Play, chapter: Chapter) -> tuple[Piece, ...]:
    wanted = settings(play.table)
    stack, players = wanted.scenario.stack, wanted.players
    fixed = play.table.zone(zones.chapter(chapter, "fixed"))
    if wanted.is_solo:
        fixed = tuple(each for each in fixed if territory(each).solo)
    taken = list(fixed)
    for kind, numbers in (("encounter", stack.encounter), ("other", stack.other)):
        play.shuffle(zones.chapter(chapter, kind))
        count = numbers[players].get(chapter, 0)
        taken += play.table.zone(zones.chapter(chapter, kind))[:count]
    for name in stack.scenario.get(chapter, ()):
        play.shuffle(zones.chapter(chapter, "scenario"))
        rest = play.table.zone(zones.chapter(chapter, "scenario"))
        taken.append(next(each for each in rest if territory(each).scenario == name))
    return tuple(taken)


@frozen
class TakeHero(Option):
    """Be this Hero."""

    says: ClassVar[str] = "eut-option-hero"
    sheet: Piece


@frozen
class ChooseHero(Ask):
    """A player takes a Hero that nobody has (D-01)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-hero", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Those that are left."""
        return [(TakeHero(sheet), None) for sheet in table.zone(zones.SHEETS)]

    def resolve(self, play: Play, choice: Option) -> None:
        """Board, tiles, Gaar, and what the scenario gives."""
        assert isinstance(choice, TakeHero)
        play.tell("eut-hero-taken", seat=self.seat, sheet=choice.sheet)
        play.move(choice.sheet, to=zones.sheet(self.seat))
        _equip(play, self.seat)


def _equip(play: Play, seat: Seat) -> None:
    """Chapter 4, step 4."""
    content, scenario = box(), settings(play.table).scenario
    hero = Hero(play.table, seat)
    play.adjust(hero.owner, zones.MAX_HEALTH, hero.card.health)
    play.adjust(hero.owner, zones.HEALTH, hero.card.health)
    play.adjust(hero.owner, zones.BAG_ROOM, content.figures.bags)
    play.adjust(hero.owner, zones.GOLD, scenario.gold)
    play.adjust(hero.owner, zones.REPUTATION, scenario.reputation)
    if hero.card.dwurt:
        play.adjust(hero.owner, zones.DWURT, content.figures.dwurt.start)
    else:
        gain_gaar(play, seat, content.figures.gaar.start)
    _deal_tiles(play, seat)
    for name in scenario.items:
        find(play, seat, play.table.zone(zones.supply("item", name))[0])
    refit(play, seat)
    play.push(Settle(seat))


def _deal_tiles(play: Play, seat: Seat) -> None:
    """Starting tiles on slots of their symbol; the others face down, the lowest first."""
    hero = Hero(play.table, seat)
    against_others = settings(play.table).mode == COMPETITIVE
    for piece in play.table.zone(zones.tiles_of(hero.name)):
        card = tile(piece)
        if card.alone is not None and card.alone == against_others:
            play.move(piece, to=zones.REMOVED)
        elif card.start:
            play.move(piece, to=_free_slot(hero, piece))
    rest = play.table.zone(zones.tiles_of(hero.name))
    play.move(sorted(rest, key=lambda piece: tile(piece).reputation), to=zones.pile(seat))


def _free_slot(hero: Hero, piece: Piece) -> str:
    wanted = SLOT_OF[tile(piece).kind]
    for name, slot in hero.card.slots.items():
        zone = zones.hero_slot(hero.seat, name)
        if slot.kind == wanted and not slot.is_locked and not hero.table.zone(zone):
            return zone
    raise ValueError(f"no open slot for {piece}")


@frozen
class Begin(Auto):
    """The Heroes that nobody took leave, and the first round begins."""

    def resolve(self, play: Play) -> None:
        """Round 1."""
        for sheet in play.table.zone(zones.SHEETS):
            play.move(play.table.zone(zones.tiles_of(kind_of(sheet))), to=zones.GONE)
            play.move(_control_cards(play.table, kind_of(sheet)), to=zones.REMOVED)
        play.move(play.table.zone(zones.SHEETS), to=zones.GONE)
        play.push(Round(1))


def _control_cards(table: Reading, hero: str) -> list[Piece]:
    """Only the cards of the Heroes in play are used (chapter 4, step 11)."""
    return [each for each in table.zone(zones.deck(zones.CONTROL)) if kind_of(each) == hero]


STEPS = (SetUp, ChooseHero, Begin)
OPTIONS = (TakeHero,)
