"""`python -m game`: the same as the command `four-crowns`."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In the built app a worker is this program begun once more; it ends here.
        from multiprocessing import freeze_support

        freeze_support()

    # A worker looks into this module, and needs none of the commands.
    from game.commands import main

    sys.exit(main())
