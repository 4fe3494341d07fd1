"""Whatever lies in the files of a player, opening them is a game or one sentence, never a fall."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from copy import deepcopy
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
from game.bots import player_names
from game.engine import Game, Session
from game.engine.game import Setup
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.rules import game_of
from tests.contract.forging import NONSENSE, documents, forged, mutant, places
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
        holder[key] = deepcopy(chance.choice((*NONSENSE, "9" * 5000, [page], {"name": "\ufe0f"})))
    return json.dumps(changed).encode()


@pytest.mark.parametrize(
    "last",
    [
        {"seats": 5},
        {"seats": [1, 2]},
        {"seats": [{"name": "\0", "player": "nobody"}, {"name": "\ud800", "colour": 4}]},
        {"seed": "9" * 5000},
        {"options": [5]},
    ],
    ids=str,
)
def test_a_last_set_up_that_makes_no_sense_is_begun_anew(last: dict[str, Any]) -> None:
    plan = remembered(GAME, last, NAMES)

    assert 2 == plan.setup().players
    assert all(seat.player in ("human", *player_names(GAME)) for seat in plan.seats)
    assert "".join(seat.name for seat in plan.seats).isprintable()


def test_a_thousand_million_players_are_no_game(kept: Save) -> None:
    lines = documents(kept.path.read_bytes())
    lines[0]["setup"]["players"] = 10**9
    kept.path.write_bytes(forged(lines))

    assert ((), 1) == (saves.kept().saves, saves.kept().unreadable)


def test_a_bot_that_nobody_knows_gives_its_seat_to_a_person(kept: Save) -> None:
    lines = documents(kept.path.read_bytes())
    lines[0]["about"]["seats"][1]["player"] = "deep thought"
    kept.path.write_bytes(forged(lines))
    match = saves.resume(saves.find(kept.path))

    assert (0, 1) == match.humans
    match.close()


@pytest.mark.parametrize("head", [b"", b"\x89PNG", b"\x89PNG" + b"\0" * 12 + b"\0\0\x40\0" * 2])
def test_a_picture_that_is_none_of_ours_is_not_loaded(
    stage: Stage, kept: Save, head: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loaded(name: str) -> None:
        raise AssertionError("it was loaded")

    kept.picture.write_bytes(head)
    monkeypatch.setattr("pygame.image.load", loaded)

    stage.apply(Reset(Saves(stage)))
    stage.draw(force=True)


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
    chance, page = random.Random(count), dict(kept.facts)
    for _ in range(count):
        with suppress(ValueError):
            kept.facts = json.loads(damaged(page, chance))
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
