#!/bin/sh
# Puts Four Crowns into this desktop's menu of programs, for you alone. Run it again after moving
# the folder; to take the entry away, delete the file that it names.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
mkdir -p "$menu"
sed -e "s|^Exec=.*|Exec=\"$here/four-crowns\"|" \
    -e "s|^Icon=.*|Icon=$here/four-crowns.png|" \
    "$here/four-crowns.desktop" >"$menu/four-crowns.desktop"
echo "Four Crowns is in the menu: $menu/four-crowns.desktop"
