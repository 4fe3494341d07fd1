"""Every rule of thumb, by the step that it answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Decision, Option, Reading
from game.engine.minds import Judge
from game.rules.rivenoire.content import abilities, card, has_mode
from game.rules.rivenoire.effects.blows import Damage, printed_damage
from game.rules.rivenoire.effects.cards import Draw
from game.rules.rivenoire.help import blow_of, foe_of, harm_of
from game.rules.rivenoire.players import city
from game.rules.rivenoire.players.fights import face_cost
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.purses import parted, whole_of
from game.rules.rivenoire.players.thinking import Thinker
from game.rules.rivenoire.players.worths import damage_of, use_of_effect
from game.rules.rivenoire.steps import (
    arena,
    arranging,
    combat,
    expedition,
    finding,
    losing,
    mine,
    monster,
    moving_on,
    oracle,
    paying,
    placing,
    provost,
    recruiting,
    tavern,
    tokens,
    trades,
    victory,
    visiting,
)
from game.rules.rivenoire.steps.using import use_of
from game.rules.rivenoire.views import Notable

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[[Thinker, Any, Any], float]
#: What a token of the fight should bring at least.
FURY = 2.5


def fight(thinker: Thinker, step: Any, option: Any) -> float:
    """The card that leaves most of the fight, and what it does besides."""
    outlook = thinker.outlook
    assault = thinker.assault(step.fighter)
    match option:
        case combat.UseCard(piece):
            value = _printed(outlook, piece, step)
            return assault.after(assault.blow(value), damage_of(piece)) + besides(outlook, piece)
        case combat.UseCardWith(piece, token):
            value = _printed(outlook, piece, step)
            worth = assault.after(assault.blow(value) + _more(token), damage_of(piece))
            return worth + besides(outlook, piece) - FURY
        case combat.ThrowAway(piece):
            return assault.after(0, damage_of(piece)) + thrown(outlook, piece)
        case tokens.UseToken():
            return city.token(thinker, option) + assault.as_it_is
    return -5.0


def _printed(outlook: Outlook, piece: str, step: Any) -> int | None:
    use = use_of(outlook.seat, piece, "combat", step.fighter, from_hand=True)
    return printed_damage(outlook.view, use)


def _more(token: str) -> int:
    found = [each for ability in abilities(token) for each in ability.effects]
    return sum(
        [each.amount for each in found if isinstance(each, Damage) and isinstance(each.amount, int)]
    )


def besides(outlook: Outlook, piece: str) -> float:
    """What a combat card does besides its damage; cards drawn are hit points."""
    mode = card(piece).mode("combat")
    worth = 0.0
    for effect in mode.effects if mode is not None else ():
        if isinstance(effect, Draw):
            worth += effect.count * (0.6 + outlook.hit_point())
        elif not isinstance(effect, Damage):
            worth += use_of_effect(effect)
    return worth


def thrown(outlook: Outlook, piece: str) -> float:
    """Small differences between cards that are thrown away."""
    ring = 0.8 if has_mode(piece, "reroll") else 0.0
    utility = 0.6 if has_mode(piece, "combat") else 0.0
    return -ring - utility - 0.01


def second(thinker: Thinker, step: Any, option: Any) -> float:
    """The hardest blow, with what it does besides."""
    outlook = thinker.outlook
    match option:
        case combat.UseCard(piece) | combat.UseCardWith(piece):
            if step.window == "bolt":
                return city.bolt_worth(thinker, piece)
            damage = blow_of(outlook.view, outlook.seat, piece, step.acting) or 0
            token = -FURY if isinstance(option, combat.UseCardWith) else 0.0
            return damage + besides(outlook, piece) + token
    return 0.0


def stolen(thinker: Thinker, step: Any, option: Any) -> float:
    """A stolen weapon strikes, unless it would hurt."""
    outlook = thinker.outlook
    if isinstance(option, combat.UseCard):
        damage = blow_of(outlook.view, outlook.seat, option.card, step.acting) or 0
        return damage + besides(outlook, option.card)
    return 0.3 if isinstance(option, combat.ThrowAway) else -FURY


def victim(thinker: Thinker, step: Any, option: Any) -> float:
    """Whoever has most cards."""
    return float(len(Notable(thinker.outlook.view, option.owner).hand))


def face(thinker: Thinker, step: Any, option: Any) -> float:
    """The face that costs least; a ring if all of them are bad."""
    outlook = thinker.outlook
    foe = foe_of(outlook.view)
    times: int = step.times
    if isinstance(option, monster.Suffer):
        harm = harm_of(option.face)
        if harm == "double" and times > 1:
            return 0.0
        return -times * face_cost(outlook, foe, step.character, harm)
    return -times * 1.7 - outlook.hit_point()


def loot(thinker: Thinker, step: Any, option: Any) -> float:
    """The card that is worth most until the end."""
    return thinker.outlook.gained(option.card)


THUMBS: dict[type[Any], Thumb] = {
    placing.PlaceCharacter: city.send,
    moving_on.MoveOn: city.send,
    trades.AtRamparts: city.visit,
    trades.AtMarket: city.visit,
    trades.AtHospital: city.visit,
    trades.AtQuestOffice: city.visit,
    mine.AtMine: city.visit,
    arena.AtArena: city.visit,
    provost.AtProvost: city.visit,
    provost.BuyCheaper: city.visit,
    tavern.AtTavern: city.visit,
    oracle.AtOracle: city.visit,
    visiting.Bolt: city.bolt,
    tokens.OwnTurn: city.own_turn,
    trades.ChooseQuest: city.found,
    finding.SearchQuests: city.found,
    finding.SalvageCard: city.found,
    finding.LookAtTitles: city.found,
    losing.ChooseDestroyed: city.destroyed,
    losing.ChooseDiscarded: city.discarded,
    losing.ChooseTakenBack: city.taken_back,
    arranging.ArrangeTop: city.arranged,
    oracle.ChooseOmen: city.event,
    oracle.ChooseFate: city.event,
    oracle.ChooseToClose: city.event,
    provost.PlacePaladin: city.people,
    recruiting.HireFree: city.people,
    recruiting.ChooseToDismiss: city.people,
    expedition.HeroTurn: fight,
    combat.PlaySecond: second,
    combat.UseStolen: stolen,
    combat.ChooseVictim: victim,
    combat.Boomeranging: city.discarded,
    monster.ChooseFace: face,
    victory.PickLoot: loot,
}
#: Questions that are composed of parts.
COMPOSED = (paying.Pay, tavern.PayWage, arena.CommitCards, arranging.ExchangeCards)


def judge(table: Reading, decision: Decision) -> Judge | None:
    """What the options of a question are worth to the seat that is asked."""
    step = decision.step
    outlook = Outlook(table, decision.seat)
    if isinstance(step, COMPOSED):
        return partial(parted, outlook, step)
    thumb = THUMBS.get(type(step))
    return None if thumb is None else partial(thumb, Thinker(outlook), step)


def whole(table: Reading, decision: Decision) -> Option | None:
    """A payment or a stake, put together at once."""
    step = decision.step
    if not isinstance(step, COMPOSED):
        return None
    found = whole_of(Outlook(table, decision.seat), step)
    return found if found is not None and step.accepts(table, found) else None
