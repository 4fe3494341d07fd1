"""Random games end, lose nothing, come back from their events, and offer only what they accept."""

from game.engine import Session, Text
from game.engine.codec import by_name, codec, digest
from game.engine.events import Chosen, Entered
from game.engine.folds import fold
from game.engine.invariants import check
from game.engine.quick import Quick
from tests.contract.playing import (
    at,
    box_of,
    decide,
    games_of,
    lost_or_doubled,
    moments_of,
    tables_of_events,
)


def test_random_games_end_with_a_result(entry):
    for played in games_of(entry):
        result = played.session.table.result

        assert result is not None
        assert result.scores
        assert set(result.winners) <= set(range(len(result.scores)))


def test_the_score_can_be_asked_at_any_time_and_is_the_result_at_the_end(entry, game):
    for played in games_of(entry):
        result = played.session.table.result
        for commit in played.session.commits:
            scores = game.scoring.scores(commit.table)
            assert [int] * len(result.scores) == [type(score) for score in scores]
        assert result.scores == game.scoring.scores(played.session.table)


def test_no_piece_is_lost_or_doubled_after_any_event(entry, game):
    for played in games_of(entry)[: entry.share.watched]:
        box, before = box_of(played.session), game.opening(played.setup)
        for commit in played.session.commits:
            for event, table in tables_of_events(before, commit.events):
                assert [] == lost_or_doubled(game, table, box), (played.setup, event)
            before = commit.table


def test_the_games_own_invariants_hold_after_every_commit(entry, game):
    for played in games_of(entry):
        box = box_of(played.session)
        for commit in played.session.commits:
            check(game, commit.table, box)


def test_folding_the_events_gives_the_played_table(entry, game):
    for played in games_of(entry):
        table = game.opening(played.setup)
        for commit in played.session.commits:
            table = fold(table, commit.events)
            assert commit.table == table, (played.setup, commit.number)


def test_undo_then_redo_is_the_identity_at_every_commit(entry, game):
    for played in games_of(entry):
        session = at(played.session, len(played.choices))
        for number in range(len(played.choices), 0, -1):
            commit, before = session.commits[number], session.commits[number - 1]
            session.undo(force=True)
            assert before.table == session.table
            session.redo()
            assert commit is session.commits[session.cursor]
            session.undo(force=True)


def test_choosing_again_after_undo_gives_the_same_events_and_dice(entry, game):
    for played in games_of(entry):
        for number, chosen in enumerate(played.choices):
            session = at(played.session, number)
            again, before = decide(session, chosen), played.session.commits[number + 1]
            assert (before.events, before.table, before.revealed) == (
                again.events,
                again.table,
                again.revealed,
            )


def test_every_offered_option_is_accepted(entry, game):
    for session in moments_of(entry):
        box = box_of(session)
        for option in session.decision.options if session.decision else ():
            branch = session.branch()
            branch.choose(option)
            check(game, branch.table, box)


def test_every_choice_changes_the_table_or_what_is_still_to_do(entry):
    for played in games_of(entry):
        before = None
        for commit in played.session.commits:
            assert before != commit.table, (played.setup, commit.events)
            before = commit.table
    for session in moments_of(entry):
        for option in session.decision.options if session.decision else ():
            branch = session.branch()
            if branch.choose(option) is None:  # a part changes the draft, and nothing else yet
                assert session.decision.step != branch.decision.step, option
            else:
                assert session.table != branch.table, (session.decision.step, option)


def test_the_options_are_the_offers_that_nothing_refuses(entry):
    for played in games_of(entry):
        for commit in played.session.commits:
            step = commit.table.agenda[-1].question if commit.table.agenda else None
            if step is not None:
                allowed = [option for option, why in step.offers(commit.table) if why is None]
                assert allowed == list(step.options(commit.table)), step


def test_no_option_is_offered_twice(entry):
    for session in moments_of(entry):
        options = session.decision.options if session.decision else ()
        assert len(set(options)) == len(options), session.decision.step


def test_every_step_and_option_is_registered_under_a_name_of_its_own(entry, game):
    assert len(by_name(game.steps)) == len(game.steps)
    assert len(by_name(game.options)) == len(game.options)
    for played in games_of(entry):
        for commit in played.session.commits:
            for event in commit.events:
                if isinstance(event, Entered):
                    assert {type(step) for step in event.steps} <= set(game.steps)
                if isinstance(event, Chosen):
                    assert type(event.option) in game.options
            assert {type(step) for step in commit.table.agenda} <= set(game.steps)


def test_every_offered_option_can_be_written_down_and_read_back(entry, game):
    reader = codec(game)
    for session in moments_of(entry):
        for option in session.decision.options if session.decision else ():
            assert type(option) in game.options
            assert option == reader.option(reader.to_json(option))


def test_every_question_has_a_prompt_and_every_option_a_label(entry):
    for session in moments_of(entry):
        decision = session.decision
        if decision is None:
            continue
        assert isinstance(decision.step.prompt(session.table), Text), decision.step
        for option, _ in session.offers:
            assert isinstance(option.label(), Text), option
            assert all(type(thing) is str for thing in option.touches()), option


def test_a_question_is_asked_of_somebody_at_the_table(entry):
    for session in moments_of(entry):
        if session.decision is not None:
            assert session.decision.seat in range(session.setup.players)


def test_whatever_cannot_be_used_has_a_reason(entry):
    for session in moments_of(entry):
        if session.decision is None:
            continue
        lit = {thing for option in session.decision.options for thing in option.touches()}
        for thing in (*session.table.places, *session.table.zones):
            refusal = session.why_not(session.decision.seat, thing)
            assert (refusal is None) == (thing in lit), thing


def test_the_quick_game_is_the_same_game(entry, game):
    for played in games_of(entry):
        quick = Quick(game.opening(played.setup), played.setup.seed)
        quick.begin()
        for number, chosen in enumerate(played.choices):
            session = at(played.session, number)
            for choice in chosen:
                assert session.decision == quick.decision
                session.choose(choice)
                quick.choose(choice)
        assert quick.decision is None
        assert played.session.table == quick.table.table()
        assert sum(len(commit.events) for commit in played.session.commits) == quick.events


def test_the_same_seed_and_choices_give_the_same_game(entry, game):
    for played in games_of(entry):
        again = Session.begin(game, played.setup)
        for chosen in played.choices:
            decide(again, chosen)
        assert digest(game, played.session.table) == digest(game, again.table)
