"""In Camp: which plan, with which dice, Magic and gems, composed in any order (steps 1 and 2).

Nothing happens before the plan is carried out; then everything is paid at once (DP-PLAN,
DP-BATTLE). Every draft can be completed: a part that would leave a symbol without a die, or a gem
short, is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen

from game.engine import Composed, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.valeria.changes import (
    are_lawful,
    face_after,
    flips,
    last_sign,
    magic_spent,
    may_step,
    with_change,
    without_last,
)
from game.rules.valeria.drafts import Bench, draft_preview
from game.rules.valeria.remedies import draft_warnings
from game.rules.valeria.steps.camp_parts import (
    DOWN,
    FLIP,
    UP,
    CarryOutPlan,
    ChooseInstead,
    ChoosePlan,
    CommitDie,
    FlipDie,
    KeepDie,
    LowerDie,
    MakeTame,
    MakeWild,
    PutPlanBack,
    RaiseDie,
    TakeChangeBack,
)
from game.rules.valeria.steps.cycling import CyclePlan, cycle, plans_to_cycle
from game.rules.valeria.steps.departing import carry_out
from game.rules.valeria.views import Warden


@frozen
class CarryOut(Composed):
    """The plan with its dice, wilds and changes."""

    seat: Seat
    #: None yet, if empty.
    plan: Piece = ""
    dice: tuple[Piece, ...] = ()
    wilds: tuple[Piece, ...] = ()
    changes: tuple[str, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if not self.plan:
            return text("val-ask-plan", seat=self.seat)
        return text("val-ask-dice", seat=self.seat, plan=self.plan)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """Strength, limit, points, and what would be left."""
        return draft_preview(self._bench(table))

    def warnings(self, table: Reading) -> tuple[Text, ...]:
        """Strength beyond Influence is wasted; what could be saved of it."""
        return draft_warnings(self._bench(table))

    def _bench(self, table: Reading) -> Bench:
        return Bench(table, self.seat, self.plan, self.dice, self.wilds, self.changes)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To carry it out as it is; one part more, or one less; other plans for Magic."""
        bench = self._bench(table)
        whole = CarryOutPlan(self.plan, self.dice, self.wilds, self.changes)
        yield whole, bench.why_not_carry_out()
        yield from self._plans(bench)
        yield from self._dice(bench)
        yield from self._changes(bench)
        yield from self._wilds(bench)
        if not (self.plan or self.dice or self.changes):
            yield from self._cycling(bench)

    def options(self, table: Reading) -> list[Option]:
        """The offers that nothing refuses, found faster where many are refused."""
        bench, found = self._bench(table), list[Option]()
        if bench.why_not_carry_out() is None:
            found.append(CarryOutPlan(self.plan, self.dice, self.wilds, self.changes))
        choose, gold = ChooseInstead if self.plan else ChoosePlan, bench.warden.gold
        for card, cost in bench.plans:
            if card == self.plan:
                found.append(PutPlanBack(card))
            elif cost <= gold and bench.fits(card):
                found.append(choose(card, cost))
        rest = [self._dice(bench)]
        # With neither Magic nor gem all changes are refused, and none could be taken back.
        if bench.magic_left > 0 or bench.gems_left > 0 or self.changes:
            rest.append(self._changes(bench))
        rest.append(self._wilds(bench))
        if not (self.plan or self.dice or self.changes):
            rest.append(self._cycling(bench))
        for offers in rest:
            found += [option for option, refusal in offers if refusal is None]
        return found

    def _plans(self, bench: Bench) -> Iterator[Offer]:
        for card, cost in bench.plans:
            if card == self.plan:
                yield PutPlanBack(card), None
            else:
                choose = ChooseInstead if self.plan else ChoosePlan
                yield choose(card, cost), bench.why_not_plan(card, cost)

    def _dice(self, bench: Bench) -> Iterator[Offer]:
        for die in bench.all_dice:
            face = bench.face(die)
            if die in self.dice:
                yield KeepDie(die, face), None
            else:
                yield CommitDie(die, face), bench.why_not_commit(die)

    def _changes(self, bench: Bench) -> Iterator[Offer]:
        no_magic, no_gem = bench.why_no_magic(), bench.why_no_gem()
        for die in bench.all_dice:
            face, last = bench.face(die), last_sign(self.changes, die)
            if may_step(face, UP, last):
                yield RaiseDie(die, face + 1), no_magic
            if may_step(face, DOWN, last):
                yield LowerDie(die, face - 1), no_magic
            yield FlipDie(die, 7 - face), no_gem
            if last:
                before = face_after(bench.table, die, without_last(self.changes, die))
                yield TakeChangeBack(die, before), None

    def _wilds(self, bench: Bench) -> Iterator[Offer]:
        """A gem makes only a die on the plan wild (ruling 21)."""
        for die in self.dice:
            if die in self.wilds:
                yield MakeTame(die), None
            else:
                yield MakeWild(die), bench.why_not_wild(die)

    def _cycling(self, bench: Bench) -> Iterator[Offer]:
        """Before the plan is chosen, and only if some plan stays certain (ruling 4)."""
        for option, refusal in plans_to_cycle(bench.table, self.seat):
            assert isinstance(option, CyclePlan)
            yield option, refusal or bench.why_not_cycle(option.card)

    def taking(self, part: Option) -> CarryOut:
        """The draft with this part more, or less."""
        match part:
            case ChoosePlan(plan):
                if not self.plan:
                    return evolve(self, plan=plan)
                # Another plan wants other dice; what was changed stays changed.
                return evolve(self, plan=plan, dice=(), wilds=())
            case PutPlanBack():
                return evolve(self, plan="", dice=(), wilds=())
            case CommitDie(die):
                return evolve(self, dice=(*self.dice, die))
            case KeepDie(die):
                return evolve(self, dice=_without(self.dice, die), wilds=_without(self.wilds, die))
            case MakeWild(die):
                return evolve(self, wilds=(*self.wilds, die))
            case MakeTame(die):
                return evolve(self, wilds=_without(self.wilds, die))
            case RaiseDie(die):
                return evolve(self, changes=with_change(self.changes, UP, die))
            case LowerDie(die):
                return evolve(self, changes=with_change(self.changes, DOWN, die))
            case FlipDie(die):
                return evolve(self, changes=with_change(self.changes, FLIP, die))
            case TakeChangeBack(die):
                return evolve(self, changes=without_last(self.changes, die))
        raise TypeError(f"{part!r} is no part of a plan")

    def draft_of(self, choice: Option) -> CarryOut | None:
        """The draft that this choice carries out."""
        match choice:
            case CarryOutPlan(plan, dice, wilds, changes):
                return CarryOut(self.seat, plan, dice, wilds, changes)
            case CyclePlan():
                return CarryOut(self.seat)
        return None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """A plan given whole must be one that parts could make."""
        draft = self.draft_of(choice)
        if draft is None or not draft._can_be_made(table):
            return False
        return super().accepts(table, choice)

    def _can_be_made(self, table: Reading) -> bool:
        warden = Warden(table, self.seat)
        return (
            _are_among(self.dice, warden.dice)
            and _are_among(self.wilds, self.dice)
            and are_lawful(table, warden.dice, self.changes)
            and magic_spent(self.changes) <= warden.magic
            and flips(self.changes) + len(self.wilds) <= len(warden.gems)
        )

    def resolve(self, play: Play, choice: Option) -> None:
        """Carry it out, or look at other plans first."""
        match choice:
            case CarryOutPlan():
                carry_out(play, self.seat, choice)
            case CyclePlan():
                cycle(play, self.seat, choice)
                play.push(CarryOut(self.seat))


def _without(pieces: tuple[Piece, ...], gone: Piece) -> tuple[Piece, ...]:
    return tuple([each for each in pieces if each != gone])


def _are_among(some: tuple[Piece, ...], all_of_them: tuple[Piece, ...]) -> bool:
    return len(set(some)) == len(some) and set(some) <= set(all_of_them)


STEPS = (CarryOut,)
OPTIONS = ()
