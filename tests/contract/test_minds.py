"""Games that have a mind: every level plays them, honestly and within its budget."""

import pytest
from attrs import evolve

from game.bots import advise, expectation, levels, make_player, reasons, search
from game.bots.registry import bare_player
from game.commands.words import Wording
from game.engine import Situation, text
from game.engine.chance import Chance
from game.engine.quick import Quick
from game.engine.redeal import redeal
from tests.bots.hasty import HASTY
from tests.contract.playing import MOST_DECISIONS
from tests.portions import MIXED

LEVELS = ("novice", "adept", "master")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch):
    """Whoever thinks ahead does so for a moment only: honesty is tested, not strength."""
    monkeypatch.setattr(levels, "MASTER", HASTY)


@pytest.fixture
def thoughtful(game):
    """A game that has a mind."""
    if game.mind is None:
        pytest.skip("it is played blindly")
    return game


def moments(game, entry, count):
    """Situations of a game of adepts in which somebody thinks ahead, some way into it."""
    setup = evolve(entry.setups[0], seed=7)
    adepts = [make_player("adept", seat, 7, game) for seat in range(setup.players)]
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()
    met = 0
    while (decision := quick.decision) is not None and count:
        situation = Situation(game, decision, quick.table)
        if isinstance(decision.step, game.mind.pondered) and len(decision.options) > 2:
            met += 1
            if met % 5 == 0:
                count -= 1
                yield Situation(game, decision, quick.table.table())
        quick.choose(adepts[decision.seat].choose(situation))


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_hidden_changes_no_move(thoughtful, entry, level):
    """Another deal of all that the seat cannot see, the same seed: the same move."""
    for situation in moments(thoughtful, entry, 3):
        player = bare_player(level, "seed", thoughtful)
        chosen = player.choose(situation)
        for deal in range(2):
            table = redeal(thoughtful, situation._table, situation.seat, Chance(deal, 5))
            other = Situation(thoughtful, situation.decision, table)
            assert chosen == bare_player(level, "seed", thoughtful).choose(other)


def test_thinking_ahead_keeps_its_budget_and_touches_nothing(thoughtful, entry, monkeypatch):
    played = []
    play_on = search.play_on

    def counted(*given):
        played.append(given)
        play_on(*given)

    monkeypatch.setattr(search, "play_on", counted)
    for situation in moments(thoughtful, entry, 3):
        before = situation._table
        played.clear()
        advice = search.ponder(thoughtful, situation, HASTY, 3)

        assert len(played) <= HASTY.rollouts
        assert len(played) == sum(each.worlds for each in advice.candidates)
        assert before == situation._table


def test_thinking_ahead_ends_when_it_is_hurried(thoughtful, entry):
    told = []

    def now(done):
        told.append(done)
        return True

    for situation in moments(thoughtful, entry, 2):
        told.clear()
        advice = search.ponder(thoughtful, situation, search.MASTER, 3, now)

        assert all(each.worlds <= 1 for each in advice.candidates)
        assert len(told) <= 1


def test_advice_ranks_options_and_gives_reasons_in_words(thoughtful, entry):
    words = [Wording(lang, thoughtful) for lang in ("en", "fr")]
    for situation in moments(thoughtful, entry, 2):
        advice = advise(thoughtful, situation, "seed")

        assert 1 <= len(advice.shown) <= 3
        assert len({each.number for each in advice.candidates}) == len(advice.candidates)
        assert 0.0 == advice.loss(advice.best.number)
        for word in words:
            for each in (*reasons(advice), *map(expectation, advice.shown)):
                assert word(each)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_amount_has_a_reason_in_words(thoughtful, entry, lang):
    word = Wording(lang, thoughtful)
    situation = next(moments(thoughtful, entry, 1))
    names = thoughtful.mind.amounts(situation.view, situation.seat)

    assert set(thoughtful.mind.figures.load().terms) <= set(names)
    for name in names:
        assert "reason" not in word(text(f"reason-{name}"))


@pytest.mark.parametrize("games", MIXED)
def test_players_of_all_levels_end_their_games(thoughtful, entry, games):
    for number in range(games):
        setup = evolve(entry.setups[number % len(entry.setups)], seed=200 + number)
        names = [("random", *LEVELS)[(number + seat) % 4] for seat in range(setup.players)]
        players = [
            make_player(name, seat, setup.seed, thoughtful) for seat, name in enumerate(names)
        ]
        quick = Quick(thoughtful.opening(setup), setup.seed)
        quick.begin()
        while (decision := quick.decision) is not None:
            assert quick.commit < MOST_DECISIONS, f"{setup} does not end"
            situation = Situation(thoughtful, decision, quick.table)
            quick.choose(players[decision.seat].choose(situation))
