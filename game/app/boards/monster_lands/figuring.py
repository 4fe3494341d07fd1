"""Odds without waiting: what is small is worked out at once, what is large beside the window.

Whatever needs odds is reckoned twice: first to learn what must be asked of the dice, then with the
answers. In between, another process thinks, and the window shows that it does.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from game.guide.workers import Thought, worker
from game.rules.monster_lands.odds import Answering, Query, answer, answers, effort, is_bound

T = TypeVar("T")

#: So many chances are worked out while a picture is made: a few milliseconds.
AT_ONCE = 4_000
#: Figures that are kept for the next look at the same moment.
_MOST_KEPT = 24


class Figures(Generic[T]):
    """Something made of odds, in the making."""

    def __init__(self, reckon: Callable[[Answering], T]) -> None:
        self._reckon = reckon
        self._found: T | None = None
        self._thought: Thought[dict[Query, float]] | None = None
        asked: dict[Query, int] = {}

        def learn(query: Query) -> float:
            asked[query] = effort(query)
            return 0.0

        reckon(learn)
        #: Whether the odds are only the least that can be reached.
        self.is_bound = any(map(is_bound, asked))
        if sum(asked.values()) <= AT_ONCE:
            self._found = reckon(answer)
        else:
            self._thought = worker("odds").ask(answers, tuple(asked))

    @property
    def found(self) -> T | None:
        """What was made, once the odds are there."""
        if self._found is None and self._thought is not None and self._thought.is_over:
            self._found = self._reckon(self._thought.answer.__getitem__)
        return self._found

    @property
    def is_over(self) -> bool:
        """Whether nothing is worked out any more."""
        return self._thought is None or self._thought.is_over

    def wait(self) -> None:
        """Wait for the odds (pictures, tests)."""
        if self._thought is not None:
            self._thought.wait()

    def give_up(self) -> None:
        """Nobody looks any more."""
        if self._thought is not None:
            worker("odds").give_up(self._thought)


class Shelf(Generic[T]):
    """Figures of the moments that were looked at last; of those in the making only the newest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[object, Figures[T]]] = OrderedDict()

    def figures(
        self, moment: object, key: Hashable, reckon: Callable[[Answering], T]
    ) -> Figures[T]:
        """The figures of a moment: those of the last time it was looked at, or new ones."""
        # The moment is kept with its figures, so that its place in memory stays its own.
        name = id(moment), key
        known = self._kept.get(name)
        if known is not None and known[0] is moment:
            self._kept.move_to_end(name)
            return known[1]
        for old, (_, other) in list(self._kept.items()):
            if not other.is_over:
                other.give_up()
                del self._kept[old]
        made = Figures(reckon)
        self._kept[name] = moment, made
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return made
