"""Settings are kept, and a broken file breaks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.keep.settings import Settings, SettingsStore


def test_settings_come_back_as_they_were_set(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(
        language="fr", text_size=125, mute=True, window=(1600, 900), last_setups={"toy": {"a": 1}}
    )

    again = SettingsStore(path)

    assert SettingsStore(path).value == again.value
    assert ("fr", 125, True, (1600, 900)) == (
        again.value.language,
        again.value.text_size,
        again.value.mute,
        again.value.window,
    )
    assert {"toy": {"a": 1}} == again.value.last_setups
    assert again.notice is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"language": 3}',
        '{"text_size": "big"}',
        '{"window": [1]}',
        "[" * 9999,
    ],
)
def test_a_broken_file_gives_the_defaults_and_a_notice(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)

    store = SettingsStore(path)

    assert Settings() == store.value
    assert "ui-notice-settings-broken" == store.notice


def test_what_is_unknown_is_passed_over_and_numbers_are_held_in_their_range(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"colour": "pink", "text_size": 900, "effects": -4, "animation": "off"}')

    value = SettingsStore(path).value

    assert (150, 0, "off") == (value.text_size, value.effects, value.animation)


def test_a_folder_that_cannot_be_written_is_a_notice(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    store = SettingsStore(tmp_path / "file" / "settings.json")

    store.change(mute=True)

    assert store.value.mute
    assert "ui-notice-settings-unwritable" == store.notice
