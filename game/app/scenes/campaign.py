"""The campaign in the set-up: what was played, what comes next, and beginning anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog
from game.app.widgets import Button, Choice, Column, PanelBox, Paragraph, Widget
from game.app.widgets.base import Change
from game.app.window.scene import Push
from game.engine.faces import Campaign
from game.engine.text import Text
from game.guide import campaigns

if TYPE_CHECKING:
    from game.app.scenes.setup import SetupScene


def campaign_panel(scene: SetupScene, campaign: Campaign) -> Widget:
    """A panel with the state of a campaign."""
    parts = [*_next(scene, campaign), *_played(scene, campaign)]
    if campaign.history:
        parts.append(_anew(scene, _asker(scene)))
    return PanelBox(Column(*parts, gap=12), "sunken", 20)


def broken_panel(scene: SetupScene, why: Text) -> Widget:
    """A panel for a campaign that cannot be read: why, and the way on."""
    said = Paragraph(scene.words.say(why), "strong", "bad", even=False)
    return PanelBox(Column(said, _anew(scene, _beginner(scene)), gap=12), "sunken", 20)


def count_in_campaign(match: Match) -> None:
    """Count a finished game in its campaign, once; `CampaignFileError` if that cannot be kept."""
    game, save = match.game, match.save
    if save is None or save.facts.get("counted") or not match.session.is_over:
        return
    if campaigns.is_asked_for(game, match.setup):
        campaigns.note_end(game, match.setup, match.session.table)
        match.note(counted=True)


def _anew(scene: SetupScene, act: Callable[[], Change | None]) -> Widget:
    return Button(scene.words("ui-campaign-new"), act, icon="app.campaign", name="anew")


def _next(scene: SetupScene, campaign: Campaign) -> list[Widget]:
    words = scene.words
    if campaign.outcome != "open":
        won, games = campaign.outcome == "won", len(campaign.history)
        said = words("ui-campaign-won" if won else "ui-campaign-lost", games=games)
        return [Paragraph(said, "strong", "good" if won else "bad")]
    name = _named(scene, "scenario", campaign.scenario)
    if campaign.open_levels:
        levels = [(level, _named(scene, "level", level)) for level in campaign.open_levels]
        return [
            Paragraph(words("ui-campaign-level", scenario=name), "strong"),
            Choice(levels, None, _chooser(scene, campaign), name="campaign-level"),
        ]
    return [
        Paragraph(words("ui-campaign-next", number=len(campaign.history) + 1), "strong"),
        Paragraph(
            words(
                "ui-campaign-scenario",
                number=campaign.scenario,
                scenario=name,
                level=_named(scene, "level", campaign.level),
            ),
            "body",
        ),
        Paragraph(scene.briefing("scenario", campaign.scenario) or "", "muted", even=False),
    ]


def _played(scene: SetupScene, campaign: Campaign) -> list[Widget]:
    return [
        Paragraph(
            scene.words(
                "ui-campaign-played",
                number=number,
                scenario=_named(scene, "scenario", played.scenario),
                level=_named(scene, "level", played.level),
                rank=_named(scene, "rank", played.rank),
            ),
            "muted",
            even=False,
        )
        for number, played in reversed(list(enumerate(campaign.history, 1)))
    ]


def _named(scene: SetupScene, kind: str, value: Any) -> str:
    return str(scene.face.naming(kind, value, scene.words.lang) or value)


def _chooser(scene: SetupScene, campaign: Campaign) -> Callable[[str], Change | None]:
    rules = scene.face.campaign
    assert rules is not None
    return lambda level: scene.turn_campaign(rules.choose_level(campaign, level))


def _beginner(scene: SetupScene) -> Callable[[], Change | None]:
    rules = scene.face.campaign
    assert rules is not None
    return lambda: scene.turn_campaign(rules.begin())


def _asker(scene: SetupScene) -> Callable[[], Change]:
    """Beginning anew asks first."""
    words = scene.words

    def ask() -> Change:
        answers = [
            Answer(words("ui-campaign-new-yes"), _beginner(scene), "danger"),
            Answer(words("ui-quit-no"), kind="primary"),
        ]
        title, body = words("ui-campaign-new-title"), words("ui-campaign-new-body")
        return Push(Dialog(scene.stage, title, body, answers))

    return ask
