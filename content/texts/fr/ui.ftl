ui-title = Quatre Couronnes
ui-menu-quit = Quitter
