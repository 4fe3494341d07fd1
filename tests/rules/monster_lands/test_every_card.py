"""Every card, tile and token of the box does its work when its moment comes.

The ids are those of the content, so that a new card of known effects is tried here by itself.
(test_every_monster.py beats the monsters, test_regions_at_work.py sets the regions to work.)
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, region
from game.rules.monster_lands.steps.bazaar import Wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.conflict import RevealTop
from game.rules.monster_lands.steps.conquest import Conquer
from game.rules.monster_lands.steps.contract import Decline, Fulfil
from game.rules.monster_lands.steps.deployment import Send, Visit
from game.rules.monster_lands.steps.free import UseLoot
from game.rules.monster_lands.steps.muster import Lead
from game.rules.monster_lands.steps.onslaught import GiveUpMagic, Redirect
from game.rules.monster_lands.steps.rolling import SpendLoot
from game.rules.monster_lands.steps.strike import RollAll, RollOne
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.tavern import Hire
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.positions import Scene, adventure, mission, party

BOX = box()
HIRED = [kind for kind, card in BOX.members.items() if card.role in ("mercenary", "novice")]
AMBUSHES = [kind for kind, token in BOX.traps.items() if token.type == "ambush"]
TRAPS = [kind for kind in BOX.traps if kind not in AMBUSHES]
SPACES = [(tile, side, number) for tile in BOX.lists for side in "ab" for number in (1, 2, 3, 4)]


def piece_of(kind: str) -> str:
    """The card of a member; novices are many."""
    return f"member.{kind}.1" if BOX.members[kind].role == "novice" else f"member.{kind}"


def rich(*members: str) -> Citadel:
    """A clan with these members that lacks nothing: dice of every colour, gold and glory."""
    table = Citadel(2).hired(0, *(each for each in members if each not in CLAN))
    return table.has(0, gold=50, glory=99).pool(0, force=3, magic=3, persuasion=(1, 1))


CLAN = ("member.purkas", "member.korgo")


# Members


@pytest.mark.parametrize("kind", HIRED)
def test_everybody_can_be_hired(kind):
    card, printed = piece_of(kind), BOX.members[kind]
    table = Citadel(2).has(0, gold=50, glory=99).pool(0, force=1)
    if printed.role == "mercenary":
        table.only(zones.TAVERN, card)
    before = table.turn(0).seen(0).reputation

    table.choose(Visit("tavern"), Hire(card, printed.cost))

    clan = table.seen(0)
    assert card in clan.members
    assert (50 - printed.cost, before + printed.reputation) == (clan.gold, clan.reputation)
    assert {colour: printed.dice.get(colour, 0) for colour in zones.COLOURS} == table.dice_of(0)


TALENTED = [
    piece_of(kind) for kind, card in BOX.members.items() if card.talent.window == "deployment"
]


@pytest.mark.parametrize("card", TALENTED)
def test_every_talent_of_the_deployment_does_something_once(card):
    table = rich(card).turn(0)
    before = table.without_agenda

    table.choose(UseTalent(card))
    while table.offers(Back):
        table.choose(table.options[0])

    assert before != table.without_agenda
    assert UseTalent(card) not in table.options


# Equipment


@pytest.mark.parametrize("kind", BOX.equipment)
def test_every_equipment_can_be_bought_and_worn(kind):
    card, cost = f"gear.{kind}.1", BOX.equipment[kind].cost
    table = Citadel(2).has(0, gold=50).pool(0, force=1).only(zones.BAZAAR, card).turn(0)

    table.choose(Visit("bazaar"), Wear("member.korgo"))

    assert (card,) == table.seen(0).worn("member.korgo")
    assert 50 - cost == table.seen(0).gold


# Traps


def armed(*traps: str, **options: bool) -> Scene:
    """Two neighbours before Caribdis, who is far too much for them."""
    return adventure(
        monster="caribdis",
        region="kale",
        expeditions={
            1: party("taron", 0, force=1, magic=1, traps=traps),
            2: party("shandee", 1, force=2, magic=2),
        },
        rolls=(1,) * 5 + (3,) * 12,
        **options,
    )


def reached(scene: Scene) -> int:
    """The total of the first one, all dice rolled."""
    scene.choose(GiveUpMagic(0))
    scene.choose(scene.offered(RollAll)[0])
    while scene.offered(RollOne):
        scene.choose(scene.offered(RollOne)[0])
    return int(scene.told("ml-strike-failed")["total"])


@pytest.mark.parametrize("kind", TRAPS)
def test_every_trap_adds_to_a_strike(kind):
    scene = armed(kind, ambush=True).do(RevealTop)

    assert kind in scene.told("ml-trap-revealed")["trap"]
    assert reached(scene) > reached(armed())


@pytest.mark.parametrize("kind", AMBUSHES)
def test_every_ambush_takes_dice_or_sends_them(kind):
    scene = armed(kind, ambush=True)
    dice = len(scene.on("a.1").dice)

    scene.do(RevealTop)
    while not scene.offered(GiveUpMagic) and not scene.offered(Redirect):
        scene.choose(scene.options[0])

    assert len(scene.on("a.1").dice) > dice or scene.offered(Redirect)


# Loot


def moments(loot: str) -> Iterator[Citadel | Scene]:
    """Every kind of moment in which a loot token may be used."""
    yield rich().put(zones.loot(0), f"loot.{loot}").turn(0)
    rolls = (1, 1, 1, 1)
    for faces in ((1, 2, 2), (6, 5), (6, 6)):
        # Sckon: 11 captures, 12 kills.
        colours = {"force": 2, "magic": len(faces) - 2}
        sent = {1: party("saruna", **colours), 2: party("korgo", force=2)}
        scene = adventure(
            monster="sckon", expeditions=sent, rolls=(*rolls, *faces, 6, 6), loot={0: (loot,)}
        )
        if scene.offered(GiveUpMagic):
            scene.choose(GiveUpMagic(0))
        yield scene.choose(RollAll(len(faces)))
        if scene.offered(Conquer):
            yield scene.do(Conquer)


@pytest.mark.parametrize("kind", BOX.loot)
def test_every_loot_has_its_moment(kind):
    uses = (UseLoot(f"loot.{kind}"), SpendLoot(f"loot.{kind}"))

    for moment in moments(kind):
        for use in uses:
            if use in moment.options:
                moment.choose(use)
                while moment.options and Back() in moment.options:
                    moment.choose(moment.options[0])
                assert zones.loot(0) != moment.table.place(f"loot.{kind}")
                return
    pytest.fail("it was never offered")


# Outside


@pytest.mark.parametrize("kind", BOX.regions)
def test_every_region_can_be_conquered(kind):
    """Nothing stands in the way of four sixes."""
    sent = {1: party("taron", force=4)}
    scene = adventure(monster=None, region=kind, expeditions=sent, rolls=(6,) * 4)

    scene.do(Conquer)

    assert (f"region.{kind}",) == scene.clan().regions
    assert 10 + region(f"region.{kind}").glory == scene.clan().glory


@pytest.mark.parametrize("kind", BOX.missions)
def test_every_competitive_mission_can_be_won(kind):
    side = BOX.missions[kind].competitive
    dice = {side.colours[0]: side.dice}
    scene = mission(kind, expeditions={1: party("taron", **dice)}, rolls=(6,) * side.dice)
    gold, glory = (side.reward.get(each, 0) for each in ("gold", "glory"))

    assert (gold, 10 + glory) == (scene.clan().gold, scene.clan().glory)
    assert side.reward.get("loot", 0) == (1 if scene.asks else 0)


@pytest.mark.parametrize("kind", BOX.missions)
@pytest.mark.parametrize("number", [1, 2])
def test_every_contract_can_be_fulfilled(kind, number):
    side = BOX.missions[kind].contract
    goods = dict(side.discard)
    traps, loot = ("plus_4", "plus_6", "plus_8")[: goods.pop("trap", 0)], goods.pop("loot", 0)
    scene = mission(
        kind,
        contract=True,
        expeditions={number: party("taron")},
        clans={0: goods},
        traps={0: traps},
        loot={0: ("gold_10", "gold_12")[:loot]},
    )
    before = scene.clan()

    assert [Decline()] == scene.offered(Decline)
    scene.choose(Fulfil(f"mission.{kind}"))
    while scene.offered(Back):
        scene.choose(scene.options[0])

    paid = side.reward_left if number == 1 else side.reward_right
    assert all(scene.clan().has(item) == 0 for item in side.discard if item not in paid)
    for item, amount in paid.items():
        if item != "loot":
            spent = side.discard.get(item, 0)
            assert before.has(item) - spent + amount == scene.clan().has(item)


@pytest.mark.parametrize(("tile", "side", "number"), SPACES)
def test_every_expedition_of_every_list_can_be_taken(tile, side, number):
    exp, table = f"a.{number}", Citadel(2)
    printed = getattr(BOX.lists[tile], side)[number - 1]
    table.land("a", "region.kale", "monster.gator", f"list.{tile}", side)
    table.pool(0, **printed.required).turn(0)

    table.choose(Send(exp), Lead("member.korgo")).set_out()

    gift = printed.advantage
    assert (gift.gold, gift.potion, gift.venom, gift.defence) == tuple(
        table.table.count(zones.owner(exp), name)
        for name in (zones.GOLD, zones.POTION, zones.VENOM, zones.GUARDS)
    )
