"""So many of something, as an argument of a text: an id that `naming` words with its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from game.library.content import Words

#: A resource or a colour of dice.
Name = TypeVar("Name", bound=str)
#: One of a thing, and several.
_COUNTED: Mapping[str, tuple[Words, Words]] = {
    "gold": (Words("{} gold", "{} or"), Words("{} gold", "{} or")),
    "glory": (Words("{} glory", "{} gloire"), Words("{} glory", "{} gloires")),
    "potion": (Words("{} potion", "{} potion"), Words("{} potions", "{} potions")),
    "venom": (Words("{} venom", "{} venin"), Words("{} venoms", "{} venins")),
    "defence": (
        Words("{} Defence token", "{} jeton Défense"),
        Words("{} Defence tokens", "{} jetons Défense"),
    ),
    "trap": (Words("{} trap", "{} piège"), Words("{} traps", "{} pièges")),
    "loot": (Words("{} loot token", "{} jeton Butin"), Words("{} loot tokens", "{} jetons Butin")),
    "force": (
        Words("{} Force die", "{} dé de Force"),
        Words("{} Force dice", "{} dés de Force"),
    ),
    "magic": (
        Words("{} Magic die", "{} dé de Magie"),
        Words("{} Magic dice", "{} dés de Magie"),
    ),
    "persuasion": (
        Words("{} Persuasion die", "{} dé de Persuasion"),
        Words("{} Persuasion dice", "{} dés de Persuasion"),
    ),
}


def goods(resources: Mapping[Name, int]) -> tuple[str, ...]:
    """An id for each of these resources that there is any of."""
    return tuple([f"goods.{count}.{name}" for name, count in resources.items() if count])


def worded(amount: str, lang: str) -> str:
    """The words of such an id, without its first part: "2 potions"."""
    count, _, name = amount.partition(".")
    one, several = _COUNTED[name]
    return (one if int(count) < 2 else several).in_(lang).format(count)
