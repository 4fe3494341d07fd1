"""The windows in which a Hero may use things, each on the rail of the fight (8.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.euthia import zones
from game.rules.euthia.cards import is_playable
from game.rules.euthia.content import blocks
from game.rules.euthia.dwurt import convert
from game.rules.euthia.fighting import HOPE_FOR_GAAR, buy_gaar
from game.rules.euthia.kit import Source, leads_away, offered, why_not_use
from game.rules.euthia.steps import warding, wearing
from game.rules.euthia.steps.common import ConvertGaar, Done, Verbs
from game.rules.euthia.steps.fight_monster import HopeForGaar
from game.rules.euthia.steps.fight_step import FightStep
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout

PREPARING, SETTING_UP, HEALING = "preparing", "setting_up", "healing"
BEFORE_ATTACK, ANSWERING = "before_attack", "answering"
CURSED, BEFORE_STRIKE, BEFORE_FIRST_STRIKE = "cursed", "before_strike", "before_first_strike"
#: Which triggers work in which window.
WINDOWS: Mapping[str, tuple[str, ...]] = {
    PREPARING: ("out_of_combat", "any_time"),
    SETTING_UP: ("combat_setup",),
    HEALING: ("any_time",),
    BEFORE_ATTACK: ("before_monster_roll", "before_or_after_monster_roll"),
    ANSWERING: ("after_monster_roll", "before_or_after_monster_roll"),
    CURSED: ("on_curse",),
    BEFORE_STRIKE: ("before_hero_roll",),
    BEFORE_FIRST_STRIKE: ("before_hero_roll",),
}
#: The windows of a Monster's attack: what is not exhausted works once in each attack (8.5).
_OF_ATTACK = (BEFORE_ATTACK, ANSWERING)
#: What can be done besides using things.
_VERBS: Verbs = {**wearing.VERBS, **warding.VERBS}


@frozen
class HeroMay(FightStep):
    """A window is open."""

    window: str

    def happen(self, play: Play, bout: Bout) -> None:
        """Asked again after each use."""
        play.push(UseInFight(bout.hero, self.window))


@frozen
class UseInFight(Ask):
    """Anything that works in this window, in any number, then done (D-12, 15, 17, 18, 22, 24)."""

    seat: Seat
    window: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        bout = Bout(table)
        attacked = self.window == ANSWERING
        strength = bout.strength if attacked else 0
        wounds = bout.wounds(strength) if attacked else 0
        return text(
            "eut-ask-window", seat=self.seat, what=self.window, strength=strength, wounds=wounds
        )

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every block of the kit that this window is for."""
        seat, window = self.seat, self.window
        found: list[Offer] = [
            (UseBlock(*source), why_not_use_here(table, seat, source, window))
            for source in offered(table, seat, *WINDOWS[window])
        ]
        found += dwurt_to_pay(table, seat, *WINDOWS[window])
        if window == PREPARING:
            found += wearing.offers(table, seat)
        if window == ANSWERING:
            found += warding.offers(table, seat)
        found.append((Done(), None))
        return found

    def resolve(self, play: Play, choice: Option) -> None:
        """Each is seen before the next."""
        if isinstance(choice, Done):
            return
        if isinstance(choice, UseBlock):
            if self.window in _OF_ATTACK:
                _remember(play, choice.thing, choice.block)
            use(play, self.seat, choice.thing, choice.block)
        elif isinstance(choice, ConvertGaar | HopeForGaar):
            make_dwurt(play, self.seat, choice)
        else:
            _VERBS[type(choice)](play, self.seat, choice)
        play.push(HeroMay(self.window))


def dwurt_to_pay(table: Reading, seat: Seat, *triggers: str) -> Iterator[Offer]:
    """Gaar becomes Dwurt at any time (chapter 18); asked where a tile costs more than there is.

    So does Hope become Gaar (8.8).
    """
    hero, hope = Hero(table, seat), Bout(table).hope
    if not hero.card.dwurt or not (hero.gaar or hope >= HOPE_FOR_GAAR):
        return
    costs = [blocks(piece)[number].cost for piece, number in offered(table, seat, *triggers)]
    if not any(cost is not None and cost.dwurt > hero.dwurt for cost in costs):
        return
    if hero.gaar:
        yield ConvertGaar(), None
    if hope >= HOPE_FOR_GAAR:
        yield HopeForGaar(), None


def make_dwurt(play: Play, seat: Seat, choice: ConvertGaar | HopeForGaar) -> None:
    """A Dwurt of a Gaar, or a Gaar of Hope first."""
    if isinstance(choice, HopeForGaar):
        buy_gaar(play, seat)
    else:
        convert(play, seat)


def why_not_use_here(table: Reading, seat: Seat, source: Source, window: str) -> Refusal | None:
    """Why a block cannot be used in a window of the fight, besides what `kit` knows."""
    piece, number = source
    block = blocks(piece)[number]
    if window == PREPARING and leads_away(block):
        return refuse("eut-why-not-before-combat", thing=piece)
    if window == BEFORE_FIRST_STRIKE and block.not_in_initiative:
        return refuse("eut-why-not-in-initiative", thing=piece)
    if window == CURSED and not is_cursed(table):
        return refuse("eut-why-no-card-to-cancel")
    if window in _OF_ATTACK and block.use == "free" and source in _used(table):
        return refuse("eut-why-once-an-attack", thing=piece)
    return why_not_use(table, seat, source)


def is_cursed(table: Reading) -> bool:
    """Whether a Curse was played in this Combat Round; older ones have expired (2A2)."""
    lying = table.zone(zones.FIGHT_CARDS)
    return any(is_playable(piece, ("before_hero_roll",)) for piece in lying)


def _used(table: Reading) -> tuple[Source, ...]:
    found = table.marks.get(zones.USED, ())
    assert isinstance(found, tuple)
    return found


def _remember(play: Play, piece: Piece, number: int) -> None:
    """A Shield works once in every Monster attack."""
    if blocks(piece)[number].use == "free":
        play.mark(zones.USED, (*_used(play.table), (piece, number)))


STEPS = (HeroMay, UseInFight)
OPTIONS: tuple[type[Option], ...] = ()
