"""The content files of the Night Market as a shelf, for those who check and time them."""

from game.library.content import Shelf
from tests.toy.cards import CONVERTER, FILE, Card

SHELF = Shelf(
    FILE.parent.name,
    dict[str, Card],
    (FILE.name,),
    CONVERTER,
    FILE.parent.parent,
)
