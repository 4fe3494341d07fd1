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
