"""The vocabulary of effects: written down for authors, and no word of it without a use."""

from __future__ import annotations

import attrs

from game.engine import Setup
from game.library.places import content_dir
from game.rules.monster_lands.content import ability_of, box
from game.rules.monster_lands.setup import opening
from game.rules.monster_lands.vocabulary import VOCABULARY, PayDice

SPEAKING = ("member.", "monster.", "gear.", "region.", "trap.", "loot.")


def test_the_content_page_lists_every_effect_with_its_fields():
    page = (content_dir() / "README.md").read_text("utf-8")
    rows = {row.split("|")[1].strip(): row for row in page.splitlines() if row.startswith("| `")}

    for kind, effect in VOCABULARY.items():
        row = rows[f"`{kind}`"]
        for field in attrs.fields(effect):
            assert f"`{field.name}`" in row


def test_every_effect_is_used_by_some_card():
    used = set()
    for piece in opening(Setup("monster_lands", 4, 0)).places:
        if piece.startswith(SPEAKING):
            for effect in ability_of(piece).effects:
                used.add(type(effect))
                if isinstance(effect, PayDice):
                    used.update(type(inner) for inner in effect.then)

    assert set(VOCABULARY.values()) == used


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
