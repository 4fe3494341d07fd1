"""Tables of figures from many games: one function a question, each gives lines of text."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import mean, pstdev

from game.rules.monster_lands.content import box, member, monster
from tools.balance.common import average, kind, players_by_name, seats, told
from tools.balance.listening import Event
from tools.balance.monster_lands.records import Record
from tools.balance.series import Lines

ROUNDS = range(1, 7)
_VISITS = {"mined": "mine", "brewed": "alchemist", "pawned": "pawnshop"}


def pairs(records: Sequence[Record]) -> Lines:
    """Points and wins of the four affinity pairs."""
    found: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for record in records:
        for event in record.events:
            if event.key == "affinity-chosen":
                seat = event.args["seat"]
                won = (seat in record.winners) / len(record.winners)
                found[event.args["affinity"]].append((record.scores[seat], won))
    for affinity, results in sorted(found.items()):
        points, wins = average(p for p, _ in results), average(w for _, w in results)
        yield f"{affinity:10}{len(results):6} games{points:8.1f} points{wins:8.1%} wins"


def points(records: Sequence[Record]) -> Lines:
    """Where points come from."""
    sheets = [sheet for record in records for sheet in record.lines]
    totals: Counter[str] = Counter()
    for line in (line for sheet in sheets for line in sheet):
        plain = line.source in ("glory", "reputation", "trophies")
        totals[line.source if plain else "affinity"] += line.points
    every = sum(totals.values())
    for source, amount in totals.most_common():
        yield f"{source:12}{amount / len(sheets):6.1f} points{amount / every:8.1%}"
    final = [score for record in records for score in record.scores]
    best = [max(record.scores) for record in records]
    yield f"clan {mean(final):.1f} ±{pstdev(final):.1f}, winner {mean(best):.1f}"


def ending(records: Sequence[Record]) -> Lines:
    """When games end, and how far glory goes."""
    rounds = Counter(record.rounds for record in records)
    glory = [sheet[0].count for record in records for sheet in record.lines]
    top = [max(sheet[0].count for sheet in record.lines) for record in records]
    yield "rounds " + ", ".join(f"{n}: {rounds[n] / len(records):.0%}" for n in sorted(rounds))
    yield f"glory {mean(glory):.1f}, of the first {mean(top):.1f}; "
    yield f"30 glory reached in {average(each >= 30 for each in top):.0%} of games"
    yield f"decisions {average(record.decisions for record in records):.0f} a game"


def growth(records: Sequence[Record]) -> Lines:
    """A clan at the start of each round."""
    names = ("glory", "reputation", "gold", "members", "force", "magic", "persuasion")
    yield f"{'round':8}" + "".join(f"{name[:7]:>8}" for name in names)
    for number in ROUNDS:
        at = [each for r in records for each in r.standings if each.round == number]
        if at:
            figures = [average(getattr(each, name) for each in at) for name in names]
            yield f"{number:<8}" + "".join(f"{figure:8.1f}" for figure in figures)


def _per_round(events: Iterable[tuple[int, str]], records: Sequence[Record]) -> Lines:
    found = Counter(events)
    clans = {n: sum(len(r.scores) for r in records if r.rounds >= n) for n in ROUNDS}
    names = Counter[str]()
    for (_, name), count in found.items():
        names[name] += count
    all_games = sum(len(r.scores) for r in records)
    yield f"{'':22}{'a clan':>8}" + "".join(f"{n:>8}" for n in ROUNDS)
    for name, count in names.most_common():
        row = "".join(f"{found[n, name] / clans[n] if clans[n] else 0:8.2f}" for n in ROUNDS)
        yield f"{name:22}{count / all_games:8.2f}{row}"


def actions(records: Sequence[Record]) -> Lines:
    """Main actions of a clan, in a game and round by round."""

    def named(event: Event) -> str | None:
        if event.key == "die-placed":
            return str(event.args["building"])
        if event.key == "sent":
            place = str(event.args["expedition"])[0]
            return {"a": "region", "b": "region", "g": "gates", "l": "competitive"}.get(
                place, "contract"
            )
        if event.key == "region-used":
            return "managed region"
        return _VISITS.get(event.key)

    events = (event for record in records for event in record.events)
    yield from _per_round(
        ((event.round, name) for event in events if (name := named(event))), records
    )


def purchases(records: Sequence[Record]) -> Lines:
    """What gold buys."""
    traps = list(told(records, "traps-bought"))
    shields = list(told(records, "defence-bought"))
    gear = list(told(records, "gear-bought"))
    hires = list(told(records, "hire-paid"))
    clans = sum(len(record.scores) for record in records)
    bought = sum(len(each.args["traps"]) for each in traps)
    yield f"traps {bought / clans:.1f} a clan at {_cost(traps) / max(1, bought):.1f} gold"
    count = sum(each.args["count"] for each in shields)
    yield f"shields {count / clans:.1f} a clan at {_cost(shields) / max(1, count):.1f} gold"
    yield f"equipment {len(gear) / clans:.1f} a clan at {_cost(gear) / max(1, len(gear)):.1f} gold"
    yield f"hires {len(hires) / clans:.1f} a clan at {_cost(hires) / max(1, len(hires)):.1f} gold"


def _cost(events: Iterable[Event]) -> int:
    return sum(int(event.args["cost"]) for event in events)


def takings(records: Sequence[Record]) -> Lines:
    """Gold that comes in, by where from."""
    found: Counter[str] = Counter()
    for event in told(records, "mined", "pawned", "captured", "trophy-sold", "brought-home"):
        found[event.key] += int(event.args["gold"])
    clans = sum(len(record.scores) for record in records)
    yield ", ".join(f"{name} {gold / clans:.1f}" for name, gold in found.most_common())


def events_a_game(records: Sequence[Record]) -> Lines:
    """Blows of fate, in a game of one clan."""
    keys = (
        "died",
        "wounded",
        "member-deserts",
        "wages-short",
        "leader-promoted",
        "clan-rebuilt",
        "conquered",
        "conquest-failed",
        "loot-taken",
        "captured",
        "killed",
        "strike-failed",
        "drinks",
        "talent-used",
        "loot-used",
        "loot-spent",
        "trophy-sold",
        "healed",
        "venom-used",
        "potion-drunk",
        "magic-given",
        "gave-up",
        "hired-nobody",
    )
    yield from _per_round(((each.round, each.key) for each in told(records, *keys)), records)
    panic = Counter(event.args["building"] for event in told(records, "panic"))
    yield f"panic {sum(panic.values()) / len(records):.2f} a game"


def missions(records: Sequence[Record]) -> Lines:
    """How often each mission is tried and fulfilled."""
    tried, won = Counter[str](), Counter[str]()
    for event in told(records, "mission-won", "mission-second", "mission-failed"):
        name = kind(event.args["mission"])
        tried[name] += 1
        won[name] += event.key != "mission-failed"
    shown = Counter(kind(e.args["mission"]) for e in told(records, "mission-posted"))
    for name, count in shown.most_common():
        rate = won[name] / max(1, tried[name])
        yield f"{name:20}tried {tried[name] / count:5.2f} a showing, passed {rate:5.0%}"
    yield f"all: {sum(won.values()) / max(1, sum(tried.values())):.0%} of {sum(tried.values())}"


def contracts(records: Sequence[Record]) -> Lines:
    """How often each contract is fulfilled."""
    shown = Counter(kind(e.args["contract"]) for e in told(records, "contract-posted"))
    done = Counter(kind(e.args["contract"]) for e in told(records, "contract-fulfilled"))
    for name, count in shown.most_common():
        yield f"{name:20}fulfilled {done[name] / count:5.2f} a showing"


def monsters(records: Sequence[Record]) -> Lines:
    """Every monster: battles, how they end, and what they cost."""
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    late: dict[str, Counter[str]] = defaultdict(Counter)
    for record in records:
        foe = ""
        for event in record.events:
            if event.key in ("battle", "battle-gates"):
                foe = kind(event.args["monster"])
            if event.key in ("battle", "battle-gates", "attack", "captured", "killed", "died"):
                name = "battle" if event.key.startswith("battle") else event.key
                rows[foe][name] += 1
                if event.round >= 4:
                    late[foe][name] += 1
            elif event.key in ("monster-appears", "monster-storms-gates"):
                rows[kind(event.args["monster"])]["shown"] += 1
    yield (
        f"{'':10}{'shown':>7}{'fought':>8}{'attacks':>8}{'capt.':>7}{'killed':>7}{'lost':>6}"
        f"   round 4+ beaten"
    )
    for name in sorted(box().monsters, key=lambda each: (monster(f"monster.{each}").rank, each)):
        row, end = rows[name], late[name]
        battles = max(1, row["battle"])
        beaten = (end["captured"] + end["killed"]) / max(1, end["battle"])
        yield (
            f"{name:10}{row['shown']:7}{row['battle'] / max(1, row['shown']):8.0%}"
            f"{row['attack'] / battles:8.2f}{row['captured'] / battles:7.0%}"
            f"{row['killed'] / battles:7.0%}{row['died'] / battles:6.2f}   {beaten:.0%}"
            f" of {end['battle']}"
        )


def members(records: Sequence[Record]) -> Lines:
    """Every mercenary: how often hired, and how clans with and without it fare."""
    hired: dict[str, list[float]] = defaultdict(list)
    margins: dict[str, list[float]] = defaultdict(list)
    for record in records:
        fair = mean(record.scores)
        mine = {
            (kind(e.args["member"]), e.args["seat"])
            for e in record.events
            if e.key == "member-hired"
        }
        for name, seat in mine:
            hired[name].append((seat in record.winners) / len(record.winners))
            margins[name].append(record.scores[seat] - fair)
    games = len(records)
    yield f"{'':12}{'rep':>4}{'cost':>5}{'hired':>8}{'wins':>8}{'margin':>8}"
    for name in sorted(box().members, key=lambda each: member(f"member.{each}").reputation):
        card = member(f"member.{name}")
        if card.role in ("mercenary", "novice"):
            yield (
                f"{name:12}{card.reputation:4}{card.cost:5}{len(hired[name]) / games:8.2f}"
                f"{average(hired[name]):8.0%}{average(margins[name]):8.1f}"
            )


def wares(records: Sequence[Record]) -> Lines:
    """Equipment and traps: how often bought, and the margin of clans that did."""
    for key, many in (("gear-bought", "gear"), ("traps-bought", "traps")):
        margins: dict[str, list[float]] = defaultdict(list)
        for record in records:
            fair = mean(record.scores)
            for event in record.events:
                if event.key == key:
                    names = event.args[many]
                    for piece in (names,) if isinstance(names, str) else names:
                        margins[kind(piece)].append(record.scores[event.args["seat"]] - fair)
        for name, found in sorted(margins.items(), key=lambda each: -len(each[1])):
            yield f"{name:20}{len(found) / len(records):6.2f} a game, margin {mean(found):+.1f}"


def regions(records: Sequence[Record]) -> Lines:
    """Regions: conquered, managed, used."""
    taken = Counter(kind(e.args["region"]) for e in told(records, "conquered"))
    ruled = Counter(kind(e.args["region"]) for e in told(records, "manager"))
    used = Counter(kind(e.args["region"]) for e in told(records, "region-used"))
    games = len(records)
    for name in box().regions:
        yield (
            f"{name:10} conquered {taken[name] / games:5.2f}, managed {ruled[name] / games:5.2f}"
            f", used {used[name] / games:5.2f} a game"
        )


def ranks(records: Sequence[Record]) -> Lines:
    """Solo: ranks reached."""
    found = Counter(record.rank for record in records)
    names = ("cannon_fodder", "recruit", "veteran", "hero")
    yield ", ".join(f"{name} {found[name] / len(records):.0%}" for name in names)
    measured = [record.measured for record in records]
    for name in ("points", "gold", "missions"):
        values = sorted(getattr(each, name) for each in measured)
        yield f"{name:10} mean {mean(values):.1f}, best {values[-1]}"


EVERYTHING = {
    "order": seats,
    "players": players_by_name,
    "pairs": pairs,
    "points": points,
    "ending": ending,
    "growth": growth,
    "actions": actions,
    "purchases": purchases,
    "takings": takings,
    "events": events_a_game,
    "missions": missions,
    "contracts": contracts,
    "monsters": monsters,
    "members": members,
    "wares": wares,
    "regions": regions,
}
SOLO = {"ranks": ranks}
