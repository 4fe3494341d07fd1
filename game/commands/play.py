"""No command: open the app; it says in one line why there is no window, if there is none."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    """Open the app and give its exit code."""
    from game import app

    return app.run()
