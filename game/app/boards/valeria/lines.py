"""What may be chosen as lines of the prompt: where to go, which die, which plan, and what comes."""

from __future__ import annotations

from game.app.boards.valeria.planface import bounty
from game.app.boards.valeria.prices import champion_cost, plan_cost
from game.app.boards.valeria.reading import points, shrine_title
from game.app.table.lines import Line
from game.app.table.sight import Sight
from game.engine.options import Option
from game.rules.valeria import prices, zones
from game.rules.valeria.content import box, kind_of, plan
from game.rules.valeria.help import outlook, plans_helped, within_reach
from game.rules.valeria.steps.camp_parts import ChoosePlan, PutPlanBack
from game.rules.valeria.steps.carrying import ClaimLink
from game.rules.valeria.steps.dice import ChooseDie, TakeDie
from game.rules.valeria.steps.moving import MoveTo
from game.rules.valeria.steps.setting_up import TakeBoard
from game.rules.valeria.steps.shrines import ClaimAward, GainMagic, TakeGem
from game.rules.valeria.views import Column, Rows, Warden, discount_of, gems_left, troop_of
from game.rules.valeria.views.places import Shrine


def line_of(sight: Sight, option: Option) -> Line | None:
    """The line of an option; None for those that are clicked on the table alone."""
    match option:
        case MoveTo(place=place):
            return _move(sight, place)
        case ChooseDie(die=die):
            # Those of one shrine are a list; those of all shrines are clicked where they lie.
            asked = sight.decision is not None and isinstance(sight.decision.step, TakeDie)
            return _die(sight, die) if asked else None
        case PutPlanBack():
            return None
        case ChoosePlan(plan=piece, cost=cost):
            return _plan(sight, piece, cost)
        case TakeBoard(board=piece):
            people = kind_of(piece)
            name = box().boards[people].name.in_(sight.words.lang)
            return Line(name, f"val.troop.{people}")
        case ClaimLink(gift=gift):
            bonus = box().links[gift]
            lang = sight.words.lang
            return Line(bonus.name.in_(lang), f"val.link.{gift}", bonus.text.in_(lang))
        case TakeGem():
            left = sight.words("val-board-gems-left", count=len(gems_left(sight.view)))
            return Line(sight.words.say(option.label()), "val.resource.gem", left)
        case GainMagic():
            return Line(sight.words.say(option.label()), "val.resource.magic")
        case ClaimAward(award=piece, points=worth):
            name = sight.called(piece)
            brings = sight.words("val-board-points", points=str(worth))
            return Line(name, f"val.award.{kind_of(piece)}", brings)
    return None


def _move(sight: Sight, place: str) -> Line:
    words, table, seat = sight.words, sight.view, sight.viewer
    name = zones.shrine_of(place)
    if not name:
        found = within_reach(table, seat)
        if not found:
            return Line(words("val-board-camp"), "val.shrine.camp")
        most = max(points(far)[1] for _, far in found)
        result = words("val-choice-camp", plans=len(found), points=most)
        return Line(words("val-board-camp"), "val.shrine.camp", result)
    title = shrine_title(sight, name)
    return Line(title, f"val.shrine.{name}", _visit(sight, name))


def _visit(sight: Sight, name: str) -> str:
    """What a visit to a shrine would bring, with the best die that lies there."""
    words, table, seat = sight.words, sight.view, sight.viewer
    match name:
        case zones.GEMS:
            warden = Warden(table, seat)
            room = warden.limits.gems - len(warden.gems)
            return (
                words("val-choice-gem")
                if room and gems_left(table)
                else words("val-choice-die-only")
            )
        case zones.MAGIC_SHRINE:
            return words("val-choice-magic", magic=box().magic_gained)
        case zones.GOLD_SHRINE:
            worths = sorted(discount_of(table, die) for die in Shrine(table, name).dice)
            if not worths:
                return ""
            least, most = worths[0], worths[-1]
            if least < most:
                return words("val-choice-gold", least=least, most=most)
            return words("val-choice-gold-only", gold=most)
        case zones.CHAMPIONS:
            costs = [champion_cost(sight, card).now for card in Rows(table).all]
            return words("val-choice-champions", gold=min(costs)) if costs else ""
    column = Column(table)
    costs = [plan_cost(sight, column.price(card)).now for card in column.plans]
    return words("val-choice-plans", gold=min(costs)) if costs else ""


def _die(sight: Sight, die: str) -> Line:
    """A die: what it takes off or brings here, and how many plans it helps."""
    words, table = sight.words, sight.view
    name = box().troops[troop_of(die)].name.in_(words.lang)
    said = [_worth(sight, die), _helps(sight, die)]
    title = words("val-choice-die", troop=name, face=table.pips(die))
    result = " · ".join(filter(None, said))
    return Line(title, f"val.troop.{troop_of(die)}", result)


def _worth(sight: Sight, die: str) -> str:
    words, table, seat = sight.words, sight.view, sight.viewer
    decision = sight.decision
    if decision is None or not isinstance(decision.step, TakeDie):
        return ""
    off = discount_of(table, die)
    match decision.step.shrine:
        case zones.GOLD_SHRINE:
            return words("val-choice-income", gold=off)
        case zones.CHAMPIONS:
            shown = Rows(table).all
            costs = [prices.champion_cost(table, seat, card, prices.SHRINE, off) for card in shown]
            return words("val-choice-price-from", gold=min(costs)) if costs else ""
        case zones.PLANS:
            column = Column(table)
            costs = [
                prices.plan_cost(table, seat, column.price(card), off) for card in column.plans
            ]
            return words("val-choice-price-from", gold=min(costs)) if costs else ""
    return ""


def _helps(sight: Sight, die: str) -> str:
    count = len(plans_helped(sight.view, sight.viewer, die))
    return sight.words("val-choice-helps", count=count) if count else ""


def _plan(sight: Sight, piece: str, cost: int) -> Line:
    words = sight.words
    found = outlook(sight.view, sight.viewer, piece)
    brings = bounty(sight, found) if found.is_possible else ""
    price = words("val-choice-costs", gold=cost) if cost else ""
    result = " · ".join(filter(None, (price, brings)))
    return Line(sight.called(piece), f"val.plan.{plan(piece).type}", result)
