"""What is heard when things happen, by the names of sounds."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

CARD, DIE = "card", "die_land"


@frozen(eq=False)
class Sounds:
    """A game's own sounds; what is not named is heard as a card, or not at all."""

    #: Of what is told, by text key.
    told: Mapping[str, str] = field(factory=dict)
    #: Of counters that change, by the counter's name.
    counters: Mapping[str, str] = field(factory=dict)
    #: Of pieces that arrive, by the word that a piece's name begins with.
    pieces: Mapping[str, str] = field(factory=lambda: {"die": DIE})

    def of_piece(self, piece: str) -> str:
        """The sound of a piece that arrives."""
        return self.pieces.get(piece.lstrip("?").partition(".")[0], CARD)
