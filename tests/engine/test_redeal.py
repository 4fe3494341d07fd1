"""Another world that looks the same to a seat."""

import pytest
from attrs import evolve, frozen
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Auto, Each, lay
from game.engine.chance import Chance
from game.engine.peeks import PEEKED
from game.engine.redeal import redeal
from game.engine.secrecy import NO_SEAT, secret, view
from tests.engine.small import choose, toy
from tests.toy import GAME
from tests.toy.steps import Hide, HideSomething

RED, BLUE = 0, 1
CARDS = [f"rope.{number}" for number in range(8)]
TABLE = lay(
    {
        "deck": CARDS[:4],
        "hand.0": CARDS[4:6],
        "hand.1": CARDS[6:],
        "pile.1": ["map.0", "map.1"],
        "offer": ["crown.0"],
    }
)


@frozen
class Whisper(Auto):
    """A step that holds a secret of one seat."""

    seat: int
    card: str

    def masked(self, seat):
        return self if seat == self.seat else Whisper(self.seat, "?")


def worlds(table, viewer=RED, game=GAME, count=40):
    return [redeal(game, table, viewer, Chance(7, deal)) for deal in range(count)]


def test_hidden_pieces_change_places_and_the_others_stay():
    dealt = worlds(TABLE)

    assert {"rope.0", "rope.7", "map.0"} <= {world.zone("deck")[0] for world in dealt}
    assert {("rope.4", "rope.5")} == {world.zone("hand.0") for world in dealt}
    assert {"map.1"} == {world.zone("pile.1")[1] for world in dealt}


def test_the_same_chance_deals_the_same_world():
    assert worlds(TABLE) == worlds(TABLE)


@given(st.integers(0, 2**32), st.sampled_from((NO_SEAT, RED, BLUE)))
def test_the_view_of_the_seat_stays(seed, viewer):
    world = redeal(GAME, TABLE, viewer, Chance(seed, 1))

    assert view(GAME, TABLE, viewer) == view(GAME, world, viewer)
    assert sorted(TABLE.places) == sorted(world.places)
    assert all(piece in world.zone(zone) for piece, zone in world.places.items())


def test_what_the_seat_peeked_at_stays_where_it_is():
    table = evolve(TABLE, marks=TABLE.marks.set(PEEKED, ((RED, "rope.2"),)))

    assert {"rope.2"} == {world.zone("deck")[2] for world in worlds(table)}


@pytest.mark.parametrize(
    "known",
    [
        {"marks": TABLE.marks.set(secret(RED, "seen"), ("rope.2",))},
        {"agenda": (Whisper(RED, "rope.2"),)},
    ],
)
def test_what_a_secret_or_a_step_names_to_the_seat_stays_where_it_is(known):
    table = evolve(TABLE, **known)

    assert {"rope.2"} == {world.zone("deck")[2] for world in worlds(table)}


def test_what_others_know_follows_the_piece_that_lies_there_now():
    marks = {PEEKED: ((BLUE, "rope.0"),), secret(BLUE, "seen"): ("rope.0", 3)}
    table = evolve(TABLE, marks=TABLE.marks.update(marks), agenda=(Whisper(BLUE, "rope.0"),))

    for world in worlds(table):
        top = world.zone("deck")[0]
        assert ((BLUE, top),) == world.mark(PEEKED)
        assert (top, 3) == world.mark(secret(BLUE, "seen"))
        assert (Whisper(BLUE, top),) == world.agenda


def test_pieces_of_another_back_do_not_mix():
    game = evolve(GAME, back=lambda piece: piece.partition(".")[0])

    assert {"map.0"} == {world.zone("pile.1")[0] for world in worlds(TABLE, game=game)}


def test_a_piece_lies_only_where_the_game_says_it_may():
    game = evolve(GAME, may_lie=lambda piece, zone: piece != "rope.7" or zone != "deck")

    places = {world.place("rope.7") for world in worlds(TABLE, game=game)}

    assert {"hand.1", "pile.1"} == places


def test_a_piece_stays_among_the_zones_where_the_seat_knows_it_to_be():
    owned = {"hand.1", "pile.1"}
    game = evolve(GAME, known_among=lambda piece, zone, viewer: owned if zone in owned else None)

    dealt = worlds(TABLE, game=game)

    assert owned == {world.place("rope.7") for world in dealt}
    assert {"deck"} == {world.place("rope.0") for world in dealt}


def test_a_piece_that_would_be_seen_there_is_not_dealt_there():
    bright = Each(lambda index, count, piece: None if piece == "rope.7" else frozenset())

    def audience(zone):
        return bright if zone == "deck" else GAME.audience(zone)

    game = evolve(GAME, audience=audience)

    assert "deck" not in {world.place("rope.7") for world in worlds(TABLE, game=game)}


def test_dice_under_cover_carry_what_they_show():
    table = evolve(TABLE, faces=TABLE.faces.update({"rope.0": 5, "rope.7": 2}))

    shown = {
        tuple(world.face(piece) for piece in (world.zone("deck")[0], world.zone("hand.1")[1]))
        for world in worlds(table)
    }

    assert {(5, 2), (2, 5)} == shown


def test_an_imagined_game_has_no_past_and_other_dice():
    session = choose(toy(), HideSomething, Hide)

    trial = session.imagined(BLUE, seed=99)

    assert "undo-nothing" == trial.why_not_undo().key
    assert (99, 0) == (trial.setup.seed, trial.cursor)
    assert view(GAME, session.table, BLUE) == view(GAME, trial.table, BLUE)
    assert session.decision.seat == trial.decision.seat


@pytest.mark.parametrize("strict", [False, True])
def test_tables_that_look_the_same_give_the_same_worlds(strict):
    """Where things really lie is no part of a deal, with or without places they may not lie in."""
    other = evolve(
        TABLE,
        zones=TABLE.zones.update({"deck": ("rope.7", "rope.2", "rope.1", "map.0")}).update(
            {"hand.1": ("rope.6", "rope.0"), "pile.1": ("rope.3", "map.1")}
        ),
    )
    other = evolve(
        other,
        places=TABLE.places.update(
            {piece: zone for zone, pieces in other.zones.items() for piece in pieces}
        ),
    )
    game = evolve(GAME, may_lie=lambda piece, zone: piece != "rope.6" or zone == "hand.1")
    game = game if strict else GAME

    assert view(game, TABLE, RED) == view(game, other, RED)
    assert worlds(TABLE, game=game) == worlds(other, game=game)
