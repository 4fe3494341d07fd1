"""Each deed of Monster Lands is proved by a kept journal, to the very commit."""

from __future__ import annotations

import pytest

from game.engine.journal import read
from game.guide.records.deeds import deeds_of
from game.rules.monster_lands import GAME
from tests.rules.monster_lands.endings import FOLDER

#: Deed -> the journal that proves it, and the seat that did it.
PROOFS = {
    "first_blood": ("thirty_glory", 0),
    "menagerie": ("recruit", 0),
    "open_season": ("open_season", 0),
    "lord_of_the_lands": ("hero", 0),
    "royal_envoy": ("thirty_glory", 1),
    "word_is_bond": ("veteran", 0),
    "mighty_blow": ("recruit", 0),
    "gold_fever": ("veteran", 0),
    "nobody_left_behind": ("thirty_glory", 1),
    "landslide": ("thirty_glory", 1),
    "renown": ("hero", 0),
    "hero_of_the_citadel": ("hero", 0),
    "dearly_bought": ("sixth_round", 0),
}


def test_every_deed_has_its_proof() -> None:
    assert list(PROOFS) == list(GAME.deeds.load())


@pytest.mark.parametrize("deed", PROOFS)
def test_a_kept_journal_proves(deed: str) -> None:
    journal, seat = PROOFS[deed]
    session = read(FOLDER / f"{journal}.jsonl", GAME).session

    commit = deeds_of(session, seat)[deed]
    session.jump(commit, force=True)
    assert commit == deeds_of(session, seat)[deed]
    session.jump(commit - 1, force=True)
    assert deed not in deeds_of(session, seat)


def test_a_game_lost_in_the_dust_has_no_deed() -> None:
    session = read(FOLDER / "cannon_fodder.jsonl", GAME).session

    assert {} == deeds_of(session, 0)
