"""Rules of single scenarios, one small function each; the general rules call them by occasion."""

from __future__ import annotations

from game.engine import Play, Reading, Seat, Zone
from game.rules.euthia import devastation, zones
from game.rules.euthia.gains import gain_reputation
from game.rules.euthia.golem import awake, fell_spawn
from game.rules.euthia.map import Spot
from game.rules.euthia.meta import DOOM, HUNT, settings
from game.rules.euthia.views import Hero, players, round_number


def set_up(play: Play) -> None:
    """What a scenario lays out once the map is begun (chapter 4, step 14)."""
    if devastation.GOLEM in play.table.places:
        awake(play)


def on_space_won(play: Play, seat: Seat, space: Zone) -> bool:
    """The Monster of a space fell; whether a scenario has settled what becomes of the space."""
    return fell_spawn(play, seat, space)


def on_victory(play: Play, seat: Seat, level: int) -> None:
    """A Monster or an Elite of this Level fell."""
    if settings(play.table).scenario_id == HUNT:
        _note_kill(play, seat, level)
        _take_quarry(play, seat, level)


def _note_kill(play: Play, seat: Seat, level: int) -> None:
    """Two counters: Level 1, and Level 2 or higher."""
    play.adjust(zones.hero(seat), zones.LEDGER_1 if level == 1 else zones.LEDGER_2, 1)


def quarry_level(table: Reading) -> int:
    """The Level that this round is after; 0 if none is left to take."""
    rules = settings(table).scenario.rules.get("quarry_of_the_round")
    number = round_number(table)
    if rules is None or table.marks.get(zones.QUARRY) == number:
        return 0
    return rules.by_round.get(number, 0)


def _take_quarry(play: Play, seat: Seat, level: int) -> None:
    """The first of a round to fell a Monster of that Level or higher (W-62)."""
    wanted = quarry_level(play.table)
    if not wanted or level < wanted:
        return
    play.mark(zones.QUARRY, round_number(play.table))
    bonus = settings(play.table).scenario.rules["quarry_of_the_round"].amounts[str(wanted)]
    play.tell("eut-quarry", seat=seat, level=wanted, amount=bonus)
    gain_reputation(play, seat, bonus)


def before_final_scoring(play: Play) -> None:
    """What a scenario pays before the score sheet."""
    if settings(play.table).scenario_id == HUNT:
        for seat, counter, points in hunt_awards(play.table):
            play.tell("eut-ledger-award", seat=seat, counter=counter, amount=points)
            gain_reputation(play, seat, points)


def beaten(table: Reading, seat: Seat) -> int:
    """How many foes of the finale a Hero has beaten."""
    return Hero(table, seat).has(zones.FOES_BEATEN)


def reward_final_fight(play: Play, seat: Seat) -> None:
    """Impending Doom: Reputation for each foe; an Elite counts in the table (ruling 104)."""
    amounts = settings(play.table).scenario.rules["final_rewards"].amounts
    first = not beaten(play.table, seat)
    play.adjust(zones.hero(seat), zones.FOES_BEATEN, 1)
    gain_reputation(play, seat, amounts["first" if first else "second"])


def on_tile_revealed(play: Play, spot: Spot) -> None:
    """A Legend is told where its tile is laid."""
    if settings(play.table).scenario_id == DOOM and spot.place == "legend":
        card = play.table.zone(zones.deck(zones.LEGENDS))[0]
        play.tell("eut-legend-told", quest=card)
        play.move(card, to=zones.legend_at(*spot.anchor))


def feats(table: Reading, seat: Seat) -> int:
    """What a grade asks for besides Reputation: foes of the finale that were beaten."""
    if "finale" in settings(table).scenario.rules:
        return int(devastation.FELLED_BY in table.marks)
    return beaten(table, seat)


def is_won_together(table: Reading) -> bool:
    """Whether those who play side by side have done what the scenario asks for (chapter 17)."""
    rules = settings(table).scenario.rules
    if "finale" in rules:
        return devastation.FELLED_BY in table.marks
    if "final_fights" in rules:
        won = [beaten(table, seat) for seat in range(players(table))]
        return min(won) > 0 and sum(won) > len(won)
    goal = rules.get("hunt_together")
    if goal is None:
        return False
    heroes = [Hero(table, seat) for seat in range(players(table))]
    entries = [sum([hero.has(counter) for counter in zones.LEDGER]) for hero in heroes]
    fame = sum([hero.reputation for hero in heroes])
    least, average = goal.amounts["entries"], goal.amounts["reputation"]
    return min(entries) >= least and fame >= average * len(heroes)


def hunt_awards(table: Reading) -> list[tuple[Seat, str, int]]:
    """Who is paid for which ledger: the highest of each, or alone from a threshold on."""
    rules = settings(table).scenario.rules["ledger_awards"].amounts
    found = []
    for counter, name in zip(zones.LEDGER, ("level_1", "level_2"), strict=True):
        counts = {seat: Hero(table, seat).has(counter) for seat in range(players(table))}
        alone = settings(table).is_solo
        least = rules[f"solo_{name}"] if alone else max(1, *counts.values())
        found += [(seat, counter, rules[name]) for seat, held in counts.items() if held >= least]
    return found
