### What the app's screens say.

ui-title = Four Crowns
ui-close = Close
ui-back = Back
ui-on = On
ui-off = Off
ui-percent = { $number } %

## What can go wrong before the first picture

ui-trouble-display = No window can be opened: { $why }. The app needs a screen; the command line plays without one.
ui-trouble-asset = A file of the game is missing or damaged: { $file }. Install the game again.
ui-trouble-library = A library is missing: { $name }. Install the game again.
ui-trouble-crash = Something went wrong, and the app had to close. Your games are kept up to the last decision. What happened is written down here: { $file }
ui-trouble-left = Something went wrong
ui-trouble-left-body = The game had to be left. It is kept up to the last decision and can be continued from the menu. What happened is written down here: { $file }
ui-trouble-folder = Games cannot be kept, because the folder { $folder } cannot be written: { $why }.
ui-trouble-cut = Welcome back
ui-trouble-cut-body = The app was cut off the last time. Nothing is lost: every decision was kept before you saw it.
ui-trouble-cut-report = What happened is written down here: { $file }
ui-notice-settings-broken = The settings could not be read and begin anew.
ui-notice-settings-unwritable = The settings cannot be written; they last until the app is closed.

## Menu

ui-menu-motto = Four board games at one table
ui-menu-continue = Continue { $game }
ui-menu-new = New game
ui-menu-tutorials = Learn to play
ui-menu-saves = Games and replays
ui-menu-records = Records
ui-menu-rulebook = Rulebook
ui-menu-settings = Settings
ui-menu-quit = Quit
ui-menu-fan = An unofficial work of fans. The games belong to their authors and publishers.
ui-quit-title = Leave the table?
ui-quit-body = Every decision is already on disk. The game goes on exactly where you leave it.
ui-quit-yes = Leave
ui-quit-no = Stay
ui-save-trouble = This game cannot be opened
ui-save-notice = A word about this game
ui-save-mend = Open what is sound
ui-save-leave = Leave it
ui-save-mend-body = What comes before can be opened as a new game; the damaged one stays as it is.

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
ui-set-bots = Turns of bots
ui-set-bots-about = Every move, the short way, or a story afterwards. Battles that concern you are always shown.
ui-bots-watch = Watch
ui-bots-brief = Brief
ui-bots-summary = Summary
ui-set-software = Plain window
ui-set-software-about = Quicker on machines without a graphics card.
ui-set-volume = Effects
ui-set-music = Music
ui-set-music-off = No music
ui-set-music-off-about = Effects stay as they are. The key M does the same anywhere.
ui-music-off = Music off
ui-music-on = Music on
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
ui-setup-seats = At the table
ui-setup-options = The game
ui-setup-more = Add a seat
ui-setup-alone = Play alone
ui-setup-away = Take this seat away
ui-setup-known = Somebody who is known here
ui-guests-title = Who sits here?
ui-setup-emblem = Another emblem
ui-setup-colour = Another colour
ui-setup-name = Name
ui-setup-number = A number from { $least } to { $most }
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
player-random = Bot: at random
player-random-about = Takes any move that the rules allow. It knows nothing, and beats nobody.
player-novice = Bot: novice
player-novice-about = Knows what is good, but misjudges how good. A friendly first opponent.
player-adept = Bot: adept
player-adept-about = Plays by sound rules of thumb and seldom wastes a turn. It does not plan ahead.
player-master = Bot: master
player-master-about = Thinks ahead where it matters, for up to a second. Beat it if you can.
ui-strength-title = How strong is it?
ui-strength =
    { $others ->
        [one] In a game for two, against the level below,
       *[other] At { $places } seats, alone against { $others } of the level below,
    } it won { $won } % of { $games } games (an equal share is { $equal } %).
ui-strength-found = Counted on { $date }, version { $version }.
ui-strength-page = How strong are the bots?
ui-strength-rung =
    { $others ->
        [one] **{ $won } %** of { $games } games for two won against the level below.
       *[other] **{ $won } %** of { $games } games won at { $places } seats, alone against { $others } of the level below.
    } The true share is likely { $least } to { $most } %. An equal share: { $equal } %.
ui-strength-how = The mark on a bar is an equal share; the line in it is where the true share lies, with a certainty of 95 in 100. The novice plays against bots that choose at random.
ui-strength-nobody = Nobody has counted yet.

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
ui-what-if-dealt = A trial: what is hidden was dealt anew, and nothing of it will have happened
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
ui-results-deeds = Deeds
ui-deeds-new = New!
ui-deeds-secret = ?
ui-deeds-secret-about = A secret deed.
ui-results-rounds = Rounds
ui-results-luck = Luck
ui-results-moments = Key moments
ui-results-again = Play again
ui-results-campaign = On with the campaign
ui-results-replay = Watch the replay
ui-results-menu = Menu
ui-luck-about = What fell against what could be expected. Inside the blue band nobody was lucky or unlucky: chance strays that far nineteen times in twenty.
ui-luck-none = No die fell for or against anybody alone.
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

## The campaign

ui-campaign-next = Next game: number { $number }
ui-campaign-scenario = Scenario { $number }, “{ $scenario }”, { $level }
ui-campaign-level = Well fought: how hard shall “{ $scenario }” be?
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
ui-thinking = { $name } thinks ahead… Space: play now
ui-board-deed = Deed: { $names }
ui-board-turn = { $name }’s turn
ui-board-sealed = Everybody decides in secret; all answers are opened at once.
ui-board-known = Nobody else knows what lies here.
ui-board-trouble = The choice was not made
ui-board-not-kept = It could not be written to disk: { $why }. Nothing has changed; make room and choose again.
ui-board-undo-title = Take back what was seen?
ui-board-undo-strict = The rule at this table is strict: what was seen stays.
ui-board-undo-agreed = Everyone agrees
ui-board-undo-alone = Take it back
ui-board-undo-secret = Take back a secret choice?
ui-board-undo-agrees = { $name } agrees
ui-board-undo-not = Let it stand
ui-camera-in = Closer (+)
ui-camera-out = Farther away (−)
ui-camera-show = Show me (Home)

## Hand-over cover

ui-cover-ask = The table is covered. Hand the device to { $name }; nobody else looks.
ui-cover-here = I am { $name }
ui-cover-turn = { $name }, it is your turn.
ui-cover-lit = Click what is lit, or look at what is yours first.
ui-cover-hold = Hold to look
ui-cover-open = Leave it open
ui-key-space = Space
ui-key-enter = Enter
ui-cover-recap = Since your last turn
ui-recap-fold = Fold the story
ui-round-summary = What the round brought

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
ui-saves-no-home = There is nobody’s home at { $file }. For a folder of your own, write ~/ and then its name.
ui-saves-no-path = { $file } cannot be the name of a file.
ui-saves-exists = { $file } is there already.
ui-saves-replace = Replace it
ui-saves-import = Import
ui-saves-import-body = Which file shall be taken in? Journals found in the usual folders are listed below the field.
ui-saves-imported = “{ $name }” is among your games now.
ui-saves-trouble = That did not work
ui-saves-unwritable = The folder of the games cannot be written.
ui-saves-over = finished
ui-saves-round = round { $round }
ui-day = { $day } { $month ->
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
    } { $year }
ui-saves-date = { ui-day }, { $time }
ui-asking-yes = All right
ui-asking-no = Cancel

## Records

ui-records-title = Records
ui-records-nobody = Nobody has sat down at this table yet. Whoever begins a game is remembered here, with a name, a colour and an emblem.
ui-records-person =
    { $games ->
        [0] No finished game yet
        [one] One game, { $wins ->
                [0] no win
               *[other] won
            }
       *[other] { $games } games, { $wins ->
                [0] no win
                [one] one win
               *[other] { $wins } wins
            }
    }
ui-records-games = Games
ui-records-wins = Wins
ui-records-best = Best
ui-records-unplayed = No finished game yet.
ui-records-sources = Favourite ways to score
ui-records-points = { $points } points, { $share } %
ui-records-luck = All dice
ui-records-deeds = Deeds: { $done } of { $all }
ui-records-rename-body = What is this person called?
ui-records-taken = Somebody else is called { $name } already.
ui-records-forget = Forget
ui-records-forget-body = { $name }’s figures and deeds will be gone. The games stay among the replays.
