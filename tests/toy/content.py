"""The content files of the Night Market as a shelf, for those who check and time them."""

from game.library.content import Shelf, content_converter
from tests.toy.cards import FILE, VOCABULARY, Card, Effect

SHELF = Shelf(
    FILE.parent.name,
    dict[str, Card],
    (FILE.name,),
    content_converter(unions={Effect: VOCABULARY}),
    FILE.parent.parent,
)
