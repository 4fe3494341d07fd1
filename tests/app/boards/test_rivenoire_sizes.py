"""Rivenoire in every window and text size: nothing is shortened but a long name on a small chip."""

from __future__ import annotations

import pytest

from game.app.boards.rivenoire.place import Place
from game.app.boards.rivenoire.samples import MOMENTS
from game.app.doors.shot import Windows, take
from game.app.drawing.names import fits
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes import posed
from game.app.studio.checker import problems, shortened
from game.app.studio.samples import NAMES, Request
from game.app.window.scene import Push
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import box
from tests.portions import LESSON_LOOKS, looks
from tests.rules.rivenoire.fights import Battle

#: A name that is shortened can still be told from all others by so many letters.
LETTERS = 10


def is_name(text: str) -> bool:
    """Whether enough of a card's name is left, or it is that of a player."""
    stub = text.rstrip("…").lstrip("› ")
    return len(stub) >= LETTERS or any(each.startswith(stub) for each in NAMES)


@pytest.mark.parametrize("name", sorted(MOMENTS))
@pytest.mark.parametrize(("size", "lang", "text_size"), looks(LESSON_LOOKS))
def test_only_a_long_name_is_ever_shortened_in(
    name: str, size: tuple[int, int], lang: str, text_size: int, windows: Windows
) -> None:
    stage = windows.stage(size, lang, text_size)

    take(name, Request(stage))

    assert [] == [each for each in shortened(stage) if not is_name(each)]
    # A chip for the top of a pile, and the event that the Oracle would let happen.
    assert 3 >= len(shortened(stage))


@pytest.mark.parametrize("name", ["rivenoire-placement", "rivenoire-provost", "rivenoire-oracle"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_is_shortened_in_print_of_the_usual_size(
    name: str, lang: str, windows: Windows
) -> None:
    stage = windows.stage((1280, 720), lang, 100)

    take(name, Request(stage))

    assert [] == shortened(stage)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_place_of_the_oracle_has_room_for_every_event(
    size: tuple[int, int], lang: str, windows: Windows
) -> None:
    stage = windows.stage(size, lang, 100)
    scene = take("rivenoire-placement", Request(stage)).top
    (hut,) = [
        each for each in scene.root.walk() if isinstance(each, Place) and each.where == zones.ORACLE
    ]

    omens = box().oracle.values()
    told = [stage.words("riv-board-else-curt", omen=each.name.in_(lang)) for each in omens]

    assert [] == [each for each in told if not fits(stage.look, each, "small", hut.words.w)]


def crowded() -> Match:
    """Six fighters of four players before the dragon, and a hand of twelve cards."""
    scene = Battle(4).line(
        "0 paladin", "1 warrior", "0 magician", "2 ranger", "3 peasant", "0 ranger"
    )
    scene.hands(
        "halberd_axe twin_swords knights_sword classy_breastplate blessed_healing_staff "
        "devouring_fire gold_4 gold_3 letter_of_marque attack_4 encyclopedia ring_of_protection",
        "axe gold_2",
        "attack_4 gold_3",
        "gold_1",
    )
    return Match(GAME, scene.fight("dragon").session, default_seats(list(NAMES[:4])))


@pytest.mark.parametrize(("size", "lang", "text_size"), looks(LESSON_LOOKS))
def test_a_crowded_fight_is_read_in_every_window(
    size: tuple[int, int], lang: str, text_size: int, windows: Windows
) -> None:
    stage = windows.stage(size, lang, text_size)

    stage.apply(Push(posed.laid(stage, crowded())))
    stage.step(1 / 60)

    assert [] == problems(stage)
    said = {each.text for each in stage.shown}
    assert [] == [each for each in shortened(stage) if not is_name(each) and each != "thro…"]
    # Everybody of the line with the name of who leads it, and how likely the dragon is slain.
    assert set(NAMES[:4]) <= said
    assert 8 < sum("%" in each.text for each in stage.shown)
