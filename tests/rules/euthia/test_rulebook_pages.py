"""The players' rulebook says what the content says: every name, every figure of its tables."""

from __future__ import annotations

import pytest

from game.library.blocks import Sheet, Signs, Track, words_of
from game.library.rulebook import Page, plain
from game.rules.euthia import GAME
from game.rules.euthia.content import box
from tests.assets.test_assets import ICONS

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


def named(name: str, lang: str) -> dict[str, str]:
    """What a page says beside each icon."""
    signs = [
        each for block in page(name).blocks if isinstance(block, Signs) for each in block.signs
    ]
    return {each.icon: plain(each.words.in_(lang)) for each in signs}


def sheets(name: str, lang: str = "en") -> list[list[list[str]]]:
    return [
        [[cell.in_(lang) for cell in row] for row in block.rows]
        for block in page(name).blocks
        if isinstance(block, Sheet)
    ]


def tracks(name: str) -> list[dict[str, str]]:
    return [
        {mark.at: mark.gives for mark in block.marks}
        for block in page(name).blocks
        if isinstance(block, Track)
    ]


def span(low: int, high: int | None) -> str:
    """A range as tables write it."""
    if high is None:
        return f"{low}+"
    return f"{low}–{high}" if high > low else str(low)


def test_every_question_of_the_game_has_its_page() -> None:
    questions = {step.__name__ for step in GAME.steps if step.asks}

    assert questions == set(BOOK.moments)
    assert all(BOOK.page(each) is not None for each in BOOK.moments.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_and_every_gem_stands_under_its_own_icon(lang: str) -> None:
    heroes, gems = named("heroes", lang), named("gems", lang)

    for name, hero in box().heroes.items():
        said = heroes[f"eut.hero.{name}"]
        assert said.startswith(f"{hero.name.in_(lang)}, {hero.title.in_(lang)}. {hero.health} ")
    for name, gem in box().gems.items():
        assert gems[f"eut.gem.{name}"].startswith(gem.name.in_(lang))


def test_the_movement_of_each_token_is_that_of_the_board() -> None:
    (rows,) = sheets("turn")

    assert [(each.name.en, str(each.movement)) for each in box().actions.values()] == [
        (row[0], row[1]) for row in rows
    ]


def test_the_hunt_has_as_many_tiles_for_each_number_of_players() -> None:
    stack = box().scenarios["the_hunt"].stack
    (rows,) = sheets("setup")

    for row, chapter in zip(rows, stack.chapters, strict=True):
        counted = [
            sum(part[players][chapter] for part in (stack.fixed, stack.encounter, stack.other))
            for players in (1, 2, 3, 4)
        ]
        assert list(map(str, counted)) == row[1:]


def test_the_hunt_pays_what_its_page_says() -> None:
    rules = box().scenarios["the_hunt"].rules
    (track,) = tracks("hunt")
    awards, grades = sheets("hunt")

    assert track == {
        str(number): str(level) for number, level in rules["quarry_of_the_round"].by_round.items()
    }
    amounts = rules["ledger_awards"].amounts
    assert [
        [str(amounts["level_1"]), str(amounts["solo_level_1"])],
        [str(amounts["level_2"]), str(amounts["solo_level_2"])],
    ] == [row[1:] for row in awards]
    victory = box().scenarios["the_hunt"].victory
    assert [each.name.en for each in victory.grades] == [row[1] for row in grades]
    assert [each.least for each in victory.grades] == [
        int(row[0].partition("–")[0].rstrip("+")) for row in grades
    ]


def test_impending_doom_pays_what_its_page_says() -> None:
    scenario = box().scenarios["impending_doom"]
    amounts = scenario.rules["final_rewards"].amounts
    (rows,) = sheets("doom")

    assert [str(amounts["first"]), str(amounts["second"])] == [row[1] for row in rows]
    assert (8, 2) == (scenario.rounds, scenario.gold)


def test_villagers_rescue_pays_what_its_page_says() -> None:
    scenario = box().scenarios["villagers_rescue"]
    pays, grades = sheets("rescue")

    amounts = scenario.rules["deliver"].amounts
    assert [[f"Chapter {name}", str(pay)] for name, pay in amounts.items()] == pays
    assert [
        [f"{each.least}+", str(each.needs), each.name.en] for each in scenario.victory.grades
    ] == grades
    captives = scenario.rules["captives"].amounts
    found = (captives["per_player"], captives["solo"])
    assert (9, 2, 3, 5) == (scenario.rounds, scenario.gold, *found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_every_friend_stands_under_its_own_icon(lang: str) -> None:
    said = named("events", lang)
    friends = {name: each for name, each in box().items.items() if each.pile == "characters"}

    for name, event in box().events.items():
        assert said[f"eut.event.{name}"].startswith(event.name.in_(lang))
    for name, friend in friends.items():
        assert said[f"eut.item.{name}"].startswith(friend.name.in_(lang))
    assert len(box().events) + len(friends) == len(said)


def test_devastation_incarnate_is_as_its_page_says() -> None:
    scenario = box().scenarios["devastation_incarnate"]
    spawns, stages, grades = sheets("devastation")

    levels = {
        number: int(level)
        for rounds, level in spawns
        for number in range(int(rounds.partition("–")[0]), int(rounds.partition("–")[2]) + 1)
    }
    assert scenario.rules["spawn"].by_round == levels
    first = {int(power.partition("–")[0].rstrip("+")): int(count) for power, count in stages}
    assert scenario.rules["finale"].by_faer == first
    assert [(each.least, each.name.en) for each in scenario.victory.grades[:-1]] == [
        (int(row[0].partition("–")[0].rstrip("+")), row[1]) for row in grades
    ]
    assert (10, 3) == (scenario.rounds, scenario.gold)


def test_what_a_gold_heals_is_that_of_each_place() -> None:
    (rows,) = sheets("trade")

    assert [str(each) for each in box().figures.heal.values()] == [row[1] for row in rows]


def test_the_manuscripts_are_those_of_the_track_of_reputation() -> None:
    (track,) = tracks("growing")

    assert list(map(str, box().manuscripts)) == list(track)


def test_the_dragonfly_and_the_fire_staff_are_as_printed() -> None:
    wounds, damage = tracks("combat")
    staff = next(block.attack for block in box().tiles["maeldur_fire_staff"].blocks)

    assert wounds == {"2–3": "0"} | {
        span(row.from_, row.to): str(row.wound) for row in box().monsters["dragonfly"].wounds
    }
    assert damage == {"2–7": "0"} | {span(row.from_, row.to): str(row.damage) for row in staff}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_silver_and_gold_card_has_its_row(lang: str) -> None:
    rows = [row for sheet in sheets("cards", lang) for row in sheet]
    cards = (*box().silver.values(), *box().gold.values())

    assert [(card.name.in_(lang), len(card.sections)) for card in cards] == [
        (row[0], len(row) - 1) for row in rows
    ]
    signs = named("cards", lang)
    for name, card in (*box().silver.items(), *box().gold.items()):
        assert signs[f"eut.card.{name}"].startswith(card.name.in_(lang))


def test_challenges_are_told_row_by_row() -> None:
    (rows,) = sheets("free")
    said = {row[0].lower(): row[1:] for row in rows}

    for element, card in box().elementals.items():
        spans = [span(row.from_, row.to) for row in card.challenge]
        assert spans == [cell.partition(":")[0] for cell in said[element]]


def test_the_score_table_is_that_of_the_board() -> None:
    (rows,) = sheets("scoring")

    for row, steps in zip(rows, box().score_table.values(), strict=True):
        highs = [after.least - 1 for after in steps[1:]]
        told = [span(step.least, high) for step, high in zip(steps, [*highs, None], strict=True)]
        assert told == row[1:]
    heads = next(block.columns for block in page("scoring").blocks if isinstance(block, Sheet))
    assert [str(each.points) for each in box().score_table["hero"]] == [
        each.en for each in heads[1:]
    ]


def test_the_page_of_icons_tells_what_every_sign_means() -> None:
    areas = ("eut.term.", "eut.action.", "eut.element.")
    shown = {name for name in ICONS if name.startswith((*areas, "eut.place."))}
    # Four signs of the shelf of the kit, the score and a bare space speak for themselves.
    plain_signs = {f"eut.term.{each}" for each in ("strike", "guard", "heal", "travel")}

    assert set() == shown - plain_signs - {"eut.term.score", "eut.term.space"} - set(
        named("icons", "en")
    )
