"""Tables of figures from many games of Rivenoire: one function a question."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, pstdev

from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from tools.balance.common import average, kind, players_by_name, seats, told
from tools.balance.rivenoire.records import Estate, Record
from tools.balance.series import Lines

LOST = ("lost-line", "lost-no-damage", "lost-too-long")


def points(records: Sequence[Record]) -> Lines:
    """Where points come from, for everybody and for winners."""
    totals, won = Counter[str](), Counter[str]()
    for record in records:
        for seat, sheet in enumerate(record.lines):
            for line in sheet:
                source = str(line.source)
                name = "quests" if source.startswith("quest") else source
                totals[name] += line.points
                won[name] += line.points if seat in record.winners else 0
    winners = sum(len(record.winners) for record in records)
    for source, amount in totals.most_common():
        mine = amount / _players(records)
        yield f"{source:12}{mine:7.1f}{won[source] / winners:10.1f} of winners"
    final = [score for record in records for score in record.scores]
    best = [max(record.scores) for record in records]
    yield f"player {mean(final):.1f} ±{pstdev(final):.1f}, winner {mean(best):.1f}"


def ending(records: Sequence[Record]) -> Lines:
    """How close games are, and what decides them."""
    yield f"decisions {average(record.decisions for record in records):.0f} a game"
    decided = Counter(record.decided for record in records)
    yield "decided by " + ", ".join(f"{by} {n / len(records):.1%}" for by, n in decided.items())
    ranked = [sorted(record.scores, reverse=True) for record in records]
    yield f"the first leads by {average(each[0] - each[1] for each in ranked):.1f}"


def fights(records: Sequence[Record]) -> Lines:
    """Every round's expedition: how often it is fought and won, how long it takes."""
    yield f"{'round':8}{'fought':>8}{'won':>8}{'combat rounds':>16}{'longest':>9}"
    for number in range(1, box().numbers.rounds + 1):
        at = [[e for e in record.events if e.round == number] for record in records]
        fought = [each for each in at if any(e.key == "monster-revealed" for e in each)]
        won = [each for each in fought if any(e.key == "slain" for e in each)]
        long = [sum(e.key == "combat-round" for e in each) for each in fought]
        yield (
            f"{number:<8}{len(fought) / len(records):8.0%}{len(won) / max(1, len(fought)):8.0%}"
            f"{average(long):16.1f}{max(long, default=0):9}"
        )
    lost = Counter(each.key for each in told(records, *LOST))
    yield "lost: " + ", ".join(f"{key} {count}" for key, count in lost.most_common())


def monsters(records: Sequence[Record]) -> Lines:
    """Every monster: how often it is met, slain by those who meet it, left alone."""
    met = Counter(kind(each.args["monster"]) for each in told(records, "monster-revealed"))
    unmet = Counter(kind(each.args["monster"]) for each in told(records, "monster-unmet"))
    slain = Counter(kind(each.args["monster"]) for each in told(records, "slain"))
    for name, card in box().monsters.items():
        yield (
            f"{name:22}{card.hit_points:4}{card.value:3}  met {met[name]:4}"
            f"  slain {slain[name] / max(1, met[name]):6.0%}  left alone {unmet[name]:4}"
        )


def places(records: Sequence[Record]) -> Lines:
    """Where people are sent, a player and round; how often nothing is done there."""
    sent, idle = Counter[str](), Counter[str]()
    for record in records:
        # Patients lie in the Hospital without having been sent there.
        visits = set()
        for event in record.events:
            if event.key == "placed":
                place = zones.place_of(str(event.args["spot"]))
                sent[place] += 1
                visits.add((event.round, place, event.args["character"]))
            elif event.key == "declined":
                place = str(event.args["place"])
                idle[place] += (event.round, place, event.args["character"]) in visits
    turns = _players(records) * box().numbers.rounds
    for name in zones.PLACES:
        rate = idle[name] / max(1, sent[name])
        yield f"{name:16}{sent[name] / turns:6.2f}   declined {rate:5.0%}"


def _players(records: Sequence[Record]) -> int:
    return sum(len(record.scores) for record in records)


def _fates(
    records: Sequence[Record], of: Callable[[Estate], Iterable[str]]
) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """The parts of victory, and the points above the table, of everybody who has each thing."""
    wins: dict[str, list[float]] = defaultdict(list)
    margins: dict[str, list[float]] = defaultdict(list)
    for record in records:
        fair = mean(record.scores)
        for seat, estate in enumerate(record.estates):
            for name in set(of(estate)):
                wins[name].append(record.share(seat))
                margins[name].append(record.scores[seat] - fair)
    return wins, margins


def _fared(
    records: Sequence[Record], names: Iterable[str], of: Callable[[Estate], Iterable[str]]
) -> dict[str, str]:
    """How the owners of each thing fare, as the end of a line."""
    wins, margins = _fates(records, of)
    players = _players(records)
    return {
        name: f"{len(wins[name]) / players:7.1%} of players{average(wins[name]):7.0%} wins"
        f"{average(margins[name]):+7.1f}"
        for name in names
    }


def _cards(sort: str) -> Callable[[Estate], Iterable[str]]:
    return lambda estate: (name for family, name in estate.cards if family == sort)


def quests(records: Sequence[Record]) -> Lines:
    """Every Quest: how often it is kept, what it scores, how its owners fare."""
    kept = Counter(kind(each.args["card"]) for each in told(records, "quest-kept-own"))
    scored: dict[str, list[int]] = defaultdict(list)
    for record in records:
        for line in (line for sheet in record.lines for line in sheet):
            if str(line.source).startswith("quest"):
                scored[kind(line.source)].append(line.points)
    fared = _fared(records, box().quests, _cards("quest"))
    for name, card in box().quests.items():
        mine = scored[name]
        yield (
            f"{name:24}{card.copies:2}{kept[name] / len(records):6.2f} a game"
            f"{average(mine):6.1f} points, fulfilled {average(each > 0 for each in mine):4.0%}"
            f"{fared[name]}"
        )


def market(records: Sequence[Record]) -> Lines:
    """Every card of the Market: how often it is bought once it lies there, owners at the end."""
    shown, bought = Counter[str](), Counter[str]()
    for each in told(records, "stall"):
        shown.update(kind(card) for card in each.args["cards"])
    bought.update(kind(each.args["card"]) for each in told(records, "bought"))
    fared = _fared(records, box().market, _cards("market"))
    for name in sorted(box().market, key=lambda each: -bought[each] / max(1, shown[each])):
        price = box().market[name].price
        rate = bought[name] / max(1, shown[name])
        yield f"{name:28}{price:3}  bought {rate:5.0%} of {shown[name]:5}{fared[name]}"


def loot(records: Sequence[Record]) -> Lines:
    """Every Loot card in somebody's deck at the end, and how its owners fare."""
    fared = _fared(records, box().loot, _cards("loot"))
    yield from (f"{name:28}{fared[name]}" for name in box().loot)


def characters(records: Sequence[Record]) -> Lines:
    """Every character: how often it is hired once it sits there, owners at the end."""
    seen, hired = Counter[str](), Counter[str]()
    for each in told(records, "guests"):
        seen.update(kind(guest) for guest in each.args["guests"])
    hired.update(kind(each.args["character"]) for each in told(records, "recruits"))
    fared = _fared(records, box().characters, lambda estate: estate.characters)
    for name, card in box().characters.items():
        rate = hired[name] / max(1, seen[name])
        yield f"{name:12}wage {card.wage!s:5} hired {rate:5.0%} of {seen[name]:5}{fared[name]}"


def buildings(records: Sequence[Record]) -> Lines:
    """Every building, and how its owners fare."""
    fared = _fared(records, zones.BUILDINGS, lambda estate: estate.buildings)
    yield from (f"{name:16}{fared[name]}" for name in zones.BUILDINGS)
    owned = average(len(each.buildings) for record in records for each in record.estates)
    yield f"{owned:.1f} buildings a player"


def oracle(records: Sequence[Record]) -> Lines:
    """Every event of the Oracle, how often it comes to pass in a game."""
    found = Counter(kind(each.args["omen"]) for each in told(records, "omen"))
    for name, count in found.most_common():
        yield f"{name:28}{count / len(records):6.2f}"


EVERYTHING = {
    "order": seats,
    "players": players_by_name,
    "points": points,
    "ending": ending,
    "fights": fights,
    "monsters": monsters,
    "places": places,
    "quests": quests,
    "market": market,
    "loot": loot,
    "characters": characters,
    "buildings": buildings,
    "oracle": oracle,
}
