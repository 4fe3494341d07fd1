"""K1: the expeditions come home with what their tokens carry; the rest of it is discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import drop_tokens, empty
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.steps.free import Heal, resolve_free, why_not_heal
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.views import Clan, Expedition, occupied, token_of, turn_order

PLACES = (zones.COMPETITIVE, zones.CONTRACT, *zones.REGIONS, zones.GATES)
#: What comes home with a token (ruling 1), and what stays behind.
CARRIED = (zones.GOLD, zones.POTION, zones.VENOM)
LEFT_BEHIND = (zones.DEFENCE, zones.GUARDS)


@frozen
class Recover(Auto):
    """Survivors go home with their gold and bottles; traps and Defence tokens are gone."""

    def resolve(self, play: Play) -> None:
        """One expedition after the other; wounds stay, dice wait for K6."""
        for place in PLACES:
            for exp in occupied(play.table, place):
                there = Expedition(play.table, exp)
                traps = there.face_up + there.face_down + there.ambushes
                if there.is_madhala:
                    play.move(play.table.zone(zones.envoy(exp)), to=zones.MADHALA_HOME)
                else:
                    _come_home(play, there)
                drop_tokens(play, traps)
                empty(play, exp, *CARRIED, *LEFT_BEHIND)
        clans = [Clan(play.table, seat) for seat in turn_order(play.table)]
        play.push(*[SparePotions(clan.seat) for clan in clans if spare_potions(clan) > 0])


def _come_home(play: Play, there: Expedition) -> None:
    seat, member = there.seat, there.member
    gold, potion, venom = (there.has(name) for name in CARRIED)
    if gold or potion or venom:
        play.tell(
            "ml-brought-home", seat=seat, member=member, gold=gold, potion=potion, venom=venom
        )
    else:
        play.tell("ml-came-home", seat=seat, member=member)
    play.move(token_of(member), to=zones.home(seat))
    gain(play, seat, {zones.GOLD: gold, zones.VENOM: venom})
    # The limit waits until those who are hurt have drunk.
    play.adjust(zones.clan(seat), zones.POTION, potion)


def spare_potions(clan: Clan) -> int:
    """Potions above the limit of the clan board."""
    return clan.has(zones.POTION) - clan.limit(zones.POTION)


@frozen
class PourAway(Option):
    """Nobody drinks: what is above the limit is lost."""

    says: ClassVar[str] = "ml-option-pour-away"


@frozen
class SparePotions(Ask):
    """Potions that came home may be drunk before the limit takes any (ruling 94)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        spare = spare_potions(Clan(table, self.seat))
        return text("ml-ask-spare-potions", seat=self.seat, count=spare)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everybody who is hurt, or nobody."""
        clan = Clan(table, self.seat)
        for card in clan.envoys:
            yield Heal(card), why_not_heal(clan, card)
        yield PourAway(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Heal and ask again while there are too many, or let the others go."""
        clan = Clan(play.table, self.seat)
        if isinstance(choice, Heal):
            resolve_free(play, self.seat, choice)
            if spare_potions(clan) > 0:
                play.push(self)
            return
        spare = spare_potions(clan)
        play.tell("ml-tokens-lost", seat=self.seat, goods=goods({zones.POTION: spare}))
        play.adjust(clan.owner, zones.POTION, -spare)


STEPS = (Recover, SparePotions)
OPTIONS = (PourAway,)
