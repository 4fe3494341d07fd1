"""Free actions, offered exactly where the rules allow them (table 4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Literal

from attrs import frozen

from game.engine import (
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    Zone,
    refuse,
    text,
)
from game.engine.table import Counter
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, loot, monster
from game.rules.monster_lands.prices import own_cards, worn_by
from game.rules.monster_lands.refusals import payments, why_not_appoint, why_not_use
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.rearm import Rearm
from game.rules.monster_lands.steps.talents import (
    UseTalent,
    begin_talent,
    for_deployment,
    is_for_deployment,
    why_not_talent,
)
from game.rules.monster_lands.steps.work import PayForLoot, proceed
from game.rules.monster_lands.views import Clan, bearer, is_gear, token_of

Moment = Literal["deployment", "tavern", "contract", "wages", "end"]
#: Where members at home may be healed, rearmed and made managers.
AT_HOME: tuple[Moment, ...] = ("deployment", "wages")


@frozen
class SellTrophy(Option):
    """Sell a trophy card, whole."""

    trophy: Piece

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-sell", trophy=self.trophy, gold=trophy_gold(self.trophy))


@frozen
class UseLoot(Option):
    """Use or sell a loot token."""

    says: ClassVar[str] = "ml-option-use-loot"
    loot: Piece


@frozen
class Heal(Option):
    """Give a potion of the board to a wounded member at home."""

    says: ClassVar[str] = "ml-option-heal"
    member: Piece

    def touches(self) -> tuple[str, ...]:
        """The member and its token."""
        return (self.member, token_of(self.member))


@frozen
class Appoint(Option):
    """Make a member the manager of a region."""

    says: ClassVar[str] = "ml-option-appoint"
    region: Piece
    member: Piece


@frozen
class RearmGear(Option):
    """Take an equipment card in hand, to give it to another or drop it."""

    says: ClassVar[str] = "ml-option-rearm"
    idle: ClassVar[bool] = True
    gear: Piece


def trophy_gold(card: Piece) -> int:
    """What a trophy sells for."""
    return monster(card).trophy * box().clan.trophy_gold_per_point


def free_offers(table: Reading, seat: Seat, moment: Moment) -> Iterator[Offer]:
    """Every free action of a seat that comes into question at this moment."""
    clan = Clan(table, seat)
    for card in clan.trophies:
        yield SellTrophy(card), None
    for token in clan.loot:
        yield UseLoot(token), why_not_loot(table, seat, token, moment)
    if moment not in AT_HOME:
        return
    healing = [(Heal(card), why_not_heal(clan, card)) for card in clan.envoys]
    yield from [(heal, why) for heal, why in healing if why is None]
    yield from appointments(clan)
    for card in own_cards(table, seat):
        if is_gear(card):
            yield RearmGear(card), why_not_rearm(clan, card)
        yield UseTalent(card), why_not_talent(table, seat, card) or _why_too_late(moment)
    # A card speaks of its talent first; of its health, if that is all there is to say.
    yield from [(heal, why) for heal, why in healing if why is not None]


@cache
def _own(seat: Seat) -> tuple[Zone, Zone, Zone, Zone, Counter]:
    """Where a clan's trophies, loot, regions, members and potions are."""
    clan = zones.clan(seat)
    return (
        zones.trophies(seat),
        zones.loot(seat),
        zones.regions(seat),
        zones.members(seat),
        (clan, zones.POTION),
    )


def free_options(table: Reading, seat: Seat, moment: Moment) -> list[Option]:
    """Every free action open to a seat: those of `free_offers`, found much faster."""
    filled = table.zones
    options: list[Option] = []
    trophies, tokens, owned, members, potion = _own(seat)
    for card in filled.get(trophies, ()):
        options.append(SellTrophy(card))
    for token in filled.get(tokens, ()):
        if why_not_loot(table, seat, token, moment) is None:
            options.append(UseLoot(token))
    if moment not in AT_HOME:
        return options
    if potion in table.counters:
        clan = Clan(table, seat)
        options += [Heal(card) for card in clan.envoys if clan.is_wounded(card)]
    if owned in filled:
        options += [appointment for appointment, _ in appointments(Clan(table, seat))]
    on_turn = moment == "deployment"
    people = filled.get(members, ())
    for card in for_deployment(people) if on_turn else ():
        if why_not_talent(table, seat, card) is None:
            options.append(UseTalent(card))
    for zone in worn_by(people):
        if zone in filled:
            options += _with_gear(table, seat, filled[zone], on_turn)
    return options


def _with_gear(
    table: Reading, seat: Seat, worn: Iterable[Piece], on_turn: bool
) -> Iterator[Option]:
    """What can be done with what somebody wears."""
    clan = Clan(table, seat)
    for card in worn:
        if why_not_rearm(clan, card) is None:
            yield RearmGear(card)
        if on_turn and is_for_deployment(card) and why_not_talent(table, seat, card) is None:
            yield UseTalent(card)


def appointments(clan: Clan) -> Iterator[Offer]:
    """Only pairs that fit: for all others, region and member have reasons of their own."""
    for region in clan.regions:
        if clan.manager(region) is None:
            for card in clan.members:
                if why_not_appoint(clan.table, clan.seat, region, card) is None:
                    yield Appoint(region, card), None


def _why_too_late(moment: Moment) -> Refusal | None:
    """Talents of one's turn work in the Deployment alone."""
    return None if moment == "deployment" else refuse("ml-why-wages")


def why_not_heal(clan: Clan, card: Piece) -> Refusal | None:
    """A potion of the board, for somebody who is hurt."""
    if not clan.is_wounded(card):
        return refuse("ml-why-unharmed")
    return None if clan.has(zones.POTION) else refuse("ml-why-potion")


def why_not_rearm(clan: Clan, card: Piece) -> Refusal | None:
    """Equipment changes hands at home."""
    holder = bearer(clan.table, card)
    return None if clan.is_home(holder) else refuse("ml-why-away", member=holder)


def why_not_loot(table: Reading, seat: Seat, token: Piece, moment: Moment) -> Refusal | None:
    """Why a loot token cannot be used at this moment."""
    spoil = loot(token)
    if spoil.outside:
        return refuse("ml-why-loot-outside", loot=token)
    if spoil.window == "deployment" and moment != "deployment":
        return refuse("ml-why-loot-deployment", loot=token)
    return why_not_use(table, seat, token)


def resolve_free(play: Play, seat: Seat, choice: Option) -> bool:
    """Do a free action; False if the choice was none."""
    match choice:
        case SellTrophy(card):
            play.tell("ml-trophy-sold", seat=seat, trophy=card, gold=trophy_gold(card))
            play.move(card, to=zones.GONE)
            gain(play, seat, {zones.GOLD: trophy_gold(card)})
        case UseLoot(token):
            _use_loot(play, seat, token)
        case Heal(card):
            play.tell("ml-healed", seat=seat, member=card)
            play.adjust(zones.clan(seat), zones.POTION, -1)
            play.turn(token_of(card), None)
        case Appoint(region, card):
            play.tell("ml-manager", seat=seat, region=region, member=card)
            play.mark(zones.manager(region), card)
        case RearmGear(card):
            play.push(Rearm(seat, card))
        case UseTalent(card):
            begin_talent(play, seat, card)
        case _:
            return False
    return True


def _use_loot(play: Play, seat: Seat, token: Piece) -> None:
    if payments(token) == ((),):
        proceed(play, seat, token)
    else:
        play.push(PayForLoot(seat, token))


STEPS = ()
OPTIONS = (SellTrophy, UseLoot, Heal, Appoint, RearmGear)
