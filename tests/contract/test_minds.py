"""Games that have a mind: every level plays them, honestly and within its budget."""

from itertools import product

import pytest
from attrs import evolve

from game.bots import advise, expectation, levels, make_player, reasons, search, weigh
from game.bots.registry import bare_player
from game.commands.words import Wording
from game.engine import Composed, Sealed, Situation, text
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
    monkeypatch.setattr(levels, "ADVISER", HASTY)


@pytest.fixture
def thoughtful(game, entry):
    """A game that has a mind."""
    if entry.thoughtful.mind is None:
        pytest.skip("it is played blindly")
    return entry.thoughtful


def moments(game, entry, count):
    """Situations of games of adepts in which somebody thinks ahead, some way into each."""
    for chosen in entry.setups[: entry.thought_about]:
        setup = evolve(chosen, seed=7)
        adepts = [make_player("adept", seat, 7, game) for seat in range(setup.players)]
        quick = Quick(game.opening(setup), setup.seed)
        quick.begin()
        met = found = 0
        while (decision := quick.decision) is not None and found < count:
            situation = Situation(game, decision, quick.table)
            if isinstance(decision.step, game.mind.pondered) and len(decision.options) > 2:
                met += 1
                if met % entry.every == 0:
                    found += 1
                    yield Situation(game, decision, quick.table.table())
            quick.choose(adepts[decision.seat].choose(situation))


def redealt(game, situation, deals=2):
    """The same question on tables that differ in what the seat cannot see alone."""
    for deal in range(deals):
        table = redeal(game, situation._table, situation.seat, Chance(deal, 5))
        yield Situation(game, situation.decision, table)


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_hidden_changes_no_move(thoughtful, entry, level):
    """Another deal of all that the seat cannot see, the same seed: the same move."""
    for situation in moments(thoughtful, entry, 3):
        player = bare_player(level, "seed", thoughtful)
        chosen = player.choose(situation)
        for other in redealt(thoughtful, situation):
            assert chosen == bare_player(level, "seed", thoughtful).choose(other)


def test_what_lies_hidden_changes_no_hint(thoughtful, entry):
    """Neither what is advised nor what is expected of it, nor the reasons."""
    for situation in moments(thoughtful, entry, 3):
        advice = advise(thoughtful, situation, "seed")
        for other in redealt(thoughtful, situation):
            assert advice == advise(thoughtful, other, "seed")


def test_what_others_have_sealed_changes_no_move(thoughtful, entry):
    """Whoever answers under seal thinks of others' answers alike, whatever they are."""
    for situation in moments(thoughtful, entry, 3):
        top = situation._table.agenda[-1]
        if not isinstance(top, Sealed) or not top.answers:
            continue
        advice = advise(thoughtful, situation, "seed")
        for answers in product(*[each.options(situation._table) for each in top.questions[:1]]):
            sealed = evolve(top, answers=(*answers, *top.answers[1:]))
            agenda = (*situation._table.agenda[:-1], sealed)
            other = Situation(
                thoughtful, situation.decision, evolve(situation._table, agenda=agenda)
            )
            assert advice == advise(thoughtful, other, "seed")


def test_what_is_composed_is_weighed_and_told_in_words(thoughtful, entry):
    """A composed answer beside the mind's own: the same whatever lies hidden, named in words."""
    words = [Wording(lang, thoughtful) for lang in ("en", "fr")]
    for situation in composed(thoughtful, entry, 2):
        mine = next(each for each in situation.decision.options if each.closes)
        found = weigh(thoughtful, situation, mine, "seed")
        for other in redealt(thoughtful, situation, 1):
            assert found == weigh(thoughtful, other, mine, "seed")
        for each in found.candidates if found else ():
            assert each.number in (0, 1)
            for word in words:
                assert word(thoughtful.mind.tells(situation.view, each.option))


def composed(game, entry, count):
    """Situations of a game of novices in which a composed answer may be given."""
    setup = evolve(entry.setups[-2], seed=7)
    novices = [make_player("novice", seat, 7, game) for seat in range(setup.players)]
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()
    while (decision := quick.decision) is not None and count:
        if isinstance(decision.step, Composed) and any(each.closes for each in decision.options):
            count -= 1
            yield Situation(game, decision, quick.table.table())
        quick.choose(novices[decision.seat].choose(Situation(game, decision, quick.table)))


def test_the_same_question_has_the_same_answer(thoughtful, entry):
    effort = search.Effort(rollouts=12, candidates=3, least=2, prior=1.0, doubt=0.01)
    for situation in moments(thoughtful, entry, 2):
        first = search.ponder(thoughtful, situation, effort, 3)

        assert first == search.ponder(thoughtful, situation, effort, 3)


def test_thinking_ahead_keeps_its_budget_and_touches_nothing(thoughtful, entry, monkeypatch):
    played = []
    play_on = search.play_on

    def counted(*given):
        played.append(given)
        return play_on(*given)

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
