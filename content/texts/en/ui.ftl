ui-title = Four Crowns
ui-menu-quit = Quit
