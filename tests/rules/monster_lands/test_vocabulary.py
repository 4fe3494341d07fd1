"""The vocabulary of effects: written down for authors, and no word of it without a use."""

from __future__ import annotations

import pytest

from game.engine import Setup
from game.engine.effects import Standing
from game.rules.monster_lands import questions
from game.rules.monster_lands.content import ability_of, box
from game.rules.monster_lands.effects.kinds import ALL
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.vocabulary import KINDS
from tests.rules.authors import assert_listed

PAGE = "Monster Lands"
SPEAKING = ("member.", "monster.", "gear.", "region.", "trap.", "loot.")


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.kind)
def test_the_content_page_lists_every_effect_with_its_fields_windows_and_carriers(kind):
    assert_listed(PAGE, kind)


def held(effect):
    return [effect, *(each for _, inner in effect.held() for each in held(inner))]


def test_every_effect_is_used_by_some_card():
    used = set()
    for piece in opening(Setup("monster_lands", 4, 0)).places:
        if piece.startswith(SPEAKING):
            for effect in ability_of(piece).effects:
                used.update(type(each) for each in held(effect))

    assert set(ALL) == set(KINDS.values()) == used


def test_every_question_of_the_rules_is_answered_by_some_effect():
    asked = {
        each
        for each in vars(questions).values()
        if isinstance(each, type) and issubclass(each, questions.Question)
    }
    answered = {kind.answers for kind in ALL if issubclass(kind, Standing)}

    assert asked - {questions.Question} == answered


def test_the_box_holds_what_the_rulebook_counts():
    content = box()
    copies = sum(card.copies for card in content.members.values() if card.role == "novice")
    traps = dict.fromkeys(("initial", "classic", "reinforced", "ambush"), 0)
    for token in content.traps.values():
        traps[token.type] += token.copies

    assert 36 == sum(card.role != "novice" for card in content.members.values())
    assert 8 == copies
    assert 20 == len(content.monsters)
    assert 8 == sum(card.rank == "A" for card in content.monsters.values())
    assert 18 == sum(card.copies for card in content.equipment.values())
    assert 12 == len(content.regions) == len(content.missions)
    assert {"initial": 4, "classic": 36, "reinforced": 6, "ambush": 18} == traps
    assert 16 == len(content.loot)
    assert 6 == len(content.lists)
