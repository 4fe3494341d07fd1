"""Text keys are found where buttons say them, not only in calls."""

from game.library.usage import used_text_keys


def test_what_a_button_says_is_used_with_the_fields_of_its_class(tmp_path):
    file = tmp_path / "options.py"
    file.write_text(
        "class Buy(Option):\n"
        "    says: ClassVar[str] = 'market-buy'\n"
        "    secret: ClassVar[bool] = True\n"
        "    card: Piece\n"
        "    price: int = 0\n"
        "class BuyDear(Buy):\n"
        "    says: ClassVar[str] = 'market-buy-dear'\n"
    )

    usage = used_text_keys([file])

    assert [frozenset({"card", "price"})] == [use.args for use in usage.keys["market-buy"]]
    assert [None] == [use.args for use in usage.keys["market-buy-dear"]]
    assert () == usage.problems
