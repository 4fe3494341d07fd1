"""Pieces that carry abilities: when each works, on what condition, and what it does then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from attrs import frozen

from game.engine.effects.kinds import Effect, Use
from game.engine.options import Refusal
from game.engine.play import Play
from game.engine.table import Piece, Reading, Seat


class Condition:
    """Base of a game's conditions, which are kinds of their own in content."""

    __slots__ = ()

    #: Its word in content.
    kind: ClassVar[str]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Why it is not met."""
        raise NotImplementedError


@frozen
class Ability:
    """A window, and the effects that happen in it, all or none."""

    window: str
    effects: tuple[Effect, ...]
    if_: Condition | None = None
    #: Its owner may decline.
    optional: bool = False

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The first thing that stands in the way."""
        refusal = None if self.if_ is None else self.if_.why_not(table, use)
        for number, effect in enumerate(self.effects):
            refusal = refusal or effect.why_not(table, use.inside(number))
        return refusal

    def apply(self, play: Play, use: Use) -> None:
        """Do everything, from first to last."""
        for number, effect in enumerate(self.effects):
            effect.apply(play, use.inside(number))


@frozen(eq=False)
class Carrying:
    """What the general steps ask of a game."""

    #: What a piece can do.
    abilities: Callable[[Piece], Sequence[Ability]]
    #: Who might answer to an occasion, in the order of the rules; pieces that everybody sees.
    listeners: Callable[[Reading, Use], Iterable[tuple[Seat, Piece]]]

    def ability(self, use: Use) -> Ability:
        """The ability that is used."""
        return self.abilities(use.source)[use.path[0]]

    def effect(self, use: Use) -> Effect:
        """The effect that is used, however deep it lies."""
        _, first, *deeper = use.path
        effect = self.ability(use).effects[first]
        for number in deeper:
            _, effect = effect.held()[number]
        return effect

    def of(self, piece: Piece, occasion: Use, seat: Seat) -> Iterator[Use]:
        """The abilities of a piece that answer to an occasion."""
        for number, ability in enumerate(self.abilities(piece)):
            if ability.window == occasion.window:
                window, amount = occasion.window, occasion.amount
                yield Use(seat, piece, window, (number,), amount, occasion.source)

    def answering(self, table: Reading, occasion: Use) -> tuple[Use, ...]:
        """Every ability that answers to an occasion; its own source never does."""
        return tuple(
            use
            for seat, piece in self.listeners(table, occasion)
            if piece != occasion.source
            for use in self.of(piece, occasion, seat)
        )
