"""Tables of Monster Lands laid by hand for single steps: put pieces down, play steps, look.

Steps are played without the rest of the round; what waits below them is a question that nobody
needs to answer.
"""

from __future__ import annotations

from typing import Self

from game.engine import Draft, Option, Play, Seat, Setup, Step, Table
from game.engine.chance import Chance
from game.engine.events import Event, Told
from game.engine.play import advance, answer
from game.engine.steps import Decision
from game.rules.monster_lands import zones
from game.rules.monster_lands.explanations import why_not_now
from game.rules.monster_lands.invariants import broken
from game.rules.monster_lands.laying import Laying
from game.rules.monster_lands.views import Clan, token_of
from tests.rules.playing import Rest


class Laid(Laying):
    """A table in the making, then in play."""

    def __init__(self, players: int = 2, **options: bool | int | str) -> None:
        super().__init__(Setup("monster_lands", players, 1, tuple(options.items())))
        self.told: list[Told] = []
        self.events: list[Event] = []
        self.table: Table = self.laid()
        self.draft = Draft.on(self.table)
        self.decision: Decision | None = None
        self.commit = 0
        self.mark(zones.ROUND, 1)

    def first(self, zone: str, *pieces: str) -> Self:
        """Lay pieces on top of a pile, in this order."""
        self.put(zone, *pieces)
        rest = [each for each in self.zones[zone] if each not in pieces]
        self.zones[zone] = [*pieces, *rest]
        return self

    def clan(self, seat: Seat, *members: str, leader: str | None = None, **counters: int) -> Self:
        """A clan of these members at home; the first one leads unless another is named."""
        self.recruit(seat, *members)
        if members:
            self.mark(zones.leader(seat), leader or members[0])
        return self.count(zones.clan(seat), **counters)

    def send(self, card: str, exp: str) -> Self:
        """Put a member's token on an expedition."""
        return self.put(zones.envoy(exp), token_of(card))

    def play(self, *steps: Step, rolls: tuple[int, ...] = (), seed: int = 1) -> Self:
        """Play these steps, up to the first question."""
        self.table = self.laid(*steps, Rest())
        self.draft = Draft.on(self.table)
        play = Play(self.draft, Chance(seed, 0, rolls))
        self._keep(play, advance(play))
        return self

    def choose(self, option: Option, rolls: tuple[int, ...] = ()) -> Self:
        """Answer the open question as a player would; the next dice fall as told."""
        decision = self.decision
        assert decision is not None
        assert option in decision.options, decision.options
        self.commit += 1
        self.draft = Draft.on(self.table)
        play = Play(self.draft, Chance(1, self.commit, rolls))
        self._keep(play, answer(play, decision, option))
        return self

    def _keep(self, play: Play, decision: Decision | None) -> None:
        self.decision = decision
        self.table = self.draft.freeze()
        self.events += play.events
        self.told += [event for event in play.events if isinstance(event, Told)]
        assert [] == list(broken(self.table))

    @property
    def options(self) -> list[Option]:
        """What may be chosen now; nothing once all steps are done."""
        assert self.decision is not None
        return [] if isinstance(self.decision.step, Rest) else list(self.decision.options)

    @property
    def step(self) -> Step | None:
        """The step that asks; None once all steps are done."""
        assert self.decision is not None
        return None if isinstance(self.decision.step, Rest) else self.decision.step

    def why_not(self, thing: str) -> str | None:
        """Why a thing cannot be used now, by its key: the question's own reason, or the game's."""
        assert self.decision is not None
        step = self.decision.step
        why = step.refused(self.table).get(thing) or step.why_no_answer(self.table, thing)
        said = why_not_now(self.table, self.decision.seat, thing) if why is None else why.text
        return None if said is None else said.key

    @property
    def keys(self) -> list[str]:
        """The story so far, by its keys."""
        return [each.key for each in self.told]

    def story(self, key: str) -> dict[str, object]:
        """The arguments of the first telling of a key."""
        return dict(next(each.args for each in self.told if each.key == key))

    def seen(self, seat: Seat) -> Clan:
        """A clan as it is now."""
        return Clan(self.table, seat)

    def zone(self, name: str) -> tuple[str, ...]:
        """The pieces of a zone now."""
        return self.table.zone(name)
