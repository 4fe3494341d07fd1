"""The rulebook: every page whole in both languages, and found by search."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.boards import screen_of
from game.app.doors.shot import Windows
from game.app.drawing.icons import Icons
from game.app.scenes.rulebook import RulebookScene, book_of, open_scene, page_for, text_of
from game.app.studio.checker import problems
from game.app.telling import searching
from game.app.widgets import intents
from game.app.widgets.controls import key_name
from game.app.widgets.intents import Key, Typed
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.engine.game import Game
from game.library import rulebook
from game.library.blocks import Dice, Map, Sheet, words_of
from game.library.rulebook import Page, Rulebook
from game.library.words import Words
from game.rules import games
from game.rules.monster_lands import GAME
from tests import toy

BOOK = book_of(GAME)
#: Every page that a game brings, and those of the house.
PAGES = [
    pytest.param(each, page, id=f"{each.id}-{page.id}")
    for number, each in enumerate(games().values())
    for page in book_of(each).pages
    if number == 0 or rulebook.HOUSE.load().page(page.id) is None
]


@pytest.fixture
def book() -> Rulebook:
    return BOOK


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_page_speaks_both_languages(game: Game, page: Page) -> None:
    for block in page.blocks:
        for words in words_of(block):
            assert words.en.strip()
            assert words.fr.strip()
            assert words.en.count("**") % 2 == words.fr.count("**") % 2 == 0
            assert not any(f" {sign}" in words.fr for sign in ":;!?"), words.fr
    assert text_of(page, "en") != text_of(page, "fr")


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_icon_and_every_link_is_there(game: Game, page: Page) -> None:
    icons, book = Icons(), book_of(game)

    assert [] == [icon for icon in rulebook.icons_of(page) if not icons.has(icon)]
    assert [] == [link for link in rulebook.links_of(page) if book.page(link) is None]


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_die_of_a_page_has_a_look_of_its_own(game: Game, page: Page) -> None:
    looks = screen_of(game.id).skin.dice
    shown = [die for block in page.blocks if isinstance(block, Dice) for die in block.dice]

    assert [] == [die.kind for die in shown if die.kind not in looks]


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_question_of_a_game_has_its_page(game: Game) -> None:
    book = book_of(game)
    questions = {step.__name__ for step in game.steps if step.asks}

    assert questions == set(book.moments)
    assert all(book.page(page) is not None for page in book.moments.values())


def test_it_opens_at_the_page_that_fits_the_moment() -> None:
    from game.rules.monster_lands.steps.tavern import AtTheTavern

    class Unheard:
        pass

    step = AtTheTavern.__new__(AtTheTavern)
    assert "tavern" == page_for(GAME, step)
    assert "goal" == page_for(GAME, Unheard())


@pytest.mark.parametrize(
    ("query", "text"),
    [("reputation", "Réputation"), ("RÉPUTATION", "la réputation"), ("coeur", "un cœur"),
     ("elimination", "Élimination"), ("d'eau", "région d’Eau")],
)  # fmt: skip
def test_search_minds_neither_accents_nor_case(query: str, text: str) -> None:
    assert 1 == searching.count(text, query)


def test_all_words_of_a_question_must_be_there() -> None:
    assert 2 == searching.count("potion and venom", "venom potion")
    assert 0 == searching.count("potion and venom", "venom trap")
    assert 0 == searching.count("potion", "  ")


def test_what_was_found_is_marked_outside_of_marks() -> None:
    assert "une ==fée== **==féer==ique**" == searching.highlighted(
        "une fée **féerique**", "fée fe éer"
    )
    assert "[[ml.gold]] ==gold==" == searching.highlighted("[[ml.gold]] gold", "gold")


def test_a_snippet_shows_where(book: Rulebook) -> None:
    page = book.page("tavern")
    assert page is not None

    assert "drinks" in searching.snippet(text_of(page, "en"), "drinks")


def test_typing_searches_and_turns_to_a_page_that_has_it(
    stage: Stage, shown: Callable[[Scene], Scene], book: Rulebook
) -> None:
    scene = shown(RulebookScene(stage, GAME, book))
    assert isinstance(scene, RulebookScene)

    stage.tell(Key("f3"))
    stage.tell(Typed("drinks"))

    assert "drinks" == scene.query
    assert scene.at in ("persuasion", "tavern")
    listed = [each.name for each in scene.root.walk() if each.name.startswith("entry:")]
    assert "entry:tavern" in listed
    assert "entry:gates" not in listed


def test_a_french_reader_finds_accented_words_without_accents(
    stage: Stage, shown: Callable[[Scene], Scene], book: Rulebook
) -> None:
    stage.change_settings(language="fr")
    scene = shown(RulebookScene(stage, GAME, book))
    assert isinstance(scene, RulebookScene)

    stage.tell(Key("f3"))
    stage.tell(Typed("desert"))  # déserte, déserteurs

    assert scene.at in ("clan", "conquest", "cleanup")


def test_keys_move_along_a_page_and_then_to_the_next(
    stage: Stage, shown: Callable[[Scene], Scene], book: Rulebook
) -> None:
    scene = shown(RulebookScene(stage, GAME, book, "ambush"))
    assert isinstance(scene, RulebookScene)

    for _ in range(12):
        stage.tell(Key("page down"))
        if scene.at != "ambush":
            break
    assert "solo" == scene.at
    body = scene.root.find("page:solo")

    stage.tell(Key("page down"))

    assert "solo" == scene.at
    assert body.offset > 0


def test_a_link_turns_the_page(
    stage: Stage, shown: Callable[[Scene], Scene], book: Rulebook
) -> None:
    scene = shown(RulebookScene(stage, GAME, book, "cleanup"))
    assert isinstance(scene, RulebookScene)

    scene.root.find("link:gates").press()

    assert "gates" == scene.at


@pytest.mark.parametrize(("game", "page"), PAGES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_can_be_read(lang: str, game: Game, page: Page, windows: Windows) -> None:
    stage = windows.stage((1024, 768), lang, 150)
    stage.apply(Push(RulebookScene(stage, game, book_of(game), page.id)))

    assert [] == problems(stage)


def test_contents_show_where_the_open_page_stands(
    stage: Stage, shown: Callable[[Scene], Scene], book: Rulebook
) -> None:
    scene = shown(RulebookScene(stage, GAME, book, "keys"))

    entry, contents = scene.root.find("entry:keys"), scene.root.find("contents-list")

    assert contents.rect.contains(entry.rect)


def test_a_game_without_a_rulebook_has_the_pages_of_the_house(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    scene = shown(open_scene(stage, toy.GAME))
    assert isinstance(scene, RulebookScene)

    assert ["keys"] == [page.id for page in scene.book.pages]
    assert "keys" == page_for(toy.GAME, object())


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_no_page_of_a_game_is_called_like_one_of_the_house(game: Game) -> None:
    ids = [page.id for page in book_of(game).pages]

    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_keys_has_every_key_that_means_something(lang: str) -> None:
    page = BOOK.page("keys")
    assert page is not None
    tables = [block for block in page.blocks if isinstance(block, Sheet)]
    named = [", ".join(row[0].in_(lang) for row in table.rows) for table in tables]
    keys = {key_name(each.name) for each in intents.PAD.values() if isinstance(each, intents.Key)}

    # A hint is still to come, and Home stands there in the reader's language.
    assert [] == [key for key in keys - {"H", "Home"} if key not in named[0].split(", ")]
    assert {"A", "B", "X"} <= set(named[1].split(", "))
    assert all(
        each in named[0] for each in ("Tab", "1 – 8", "9", "0", "I", "Z, Y", "Esc", "F11", "F3")
    )


def test_a_map_with_gaps_shows_neither_blank_fields_nor_blank_links(stage: Stage) -> None:
    ring = Map(
        Words("A way.", "Un chemin."),
        fields=(("app.eye", "app.star"), ("", "app.check")),
        across=(("app.arrow_right",), ("",)),
        down=(("", "app.arrow_down"),),
    )
    page = Page("way", Words("The way", "Le chemin"), "app.dice", (ring,))
    stage.apply(Push(RulebookScene(stage, GAME, Rulebook((page,), {}), "way")))

    stage.draw(force=True)

    drawn = [each.icon for each in stage.shown]
    assert {"app.eye", "app.star", "app.check", "app.arrow_down"} <= set(drawn)
    assert "" not in set(ring.icons())
