"""What a turn could still come to: where to go, with which tokens, and what to do there.

A plan goes to at most two places one after the other. Tokens pay for Movement or do their Action
where they lead to; what is left at the end is the way to the next goal and a token to save.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from game.engine import Zone
from game.rules.euthia.content import box
from game.rules.euthia.map.paths import ways
from game.rules.euthia.players.markets import Market
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.views.event import token_movement
from game.rules.euthia.vocabulary import ACTIONS

#: Mining, Trade and Combat tokens at hand.
Tokens = tuple[int, int, int]
#: How far goals of later turns are looked for, and how many are weighed in this one.
FAR, GOALS = 8, 4


class Plans:
    """Everything that may be done with what is left of a turn, or with so many more tokens each."""

    def __init__(self, outlook: Outlook, more: int = 0) -> None:
        self.outlook, self.rates = outlook, outlook.rates
        self.chart = outlook.land.chart
        self.held = outlook.held
        self.goals = outlook.goals
        self.fires = outlook.fires
        hero = outlook.hero
        counts = [len(hero.tokens_of(action)) + more for action in ACTIONS]
        self.tokens: Tokens = (counts[0], counts[1], counts[2] + outlook.granted)
        self._known: dict[tuple[Zone, int, Tokens, Zone, int], float] = {}
        self._ends: dict[tuple[Zone, Zone], float] = {}
        #: The Movement that each kind of token brings in this round.
        paid = [token_movement(outlook.view, action) for action in ACTIONS]
        self.wages: Tokens = (paid[0], paid[1], paid[2])

    def _reach(self, tokens: Tokens) -> int:
        """How far all of these tokens would carry."""
        return sum([count * wage for count, wage in zip(tokens, self.wages, strict=True)])

    @cached_property
    def near(self) -> list[Zone]:
        """The goals that matter most this turn."""
        reach = self.outlook.hero.movement + self._reach(self.tokens)
        found = ways(self.chart, self.outlook.hero.location, self.held, reach, True)
        rated = [
            (-worth * (1 - self.rates.fading) ** (found[zone][0] / 2), zone)
            for zone, worth in self.goals.items()
            if zone in found and worth > 0
        ]
        rated.sort()
        return [zone for _, zone in rated[:GOALS]]

    def best(
        self, here: Zone, movement: int, tokens: Tokens, done: Zone = "", depth: int = 2
    ) -> float:
        """The most that can come of standing here with this; `done` is a goal already reached."""
        key = here, movement, tokens, done, depth
        if key in self._known:
            return self._known[key]
        worth = max(self.ending(here, tokens, done), self._action(here, movement, tokens, done))
        if depth:
            way = ways(self.chart, here, self.held, movement + self._reach(tokens), True)
            for goal in self.near:
                if goal in (here, done) or goal not in way:
                    continue
                away, path = way[goal]
                going = self._going(goal, away, movement, tokens, depth) - self.burnt(path)
                worth = max(worth, going)
        self._known[key] = worth
        return worth

    def _going(self, goal: Zone, away: int, movement: int, tokens: Tokens, depth: int) -> float:
        """To go there, with any tokens that pay for the way."""
        fights = goal in self.held
        most = -99.0
        for spent, paid in payments(away - movement, tokens, self.wages, fights):
            rest = (tokens[0] - spent[0], tokens[1] - spent[1], tokens[2] - spent[2] - fights)
            left = movement + paid - away
            most = max(most, self.best(goal, left, rest, goal, depth - 1))
        return most + self.outlook.arrivals[goal] - self.rates.step * away

    def burnt(self, path: tuple[Zone, ...]) -> float:
        """What the Fire on a way costs; that of its end is reckoned with as it is entered."""
        fires = sum([zone in self.fires for zone in path[:-1]]) if self.fires else 0
        if not fires:
            return 0.0
        return self.outlook.scorched(fires * box().figures.fire_wounds)

    def _action(self, here: Zone, movement: int, tokens: Tokens, done: Zone) -> float:
        """An Action of a place where the Hero is, or has just come to."""
        worth = -99.0
        mining, trade, combat = tokens
        dug = self.outlook.mines.get(here, 0.0)
        if mining and dug:
            worth = dug + self.best(here, movement, (0, trade, combat), here, 1)
        traded = self.outlook.trade_at(here) if trade else 0.0
        if traded:
            after = self.best(here, movement, (mining, 0, combat), here, 1)
            worth = max(worth, traded + after)
        return worth

    def ending(self, here: Zone, tokens: Tokens, done: Zone = "") -> float:
        """To stop here: a token to save, and what the next turn may begin with."""
        if self.outlook.is_last:
            return 0.0
        worths = self.rates.saved
        saved = max([worths[kind] for kind in range(3) if tokens[kind]], default=0.0)
        key = here, done
        if key not in self._ends:
            self._ends[key] = self.rates.next_turn * self._ahead(here, done)
        return saved + self._ends[key]

    def _ahead(self, here: Zone, done: Zone) -> float:
        """The best goal of later turns, by how far it is and what burns on the way."""
        way, left, most = ways(self.chart, here, self.held, FAR, True), 1 - self.rates.fading, 0.0
        for zone, worth in self.goals.items():
            if zone in way and zone != done:
                away, path = way[zone]
                near = worth * left**away
                if near > most:
                    most = max(most, near - self.burnt(path))
        return most


class Planned(Market):
    """An outlook with the plans that follow from it."""

    @cached_property
    def plans(self) -> Plans:
        """What the turn could still come to."""
        return Plans(self)


@lru_cache(maxsize=4096)
def payments(
    need: int, tokens: Tokens, wages: Tokens, fights: bool
) -> tuple[tuple[Tokens, int], ...]:
    """The tokens that pay for so much Movement, none of them for nothing; a fight needs its own."""
    mining, trade, combat = tokens
    combat -= fights
    if combat < 0:
        return ()
    if need <= 0:
        return (((0, 0, 0), 0),)
    found = []
    small, middle, large = wages
    for one in range(mining + 1):
        for two in range(trade + 1):
            for three in range(combat + 1):
                paid = one * small + two * middle + three * large
                used = [w for n, w in ((one, small), (two, middle), (three, large)) if n]
                if paid >= need and paid - min(used) < need:
                    found.append(((one, two, three), paid))
    return tuple(found)
