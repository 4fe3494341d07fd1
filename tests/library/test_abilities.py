"""A card whose effects could never work is refused when it is read, where it stands."""

import pytest

from game.library.content import load
from game.library.problems import ContentError
from tests.toy.cards import SHELF, Card

CARD = """\
# A card that looks right.
kite:
  name: {en: Kite, fr: Cerf-volant}
  copies: 1
  price: 1
  worth: 1
  abilities:
    - window: bought
      effects:
        - {kind: coins, count: 1}
        - {kind: toll, coins: 1, then: [{kind: cheaper, by: 1}]}
"""


@pytest.fixture
def problems_of(tmp_path):
    def problems_of(text):
        path = tmp_path / "cards.yaml"
        path.write_text(text, "utf-8")
        with pytest.raises(ContentError) as caught:
            load(path, dict[str, Card], SHELF.converter)
        return [str(problem).removeprefix(path.as_posix()) for problem in caught.value.problems]

    return problems_of


def test_a_kind_that_does_not_work_there_is_named_with_its_line_and_what_would(problems_of):
    (problem,) = problems_of(CARD)
    where, _, why = problem.partition(": cheaper ")

    assert ":11: kite.abilities[0].effects[1].then[0]" == where
    assert "does not work in the window bought (ware); here work: coins, draw, toll" == why


def test_a_window_in_which_nothing_works_is_named_with_those_there_are(problems_of):
    assert [
        ":8: kite.abilities[0].window: nothing works in the window stall (ware); windows: bought"
    ] == problems_of(CARD.replace("window: bought", "window: stall"))


def test_a_word_for_something_that_can_be_counted_is_one_of_the_games_own(problems_of):
    wrong = CARD.replace("count: 1", "count: {per: card_on_head}")

    (problem,) = problems_of(wrong)

    assert problem.startswith(":10: kite.abilities[0].effects[0].count.per: 'card_on_head' is none")
    assert problem.endswith("(did you mean 'card_in_hand'?)")
