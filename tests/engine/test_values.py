"""Values that are made once and shared."""

from game.engine import values
from game.engine.options import Unknown
from tests.engine.small import Finish, Pick, Question, ShownQuestion


def test_the_same_arguments_give_the_same_object():
    assert Pick(3) is Pick(3)
    assert Finish() is Finish()
    assert Pick(3) is not Pick(4)


def test_values_made_by_name_are_equal_all_the_same():
    assert Question(1, 2) == Question(seat=1, limit=2)
    assert hash(Question(1, 2)) == hash(Question(seat=1, limit=2))


def test_classes_do_not_share_what_they_know():
    assert Question(1, 2) != ShownQuestion(1, 2)
    assert ShownQuestion is type(ShownQuestion(1, 2))
    assert Unknown() != Finish()


def test_a_class_forgets_before_it_knows_too_much():
    for number in range(values.MOST_KNOWN + 25):
        Pick(number)

    assert Pick._known.cache_info().currsize == values.MOST_KNOWN
    assert Pick(3) is Pick(3)
