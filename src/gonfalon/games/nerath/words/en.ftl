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

## What a player is asked

prompt-move = { $realm }: move your pieces. { $n ->
    [0] No battles to fight yet.
    [one] 1 battle to fight.
   *[other] { $n } battles to fight.
}
prompt-landing = { $realm }: the sea is won. Choose what goes ashore, and where.
prompt-fight = { $realm }: choose the next battle.
prompt-press = { $realm }: press the attack on { $space }?
prompt-withdraw = { $realm }: choose where your pieces retreat to from { $space }.{ $lost ->
    [none] { "" }
   *[other] { " " }There is no room for all: { $lost } will be lost.
}
prompt-amok = { $realm }: a Monster that won in { $space } may run amok. Choose where to.
prompt-lose = { $realms }: { $n ->
    [one] 1 hit is to be taken in { $space }. Choose what takes it.
   *[other] { $n } hits are to be taken in { $space }. Choose what takes the next one.
}
prompt-lose-dice = You decide for the Guardians of { $space }: they lose { $n ->
    [one] 1 die. Choose which.
   *[other] { $n } dice. Choose the next one.
}
prompt-agree = { $realm }: your ally would let these pieces take the hits in { $space }: { $losses }. Do you agree?
prompt-reposition = { $leave ->
    [yes] { $realm }: Heroes must leave their dungeon. Flying pieces may move again.
   *[no] { $realm }: flying pieces may move again, to friendly spaces.
}{ $lost ->
    [none] { "" }
   *[other] { " " }As things stand, { $lost } will be lost.
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
prompt-card-pieces = { $realm }, { $card }: choose pieces, { $n } at most.
prompt-card-enemies = { $realm }, { $card }: choose pieces of the enemy, { $n } at most.
prompt-card-sacrifice = { $realm }, { $card }: choose what you give up, { $n } at most.
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
    [one] 1 hit is
   *[other] { $n } hits are
} about to be taken in { $space }. Play a card?
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
    [move] End the Move step
    [landing] Put nobody else ashore
    [amok] Run no farther
    [reposition] End the Reposition step
    [recruit] Recruit no more
    [deploy] End the Reinforce step
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

fact-turn = Round { $n }: { $realm } to play.
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
    [0] costs { $lost } Gold
   *[other] costs { $lost } Gold, destroys { $dealt }
}
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
draw-outlook = { $realm }: { $odds }
draw-attacker = attacking
draw-defender = defending
draw-first-strike = First Strike
draw-inactive = inactive
draw-hurt = { $n } hurt
draw-phase-first = First Strike
draw-phase-volley = Attack
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
