### The words of the Night Market.

game-name = Night Market

## What a trader may do

toy-buy = Buy { $card }
toy-throw = Throw the golden die
toy-hide = Hide a card under the table
toy-hide-card = Hide { $card }
toy-back = Think again

## What is asked

toy-trade = Trader { $seat }: buy, throw the die, or hide a card.
toy-hide-which = Trader { $seat }: which card goes under the table?

## Why not

toy-not-on-offer = { $card } is not on offer.
toy-too-dear =
    { $missing ->
        [one] You are one coin short for { $card }.
       *[other] You are { $missing } coins short for { $card }.
    }

## What happened

toy-evening = Evening { $number } begins.
toy-bought = Trader { $seat } buys { $card }.
toy-threw =
    { $coins ->
        [one] Trader { $seat } throws the die and takes one coin.
       *[other] Trader { $seat } throws the die and takes { $coins } coins.
    }
toy-hid = Trader { $seat } hides a card under the table.
toy-you-hid = You hid { $card }.
toy-found = What trader { $seat } had hidden is brought to light.
toy-paid = { $card } pays { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
toy-too-rich = { $card } helps only with at most { $most } coins.
