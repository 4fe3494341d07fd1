"""The players' rulebook says what the content says: every card by its name, every figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from game.library.blocks import Sheet, Signs, Track, words_of
from game.library.rulebook import Page, plain
from game.rules.rivenoire import GAME
from game.rules.rivenoire.content import box
from tests.assets.test_assets import ICONS

BOOK = GAME.rulebook.load()
LANGUAGES = ("en", "fr")
#: Page -> what it lists, each under its own icon.
LISTS: dict[str, Mapping[str, Any]] = {
    "market_cards": box().market,
    "loot_cards": box().loot,
    "quests": box().quests,
    "oracle": box().oracle,
    "monsters": box().monsters,
    "characters": box().characters,
}


def page(name: str) -> Page:
    found = BOOK.page(name)
    assert found is not None
    return found


def text_of(name: str, lang: str) -> str:
    return "\n".join(
        plain(words.in_(lang)) for block in page(name).blocks for words in words_of(block)
    )


def named(name: str, lang: str) -> dict[str, str]:
    """What a page says beside each icon, by the last word of the icon."""
    signs = [
        each for block in page(name).blocks if isinstance(block, Signs) for each in block.signs
    ]
    return {each.icon.rpartition(".")[2]: plain(each.words.in_(lang)) for each in signs}


def sheets(name: str) -> list[list[list[str]]]:
    return [
        [[cell.en for cell in row] for row in block.rows]
        for block in page(name).blocks
        if isinstance(block, Sheet)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_every_card_stands_on_its_page_under_its_own_icon(name: str, lang: str) -> None:
    said = named(name, lang)

    assert set(LISTS[name]) <= set(said)
    assert [] == [
        card for card, each in LISTS[name].items() if not said[card].startswith(each.name.in_(lang))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["market_cards", "loot_cards", "quests", "oracle"])
def test_cards_are_told_as_they_are_printed(name: str, lang: str) -> None:
    said = named(name, lang)

    assert [] == [
        card for card, each in LISTS[name].items() if not said[card].endswith(each.text.in_(lang))
    ]


def test_the_market_page_has_every_price_star_and_copy() -> None:
    said = named("market_cards", "en")
    stars = {0: "", 1: ", one star", 2: ", 2 stars"}

    for name, card in box().market.items():
        copies = f", {card.copies} copies" if card.copies > 1 else ""
        assert f"({card.price}{stars[card.magic]}{copies})" in said[name], name


def test_every_monster_has_its_figures() -> None:
    said = named("monsters", "fr")

    for name, card in box().monsters.items():
        assert f"{card.hit_points} points de vie, valeur {card.value}" in said[name], name
    for name, card in box().monsters.items():
        assert card.name.fr in named("die", "fr")[card.attack], name


def test_every_wage_is_told() -> None:
    said = named("characters", "en")
    waged = {name: each.wage for name, each in box().characters.items() if each.wage is not None}
    (listed,) = sheets("tavern")

    assert {name: f"({wage})" for name, wage in waged.items()} == {
        name: said[name].partition(" ")[2].partition(":")[0] for name in waged
    }
    assert waged == {name: int(wage) for name, wage in listed}


def test_the_table_of_set_up_has_the_figures_of_each_number_of_players() -> None:
    places = box().places.values()
    spaces = [sum(each.spaces[players] for each in places) for players in (2, 3, 4)]
    peasants = [18 - box().numbers.peasants * players for players in (2, 3, 4)]
    (rows,) = sheets("setup")

    assert [
        [str(spaces[2] - each) for each in spaces],
        [str(each) for each in spaces],
        [str(each) for each in peasants],
    ] == [row[1:] for row in rows]


def test_every_bolt_of_the_city_is_told() -> None:
    (rows,) = sheets("round")

    assert [", ".join(map(str, place.bolts)) or "-" for place in box().places.values()] == [
        row[2] for row in rows
    ]


def test_the_track_of_fame_is_that_of_the_draw() -> None:
    (track,) = [block for block in page("draw").blocks if isinstance(block, Track)]
    draws = {int(mark.at.partition("–")[0].rstrip("+")): int(mark.gives) for mark in track.marks}

    assert {0: 0, **box().numbers.fame_draws} == draws


def test_the_cards_of_the_mine_are_counted() -> None:
    (rows,) = sheets("mine")

    assert [card.copies for card in box().mine.values()] == [int(row[1]) for row in rows]


def test_prices_and_points_of_the_buildings_are_those_of_the_tokens() -> None:
    found = Counter((each.price, each.points) for each in box().properties.values())
    (rows,) = sheets("provost")

    assert found == {(int(price), int(points)): int(count) for price, points, count in rows}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bonus_and_every_face_of_the_die_is_told(lang: str) -> None:
    bonuses, dice = text_of("tokens", lang).lower(), text_of("die", lang)

    # Two sizes of a bonus share a line: a casket, two caskets.
    sized = ("magic_3", "diamond_1", "diamond_2")
    assert [] == [
        name
        for name, each in box().bonuses.items()
        if name not in sized and each.name.in_(lang).lower() not in bonuses
    ]
    for strike in (*box().faces.values(), *box().attacks.values()):
        assert strike.name.in_(lang) in dice


def test_the_page_of_icons_tells_what_every_sign_means() -> None:
    told = {
        each.icon
        for block in page("icons").blocks
        if isinstance(block, Signs)
        for each in block.signs
    }
    areas = (
        "riv.resource.",
        "riv.term.",
        "riv.place.",
        "riv.character.",
        "riv.face.",
        "riv.token.",
    )

    assert set() == {name for name in ICONS if name.startswith(areas)} - told


def test_every_question_of_the_game_has_its_page() -> None:
    questions = {step.__name__ for step in GAME.steps if step.asks}

    assert questions == set(BOOK.moments)
    assert all(BOOK.page(each) is not None for each in BOOK.moments.values())
