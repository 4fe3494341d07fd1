"""Words for ids, in both languages."""

from __future__ import annotations

import pytest

from game.library.texts import languages
from game.rules.monster_lands.content import box
from game.rules.monster_lands.naming import naming
from tests.rules.monster_lands.laid import Laid


@pytest.mark.parametrize(
    ("name", "value", "english", "french"),
    [
        ("seat", 0, "Player 1", "Joueur 1"),
        ("seats_won", 3, "Player 4", "Joueur 4"),
        ("scenario", 6, "Besieged", "Assiégé"),
        ("member", "member.fandor", "Fandor", "Fandor"),
        ("member", "token.fandor", "Fandor", "Fandor"),
        ("member", "member.novicius.3", "Novicius", "Novicius"),
        ("trap", "trap.force_die_1.2", "Spiked Pit", "Fosse à pieux"),
        ("trap", "?trap.clan.0.traps.1", "a trap", "un piège"),
        ("monster", "?monster.monsters.deck.0", "a monster", "un monstre"),
        ("loot", "loot.reroll_any_4", "Loaded Dice", "Dés pipés"),
        ("mission", "mission.road_patrol", "Road Patrol", "Patrouille des routes"),
        (
            "contract",
            "mission.road_patrol",
            "Shields for the Wall",
            "Des boucliers pour les remparts",
        ),
        ("building", "hunter", "Hunter's Lodge", "Repère du chasseur"),
        ("token", "panic.mine", "Mine", "Mine"),
        ("affinity", "water", "Water", "Eau"),
        ("level", "heroic", "Heroic", "Héroïque"),
        ("rank", "hero", "Hero", "Héros"),
        ("place", "a", "Region A", "région A"),
        ("place", "gates", "the Citadel Gates", "les Portes de la Citadelle"),
        ("place", "left", "the competitive mission", "la mission compétitive"),
        ("expedition", "a.2", "space 2 of Region A", "l’emplacement 2 de la région A"),
        ("expedition", "gates.1", "space 1 at the Gates", "l’emplacement 1 des Portes"),
        ("expedition", "left.1", "space 1 of the mission", "l’emplacement 1 de la mission"),
        ("expedition", "right.2", "space 2 of the contract", "l’emplacement 2 du contrat"),
        ("at", "tavern", "at the Tavern", "à la Taverne"),
        ("at", "hunter", "at the Hunter's Lodge", "au Repère du chasseur"),
        ("goods", "goods.1.potion", "1 potion", "1 potion"),
        ("goods", "goods.2.glory", "2 glory", "2 gloires"),
        ("goods", "goods.2.force", "2 Force dice", "2 dés de Force"),
        ("die", "force", "Force", "Force"),
        ("die", "magic.3", "Magic", "Magie"),
        ("list", "list.3", "expedition list 3", "liste d’expéditions 3"),
        ("member", "madhala.2", "Madhala", "Madhala"),
        ("source", "trophies", "Trophies", "Trophées"),
    ],
)
def test_names(name: str, value: int | str, english: str, french: str) -> None:
    assert [english, french] == [naming(name, value, lang) for lang in ("en", "fr")]


@pytest.mark.parametrize(
    ("name", "value"), [("gold", 3), ("phase", "adventure"), ("reason", "gold"), ("note", "")]
)
def test_numbers_and_selectors_are_left_as_they_are(name: str, value: int | str) -> None:
    assert naming(name, value, "en") is None


def test_every_piece_of_the_box_has_a_name_in_every_language() -> None:
    pieces = [piece for held in Laid(1).zones.values() for piece in held]

    nameless = [
        (piece, lang)
        for piece in pieces
        for lang in languages()
        if not piece.startswith("madhala_die") and not naming("piece", piece, lang)
    ]
    assert [] == nameless


def test_every_label_has_a_name() -> None:
    assert [] == [each for each in box().labels if not naming("label", each, "fr")]
