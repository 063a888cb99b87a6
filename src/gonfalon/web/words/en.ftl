### The text of the pages.

## Everywhere

page-home = Home
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-back = Back
page-theme-dark = Dark
page-theme-light = Light
page-rules = Rules
page-rules-of = Rules of { $game }
page-new-table = New table
page-log = Log
page-hand = Hand
page-seats = Seats

## The home page

page-home-title = Gonfalon: board games at your own table
page-welcome = Raise your banner.
page-welcome-line = Board games of tactics and conquest, against bots or with friends at the same screen.
page-games = Games
page-board-of = The board of { $game }
page-play-now = Play now
page-play-now-line = You against bots, at once. No account.
page-my-tables = My tables
page-no-tables = None yet. Press “Play now” to open the first.
page-table-mine = Your turn
page-table-waits = In progress
page-table-over = Over
page-table-lost = Yours?
page-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-lost-tables = None of yours. But somebody has played on this machine: if it was you, open the table and take your seat back.
page-delete = Delete
page-delete-sure = Delete for good
page-take-back = You are only watching. If you played here, take your seat back:
page-watch-record = Watch a game
page-watch-line = Every game can be saved as a record. Choose one and watch it step by step.
page-watch-bots = Watch bots play { $game }:
page-record-file = Record (.gfn)
page-watch = Watch

## A new table

page-new-title = A new table: { $game }
page-mode = How to play
page-players = { $most ->
    [one] 1 player
   *[other] { $least } players
}
page-players-range = { $least } to { $most } players
page-agreed = Options
page-learn = Learn
page-learn-title = Learn { $game }
page-learn-all = Learn by playing
page-learnt = { $n } of { $of }
page-first-game = Play your first game
page-skip-lessons = Skip to a first game
page-learn-again = Again
page-lesson-done = learnt
page-learn-line = Each lesson is a small position and one idea, over when you have done it. In your first games the coach sits beside you, against easy bots.
page-begin = Begin
page-next-lesson = Next lesson
page-all-lessons = All lessons
page-workshop = Build
page-workshop-line = Build a map of your own
page-seats-line = Friends at this screen take turns; the other player’s hand stays hidden.
page-lots = Draw lots for the seats
page-sit-me = Me
page-sit-friend = A friend at this screen
page-sit-easy = Bot: easy
page-sit-normal = Bot: normal
page-sit-hard = Bot: hard
page-sit-random = Bot: plays at random
page-sit-greedy = Bot: quick and greedy
page-sit-search = Bot: looks ahead, strong
page-sit-nobody = Nobody
page-other-bots = Other bots
page-optional-rules = Optional rules
page-more-options = More
page-reactions = Time to react
page-reactions-seconds = { $n } seconds
page-reactions-trusting = As long as somebody could react
page-reactions-line = Only with people at different screens. A fixed time gives nothing away, whatever anybody holds. Otherwise, waiting tells that somebody could react.
page-table-name = Name of the table
page-seed = Seed
page-seed-line = The same seed gives the same game. Leave it empty for a random one, as it must be when friends play.
page-start = Start

## What went wrong

page-error-title = That did not work

## The rulebook

page-search = Search
page-search-for = words of a rule, or { $rule }
page-all-rules = All rules
page-rules-found = { $n ->
    [0] No rule contains these words.
    [one] 1 rule
   *[other] { $n } rules
}
page-page = page { $n }
page-ruling = Our reading:
page-proved-by = { $n ->
    [one] Proved by 1 test
   *[other] Proved by { $n } tests
}

## The table

page-title = { $game } · Gonfalon
page-skip = To the question
page-help = Help
page-settings = Settings
page-speed = Bots play
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-5 = At once; show only my fights
page-speed-0 = Instantly
page-motion = On the board
page-motion-full = Show what others do
page-motion-less = Show it with less motion
page-motion-none = Show only the outcome
page-following = What others do
page-pause = Pause
page-skip-steps = Skip
page-space = Space
page-digest = Since your last turn
page-digest-close = Esc closes. It stays in the log.
page-watch-again = Watch again
page-to-my-turn = To my turn
page-hold = More time
page-waive = React to nothing this turn
page-peek = Show my cards
page-revoke = Take back
page-order = Ask me for a reaction
page-order-once = Once a battle for each card
page-order-could = Whenever I could react
page-order-always = Always, even if I can only pass
page-order-never = Never: I pass
page-less = Ask me less
page-answers = Questions with one sensible answer
page-answers-self = Answer themselves
page-answers-ask = Ask me
page-sound = Sound
page-sound-all = Everything
page-sound-mine = Only that it is my turn
page-sound-off = None
page-volume = Volume
page-download = Save the record
page-board = Board
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole board
page-overview = Overview: click where to look
page-step = Next
page-step-back = Previous
page-step-first = To the start
page-step-of = Step { $n } of { $of }
page-play-steps = Play
page-replay = Steps
page-question = The question
page-rule = Rule
page-rule-behind = The rule behind this
page-look-back = Look back: drag to see the table as it was
page-now = now
page-back-to-now = Back to now
page-play-on = Play on from here
page-hands = Hand shown
page-hands-none = None
page-pace = Speed
page-play-again = Play again
page-needs-script = This page shows the table as it is now. To play, enable JavaScript.
page-lost = Connection lost. Reconnecting …
page-tabs = Beside the board
page-side = The log, and more
page-inspector = Inspector
page-inspector-line = Point at anything, focus it or long-press it: a land, a piece, a card, a word. What it is, what it may do and what may happen to it stands here, never over the board.
page-undo-all = Undo the whole turn
page-pass-line = The other player’s cards are hidden. Press when you have the device.
page-ready = It’s me

## Help

page-how-1 = Everything with a dashed outline can be clicked. Point at it to see what would happen.
page-how-2 = Click a piece, then where it goes. Or drag it there. A red outline means a fight.
page-how-3 = Click something without an outline to learn which rule forbids it.
page-how-4 = Point at a line of the log and its places light up on the board.
page-enter = Enter
page-esc = Esc
page-space = Space
page-key-next = to the next thing you can choose
page-key-arrows = to the nearest one in that direction
page-key-pick = pick it
page-key-back = one step back
page-key-undo = undo (so does Ctrl-Z)
page-key-end = end the turn or the step
page-key-act = to the next thing that can act
page-key-number = the option with this number
page-key-skip = skip what is being shown
page-key-rule = the rule behind the question
page-key-zoom = zoom in, zoom out, the whole board
page-key-help = this help

## What the script says

script-nothing-here = Nothing to do here now. What you can choose has a dashed outline.
script-fight = { $n } fight
script-fights = { $n } fights
script-now = now
script-left = { $n } s left to react
script-not-yours = It is not your turn.
script-picked = Picked: { $what }.
script-step-again = Step { $n } of { $of } · { $what }
script-step-now = Step { $n } · { $what }
script-step-of = Step { $n } of { $of }
script-touch = Pick something with a dashed outline, or press a button.
script-your-turn = Your turn
script-why-first = Pick something with a dashed outline first.
script-end-sure = Something is left to do. Press again to end.

## A workshop

page-workshop-result = Next
page-workshop-play = Play with it
page-workshop-name = Name
page-workshop-save = Save as a file
page-workshop-open = Open

coach-name = Coach
coach-choose = Choose for me
coach-hush = No more of this kind
coach-off = Switch the coach off
