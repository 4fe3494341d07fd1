"""Lines of the set-up: a choice of the game with what it means and a control, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from game.app.keep.lastsetup import MOST_DIGITS
from game.app.scenes.anynumber import any_number
from game.app.scenes.settings import Line
from game.app.widgets import Choice, Stepper, TextInput, Toggle, Widget
from game.engine.game import Choice as GameChoice
from game.engine.game import OptionValue

if TYPE_CHECKING:
    from game.app.scenes.setup import SetupScene

#: Values that stand beside each other; more are stepped through.
MOST_BESIDE = 4


def option_line(scene: SetupScene, choice: GameChoice) -> Widget:
    """A choice of the game: its title, a sentence about it, and what it is made with."""
    title = scene.speech.maybe(f"option-{choice.name}")
    title = title or choice.name.replace("_", " ").capitalize()
    return Line(title, _about(scene, choice), _control(scene, choice))


def seed_line(scene: SetupScene) -> Widget:
    """The seed, for who wants to play the same game again."""
    words = scene.words

    def change(text: str) -> None:
        scene.change(evolve(scene.plan, seed=text.strip()))

    field = TextInput(
        scene.plan.seed,
        change,
        words("ui-setup-seed-random"),
        most=MOST_DIGITS,
        allowed=str.isdecimal,
        name="seed",
    )
    return Line(words("ui-setup-seed"), words("ui-setup-seed-about"), field)


def _about(scene: SetupScene, choice: GameChoice) -> str:
    """A sentence about the value chosen, or about the option."""
    speech, value = scene.speech, scene.plan.value(choice)
    chosen = speech.maybe(f"option-{choice.name}-{_written(value)}-about")
    chosen = chosen or scene.briefing(choice.name, value)
    return chosen or speech.maybe(f"option-{choice.name}-about") or ""


def _control(scene: SetupScene, choice: GameChoice) -> Widget:
    value = scene.plan.value(choice)

    def change(new: OptionValue) -> None:
        scene.change(scene.plan.with_option(choice.name, new))

    name = f"option:{choice.name}"
    if set(choice.values) == {False, True}:
        words = scene.words("ui-on") if value else scene.words("ui-off")
        return Toggle(words, bool(value), change, name=name)
    # A number that was given elsewhere has its place among the usual ones.
    known = choice.values if value in choice.values else (*choice.values, value)
    values = [(each, _value_name(scene, choice.name, each)) for each in known]
    if choice.also:
        return any_number(choice, value, values, change, scene.words)
    if len(values) <= MOST_BESIDE:
        return Choice(values, value, change, name=name)
    return Stepper(values, value, change, name=name)


def _value_name(scene: SetupScene, option: str, value: OptionValue) -> str:
    speech = scene.speech
    named: str | int | None = speech.maybe(f"option-{option}-{_written(value)}")
    if named is None and not isinstance(value, bool):
        named = scene.face.naming(option, value, speech.lang)
    return str(value).replace("_", " ").capitalize() if named is None else str(named)


def _written(value: OptionValue) -> str:
    """A value as it stands in a text key."""
    return str(value).lower()


#: Keys of choices and values are built here; each game lists its own.
TEXT_KEYS: tuple[str, ...] = ()
