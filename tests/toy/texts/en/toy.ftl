### The words of the Night Market.

game-name = Night Market
game-about = Buy, throw the die, or hide something under the table: four evenings among traders.

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
toy-beat-found = What was hidden
toy-found = What trader { $seat } had hidden is brought to light.
toy-paid = { $card } pays { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
toy-too-rich = { $card } helps only with at most { $most } coins.
toy-end = After { $number } evenings the tables were lifted.

## The fair

option-rich = Rich start
option-fixtures = Fixtures
option-fair = The fair
option-fox = The fox
option-together = Together
toy-fox = The fox
toy-bundle = Sell a bundle of cards
toy-put-in = Put in { $card }
toy-take-out = Take out { $card }
toy-sell = Sell the bundle
toy-teller = Ask the fortune teller for one coin
toy-bid =
    { $coins ->
        [0] Nothing under the cup
        [one] One coin under the cup
       *[other] { $coins } coins under the cup
    }
toy-bid-ask = Trader { $seat }: how much do you pay to be early?
toy-bundle-ask = Trader { $seat }: which cards do you sell together?
toy-bundle-coins =
    { $coins ->
        [one] This bundle brings one coin.
       *[other] This bundle brings { $coins } coins.
    }
toy-empty-hand = You have no card in your hand.
toy-poor =
    { $coins ->
        [0] You have no coin.
        [one] You have one coin.
       *[other] You have { $coins } coins.
    }
toy-teller-silent = The fortune teller has nothing new to say.
toy-bundle-poor = A bundle of one card brings no more than the card is worth.
toy-bundle-empty = Put cards of your hand into the bundle first.
toy-setup-fox = The fox only comes to the fair.
toy-setup-together = Together you play against the fox.
toy-bid-shown =
    { $coins ->
        [0] Trader { $seat } paid nothing.
        [one] Trader { $seat } paid one coin.
       *[other] Trader { $seat } paid { $coins } coins.
    }
toy-teller-asked = Trader { $seat } listens to the fortune teller.
toy-sold =
    { $count ->
        [one] Trader { $seat } sells one card.
       *[other] Trader { $seat } sells { $count } cards.
    }
toy-fox-takes = The fox takes { $card }.
toy-end-won = Together the traders have more than the fox.
toy-end-lost = The fox has outwitted the traders.
reason-coins = More coins are left to buy with.
reason-best = There is a fine card to hide on another evening.
