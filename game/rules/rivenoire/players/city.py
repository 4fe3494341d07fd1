"""Rules of thumb for the city: visits, bolts, tokens, events, people and cards to choose."""

from __future__ import annotations

from typing import Any

from game.engine import Piece
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import (
    abilities,
    bonus,
    card,
    modes,
    omen,
    place,
    title_of,
)
from game.rules.rivenoire.effects import cards as card_kinds
from game.rules.rivenoire.effects import city as city_kinds
from game.rules.rivenoire.effects import events, gains
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.places import EVENT, THIN
from game.rules.rivenoire.players.purses import use_now
from game.rules.rivenoire.players.thinking import Thinker
from game.rules.rivenoire.players.worths import LOOT, WOUND, use_of_effect
from game.rules.rivenoire.scopes import seats_of
from game.rules.rivenoire.steps import (
    arranging,
    common,
    finding,
    losing,
    mine,
    oracle,
    placing,
    provost,
    recruiting,
    tavern,
    tokens,
    trades,
    visiting,
)
from game.rules.rivenoire.views import City, participants
from game.rules.rivenoire.zones import kind_of

#: Waiting costs nothing, and doing something is a little better than doing nothing.
PASS = 0.0


def send(thinker: Thinker, step: Any, option: Any) -> float:
    """Where to send whom."""
    match option:
        case placing.Send(who, spot):
            return thinker.prospects.spot(who, spot)
        case tokens.UseToken(token):
            return 30.0 if _is_free(token) else -5.0
    return PASS


def _is_free(token: Piece) -> bool:
    """Whether a token may as well be used at once, because it only gets better by being early."""
    kinds = (gains.Recruit, gains.GainJewel, gains.Hunt, gains.QuestSearch)
    effects = [each for ability in abilities(token) for each in ability.effects]
    return any(isinstance(each, kinds) for each in effects)


def token(thinker: Thinker, option: Any) -> float:
    """A token of the own turn."""
    outlook = thinker.outlook
    if _is_free(option.token):
        return 30.0
    worth = 0.0
    for ability in bonus(option.token).abilities:
        for effect in ability.effects:
            match effect:
                case card_kinds.Draw(count):
                    short = outlook.fighters and len(outlook.hand) <= len(outlook.fighters)
                    worth += 1.5 * count if short or not outlook.left else -1.0
                case card_kinds.DestroyCard():
                    wounds = len(outlook.notable.wounds_at_hand())
                    worth += 3.0 * min(2, wounds) if wounds >= 2 or not outlook.left else -1.0
                case gains.MarketSalvage():
                    worth += best_salvage(thinker) if outlook.left < 5 else -1.0
    return worth


def best_salvage(thinker: Thinker) -> float:
    """The best of the destroyed Market cards."""
    found = finding.salvageable(thinker.outlook.view)
    return max([thinker.prospects.bought(each, 0) for each in found], default=0.0)


def visit(thinker: Thinker, step: Any, option: Any) -> float:
    """The action of a place, or not."""
    outlook, prospects = thinker.outlook, thinker.prospects
    match option:
        case tokens.UseToken():
            return token(thinker, option)
        case trades.Buy(piece, price):
            return prospects.bought(piece, price) - _short(outlook, price)
        case trades.PayHealer(piece):
            gone = prospects.healing()
            return gone - outlook.card_lost(piece) - 0.1 * use_now(outlook, piece)
        case mine.TakeNugget(piece):
            return 1.0 + outlook.keep(piece)
        case provost.BuyTitle(title, price):
            return building(thinker, title, price)
        case tavern.Recruit(who, _):
            return prospects.recruit(who, float(outlook.coins))
        case visiting.ActHere(name):
            return _act(thinker, name)
    return PASS


def _act(thinker: Thinker, name: str) -> float:
    if name == zones.ORACLE:
        return EVENT
    return 3.0


def _short(outlook: Outlook, price: float) -> float:
    """Money that somebody of one's own wants to spend later."""
    view = outlook.view
    later = 0.0
    for name, worth in ((zones.PROVOST, 0.35), (zones.TAVERN, 0.15)):
        there = City(view, name).characters
        mine_there = [each for each in there if view.faces.get(each) == outlook.seat]
        later += worth * len(mine_there)
    return later * price


def building(thinker: Thinker, title: str, price: float) -> float:
    """What a title is worth; of a back that was seen, what it says."""
    view = thinker.outlook.view
    (piece,) = view.zone(title)
    front = title_of(piece)
    worth = thinker.prospects.building(front.points, price)
    return worth - _short(thinker.outlook, price) * 0.3


def bolt(thinker: Thinker, step: Any, option: Any) -> float:
    """A bolt card that does more than it would as a hit point."""
    match option:
        case visiting.PlayBolt(piece):
            return bolt_worth(thinker, piece) - thinker.outlook.hit_point() * 0.8
        case tokens.UseToken():
            return token(thinker, option)
    return PASS


def bolt_worth(thinker: Thinker, piece: Piece) -> float:
    """What a bolt card does now."""
    outlook = thinker.outlook
    mode = card(piece).mode("bolt")
    worth = 0.0
    for effect in mode.effects if mode is not None else ():
        match effect:
            case gains.Fame():
                worth += outlook.effect(effect)
            case city_kinds.ReplayAction():
                worth += again(thinker)
            case card_kinds.Retrieve():
                worth += max(
                    [use_now(outlook, each) for each in outlook.notable.discard], default=0
                )
            case gains.MarketSalvage():
                worth += best_salvage(thinker)
            case gains.BuyBuilding():
                worth += 5.0
            case gains.GainLoot():
                worth += LOOT
            case card_kinds.Draw(count):
                worth += thinker.prospects.drawing(count)
            case card_kinds.DestroySelf():
                worth -= outlook.keep(piece)
            case _:
                worth += use_of_effect(effect)
    return worth


def again(thinker: Thinker) -> float:
    """The action that was just done, once more."""
    visit = thinker.outlook.view.marks.get(zones.VISIT)
    if not isinstance(visit, tuple):
        return 0.0
    return max(0.5, thinker.prospects.place(visit[0], visit[1]))


def own_turn(thinker: Thinker, step: Any, option: Any) -> float:
    """Tokens before something that cannot be declined."""
    return token(thinker, option) if isinstance(option, tokens.UseToken) else PASS


def found(thinker: Thinker, step: Any, option: Any) -> float:
    """Quests, salvage, a look at titles."""
    match option:
        case finding.KeepQuest(piece):
            return thinker.outlook.keep(piece)
        case finding.Salvage(piece):
            return thinker.prospects.bought(piece, 0)
        case finding.LookAt(title):
            front = title_of(thinker.outlook.view.zone(title)[0])
            return float(front.points)
    return PASS


def destroyed(thinker: Thinker, step: Any, option: Any) -> float:
    """The card that is missed least; thin decks are better while the game lasts."""
    outlook = thinker.outlook
    if isinstance(option, losing.Destroy):
        worth = THIN * outlook.left - outlook.keep(option.card)
        if option.card in outlook.hand:
            worth -= outlook.card_lost(option.card)
        return worth
    return PASS


def discarded(thinker: Thinker, step: Any, option: Any) -> float:
    """The card that does least in this round; what works from the top of the pile is welcome."""
    outlook = thinker.outlook
    if not hasattr(option, "card"):
        return PASS
    on_top = any(mode.window == "on_top" for mode in modes(option.card))
    return (0.5 if on_top else 0.0) - outlook.card_lost(option.card) - use_now(outlook, option.card)


def taken_back(thinker: Thinker, step: Any, option: Any) -> float:
    """The card that does most in this round."""
    return use_now(thinker.outlook, option.card) + 0.02 * thinker.outlook.keep(option.card)


def arranged(thinker: Thinker, step: Any, option: Any) -> float:
    """The best card uppermost."""
    if isinstance(option, arranging.Arrange):
        outlook = thinker.outlook
        worths = [use_now(outlook, each) for each in option.cards]
        return sum([worth / (at + 1) for at, worth in enumerate(worths)])
    return PASS


def event(thinker: Thinker, step: Any, option: Any) -> float:
    """What an event does to oneself, and to others."""
    outlook = thinker.outlook
    match option:
        case oracle.LetHappen(piece):
            return omen_worth(outlook, piece)
        case oracle.SufferFate(piece, way):
            number = int(way.rpartition(".")[2])
            return _fate(outlook, piece, number)
        case oracle.Close(name):
            return (
                -1.0
                if place(name).building and City(outlook.view, name).owner == outlook.seat
                else 0.0
            )
    return PASS


def omen_worth(outlook: Outlook, piece: Piece) -> float:
    """Gains of one's own, less a share of what others gain."""
    asked = omen(piece)
    effects = asked.abilities[-1].effects
    if asked.scope in ("next_expedition", "next_monster", "battle_line", "first_player"):
        return _common(outlook, effects)
    seats = seats_of(outlook.view, asked.scope)
    worth = sum([_happens(outlook, each) for each in effects])
    others = len([seat for seat in seats if seat != outlook.seat])
    return worth * (outlook.seat in seats) - 0.6 * worth * others / len(outlook.rivals)


def _common(outlook: Outlook, effects: Any) -> float:
    """What befalls the whole line, or the city."""
    there = participants(outlook.view)
    mine = outlook.seat in there
    share = (1.0 if mine else 0.0) - 0.6 * len(
        [each for each in there if each != outlook.seat]
    ) / len(outlook.rivals)
    for effect in effects:
        match effect:
            case events.Quarantine():
                return -2.0 * share
            case events.MoreHitPoints():
                return -2.5 * share
            case events.HeadGoesLast():
                line = outlook.view.zone(zones.LINE)
                first = outlook.view.faces.get(line[0]) if line else None
                return -1.5 if first == outlook.seat else (0.8 if mine else 0.0)
    return 0.1


def _happens(outlook: Outlook, effect: Any) -> float:
    match effect:
        case gains.Fame() | gains.Recruit():
            return outlook.effect(effect)
        case gains.GainWound():
            return WOUND
        case gains.GainLoot():
            return LOOT
        case card_kinds.Retrieve():
            return 1.5
        case card_kinds.DiscardChoice():
            return -0.8
        case card_kinds.DestroyCard() | events.DestroyTop():
            return -1.5
    return 0.0


def _fate(outlook: Outlook, piece: Piece, number: int) -> float:
    worth = 0.0
    for effect in omen(piece).abilities[number].effects:
        if isinstance(effect, card_kinds.DiscardGold):
            worth -= 0.25 * effect.total + outlook.hit_point()
        elif isinstance(effect, gains.Fame):
            worth += outlook.effect(effect)
        else:
            worth += 1.0
    return worth


def people(thinker: Thinker, step: Any, option: Any) -> float:
    """Who joins, who goes, whom the Paladin relieves."""
    outlook = thinker.outlook
    match option:
        case recruiting.Hire(who):
            return outlook.person(kind_of(who))
        case recruiting.Dismiss(who):
            standing = 1.5 if zones.place_of(outlook.view.places[who]) else 0.0
            return -outlook.stays(who) - standing
        case provost.Relieve(who):
            fights = outlook.view.places[who] == zones.LINE
            return 4.0 if fights else 0.5
        case common.Pass():
            return PASS
    return PASS
