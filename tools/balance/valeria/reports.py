"""Tables of figures from many games of Valeria: one function a question."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, pstdev

from game.rules.valeria.content import box
from tools.balance.common import average, kind, players_by_name, seats, told
from tools.balance.series import Lines
from tools.balance.valeria.records import Campaign, Record


def points(records: Sequence[Record]) -> Lines:
    """Where points come from."""
    sheets = [sheet for record in records for sheet in record.lines]
    totals: Counter[str] = Counter()
    for line in (line for sheet in sheets for line in sheet):
        source = str(line.source)
        totals["champions" if source.startswith("champion") else source] += line.points
    every = sum(totals.values())
    for source, amount in totals.most_common():
        yield f"{source:12}{amount / len(sheets):6.1f} points{amount / every:8.1%}"
    final = [score for record in records for score in record.scores]
    best = [max(record.scores) for record in records]
    yield f"player {mean(final):.1f} ±{pstdev(final):.1f}, winner {mean(best):.1f}"


def ending(records: Sequence[Record]) -> Lines:
    """How long games are, how close, and what decides them."""
    rounds = sorted(record.rounds for record in records)
    tenth = len(rounds) // 10
    yield f"rounds {mean(rounds):.1f}, 80 % within {rounds[tenth]} to {rounds[-tenth - 1]}"
    yield f"decisions {average(record.decisions for record in records):.0f} a game"
    decided = Counter(record.decided for record in records)
    yield "decided by " + ", ".join(f"{by} {n / len(records):.1%}" for by, n in decided.items())
    if len(records[0].scores) > 1:
        ranked = [sorted(record.scores, reverse=True) for record in records]
        yield f"the first leads by {average(each[0] - each[1] for each in ranked):.1f}"
    refills = list(told(records, "refill-few", "refill-nowhere"))
    nowhere = sum(each.key == "refill-nowhere" for each in refills)
    yield f"refills {len(refills) / len(records):.1f} a game, {nowhere / len(records):.2f} by need"


def visits(records: Sequence[Record]) -> Lines:
    """Where Wardens go, a player and game."""
    found = Counter(str(each.args["place"]) for each in told(records, "moved"))
    total: Counter[str] = Counter()
    for place, count in found.items():
        total["camp" if place.endswith("camp") else place] += count
    players = _players(records)
    for place, count in total.most_common():
        yield f"{place:20}{count / players:6.2f}"


def _players(records: Sequence[Record]) -> int:
    return sum(len(record.scores) for record in records)


def plans(records: Sequence[Record]) -> Lines:
    """Every plan: how often it is carried out once it lies there, and what it scores."""
    shown, done = Counter[str](), Counter[str]()
    scored: dict[str, list[int]] = defaultdict(list)
    for record in records:
        shown.update(kind(each) for each in record.shown if each.startswith("plan."))
        for event in record.events:
            if event.key == "plan-points":
                name = kind(event.args["plan"])
                done[name] += 1
                scored[name].append(int(event.args["points"]))
    cards = box().plans
    rates = {name: done[name] / max(1, shown[name]) for name in cards}
    for size in sorted({len(card.symbols) for card in cards.values()}):
        names = [name for name in cards if len(cards[name].symbols) == size]
        made = [each for name in names for each in scored[name]]
        yield (
            f"{size} symbols: {average(rates[name] for name in names):.0%} of those shown,"
            f" {average(made):.1f} VP, {len(made) / _players(records):.2f} a player"
        )
    for type in box().types:
        names = [name for name in cards if cards[name].type == type]
        yield f"{type}: {average(rates[name] for name in names):.0%} of those shown"
    for name in sorted(cards, key=lambda each: -rates[each]):
        card = cards[name]
        yield (
            f"{name:32}{len(card.symbols):3} {card.type:7}{rates[name]:6.0%}"
            f"{average(scored[name]):6.1f} VP"
        )


def _fates(
    records: Sequence[Record], of: Callable[[Campaign], Iterable[str]]
) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """The parts of victory, and the points above the table, of everybody who has each thing."""
    wins: dict[str, list[float]] = defaultdict(list)
    margins: dict[str, list[float]] = defaultdict(list)
    for record in records:
        fair = mean(record.scores)
        for seat, campaign in enumerate(record.campaigns):
            for name in set(of(campaign)):
                wins[name].append(record.share(seat))
                margins[name].append(record.scores[seat] - fair)
    return wins, margins


def champions(records: Sequence[Record]) -> Lines:
    """Every champion: how often it is taken once it lies there, and how its owners fare."""
    shown, taken = Counter[str](), Counter[str]()
    for record in records:
        shown.update(kind(each) for each in record.shown if each.startswith("champion."))
        taken.update(name for each in record.campaigns for name in each.champions)
    wins, margins = _fates(records, lambda campaign: campaign.champions)
    scored: dict[str, list[int]] = defaultdict(list)
    for record in records:
        for line in (line for sheet in record.lines for line in sheet):
            if str(line.source).startswith("champion"):
                scored[kind(line.source)].append(line.points)
    yield f"{_owned(records):.1f} champions a player"
    yield f"{'':22}{'':10}{'taken':>6}{'owners':>8}{'wins':>7}{'margin':>8}{'points':>8}"
    cards = box().champions
    for name in sorted(cards, key=lambda each: (cards[each].kind, -average(margins[each]))):
        yield (
            f"{name:22}{cards[name].kind:10}{taken[name] / max(1, shown[name]):6.0%}"
            f"{len(wins[name]):8}{average(wins[name]):7.0%}{average(margins[name]):+8.1f}"
            + (f"{average(scored[name]):8.1f}" if scored[name] else "")
        )


def _owned(records: Sequence[Record]) -> float:
    return average(len(each.champions) for record in records for each in record.campaigns)


def awards(records: Sequence[Record]) -> Lines:
    """Every Award: how often it is claimed by a player that could, when, and for how much."""
    in_play = Counter(kind(each.args["award"]) for each in told(records, "award-revealed"))
    rounds: dict[str, list[int]] = defaultdict(list)
    worth: dict[str, list[int]] = defaultdict(list)
    for each in told(records, "award-claimed"):
        rounds[kind(each.args["award"])].append(each.round)
        worth[kind(each.args["award"])].append(int(each.args["points"]))
    players = len(records[0].scores)
    for pile in dict.fromkeys(card.pile for card in box().awards.values()):
        for name in (name for name, card in box().awards.items() if card.pile == pile):
            claims = len(rounds[name]) / max(1, in_play[name])
            yield (
                f"{name:18}{pile:8}{claims:6.2f} claims a game ({claims / players:4.0%})"
                f" round {average(rounds[name]):5.1f}{average(worth[name]):6.1f} VP"
            )


def claims(records: Sequence[Record]) -> Lines:
    """How often each bot claims each Award of the left pile, if several play."""
    chances, claimed = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    names = [name for name, card in box().awards.items() if card.pile == "left"]
    for record in records:
        for event in record.events:
            award = kind(event.args["award"]) if "award" in event.args else ""
            if award not in names:
                continue
            if event.key == "award-claimed":
                claimed[award, record.bots[event.args["seat"]]] += 1
            else:
                chances.update((award, bot) for bot in record.bots)
    for (award, bot), count in sorted(chances.items()):
        yield f"{award:18}{bot:20}{claimed[award, bot] / count:6.1%} of {count}"


def boards(records: Sequence[Record]) -> Lines:
    """The five peoples."""
    yield from _fared(records, lambda campaign: (campaign.board,))


def maps(records: Sequence[Record]) -> Lines:
    """Every side of every map."""
    yield from _fared(records, lambda campaign: (campaign.map,))


def spaces(records: Sequence[Record]) -> Lines:
    """Which spaces are opened."""
    yield from _fared(records, lambda campaign: campaign.spaces)


def _fared(records: Sequence[Record], of: Callable[[Campaign], Iterable[str]]) -> Lines:
    wins, margins = _fates(records, of)
    players = _players(records)
    for name in sorted(wins):
        yield (
            f"{name:18}{len(wins[name]) / players:7.1%} of players"
            f"{average(wins[name]):7.1%} wins{average(margins[name]):+7.1f}"
        )


def adversary(records: Sequence[Record]) -> Lines:
    """Solo: how often the Adversary is beaten, and by what."""
    won = average(bool(record.winners) for record in records)
    theirs = [record.rival for record in records]
    mine = [record.scores[0] for record in records]
    yield f"won {won:.1%}; player {mean(mine):.1f}, Adversary {mean(theirs):.1f}"
    plans = average(sum(e.key == "adversary-plan" for e in r.events) for r in records)
    met = average(sum(e.key == "adversary-met" for e in r.events) for r in records)
    yield f"its plans {plans:.1f}, its meetings {met:.1f} a game"
    for start in (10, 15, 20, 25, 30):
        rate = average(r.scores[0] > r.rival - r.start + start for r in records)
        yield f"with a start of {start}: {rate:.1%}"


EVERYTHING = {
    "order": seats,
    "players": players_by_name,
    "points": points,
    "ending": ending,
    "visits": visits,
    "plans": plans,
    "champions": champions,
    "awards": awards,
    "claims": claims,
    "boards": boards,
    "maps": maps,
    "spaces": spaces,
}
SOLO = {"adversary": adversary}
