"""Every rule of thumb, by the step that it answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Decision, Option, Reading
from game.engine.minds import Judge
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, group_of, item, kind_of
from game.rules.euthia.map.paths import ways
from game.rules.euthia.players import dressing, fights
from game.rules.euthia.players.dressing import price as _price
from game.rules.euthia.players.outlook import FADING, GOLD, Outlook
from game.rules.euthia.steps import (
    acting,
    challenging,
    chapel,
    common,
    facing,
    fight_control,
    fight_end,
    fight_hero,
    fight_monster,
    fight_windows,
    growing,
    hunting,
    mining,
    moving,
    offering,
    questing,
    rearranging,
    setting_up,
    settling,
    shopping,
    spending,
    teleporting,
    trading,
    treasure,
    turn,
    turn_end,
    using,
    wearing,
)
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[[Outlook, Any, Any], float]
#: What spending a token for its Movement gives away, if its Action has no use in sight.
IDLE = 0.1
#: A fight that a Combat token is kept for.
GOOD_FIGHT = 0.6
#: What the Action of a token is worth when its place is in reach.
IN_REACH = {"mining": 1.0, "trade": 1.2, "combat": 1.6}


def take_turn(outlook: Outlook, step: Any, option: Any) -> float:
    """What to do next in a turn."""
    hero = outlook.hero
    match option:
        case moving.Walk(space):
            gained = outlook.pull[space] - outlook.pull[hero.location] * FADING
            return gained + min(0.0, outlook.entry(space)) - 0.02
        case moving.WalkIntoFight(space):
            fought = outlook.fight(outlook.land.level(space), space)
            return fought + min(0.0, outlook.entry(space))
        case facing.FaceMonster(space, _, level):
            return outlook.fight(level, space)
        case offering.OfferGold():
            return outlook.offering
        case spending.SpendForMovement(token, amount):
            return _spend(outlook, zones.action_of(token), amount)
        case acting.Act(_, action):
            return (
                1.4 if action == "mining" else 0.3 + min(2.0, 0.2 * (hero.gold + 2 * outlook.wares))
            )
        case treasure.TakeTreasure():
            return 2.5
        case questing.Fulfil(quest):
            reward = box().quests[kind_of(quest)].reward
            return 1.0 + outlook.goods(reward)
        case challenging.Challenge():
            return 0.7 if hero.health > 3 else -0.5
        case chapel.HealAtChapel(amount):
            return 0.3 * min(amount, hero.max_health - hero.health) - 0.9
        case chapel.BuyPotion():
            return 0.4 if outlook.potions < 2 and hero.free_bags > 0 else -0.3
        case hunting.Hunt(elite):
            return 6.0 * outlook.chance(elite) - 3.5
        case teleporting.UsePortal(space) | teleporting.TeleportHere(space):
            return outlook.pull[space] - outlook.pull[hero.location] - 0.1
        case using.UseBlock(thing, number):
            return _use(outlook, thing, number)
        case wearing.SetGem():
            return 0.6
        case wearing.Wear() | rearranging.Rearrange():
            return dressing.change(outlook, option)
    return 0.0 if isinstance(option, turn.EndTurn | common.Pass) else -0.2


def _spend(outlook: Outlook, action: str, amount: int) -> float:
    """Movement is worth what draws; a token with use for its Action is kept for it."""
    hero = outlook.hero
    if hero.movement:
        return -0.1
    wanted = 0.6 * max(0.0, outlook.draw) + 0.05 * amount
    return wanted - (IN_REACH[action] if _is_of_use(outlook, action) else IDLE)


def _is_of_use(outlook: Outlook, action: str) -> bool:
    """Whether the Action of a token could be done where the other tokens lead to."""
    hero, land = outlook.hero, outlook.land
    if len(hero.tokens_of(action)) > 1 or (action == "trade" and not outlook.trade):
        return False
    others = [zones.action_of(each) for each in hero.tokens if zones.action_of(each) != action]
    most = hero.movement + sum([box().actions[each].movement for each in others])
    reach = [hero.location, *ways(land.chart, hero.location, land.held, most, True)]
    if action == "combat":
        return any(land.is_held(zone) and outlook.goal(zone) > GOOD_FIGHT for zone in reach)
    places = TERRAINS if action == "mining" else tuple(SHOP_AT)
    return any(land.spot(zone).place in places and not land.is_held(zone) for zone in reach)


def _use(outlook: Outlook, thing: str, number: int) -> float:
    """Outside a fight: heal when it is needed, take what is given."""
    from_fight = fight_windows.UseInFight(outlook.seat, fight_windows.HEALING)
    block = using.UseBlock(thing, number)
    kinds = {each.kind for each in blocks(thing)[number].do}
    if "heal" in kinds:
        missing = outlook.hero.max_health - outlook.hero.health
        return fights.use_in_fight(outlook, from_fight, block) if missing > 2 else -0.5
    if kinds & {"move"}:
        return 0.3 if not outlook.hero.movement and outlook.draw > 0.2 else -0.1
    return 0.3 if kinds & {"gain", "ready", "choose"} else -0.1


def shop(outlook: Outlook, step: Any, option: Any) -> float:
    """What is bought keeps its price for the end; so anything of use is worth it."""
    hero = outlook.hero
    match option:
        case shopping.Buy(thing):
            if kind_of(thing) == "healing_potion":
                return 0.6 if outlook.potions < 2 else -0.2
            useful = group_of(thing) == "tile" or item(thing).slot is not None
            return 0.35 * _price(thing) if useful else 0.12 * _price(thing) - 0.3
        case shopping.SellResource():
            return 0.9
        case shopping.Sell():
            return -0.8
        case shopping.HealHere():
            return 0.4 if hero.max_health - hero.health > 2 else -0.3
        case shopping.BuyGaar():
            return 0.55 if hero.gaar < 3 else -0.2
        case growing.Reveal():
            return 1.0
        case growing.Learn(thing):
            return 1.0 + 0.3 * _price(thing)
        case growing.Unlock(_, cost):
            return 0.5 - 0.1 * cost if _reserve_waits(outlook) else -0.2
        case growing.UnlockWithEssence():
            return 0.4 if _reserve_waits(outlook) else -0.2
        case shopping.Renew():
            return -0.05
        case wearing.Wear() | rearranging.Rearrange():
            return dressing.change(outlook, option)
    return 0.0


def _reserve_waits(outlook: Outlook) -> bool:
    """Whether a revealed tile has no place yet."""
    return bool(outlook.view.zone(zones.reserve(outlook.seat)))


def keep_best(outlook: Outlook, step: Any, option: Any) -> float:
    """Of several things, the dearest."""
    return _price(option.thing)


def drop(outlook: Outlook, step: Any, option: Any) -> float:
    """The cheapest goes; what can be used is used."""
    match option:
        case settling.Drop(thing):
            return -1.0 - GOLD * _price(thing)
        case settling.DropGaar():
            return -1.4
    return -0.4


def save(outlook: Outlook, step: Any, option: Any) -> float:
    """A Combat token is worth most next round."""
    if not isinstance(option, turn_end.KeepToken):
        return 0.0
    return {"combat": 1.0, "trade": 0.6, "mining": 0.4}[zones.action_of(option.token)]


def yes(outlook: Outlook, step: Any, option: Any) -> float:
    """Whatever is offered is taken."""
    return 0.0 if isinstance(option, common.Pass | common.Done) else 0.5


def hero_choice(outlook: Outlook, step: Any, option: Any) -> float:
    """Health first: who lasts, learns."""
    return float(box().heroes[kind_of(option.sheet)].health)


THUMBS: dict[type[Any], Thumb] = {
    setting_up.ChooseHero: hero_choice,
    turn.TakeTurn: take_turn,
    acting.TradeAfterVictory: take_turn,
    rearranging.Rearranging: dressing.compose,
    trading.Trading: shop,
    settling.DropSomething: drop,
    turn_end.SaveToken: save,
    growing.KeepOfPair: keep_best,
    mining.KeepOne: keep_best,
    mining.OfferCart: yes,
    trading.PayTax: shop,
    fight_windows.UseInFight: fights.use_in_fight,
    fight_monster.AnswerRoll: fights.exchange,
    fight_monster.MonsterAnswers: fights.exchange,
    fight_monster.PlayCards: fights.cards,
    fight_hero.ModifyAttack: fights.modify,
    fight_hero.ChooseAttack: fights.attack,
    fight_hero.ChooseInitiative: fights.attack,
    fight_hero.WrestleRoll: fights.hinder,
    fight_end.ClaimTrophy: fights.trophy,
    fight_end.HeroFalls: fights.last_breath,
    fight_end.VictoryEffects: yes,
    fight_control.Claim: fights.claim,
    using.ChooseAlternative: fights.alternative,
}


def judge(table: Reading, decision: Decision) -> Judge | None:
    """Rules of thumb for an open question; none where any answer does."""
    thumb = THUMBS.get(type(decision.step))
    if thumb is None:
        return None
    return partial(_worth, thumb, Outlook(table, decision.seat), decision.step)


def _worth(thumb: Thumb, outlook: Outlook, step: Any, option: Option) -> float:
    return thumb(outlook, step, option)
