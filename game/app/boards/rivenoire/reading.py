"""What the board reads off the table for whoever looks: whose eyes count, uses of cards, sums."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from game.app.keep.seats import NOBODY
from game.app.table.sight import Sight
from game.engine.effects import Effect, Number, Use, number
from game.engine.table import Reading
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, modes
from game.rules.rivenoire.views import Notable, leader
from game.rules.rivenoire.zones import family

#: The groups of a hand, in the order in which they lie there.
USES = ("bolt", "combat", "purchase", "none")


def me(sight: Sight) -> int:
    """Whose plans the figures are about: the viewer, or whoever is seen to decide."""
    if sight.viewer != NOBODY:
        return sight.viewer
    return sight.asked if sight.asked != NOBODY else 0


def letter_of(sight: Sight, seat: int) -> str:
    """The letter of a seat: its initial, or that of its number where two share one."""
    initials = [each.name[:1].upper() for each in sight.match.seats]
    own = initials[seat]
    return own if own and initials.count(own) == 1 else "ABCDEF"[seat]


def is_known(piece: str) -> bool:
    """Whether who looks may see which piece it is."""
    return not piece.startswith("?")


def use_of(piece: str) -> str:
    """What a card is for: the first of its uses, or none."""
    for mode in modes(piece) if is_known(piece) else ():
        if mode.window == "reroll":
            return "combat"
        if mode.window in USES:
            return mode.window
    return "none"


def amount_of(effect: Effect) -> Number:
    """The figure of an effect that has one."""
    amount: Number = getattr(effect, "amount", 0)
    return amount


def worth(table: Reading, seat: int, piece: str) -> tuple[int, int]:
    """The coins and the damage of a card as it is in a seat's hand."""
    coins = damage = 0
    for at, mode in enumerate(modes(piece) if is_known(piece) else ()):
        use = Use(seat, piece, mode.window, (at,), 0, "")
        for effect in mode.effects:
            if effect.kind == "gold":
                coins += number(amount_of(effect), table, use)
            elif effect.kind == "damage" and mode.window == "combat":
                damage += number(amount_of(effect), table, use)
    return coins, damage


@frozen
class Sums:
    """What a hand comes to."""

    coins: int
    damage: int


def sums_of(table: Reading, seat: int, cards: Iterable[str]) -> Sums:
    """Coins and damage of some cards together."""
    both = [worth(table, seat, each) for each in cards]
    return Sums(sum(coins for coins, _ in both), sum(damage for _, damage in both))


def fighters(table: Reading, seat: int) -> int:
    """How many characters of a seat stand in the battle line."""
    return sum(leader(table, each) == seat for each in table.zones.get(zones.LINE, ()))


def lasts(piece: str | None) -> bool:
    """Whether a card works on as long as it lies on top of a pile."""
    return (
        piece is not None
        and is_known(piece)
        and any(mode.window == "on_top" for mode in modes(piece))
    )


def wounds_known(notable: Notable) -> int:
    """The Wounds of a player that whoever looks may see."""
    return sum(family(each) == "wound" for each in notable.cards if is_known(each))


def stands(table: Reading, character: str) -> str:
    """Where a character is: home, placed, in the Hospital as a patient, or newly recruited."""
    if zones.patient(character) in table.marks:
        return "patient"
    zone = table.places[character]
    if zones.place_of(zone):
        return "placed"
    return "recruit" if zone.endswith(".recruits") else "home"


def place_name(sight: Sight, place: str) -> str:
    """A place in one word or two, without its article."""
    return sight.words(f"riv-board-place-{place}")


def possible_monsters(value: int) -> list[str]:
    """The monsters of a value, by their ids."""
    return [name for name, each in box().monsters.items() if each.value == value]


TEXT_KEYS = (
    "riv-board-place-ramparts",
    "riv-board-place-market",
    "riv-board-place-hospital",
    "riv-board-place-mine",
    "riv-board-place-arena",
    "riv-board-place-quest_office",
    "riv-board-place-provost_house",
    "riv-board-place-tavern",
    "riv-board-place-oracle_hut",
    "riv-board-place-surroundings",
)
