"""Tables laid by hand, for pictures, puzzles, lessons and tests.

A laying starts from the opening, where every piece lies in its pile and nothing is shuffled: the
stall shows the first eight cards of the content, a monster of each value is in the pile, the titles
lie in the order of their prices, hands are empty and the deck of each player is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from game.engine import Piece, Seat, Setup, Zone, laying
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, monster
from game.rules.rivenoire.setup import opening
from game.rules.rivenoire.zones import kind_of

#: Where cards lie that nobody needs.
BOX = "box"


class Laying(laying.Laying):
    """A table in the making."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, opening(setup))
        self.mark(zones.ROUND, 1)
        self.put(zones.STALL, *self.zones[zones.MARKET_DECK][: box().numbers.stall])
        for place, title in zip(zones.BUILDINGS, list(self.zones[zones.TITLE_POOL]), strict=True):
            self.put(zones.title(place), title)
        by_value = {monster(each).value: each for each in reversed(self._unused())}
        self.put(zones.MONSTER_DECK, *[by_value[value] for value in sorted(by_value)])

    def _unused(self) -> list[Piece]:
        return self.zones[zones.MONSTERS_UNUSED]

    def card(self, name: str, seat: Seat | None = None) -> Piece:
        """A card by its name that nobody has: ``axe``, ``gold_4`` (of a seat), ``wound``."""
        own = zones.deck(seat) if seat is not None else ""
        free = (
            own,
            zones.MARKET_DECK,
            zones.STALL,
            zones.LOOT_DECK,
            zones.MINE_DECK,
            zones.QUEST_DECK,
            zones.WOUNDS,
            zones.BEERS,
        )
        aside = [each for each in self.zones.get(BOX, ()) if each.split(".")[2:3] == [str(seat)]]
        for piece in (*aside, *(each for zone in free for each in self.zones.get(zone, ()))):
            if name in (kind_of(piece), piece.partition(".")[0], piece):
                return piece
        raise LookupError(f"no {name} is left")

    def cards(self, zone: Zone, *names: str) -> Self:
        """Lay cards by their names into a zone; starting cards come from its owner's deck."""
        seat = zones.seat_of(zone)
        for name in names:
            self.put(zone, self.card(name, seat))
        return self

    def stall(self, *names: str) -> Self:
        """Let the stall show these cards, and no others."""
        self.put(zones.MARKET_DECK, *list(self.zones.get(zones.STALL, ())))
        for name in names:
            self.put(zones.STALL, self._next(zones.MARKET_DECK, name))
        return self

    def _next(self, zone: Zone, kind: str) -> Piece:
        for piece in self.zones.get(zone, ()):
            if kind in (kind_of(piece), piece):
                return piece
        raise LookupError(f"no {kind} is left in {zone}")

    def on_top(self, deck: Zone, *names: str) -> Self:
        """Bring cards to the top of a deck, the first one first."""
        found = []
        for name in names:
            piece = self._next(deck, name)
            self.zones[deck].remove(piece)
            found.append(piece)
        self.zones[deck][:0] = found
        return self

    def notable(
        self,
        seat: Seat = 0,
        hand: Iterable[str] = (),
        deck: Iterable[str] | None = None,
        discard: Iterable[str] = (),
        fame: int = 0,
        tokens: Iterable[Piece] = (),
        led: Iterable[str] = (),
    ) -> Self:
        """What a player has: cards by name, tokens by piece, characters `led` besides peasants.

        `deck` is the whole deck, top card first; what was in it otherwise is out of the game.
        """
        self.cards(zones.hand(seat), *hand)
        self.cards(zones.discard(seat), *discard)
        if deck is not None:
            self.put(BOX, *list(self.zones.get(zones.deck(seat), ())))
            self.cards(zones.deck(seat), *deck)
        self.put(zones.tokens(seat), *tokens)
        for kind in led:
            self.lead(seat, kind)
        return self.count(zones.notable(seat), fame=fame)

    def lead(self, seat: Seat, kind: str, zone: Zone | None = None) -> Self:
        """Let a player lead a character of the reserve, at home or on a spot."""
        pool = zones.APART if kind == "paladin" else zones.RESERVE
        piece = self._next(pool, kind)
        self.faces[piece] = seat
        return self.put(zone or zones.home(seat), piece)

    def stand(self, seat: Seat, kind: str, *spots: Zone) -> Self:
        """Put characters of a player on spots: those at home first, then of the reserve."""
        for spot in spots:
            for piece in self.zones.get(zones.home(seat), ()):
                if kind_of(piece) == kind:
                    self.put(spot, piece)
                    break
            else:
                self.lead(seat, kind, spot)
        return self

    def own(self, seat: Seat, place: str, token: Piece = "") -> Self:
        """Let a player own a building, its token unused: this one, or the one that lies there."""
        if token:
            self.titles({place: token})
        self.put(zones.tokens(seat), *list(self.zones[zones.title(place)]))
        return self.put(zones.owned(place), self.zones[zones.arms(seat)][0])

    def titles(self, tokens: Mapping[str, Piece]) -> Self:
        """Let these property tokens lie on these buildings; what lay there changes places."""
        for place, token in tokens.items():
            there, (old,) = self.place_of(token), self.zones[zones.title(place)]
            if old != token:
                self.put(there, old).put(zones.title(place), token)
        return self

    def monster(self, name: str) -> Self:
        """Let this monster be the next."""
        piece = f"monster.{name}"
        value = monster(piece).value
        for other in list(self.zones[zones.MONSTER_DECK]):
            if monster(other).value == value and other != piece:
                self.put(zones.MONSTERS_UNUSED, other)
                self.put(zones.MONSTER_DECK, piece)
        deck = self.zones[zones.MONSTER_DECK]
        deck.remove(piece)
        deck.insert(0, piece)
        return self
