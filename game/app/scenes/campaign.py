"""The campaign in the set-up: what was played, what comes next, and beginning anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.app.keep import campaigns
from game.app.scenes.dialog import Answer, Dialog
from game.app.telling.briefings import briefing
from game.app.widgets import Button, Choice, Column, PanelBox, Paragraph, Widget
from game.app.widgets.base import Change
from game.app.window.scene import Push

if TYPE_CHECKING:
    from game.app.scenes.setup import SetupScene


def campaign_panel(scene: SetupScene, campaign: Any) -> Widget:
    """A panel with the state of a campaign."""
    parts = [*_next(scene, campaign), *_played(scene, campaign)]
    if campaign.history:
        parts.append(
            Button(scene.words("ui-campaign-new"), _asker(scene), icon="app.campaign", name="anew")
        )
    return PanelBox(Column(*parts, gap=12), "sunken", 20)


def _next(scene: SetupScene, campaign: Any) -> list[Widget]:
    words = scene.words
    if campaign.is_over:
        won = campaign.outcome == "won"
        said = words("ui-campaign-won" if won else "ui-campaign-lost", games=campaign.games)
        return [Paragraph(said, "strong", "good" if won else "bad")]
    name = _named(scene, "scenario", campaign.scenario)
    if campaign.open_levels:
        levels = [(level, _named(scene, "level", level)) for level in campaign.open_levels]
        return [
            Paragraph(words("ui-campaign-level", scenario=name), "strong"),
            Choice(levels, None, _chooser(scene, campaign), name="campaign-level"),
        ]
    return [
        Paragraph(words("ui-campaign-next", number=campaign.games + 1), "strong"),
        Paragraph(
            words(
                "ui-campaign-scenario",
                number=campaign.scenario,
                scenario=name,
                level=_named(scene, "level", campaign.level),
            ),
            "body",
        ),
        Paragraph(briefing(scene.speech, "scenario", campaign.scenario) or "", "muted", even=False),
    ]


def _played(scene: SetupScene, campaign: Any) -> list[Widget]:
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


def _chooser(scene: SetupScene, campaign: Any) -> Callable[[str], Change | None]:
    def choose(level: str) -> Change | None:
        return scene.turn_campaign(campaigns.rules_of(scene.face).choose_level(campaign, level))

    return choose


def _asker(scene: SetupScene) -> Callable[[], Change]:
    """Beginning anew asks first."""
    words = scene.words

    def anew() -> Change | None:
        return scene.turn_campaign(campaigns.rules_of(scene.face).begin())

    def ask() -> Change:
        answers = [
            Answer(words("ui-campaign-new-yes"), anew, "danger"),
            Answer(words("ui-quit-no"), kind="primary"),
        ]
        title, body = words("ui-campaign-new-title"), words("ui-campaign-new-body")
        return Push(Dialog(scene.stage, title, body, answers))

    return ask
