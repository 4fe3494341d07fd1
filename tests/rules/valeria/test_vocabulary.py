"""The vocabulary of effects: written down for authors, and no word of it without a use."""

from __future__ import annotations

import attrs
import pytest

from game.engine.effects import Standing
from game.library.shapes import key_of
from game.rules.valeria import questions
from game.rules.valeria.content import box
from game.rules.valeria.effects.kinds import ALL
from game.rules.valeria.effects.scoring import ALL_CONDITIONS, ALL_METERS
from game.rules.valeria.fitting import faults
from game.rules.valeria.vocabulary import CONDITIONS, KINDS, METERS
from tests.rules.authors import assert_listed, row_of, section

PAGE = "Shadow Kingdoms of Valeria"


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.kind)
def test_the_content_page_lists_every_effect_with_its_fields_windows_and_carriers(kind):
    assert_listed(PAGE, kind)


@pytest.mark.parametrize("kind", ALL_CONDITIONS, ids=lambda kind: kind.kind)
def test_the_content_page_lists_every_condition(kind):
    _, fields, meaning = row_of(PAGE, kind.kind)

    assert all(f"`{key_of(field.name)}`" in fields for field in attrs.fields(kind))
    assert meaning


def test_the_content_page_lists_every_meter():
    assert [] == [word for word in ALL_METERS if f"`{word}`" not in section(PAGE)]


def abilities():
    """Every ability of the content."""
    content = box()
    for group in (content.champions, content.links, content.slots, content.spaces):
        for card in group.values():
            yield from card.abilities


def test_every_effect_and_condition_is_used_by_some_card():
    effects = {type(effect) for ability in abilities() for effect in ability.effects}
    conditions = {type(ability.if_) for ability in abilities() if ability.if_ is not None}
    conditions |= {type(card.requires) for card in box().awards.values()}

    assert set(ALL) == set(KINDS.values()) == effects
    assert set(ALL_CONDITIONS) == set(CONDITIONS.values()) == conditions
    assert set(ALL_METERS) == set(METERS)


def test_every_question_of_the_rules_is_answered_by_some_effect():
    asked = {
        each
        for each in vars(questions).values()
        if isinstance(each, type) and issubclass(each, questions.Question)
    }
    answered = {kind.answers for kind in ALL if issubclass(kind, Standing)}

    assert asked - {questions.Question} == answered


def test_what_could_never_work_is_found_where_it_stands():
    content = box()
    thief = attrs.evolve(content.champions["thief"], kind="endgame")
    scroll = content.scrolls["1"]
    flat = attrs.evolve(
        scroll, a=attrs.evolve(scroll.a, h=scroll.a.h[:2], zones=scroll.b.zones[:2])
    )
    wrong = attrs.evolve(
        content,
        champions={**content.champions, "thief": thief},
        scrolls={**content.scrolls, "1": flat},
        slots=dict(reversed(content.slots.items())),
    )

    assert [] == list(faults(content))
    found = {".".join(map(str, path)) for path, _ in faults(wrong)}
    assert {
        "champions.thief.abilities.0.window",
        "scrolls.1.a.h",
        "scrolls.1.a.zones",
        "slots",
    } <= {*found}
