## Lessons

ui-lesson-you = Alex
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-show = Show me
ui-lesson-end = Finish
ui-lesson-leave = Leave the lesson
ui-lesson-other = Not that one yet: look at what is lit.
ui-lesson-done = { $name }: done!
ui-lesson-following = Next lesson
ui-lesson-all = All lessons
ui-lessons-minutes = { $count } min
ui-lessons-go-on = Go on: { $at } / { $count }
ui-lessons-anew = From the start
ui-lessons-play = Play
ui-lessons-done = Lessons: { $done } of { $count }
ui-menu-first = First time here? A short lesson

## Numbers

ui-sum-score = Score now

## Hints and the coach

ui-hint-thinking = Let me think…
ui-hint-none = No idea comes to mind right now.
ui-hint-do = Do it
ui-thoughts-open = Three best
ui-thoughts-title = What a master weighs
ui-thoughts-for = For it: { $why }
ui-thoughts-against = The first one instead: { $why }
ui-thoughts-about = Worlds that look like yours were played on from each. Nobody looked at what is hidden from you.
ui-thoughts-thumb = Here a master goes by rules of thumb. Nobody looked at what is hidden from you.
ui-coach-wait = Wait a moment
ui-coach-rather = Better: “{ $option }”. { $why }
ui-coach-again = Think again
ui-coach-anyway = Do it anyway
ui-coach-off = Off
ui-coach-first = First game
ui-coach-gentle = Gentle
ui-coach-on = On
ui-set-coach = Coach
ui-set-coach-about = Speaks up before a choice that throws much away: never, in a first game, seldom, or often. H asks for a hint at any time.
ui-turnings-title = Three moments that decided it
ui-turnings-open = What decided it?
ui-turnings-looking = Looking through your decisions: { $done } of { $count }
ui-turnings-none = You threw nothing away: no single moment decided it.
ui-turnings-round = Round { $number }
ui-turnings-did = You chose “{ $option }”.
ui-turnings-try = Try it again
