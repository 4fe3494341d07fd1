"""The monster attacks: its dice are counted, sent elsewhere, met with Magic, rolled (B1 to B4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import adjacent, target_key
from game.rules.monster_lands.content import ask, box
from game.rules.monster_lands.deeds import return_dice, use
from game.rules.monster_lands.foes import attack_formula, extra_dice, sure_hits
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.questions import Redirected
from game.rules.monster_lands.steps.strike import StrikeBack
from game.rules.monster_lands.steps.wounds import face_hits
from game.rules.monster_lands.views import (
    Expedition,
    colour_of,
    monster_at,
    occupied,
    times_used,
)


@frozen
class MonsterAttack(Auto):
    """The monster turns on an expedition: count its dice (B1)."""

    exp: str

    def resolve(self, play: Play) -> None:
        """Tell the formula, then ask where the dice go."""
        there = Expedition(play.table, self.exp)
        formula = attack_formula(play.table, there.place)
        play.tell(
            "ml-attack",
            seat=there.seat,
            member=there.member,
            monster=str(monster_at(play.table, there.place)),
            dice=formula.total,
            base=formula.base,
            affinity=formula.affinity,
            round=formula.round,
            power=formula.power,
        )
        play.push(SendAttack(there.seat, self.exp, formula.total, ()))


@frozen
class Redirect(Option):
    """Send attack dice against another expedition."""

    says: ClassVar[str] = "ml-option-redirect"
    source: Piece
    target: str
    count: int

    def touches(self) -> tuple[str, ...]:
        """The source and the space it points at."""
        return (self.source, zones.envoy(self.target))


@frozen
class KeepDice(Option):
    """Face what is left of the attack."""

    says: ClassVar[str] = "ml-option-keep-dice"
    closes: ClassVar[bool] = True


def redirects(table: Reading, exp: str) -> list[tuple[Piece, int, list[str]]]:
    """Sources that may send dice elsewhere: how many, and to which expeditions (ruling 62)."""
    found: list[tuple[Piece, int, list[str]]] = []
    there = Expedition(table, exp)
    for card in (there.member, *there.worn):
        count = ask(card, Redirected())
        if count and not times_used(table, card):
            found.append((card, count, adjacent(table, exp)))
    for ambush in there.ambushes:
        target = table.mark(target_key(ambush))
        if isinstance(target, str) and zones.envoy(target) in table.zones:
            found.append((ambush, ask(ambush, Redirected()), [target]))
    return found


@frozen
class SendAttack(Ask):
    """The owner may send dice of the attack to other expeditions (DP-40)."""

    seat: Seat
    exp: str
    dice: int
    #: Targets of the dice already sent, one entry a die.
    sent: tuple[str, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-redirect", seat=self.seat, dice=self.dice)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every source, target and number; or keep them all."""
        for source, most, targets in redirects(table, self.exp):
            for target in targets:
                for count in range(1, min(most, self.dice) + 1):
                    yield Redirect(source, target, count), None
        yield KeepDice(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Only neighbours can be made to suffer."""
        return refuse("ml-why-redirect") if thing.startswith("exp.") else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Note what is sent, or let the attack begin."""
        if not isinstance(choice, Redirect):
            self._begin(play)
            return
        source, target, count = choice.source, choice.target, choice.count
        play.tell("ml-redirected", seat=self.seat, card=source, expedition=target, count=count)
        if source.startswith("trap."):
            play.mark(target_key(source), None)
        else:
            use(play, source)
        play.push(SendAttack(self.seat, self.exp, self.dice - count, self.sent + (target,) * count))

    def _begin(self, play: Play) -> None:
        place = zones.place_of(self.exp)
        there = occupied(play.table, place)
        extra = extra_dice(str(monster_at(play.table, place)))
        aside = [Assault(exp, self.sent.count(exp)) for exp in there if exp in self.sent]
        if extra:
            # Everybody else faces a die of their own before the attack itself (ruling 46).
            aside += [
                Assault(exp, extra)
                for exp in there
                if exp != self.exp and not Expedition(play.table, exp).is_madhala
            ]
        play.push(*aside, Assault(self.exp, self.dice, True), StrikeBack(self.exp))


@frozen
class Assault(Auto):
    """Attack dice come down on an expedition: its own attack, or dice from elsewhere."""

    exp: str
    dice: int
    main: bool = False

    def resolve(self, play: Play) -> None:
        """Ask for Magic if there is any to give up, then roll."""
        there = Expedition(play.table, self.exp)
        if there.token is None:
            return
        if there.is_madhala:
            # Nothing ever touches Madhala (ruling 87).
            play.tell("ml-dice-vanish", dice=self.dice)
            return
        if self.dice and magic_dice(play.table, self.exp):
            play.push(GiveMagic(there.seat, self.exp, self.dice, self.main))
        else:
            roll_attack(play, self.exp, self.dice, self.main)


def magic_dice(table: Reading, exp: str) -> list[Piece]:
    """Magic dice that may be given up, wherever they lie (ruling 39); none once it has rolled.

    Who struck without rolling keeps them for dice from elsewhere (ruling 46).
    """
    there = Expedition(table, exp)
    if there.rolled:
        return []
    return [die for die in there.dice if colour_of(die) == "magic"]


@frozen
class GiveUpMagic(Option):
    """Give up so many Magic dice."""

    says: ClassVar[str] = "ml-option-give-magic"
    count: int


@frozen
class GiveMagic(Ask):
    """Before the roll, each Magic die given up removes an attack die (DP-41 and DP-42)."""

    seat: Seat
    exp: str
    dice: int
    main: bool

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-magic", seat=self.seat, dice=self.dice)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """From none to all, or as many as there are attack dice."""
        enough = refuse("ml-why-magic-enough", dice=self.dice)
        for count in range(len(magic_dice(table, self.exp)) + 1):
            yield GiveUpMagic(count), None if count <= self.dice else enough

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Only Magic of this expedition helps, and only now."""
        return refuse("ml-why-magic-only") if thing in table.places else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Take the dice away and roll the rest of the attack."""
        assert isinstance(choice, GiveUpMagic)
        count = choice.count
        if count:
            member = Expedition(play.table, self.exp).member
            play.tell("ml-magic-given", seat=self.seat, member=member, count=count)
            return_dice(play, magic_dice(play.table, self.exp)[:count])
        roll_attack(play, self.exp, self.dice - count, self.main)


def roll_attack(play: Play, exp: str, dice: int, main: bool) -> None:
    """Roll the attack dice and let the hits fall (B4)."""
    table = play.table
    there = Expedition(table, exp)
    foe = str(monster_at(table, there.place))
    return_dice(play, table.zone(zones.BATTLE_DICE))
    taken = table.zone(zones.dice("attack"))[:dice]
    play.move(taken, to=zones.BATTLE_DICE)
    play.roll(taken)
    if settings(table).rules.monsters_reroll:
        _reroll_misses(play, foe, taken)
    hits = sum([table.pips(die) >= box().clan.hit_from for die in taken])
    # Sure hits belong to the attack itself, not to dice sent elsewhere (ruling 41).
    sure = sure_hits(foe) if main else 0
    play.tell(
        "ml-attack-rolled",
        seat=there.seat,
        member=there.member,
        monster=foe,
        dice=dice,
        hits=hits + sure,
        sure=sure,
    )
    face_hits(play, exp, hits + sure)


def _reroll_misses(play: Play, foe: Piece, taken: tuple[Piece, ...]) -> None:
    misses = [die for die in taken if play.table.pips(die) < box().clan.hit_from]
    if misses:
        play.tell("ml-misses-rerolled", monster=foe, dice=len(misses))
        play.roll(misses)


STEPS = (MonsterAttack, SendAttack, Assault, GiveMagic)
OPTIONS = (Redirect, KeepDice, GiveUpMagic)
