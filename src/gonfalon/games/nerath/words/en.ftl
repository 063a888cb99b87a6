### How Nerath speaks. Names of realms, spaces, pieces and cards come from the content.

title = Conquest of Nerath
blurb = Four realms at war over a hundred lands and seas: raise armies, launch fleets, and send heroes into dungeons for treasure.
mode-free-for-all = 4 players, free-for-all
mode-free-for-all-blurb = Each leads one realm, and all three others are enemies.
mode-alliance-2 = 2 players
mode-alliance-2-blurb = Karkoth and the Iron Circle against Vailin and Nerath: each player leads two allied realms.
mode-alliance-3 = 3 players
mode-alliance-3-blurb = One leads Vailin and Nerath against the alliance of Karkoth and the Iron Circle, led by two.
mode-alliance-4 = 4 players, alliances
mode-alliance-4-blurb = Two against two: Karkoth with the Iron Circle, Vailin with Nerath.

table-option-length = Length
table-option-length-short = Short: 13 victory points, 20 for an alliance
table-option-length-medium = Medium: 20 victory points, 30 for an alliance
table-option-length-long = Long: all four Capitals, or 8 Treasure cards, 12 for an alliance
table-option-lone-dragons = At most one Dragon of a realm in a space

bot-strategist = Bot: a strategist

## Kinds of moments, as orders call them

moment-own-turn-start = the start of your turn
moment-own-draw = your Draw step
moment-own-battle-won-land = a battle won on land
moment-own-battle-won-sea = a battle won at sea
moment-own-run-amok = a Monster running amok
moment-own-conquest = a land taken
moment-own-battles-end = the end of your battles
moment-between-battles = between two battles
moment-own-plunder = plunder
moment-own-income = your income
moment-own-reposition = your Reposition step
moment-reposition = your Reposition step
moment-enemy-move-start = before an enemy moves
moment-enemy-attack-declared = before an enemy’s battles
moment-enemy-conquest = a land lost
moment-enemy-event = an enemy’s Event card
moment-battle-start = the start of a battle
moment-battle-round = a round of battle
moment-battle-damage = hits on your side
moment-battle-hero-lost = Heroes about to fall
moment-battle-press = an enemy about to press on
moment-battle-retreat = your retreat
moment-battle-defense-won = a land held
moment-lose = who takes the hits
moment-press = press or retreat
moment-fight = the order of battles

## What a player is asked

prompt-move = { $realm }: move your pieces. { $n ->
    [0] No battles planned.
    [one] 1 battle planned.
   *[other] { $n } battles planned.
}
prompt-landing = { $realm }: the sea is won. Choose what goes ashore, and where.
prompt-fight = { $realm }: choose the next battle.
prompt-press = { $realm }: press the attack on { $space }?
prompt-withdraw = { $realm }: choose where to retreat from { $space }.{ $lost ->
    [none] { "" }
   *[other] { " " }No room, so lost: { $lost }.
}
prompt-amok = { $realm }: a Monster that won in { $space } may run amok. Choose where to.
prompt-lose = { $realms }: { $n ->
    [one] take 1 hit in { $space }. Choose what takes it.
   *[other] take { $n } hits in { $space }. Choose what takes the next one.
}
prompt-lose-dice = You decide for the Guardians of { $space }: they lose { $n ->
    [one] 1 die. Choose which.
   *[other] { $n } dice. Choose the next one.
}
prompt-agree = { $realm }: your ally would let these pieces take the hits in { $space }: { $losses }. Do you agree?
prompt-reposition = { $leave ->
    [yes] { $realm }: Heroes must leave their dungeon. Flying pieces may move again.
   *[no] { $realm }: flying pieces may move again.
}{ $lost ->
    [none] { "" }
   *[other] { " " }About to be lost: { $lost }.
}
prompt-recruit = { $realm }: you have { $gold } Gold. Choose what to recruit, and where.
prompt-deploy = { $realm }: move your new pieces within friendly spaces.

# What a card asks for.
prompt-card-space = { $realm }, { $card }: choose a space.
prompt-card-from = { $realm }, { $card }: choose where pieces come from.
prompt-card-to = { $realm }, { $card }: choose where they go.
prompt-card-place = { $realm }, { $card }: choose where the new pieces are placed.
prompt-card-realm = { $realm }, { $card }: choose a realm.
prompt-card-option = { $realm }, { $card }: choose one.
prompt-card-pieces = { $realm }, { $card }: choose { $n ->
    [one] 1 piece.
   *[other] up to { $n } pieces.
}
prompt-card-enemies = { $realm }, { $card }: choose { $n ->
    [one] 1 piece of the enemy.
   *[other] up to { $n } pieces of the enemy.
}
prompt-card-sacrifice = { $realm }, { $card }: give up { $n ->
    [one] exactly 1 piece.
   *[other] up to { $n } pieces.
}
prompt-card-victim = { $realm }, { $card }: choose what you lose. { $n ->
    [one] 1 piece is left to choose.
   *[other] { $n } pieces are left to choose.
}
prompt-card-hero = { $realm }, { $card }: choose a Hero in { $space }.
prompt-card-ransom = { $realm }, { $card }: pay { $gold } Gold, or lose { $pieces } in { $space }?
prompt-card-stand = { $realm }, { $card }: pay { $gold } Gold ({ $whom }), or retreat?
prompt-card-save-ship = { $realm }, { $card }: pay { $gold } Gold, or lose a Warship?
prompt-card-scry = { $realm }, { $card }: the next card is { $event }. Put it under your deck?
prompt-card-bottom = { $realm }, { $card }: choose which card goes under the deck.
prompt-card-recover = { $realm }, { $card }: choose which card comes back into your hand.
prompt-card-discard = { $realm }, { $card }: choose which card you discard.
prompt-card-flight = { $realm }, { $card }: choose which Hero is carried, and where to.

# Chances to play a card, by what has just happened.
prompt-own-turn-start = { $realm }: your turn begins. Play a card?
prompt-own-draw = { $realm }: your Draw step. Play a card?
prompt-own-battle-won-land = { $realm }: you have won { $space }. Play a card?
prompt-own-battle-won-sea = { $realm }: you have won the battle in { $space }. Play a card?
prompt-own-run-amok = { $realm }: your Monster has run amok into { $space }. Play a card?
prompt-own-conquest = { $realm }: you have taken { $space }. Play a card?
prompt-own-battles-end = { $realm }: your last battle is fought. Play a card?
prompt-between-battles = { $realm }: there are more battles to fight. Play a card?
prompt-own-plunder = { $realm }: you plunder { $space }. Play a card before you draw a Treasure card?
prompt-own-income = { $realm }: your income is collected. Play a card?
prompt-enemy-move-start = { $realm }: { $whom } is about to move. Play a card?
prompt-enemy-attack-declared = { $realm }: { $whom } has moved, and the battles are about to begin. Play a card?
prompt-enemy-conquest = { $realm }: you have lost { $space }. Play a card?
prompt-enemy-event = { $realm }: { $whom } plays { $event }. Play a card against it?
prompt-battle-start = { $realm }: the battle in { $space } begins. Play a card?
prompt-battle-round = { $realm }: a round of the battle in { $space } begins. Play a card?
prompt-battle-damage = { $realm }: { $n ->
    [one] you are about to take 1 hit
   *[other] you are about to take { $n } hits
} in { $space }. Play a card?
prompt-battle-hero-lost = { $realm }: Heroes fall in { $space }. Play a card?
prompt-battle-press = { $realm }: { $whom } may press the attack on { $space } or retreat. Play a card first?
prompt-battle-retreat = { $realm }: you retreat from { $space }. Play a card?
prompt-battle-defense-won = { $realm }: you have held { $space }. Play a card?

## What a player may choose

option-move = Move { $pieces } from { $from } to { $space }
option-march = { $what ->
    [withdraw] Withdraw all that can from { $from } to { $space }
   *[other] Move all that can from { $from } to { $space }
}
option-embark = Load { $ship } in { $sea }: { $pieces } from { $space }
option-debark = Unload { $ship } in { $sea }: { $pieces } to { $space }
option-end = { $what ->
    [move] End moves
    [landing] Put nobody else ashore
    [amok] Run no farther
    [reposition] End repositioning
    [recruit] End recruiting
    [deploy] End reinforcing
   *[other] That is all
}
option-battle = Fight in { $space }
option-press = Press the attack
option-retreat = Retreat{ $lost ->
    [none] { "" }
   *[other] { " " }– no room, so lost: { $lost }
}
option-amok = Run amok into { $space }
option-lose = { $ship ->
    [none] { $piece }
   *[other] { $piece } aboard { $ship }
} ({ $realm }){ $fate ->
    [down] { " " }– inactive for this battle
    [endures] { " " }– survives
   *[lost] { "" }
}
option-sensible = Share out all hits sensibly
option-accept = Agree
option-refuse = Divide the hits between the allies
option-lose-die = The d{ $sides } of { $guardian }
option-recruit = Recruit { $pieces } ({ $gold } Gold) in { $space }
option-launch = Recruit { $pieces } ({ $gold } Gold) at { $from }, placed in { $space }
option-muster = Recruit aboard { $ship } in { $sea }: { $pieces } ({ $gold } Gold) at { $space }
option-event = Play { $event }
option-treasure = Play { $treasure }
option-pass = Pass
option-yes = { $what ->
    [card_ransom] Pay
    [card_stand] Pay and stay
    [card_save_ship] Pay
    [card_scry] Put it under the deck
   *[other] Yes
}
option-no = { $what ->
    [card_ransom] Lose the Hero
    [card_stand] Retreat
    [card_save_ship] Lose a Warship
    [card_scry] Draw it
   *[other] No
}
option-space = { $space }
option-realm = { $realm }
option-pick = { $pieces } in { $space }
option-card = { $event }
option-relic = { $what ->
    [move] Use { $treasure }
   *[other] { $treasure }
}
option-option = { $effects }
option-guardian = { $guardian }

# What a card may offer.
effect-gain-gold = gain { $n } Gold
effect-lose-gold = lose { $n } Gold
effect-draw-event = draw { $n ->
    [one] 1 Event card
   *[other] { $n } Event cards
}
effect-place = place { $pieces }

## What has happened

fact-turn = Round { $n } · { $realm }
fact-drew = { $realm } draws an Event card.
fact-drew-known = { $realm } draws { $event }.
fact-event = { $realm } plays { $event }.
fact-treasure = { $realm } plays { $treasure } and scores { $n ->
    [one] 1 point
   *[other] { $n } points
}.
fact-found = { $realm } draws a Treasure card.
fact-found-known = { $realm } draws the Treasure card { $treasure }.
fact-moved = { $realm } moves { $pieces } from { $from } to { $space }.
fact-transferred = { $realm } transfers { $pieces } from { $from } to { $space }.
fact-embarked = { $realm } embarks { $pieces }: { $from } to { $space }.
fact-debarked = { $realm } lands { $pieces }: { $from } to { $space }.
fact-battle = { $realm } attacks { $space }.
fact-rolled = { $realm ->
    [none] The Guardians
   *[other] { $realm }
}, { $phase ->
    [first-strike] First Strike dice
    [card] dice of the card
   *[volley] attack dice
}: { $faces }.
fact-shielded = { $realm } turns away { $n ->
    [one] 1 hit
   *[other] { $n } hits
}.
fact-lost = { $realm } loses { $pieces } in { $space }.
fact-destroyed = Destroyed in { $space }: { $pieces } ({ $realm }).
fact-castle-down = The Castle in { $space } is inactive for this battle ({ $realm }).
fact-retreated = { $realm } breaks off the attack on { $space }.
fact-withdrew = { $realm } withdraws { $pieces } from { $from } to { $space }.
fact-repelled = The attack on { $space } has failed ({ $realm }).
fact-won-sea = { $realm } wins the battle in { $space }.
fact-conquered = { $realm } conquers { $space }{ $n ->
    [0] { "" }
    [one] { " " }and scores 1 point
   *[other] { " " }and scores { $n } points
}.
fact-liberated = { $realm } liberates { $space } ({ $whom }).
fact-ran-amok = { $realm }: a Monster runs amok from { $from } into { $space }.
fact-guardians = { $space } is guarded: { $tokens }.
fact-guardians-hit = The Guardians of { $space } lose { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
fact-plundered = { $realm } plunders { $space }.
fact-reward = { $realm } finds { $gold } Gold.
fact-restocked = New Guardians lie in wait: { $space }.
fact-recruited = { $realm } recruits { $pieces } in { $space } for { $gold } Gold.
fact-placed = { $realm } places { $pieces } in { $space }.
fact-gained = { $realm } gains { $gold } Gold.
fact-paid = { $realm } pays { $gold } Gold.
fact-stole = { $realm } takes { $gold } Gold from { $whom }.
fact-paid-to = { $realm } pays { $gold } Gold to { $whom }.
fact-cancelled = { $realm } cancels { $event }.
fact-ignored = { $realm } ignores { $n ->
    [one] 1 hit
   *[other] { $n } hits
}.
fact-rerolled = { $realm } rolls a { $was } again: { $faces }.
fact-first-strike = { $realm } gives First Strike to { $pieces }.
fact-silenced = { $pieces } of { $realm } in { $space } will not roll this round.
fact-converted = { $realm } wins over { $pieces } in { $space }.
fact-rescued = { $realm } rescues { $pieces }: { $space }.
fact-renewed = { $realm } brings { $pieces } back: { $space }.
fact-barred = { $realm } may not enter { $space } this turn.
fact-becalmed = { $realm }: the Warships in { $space } are becalmed.
fact-faster = { $realm } hastens { $pieces } in { $space }: +{ $more } Move.
fact-riding = { $realm }: { $pieces } in { $space } may ride through enemy land.
fact-discarded = { $realm } discards { $event }.
fact-recovered = { $realm } takes { $event } back into the hand.
fact-bottomed = { $realm } puts a card under its deck.
fact-bottomed-known = { $realm } puts { $event } under its deck.
fact-put-under = { $realm } puts that card under its deck.
fact-buried = { $realm } puts a Treasure card under the deck.
fact-buried-known = { $realm } puts { $treasure } under the deck.
fact-scried = { $realm } looks at the top card of its deck.
fact-scried-known = { $realm } looks at the top card of its deck: { $event }.
fact-looked = { $realm } looks at the hand of { $whom }.
fact-looked-known = { $realm } looks at the hand of { $whom }: { $events }.
fact-peeked = { $realm } looks at the Guardians of { $space }.
fact-peeked-known = { $realm } looks at the Guardians of { $space }: { $tokens }.
fact-income = { $realm } collects { $gold } Gold.
fact-round = Round { $n } is over.
fact-won = { $n ->
    [one] { $realms } wins the war.
   *[other] { $realms } win the war.
}
fact-capped = After { $n } rounds the war is called off.

## What an attack promises

note-wins = { $chance }% to win
note-wins-about = about { $chance }% to win
note-losses = { $dealt ->
    [0] you lose about { $lost } Gold
   *[other] you lose about { $lost } Gold, they { $dealt }
}
note-can-move = { $n } can move
note-gold-left = { $gold } Gold left
note-undefended = undefended
note-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## The table

label-turn = Round { $round } · { $realm }
label-over = The war is over
label-ahead = { $n ->
    [one] { $realms } is ahead.
   *[other] { $realms } are ahead.
}
label-dice = { $values } (d{ $sides })
label-owned = { $pieces } ({ $realm })
label-at = { $pieces } in { $space }
label-land-pieces = { $n ->
    [one] 1 land piece
   *[other] { $n } land pieces
}
label-guardians = { $n ->
    [one] 1 Guardian face down
   *[other] { $n } Guardians face down
}
label-you = you
label-goal = { $length ->
    [long] { $n } Treasure cards or all four Capitals win
   *[other] { $n } points win
}
label-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
label-gold = { $gold } Gold (+{ $income })
label-lands = { $n ->
    [one] 1 land
   *[other] { $n } lands
}
label-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
label-treasures = Treasures { $n }
label-realms = Realms
label-battles = Battles
label-against = { $ours } against { $theirs }
label-empty = Empty: { $spaces }
label-nobody = no pieces
label-seas = At sea
label-dungeons = Dungeons
label-face-down = { $n } face down: { $spaces }
label-lair = { $n } face down
label-ready = Where your pieces can go
label-friendly = { $n ->
    [one] 1 friendly space
   *[other] { $n } friendly spaces
}
label-market = Pieces to recruit
label-sites = Placed at: { $sites }
label-site = { $space } ({ $n })
label-price = { $gold } Gold · attack { $attack } · defence { $defend } · Move { $move }
label-hand = { $realm }: hand
label-no-cards = no cards
label-power = Power
label-property = Property
label-side = { $realms } together: { $n } of { $goal }
label-capital = Capital
label-battle = battle
label-battle-round = round { $n }
label-attacks = { $n ->
    [one] 1 enemy space
   *[other] { $n } enemy spaces
}

# The board

draw-map = Nerath
draw-north = N
draw-land = { $space }, home land of { $realm }
draw-capital = { $space }, Capital of { $realm }
draw-sea = { $space }, sea
draw-dungeon = { $space }, dungeon entrance
draw-stack = All pieces of { $realm } in { $space }
draw-band = { $realm }: { $pieces } in { $space }
draw-carrying = { $ship } carrying { $load }
draw-so-many = only { $pieces }
draw-battle-at = Battle in { $space }
draw-guardian = { $guardian }: { $text }
draw-guardian-hidden = A guardian, face down
draw-n-footsoldier = { $n ->
    [one] 1 Footsoldier
   *[other] { $n } Footsoldiers
}
draw-n-siege-engine = { $n ->
    [one] 1 Siege Engine
   *[other] { $n } Siege Engines
}
draw-n-fighter = { $n ->
    [one] 1 Fighter
   *[other] { $n } Fighters
}
draw-n-wizard = { $n ->
    [one] 1 Wizard
   *[other] { $n } Wizards
}
draw-n-monster = { $n ->
    [one] 1 Monster
   *[other] { $n } Monsters
}
draw-n-castle = { $n ->
    [one] 1 Castle
   *[other] { $n } Castles
}
draw-n-storm-elemental = { $n ->
    [one] 1 Storm Elemental
   *[other] { $n } Storm Elementals
}
draw-n-dragon = { $n ->
    [one] 1 Dragon
   *[other] { $n } Dragons
}
draw-n-warship = { $n ->
    [one] 1 Warship
   *[other] { $n } Warships
}
draw-step-draw = Draw
draw-step-move = Move
draw-step-fight = Fight Battles
draw-step-reposition = Reposition
draw-step-reinforce = Reinforce
draw-step-income = Collect Income
draw-card = { $card }. { $when } { $text }
draw-kind-event = Event · { $realm }
draw-kind-treasure = Treasure
draw-power = Power
draw-property = Property
draw-points = Victory points
draw-of = { $n } of { $all }
draw-die = d{ $sides }: { $n }{ $hit ->
    [yes] , a hit
   *[no] , a miss
}
draw-realms = The realms
draw-you = You
draw-player = Player { $n }
draw-active = to play
draw-has-gold = { $n } gold, income { $more }
draw-has-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
draw-has-events = { $n ->
    [one] 1 Event card
   *[other] { $n } Event cards
}
draw-has-treasures = { $n ->
    [one] 1 Treasure card in play
   *[other] { $n } Treasure cards in play
}, { $more } in hand
draw-capital-held = Capital held
draw-capital-lost = Capital lost
draw-capitals = { $n } of 4 Capitals
draw-goal = First to { $n } victory points
draw-goal-long = All four Capitals, or { $n } Treasure cards
draw-hand = Your hand
draw-no-cards = No cards
draw-choose-card = Choose a card
draw-piles = Treasures and decks
draw-no-treasures = No Treasure card is in play.
draw-event-deck = { $realm }: { $n } Event cards in the deck, { $m } discarded
draw-treasure-deck = { $n } Treasure cards in the deck
draw-discards = Discarded by { $realm }
draw-battle-round = Round { $n }
draw-battle-begins = The battle begins
draw-heroes-need = Heroes hit on { $n } or more
draw-guardians = Guardians
draw-attacker = attacking
draw-defender = defending
draw-first-strike = First Strike
draw-inactive = inactive
draw-hurt = { $n } hurt
draw-phase-first = First Strike
draw-phase-volley = Attack
draw-phase-defence = Defence
draw-phase-card = Card
draw-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
draw-take-hit = Who takes the hit?
draw-lose = { $piece }{ $damage ->
    [0] {""}
   *[other] , already hurt
}
draw-aboard = { $piece } aboard
draw-lose-die = { $guardian }: d{ $sides }
draw-market = Reinforcements
draw-ware = { $piece }: { $n } gold, { $dice }, move { $move }
draw-moves = move { $n }
draw-lot = { $pieces } for { $gold } gold
draw-log = What happened

## Moments, as pages play them

step-moved = { $realm } moves { $pieces } from { $origin } to { $space }.
step-transferred = { $realm } transfers { $pieces } from { $origin } to { $space }.
step-withdrew = { $realm } withdraws { $pieces } from { $origin } to { $space }.
step-embarked = { $realm } embarks { $pieces } from { $origin } in { $space }.
step-debarked = { $realm } lands { $pieces } from { $origin } in { $space }.
step-recruited = { $realm } recruits { $pieces } for { $gold } Gold.
step-round = { $space }, round { $n }: { $ours ->
    [one] 1 hit
   *[other] { $ours } hits
} to { $theirs }.

## A battle on its card

battle-for = Battle for { $space }
battle-round = round { $n }
battle-lost = −{ $n } lost
battle-score = { $ours } to { $theirs }
battle-fell = lost: { $pieces }
battle-nobody-fell = nobody falls
battle-before = Before the battle
battle-now = From here
battle-cost = Losses to come, about
battle-chance = { $chance }%
battle-luck = Hits rolled · expected
battle-luck-of = { $n } · { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
battle-dice-lost = the Guardians lose { $n ->
    [one] 1 die
   *[other] { $n } dice
}

## What others did

digest-joined = { $one }; { $other }
digest-took = { $whom ->
    [you] took { $spaces } from you
    [nobody] took { $spaces }
   *[other] took { $spaces } from { $realm }
}
digest-plundered = plundered { $spaces }
digest-failed = failed at { $spaces }
digest-recruited = recruited { $pieces }
digest-you-lost = You lost { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}.
digest-scored = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}.

## What the inspector says

about-dungeon = Dungeon entrance
about-sea = Sea
about-land = Home land of { $home }
about-land-held = Home land of { $home }, held by { $realm }
about-capital = Capital of { $home }
about-capital-held = Capital of { $home }, held by { $realm }
about-army = { $realm }: { $pieces }
about-guards = Guarded by: { $guardians }
about-unguarded = Nobody guards it now.
about-plunder = Whoever beats all Guardians draws a Treasure card.
about-worth = Conquered: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}, +1 Gold a turn.
about-threat = { $realm } can reach it with { $pieces }: { $chance }% to fall.
about-safe = No enemy can reach it next turn.
about-defended = Defended by: { $pieces }
about-gain = Won: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}, income { $now } → { $then }.
about-empty = { $space } will be empty.
about-empty-reached = { $space } will be empty; { $realms } can reach it.
about-dice-attack = attack { $dice }
about-dice-defend = defence { $dice }
about-dice-sea = at sea { $dice }
about-cost = { $gold } Gold
about-toughness = { $n ->
    [one] 1 hit destroys it
   *[other] { $n } hits destroy it
}
about-ware = { $gold } Gold a piece; you have { $have }
about-hit = { $left ->
    [one] The next hit takes it out
   *[other] It can take { $left } hits
}
about-guardian = Dungeon Guardian
about-ally = Allied with { $realm }
about-relics = Treasures: { $treasures }
about-icon-gold = Gold
about-icon-gold-text = What a realm has, and after the plus what it collects at the end of its turn: 1 Gold for each land, half of it without the Capital.
about-icon-points = Victory points
about-icon-points-text = For conquered lands outside one’s own territory, for enemy Capitals and for Treasure cards that are played.
about-icon-events = Event cards
about-icon-events-text = How many a realm holds. One is drawn at the start of each turn; the card says when it may be played.
about-icon-treasures = Treasure cards
about-icon-treasures-text = In play, and after the plus in hand. Heroes win them in dungeons.
about-icon-guardians = Guardians, face down
about-icon-guardians-text = They are turned up when Heroes enter the dungeon to fight.

## What lies ahead

panel-threats = Threats
panel-battles = Battles
panel-piles = Decks
campaign-none = No battles this turn.
threats-none = No enemy can reach your lands next turn.
threats-whose = Take a seat to see what threatens it.
threats-falls = about { $chance }%

## Odds, asked for on the command line

odds-no-attackers = Who attacks? Name pieces, for instance --attack "3 footsoldier, 1 wizard".
odds-no-defenders = Who is attacked? Name pieces, for instance --defend "2 footsoldier, castle", or Guardians: --dungeon troll.
odds-dungeon-alone = A dungeon holds only its Guardians: --dungeon cannot be combined with --defend or --sea.
odds-battle = { $attack } against { $defend }
odds-nothing = nothing
odds-both = Both sides are destroyed, and nothing changes hands
odds-retreat = The attacker retreats
odds-gold = Gold lost on average: { NUMBER($attack, maximumFractionDigits: 2) } by the attacker, { NUMBER($defend, maximumFractionDigits: 2) } by the defender. A battle takes { NUMBER($rounds, maximumFractionDigits: 1) } rounds.
odds-exact = Exact, if each side gives up first what it can best do without: a Dragon’s first damage, then its weakest pieces.
odds-sampled = Such forces are too large for exact odds: this is what 10,000 sample battles showed.
odds-on-land = On land: { $attack } against { $defend }
odds-at-sea = At sea: { $attack } against { $defend }

# The end of a war
end-lands = Lands
end-capitals = Capitals
end-treasures = Treasures
end-other = Other
end-points-by-round = Points
end-lands-held = Lands held
end-income = Income
end-pieces-lost = Pieces lost
end-gold-lost = Gold they cost
end-hits = Hits rolled · expected
end-upset-label = Upset
end-upset = { $realm } at { $space }, won at { $percent } %
end-contested-label = Most fought over
end-times = { $what }, { $n } battles
end-longest-label = Longest battle
end-longest = { $space }, { $n ->
    [one] one round
   *[other] { $n } rounds
  }
## Lessons

lesson-marching = Marching in
lesson-marching-task = Take Silverbough and Starfall Vale.
lesson-marching-1 = Your Footsoldiers go one space. Touch them, then the 2: one stays at home. Now touch Silverbough; nobody stands there, but it is Vailin’s.
lesson-marching-2 = A Fighter goes two. Take the one in Ashen Vale to Starfall Vale, right across Blackspear Hills.
lesson-marching-3 = First everybody moves, then everybody fights. Press “End moves”.
lesson-marching-4 = Choose a battle: empty land falls without dice.
lesson-marching-else-all = You may. But empty Shroudmoor is a point for whoever walks in. Undo keeps one there.
lesson-marching-else = A fine walk. The lesson waits for both lands.
lesson-marching-done = Two lands, two points: 1 for each enemy land, scored at once and never lost.
lesson-marching-failed = The battles are over, and one of the two lands is still Vailin’s. Once more.

lesson-dice = Six or more
lesson-dice-task = Win the battle for Starfall Vale.
lesson-dice-1 = Touch the ground of Blackspear Hills to take the whole stack, then Starfall Vale. The button says how such a battle ends: read it before every attack.
lesson-dice-2 = End your moves. Any die that shows 6 or more hits. Your Wizard rolls first: what falls to it never rolls at all.
lesson-dice-3 = A hit on you: you choose what falls. A Footsoldier costs 1 Gold, a Wizard 3.
lesson-dice-4 = Both sides still stand. Press the attack.
lesson-dice-else = Breaking off is wise in a bad battle; this one was good.
lesson-dice-done = A d6 hits one time in six, a d10 every second time, a d20 three times in four: that is what you pay for.
lesson-dice-failed = Starfall Vale has held out. With the whole stack that happens 1 time in 66. Once more.

lesson-castle = Castles, and when to leave
lesson-castle-task = Save your men, and take Starfall Vale.
lesson-castle-1 = Two battles wait. Silverbough: a Dragon, a Castle, 1 chance in 200. Fight it first, and not for long.
lesson-castle-2 = After each round you may leave with all you have left. Press “Retreat”.
lesson-castle-3 = Touch Shroudmoor. Starfall Vale is next: its Castle rolls a d20 and takes one hit, but never falls: the winner gets it.
lesson-castle-4 = Let Footsoldiers take the hits, and keep the Siege Engines: each rolls two dice.
lesson-castle-5 = This battle is a good one. Press the attack.
lesson-castle-else = Brave! You are asked again after this round, if anybody is left.
lesson-castle-done = The Castle is yours; from your next turn on new troops may appear there. Only attackers retreat.
lesson-castle-failed = Your men at Silverbough are lost, or the Castle has held out. Once more.

lesson-fleet = All aboard
lesson-fleet-task = Land on the Pearl Isles and take them.
lesson-fleet-1 = The Pearl Isles lie in the sea. Touch the Wizard, then a Warship; then the Monster and the same ship. Two fit aboard.
lesson-fleet-2 = An enemy ship bars Serpent Shallows. Touch the sea of Tarsem Coast to take everything: both ships and the Storm Elemental.
lesson-fleet-3 = End your moves: sea battles come first.
lesson-fleet-4 = You are hit. Spare the loaded ship: its passengers would drown with it.
lesson-fleet-5 = The enemy still stands. Press the attack.
lesson-fleet-6 = The sea is yours. Put both ashore on the Pearl Isles: touch the ship, then the island. The battle follows at once.
lesson-fleet-else = An empty ship takes no island. Undo, and load it first.
lesson-fleet-else-sunk = Down it goes, and whoever was aboard with it.
lesson-fleet-done = Islands are often badly guarded. But a full ship is two pieces under one hit: never sail it alone.
lesson-fleet-failed = The Pearl Isles are still Vailin’s. Load a ship, and send everything along. Once more.

lesson-dungeon = Heroes underground
lesson-dungeon-task = Plunder the Temple and play its treasure.
lesson-dungeon-1 = Only Heroes go underground: Fighters and Wizards. Take all three from Blackspear Hills to the Temple of Elemental Evil.
lesson-dungeon-2 = End your moves. Now the Guardian shows itself, and each hit of yours takes one of its dice away.
lesson-dungeon-3 = You are hit, and somebody falls. Guardians, too, hit with 6 or more.
lesson-dungeon-4 = It is a den of Kobolds with small dice. Press the attack.
lesson-dungeon-5 = A treasure, and 1 Gold! Touch the card to play it: it scores only when it lies on the table.
lesson-dungeon-6 = Now is as good a time as any: touch the treasure in your hand to play it.
lesson-dungeon-else = Right, they must leave. The card still waits in your hand.
lesson-dungeon-done = A dungeon scores nothing by itself, its treasures do. Two new Guardians move in: next time bring more.
lesson-dungeon-failed = The treasure is not played, and your turn goes on without it. Three Heroes win nearly always. Once more.

lesson-muster = Recruit and collect
lesson-muster-task = Spend at least 6 Gold, then collect your income.
lesson-muster-1 = 10 Gold. Touch the Dragon, then your Capital: 5 Gold for a d20 that flies three spaces.
lesson-muster-2 = Now Footsoldiers at the Maze: an ordinary Castle takes 4 new pieces a turn, the Capital any number. Silverbough’s is too fresh.
lesson-muster-3 = Enough for today: press “End recruiting”.
lesson-muster-4 = Let the Dragon fly to Shroudmoor: new pieces may move at once, but only within your own lands.
lesson-muster-5 = Press “End reinforcing”. Income comes last: 1 Gold a land, so you always buy with the Gold of the turn before.
lesson-muster-done = 16 lands, 16 Gold. Lose your Capital and it is half.
lesson-muster-failed = The turn is over, and less than 6 Gold was spent. Gold keeps, but it does not fight. Once more.

lesson-cards = The right moment
lesson-cards-task = Play both your cards and take Silverbough.
lesson-cards-1 = You drew Dark Omens, which plays itself: each enemy has paid 1 Gold. Forced March says “start of your Move step”: that is now. Touch it.
lesson-cards-2 = It hastens the Footsoldiers of one land. Touch Dusk Fens.
lesson-cards-3 = They go two spaces this turn. All to Silverbough, and Shroudmoor’s stack with them.
lesson-cards-4 = End your moves.
lesson-cards-5 = The battle begins, and Death Knell lights up. Play it: two d8 before anybody else rolls.
lesson-cards-6 = A hit on you. Let a Footsoldier take it.
lesson-cards-7 = Both sides still stand. Press the attack.
lesson-cards-else = Its moment has passed: the step has begun. Undo, and play Forced March first.
lesson-cards-else-kept = Kept for later: legal, and often wise. Here we want to hear the bell.
lesson-cards-done = A card lights up when its moment has come. Some wait for your enemies’ turns.
lesson-cards-failed = A card was not played, or Silverbough has held out. Once more.

lesson-victory = Thirteen points
lesson-victory-task = Reach 13 points this turn.
lesson-victory-1 = You have 7 points, Vailin 9, and 13 win. A Capital is worth 5, and this one is weakly held. Everybody from Golden Savanna to Vailindor.
lesson-victory-2 = End your moves and fight. Keep a Monster alive: we need it after the battle.
lesson-victory-3 = You are hit. Lose a Footsoldier, never a Monster.
lesson-victory-4 = The Capital still stands. Press the attack.
lesson-victory-5 = 12! A Monster that has won runs amok: into an empty enemy land next to it, and that scores too.
lesson-victory-done = 13! If nobody has as many when the round ends, after Nerath’s turn, the war is yours. Points are never lost, so hurry and hold.
lesson-victory-failed = Short of 13, and Vailin plays next. Once more.

## The coach of a first game

coach-goal = { $length ->
    [long] All four Capitals win the war, or { $goal } Treasure cards at the end of a round.
   *[other] { $goal } points win at the end of a round: 1 for an enemy land, 5 for a Capital.
}{ $n ->
    [0] { "" }
    [one] { " " }The ringed land is empty or weak.
   *[other] { " " }Ringed lands are empty or weak.
}
coach-capital = Your Capital is too thin: { $realm } can reach it with { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}. 5 points for them, half your income for you.
coach-empty = Empty lands are gifts: { $realm } can walk into { $space }. Undo, and leave one piece there.
coach-odds = { $pct } %: you lose this more often than not. { $more ->
    [none] Wait, or find an easier goal.
   *[some] Bring more from { $space }, or wait.
}
coach-card = { $card } is for now, before the first piece moves.
coach-point = { $space } is empty and a { $piece } could take it: a point without dice.
coach-dungeon = Three Heroes beat most Guardians. A treasure is worth 1 to 3 points.
coach-dragon = Let the Dragon take the first hit: it heals after the battle. Never the second.
coach-ship = With a loaded ship its passengers drown. Lose an empty one.
coach-press = It has gone badly: { $pct } %. Retreat saves { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}.
coach-moment = A card of yours lights up: its moment has come. You may also keep it; hands have no limit.
coach-stray = Your Dragon is lost unless it lands in a land of yours.
coach-recruit = Two or three Footsoldiers to suffer, one big die to hit, all where you will fight next.
coach-gold = { $gold } Gold unspent. It buys nothing until your next turn.
coach-leader = { $realm }: { $n } points already, and { $goal } win when the round ends. Take a land from them, or overtake.
