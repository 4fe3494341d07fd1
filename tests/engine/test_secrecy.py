"""Who may know what: views, events as a seat hears of them, and what a commit revealed."""

import json

import pytest
from attrs import evolve, frozen

from game.engine import EVERYBODY, Auto, lay
from game.engine.codec import codec
from game.engine.contents import serve
from game.engine.events import (
    Adjusted,
    Chosen,
    Entered,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
    Turned,
)
from game.engine.folds import fold
from game.engine.options import Unknown
from game.engine.reveals import Revealed, revealed
from game.engine.secrecy import events_for, secret, shown, view
from tests.engine.small import choose, toy
from tests.toy import GAME
from tests.toy.steps import Hide, HideSomething, Throw

RED, BLUE = 0, 1
TABLE = lay(
    {
        "deck": ["rope.0", "rope.1"],
        "hand.0": ["map.0", "map.1"],
        "hand.1": ["moth.0"],
        "offer": ["crown.0"],
        "tray": ["die.gold"],
    },
    faces={"map.0": "marked", "die.gold": 3},
    counters={("trader.0", "coins"): 2},
    marks={secret(RED, "peeked"): ("rope.0",), "evening": 1, ("used", RED): 1},
)


@frozen
class Whisper(Auto):
    """A step that holds a secret of one seat."""

    seat: int
    card: str

    def masked(self, seat):
        return self if seat == self.seat else Whisper(self.seat, "?")


def test_a_view_holds_backs_in_place_of_hidden_pieces():
    seen = view(GAME, TABLE, RED)

    assert ("map.0", "map.1") == seen.zone("hand.0")
    assert ("?card.hand.1.0",) == seen.zone("hand.1")
    assert ("?card.deck.0", "?card.deck.1") == seen.zone("deck")
    assert "deck" == seen.place("?card.deck.1")
    assert "moth.0" not in seen.places


def test_a_view_keeps_what_everybody_knows():
    seen = view(GAME, TABLE, BLUE)

    assert (("crown.0",), 3) == (seen.zone("offer"), seen.face("die.gold"))
    assert TABLE.counters == seen.counters
    assert 1 == seen.mark("evening") == seen.mark(("used", RED))


def test_faces_and_marks_of_others_are_gone():
    seen = view(GAME, TABLE, BLUE)

    assert (None, None) == (seen.face("map.0"), seen.mark(secret(RED, "peeked")))
    assert ("rope.0",) == view(GAME, TABLE, RED).mark(secret(RED, "peeked"))
    assert "map.0" not in json.dumps(codec(GAME).table_to_json(seen))


def test_steps_on_the_agenda_are_masked():
    table = evolve(TABLE, agenda=(Whisper(RED, "map.0"),))

    assert (Whisper(RED, "map.0"),) == view(GAME, table, RED).agenda
    assert (Whisper(RED, "?"),) == view(GAME, table, BLUE).agenda


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (Moved(("rope.0",), "deck", "offer"), Revealed(("rope.0",), EVERYBODY)),
        (Moved(("rope.0",), "deck", "hand.0"), Revealed(("rope.0",), frozenset({RED}))),
        (Moved(("map.0",), "hand.0", "hand.1"), Revealed(("map.0",), frozenset({BLUE}))),
        (Moved(("map.0",), "hand.0", "hidden.0"), None),
        (Moved(("map.0",), "hand.0", "deck"), None),
        (Moved(("crown.0",), "offer", "hand.0"), None),
        (Rolled(("die.gold",), (4,)), Revealed(("die.gold",), EVERYBODY, rolled=True)),
        (Shuffled("deck", ("rope.1", "rope.0")), None),
        (Shuffled("offer", ("crown.0",)), Revealed(("crown.0",), EVERYBODY)),
        (Shuffled("hand.0", ("map.1", "map.0")), Revealed(("map.1", "map.0"), frozenset({RED}))),
        (
            Marked(secret(BLUE, "peeked"), (("rope.0", 2), "rope.1")),
            Revealed(("rope.0", "rope.1"), frozenset({BLUE})),
        ),
        (Marked(secret(BLUE, "peeked"), None), None),
        (Marked("evening", 2), None),
        (Adjusted("trader.0", "coins", 1), None),
        (Turned("map.0", 1), None),
    ],
)
def test_what_an_event_reveals_and_to_whom(event, found):
    assert (() if found is None else (found,)) == revealed(GAME, TABLE, [event])


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (Moved(("rope.0",), "deck", "hand.0"), Moved(("?card.deck.0",), "deck", "hand.0")),
        (Moved(("rope.1",), "deck", "hand.0"), Moved(("?card.deck.1",), "deck", "hand.0")),
        (Moved(("rope.0",), "deck", "hand.1"), Moved(("rope.0",), "deck", "hand.1")),
        (Moved(("rope.0",), "deck", "offer"), Moved(("rope.0",), "deck", "offer")),
        (Moved(("crown.0",), "offer", "hand.0"), Moved(("crown.0",), "offer", "hand.0")),
        (
            Shuffled("deck", ("rope.1", "rope.0")),
            Shuffled("deck", ("?card.deck.0", "?card.deck.1")),
        ),
        (Shuffled("hand.1", ("moth.0",)), Shuffled("hand.1", ("moth.0",))),
        (Turned("map.0", 1), None),
        (Turned("moth.0", 1), Turned("moth.0", 1)),
        (Rolled(("map.0",), (1,)), None),
        (Rolled(("map.0", "die.gold"), (1, 4)), Rolled(("die.gold",), (4,))),
        (Rolled(("die.gold", "map.0"), (4, 1)), Rolled(("die.gold",), (4,))),
        (Marked(secret(RED, "peeked"), "rope.0"), None),
        (Marked(secret(BLUE, "peeked"), "rope.0"), Marked(secret(BLUE, "peeked"), "rope.0")),
        (Marked(("used", RED), 1), Marked(("used", RED), 1)),
        (Chosen(RED, Hide("map.0")), Chosen(RED, Unknown())),
        (Chosen(BLUE, Hide("moth.0")), Chosen(BLUE, Hide("moth.0"))),
        (Chosen(RED, Throw()), Chosen(RED, Throw())),
        (Entered((Whisper(RED, "map.0"),)), Entered((Whisper(RED, "?"),))),
        (Told("you-hid", (("card", "map.0"),), (RED,)), None),
        (
            Told("you-hid", (("card", "moth.0"),), (BLUE,)),
            Told("you-hid", (("card", "moth.0"),), (1,)),
        ),
        (Told("evening"), Told("evening")),
    ],
)
def test_an_event_as_blue_hears_of_it(event, heard):
    assert [heard] == events_for(GAME, TABLE, [event], BLUE)


def test_a_secret_choice_has_words_of_its_own():
    assert "option-unknown" == Unknown().label().key


def test_hiding_a_card_tells_the_others_only_that_it_happened():
    session = toy()
    choose(session, HideSomething, Hide)
    hidden = session.table.zone("hidden.0")[0]

    def heard(seat):
        events = session.heard(session.cursor, seat)
        return json.dumps([codec(GAME).to_json(event) for event in events if event is not None])

    assert hidden in heard(RED)
    assert hidden not in heard(BLUE)
    assert "toy-hid" in heard(BLUE)


def test_a_view_does_not_change_the_table():
    before = fold(TABLE, [])

    view(GAME, TABLE, RED)

    assert before == TABLE


def test_other_cards_look_different_from_behind():
    shelf = Shelf()
    game = evolve(GAME, shelves=(shelf,), back=lambda piece: shelf.served())
    before = shown(game, "deck", ("lamp.1",), 0, frozenset())
    serve(game, ("blue",))
    after = shown(game, "deck", ("lamp.1",), 0, frozenset())

    assert ("?red.deck.0", "?blue.deck.0") == (*before, *after)


class Shelf:
    """Cards of which nothing is known but their back."""

    def __init__(self):
        self.back = "red"

    def served(self):
        return self.back

    def serve(self, back):
        self.back = back
