"""The players' rulebook says what the content says: every card by its name, every figure."""

from __future__ import annotations

import pytest

from game.library.blocks import Dice, Map, Sheet, Signs, Track, words_of
from game.library.rulebook import Page, plain
from game.rules.valeria import GAME
from game.rules.valeria.content import box
from game.rules.valeria.views import points_for

BOOK = GAME.rulebook.load()
LANGUAGES = ("en", "fr")


def page(name: str) -> Page:
    found = BOOK.page(name)
    assert found is not None
    return found


def text_of(name: str, lang: str) -> str:
    return "\n".join(
        plain(words.in_(lang)) for block in page(name).blocks for words in words_of(block)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_champion_stands_in_the_roster_under_its_own_icon(lang: str) -> None:
    signs = [
        each for block in page("roster").blocks if isinstance(block, Signs) for each in block.signs
    ]
    named = {each.icon.rpartition(".")[2]: plain(each.words.in_(lang)) for each in signs}

    assert set(box().champions) == set(named)
    assert [] == [
        name
        for name, card in box().champions.items()
        if not named[name].startswith(card.name.in_(lang))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_award_stands_on_its_page(lang: str) -> None:
    text = text_of("awards", lang)

    assert [] == [name for name, card in box().awards.items() if card.name.in_(lang) not in text]


def test_the_shapes_of_the_awards_are_those_of_the_cards() -> None:
    shown = {
        plain(block.words.en).partition(":")[0]: set(block.held)
        for block in page("awards").blocks
        if isinstance(block, Map)
    }
    asked = {
        card.name.en: set(card.requires.cells)
        for card in box().awards.values()
        if card.pile == "left"
    }

    assert asked == shown


def test_the_ladder_of_strength_is_that_of_the_board() -> None:
    (ladder,) = [block for block in page("strength").blocks if isinstance(block, Track)]
    shown = {}
    for mark in ladder.marks:
        low, _, high = mark.at.partition("–")
        shown |= dict.fromkeys(range(int(low), int(high or low) + 1), int(mark.gives))

    assert {strength: points_for(strength) for strength in range(21)} == shown


def test_the_discount_below_each_die_is_that_of_its_face() -> None:
    noted = [
        die
        for block in page("dice").blocks
        if isinstance(block, Dice)
        for die in block.dice
        if die.note
    ]

    discounts = [f"−{box().discounts[die.face - 1]}" for die in noted]
    assert [1, 2, 3, 4, 5, 6] == [die.face for die in noted]
    assert discounts == [die.note for die in noted]


def test_the_table_of_set_up_has_the_figures_of_each_number_of_players() -> None:
    (sheet,) = [block for block in page("setup").blocks if isinstance(block, Sheet)]
    rows = [[int(cell.en) for cell in row[1:]] for row in sheet.rows]
    crowds = [box().crowds[players] for players in range(1, 6)]

    assert [
        [each.gems for each in crowds],
        [each.dice for each in crowds],
        [each.dealt for each in crowds],
        [each.refill_at for each in crowds],
        [each.refilled for each in crowds],
    ] == rows


def test_the_map_of_the_examples_is_side_a_of_the_first_scroll() -> None:
    side = box().scrolls["1"].a
    for name in ("camp", "map"):
        (chart,) = [block for block in page(name).blocks if isinstance(block, Map) and block.across]

        assert side.zones == tuple(tuple(map(last, row)) for row in chart.fields)
        assert side.h == tuple(tuple(map(last, row)) for row in chart.across)
        assert side.v == tuple(tuple(map(last, row)) for row in chart.down)


def last(icon: str) -> str:
    return icon.rpartition(".")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_of_the_adversary_is_named(lang: str) -> None:
    sheets = [block for block in page("solo").blocks if isinstance(block, Sheet)]
    shown = {row[0].in_(lang): int(row[1].en) for row in sheets[0].rows}

    assert {level.name.in_(lang): level.score for level in box().levels.values()} == shown
