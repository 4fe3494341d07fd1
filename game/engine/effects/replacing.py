"""Something is about to happen, and an ability may do something else instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine.effects.carrying import Carrying
from game.engine.effects.kinds import Use
from game.engine.effects.reactions import Decline, React
from game.engine.options import Offer, Option
from game.engine.play import Play
from game.engine.steps import Ask
from game.engine.table import Reading, Seat
from game.engine.text import Text, text


@frozen
class Instead(Ask):
    """A deed that abilities of its window replace. A game's own class says what it is.

    Nobody is asked when nothing can replace it, or when one thing must.
    """

    carrying: ClassVar[Carrying]

    occasion: Use

    @property
    def seat(self) -> Seat:
        """Whose deed it is."""
        return self.occasion.seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("effect-ask-instead", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What might happen instead; or nothing, if all of that is optional."""
        found = self._replacing(table)
        for use in found:
            yield React(use.source, use.path[0]), None
        if all(self.carrying.ability(use).optional for use in found):
            yield Decline(), None

    def _replacing(self, table: Reading) -> list[Use]:
        answering = self.carrying.answering(table, self.occasion)
        able = [use for use in answering if self.carrying.ability(use).why_not(table, use) is None]
        forced = [use for use in able if not self.carrying.ability(use).optional]
        return forced or able

    def resolve(self, play: Play, choice: Option) -> None:
        """The other thing happens, or the deed itself."""
        if not isinstance(choice, React):
            self.otherwise(play)
            return
        for use in self._replacing(play.table):
            if (use.source, use.path[0]) == (choice.source, choice.ability):
                self.carrying.ability(use).apply(play, use)

    def otherwise(self, play: Play) -> None:
        """The deed, when nothing replaces it."""
        raise NotImplementedError
