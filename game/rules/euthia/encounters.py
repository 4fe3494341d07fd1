"""Opening an Encounter: its Quests are mixed, some stay, two lie open (10.5)."""

from __future__ import annotations

from game.engine import Play
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.meta import settings


def open_encounter(play: Play, name: str) -> None:
    """When its tile is laid; the rest leaves unseen (rulings 81 and 64)."""
    play.tell("eut-encounter-opened", encounter=name)
    pile = zones.encounter_box(name)
    play.shuffle(pile)
    cards = play.table.zone(pile)
    kept = _kept(play, name, len(cards))
    play.move(cards[:kept], to=zones.encounter_deck(name))
    play.move(cards[kept:], to=zones.REMOVED)
    show_quests(play, name)
    rewards = box().encounters[name].reward_tiles
    if rewards:
        play.move(play.table.zone(zones.reward_box(rewards)), to=zones.deck(rewards))
        play.shuffle(zones.deck(rewards))


def _kept(play: Play, name: str, cards: int) -> int:
    """Two more than players; against the deck three, for any number of players."""
    wanted, figures = settings(play.table), box().figures
    if not wanted.is_against_deck:
        return wanted.players + figures.quests_kept
    has_solo = any(each.solo and each.encounter == name for each in box().quests.values())
    return cards - (figures.solo_witch_removed if has_solo else figures.solo_quests_removed)


def show_quests(play: Play, name: str) -> None:
    """Up to two open cards, as far as there are any (ruling 70)."""
    missing = box().figures.face_up - len(play.table.zone(zones.quests(name)))
    for card in play.table.zone(zones.encounter_deck(name))[: max(0, missing)]:
        play.tell("eut-quest-shown", quest=card, encounter=name)
        play.move(card, to=zones.quests(name))
