"""`list` names every game and what can be settled before it."""


def test_list_as_json_gives_id_name_players_modes_and_options(command):
    (games,) = command("list", "--json").json

    assert {
        "id": "toy",
        "name": "Night Market",
        "players": [2, 4],
        "modes": ["standard"],
        "options": {
            name: {"values": [False, True], "default": False}
            for name in ("rich", "fixtures", "fair", "fox", "together")
        },
    } in games


def test_list_for_people_shows_one_row_a_game(command):
    said = command("list")

    row = said.out.splitlines()[-1].split()
    assert ["toy", "Night", "Market", "2-4", "rich=False|True;"] == row[:5]


def test_an_empty_shelf_says_so(command, monkeypatch):
    monkeypatch.setenv("FOUR_CROWNS_EXTRA", "")
    monkeypatch.setattr("game.rules.GAMES", ())

    assert [[]] == command("list", "--json").json
    assert "No game" in command("list").out
