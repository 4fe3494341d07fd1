"""The records: people, their figures, their shelf of deeds, by mouse and by keys."""

from __future__ import annotations

import pytest

from game.app.doors.shot import shots
from game.app.scenes.asking import Asking
from game.app.scenes.deedcard import DeedCard
from game.app.scenes.dialog import Dialog
from game.app.scenes.menu import Menu
from game.app.scenes.records import Records
from game.app.studio.checker import problems
from game.app.studio.samples import Request
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.guide.records import store
from game.guide.records.book import Book, Fall, Person, Played, Share
from game.rules import games
from tests.app.hands import Hands, Keys, Mouse
from tests.app.icons import ICONS
from tests.app.watching import texts

ADA = Person("a1", "Ada", "crimson", "lion")
BEN = Person("b2", "Ben", "azure", "stag")
EVENING = Played(
    "one",
    "toy",
    "2025-11-16",
    (
        Share("a1", 12, True, {"die": Fall(20, 90)}, {"coins": 9, "worth": 3}, ("bargain",)),
        Share("b2", 7, False),
    ),
)
BOOK = Book((BEN, ADA), (EVENING,))


@pytest.fixture
def scene(stage: Stage) -> Records:
    store.change(lambda book: BOOK)
    made = Records(stage)
    made.chosen_game = "toy"
    stage.apply(Push(made))
    stage.draw(force=True)
    return made


def cards(scene: Records) -> dict[str, str]:
    """The shelf: name -> state."""
    found = [each for each in scene.root.walk() if isinstance(each, DeedCard)]
    return {each._name.text: each.state for each in found}


def test_the_menu_leads_there(stage: Stage) -> None:
    stage.apply(Push(Menu(stage)))
    Mouse(stage).button("records")

    assert isinstance(stage.top, Records)
    assert "Nobody has sat down" in texts(stage)
    assert [] == problems(stage)


def test_figures_and_deeds_of_the_latest_to_come_are_shown_first(
    stage: Stage, scene: Records
) -> None:
    said = texts(stage)

    assert "1 game" not in said
    assert "One game, won" in said
    assert "One game, no win" in said
    assert "9 points, 75" in said
    assert "good luck" in said
    assert "Deeds: 1 of 4" in said
    assert {"Bargain": "done", "Throw of Luck": "open", "Earner": "open", "?": "open"} == cards(
        scene
    )
    assert [] == problems(stage)


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_another_person_is_looked_at(stage: Stage, scene: Records, hands: type[Hands]) -> None:
    hands(stage).button("person:b2")

    assert "Deeds: 0 of 4" in texts(stage)
    assert [] == problems(stage)


def test_a_game_nobody_finished_says_so(stage: Stage, scene: Records) -> None:
    scene._turn_to("monster_lands")

    assert "No finished game yet" in texts(stage)
    assert [] == problems(stage)


def test_somebody_is_renamed_unless_the_name_is_anothers(stage: Stage, scene: Records) -> None:
    Mouse(stage).button("rename")
    assert isinstance(stage.top, Asking)
    stage.apply(stage.top._taker("Ada Lovelace")())
    assert "Ada Lovelace" == store.load().person("a1").name
    assert (EVENING,) == store.load().games

    stage.apply(scene.root.find("rename").press())
    stage.apply(stage.top._taker("ben")())
    assert isinstance(stage.top, Dialog)
    assert "Ada Lovelace" == store.load().person("a1").name


def test_somebody_is_forgotten_after_a_question(stage: Stage, scene: Records) -> None:
    Mouse(stage).button("forget")
    Mouse(stage).button("Cancel")
    assert BOOK == store.load()

    Mouse(stage).button("forget")
    Mouse(stage).button("Forget")
    assert (BEN,) == store.load().people
    assert stage.top is scene
    assert "Ada" not in texts(stage).split()


def test_a_book_that_cannot_be_read_is_said_and_left(stage: Stage) -> None:
    store.path().parent.mkdir(parents=True, exist_ok=True)
    store.path().write_text("nonsense", "utf-8")
    stage.apply(Push(Records(stage)))

    assert "cannot be read" in " ".join(texts(stage).split())
    assert [] == problems(stage)
    assert "nonsense" == store.path().read_text("utf-8")


@pytest.mark.parametrize("game", ["toy", "monster_lands"])
def test_a_book_written_by_hand_closes_nothing(stage: Stage, game: str) -> None:
    odd = ("", "?", "monster", "monster.1", "trap.x.y", "\0", "\ud800", "attack")
    share = Share(
        "a1",
        -999,
        True,
        {kind: Fall(-3 + 9 * (kind > "m"), 999) for kind in odd},
        dict.fromkeys(odd, 7),
        odd,
    )
    book = Book((Person("a1", "\0\ufe0f", "plaid", "kraken"),), (Played("", game, "x", (share,)),))
    scene = Records(stage)
    scene.book, scene.chosen_game = book, game
    stage.apply(Push(scene))

    assert "One game, won" in texts(stage)


def test_every_deed_of_every_game_has_an_icon() -> None:
    icons = {deed.icon for game in games().values() for deed in game.deeds.load().values()}

    assert set() == icons - ICONS


def test_the_picture_shows_some_evenings(stage: Stage) -> None:
    scene = shots()["records"](Request(stage))

    assert 3 == len(scene.book.people)
    assert 7 == len(scene.book.games)
