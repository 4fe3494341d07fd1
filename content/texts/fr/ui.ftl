### Ce que disent les écrans de l’application.

ui-title = Quatre Couronnes
ui-close = Fermer
ui-menu-quit = Quitter
ui-quit-title = Quitter la table ?
ui-quit-body = Chaque décision est déjà sur le disque. La partie reprendra exactement où vous la laissez.
ui-quit-yes = Quitter
ui-quit-no = Rester
