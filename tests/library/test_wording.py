"""What sentences may work out."""

from game.library.wording import any_of


def test_any_counts_what_is_not_nothing():
    assert 0 == any_of(0, 0, 0)
    assert 2 == any_of(0, 1, -2)
