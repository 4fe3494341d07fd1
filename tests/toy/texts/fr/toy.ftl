### Les mots du Marché de nuit.

game-name = Le Marché de nuit
game-about = Acheter, lancer le dé ou cacher quelque chose sous la table : quatre soirées entre marchands.

## Ce qu’un marchand peut faire

toy-buy = Acheter : { $card }
toy-throw = Lancer le dé d’or
toy-hide = Cacher une carte sous la table
toy-hide-card = Cacher : { $card }
toy-back = Se raviser

## Ce qui est demandé

toy-trade = Marchand { $seat } : achetez, lancez le dé ou cachez une carte.
toy-hide-which = Marchand { $seat } : quelle carte va sous la table ?

## Pourquoi pas

toy-not-on-offer = { $card } n’est pas en vente.
toy-too-dear =
    { $missing ->
        [one] Il vous manque une pièce pour { $card }.
       *[other] Il vous manque { $missing } pièces pour { $card }.
    }

## Ce qui s’est passé

toy-evening = La soirée { $number } commence.
toy-bought = Le marchand { $seat } achète { $card }.
toy-threw =
    { $coins ->
        [one] Le marchand { $seat } lance le dé et prend une pièce.
       *[other] Le marchand { $seat } lance le dé et prend { $coins } pièces.
    }
toy-hid = Le marchand { $seat } cache une carte sous la table.
toy-you-hid = Vous avez caché { $card }.
toy-beat-found = Ce qui était caché
toy-found = Ce que le marchand { $seat } avait caché est mis au jour.
toy-paid = { $card } rapporte { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
toy-too-rich = { $card } ne sert qu’avec { $most } pièces au plus.
toy-end = Après { $number } soirées, on a replié les étals.

## La foire

option-rich = Départ riche
option-fixtures = Étals garnis
option-fair = La foire
option-fox = Le renard
option-together = Ensemble
toy-fox = Le renard
toy-bundle = Vendre un lot de cartes
toy-put-in = Ajouter { $card }
toy-take-out = Retirer { $card }
toy-sell = Vendre le lot
toy-teller = Interroger la voyante pour une pièce
toy-bid =
    { $coins ->
        [0] Rien sous le gobelet
        [one] Une pièce sous le gobelet
       *[other] { $coins } pièces sous le gobelet
    }
toy-bid-ask = Marchand { $seat } : combien payez-vous pour passer tôt ?
toy-bundle-ask = Marchand { $seat } : quelles cartes vendez-vous ensemble ?
toy-bundle-coins =
    { $coins ->
        [one] Ce lot rapporte une pièce.
       *[other] Ce lot rapporte { $coins } pièces.
    }
toy-empty-hand = Vous n’avez aucune carte en main.
toy-poor =
    { $coins ->
        [0] Vous n’avez aucune pièce.
        [one] Vous avez une pièce.
       *[other] Vous avez { $coins } pièces.
    }
toy-teller-silent = La voyante n’a rien de neuf à dire.
toy-bundle-poor = Un lot d’une seule carte ne rapporte pas plus que la carte.
toy-bundle-empty = Mettez d’abord des cartes de votre main dans le lot.
toy-setup-fox = Le renard ne vient qu’à la foire.
toy-setup-together = Ensemble, on joue contre le renard.
toy-bid-shown =
    { $coins ->
        [0] Le marchand { $seat } n’a rien payé.
        [one] Le marchand { $seat } a payé une pièce.
       *[other] Le marchand { $seat } a payé { $coins } pièces.
    }
toy-teller-asked = Le marchand { $seat } écoute la voyante.
toy-sold =
    { $count ->
        [one] Le marchand { $seat } vend une carte.
       *[other] Le marchand { $seat } vend { $count } cartes.
    }
toy-fox-takes = Le renard prend { $card }.
toy-end-won = Ensemble, les marchands ont plus que le renard.
toy-end-lost = Le renard a été plus malin que les marchands.
reason-coins = Il reste plus de pièces pour acheter.
reason-best = Il reste une belle carte à cacher un autre soir.
