"""`--self-test`: the program proves that it is whole; the built app has no other tests."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    """Make every check; 0 only if all hold."""
    from game.app.doors import proving

    return proving.main()
