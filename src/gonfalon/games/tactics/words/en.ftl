### How Tactics speaks. Names of units, cards, areas and terrains come from the content.

title = Tiny Epic Tactics
blurb = Lead a Fighter, a Wizard, a Rogue and a Beast over hills, rivers and rooftops, and hold three Control Areas.
mode-competitive = Competitive
mode-competitive-blurb = 2 to 4 players, each for themselves: capture units and secure the areas.
mode-competitive-team = Competitive teams
mode-competitive-team-blurb = 4 players, Blue and Green against Red and Yellow: team mates share flags and points.
mode-battle = Battle
mode-battle-blurb = 2 to 4 players, each for themselves: no areas, but units to capture and one Artifact to hold.
mode-battle-team = Battle teams
mode-battle-team-blurb = 4 players, Blue and Green against Red and Yellow, for captures and the Artifact.
mode-solo = Solo adventure
mode-solo-blurb = 1 player against an Enemy led by cards: bring six crystals out of the dungeons before time runs out.
mode-coop = Cooperative adventure
mode-coop-blurb = 2 players together against two Enemies, racing for the six crystals.

table-option-realm = Realm
table-option-realm-canyon = The Canyon
table-option-realm-gorge = The Gorge

# Whoever is led by cards.
enemy = the Enemy
enemy-by-colour = the { $colour } Enemy

## Kinds of moments, as orders call them

moment-turn-start = the start of your turn
moment-turn-end = the end of your turn
moment-move-start = the start of a move
moment-move-end = the end of a move
moment-portal-used = a Portal is used
moment-village-used = a rest in a Village
moment-declare-attack = an attack is declared
moment-spell-cast = a spell is cast
moment-after-roll = dice have been rolled
moment-deal-damage = your unit deals damage
moment-take-damage-calc = your unit takes damage
moment-knockback-stopped = a unit is thrown against an obstacle
moment-unit-captured = a unit is captured
moment-knock-back = knock-back
moment-reroll = what to roll again
moment-counter = strike back

## What a player is asked

prompt-camp = Choose where you make camp.
prompt-deploy = Choose where { $unit } starts.
prompt-keep = Keep one of these Tactic cards. The others go back into the deck.
prompt-act = { $n ->
    [one] You have 1 action left.
   *[other] You have { $n } actions left.
} Choose what to do.{ $hopeless ->
    [yes] { " " }{ note-hopeless }
   *[no] { "" }
}
prompt-way = Choose how { $unit } gets to { $space }.
prompt-go = Move { $unit } with { $n ->
    [one] 1 movement point.
   *[other] { $n } movement points.
}
prompt-knock-back = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to knock { $target } back?
prompt-push = Choose which way { $target } is pushed.
prompt-power = { $unit } casts { $spell } for 1 Mana of { $mana }. Choose how much more to spend.
prompt-siphon = { $spell }: choose what a Power symbol does. { $n ->
    [one] It is the last one.
   *[other] { $n } are left.
}
prompt-thunder = { $spell }: choose who takes 1 more damage.
prompt-counter = { $target } has hurt { $unit }. { $cost ->
    [0] Choose how to Counter.
   *[other] Choose how to Counter; being Weakened, { $unit } pays { $cost } ♥ for it.
}
prompt-ability = { $ability }: spend { $ammo } Ammo against { $target }?
prompt-grant = { $ability }: choose whom { $unit } helps, and how.
prompt-heal = Choose who heals.
prompt-unweaken = Choose who is no longer Weakened.
prompt-first = Several of your units have an effect now. Choose whose comes first.
prompt-reroll = { $unit } rolled { $faces }. Choose what to roll again.
prompt-aim = Choose whom { $unit } shoots at.
prompt-ambush = Choose who ambushes { $unit }.
prompt-exit = Choose which Portal { $unit } comes out of.
prompt-colours = Choose who rallies, and where to.
prompt-avenge = Choose how to strike back at { $unit }.
prompt-dive = { $target } aims at { $unit }. Choose where { $unit } dives.
prompt-discard = You hold one Tactic card too many. Choose which to discard.

# In adventures.
prompt-take = Choose your { $class }. The other one goes to { $enemy }.
prompt-delve = { $dungeon }: { $unit } has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} left. Choose the next step.
prompt-leave = Choose where { $unit } comes out.
prompt-golem = { $monster }: choose what { $unit } pays to get past.
prompt-crystal = { $unit } has taken the { $crystal }. Use its power now, or never? { $effect }
prompt-storm = Choose which enemy the crystal strikes.
prompt-return = Choose who comes back into play.
prompt-replace = Several enemy units have fallen. Choose which is replaced first.

# Chances to play a Tactic card, by what has just happened.
prompt-turn-start = Your turn begins. Play a card?
prompt-turn-end = Your turn ends. Play a card?
prompt-move-end = { $unit } ends a move. Play a card?
prompt-portal-used = { $unit } steps through a Portal. Play a card?
prompt-village-used = { $unit } rests in a Village. Play a card?
prompt-declare-attack = { $unit } aims at { $target }. Play a card?
prompt-spell-cast = { $unit } casts { $spell }. Play a card?
prompt-after-roll = { $unit } has rolled { $faces }. Play a card?
prompt-deal-damage = { $unit } hits { $target } for { $n } damage. Play a card first?
prompt-take-damage-calc = { $unit } hits { $target } for { $n } damage. Play a card first?
prompt-knockback-stopped = { $target } is thrown against an obstacle. Play a card?
prompt-unit-captured = { $unit } has captured { $target }. Play a card?

## What a player may choose

option-camp = { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }and { $opposite }
}
option-deploy = { $unit } starts at { $space }
option-keep = Keep { $tactic }
option-take = Keep { $card }; { $given } goes to { $enemy }
option-move = { $where ->
    [dungeon] { $unit } moves to the dungeon “{ $dungeon }” ({ $crystal })
    [class] { $unit } moves to the dungeon “{ $dungeon }” ({ $crystal }) – no way out for a { $class }
    [mana] { $unit } moves to the dungeon “{ $dungeon }” ({ $crystal }) – no way out without 2 Mana
    [rubble] { $unit } moves to { $place }, { $chance }%
    [back] { $unit }: a detour, back to { $place }
   *[map] { $unit } moves to { $place }
}
option-melee = { $unit } strikes { $target } ({ $damage } damage)
option-missile = { $unit } shoots at { $target } ({ $damage } damage, { $chance }%)
option-spell = { $reach ->
    [self] { $unit } casts { $spell } on itself
    [around] { $unit } casts { $spell } on { $around }
    [harm] { $unit } casts { $spell } on { $target } ({ $damage }{ $more } damage)
   *[help] { $unit } casts { $spell } on { $target }
}
option-ballista = { $unit } fires the Ballista at { $target } ({ $damage } damage)
option-march = { $unit } moves with { $card }
option-shed = { $unit } pays { $cost } ♥ to stop being Weakened
option-end = End the turn
option-way = { $way ->
    [direct] Straight there
   *[other] By { $way }
}
option-go = { $where ->
    [dungeon] { $unit } goes to the dungeon “{ $dungeon }” ({ $crystal })
    [class] { $unit } goes to the dungeon “{ $dungeon }” ({ $crystal }) – no way out for a { $class }
    [mana] { $unit } goes to the dungeon “{ $dungeon }” ({ $crystal }) – no way out without 2 Mana
    [rubble] { $unit } goes to { $place }, { $chance }%
   *[map] { $unit } goes to { $place }
}
option-stay = { $unit } stays put
option-power = { $number ->
    [0] Spend nothing more
    [one] Spend 1 more Mana and roll 1 die
   *[other] Spend { $number } more Mana and roll { $number } dice
}
option-option = { $effect ->
    [heal] { $unit } heals { $amount } ♥
    [add-movement] Spend { $amount } movement points
    [lose-health] Lose { $amount } ♥
   *[mod-damage] { $amount } more damage
}
option-choose = { $aim ->
    [shot] { $unit } ({ $damage } damage, { $chance }%)
    [fallen] { $unit } ({ $class })
   *[none] { $unit } ({ $health }/{ $top } ♥)
}
option-grant = { $effect ->
    [heal] { $unit } heals { $amount } ♥
   *[unweaken] { $unit } is no longer Weakened
}
option-push = { $direction ->
    [north] North, to { $toward }
    [east] East, to { $toward }
    [south] South, to { $toward }
   *[west] West, to { $toward }
}
option-reroll = Roll again: { $chosen }
die-nth = { $face } (die { $n })
option-stand = Keep the dice as they are
option-yes = { $what ->
    [knock_back] Yes, roll
    [crystal] Yes, use it
   *[other] Yes
}
option-no = No
option-counter = { $attack ->
    [melee] Counter: { $unit } strikes { $target } ({ $damage } damage)
    [missile] Counter: { $unit } shoots at { $target } ({ $damage } damage, { $chance }%)
   *[spell] Counter: { $unit } casts { $spell } on { $target }{ $reach ->
        [harm] { " " }({ $damage }{ $more } damage)
       *[help] { "" }
    }
}
option-decline = No Counter
option-tactic = Play { $tactic }
option-pass = Pass
option-discard = Discard { $tactic }

way-village = the Village at { $space }
way-portal = a Portal
toward-edge = the edge of the map
toward-cliff = a cliff at { $space }
toward-unit = { $space }, into { $unit }

## What has happened

fact-camp = { $seat } makes camp: { $camp }{ $opposite ->
    [none] { "" }
   *[other] { " " }and { $opposite }
}.
fact-deployed = { $unit } starts at { $space }.
fact-turn = Round { $round }: { $seat } to play.
fact-flag = { $seat } moves the { $flag } to { $mark } ({ $zone }).
fact-secured = { $seat } secures the { $flag } for good ({ $zone }).
fact-last-turns = The end is near: after { $seat }, everybody else plays one last turn.
fact-moved = { $moved ->
    [no] { $unit } makes a detour and comes back to { $space }.
   *[yes] { $unit } moves from { $from } to { $space }.
}
fact-sets-out = { $unit } sets out from { $from }.
fact-village = { $unit } rests in the Village at { $space }.
fact-attacks = { $attack ->
    [melee] { $unit } strikes { $target }.
    [missile] { $unit } shoots at { $target }.
   *[ballista] { $unit } fires the Ballista at { $target }.
}
fact-counters = { $unit } counters { $target }.
fact-casts = { $unit } casts { $spell }{ $alone ->
    [yes] { "" }
   *[no] { " " }on { $target }
}{ $n ->
    [0] { "" }
   *[other] { " " }with { $n } more Mana
}.
fact-fizzled = The spell fails: { $unit } has spent the Mana for nothing.
fact-rolled = { $unit } rolls { $faces }: { $count } × { $icon }.
fact-rerolled = { $unit } rolls again: { $faces }.
fact-paid = { $unit } pays { $n } more Ammo for { $n ->
    [one] the Miss
   *[other] the Misses
} and hits; { $left } left.
fact-ran-out = { $n ->
    [one] 1 Miss
   *[other] { $n } Misses
} against { $left } Ammo: { $unit } cannot pay, and spends what is left.
fact-missed = { $unit } misses { $target }.
fact-damaged = { $n ->
    [0] { $target } takes no damage.
   *[other] { $target } takes { $n } damage.
}
fact-lost = { $unit } loses { $n } ♥.
fact-hurt = { $ability }: { $target } loses { $n } ♥.
fact-healed = { $unit } heals { $n } ♥.
fact-supplied = { $unit } gains { $n } { $supply ->
    [mana] Mana
   *[ammo] Ammo
}.
fact-robbed = { $unit } is robbed of { $n } { $supply ->
    [mana] Mana
   *[ammo] Ammo
}.
fact-poisoned = { $unit } is poisoned.
fact-weakened = { $second ->
    [1] { $unit } takes a second action and is Weakened.
   *[0] { $unit } is Weakened.
}
fact-cured = { $unit } is no longer Weakened.
fact-shed = { $unit } pays { $cost } ♥ to recover.
fact-pushed = { $moved ->
    [no] { $unit } is pushed but has no room to move.
   *[yes] { $unit } is pushed from { $from } to { $space }.
}
fact-collided = { $unit } hits an obstacle and loses { $n } ♥.
fact-captured = { $own ->
    [yes] { $unit } falls to its own side; nobody takes the card.
   *[no] { $captor } captures { $unit }.
}
fact-played = { $seat } plays { $tactic }.
fact-drew = { $seat } draws a Tactic card.
fact-drew-known = { $seat } draws { $tactic }.
fact-discarded = { $seat } discards { $tactic }.
fact-reshuffled = The discards are shuffled into a new deck.
fact-scored = { $seat } scores { $n ->
    [one] 1 point
   *[other] { $n } points
}.
fact-learnt = { $n ->
    [one] The lesson is learnt.
   *[other] The lesson is not learnt yet.
}

# In Battle.
fact-bears = { $unit } now bears the Artifact.
fact-stole = { $unit } takes the Artifact from { $target }.
fact-dropped = { $unit } drops the Artifact at { $space }.

# In adventures.
fact-chose = { $seat } keeps { $card } and leaves { $given } to { $enemy }.
fact-placed = { $unit } appears at { $space }.
fact-time = { $way ->
    [down] Time runs on: { $n } left.
   *[up] Time is won back: { $n } left.
}
fact-entered = { $unit } enters the dungeon “{ $dungeon }” to find the { $crystal }.
fact-delved = { $unit } goes to { $place }.
fact-stuck = The rubble does not give way: { $unit } has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} left.
fact-monster = { $unit } meets a monster. { $monster }: { $effect }
fact-perished = { $unit } is lost in the dungeon “{ $dungeon }”.
fact-crystal = { $unit } takes the { $crystal }!
fact-left = { $unit } leaves the dungeon and stands at { $space }.
fact-returned = { $unit } comes back into play at { $space }.
fact-replaced = { $enemy } sends { $unit } to { $space } as its new { $class }.
fact-finale = { $why ->
    [won] The { $crystal } is recovered: the adventure is won.
    [time] Time has run out: the adventure is lost.
    [units] No unit is left{ $players ->
        [one] { "" }
       *[other] { " " }to one of you
    }: the adventure is lost.
   *[rounds] It has taken too many rounds: the adventure is lost.
}

# Why the Enemy does what it does. The steps are those of an activation.
fact-enemy-turn = Now { $seat } plays.
fact-enemy-reshuffled = The Enemy cards are shuffled into a new deck.
fact-activates = { $why ->
    [named] { $enemy_card } ({ $bonus }) names the { $class }: { $unit } acts.
    [leftmost] { $enemy_card } ({ $bonus }) names the leftmost unit without a card: { $unit } acts.
    [instead] { $enemy_card } ({ $bonus }) names the { $class }, who has a card already: { $unit } acts, the leftmost without one.
   *[none] No Enemy card is left: { $unit } acts, the leftmost unit without one.
} The compass points { $arrow }.
fact-step-none = { $attack ->
    [melee] Step { $step }: { $unit } has nobody to strike.
    [missile] Step { $step }: { $unit } has nobody in range to shoot at.
    [spell] Step { $step }: { $unit } has nobody in range of its spell.
   *[none] Step { $step }: { $unit } has neither missile nor spell.
}
fact-step-attack = { $n ->
    [one] Step { $step }: of all units { $unit } can attack only { $target }.
   *[other] Step { $step }: { $unit } can attack { $n } units; the first one clockwise from { $arrow } is { $target }.
}
fact-step-move = { $why ->
    [attack] Step 3: { $target } is the closest unit that { $unit } can attack after a move
    [closest] Step 3: { $unit } can attack nobody after a move and heads for { $target }, the closest unit
   *[higher] Step 3: { $unit } climbs and heads for { $space }, the closest higher space
}{ $axis ->
    [rows] , going north or south first.
   *[columns] , going east or west first.
}
fact-step-stay = Step 3: no unit of the players is on the map; { $unit } stays put.
fact-step-blocked = Step 3: { $unit } can go no nearer and stays put.

## The board and what lies around it

label-setup = Setup
label-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
label-to-play = { $seat } to play
label-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
label-last-turns = last turns
label-over = The game is over
label-winners = { $team ->
    [yes] { $seats } win
   *[no] { $n ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
}
label-outcome = { $winners }.
label-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
label-you = you
label-ammo = Ammo
label-mana = Mana
label-weakened = Weakened
label-poisoned = Poisoned: { $units }
label-this-turn = This turn: { $deeds }
label-captured-by = taken by { $seat }
label-taken = taken
label-fallen = fallen
label-hand = Hand { $n }
label-captured = Captured { $n }
label-flags = Flags { $n }
label-done = { $kind ->
    [move] moved
    [melee] struck
    [missile] shot
    [spell] cast
   *[ballista] Ballista
}
label-areas = Control Areas
label-flags-needed = { $n ->
    [one] 1 flag secured ends the game
   *[other] { $n } flags secured end the game
}
label-flag-0 = START
label-flag-1 = I
label-flag-2 = II
label-flag-3 = CONTROL
label-majority = { $seat } ahead
label-nobody = nobody there
label-tie = tied
label-held = { $seat } has the flag
label-your-hand = Your hand
label-your-deal = Keep one of these
label-hand-of = { $seat }: hand
draw-hand = Your hand
label-no-cards = no card
label-if = IF
label-then = THEN
label-deck = Deck { $n }
label-discards = Discards: { $cards }
label-no-discards = No discards
label-level = level
label-portal = Portal
label-area = area
label-trigger = trigger
label-camp = camp
label-open = free to choose
label-cliff = cliff
label-opened = opened box
label-time = Time { $n } of { $top }
label-compass = compass { $arrow }
label-adventure = Adventure
label-crystal = { $state ->
    [green] recovered
    [shut] needs the others
    [inside] { $unit } is inside
   *[red] to be found
}
label-enemy-card = { $card } ({ $bonus })
label-enemy-deck = Enemy cards: deck { $n }, discarded { $discarded }
label-artifact = Artifact
label-artifact-lies = The Artifact lies at { $space }
label-artifact-borne = { $unit } ({ $seat }) bears the Artifact: { $n } points
label-captures-needed = { $n } captures by one player end the game
label-team = With { $seat }: { $n } points
label-draft = Unit cards to choose from
label-as-enemy = as an enemy
label-move = move { $n }
label-melee = melee { $n } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
label-missile = missile { $n }, range { $range }

## Drawing

draw-space = { $space }, { $terrain }, level { $n }
draw-unit = { $unit }, { $seat ->
    [blue] Blue
    [red] Red
    [green] Green
   *[yellow] Yellow
} { $kind }, { $n } of { $top } health{ $space ->
    [none] { "" }
   *[other] , at { $space }
}{ $weak ->
    [yes] , Weakened
   *[no] { "" }
}
draw-area = { $zone }: flag at { $mark }{ $seat ->
    [none] { "" }
   *[other] { $held ->
        [yes] , held by { $seat }
       *[no] , { $seat } ahead
    }
}
draw-card = Tactic card { $card }. If: { $if } Then: { $then }
draw-die = Die: { $face }
draw-die-nth = Die { $n }: { $face }
draw-rolled = The dice as they lie
draw-kind-tactic = Tactic · { $turn ->
    [own] your turn
    [other] others’ turns
   *[any] any turn
}
draw-source = Tactics · { $kind ->
    [unit] unit
    [enemy] Enemy
    [dungeon] dungeon
   *[tactic] tactic
}
draw-damage = { $n } damage
draw-damage-range = { $n } damage, range { $range }
draw-spell-range = range { $range }
draw-spell-free = no range
draw-passive = { $kind ->
    [passive] passive
   *[reaction] reaction
}
draw-health = Health
draw-movement = Movement
draw-seats = Squads
draw-points = Points
draw-cards = Cards
draw-captured = Captured units
draw-flags = Flags
draw-active = to play
draw-about = About { $unit }
draw-piles = Deck and discards
draw-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-log = What has happened
draw-reserve = not yet on the map

# The steps of a turn, in the words of the rulebook.
step-flags = Advance flags
step-actions = Take actions
step-rest = Remove Weakened
step-draw = Draw a Tactic

## What an attack promises

note-unused = { $n ->
    [one] 1 action unused
   *[other] { $n } actions unused
}
note-shed = no action; keeps { $n } ♥
note-push = { $chance }% to push
note-power = { $chance }% for a Power symbol
note-captures = captures { $target }
note-keeps = { $target } keeps { $n } ♥
note-answers = may answer for { $n }
note-will-answer = answers for { $n }

## What an adventure promises

note-hopeless = The adventure can no longer be won: one crystal is beyond the reach of all your units.
note-no-way-out = { $why ->
    [mana] Without 2 Mana for the barrier a { $class } cannot reach the crystal, and only a crystal leads out.
   *[class] A { $class } cannot reach this crystal, and only a crystal leads out.
}
note-to-crystal = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} from the Entrance to the crystal

compass-north = north
compass-east = east
compass-south = south
compass-west = west

## Building a realm

build-box = { $name } ({ $size })
build-twice = { $box } is already on the map, and there is only one.
build-no-box = “{ $text }” is not a box on a map; “8x5-d2-90” is one. The boxes are: { $sizes }.
build-outside = There, { $box } would reach beyond the scroll.
build-artifact = There, { $box } would cover the Artifact space, { $space }.
build-trigger = There, { $box } would cover the Trigger Space { $space }.
build-across = There, { $box } would stand across { $one } and { $other }.
build-uneven = There, { $box } would not stand level: { $one } and { $other } are not equally high.
build-overhang = There, { $box } would hang over the edge of { $one }.
build-unreachable = No unit can get to: { $spaces }.
build-standard = The standard realm is on the other side of the scroll; Battle needs the side with the Artifact space.
build-file-first = This is not a realm: the file must begin with the line “{ $format }”.
build-file-large = This file is too large for a realm: it may have at most { $limit } bytes.
build-file-line = Line { $n } of the file cannot be read: “{ $line }”. Each line is a word and what it stands for: game, name, boxes or waive, each once.
build-file-lacks = The file lacks a line with: { $words }.
build-file-game = This file is for the game “{ $game }”, not for Tactics.
build-file-waive = “waive” may be yes or no, not “{ $text }”.

# The command `gonfalon realm`.
realm-ready = { $layout }: { $name }. { $text }
      { $boxes }
realm-boxes = Others are built of the boxes { $sizes }, each once: 8x5-d2-90 is the box 8x5 with its north-west corner on d2, a quarter turned.
realm-sound = “{ $name }” can be played: { $n ->
    [0] the bare scroll.
    [one] 1 box.
   *[other] { $n } boxes.
}

workshop-title = Build a realm
workshop-line = A map for Battle: choose a box, then the space for its north-west corner. Outlined spaces are allowed; any other tells you why not.
workshop-map = The map of a realm
workshop-board = The realm as built, with the spaces a box may be put on
workshop-tray = Boxes
workshop-tray-empty = All boxes are on the map.
workshop-piece = { $columns } by { $rows } spaces, { $high ->
    [yes] the high box
   *[no] a low box
}
workshop-choose = Choose
workshop-choose-box = Choose { $box }
workshop-chosen = { $box } is chosen{ $turn ->
    [0] { "" }
   *[other] , turned by { $turn }°
}.
workshop-none-chosen = No box is chosen.
workshop-turn = Turn it
workshop-placed = On the map
workshop-placed-none = Nothing yet: the bare scroll is a map, too.
workshop-at = at { $space }{ $turn ->
    [0] { "" }
   *[other] , turned by { $turn }°
}{ $under ->
    [yes] , under another box
   *[no] { "" }
}
workshop-take = Take off
workshop-take-box = Take off { $box }
workshop-move = Move
workshop-move-box = Move { $box }
workshop-where = North-west corner
workshop-put = Put it there
workshop-put-here = { $space }: put { $box } here
workshop-why-here = { $space }: why not here?
workshop-space-artifact = Artifact space
workshop-space-trigger = Trigger Space, not to be covered
workshop-layouts = Start from
workshop-clear = Clear the map
workshop-waive = Waive the suggestions
workshop-keep = Keep to the suggestions
workshop-waived = All players agree to waive the suggestions: boxes may stand across others that are equally high.
workshop-status = { $n ->
    [0] The bare scroll may be played.
    [one] This map with 1 box may be played.
   *[other] This map with { $n } boxes may be played.
}
workshop-file = File (.realm)

table-option-waive = All agree to waive the suggestions for building

# drawing of modes
draw-choice = { $unit }, { $kind }
draw-kind-enemy = { $kind } · Enemy
draw-kind-of-enemy = Enemy
draw-enemy = Enemy
draw-team = Team: { $seats }
draw-heroes = Players: { $seats }
draw-enemies = Enemies: { $seats }
draw-unchosen = to be chosen
draw-inside = { $dungeon }, { $space }
draw-open = { $dungeon }, open{ $n ->
    [0] { "" }
   *[other] ; set aside meanwhile: { $boxes }
}
draw-gate = Way into { $dungeon }: { $crystal }{ $state ->
    [green] , recovered
    [barred] , once the other five are recovered
   *[red] { "" }
}
draw-crystal-red = still to be found
draw-crystal-barred = once the other five are recovered
draw-crystal-green = recovered
draw-aside = { $boxes } set aside
draw-won = The adventure is won
draw-lost = The adventure is lost
draw-artifact = The Artifact
draw-artifact-held = { $n ->
    [0] no Artifact
   *[other] Artifact
}
draw-artifact-at = The Artifact lies at { $space }
draw-artifact-borne = { $unit } ({ $seat }) bears the Artifact
draw-bearer = Its bearer: { $movement } movement, { $range } range of missiles and spells, { $damage } Melee damage.
draw-to-end = Captures
draw-captures = { $n } of { $last } captures
draw-captures-end = Capturing { $n } units triggers the end.
draw-quest = The adventure
draw-time = Time
draw-time-left = Time { $n } of { $most }
draw-dungeons = Crystals: { $n } of { $of }
draw-compass = { $side ->
    [n] compass to the north
    [e] compass to the east
    [s] compass to the south
   *[w] compass to the west
}
draw-compass-n = N
draw-compass-e = E
draw-compass-s = S
draw-compass-w = W
draw-leftmost = leftmost unit
draw-under = Enemy card { $card }: { $kind }, { $compass }, { $bonus }
draw-activates = Activates: { $kind }
draw-why-acts = { $why ->
    [named] { $unit } acts: the card names the { $kind }.
    [leftmost] { $unit } acts: the leftmost without a card.
   *[instead] { $unit } acts, the leftmost without a card: the { $kind } has had its turn.
}
draw-why-there = { $why ->
    [attack] It makes for { $target }, the closest it can attack.
    [closest] It makes for { $target }, the closest.
   *[higher] It climbs to the closest higher space.
}
draw-met = { $unit } has met a Wandering Monster.
draw-enemy-deck = Enemy deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-spare = Spare Unit cards
draw-draft = { $seat }: keep one card of each class, the Enemy gets the other
step-time = Advance Time
step-enemy = The Enemy acts

## Lessons

label-lesson-failed = You have no unit left. Begin the lesson again.
lesson-moving = Moving
lesson-moving-task = Kestrel is wounded. Click her, then the Village at g1: every lit space is one she can reach. Entering a Village heals 4 ♥ and refills her arrows.
lesson-moving-done = Kestrel is in the Village: healed, and her quiver full. Each space costs 1 movement point; climbing and some terrain cost more.
lesson-attacking = Attacking
lesson-attacking-task = Nim has 3 ♥ left. Move Ragna next to her on the hill and strike her in melee, or let Sylvar shoot: a missile costs ammo, and its dice may make it miss.
lesson-attacking-done = Nim is captured: 2 points at the end of the game. A unit may take two actions in a turn if they differ, but then it is Weakened and sits out the next one.
lesson-knockback = Knock Back
lesson-knockback-task = Saffir stands at the edge of the massif. Move Grumm next to her on e4, attack, and roll for Knock Back: each symbol pushes her one space away, over the edge.
lesson-knockback-done = Over the edge she went. A unit that is stopped early, by a wall, the edge of the map or another unit, loses 1 ♥.
lesson-terrain = Terrain
lesson-terrain-task = Hild is far away in the south-west corner. Take Lys onto the Peak at h2: from a Peak missiles and spells reach every space. Then shoot Hild.
lesson-terrain-done = A Peak has unlimited range. Forest takes 1 damage off an attack, Water adds 1; higher ground gives 1 more range, lower ground 1 less.
lesson-zones = Control Areas
lesson-zones-task = Bring a unit onto the Trigger Space b7 in the middle of Ferngate Ford and end the turn. If you have the most units there when your next turn begins, its flag advances.
lesson-zones-done = The flag has moved to I. Two more turns with the majority and it is yours for good: 5 points, and perhaps the end of the game.

## The inspector

panel-areas = Goal
panel-piles = Piles
draw-discards = Discards ({ $n })
draw-revealed = Now in play
draw-piles-short = Deck { $deck } · discards { $discard }
inspect-card = Whole card
inspect-class = { $seat } { $kind }
inspect-weakened = Weakened: it does not act until it has rested for a turn, or pays { $cost } ♥.
inspect-poisoned = Poisoned: it loses 1 ♥ when its owner’s next turn begins.
inspect-units = { $n ->
    [0] no unit in play
    [one] 1 unit in play
   *[other] { $n } units in play
}
inspect-mates = Together with { $seats }.
inspect-lost = Out of play: { $units }.
inspect-count = { $seat } { $n }
inspect-there = Units there: { $units }.
inspect-flag = Flag at { $mark }
inspect-flag-stays = Nobody has the majority: the flag stays where it is.
inspect-flag-trigger = { $seat } is ahead, but the flag leaves START only for a unit on the Trigger Space.
inspect-flag-moves = { $n ->
    [one] As it stands, it moves to { $mark } when { $seats }’s next turn begins.
   *[other] As it stands, it moves to { $mark } when the next turn of { $seats } begins.
}
inspect-camp = A starting location
inspect-camp-of = Starting location of { $seat }
inspect-level = level { $n }
inspect-portal = From here a unit may step to any other Portal for 1 movement point.
inspect-box = Part of an open box: closed while somebody is in the dungeon.
inspect-cost = { $unit } gets there for { $n ->
    [one] 1 movement point.
   *[other] { $n } movement points.
}
inspect-from-here = From there it can attack { $blows }.
inspect-blow = { $unit } ({ $attack ->
    [melee] melee
    [missile] missile
    [spell] spell
   *[ballista] Ballista
} { $n }{ $chance ->
    [sure] { "" }
   *[other] , { $chance }%
})
inspect-threat = { $when ->
    [now] Can be hit now by { $blows }.
    [any] Can be hit by { $blows }.
   *[next] Can be hit next turn by { $blows }.
}
inspect-in-reach = Next turn in reach of { $units }.
inspect-safe = { $when ->
    [any] Nobody can hit it now.
   *[next] Nobody can hit it next turn.
}
inspect-way = { $kind } { $n }
inspect-to-crystal = Movement points to the crystal: { $ways }.
counted-points = Points
counted-points-text = Victory points as they would be counted now.
counted-cards = Tactic cards
counted-cards-text = Cards in hand. At most two are kept at the end of a turn.
counted-captured = Captured units
counted-captured-text = Enemy units this side has captured.
counted-flags = Flags
counted-flags-text = Flags secured for good.
counted-artifact = The Artifact
counted-artifact-text = Whoever ends a move on its space bears it.
counted-time = Time
counted-time-text = It runs on at the start of each of your turns; at zero the adventure is lost. Capturing an enemy wins some back.
pile-tactic = Tactic cards
pile-tactic-text = One is drawn at the end of each turn. When the deck is empty, the discards are shuffled into a new one.
pile-enemy = Enemy cards
pile-enemy-text = One is drawn for each turn of the Enemy: it names the unit, the direction and a bonus.
pile-spare = Spare Unit cards
pile-spare-text = By class: the cards that come in for captured enemy units.

## What others did

digest = { $deeds }.
digest-captured = captured { $yours ->
    [yes] your { $units }
   *[no] { $units }
}
digest-flag = moved the { $flag } to { $mark }
digest-secured = secured the { $flag }
digest-hit = hit { $units } for { $n } ♥
digest-moved = moved { $units }
digest-played = played { $cards }
draw-acts = { $unit } acts.
draw-detour = Out and back
inspect-detour = A move that ends where it began, for a Village on the way. It costs an action.
draw-rest = The other cards that were dealt:

# The end of a game
end-flags = Flags
end-survivors = Surviving units
end-captured = Captures
end-villages = Villages
end-artifact = Artifact
end-score = Points
end-health = Health of all units
end-units-lost = Units lost
end-damage-taken = Damage taken
end-luck-knockback = Knock Backs rolled · expected
end-luck-miss = Dice without a Miss · expected
end-best-label = Most damage
end-blow-label = Hardest blow
end-best = { $unit }, { $n } damage
