"""Effects that give something: Fame, Loot, jewels, Quests, people, buildings."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Number, Use, Works, number
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import next_loot, put_on_pile, take_wounds
from game.rules.rivenoire.goods import change_fame, take_first_token, take_jewels
from game.rules.rivenoire.steps.finding import (
    LookAtTitles,
    SalvageCard,
    hunt,
    salvageable,
    search_quests,
)
from game.rules.rivenoire.steps.provost import BuyCheaper, receive_paladin, why_not_buy_any
from game.rules.rivenoire.steps.recruiting import HireFree
from game.rules.rivenoire.steps.using import acquire
from game.rules.rivenoire.views import battle_line, leader, unsold


@frozen
class Fame(Effect):
    """Gives Fame, or takes it as far as there is any."""

    kind = "fame"
    works: ClassVar[Works] = {
        "bolt": ("card",),
        "combat": ("card",),
        "gain": ("card",),
        "event": ("event",),
        "attack": ("attack",),
        "placed": ("space",),
    }
    amount: Number

    def apply(self, play: Play, use: Use) -> None:
        """Never refused."""
        change_fame(play, use.seat, number(self.amount, play.table, use), use.source)


@frozen
class GainWound(Effect):
    """Puts Wounds on a discard pile: the own, or one for each character behind in the line."""

    kind = "gain_wound"
    works: ClassVar[Works] = {"event": ("event",), "attack": ("attack",)}
    count: int = 1
    who: Literal["self", "characters_behind"] = "self"

    def apply(self, play: Play, use: Use) -> None:
        """From the front to the rear."""
        if self.who == "self":
            take_wounds(play, use.seat, self.count)
            return
        line = battle_line(play.table)
        behind = line[line.index(use.cause) + 1 :] if use.cause in line else ()
        for each in behind:
            take_wounds(play, leader(play.table, each), self.count)


@frozen
class GainLoot(Effect):
    """Takes the top cards of the Loot deck."""

    kind = "gain_loot"
    works: ClassVar[Works] = {"bolt": ("card",), "gain": ("card",), "event": ("event",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """One by one; nobody else sees which, unless it works at once."""
        for _ in range(self.count):
            card = next_loot(play)
            if card is not None:
                acquire(play, use.seat, card, is_open=False)


@frozen
class GainJewel(Effect):
    """Draws jewel tokens."""

    kind = "gain_jewel"
    works: ClassVar[Works] = {"gain": ("card",), "own_turn": ("token",)}
    count: int = 1

    def apply(self, play: Play, use: Use) -> None:
        """As long as there are any."""
        take_jewels(play, use.seat, self.count)


@frozen
class QuestSearch(Effect):
    """Chooses any card of the Quest deck, which is shuffled afterwards."""

    kind = "quest_search"
    works: ClassVar[Works] = {"bolt": ("card",), "own_turn": ("token",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be a Quest to find."""
        return None if zones.QUEST_DECK in table.zones else refuse("riv-why-no-quests")

    def apply(self, play: Play, use: Use) -> None:
        """The player alone sees them."""
        search_quests(play, use.seat)


@frozen
class QuestsToDiscard(Effect):
    """Puts the top Quest cards on the own discard pile, unseen by others."""

    kind = "quests_to_discard"
    works: ClassVar[Works] = {"gain": ("card",)}
    count: int

    def apply(self, play: Play, use: Use) -> None:
        """As many as there are."""
        coming = play.table.zone(zones.QUEST_DECK)[: self.count]
        play.tell("riv-quests-to-pile", seat=use.seat, count=len(coming))
        put_on_pile(play, use.seat, coming)


@frozen
class MarketSalvage(Effect):
    """Takes a destroyed Market card in hand."""

    kind = "market_salvage"
    works: ClassVar[Works] = {"bolt": ("card",), "own_turn": ("token",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """One must have been destroyed."""
        return None if salvageable(table) else refuse("riv-why-no-salvage")

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses which."""
        if salvageable(play.table):
            play.push(SalvageCard(use.seat))


@frozen
class Recruit(Effect):
    """Lets a character of the reserve join for nothing, or nobody."""

    kind = "recruit"
    works: ClassVar[Works] = {"gain": ("card",), "own_turn": ("token",), "event": ("event",)}

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses whom."""
        play.push(HireFree(use.seat, use.source))


@frozen
class Hunt(Effect):
    """Draws one of the unused monsters: its value in Fame, and a monster token."""

    kind = "hunt"
    works: ClassVar[Works] = {"own_turn": ("token",)}

    def apply(self, play: Play, use: Use) -> None:
        """The card goes back."""
        hunt(play, use.seat, use.source)


@frozen
class PeekProperty(Effect):
    """Looks at the backs of unsold property tokens."""

    kind = "peek_property"
    works: ClassVar[Works] = {"bolt": ("card",)}
    count: int

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """One must be for sale."""
        return None if unsold(table) else refuse("riv-why-all-sold")

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses which."""
        if unsold(play.table):
            play.push(LookAtTitles(use.seat, self.count))


@frozen
class BuyBuilding(Effect):
    """Buys a building for so many coins less."""

    kind = "buy_building"
    works: ClassVar[Works] = {"bolt": ("card",)}
    discount: int

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The coins must do for the cheapest."""
        return why_not_buy_any(table, use.seat, use.cause, self.discount)

    def apply(self, play: Play, use: Use) -> None:
        """The merchant's coins count here as well (ruling 59)."""
        if why_not_buy_any(play.table, use.seat, use.cause, self.discount) is None:
            play.push(BuyCheaper(use.seat, self.discount, use.cause))


@frozen
class TakeFirstPlayer(Effect):
    """Takes the first player token, or keeps it, on the side that stays (chapter 7)."""

    kind = "take_first_player"
    works: ClassVar[Works] = {"placed": ("space",)}

    def apply(self, play: Play, use: Use) -> None:
        """The running order of placement does not change (ruling 7)."""
        play.tell("riv-first-player-taken", seat=use.seat)
        take_first_token(play, use.seat, zones.KEPT)


@frozen
class ReceivePaladin(Effect):
    """The Paladin joins, and may take the place of an own character (chapter 11.3)."""

    kind = "receive_paladin"
    works: ClassVar[Works] = {"receipt": ("token",)}

    def apply(self, play: Play, use: Use) -> None:
        """Outside the limit of characters."""
        receive_paladin(play, use.seat)


ALL: tuple[type[Effect], ...] = (
    Fame,
    GainWound,
    GainLoot,
    GainJewel,
    QuestSearch,
    QuestsToDiscard,
    MarketSalvage,
    Recruit,
    Hunt,
    PeekProperty,
    BuyBuilding,
    TakeFirstPlayer,
    ReceivePaladin,
)
