### What the app's screens say.

ui-title = Four Crowns
ui-close = Close
ui-back = Back
ui-on = On
ui-off = Off
ui-percent = { $number } %

## What can go wrong before the first picture

ui-trouble-display = No window can be opened: { $why }. The app needs a screen; the command line plays without one.
ui-trouble-asset = A file of the game is missing: { $file }. Install the game again.
ui-trouble-library = A library is missing: { $name }. Install the game again.
ui-trouble-crash = Something went wrong, and the app had to close. Your games are kept up to the last decision. What happened is written down here: { $file }
ui-trouble-folder = Games cannot be kept, because the folder { $folder } cannot be written: { $why }.
ui-notice-settings-broken = The settings could not be read and begin anew.
ui-notice-settings-unwritable = The settings cannot be written; they last until the app is closed.

## Menu

ui-menu-motto = Four board games at one table
ui-menu-continue = Continue { $game }
ui-menu-new = New game
ui-menu-tutorials = Learn to play
ui-menu-saves = Games and replays
ui-menu-rulebook = Rulebook
ui-menu-settings = Settings
ui-menu-quit = Quit
ui-menu-fan = An unofficial work of fans. The games belong to their authors and publishers.
ui-quit-title = Leave the table?
ui-quit-body = Every decision is already on disk. The game goes on exactly where you leave it.
ui-quit-yes = Leave
ui-quit-no = Stay
ui-save-trouble = This game cannot be opened

## Settings

ui-settings-title = Settings
ui-settings-reading = Reading
ui-settings-screen = Screen and motion
ui-settings-sound = Sound
ui-settings-play = At the table
ui-set-language = Language
ui-set-text = Text size
ui-set-text-about = Everything that can be read grows with it.
ui-set-contrast = High contrast
ui-set-contrast-about = Plain dark panels, bright edges and letters.
ui-set-shapes = Letters on dice
ui-set-shapes-about = Every die also shows the letter of its colour.
ui-set-full = Full screen
ui-set-full-about = F11 does the same at any time.
ui-set-animation = Motion
ui-set-animation-about = A click or Space skips what is moving.
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-off = Off
ui-set-software = Plain window
ui-set-software-about = Quicker on machines without a graphics card.
ui-set-volume = Effects
ui-set-mute = Mute
ui-set-undo = Undo
ui-set-undo-about = Never past what was seen, only if the table agrees, or always.
ui-undo-strict = Strict
ui-undo-reveal = Ask
ui-undo-free = Free
ui-set-cover = Hand-over cover
ui-set-cover-about = Hides secrets while the device goes from hand to hand.

## Shelf and set-up

ui-shelf-title = Which game?
ui-players = { $least } to { $most } players
ui-players-one =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
ui-box-monster_lands = Hire mercenaries, lay traps, and lead expeditions against the monsters outside the citadel.
ui-setup-seats = At the table
ui-setup-options = The game
ui-setup-more = Add a seat
ui-setup-alone = Play a solo scenario or the campaign
ui-setup-away = Take this seat away
ui-setup-emblem = Another emblem
ui-setup-colour = Another colour
ui-setup-name = Name
ui-setup-seed = Seed
ui-setup-seed-about = The same seed and the same choices give the same game.
ui-setup-seed-random = Random
ui-setup-start = Start the game
ui-setup-watch = Only bots at the table: you will watch.
ui-setup-people =
    { $people ->
        [one] One person, { $places ->
            [one] alone
           *[other] { $places } seats
        }.
       *[other] { $people } people, { $places } seats.
    }
ui-setup-trouble = The game cannot begin
ui-player-human = Person
ui-player-random = Bot: at random
ui-player-steady = Bot: rules of thumb

## Log

ui-log-title = Log
ui-log-hint = A line leads to its moment, a card’s name shows the card.
ui-log-opening = Setting up

## Replay

ui-replay-title = Replay: { $game }
ui-replay-return = Back to the game
ui-replay-speed = ×{ $speed }
ui-replay-where =
    { $round ->
        [0] Moment { $at } of { $last }
       *[other] Round { $round }, moment { $at } of { $last }
    }
ui-what-if = What if…
ui-what-if-end = End the trial
ui-what-if-banner = A trial: nothing of it will have happened
ui-what-if-over = The game was over at this moment. Go back a little, and play on from there.

## Results

ui-results-winner = { $name } wins
ui-results-shared = { $names } share the victory
ui-results-nobody = Nobody wins
ui-results-rival = { $name } wins
ui-results-won-together = Victory for all
ui-results-lost-together = The table is beaten
ui-results-won-alone = Victory
ui-results-lost-alone = Not this time
ui-results-total = Total
ui-results-race = Race
ui-results-rounds = Rounds
ui-results-luck = Luck
ui-results-moments = Key moments
ui-results-again = Play again
ui-results-campaign = On with the campaign
ui-results-replay = Watch the replay
ui-results-menu = Menu
ui-luck-about = What fell against what could be expected. Inside the blue band nobody was lucky or unlucky: chance strays that far nineteen times in twenty.
ui-luck-none = No dice were rolled.
ui-luck-dice = Dice
ui-luck-few = too few to tell
ui-luck-even = as expected
ui-luck-lucky = good luck
ui-luck-unlucky = bad luck
ui-luck-figures =
    { $dice ->
        [one] One die
       *[other] { $dice } dice
    }: { $total } rolled, { $expected } expected, { $low } to { $high } is usual
ui-moments-about = Where the points moved most. Each leads to its place in the replay.
ui-moment-gain =
    { $round ->
        [0] { $name }: +{ $points }
       *[other] Round { $round }, { $name }: +{ $points }
    }{ $lead ->
        [1] , and takes the lead
       *[other] { "" }
    }
ui-moment-loss =
    { $round ->
        [0] { $name }: −{ $points }
       *[other] Round { $round }, { $name }: −{ $points }
    }{ $lead ->
        [1] , and takes the lead
       *[other] { "" }
    }

## Solo: ranks and the campaign

ui-rank = **{ $rank }**: { $asked }
ui-ask-points = { $count } points
ui-ask-gold = { $count } gold
ui-ask-missions = { $count } missions
ui-ask-affinities = { $counts } mercenaries of the four affinities
ui-ask-goal = full stores, every kind of equipment, every affinity
ui-campaign-next = Next game: number { $number }
ui-campaign-scenario = Scenario { $number }, “{ $scenario }”, { $level }
ui-campaign-level = You were a Hero: how hard shall “{ $scenario }” be?
ui-campaign-played = Game { $number }: “{ $scenario }”, { $level }: { $rank }
ui-campaign-won = The campaign is won, in { $games } games.
ui-campaign-lost = The campaign is lost after { $games } games.
ui-campaign-new = New campaign
ui-campaign-new-title = Begin anew?
ui-campaign-new-body = The campaign so far is forgotten. Its games stay among the saves.
ui-campaign-new-yes = Begin anew
ui-campaign-first = Settle the campaign first.

## Rulebook

ui-rules-title = Rulebook
ui-rules-search = Search (F3)
ui-rules-none = Nothing of that in the rules.
ui-rules-before = Page before
ui-rules-after = Next page

## Board

ui-board-undo = Undo
ui-board-redo = Redo
ui-board-log = Log
ui-board-hint = Hint
ui-board-rules = Rules
ui-board-menu = Menu
ui-board-stay = Play on
ui-board-leave = Leave the table
ui-board-over = The game is over.
ui-board-waits = { $name } decides.
ui-board-thinks = { $name } is thinking…
ui-board-turn = { $name }’s turn
ui-board-sealed = Everybody decides in secret; all answers are opened at once.
ui-board-known = Nobody else knows what lies here.
ui-board-trouble = The choice was not made
ui-board-not-kept = It could not be written to disk: { $why }. Nothing has changed; make room and choose again.
ui-board-undo-title = Take back what was seen?
ui-board-undo-strict = The rule at this table is strict: what was seen stays.
ui-board-undo-agreed = Everyone agrees
ui-board-undo-secret = Take back a secret choice?
ui-board-undo-agrees = { $name } agrees
ui-board-undo-not = Let it stand

## Hand-over cover

ui-cover-ask = The table is covered. Hand the device to { $name }; nobody else looks.
ui-cover-here = I am { $name }
ui-cover-recap = Since your last turn

## Games and replays

ui-saves-title = Games and replays
ui-saves-none = No game has been played here yet. Begin one from the menu, or take in a file.
ui-saves-unreadable =
    { $count ->
        [one] One file in the folder of games is damaged and cannot be listed.
       *[other] { $count } files in the folder of games are damaged and cannot be listed.
    }
ui-saves-continue = Continue
ui-saves-replay = Watch
ui-saves-rename = Rename
ui-saves-rename-body = What shall this game be called?
ui-saves-delete = Delete
ui-saves-delete-title = Delete this game?
ui-saves-delete-body = “{ $name }” will be gone for good, with its replay.
ui-saves-keep = Keep it
ui-saves-export = Export
ui-saves-export-body = Where shall the copy go? It can be taken in on any machine that has this game.
ui-saves-exported = The copy is here: { $file }
ui-saves-exists = { $file } is there already.
ui-saves-replace = Replace it
ui-saves-import = Import
ui-saves-import-body = Which file shall be taken in? Journals found in the usual folders are listed below the field.
ui-saves-imported = “{ $name }” is among your games now.
ui-saves-trouble = That did not work
ui-saves-unwritable = The folder of the games cannot be written.
ui-saves-over = finished
ui-saves-round = round { $round }
ui-saves-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }
ui-asking-yes = All right
ui-asking-no = Cancel

## The board of Monster Lands

ui-ml-citadel = The Citadel
ui-ml-outside = Outside
ui-ml-round = Round { $number } of { $rounds }
ui-ml-preparation = Preparation
ui-ml-deployment = Deployment
ui-ml-adventure = Adventure
ui-ml-cleanup = Cleanup
ui-ml-hunter = Lodge
ui-ml-alchemist = Alchemist
ui-ml-tavern = Tavern
ui-ml-armoury = Armoury
ui-ml-pawnshop = Pawnshop
ui-ml-bazaar = Bazaar
ui-ml-mine = Mine
ui-ml-loot = Loot
ui-ml-pairs = Pairs
ui-ml-piles = Piles
ui-ml-hunter-does = Buy traps
ui-ml-alchemist-does = Brew bottles
ui-ml-tavern-does = Recruit
ui-ml-armoury-does = Shields, 2 gold
ui-ml-pawnshop-does = 1 gold a die
ui-ml-bazaar-does = Equipment
ui-ml-mine-does = Dig for gold
ui-ml-discount = { $gold } gold off
ui-ml-last = Last die: { $face }
ui-ml-panic = panic
ui-ml-closed = closed
ui-ml-no-region = No land left
ui-ml-no-mission = No mission now
ui-ml-gates = The Gates
ui-ml-gates-quiet = All is quiet.
ui-ml-sold-out = Nothing on show
ui-ml-glory = { $count } glory
ui-ml-reputation = { $count } reputation
ui-ml-excess = { $count } excess
ui-ml-gold =
    { $wages ->
        [0] { $count } gold
       *[other] { $count } gold (wages { $wages })
    }
ui-ml-wages-short = Wages at the end of the round: { $due } gold; you have { $gold }.
ui-ml-pile-mercenaries = Mercenaries to come
ui-ml-pile-dismissed = Mercenaries dismissed
ui-ml-pile-traps = Traps to come
ui-ml-pile-spent-traps = Traps used up
ui-ml-pile-gear = Equipment to come
ui-ml-pile-monsters = Monsters to come
ui-ml-pile-beaten = Monsters gone
ui-ml-pile-regions = Regions to come
ui-ml-pile-missions = Missions in the bag
ui-ml-pile-loot = Loot to come
ui-ml-competitive = Mission: { $dice } dice ({ $colours }), reach { $target }. Reward: { $reward }. Failure costs { $penalty }.
ui-ml-contract = “{ $contract }”: { $dice } dice ({ $colours }), hand over { $goods }. Left: { $first }. Right: { $second }.
ui-ml-belongs = In the clan of { $seat }.
ui-ml-leads = Leads the clan.
ui-ml-wounded = Wounded: a second wound kills.
ui-ml-away = Away on an expedition.
ui-ml-used = The talent is used up this round.
ui-ml-if-captured = Capture from { $value }: { $reward }.
ui-ml-if-killed = Kill from { $value }: { $reward }, trophy { $trophy }.
ui-ml-attack-dice = Attack dice now: { $total } ({ $base } printed, { $affinity } affinity, { $round } round, { $power } power).
ui-ml-discount-die = Your Persuasion { $face } takes { $gold } gold off here.
ui-ml-clan = Glory { $glory }, reputation { $reputation }, excess glory { $excess }, gold { $gold }.
ui-ml-clan-wages = Wages of this round: { $wages } gold; that leaves { $left }.
ui-ml-clan-stores = In store: { $traps } traps, { $defence } Defence, { $potions } potions, { $venoms } venoms.
ui-ml-clan-next = From { $glory } glory: more dice, and wages of { $wage } a head.
ui-ml-space-needs = Asks for { $dice }.
ui-ml-space-more = Takes up to { $count } more: { $colours }.
ui-ml-space-gives = Gives { $goods }.
ui-ml-space-reroll = Lends rerolls: { $count } ({ $colours }).
ui-ml-space-martyr = Whoever dies here brings { $glory } glory.
ui-ml-brings = Reputation { $reputation }. Brings { $dice }.
ui-ml-brings-none = Reputation { $reputation }, and no die.
ui-ml-hires-for = Costs { $cost } gold, { $now } for you now.
ui-ml-costs = Costs { $cost } gold.

## The battles of Monster Lands

ui-combat-battle = Battle: { $region }
ui-combat-gates = Battle at the Gates
ui-combat-conquest = Conquest: { $region }
ui-combat-mission = Mission: { $name }
ui-combat-contract = Contract: { $name }
ui-combat-won = After the battle
ui-combat-which =
    { $carried ->
        [0] Expedition { $number } of { $count }
       *[other] Expedition { $number } of { $count } · { $carried } from before
    }
ui-combat-fallen = Fallen
ui-combat-traps = Traps
ui-combat-magic = Magic
ui-combat-attack = Monster attacks
ui-combat-defend = Defend
ui-combat-strike = Strike back
ui-combat-monster = Monster
ui-combat-march = Conquest
ui-combat-spoils = Loot
ui-combat-formula =
    { $total ->
        [one] 1 attack die:
       *[other] { $total } attack dice:
    } { $base } printed{ $affinity ->
        [0] {""}
       *[other] {" "}+ { $affinity } affinity
    }{ $round ->
        [0] {""}
       *[other] {" "}+ { $round } round
    }{ $power ->
        [0] {""}
       *[other] {" "}+ { $power } power
    }
ui-combat-coming =
    { $count ->
        [one] 1 die comes
       *[other] { $count } dice come
    }
ui-combat-rolled = Monster roll
ui-combat-hits =
    { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $sure ->
        [0] {""}
        [one] {" "}(1 of them sure)
       *[other] {" "}({ $sure } of them sure)
    }
ui-combat-left =
    { $stopped ->
        [0] { $left } left
       *[other] { $left } left, { $stopped } stopped
    }
ui-combat-with = Expedition
ui-combat-is-well = Unharmed
ui-combat-is-wounded = Wounded
ui-combat-spent = talent used
ui-combat-odds = Odds from here
ui-combat-odds-with = Odds with this option
ui-combat-odds-about = Exact chances, each for a player who goes for that result alone and plays as well as possible. What can still be used is counted in.
ui-combat-unhurt = Unharmed
ui-combat-wounded = Wounded
ui-combat-dead = Death
ui-combat-capture = Capture
ui-combat-bare = Capture without venom
ui-combat-kill = Kill
ui-combat-nothing = Neither
ui-combat-conquer = Conquest
ui-combat-succeed = Reach the target
ui-combat-lead = Beat the rival
ui-combat-under = < { $number } %
ui-combat-over = > { $number } %
ui-combat-then-unhurt = unharmed at best
ui-combat-then-wounded = wounded
ui-combat-then-dead = certain death
ui-combat-mark-capture = capture { $value }
ui-combat-mark-kill = kill { $value }
ui-combat-mark-conquest = conquest { $value }
ui-combat-mark-target = target { $value }
ui-combat-sum = { $carried } from before + { $now } now
ui-combat-missing = { $count } to go
ui-combat-stop-capture = captures
ui-combat-stop-kill = kills
ui-combat-stop-either = capture or kill
ui-combat-stop-carry = { $total } carried on
ui-combat-stop-conquer = conquered: +{ $glory } glory
ui-combat-stop-win = target reached
ui-combat-stop-second = beaten: only gold
ui-combat-stop-fail = below the target
ui-combat-total = Total { $total }
ui-combat-not-rolled = Not rolled yet
ui-combat-asked = It asks for
ui-combat-pays = It pays
ui-combat-have = { $count } at hand
ui-combat-left-side = Left side
ui-combat-right-side = Right side
ui-combat-forecast = { $member }: capture { $capture }, kill { $kill }, death { $dead }.
ui-combat-forecast-conquer = { $member }: conquest { $conquer }.
ui-combat-forecast-mission = { $member }: target reached { $succeed }.
ui-combat-forecast-potion = With a potion: death { $dead }.
ui-combat-forecast-venom = With a venom: capture { $capture }, kill { $kill }.
ui-combat-forecast-attack =
    { $dice ->
        [one] 1 attack die to face,
       *[other] { $dice } attack dice to face,
    } { $hits } hits on average.
