"""What the bench measures of the players without hands: how fast worlds are played, and moves."""

from __future__ import annotations

from time import process_time
from typing import Any

from attrs import define, field

from game.bots.levels import keenly
from game.bots.registry import make_player
from game.bots.rollouts import Imagined, Judgement, play_on
from game.bots.search import worths
from game.commands.series import set_apart
from game.commands.words import Trouble
from game.engine import Game, Setup, Situation, text
from game.engine.chance import Chance
from game.engine.quick import Quick

#: Seats at the table measured, if the game has as many.
SEATS = 4
#: Turns in the middle of a game from which worlds are played on, and how many from each.
TURNS, WORLDS = 12, 8
#: Two rounds: what is kept from question to question is warm in the second, as in a game.
ROUNDS = 2
LEVELS = ("novice", "adept", "master")
#: One in so many moves may take longer than what is called "most" of them.
RARE = 100

Figures = dict[str, Any]


def measure_bots(game: Game, seed: int) -> Figures:
    """All figures of a game's bots."""
    if game.mind is None:
        raise Trouble(text("bench-no-bots", game=game.id))
    setup = game.checked(Setup(game.id, min(SEATS, game.seats[1]), seed))
    set_apart()
    return {
        "game": game.id,
        "players": setup.players,
        "seed": seed,
        **_playouts(game, setup),
        **{name: figure for level in LEVELS for name, figure in _moves(game, setup, level).items()},
    }


@define
class _Watch:
    """A game of bots of one level, every move of it timed in the processor's time."""

    game: Game
    setup: Setup
    level: str
    seconds: list[float] = field(factory=list)
    #: The turns that are worth thinking about, as they were met.
    turns: list[Situation] = field(factory=list)

    def play(self) -> None:
        """Play it to its end."""
        game, setup = self.game, self.setup
        players = [make_player(self.level, seat, setup.seed, game) for seat in range(setup.players)]
        _, mind = keenly(game)
        quick = Quick(game.opening(setup), setup.seed)
        quick.begin()
        while (decision := quick.decision) is not None:
            if isinstance(decision.step, mind.pondered) and len(decision.options) > 1:
                self.turns.append(Situation(game, decision, quick.table.fork()))
            start = process_time()
            chosen = players[decision.seat].choose(Situation(game, decision, quick.table))
            self.seconds.append(process_time() - start)
            quick.choose(chosen)


def _moves(game: Game, setup: Setup, level: str) -> Figures:
    """Milliseconds a move, in a game among players of one level."""
    watch = _Watch(game, setup, level)
    watch.play()
    spent = sorted(watch.seconds)
    return {
        f"{level}_moves": len(spent),
        f"{level}_ms": _ms(sum(spent) / len(spent)),
        f"{level}_most_ms": _ms(spent[-1 - len(spent) // RARE]),
        f"{level}_worst_ms": _ms(spent[-1]),
    }


def _playouts(game: Game, setup: Setup) -> Figures:
    """Worlds a second: dealt, played on from the middle of a game, and judged."""
    watch = _Watch(game, setup, "adept")
    watch.play()
    third = len(watch.turns) // 3
    turns = watch.turns[third : 2 * third]
    chosen = turns[:: max(1, len(turns) // TURNS)][:TURNS]
    _, mind = keenly(game)
    return {
        "playouts_per_s": round(_pace(game, chosen, 1), 1),
        "playouts_whole_per_s": round(_pace(game, chosen, mind.ahead), 1),
        "rounds_ahead": mind.ahead,
    }


def _pace(game: Game, turns: list[Situation], ahead: int) -> float:
    return max(_pace_once(game, turns, ahead) for _ in range(ROUNDS))


def _pace_once(game: Game, turns: list[Situation], ahead: int) -> float:
    """Worlds a second that end so many rounds later; each begins with the best of the options."""
    game, mind = keenly(game)
    start = process_time()
    for turn in turns:
        seen = worths(mind, turn)
        best = seen.index(max(seen))
        end = mind.horizon(turn.view) + ahead
        worlds = turn.worlds
        for number in range(WORLDS):
            chance = Chance(number, 0)
            world = worlds.deal(chance)
            mind.guess(world, turn.decision.seat, chance)
            imagined = Imagined(world, turn.decision, number)
            imagined.choose(best)
            play_on(mind, imagined, end)
            Judgement(game, imagined.table)
    return len(turns) * WORLDS / (process_time() - start)


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 2)
