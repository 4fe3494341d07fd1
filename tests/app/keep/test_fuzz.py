"""Whatever lies in the files of a player, opening them is a game or one sentence, never a fall."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.app.keep import carrying, saves
from game.app.keep.lastsetup import remembered
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.app.keep.settings import Settings, SettingsStore
from game.app.scenes.saves import Saves
from game.app.telling.troubles import TROUBLES
from game.app.window.scene import Reset
from game.app.window.stage import Stage
from game.engine import Game, Session
from game.engine.game import Setup
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.rules import game_of
from tests.contract.forging import NONSENSE, mutant, places
from tests.contract.playing import pick
from tests.portions import FORGED_FILES, FORGED_SAVES
from tests.toy import GAME

#: A part of a name that stands in every file of its kind.
NAMES = ["Ada", "Bo"]


@pytest.fixture
def kept() -> Save:
    """A game that is half over."""
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(NAMES))
    chance = random.Random(3)
    for _ in range(8):
        match.session.choose(pick(match.session.decision, chance))
    match.note(round=2, over=False, title="the long night")
    match.close()
    return saves.kept().saves[0]


def play_on(session: Session, chance: random.Random) -> None:
    for _ in range(5):
        if session.decision is not None:
            session.choose(pick(session.decision, chance))


@pytest.mark.parametrize("count", FORGED_SAVES)
def test_a_save_that_was_tampered_with_opens_or_says_why_not(
    kept: Save, tmp_path: Path, count: int
) -> None:
    chance, whole, path = random.Random(count), kept.path.read_bytes(), tmp_path / "out.journal"
    taken = salvaged = 0
    for _ in range(count):
        path.write_bytes(mutant(whole, chance))
        before = path.read_bytes()
        with suppress(*TROUBLES):
            found = carrying.take_in(path)
            match = saves.resume(found.save)
            taken += 1
            if not match.session.laid:  # what the rules have verified they can go on with
                play_on(match.session, chance)
            match.close()
            saves.delete(found.save)
        with suppress(*TROUBLES):
            match = saves.resume(carrying.salvage(saves.find(path)))
            salvaged += 1
            match.close()
            assert match.save is not None
            saves.delete(match.save)
        assert before == path.read_bytes()
    assert 0 < taken < salvaged < count


def damaged(page: dict[str, Any], chance: random.Random) -> bytes:
    """A page of JSON with a few things wrong, or with wrong bytes in it."""
    written = json.dumps(page).encode()
    if chance.random() < 0.3:
        at = chance.randrange(len(written))
        return written[:at] + chance.randbytes(chance.randrange(4)) + written[at + 1 :]
    changed = json.loads(written)
    for _ in range(chance.randrange(1, 4)):
        holder, key = chance.choice(list(places(changed)) or [(changed, "x")])
        holder[key] = chance.choice((*NONSENSE, "9" * 5000, 10**9, [page], {"name": "\ufe0f"}))
    return json.dumps(changed).encode()


@pytest.mark.parametrize("count", FORGED_FILES)
def test_facts_beside_a_save_that_were_tampered_with_cost_only_themselves(
    stage: Stage, kept: Save, count: int
) -> None:
    chance, page = random.Random(count), dict(kept.facts)
    for _ in range(count):
        kept.path.with_suffix(".json").write_bytes(damaged(page, chance))
        stage.apply(Reset(Saves(stage)))
        stage.draw(force=True)
        match = saves.resume(saves.kept().saves[0])
        match.close()

        assert NAMES == [seat.name for seat in match.seats]  # the journal itself says who plays


@pytest.mark.parametrize("count", FORGED_FILES)
def test_seats_in_a_journal_that_were_tampered_with_are_made_up(kept: Save, count: int) -> None:
    chance = random.Random(count)
    for _ in range(count):
        with suppress(ValueError):
            kept.facts = json.loads(damaged(dict(kept.facts), chance))
            kept.facts = kept.facts if isinstance(kept.facts, dict) else {}
            assert 2 == len(kept.seats)
            assert all(seat.name for seat in kept.seats)
            assert len(kept.title) <= 40


@pytest.mark.parametrize("count", FORGED_FILES)
def test_settings_that_were_tampered_with_are_defaults(tmp_path: Path, count: int) -> None:
    chance, file = random.Random(count), tmp_path / "settings.json"
    store = SettingsStore(file, Settings())
    seats = [seat.to_json() for seat in default_seats(NAMES)]
    last = {"seats": seats, "options": {"rich": True}, "seed": "12"}
    store.change(last_setups={"toy": last}, window=(1280, 720))
    page = json.loads(file.read_bytes())
    for _ in range(count):
        file.write_bytes(damaged(page, chance))
        settings = SettingsStore(file, Settings()).value

        plan = remembered(GAME, settings.last_setups.get("toy"), NAMES)
        plan.setup()
        SettingsStore(file, Settings()).change(mute=True)


@pytest.mark.parametrize("count", FORGED_FILES)
def test_a_campaign_that_was_tampered_with_is_one_or_said_to_be_none(count: int) -> None:
    game: Game = game_of("monster_lands")
    rules = game.campaign
    assert rules is not None
    campaigns.keep(game, rules.after(rules.after(rules.begin(), "veteran"), "hero"))
    path, chance = campaigns.path_of(game), random.Random(count)
    page = json.loads(path.read_bytes())
    for _ in range(count):
        path.write_bytes(damaged(page, chance))
        with suppress(CampaignFileError):
            campaigns.load(game)
