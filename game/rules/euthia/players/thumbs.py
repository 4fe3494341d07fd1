"""Every rule of thumb, by the step that it answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Decision, Option, Reading
from game.engine.minds import Judge
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, group_of, item, kind_of, monster, resource
from game.rules.euthia.effects.gaining import Heal
from game.rules.euthia.effects.walking import Move
from game.rules.euthia.players import dressing, fights, rescue, shops, trials
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.plans import Planned, Plans, Tokens
from game.rules.euthia.players.rates import USUAL, Rates
from game.rules.euthia.players.uses import use_of
from game.rules.euthia.steps import (
    acting,
    challenging,
    chapel,
    common,
    exchanging,
    facing,
    fight_control,
    fight_end,
    fight_hero,
    fight_monster,
    fight_weapon,
    fight_windows,
    growing,
    hunting,
    mining,
    moving,
    offering,
    questing,
    rearranging,
    rescuing,
    rolling,
    setting_up,
    settling,
    spending,
    teleporting,
    trading,
    treasure,
    turn,
    turn_end,
    using,
    wearing,
)
from game.rules.euthia.vocabulary import ACTIONS

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[[Planned, Any, Any], float]
#: What is in the way of spending a token while Movement is left, and of a Portal.
HASTE, PORTAL = 0.06, 0.05
#: What a point of Health tells of a Hero, and Dwurt, which hurts who spends it lightly.
HEALTH, DWURT = 0.8, 2.0


def take_turn(outlook: Planned, step: Any, option: Any) -> float:
    """What to do next in a turn: what the best plan that begins so is ahead of stopping here."""
    match option:
        case turn.EndTurn() | common.Pass():
            return 0.0
        case wearing.SetGem() | wearing.Wear() | rearranging.Rearrange():
            return shops.shop(outlook, step, option)
        case facing.FaceMonster(space):
            return outlook.fight(space)
    plans = outlook.plans
    return _begun(outlook, plans, option) - plans.ending(outlook.hero.location, plans.tokens)


def _begun(outlook: Outlook, plans: Plans, option: Any) -> float:
    """The most that can come of a turn that goes on like this."""
    hero = outlook.hero
    here, movement, (mining, trade, combat) = hero.location, hero.movement, plans.tokens
    match option:
        case (
            moving.Walk(space)
            | teleporting.UsePortal(space, _, 0)
            | teleporting.TeleportHere(space, _, 0)
        ):
            steps = int(isinstance(option, moving.Walk))
            arrived = outlook.arrivals.get(space, 0.0) or outlook.entry(space)
            after = plans.best(space, movement - steps, plans.tokens, space)
            return arrived + after - (outlook.rates.step if steps else PORTAL)
        case (
            moving.WalkIntoFight(space)
            | teleporting.UsePortal(space)
            | teleporting.TeleportHere(space)
        ):
            steps = int(isinstance(option, moving.WalkIntoFight))
            after = plans.best(space, movement - steps, (mining, trade, combat - 1), space)
            return outlook.arrivals[space] + after - outlook.rates.step
        case spending.SpendForMovement(token, amount):
            rest = _without(plans.tokens, zones.action_of(token))
            return plans.best(here, movement + amount, rest, here) - HASTE * bool(movement)
        case acting.Act(_, action):
            worth = outlook.mines.get(here, 0.0) if action == "mining" else outlook.trade_at(here)
            rest = _without(plans.tokens, action)
            return worth + plans.best(here, movement, rest, here)
    now = plans.best(here, movement, plans.tokens, here)
    return now + _free(outlook, plans, option, now)


def _without(tokens: Tokens, action: str) -> Tokens:
    """The tokens but one."""
    counts = [count - (kind == action) for kind, count in zip(ACTIONS, tokens, strict=True)]
    return counts[0], counts[1], counts[2]


def _free(outlook: Outlook, plans: Plans, option: Any, now: float) -> float:
    """What costs no token: done at once if it is worth anything."""
    hero = outlook.hero
    match option:
        case treasure.TakeTreasure(_, level):
            return outlook.rates.treasures[level] + outlook.token[zones.HERO_TOKEN]
        case questing.Fulfil(card):
            return outlook.quest(card) - 0.1
        case challenging.Challenge(place=place):
            return outlook.challenge(place.removeprefix("elemental_"))
        case chapel.HealAtChapel(amount):
            return outlook.healthier(min(amount, outlook.missing)) - outlook.rates.gold
        case chapel.BuyPotion():
            return outlook.bottle + (outlook.wished("item", "potion") if hero.free_bags else 0.0)
        case rescuing.Deliver(_, amount):
            return 3.0 + amount
        case rescuing.TakeAlong():
            return 1.0 + 0.5 * rescue.to_fetch_there(outlook.view, outlook.seat, hero.location)
        case hunting.Hunt():
            return outlook.bounty
        case offering.OfferGold():
            return outlook.offering
        case using.UseBlock(thing, number):
            return _use(outlook, plans, thing, number, now)
        case exchanging.CashIn() | exchanging.Exchange():
            if isinstance(option, exchanging.Exchange) and outlook.offers:
                return outlook.offering - 0.1
            return 0.1 if isinstance(option, exchanging.CashIn) and outlook.left < 2 else -0.15
    return -0.2


def _use(outlook: Outlook, plans: Plans, thing: str, number: int, now: float) -> float:
    """Outside a fight: what gives is taken, what moves is used where it leads somewhere."""
    block = blocks(thing)[number]
    cost = fights.price(block)
    if block.cost is not None:
        cost += 0.8 * block.cost.health + 0.5 * (block.cost.dwurt + block.cost.gaar)
    hero, kinds = outlook.hero, {each.kind for each in block.do}
    moved = sum([each.amount for each in block.do if isinstance(each, Move)])
    if moved:
        tokens = plans.tokens
        return plans.best(hero.location, hero.movement + moved, tokens, hero.location) - now - cost
    healed = sum([each.amount for each in block.do if isinstance(each, Heal)])
    if healed and "gain" not in kinds:
        # A Potion helps as much at the beginning of a fight; what only tires is ready again.
        missing = hero.max_health - hero.health
        return 0.3 if block.use == "exhaust" and missing >= healed and not plans.tokens[2] else -0.3
    if healed:
        return 0.2 if hero.max_health - hero.health >= healed else -0.05
    if "action" in kinds:
        return -0.1
    return 0.3 if kinds & {"gain", "ready", "choose"} else -0.1


def keep_best(outlook: Outlook, step: Any, option: Any) -> float:
    """Of several things, the dearest."""
    thing = option.thing
    return use_of(thing) if group_of(thing) == "tile" else shops.price_of(thing, outlook.rates.gold)


def drop(outlook: Outlook, step: Any, option: Any) -> float:
    """The cheapest goes; what can be used is used."""
    gold = outlook.rates.gold
    match option:
        case settling.Drop(thing):
            return -1.0 - gold * shops.price_of(thing, gold) - _wished(outlook, thing)
        case settling.DropGaar():
            return -1.4
        case settling.LeaveVillager():
            return -2.5
        case wearing.Wear() | wearing.SetGem() | rearranging.Rearrange():
            return shops.shop(outlook, step, option)
    return -0.4


def _wished(outlook: Outlook, thing: str) -> float:
    """What a Quest would give for a thing."""
    match group_of(thing):
        case "monster" | "elite" | "foe":
            return outlook.wished("trophy", str(monster(thing).level), 0)
        case "resource":
            return outlook.wished("resource", resource(thing).terrain, 0)
        case "gem" | "essence" as what:
            return outlook.wished(what, kind_of(thing), 0)
        case "item":
            return outlook.wished("item", item(thing).kind, 0)
    return 0.0


def save(outlook: Outlook, step: Any, option: Any) -> float:
    """A Combat token is worth most next round."""
    if not isinstance(option, turn_end.KeepToken):
        return 0.0
    return {"combat": 1.0, "trade": 0.6, "mining": 0.4}[zones.action_of(option.token)]


def yes(outlook: Outlook, step: Any, option: Any) -> float:
    """Whatever is offered is taken."""
    return 0.0 if isinstance(option, common.Pass | common.Done) else 0.5


def friend(outlook: Outlook, step: Any, option: Any) -> float:
    """Movement every round first, then the rolls, then Health."""
    best = {"move": 0.9, "hero_roll": 0.8, "heal": 0.7}
    return max([best.get(each.kind, 0.3) for each in blocks(option.card)[0].do])


def hero_choice(outlook: Outlook, step: Any, option: Any) -> float:
    """Who lasts, learns: Health, and what the first tiles do; Dwurt asks for care."""
    name = kind_of(option.sheet)
    tiles = [key for key, card in box().tiles.items() if card.hero == name and card.start]
    hero = box().heroes[name]
    return (
        HEALTH * hero.health
        + sum([use_of(f"tile.{key}") for key in tiles])
        - DWURT * bool(hero.dwurt)
    )


THUMBS: dict[type[Any], Thumb] = {
    setting_up.ChooseHero: hero_choice,
    turn.TakeTurn: take_turn,
    acting.TradeAfterVictory: take_turn,
    rearranging.Rearranging: dressing.compose,
    using.ChooseAlternative: fights.alternative,
    trading.Trading: shops.shop,
    settling.DropSomething: drop,
    turn_end.SaveToken: save,
    rescuing.ChooseFriend: friend,
    growing.KeepOfPair: keep_best,
    mining.KeepOne: keep_best,
    mining.OfferCart: yes,
    trading.PayTax: shops.shop,
    rolling.ModifyRoll: trials.modify,
    fight_windows.UseInFight: fights.use_in_fight,
    fight_monster.AnswerRoll: fights.exchange,
    fight_monster.MonsterAnswers: fights.exchange,
    fight_monster.PlayCards: fights.cards,
    fight_hero.ModifyAttack: fights.modify,
    fight_weapon.ChooseAttack: fights.attack,
    fight_hero.ChooseInitiative: fights.attack,
    fight_hero.WrestleRoll: fights.hinder,
    fight_end.ClaimTrophy: fights.trophy,
    fight_end.HeroFalls: fights.last_breath,
    fight_end.VictoryEffects: yes,
    fight_control.Claim: fights.claim,
}


def judge(table: Reading, decision: Decision, rates: Rates = USUAL) -> Judge | None:
    """Rules of thumb for an open question; none where any answer does."""
    thumb = THUMBS.get(type(decision.step))
    if thumb is None:
        return None
    return partial(_worth, thumb, Planned(table, decision.seat, rates), decision.step)


def _worth(thumb: Thumb, outlook: Planned, step: Any, option: Option) -> float:
    return thumb(outlook, step, option)
