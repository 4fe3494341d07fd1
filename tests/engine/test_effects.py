"""Effects as things: reactions in their order, conditions, amounts, replacements, what stands."""

import pytest

from game.engine import Refusal
from game.engine.effects import (
    AMOUNT,
    Amount,
    Decline,
    Meter,
    React,
    Use,
    hold,
    number,
    terms,
    usable,
    why_unfit,
)
from game.engine.effects.reactions import QUEUE
from game.engine.events import Told
from game.engine.position import from_plain, position_of, to_plain
from tests.engine.small import recorder, table
from tests.toy import GAME
from tests.toy.cards import CARRYING, KINDS, card_of
from tests.toy.effects import Cheaper, Coins, Draw, Poor, Price, Toll, UsedUp, take_coins
from tests.toy.reactions import Reacting, Reactions
from tests.toy.steps import Buy, Throw, Trade, price

LEDGER = React("ledger.0", 0)
UNFIT = "used_up does not work in the window bought"
HERE = "here work: coins, draw, toll"
#: Something to hide, so that there is a choice.
HANDS = {"hand.0": ["crown.0"], "hand.1": ["rope.3"]}


def evening(*stall, coins=0, rolls=(2,), **zones):
    """The first trader's turn, with these fixtures bought in this order."""
    plain = {
        "position": 1,
        "setup": {"game": "toy", "players": 2, "seed": 7, "options": {"fixtures": True}},
        "zones": {"stall.0": list(stall), "offer": [], **HANDS, **zones},
        "counters": {"trader.0": {"coins": coins}},
        "agenda": [{"kind": "Trade", "seat": 1}, {"kind": "Trade", "seat": 0}],
        "rolls": list(rolls),
    }
    return from_plain(GAME, plain).begin(GAME)


def coins(session):
    return session.table.count("trader.0", "coins")


def hand(session):
    return session.table.zone("hand.0")


def payers(session):
    """Which cards paid coins since the last choice, in order."""
    events = session.commits[session.cursor].events
    told = [dict(event.args) for event in events if isinstance(event, Told)]
    return [args["card"] for args in told if "card" in args]


def test_a_reaction_happens_by_itself_and_never_to_what_it_caused():
    session = evening("purse.0")

    session.choose(Throw())

    assert (3, ["purse.0"]) == (coins(session), payers(session))
    assert QUEUE not in session.table.marks


def test_reactions_are_first_in_first_out_and_what_they_cause_comes_last():
    session = evening("purse.0", "ledger.0")

    session.choose(Throw())

    first, second = session.table.marks[QUEUE]
    assert (2, 1) == (Use(*first[0]).amount, Use(*second[0]).amount)
    assert (("die.gold", "purse.0")) == (Use(*first[0]).cause, Use(*second[0]).cause)


def test_fixtures_of_one_occasion_react_in_the_order_of_the_rules():
    bought_first = evening("ledger.0", "purse.0")

    bought_first.choose(Throw())

    assert 2 == coins(bought_first)
    assert ["ledger.0", "purse.0"] == [
        Use(*each).source for each in bought_first.table.marks[QUEUE][0]
    ]


def test_a_seat_that_may_order_what_is_simultaneous_is_asked(monkeypatch):
    monkeypatch.setattr(Reacting, "in_any_order", True)
    session = evening("ledger.0", "purse.0")

    session.choose(Throw())
    assert [LEDGER, React("purse.0", 0)] == list(session.decision.options)
    session.choose(React("purse.0", 0))

    assert (3, ["purse.0"]) == (coins(session), payers(session))
    assert [LEDGER, Decline()] == list(session.decision.options)


def test_an_optional_reaction_may_be_declined():
    session = evening("ledger.0")
    session.choose(Throw())

    assert (0, [LEDGER, Decline()]) == (session.decision.seat, list(session.decision.options))
    session.choose(Decline())

    assert (2, ("crown.0",)) == (coins(session), hand(session))
    assert (1, Trade(1)) == (session.decision.seat, session.decision.step)


def test_an_effect_may_hold_effects():
    session = evening("ledger.0", deck=["rope.0"])

    session.choose(Throw())
    session.choose(LEDGER)

    assert (1, ("crown.0", "rope.0")) == (coins(session), hand(session))
    assert Draw(1) == CARRYING.effect(Use(0, "ledger.0", "gained_coins", (0, 0, 0)))


def test_what_cannot_be_paid_any_more_does_not_happen():
    laid = table(**{"stall.0": ["ledger.0"]})
    ability, use = CARRYING.abilities("ledger.0")[0], Use(0, "ledger.0", "gained_coins", (0,))

    refused = ability.why_not(laid, use)

    assert Refusal("toy-too-dear", (("card", "ledger.0"), ("missing", 1))) == refused


def test_a_condition_is_asked_when_the_reaction_comes_up():
    rich = evening("bell.0", coins=4, offer=["moth.0"], deck=["rope.0"])
    rich.choose(Buy("moth.0"))

    assert Refusal("toy-too-rich", (("card", "bell.0"), ("most", 2))) == Poor(2).why_not(
        rich.table, Use(0, "bell.0", "drew")
    )
    assert (6, ("crown.0", "moth.0", "rope.0")) == (coins(rich), hand(rich))


def test_an_amount_is_counted_when_it_matters():
    session = evening()
    three = Amount(Meter("three", lambda table, use: 3), base=1, times=2, each=2)

    assert (3, 5, 4, 7) == (
        number(three, session.table, Use(0, "", "")),
        Amount(three.per, 1, 2, 2, rounded_up=True).of(session.table, Use(0, "", "")),
        Amount(three.per, 1, 2, 2, rounded_up=True, most=4).of(session.table, Use(0, "", "")),
        number(7, session.table, Use(0, "", "")),
    )
    assert 5 == AMOUNT.count(session.table, Use(0, "", "", amount=5))


def test_a_card_counts_what_lies_in_the_hand():
    session = evening(
        coins=2, offer=["awning.0"], **{"hand.0": ["rope.0", "rope.1", "map.0", "map.1"]}
    )

    session.choose(Buy("awning.0"))

    assert (2, ("awning.0",)) == (coins(session), session.table.zone("stall.0"))


def test_a_reaction_pays_as_much_as_the_occasion_was_about():
    session = evening("bell.0", coins=3, offer=["map.0"], deck=["rope.0"])

    session.choose(Buy("map.0"))

    assert (1, ["map.0", "bell.0"]) == (coins(session), payers(session))


def test_something_may_happen_instead():
    session = evening("loaded_die.0")
    session.choose(Throw())

    assert [React("loaded_die.0", 0), Decline()] == list(session.decision.options)
    session.choose(React("loaded_die.0", 0))

    assert (5, ("loaded_die.0",)) == (coins(session), session.table.zone("discard"))
    assert "die.gold" not in session.table.faces


def test_a_replacement_may_be_declined_and_without_one_nobody_is_asked():
    session = evening("loaded_die.0", rolls=(3,))

    session.choose(Throw())
    session.choose(Decline())
    plain = evening(rolls=(3,))
    plain.choose(Throw())

    assert 3 == coins(session) == coins(plain)


def test_standing_effects_change_the_answer_source_by_source():
    hands = {"hand.0": ["rope.1"]}
    session = evening("awning.0", "awning.1", coins=3, offer=["rope.0", "crown.0"], **hands)
    stall = [(piece, card_of(piece).abilities[0].effects) for piece in ("awning.0", "awning.1")]

    assert (0, 3) == (price(session.table, 0, "rope.0"), price(session.table, 0, "crown.0"))
    assert 5 == price(session.table, 1, "crown.0")
    assert [("awning.0", -1), ("awning.1", -1)] == terms(Price("crown.0"), 5, stall)
    assert [("awning.0", -1)] == terms(Price("rope.0"), 1, stall)
    assert Buy("crown.0") in session.decision.options


def test_a_game_is_saved_between_two_reactions():
    session = evening("purse.0", "ledger.0")
    session.choose(Throw())

    again = from_plain(GAME, to_plain(GAME, position_of(session))).begin(GAME)
    for each in (session, again):
        each.choose(LEDGER)
        each.choose(Decline())

    assert session.table == again.table


def test_a_replacement_that_is_asked_for_can_be_saved():
    session = evening("loaded_die.0")
    session.choose(Throw())

    again = from_plain(GAME, to_plain(GAME, position_of(session))).begin(GAME)

    assert session.decision == again.decision


def test_reactions_can_be_held_back_and_paid_out_later():
    play = recorder(table(**{"stall.0": ["purse.0"]}))
    hold(play)

    take_coins(play, 0, 2, "die.gold")
    assert (2, ()) == (play.table.count("trader.0", "coins"), play.table.agenda)
    play.push(Reactions())
    while play.table.agenda:
        step = play.table.agenda[-1]
        play.leave()
        step.resolve(play, *([step.options(play.table)[0]] if step.asks else []))

    assert (3, {}) == (play.table.count("trader.0", "coins"), dict(play.table.marks.finish()))


def test_nothing_gained_is_no_occasion():
    play = recorder(table(**{"stall.0": ["purse.0"]}))

    take_coins(play, 0, 0, "die.gold")

    assert ((), {}) == (play.table.agenda, dict(play.table.marks.finish()))


def test_a_kind_says_where_it_works():
    assert ("coins", "draw", "toll") == usable(KINDS, "ware", "bought")
    assert ("cheaper",) == usable(KINDS, "fixture", "stall")


@pytest.mark.parametrize(
    ("carrier", "window", "effect", "path", "why"),
    [
        (
            "ware",
            "stall",
            Cheaper(1),
            (),
            "nothing works in the window stall (ware); windows: bought",
        ),
        ("ware", "bought", UsedUp(), (0,), f"{UNFIT} (ware); {HERE}"),
        (
            "fixture",
            "bought",
            Toll(1, (Coins(1), UsedUp())),
            (0, "then", 1),
            f"{UNFIT} (fixture); {HERE}",
        ),
    ],
)
def test_what_does_not_fit_is_named_with_what_would(carrier, window, effect, path, why):
    assert [(path, why)] == list(why_unfit(KINDS, carrier, window, (effect,)))


def test_what_fits_is_left_in_peace():
    assert [] == list(why_unfit(KINDS, "fixture", "throw", (UsedUp(), Toll(1, (Coins(1),)))))


def test_an_effect_that_only_stands_is_never_applied():
    with pytest.raises(NotImplementedError):
        Cheaper(1).apply(recorder(table()), Use(0, "awning.0", "stall"))
