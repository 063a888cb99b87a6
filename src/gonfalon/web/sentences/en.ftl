### What the server says, whatever the game.

## At the table

said-thinking = { $n ->
    [one] { $seats } thinks …
   *[other] { $seats } think …
}
said-waiting = Waiting for { $seats }.
said-window = Others may react …
said-pass-to = Pass the device to { $seat }.
said-no-undo = There is nothing to take back: something was rolled, shown or answered since.
said-possible = This is possible: you may choose it.
said-not-asked = You are not asked anything now.
said-no-rule = This is not among what you may do now.

## In the list of tables

said-your-turn = Your turn
said-goes-on = Waiting for the others
label-setup = Setup
label-round = Round { $round }

said-stuck = This game cannot go on: its rules have changed since.

## When a table is set up

table-option-ask-always = Ask everybody for every reaction, so that no pause tells anything

## Refusals

refused-stale = The table has moved on since; look again.
refused-illegal = This is not possible now.
refused-unknown = The server does not understand “{ $text }”.
refused-seat = You do not sit on this seat.
refused-pass = First pass the device to the player who must choose.
refused-fault = A rule failed here. Nothing was changed; choose something else.
refused-undo = There is nothing to take back: something was rolled, shown or answered since.
refused-fast = Not so fast: wait a moment.
refused-store = The table could not be kept. Nothing was changed; try again.
refused-message = The server does not understand this message.

## Errors

error-400 = The server does not understand this: { $detail }
error-403 = This is not allowed. If you came from a form, load its page again and send it once more.
error-404 = There is nothing here. The table may have been removed, or the address mistyped.
error-405 = This address cannot be used that way.
error-413 = That is too large: a record has at most { $limit } KB.
error-429 = Too many requests: wait a moment.
error-500 = Something went wrong here; it was noted. Try again.
error-running = The record can be downloaded when the game is over: it holds the cards and dice that are still hidden.
error-no-file = Choose a record first: a file that ends in .gfn.
error-no-record = This record cannot be watched: it is none. A record is a text file that begins with “gonfalon”.
error-record-head = This record cannot be watched: its beginning cannot be read. { $detail }
error-record-game = This record cannot be watched: “{ $game }” is not played here.
error-record-version = This record cannot be watched: it was made with version { $made } of the rules, here it is { $now }.
error-record-broken = This record cannot be watched: not all of its choices can be played. { $detail }
error-record-long = This record cannot be watched: it has { $n } choices, and { $most } are the most that can be shown.
error-gap = Take the seats from the first on: nobody may be missing between two players.
error-mode = There is no way to play called “{ $mode }”; there are: { $modes }.
error-seats = Choose who plays. Seats in this way to play: { $seats }; taken: { $n }.
error-engine = { $detail }
error-bot = There is no bot “{ $bot }” here.
error-seed = A seed is a whole number, not “{ $seed }”.
error-full = This server has no room for more tables now. Try again later.
