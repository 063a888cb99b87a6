### What the server says, whatever the game.

## At the table

said-thinking = { $n ->
    [one] { $seats } is thinking …
   *[other] { $seats } are thinking …
}
said-waiting = Waiting for { $seats }.
said-window = Others may react …
said-passed = You pass, unless you react before the time is up.
said-holds = { $n ->
    [one] { $seats } wants more time.
   *[other] { $seats } want more time.
}
said-waived = { $n ->
    [one] { $seats } reacts to nothing this turn.
   *[other] { $seats } react to nothing this turn.
}
said-pass-to = Pass the device to { $seat }.
said-by-itself = Answered by itself: { $choices }
said-named = { $name } ({ $seat })
said-asked = { $name }: { $prompt }
said-no-undo = You cannot undo now: something has been rolled, revealed or answered since.
said-possible = You can choose this.
said-next = { $n ->
    [one] Next to choose: { $seats }.
   *[other] Choosing at the same time: { $seats }.
}
said-chose = { $seat }: { $choice }.
said-hand = Hand: { $seat }
said-past = { $title }: as it was.
said-not-asked = It is not your turn to choose.
said-no-rule = You cannot do this now.

## Orders

order-battle-pass = Pass for this battle
order-turn-pass = Pass for this turn
order-card-never = Do not ask again: { $card }
order-card-play = At the first chance: { $card }
order-kind-never = Never ask: { $moment }
order-habit = Always: { $choice }
order-habit-first = Always the first one
order-first = the first one
order-battle-passing = You pass in this battle
order-turn-passing = You pass this turn
order-kind-kept = { $moment }: { $order ->
    [never] never
    [always] always
    [could] whenever I could react
   *[once] once a battle for each card
}
order-card-kept = { $card }: { $order ->
    [play] at the first chance
    [ask] always ask
   *[never] do not ask
}
order-habit-kept = { $moment }: always { $choice }

## In the list of tables

said-your-turn = Your turn
said-goes-on = Waiting for the others
label-setup = Setup
label-round = Round { $round }

said-stuck = This game cannot continue: its rules have changed since it was saved.
said-damaged = This table cannot be opened: what was saved of it is damaged.

## When a table is set up

table-option-ask-always = Ask everybody about every reaction, and wait for all answers

## Refusals

refused-stale = The table has changed in the meantime; look again.
refused-illegal = This is not possible now.
refused-unknown = The server does not understand “{ $text }”.
refused-seat = This is not your seat.
refused-delete = Others sit at this table: it cannot be deleted.
refused-taken = Somebody has this seat, and their page is open.
refused-far = A seat can be taken back only on the machine on which the server runs.
refused-pass = First pass the device to the player whose choice it is.
refused-fault = A rule failed here. Nothing has changed; choose something else.
refused-undo = You cannot undo now: something has been rolled, revealed or answered since.
refused-window = There is no chance to react for you now.
refused-holds = You have asked for more time { $n } times, which is all there is in a game.
refused-fast = Not so fast: wait a moment.
refused-store = The table could not be saved. Nothing has changed; try again.
refused-message = The server does not understand this message.
refused-key = This key has been used at this table for something else. Make a new one for each choice.
refused-consent = To go back further, everybody at the table would have to agree, and that cannot be asked here yet.
refused-over = The game is over: nothing can be taken back.
refused-back = { $n ->
    [0] You have made no choice that could be taken back.
    [one] You can go back by 1 choice of your own.
   *[other] You can go back by 1 to { $n } choices of your own.
}
refused-line = There is no such moment: this log has lines 0 to { $last }.
refused-past = The past of this table cannot be shown: its rules have changed since.
refused-on-people = Several people play here, and the game goes on: a table from an earlier moment would show what is still hidden. It can be opened when the game is over.
refused-on-over = The game is over at this point. Choose an earlier one.

## Errors

error-400 = The server does not understand this: { $detail }
error-403 = This is not allowed. If you sent a form, reload its page and send it again.
error-404 = There is nothing here. The table may have been removed, or the address mistyped.
error-405 = This address cannot be used that way.
error-413 = That is too large: a record has at most { $limit } KB.
error-429 = Too many requests: wait a moment.
error-500 = Something went wrong on the server and has been logged. Try again.
error-running = The record can be downloaded when the game is over: it contains cards and dice that are still hidden.
error-no-file = Choose a record first: a file that ends in .gfn.
error-no-record = This file is not a record. A record is a text file that begins with “gonfalon”.
error-record-head = This record cannot be watched: its beginning cannot be read. { $detail }
error-record-game = This record cannot be watched: “{ $game }” is not played here.
error-record-version = This record cannot be watched: it was made with version { $made } of the rules, and this server has { $now }.
error-record-broken = This record cannot be watched: not all of its choices can be played. { $detail }
error-record-long = This record cannot be watched: it has { $n } choices, and the limit is { $most }.
error-gap = Fill the seats from the first: there may be no empty seat between two players.
error-mode = There is no mode “{ $mode }”; there are: { $modes }.
error-seats = Choose who plays. Seats in this mode: { $seats }; taken: { $n }.
error-engine = { $detail }
error-bot = There is no bot “{ $bot }” here.
error-seed = A seed is a whole number, not “{ $seed }”.
error-reactions = “{ $reactions }” is not a time to react: there are 3, 5, 8 and trusting.
error-seed-people = With two people or more nobody may choose the seed: it would tell them every die and every card.
error-full = This server is full. Try again later.
error-tables = You have { $n } tables open at once. Close the page of one of them first, or wait a moment.
error-unattended = You watch { $n } tables at which only bots play. Close the page of one of them first, or wait a moment.
error-507 = The server’s disk is full, so nothing can be saved now. Nothing has changed; try again later.
error-421 = This server is not { $host }. Use the address its keeper gave you.
error-record-rekeys = This record cannot be watched: its dice were changed { $n } times, and the limit is { $most }.
