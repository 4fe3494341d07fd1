"""The vocabulary of effects: written down for authors, and no word of it without a use."""

from __future__ import annotations

from typing import get_args

import attrs
import pytest

from game.engine.effects import Amount
from game.rules.rivenoire.content import box
from game.rules.rivenoire.effects.kinds import ALL
from game.rules.rivenoire.effects.meters import ALL as ALL_METERS
from game.rules.rivenoire.fitting import faults
from game.rules.rivenoire.vocabulary import KINDS, METERS, Condition, Scope, Tally
from tests.rules.authors import assert_listed, section

PAGE = "Rivenoire"


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.kind)
def test_the_content_page_lists_every_effect_with_its_fields_windows_and_carriers(kind):
    assert_listed(PAGE, kind)


def test_the_content_page_lists_every_meter():
    assert [] == [word for word in ALL_METERS if f"`{word}`" not in section(PAGE)]


def effects():
    """Every effect of the content."""
    content = box()
    cards = (content.starter, content.market, content.loot, content.mine)
    modes = [mode for group in cards for card in group.values() for mode in card.modes]
    carriers = (content.oracle, content.attacks, content.faces, content.bonuses)
    modes += [each for group in carriers for card in group.values() for each in card.abilities]
    yield from (effect for mode in modes for effect in mode.effects)
    for place in content.places.values():
        for gain in place.gains:
            yield from gain.effects


def test_every_effect_and_meter_is_used_by_some_card():
    found = list(effects())
    amounts = [getattr(each, "amount", None) for each in found]

    assert set(ALL) == set(KINDS.values()) == {type(each) for each in found}
    assert set(ALL_METERS) == set(METERS)
    assert set(ALL_METERS) == {each.per.word for each in amounts if isinstance(each, Amount)}


def test_every_word_of_quests_and_events_is_used():
    content = box()

    assert set(get_args(Scope)) == {each.scope for each in content.oracle.values()}
    assert set(get_args(Condition)) == {each.if_ for each in content.quests.values()} - {None}
    assert set(get_args(Tally)) == {each.per for each in content.quests.values()} - {None}


def test_what_could_never_work_is_found_where_it_stands():
    content = box()
    axe = content.market["axe"]
    bolt = attrs.evolve(axe, modes=(attrs.evolve(axe.modes[0], window="bolt"),))
    wrong = attrs.evolve(
        content,
        market={**content.market, "axe": bolt},
        monsters={"hydra": attrs.evolve(content.monsters["hydra"], attack="tickle")},
        properties={
            "1": content.properties["1"],
            "2": attrs.evolve(content.properties["2"], points=1),
        },
        places=dict(reversed(content.places.items())),
        faces=dict(list(content.faces.items())[1:]),
        oracle={"royal_tax": attrs.evolve(content.oracle["royal_tax"], ways=(axe.name,))},
    )

    assert [] == list(faults(content))
    found = {".".join(map(str, path)) for path, _ in faults(wrong)}
    assert {
        "market.axe.modes.0.effects.0",
        "monsters.hydra.attack",
        "properties.1.points",
        "places",
        "faces",
        "oracle.royal_tax",
    } <= found
