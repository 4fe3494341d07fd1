"""Every test of the library keeps its caches and data in a folder of its own."""

import pytest


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path_factory.mktemp("home")))
