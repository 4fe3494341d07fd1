"""`python -m game`: the same as the command `four-crowns`."""

import sys

from game.commands import main

if __name__ == "__main__":
    sys.exit(main())
