"""Whatever a game says while it is played has words in both languages."""

from functools import cache

import pytest

from game.engine import Text
from game.engine.events import Told
from game.library.places import content_dir
from game.library.texts import Texts, languages
from tests.contract.playing import games_of, moments_of


def texts_of(game, lang):
    """The app's and the game's texts, wherever the game keeps its own."""
    own = () if game.texts is None else (game.texts,)
    return Texts(lang, ("app", game.id), (content_dir() / "texts", *own))


@pytest.mark.parametrize("lang", languages())
def test_every_question_option_and_story_is_worded(entry, game, lang):
    texts = texts_of(game, lang)

    for said in sorted(everything_said(entry), key=repr):
        sentence = texts.word(said, lambda name, value: game.naming(name, value, lang))
        assert said.key in texts, said
        assert sentence, said
        assert not set("⟦{") & set(sentence), (said, sentence)


@cache
def everything_said(entry):
    """Every text of the random games, once for both languages."""
    said = set()
    for played in games_of(entry):
        for commit in played.session.commits:
            stories = (event for event in commit.events if isinstance(event, Told))
            said.update(Text(story.key, story.args) for story in stories)
    for session in moments_of(entry):
        decision = session.decision
        if decision is not None:
            said.add(decision.step.prompt(session.table))
            said.update(option.label() for option in decision.options)
            for thing in session.table.places:
                refusal = session.why_not(decision.seat, thing)
                if refusal is not None:
                    said.add(refusal.text)
    return said
