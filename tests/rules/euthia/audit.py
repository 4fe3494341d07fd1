"""An auditor follows a game with a ledger of its own, by what players chose and were told.

The figures are reckoned a second time on purpose: prices from options, costs and armour from the
content, Wounds, healing, goods and cards from the story. What the table says must agree.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

from game.engine import Session, Table
from game.engine.events import Chosen, Told
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, group_of, item, kind_of, quest
from game.rules.euthia.effects.hands import OpponentDiscards
from game.rules.euthia.effects.standing import Bags, MaxHealth
from game.rules.euthia.shapes import Block
from game.rules.euthia.steps import chapel, exchanging, fight_monster, growing, shopping, using

#: What is followed of every player.
FOLLOWED = ("gold", "reputation", "gaar", "dwurt", "health", "cards")
#: Options that cost what they say.
PRICED = (
    chapel.BuyPotion,
    shopping.Renew,
    shopping.BuyGaar,
    growing.Learn,
    growing.Unlock,
    growing.Reveal,
)
ONE_GOLD = (chapel.HealAtChapel, shopping.HealHere)
#: Cards are being given away one by one: they are counted at once, and looked at afterwards.
GIVING = ("PayWith", "GiveCard", "GiveOne", "ChooseVictimCard", "ChooseOpponent")


class Purse(Counter[str]):
    """What one player should have."""


class Audit:
    """A ledger for every seat, and how often each kind of entry was made."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.players = session.setup.players
        self.purses = [Purse() for _ in range(self.players)]
        self.seen: Counter[str] = Counter()
        #: The Quest that a player has begun, and whether it asks for a roll.
        self.quest = ""
        self.option: Any = None
        self.used = Block("permanent", "permanent")
        self.told: list[str] = []
        self.chooser = -1

    def run(self) -> Counter[str]:
        """Follow the game from beginning to end."""
        for before, after in itertools.pairwise(self.session.commits):
            self.option, self.chooser, self.told = None, -1, list[str]()
            for event in after.events:
                self._enter(event)
            self._refit(before.table, after.table)
            for seat in range(self.players):
                self._agree(seat, after.table)
        return self.seen

    def _enter(self, event: Any) -> None:
        if isinstance(event, Chosen):
            self.option, self.chooser = event.option, event.seat
            self._chosen(event.option, self.purses[event.seat])
        elif isinstance(event, Told):
            args = dict(event.args)
            self.seen[event.key] += 1
            self.told.append(event.key)
            entry = ENTRIES.get(event.key)
            if entry is not None:
                seat = args.get("seat", self.chooser)
                entry(self, self.purses[seat], args)

    def _chosen(self, option: Any, purse: Purse) -> None:
        """What follows from a choice alone."""
        if isinstance(option, PRICED):
            purse["gold"] -= option.price
        elif isinstance(option, ONE_GOLD):
            purse["gold"] -= 1
        elif isinstance(option, exchanging.Exchange | exchanging.CashIn):
            purse["cards"] -= len(option.cards)
        elif isinstance(option, fight_monster.PlayCard):
            purse["cards"] -= option.count
        elif isinstance(option, fight_monster.SwayMonster) and option.shift < 0:
            purse["gaar"] -= 1
        elif isinstance(option, using.UseBlock):
            self.used = blocks(option.thing)[option.block]
            self.cost(blocks(option.thing)[option.block], purse)

    def cost(self, block: Block, purse: Purse) -> None:
        """What a block costs besides pieces."""
        if block.cost is not None:
            self.seen["cost"] += 1
            for name in ("gold", "gaar", "dwurt", "health"):
                purse[name] -= getattr(block.cost, name)
            purse["cards"] -= block.cost.silver

    def pay_quest(self, purse: Purse) -> None:
        """What a Quest asks for, once it is certain."""
        require = quest(self.quest).require
        for name in ("gold", "gaar", "health"):
            purse[name] -= getattr(require, name)
        purse["cards"] -= require.silver + require.gold_card
        self.quest = ""

    def rob(self, owner: int) -> None:
        """So many cards of a hand, by what was used last."""
        (effect,) = [each for each in self.used.do if isinstance(each, OpponentDiscards)]
        self.purses[owner]["cards"] -= min(effect.count, self.purses[owner]["cards"])

    def _refit(self, before: Table, after: Table) -> None:
        """Maximum Health moved, and Health with it."""
        for seat in range(self.players):
            if before.zone(zones.sheet(seat)) and after.zone(zones.sheet(seat)):
                moved = most_health(after, seat) - most_health(before, seat)
                self.purses[seat]["health"] += moved

    def _agree(self, seat: int, table: Table) -> None:
        if not table.zone(zones.sheet(seat)):
            return
        owner, purse = zones.hero(seat), self.purses[seat]
        most = most_health(table, seat)
        if purse["woken"]:
            purse["health"], purse["woken"] = most, 0
        if not self.seen[f"begun.{seat}"]:
            self._begin(seat, table)
        hand = [each for each in table.zone(zones.hand(seat)) if group_of(each) != zones.CONTROL]
        gives = bool(table.agenda) and type(table.agenda[-1]).__name__ in GIVING
        cards = purse["cards"] if gives else len(hand)
        held = {name: table.count(owner, name) for name in FOLLOWED} | {"cards": cards}
        expected = {name: purse[name] for name in FOLLOWED}
        assert expected == held, (seat, expected, held, self.option, self.told)
        assert most == table.count(owner, zones.MAX_HEALTH)
        assert bag_room(table, seat) == table.count(owner, zones.BAG_ROOM)

    def _begin(self, seat: int, table: Table) -> None:
        """Chapter 4: 4 Gaar, or 5 Dwurt; the scenario's Gold; Health of the board."""
        self.seen[f"begun.{seat}"] += 1
        hero = box().heroes[kind_of(table.zone(zones.sheet(seat))[0])]
        purse = self.purses[seat]
        scenario = box().scenarios[str(dict(self.session.setup.options).get("scenario"))]
        purse["gold"], purse["reputation"] = scenario.gold, scenario.reputation
        purse["health"] = hero.health
        purse["gaar"], purse["dwurt"] = (0, 5) if hero.dwurt else (4, 0)


def most_health(table: Table, seat: int) -> int:
    """Base, Equipment, Rubies and Abilities; a set counts while it is complete."""
    base: int = box().heroes[kind_of(table.zone(zones.sheet(seat))[0])].health
    return base + _permanent(table, seat, MaxHealth, with_gems=True)


def bag_room(table: Table, seat: int) -> int:
    """Three Bags, less those that are covered."""
    return max(0, min(3, 3 + _permanent(table, seat, Bags, with_gems=False)))


def _permanent(table: Table, seat: int, kind: Any, *, with_gems: bool) -> int:
    worn: list[str] = []
    for zone, pieces in table.zones.items():
        if zone.startswith((zones.own(seat, "slot."), zones.own(seat, "worn."))):
            worn += pieces
    families: Counter[str] = Counter()
    for name in {kind_of(each) for each in worn if group_of(each) == "item"}:
        family = item(f"item.{name}.1").set
        if family is not None:
            families[family] += 1
    pieces = [*worn]
    if with_gems:
        pieces += [gem for each in worn for gem in table.zone(zones.set_gems(each))]
    size, total = max(families.values(), default=0), 0
    for piece in pieces:
        for block in blocks(piece):
            if block.trigger == "permanent" and block.set <= size:
                total += sum(each.amount for each in block.do if isinstance(each, kind))
    return total


Entry = Callable[[Audit, Purse, dict[str, Any]], None]


def _add(name: str, arg: str = "amount", sign: int = 1) -> Entry:
    def entry(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
        purse[name] += sign * args[arg]

    return entry


def _one(name: str, by: int = -1) -> Entry:
    def entry(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
        purse[name] += by

    return entry


def _due(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["gold"] -= args["amount"]
    audit.purses[args["owner"]]["gold"] += args["amount"]


def _wounded(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["health"] -= min(args["amount"], purse["health"])


def _survived(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["health"] = args["amount"]


def _fell(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["health"] = 0


def _woke(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["woken"] = 1


def _converted(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    purse["gaar"] -= 1
    purse["dwurt"] += 1


def _stolen(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    gaar = min(args["amount"], purse["gaar"])
    purse["gaar"] -= gaar
    purse["dwurt"] -= args["amount"] - gaar


def _begun(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    audit.quest = args["quest"]
    if not quest(audit.quest).require.roll:
        audit.pay_quest(purse)


def _result(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    if audit.quest and args["amount"] >= quest(audit.quest).require.roll:
        audit.pay_quest(purse)
    audit.quest = ""


def _robbed(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    audit.rob(args["owner"])
    audit.seen["robbed"] += 1


def _attacks(audit: Audit, purse: Purse, args: dict[str, Any]) -> None:
    (block,) = [each for each in blocks(args["thing"]) if each.attack]
    audit.cost(block, purse)


ENTRIES: dict[str, Entry] = {
    "eut-attacks-with": _attacks,
    "eut-dropped-gaar": _one("gaar"),
    "eut-dropped-dwurt": _one("dwurt"),
    "eut-card-discarded": _one("cards"),
    "eut-offered-gold": _one("cards"),
    "eut-gained-gold": _add("gold"),
    "eut-bought": _add("gold", "price", -1),
    "eut-sold": _add("gold", "price"),
    "eut-due": _due,
    "eut-due-card": _one("cards"),
    "eut-gained-reputation": _add("reputation"),
    "eut-lost-reputation": _add("reputation", sign=-1),
    "eut-gained-gaar": _add("gaar"),
    "eut-lost-gaar": _add("gaar", sign=-1),
    "eut-gaar-spent": _one("gaar"),
    "eut-gaar-stolen": _stolen,
    "eut-gained-dwurt": _add("dwurt"),
    "eut-lost-dwurt": _add("dwurt", sign=-1),
    "eut-dwurt-spent": _one("dwurt"),
    "eut-swayed-dwurt": _one("dwurt"),
    "eut-converted": _converted,
    "eut-healed": _add("health"),
    "eut-wounded": _wounded,
    "eut-survived": _survived,
    "eut-instant-death": _fell,
    "eut-died": _woke,
    "eut-died-fighting": _woke,
    "eut-drew-cards": _add("cards", "count"),
    "eut-quest-begun": _begun,
    "eut-result": _result,
    "eut-robbed": _robbed,
}
