"""A monster is beaten: rewards, glory loot, its last blow, and where its card goes (B9)."""

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
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import clear_fought, reach_stage
from game.rules.monster_lands.content import ability_of, ask, loot, monster
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.questions import BreaksFree, LastHits
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.steps.rolling import SpendLoot
from game.rules.monster_lands.steps.wounds import face_hits
from game.rules.monster_lands.views import Expedition, monster_at, occupied


def capture(play: Play, seat: Seat, exp: str) -> None:
    """Take the monster alive."""
    there = Expedition(play.table, exp)
    foe = str(monster_at(play.table, there.place))
    reward = monster(foe).capture_reward
    play.tell(
        "ml-captured",
        seat=seat,
        member=there.member,
        monster=foe,
        goods=goods(reward),
    )
    reach_stage(play, exp, "won")
    gain(play, seat, reward)
    triumph(play, there, "on_capture")
    play.push(GloryLoot(seat, "on_capture"), Beaten(there.place, seat, False))


def kill(play: Play, seat: Seat, exp: str) -> None:
    """Kill the monster; it may strike once more before it falls (ruling 47)."""
    there = Expedition(play.table, exp)
    foe = str(monster_at(play.table, there.place))
    reward = monster(foe).kill_reward
    play.tell(
        "ml-killed",
        seat=seat,
        member=there.member,
        monster=foe,
        goods=goods(reward),
        trophy=monster(foe).trophy,
    )
    reach_stage(play, exp, "won")
    gain(play, seat, reward)
    triumph(play, there, "on_kill")
    play.push(GloryLoot(seat, "on_kill"), LastBlow(there.place), Beaten(there.place, seat, True))


#: What opens with a success of each kind; beating a monster is to capture or to kill it.
SUCCESSES = {
    "on_capture": ("on_capture", "on_defeat"),
    "on_kill": ("on_kill", "on_defeat"),
    "on_conquest": ("on_conquest",),
}


def triumph(play: Play, there: Expedition, success: str) -> None:
    """What the victor's talent and equipment add to a success."""
    for card in (there.member, *there.worn):
        ability = ability_of(card)
        if ability.window in SUCCESSES[success]:
            for effect in ability.effects:
                play.tell("ml-triumph", seat=there.seat, card=card)
                effect.apply(play, Use(there.seat, card, ability.window))


@frozen
class KeepLoot(Option):
    """Keep the loot for another time."""

    says: ClassVar[str] = "ml-option-keep-loot"
    closes: ClassVar[bool] = True


@frozen
class GloryLoot(Ask):
    """The victor may spend loot that turns this success into glory (DP-47)."""

    seat: Seat
    window: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-glory-loot", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Matching tokens, or none."""
        for token in table.zones.get(zones.loot(self.seat), ()):
            fits = loot(token).window in SUCCESSES[self.window]
            yield SpendLoot(token), None if fits else _why_other_loot(token)
        yield KeepLoot(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Loot that is not held has its own moment, too."""
        return _why_other_loot(thing) if thing.startswith("loot.") else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Turn it into glory and ask again."""
        if not isinstance(choice, SpendLoot):
            return
        play.tell("ml-loot-spent", seat=self.seat, loot=choice.loot)
        play.move(choice.loot, to=zones.GONE)
        for effect in loot(choice.loot).effects:
            effect.apply(play, Use(self.seat, choice.loot, self.window))
        play.push(self)


def _why_other_loot(token: Piece) -> Refusal:
    return refuse("ml-why-loot-window", loot=token)


@frozen
class LastBlow(Auto):
    """A dying monster may hit everybody who is still there, killer included (ruling 47)."""

    place: str

    def resolve(self, play: Play) -> None:
        """From left to right; Magic does not help, defences and potions do."""
        foe = str(monster_at(play.table, self.place))
        hits = ask(foe, LastHits())
        if hits:
            play.tell("ml-last-blow", monster=foe, hits=hits)
            play.push(*[LastHit(exp, hits) for exp in occupied(play.table, self.place)])


@frozen
class LastHit(Auto):
    """The last blow reaches one mercenary."""

    exp: str
    hits: int

    def resolve(self, play: Play) -> None:
        """Nobody and Madhala feel nothing."""
        there = Expedition(play.table, self.exp)
        if there.token is not None and not there.is_madhala:
            face_hits(play, self.exp, self.hits)


@frozen
class Beaten(Auto):
    """The monster leaves its lair: a trophy, a captive, or one that escapes (ruling 49)."""

    place: str
    seat: Seat
    killed: bool

    def resolve(self, play: Play) -> None:
        """Move its card and clear away what has fought; at the Gates the panic ends."""
        foe = str(monster_at(play.table, self.place))
        if self.killed:
            play.move(foe, to=zones.trophies(self.seat))
        elif self.place != zones.GATES and ask(foe, BreaksFree()):
            play.tell("ml-escaped", monster=foe)
            play.move(foe, to=zones.ESCAPED)
        else:
            play.move(foe, to=zones.MONSTER_DISCARD)
        clear_fought(play, self.place)
        if self.place == zones.GATES:
            _end_panic(play)


def _end_panic(play: Play) -> None:
    """All panic tokens go back face down (8.5)."""
    placed = play.table.zone(zones.PANIC)
    if placed:
        play.tell("ml-panic-over", count=len(placed))
        play.move(placed, to=zones.PANIC_PILE)
        play.shuffle(zones.PANIC_PILE)


STEPS = (GloryLoot, LastBlow, LastHit, Beaten)
OPTIONS = (KeepLoot,)
