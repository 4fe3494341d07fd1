### What the app's screens say.

ui-title = Four Crowns
ui-close = Close
ui-menu-quit = Quit
ui-quit-title = Leave the table?
ui-quit-body = Every decision is already on disk. The game goes on exactly where you leave it.
ui-quit-yes = Leave
ui-quit-no = Stay
