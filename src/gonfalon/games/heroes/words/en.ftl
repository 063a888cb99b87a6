### The language of Heroes. Names and texts of heroes, Units, cards, buildings and places come from the content.

title = Heroes of Might & Magic III
blurb = Heroes explore an unknown land, flag mines, raise armies and towns, and gather spells and artifacts. Every combat is fought Unit by Unit on a board of its own.
mode-clash = Clash
mode-clash-blurb = 2 or 3 players against each other. An opponent commands the Neutral Units that you fight.

table-option-scenario = Scenario
table-option-scenario-brave-new-world = Brave New World: most claims, 10 rounds
table-option-scenario-force-of-will = Force of Will: Dragon Utopia, 12 rounds
table-option-scenario-search-for-the-grail = Search for the Grail: 12 rounds
table-option-difficulty = Difficulty
table-option-difficulty-normal = Normal
table-option-difficulty-easy = Easy
table-option-difficulty-hard = Hard
table-option-difficulty-impossible = Impossible
table-option-towns-no-income = Whoever captures a Town may use its buildings
table-option-no-rerolls = No rerolls
table-option-single-resource-dice = A die never gives more than 1 resource
table-option-no-starting-bonus = No starting bonus
table-option-start-secondary-hero = Everybody starts with a Secondary Hero
table-option-minimum-damage = Every attack deals at least 1 damage
table-option-double-mines = Mines and Settlements yield double
table-option-free-trading = Trade resources at any time
table-option-free-extension = Prolonging a combat costs no MP
table-option-attack-die-neutral = The Attack Die does not change damage
table-option-astrologers-every-round = Astrologers proclaim in every round
table-option-no-astrologers = No Astrologers
table-option-cube-cleanup = Black Cubes leave the map in rounds 4, 8 and 12
table-option-gains-to-discard = Cards gained go to the Discard Pile

## Kinds of moments, as orders call them

moment-offers = a Town or Morale Action
moment-before-attack = before an attack
moment-after-roll = after a roll
moment-after-victory = after a victory
moment-own-cast = after your spell
moment-counter = an enemy’s spell
moment-guards = before guards
moment-guild = Spells from the Guild
moment-opening = the start of a combat
moment-lethal = a Unit about to fall
moment-refresh = your hand at the start of a turn
moment-city-hall = the City Hall
moment-place-guard = where guards stand
moment-settlement = what a Settlement gives
moment-rolled = a roll

## What a player is asked

prompt-hero = Choose your Main Hero, and with it your Faction.
prompt-bonus = Choose your starting bonus.
prompt-orientation = { $own ->
    [yes] Turn your Starting Tile as you like.
   *[no] Choose how tile { $tile } lies.
}
prompt-refresh = { $over ->
    [0] { $missing ->
        [0] Your hand is full. Discard what you do not want, or keep it.
        [one] Discard what you do not want, then draw { $missing } card.
       *[other] Discard what you do not want, then draw up to { $missing } cards.
    }
    [one] Your hand is { $over } card above the limit. Choose one to discard.
   *[other] Your hand is { $over } cards above the limit. Choose one to discard.
}
prompt-moment = Your Turn begins. Choose a building to use.
prompt-turn = Your Turn: { $mp }.
prompt-offers = { $fight ->
    [yes] A combat is announced: { $field }. Take a Town Action or spend Morale first?
   *[no] Take a Town Action, or spend Morale?
}
prompt-population = Recruit or reinforce more Units, or finish.
prompt-reinforce = Choose the Unit to reinforce.
prompt-neutral = Neutral Units offer to join you: { $creatures }. Recruit one?
prompt-guild = You open the Spell Book ({ $cost }). Play a card first, or pay.
prompt-city-hall = { $edifice }: choose what it gives you.
prompt-building-remove = Choose the card to remove from the game.
prompt-discard = { $card ->
    [none] Choose a card to discard.
   *[other] { $card }: choose a card to discard{ $done ->
        [yes] , or stop
       *[no] { "" }
    }.
}
prompt-retrieve = { $card ->
    [none] Choose a card to take back from your Discard Pile.
   *[other] { $card }: choose a card to take back from your Discard Pile.
}
prompt-whose-movement = Choose the hero to get the MP.
prompt-which-hero = { $card }: choose the hero.
prompt-portal = { $card }: choose where { $hero } goes.
prompt-whose-morale = { $card }: choose who loses Morale.
prompt-price = { $location }: pay { $cost }?
prompt-trading-post = Trading Post: trade resources, or remove a card and gain { $gain }.
prompt-trade = Keep trading, or stop.
prompt-library = Replace a Statistic card for { $cost }?
prompt-statistic = { $card ->
    [none] Choose a Statistic card.
   *[other] { $card }: choose what { $unit } { $many ->
        [yes] get
       *[no] gets
    }.
}
prompt-black-market = Black Market: buy one of the discarded Artifacts?
prompt-university = University: choose an Ability to learn.
prompt-put-back = Choose the card to put back next; the last one ends up on top.
prompt-market-of-time = Market of Time: remove a card from your hand and Search a Deck?
prompt-which-deck = Choose a Deck to Search.
prompt-robbed = Choose who discards a random card.
prompt-tree = Tree of Knowledge: pay for 2 Experience?
prompt-garden = { $location }: choose what to take.
prompt-pandora = Choose which dice to roll; you keep one.
prompt-witch-hut = Remove an Ability from your hand, or look at the next one?
prompt-witch-card = You see { $card }. Learn it?
prompt-spring = Choose the card to return to your hand.
prompt-search = Search ({ $n }), { $pile }: { $n ->
    [one] take its top card
   *[other] look at { $n } cards and keep one
}, or take the open discard.
prompt-searched = Choose the card to keep.
prompt-rejects = Choose the card to discard next; the last one ends up on top.
prompt-die = { $die ->
    [0] Attack Die
    [1] Resource Dice
   *[2] Treasure Dice
}: { $faces }. { $keep ->
    [one] Choose the die to keep.
   *[all] Keep it, or roll again?
}
prompt-second-morale = You already have Positive Morale. Spend it now, or lose the new Token.
prompt-cycle = Choose a card to discard; you will draw as many ({ $n } of { $most }).
prompt-plague = Plague: choose the Pack that turns to Few.
prompt-site = You draw tile { $tile }. Choose where and how to place it.
prompt-discover = Choose the tile to reveal.
prompt-onward = { $hero } cannot stop here, or flies on. Choose the next Field.
prompt-free-step = Your Turn ends. Move a hero to an Empty Field next to it?
prompt-peek = Top of { $pile }: { $card }. Leave it there?
prompt-settlement = The Settlement is yours. Choose what it gives you.
prompt-guards = Guards: { $field }. Play a card before the combat?
prompt-stand = { $hero } attacks your Secondary Hero: { $field }. Fight?
prompt-defend-site = { $hero } attacks: { $field }. Pay { $cost } to defend it with your Units?
prompt-deploy = { $field }: deploy your Units ({ $n } of { $most }).
prompt-redraw = Guards: { $creatures }. Replace one of them?
prompt-place-guard = You command the guards. Place { $creatures }.
prompt-gate = Choose where the Gate stands; the rest is Wall.
prompt-opening = The combat begins: { $field }. Play a card?
prompt-next-unit = Choose the Unit that activates.
prompt-activation = { $unit }: attack, move{ $defend ->
    [yes] , defend
   *[no] { "" }
} or play a card.
prompt-step = { $unit }: step one space aside?
prompt-mend = { $unit } heal: choose a Unit.
prompt-prolong = The Combat Round is over. Fight on with { $hero }, or retreat?
prompt-before-attack = { $unit } { $answer ->
    [yes] { $many ->
        [yes] retaliate against
       *[no] retaliates against
    }
   *[no] { $many ->
        [yes] attack
       *[no] attacks
    }
} { $target }{ $span ->
    [none] { "" }
   *[other] : { $damage }
}. Play a card first?
prompt-rolled = { $faces } rolled. Roll again?
prompt-after-roll = { $faces } rolled. Play a card?
prompt-lethal = { $unit } would lose all HP. Call the attack off?
prompt-splash = { $unit } strike again: choose the target.
prompt-push-back = { $unit } are pushed back: choose where.
prompt-fly-back = { $unit }: fly back to where they came from?
prompt-home = Choose where { $hero } goes.
prompt-after-victory = Victory! Play a card?
prompt-counter = { $caster } casts { $card }. Respond with a card?
prompt-own-cast = You have cast { $card }. Play a card to return it to your hand?
prompt-school = Choose the School of { $card }.
prompt-opening-spell = { $card }: choose a Spell to cast.
prompt-keep-drawn = { $card }: choose which of the two to discard.
prompt-target = { $card }: choose the target.
prompt-cleanse = { $card }: choose what to remove from { $unit }.
prompt-relief = { $card }: choose what to remove from { $unit }.

## What a player may choose

option-hero = { $name }: { $specialty }
option-turn-tile = { $turn ->
    [0] As it lies
   *[other] Turned clockwise by { $turn }°
}
option-bonus = { $text }
option-discard = { $what ->
    [before_attack] Parry: discard { $card }, the die counts as 0
    [library] Replace { $card } from your Discard Pile ({ $cost })
    [searched] Exchange { $card } for another card
   *[other] Discard { $card }
}
option-draw = { $n ->
    [0] Draw nothing
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
option-play = { $how ->
    [cast] Cast { $card } ({ $text })
    [bottom] Play { $card } ({ $text })
    [basic] Play { $card } ({ $text })
    [expert] Play { $card }, Expert ({ $text })
   *[option] Play { $card } ({ $text })
}
option-end-permanent = Discard your Permanent card { $card }
option-move = Move { $hero } { $direction }: { $there }
option-revisit = { $hero } visits again: { $field } (1 MP)
option-reveal = { $hero } reveals a tile { $direction }: { $back } (1 MP)
option-explore = { $hero } places a new Far Tile (1 MP)
option-site = Next to { $tiles }, { $turn ->
    [0] as it lies
   *[other] turned clockwise by { $turn }°
}
option-end = End your Turn
option-build = Build { $edifice } ({ $cost })
option-recruit = Recruit { $creature } ({ $cost })
option-reinforce = { $cost ->
    [none] Reinforce { $creature } to a Pack
   *[other] Reinforce { $creature } to a Pack ({ $cost })
}
option-hire = Hire a Secondary Hero ({ $cost }): { $field }
option-spell-book = Spell Book: Search ({ $n }) the Spell Deck ({ $cost })
option-use = { $edifice }: { $text }
option-deliver = Deliver the Grail to your Town
option-trade = Give { $give } for { $get }
option-morale-draw = Spend Morale: draw a card
option-morale-cycle = Spend Morale: discard cards and draw as many
option-done = { $what ->
    [population] Finish recruiting
    [trade] Stop trading
    [cycle] Stop and draw
   *[discard] Stop discarding
}
option-pass = { $what ->
    [black_market] Buy nothing
    [cleanse] Remove nothing
    [defend_site] Give it up
    [die] Keep it
    [free_step] Stay
    [guild] Pay { $cost }
    [lethal] Let it happen
    [library] Replace nothing
    [market_of_time] Keep your cards
    [neutral] Recruit nobody
    [peek] Leave it on top
    [price] Do not pay
    [redraw] Keep them all
    [reinforce] Reinforce nothing
    [rolled] Keep it
    [search] Do not Search
    [second_morale] Lose the new Token
    [spring] Take nothing
    [trading_post] Do nothing
    [tree] Do not pay
   *[other] Pass
}
option-accept = { $what ->
    [lethal] { $creature } call the attack off
   *[price] Pay { $cost }
}
option-choose = { $text }
option-from-deck = { $what ->
    [which_deck] { $pile }
   *[search] { $n ->
        [one] Take the top card: { $pile }
       *[other] Look at { $n } cards: { $pile }
    }
}
option-from-discard = Take { $card } from the Discard Pile
option-take = { $what ->
    [black_market] Buy { $card } ({ $cost })
   *[other] { $card }
}
option-on-top = { $card }
option-remove = { $what ->
    [library] Replace { $card } from your hand ({ $cost })
    [trading_post] Remove { $card } and gain { $gain }
   *[other] Remove { $card }
}
option-resource = Income: +{ $amount }
option-keep-die = { $face }
option-reroll = Roll { $face } again ({ $source ->
    [0] ability
    [1] Luck
    [2] Morale
   *[3] the week
})
option-name = { $seat }
option-to-hero = { $hero }
option-to-field = { $field } ({ $tile })
option-to-slot = { $tile }
option-peek = { $what ->
    [turn] Rogues look at the top card: { $pile }
    [witch_card] Look at another card
   *[witch_hut] Look at the next Ability
}
option-bury = Put it on the bottom of the Deck
option-replace = Replace { $creature }
option-flip = { $creature }
option-fight = Fight
option-pay = Pay { $cost } and defend it
option-yield = Accept defeat
option-deploy = { $face } on { $space }
option-deployed = Deploy no more
option-gate = Gate on { $space }
option-attack = { $wall ->
    [wall] Tear down the Wall on { $goal } from { $space }
    [gate] Tear down the Gate on { $goal } from { $space }
   *[none] { $moves ->
        [yes] Attack { $target } from { $space }
       *[no] Attack { $target }
    }
}
option-go = { $moves ->
    [yes] Move to { $space }
   *[no] Stay on { $space }
}
option-defend = { $moves ->
    [yes] Move to { $space } and defend
   *[no] Defend on { $space }
}
option-activate = { $unit }
option-target = { $unit ->
    [none] { $space }
   *[other] { $unit }
}
option-stay = Stay
option-surrender = Surrender ({ $cost })
option-prolong = Fight another Combat Round ({ $mp ->
    [0] free
   *[other] { $mp } MP
})
option-retreat = Retreat

## On a button of the page, where it has been picked

short-turn-tile = Lay it like this
short-play = { $how ->
    [cast] Cast: { $text }
    [expert] Expert: { $text }
   *[other] Play: { $text }
}
short-move = { $fight ->
    [yes] Fight: { $field }
   *[no] Go: { $field }
}
short-revisit = Visit again (1 MP)
short-reveal = Reveal: { $back } (1 MP)
short-explore = Place a Far Tile (1 MP)
short-build = Build ({ $cost })
short-recruit = Recruit ({ $cost })
short-reinforce = { $cost ->
    [none] Reinforce
   *[other] Reinforce ({ $cost })
}
short-hire = Hire ({ $cost })
short-spell-book = Open the Spell Book ({ $cost })
short-take = { $what ->
    [black_market] Buy ({ $cost })
   *[other] Take { $card }
}
short-deploy = Deploy here
short-attack = { $wall ->
    [wall] Tear down the Wall
    [gate] Tear down the Gate
   *[none] Attack
}
short-go = { $moves ->
    [yes] Move here
   *[no] Stay here
}
short-defend = { $moves ->
    [yes] Move and defend
   *[no] Defend here
}

## What happened

fact-hero = { $player } plays { $hero_card }.
fact-uncovered = { $seat } reveals { $card }.
fact-turned = { $seat } turns a tile.
fact-round = Round { $n }: { $kind ->
    [first] the game begins.
    [resources] a Resource Round.
   *[astrologers] an Astrologers’ Round.
}
fact-collected = { $seat } collects { $amount }.
fact-week = { $week }. { $text }
fact-cubes-removed = { $locations ->
    [none] Black Cubes leave the map.
   *[other] Black Cubes leave the map: { $locations }.
}
fact-shuffled-back = { $seat } shuffles { $n ->
    [one] { $n } card
   *[other] { $n } cards
} into the Deck.
fact-shuffled-back-known = { $seat } shuffles { $cards } into the Deck.
fact-flipped = Plague: { $unit } { $of_seat } turn to Few.
fact-turn = { $seat }’s Turn.
fact-turn-over = { $seat } ends the Turn.
fact-lost-hand = { $seat } discards the whole hand.
fact-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
fact-drew-known = { $seat } draws { $cards }.
fact-discarded = { $seat } discards { $card }.
fact-lost-card = { $seat } discards a random card: { $card }.
fact-removed = { $seat } removes { $card } from the game.
fact-took-back = { $seat } takes { $card } back.
fact-returned = { $card } returns to the hand { $of_seat }.
fact-artifacts-shuffled = The Artifacts are shuffled again.
fact-reshuffled = { $seat } shuffles the Discard Pile into the Deck.
fact-played = { $how ->
    [cast] { $seat } casts { $card } ({ $text }).
    [expert] { $seat } plays { $card }, Expert: { $text }.
   *[other] { $seat } plays { $card }: { $text }.
}
fact-ended-permanent = { $seat } discards the Permanent card.
fact-empowered = { $seat } has { $n } more Power.
fact-countered = { $seat } counters { $card }.
fact-overlaid = { $seat } lays { $card } on { $unit }.
fact-moved = { $direction ->
    [none] { $hero } moves.
   *[other] { $hero } moves { $direction }.
}
fact-relocated = { $hero } goes to: { $field }.
fact-visited = { $hero } visits: { $field }.
fact-hired = { $seat } has a Secondary Hero: { $field }.
fact-flagged = { $former ->
    [none] { $seat } flags: { $field }.
   *[other] { $seat } takes { $field } from { $former }.
}
fact-settled = { $what ->
    [reinforcement] The Settlement reinforces a Unit.
   *[other] The Settlement yields { $resource }.
}
fact-income-raised = { $seat } has more income: { $amount }.
fact-gained = { $seat } takes { $amount }.
fact-paid = { $seat } pays { $cost }.
fact-traded = { $seat } trades { $give } for { $get }.
fact-movement = { $hero } gets { $n } MP.
fact-mp-gained = { $hero } gets { $n } MP.
fact-revealed = { $seat } reveals tile { $tile }.
fact-drew-tile = { $seat } draws tile { $tile }.
fact-placed = { $seat } lays tile { $tile }.
fact-peeked = { $seat } looks at the top card: { $pile }.
fact-peeked-known = { $seat } looks at the top card: { $pile }. It is { $card }.
fact-buried = { $seat } puts the top card underneath: { $pile }.
fact-looked = { $seat } looks at { $n ->
    [one] a card
   *[other] { $n } cards
}: { $pile }.
fact-looked-known = { $seat } looks at { $cards }: { $pile }.
fact-found-card = { $seat } takes a card: { $pile }.
fact-found-card-known = { $seat } takes { $card }: { $pile }.
fact-took-card = { $seat } takes { $card } from the Discard Pile.
fact-took-discarded = { $seat } takes a discarded card: { $pile }.
fact-took-discarded-known = { $seat } takes the discarded { $card }: { $pile }.
fact-bought-card = { $seat } buys a discarded card: { $pile }.
fact-bought-card-known = { $seat } buys { $card }: { $pile }.
fact-retrieved = { $seat } takes a card back from the Discard Pile.
fact-retrieved-known = { $seat } takes { $card } back from the Discard Pile.
fact-rejected = { $seat } discards { $card }.
fact-replaced-card = { $seat } exchanges { $card } for another card.
fact-replaced-card-known = { $other ->
    [none] { $seat } exchanges { $card }, but there is no other card.
   *[other] { $seat } exchanges { $card } for { $other }.
}
fact-fetched = { $found ->
    [yes] { $seat } takes { $card } from its Deck.
   *[no] { $seat } looks for { $card } in vain.
}
fact-swapped-statistic = { $seat } replaces { $card } with { $other }.
fact-gained-statistic = { $seat } takes { $card }.
fact-built = { $seat } builds { $edifice }.
fact-used-building = { $seat } uses { $edifice }: { $text }
fact-spell-book = { $cost ->
    [none] { $seat } opens the Spell Book.
   *[other] { $seat } opens the Spell Book for { $cost }.
}
fact-recruited = { $seat } recruits { $creature }.
fact-reinforced = { $seat } reinforces { $creature } to a Pack.
fact-offered = { $creatures ->
    [none] No Neutral Units come.
   *[other] { $seat } may recruit { $creatures }.
}
fact-experience = { $seat } gains { $n } Experience.
fact-level = { $seat } reaches Level { $n }.
fact-specialty = { $seat } gains the Specialty { $card }.
fact-morale-gained = { $morale ->
    [1] { $seat } has Positive Morale.
   *[other] { $seat } loses the Negative Morale.
}
fact-morale-lost = { $morale ->
    [0] { $seat } loses the Positive Morale.
   *[other] { $seat } has Negative Morale.
}
fact-morale-penalty = { $seat } will discard the hand at the end of the Turn.
fact-morale-spent = { $seat } spends Positive Morale.
fact-lost-morale = Dread takes the Positive Morale { $of_seat }.
fact-threw = { $seat } rolls { $die ->
    [0] an Attack Die
    [1] Resource Dice
   *[2] Treasure Dice
}: { $thrown }.
fact-threw-again = { $seat } rolls again: { $thrown }.
fact-grail = { $hero } carries the Grail.
fact-grail-lost = { $winner ->
    [none] { $hero } leaves the Grail behind: { $field }.
   *[other] { $hero } loses the Grail to { $winner }.
}
fact-delivered = { $seat } brings the Grail home.
fact-cube = { $seat } wins a Faction Cube { $of_loser }.
fact-met = { $seat } has done it: { $text }
fact-eliminated = { $seat } is out of the game.
fact-won = { $n ->
    [0] The last round is over and nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
fact-announced = { $hero } attacks: { $field }.
fact-quick-combat = { $hero } beats the guards without a fight: { $field }.
fact-skipped-combat = { $hero } passes the guards by Diplomacy: { $field }.
fact-yielded = { $hero } gives way to { $winner }.
fact-paid-defence = { $seat } pays to defend: { $field }.
fact-guards = { $creatures ->
    [none] No guards are left for: { $field }.
   *[other] Guards of { $field }: { $creatures }.
}
fact-redrawn = { $other ->
    [none] { $creature } leave.
   *[other] { $other } come instead of { $creature }.
}
fact-deployed = { $seat ->
    [none] Guards: { $face } on { $space }.
   *[other] { $seat } deploys { $face } on { $space }.
}
fact-walls = Walls stand on { $walls }, the Gate on { $gate }.
fact-combat-round = Combat Round { $n }.
fact-skipped = { $unit } { $many ->
    [yes] are paralysed and miss their activation.
   *[no] is paralysed and misses its activation.
}
fact-unit-moved = { $unit } { $many ->
    [yes] move
   *[no] moves
} to { $space }.
fact-swapped = { $unit } and { $target } change places.
fact-defends = { $unit } { $many ->
    [yes] defend.
   *[no] defends.
}
fact-attacks = { $answer ->
    [yes] { $unit } { $many ->
        [yes] retaliate
       *[no] retaliates
    } against { $target }.
   *[no] { $unit } { $many ->
        [yes] attack
       *[no] attacks
    } { $target }.
}
fact-parried = { $seat } discards { $card }: the die counts as 0.
fact-rolled = { $faces ->
    [none] No die is rolled.
   *[other] { $seat } rolls { $faces }.
}
fact-rerolled = { $seat } rolls again: { $faces }.
fact-defense-roll = Defense Token: { $faces }.
fact-ability-roll = { $unit } roll for their ability: { $faces }.
fact-dealt = { $target } { $target_many ->
    [yes] take
   *[no] takes
} no damage.
fact-wounded = { $unit } { $many ->
    [yes] take
   *[no] takes
} { $n } damage.
fact-turned-few = { $unit } turn to Few.
fact-defeated = { $unit } { $many ->
    [yes] fall.
   *[no] falls.
}
fact-called-off = The attack is called off: { $unit } live.
fact-healed = { $unit } heal { $n } damage.
fact-paralysed = { $unit } are paralysed.
fact-changed = { $unit }: { $plus } { $stat ->
    [attack] Attack
    [defense] Defense
    [initiative] Initiative
   *[hp] HP
}.
fact-cleansed = { $unit } are rid of { $card }.
fact-may-retaliate = { $unit } may retaliate again.
fact-torn-down = The wall on { $space } is torn down.
fact-prolonged = { $hero } fights on.
fact-retreated = { $hero } retreats.
fact-surrendered = { $hero } surrenders to { $enemy }.
fact-combat-won = { $seat ->
    [none] The guards win: { $field }.
   *[other] { $seat } wins the combat: { $field }.
}
fact-hero-beaten = { $enemy ->
    [none] { $hero } is beaten by the guards.
   *[other] { $hero } is beaten by { $enemy }.
}
fact-hero-gone = { $hero } leaves the map.
fact-new-army = { $seat } musters a new army.

## What should be known before choosing

note-chance = { $chance ->
    [0] You would hardly ever win.
    [100] You would nearly always win{ $lost ->
        [0] .
        [one] , and lose a Unit.
       *[other] , and lose { $lost } Units.
    }
   *[other] You would win about { $chance }% of such fights{ $lost ->
        [0] .
        [one] , and lose a Unit.
       *[other] , and lose { $lost } Units.
    }
}
note-guards = Guards: { $guards }.
note-quick = Your Level beats the guards without a fight.
note-town = Defended by { $seat }.
note-hero = { $hero } stands there.
note-damage = { $span ->
    [0] no damage
   *[other] { $span } damage
}
note-falls = { $few ->
    [yes] { $chance }% to turn them to Few
   *[no] { $chance }% to fell them
}
note-answer = they retaliate for { $span }
note-power = With { $n } Power

## The table

label-of = of { $name }
label-player = Player { $n }
label-second = { $name }’s Secondary Hero
label-hero-card = { $name }, { $kind } ({ $faction })
label-unknown = unknown
label-town = { $name } ({ $faction })
label-tile = tile { $name } ({ $back })
label-back-0 = Starting Tile
label-back-1 = II–III
label-back-2 = IV–V
label-back-3 = VI–VII
label-direction = { $point ->
    [e] east
    [ne] north-east
    [n] north
    [nw] north-west
    [w] west
    [sw] south-west
    [s] south
    [se] south-east
   *[none] further
}
label-the-tower = the { $name }
label-the-unit = the { $name }
label-at = { $name } ({ $space })
label-face = { $side ->
    [few] { $name } (Few)
    [pack] { $name } (Pack)
   *[none] { $name }
}
label-values = { $type ->
    [flying] Flying
    [ranged] Ranged
   *[ground] Ground
}, Attack { $attack }, Defense { $defense }, HP { $hp }, Initiative { $initiative }.
label-card = { $card }
label-specialty = { $name } { $level }
label-pile = { $pile ->
    [ability] Ability Deck
    [artifact] Artifact Deck
    [spell] Spell Deck
    [own] own Deck
    [neutral] { $tier } Neutral Deck
   *[weeks] Astrologers Deck
}
label-amount = { $resource ->
    [gold] { $n } gold
    [materials] { $n } { $n ->
        [one] material
       *[other] materials
    }
   *[valuables] { $n } { $n ->
        [one] valuable
       *[other] valuables
    }
}
label-resource = { $resource ->
    [gold] gold
    [materials] materials
   *[valuables] valuables
}
label-free = free
label-treasure = { $face ->
    [experience] 1 Experience
    [artifact] an Artifact
    [resource-1] a Resource Die
   *[resource-2-keep-1] two Resource Dice, keep one
}
label-guarded = { $name }, guards { $roman }
label-held = { $name } ({ $seat })
label-stands = { $name }, against { $hero }
label-visited = { $name } (Black Cube)
label-mp = { $hero } { $mp } MP
label-mp-second = Secondary { $mp } MP
label-tier = { $n } { $tier }
label-stat = { $stat ->
    [attack] Attack
    [defense] Defense
   *[initiative] Initiative
}
label-school = { $school ->
    [air] Air
    [earth] Earth
    [fire] Fire
   *[water] Water
}
label-pandora-0 = 2 Treasure Dice
label-pandora-1 = 2 Resource Dice
label-damage-token = Damage
label-paralysis-token = Paralysis Token
label-effect = Effect of { $card }
label-way-basic = Basic Effect
label-way-expert = Expert Effect
label-way-cast = effect { $n }
label-way-bottom = bottom effect
label-way-option = effect { $n }
label-expert = Expert: { $text }
label-power = Power { $n }: { $text }
label-no-hero = No hero on the map
label-setup = Setup
label-round = Round { $round } of { $rounds } · { $kind ->
    [combat] Combat Round { $n }
    [deploying] Combat
    [resources] Resource Round
   *[astrologers] Astrologers’ Round
}
label-over = The game is over
label-won = { $n ->
    [0] The last round is over and nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

# The sheet in the terminal.
label-map = Map
label-nobody = Neutral Units
label-you = you
label-players = Players
label-armies = Armies
label-hand = hand
label-town-board = Town
label-combat = Combat
label-order = Initiative
label-head-player = Player
label-head-level = Level
label-head-gold = Gold
label-head-materials = Mat.
label-head-valuables = Val.
label-head-cards = Cards
label-head-mp = MP
label-heads = Cards: hand/limit·deck·discard · Tokens: B Build, P Population, S Spell Book
label-head-morale = Morale
label-head-tokens = Tokens
label-level = { $level } ({ $xp })
label-week = { $week }: { $text }
label-claims = Claims: { $claims }
label-obelisks = Obelisks: { $obelisks }
label-grail = Grail: { $hero }
label-in-play = In play: { $cards }
label-cubes = Cubes: { $cubes }
label-gone = out of the game
label-pile-of = { $pile } { $n }
label-pile-top = { $pile } { $n }, discarded: { $card }
label-built = built
label-signs = ♥H Main Hero · ♥h Secondary Hero · { $cube } Black Cube · { $down } face down · { $wall } blocked
label-few = F
label-pack = P
label-paralysed = paralysed
label-defends = defends
label-acted = done
label-token-build = B
label-token-population = P
label-token-spell = S
label-cell = A{ $attack } D{ $defense } HP{ $left }/{ $hp } I{ $initiative }

## Drawing

# People and places

draw-neutral-units = Neutral Units
draw-player = Player { $n }
draw-you = you
draw-players = Players
draw-second-hero = { $who }’s Secondary Hero
draw-second-hero-short = Secondary Hero
draw-no-hero = no hero
draw-first = Starting player
draw-level = level { $n }
draw-level-short = lvl { $n }
draw-experience = Experience: { $n }
draw-gold = { $n } gold
draw-materials = { $n } { $n ->
    [one] material
   *[other] materials
}
draw-valuables = { $n } { $n ->
    [one] valuable
   *[other] valuables
}
draw-gold-alone = Gold
draw-materials-alone = Materials
draw-valuables-alone = Valuables
draw-free = free

# The contexts of the board

draw-contexts = Views
draw-map = Map
draw-fight = Fight
draw-town-of = { $who }’s town
draw-step-setup = Setup
draw-step-turn = Turn
draw-step-combat = Combat

# The map

draw-clash = { $n ->
        [2] Clash for two players
       *[other] Clash for three players
    }
draw-setup = Setup
draw-round = { $kind ->
        [resources] Round { $n } of { $of } · resources
       *[astrologers] Round { $n } of { $of } · astrologers
    }
draw-hidden-tile = A face-down tile ({ $n })
draw-site = Space for the tile
draw-guards = Guards { $numeral }
draw-visited = Visited
draw-held = Held by { $who }
draw-stands = { $who } here
draw-hero = { $who }, { $faction }, { $mp } MP
draw-legend-guard = Guards: the numeral is the strength of the army
draw-legend-flag = Held by a faction
draw-legend-cube = Visited: nothing left to take
draw-legend-wall = Solid border: no way through
draw-in-rounds = Rounds { $n }:

# Units

draw-few = few
draw-pack = pack
draw-neutral-side = neutral
draw-values = Attack { $attack }, defense { $defense }, { $hp } of { $of } HP, initiative { $initiative }
draw-paralysed = Paralysed
draw-defending = Defending
draw-acted = Has acted
draw-retaliated = Has retaliated
draw-recruit = Recruit
draw-reinforce = Reinforce
draw-tier-bronze = bronze
draw-tier-silver = silver
draw-tier-golden = golden
draw-tier-azure = azure
draw-complete = As strong as can be

# Abilities of units, in as few words as possible

brief-attack-dice = { $keep ->
    [highest] best of { $count } dice
   *[sum] adds { $count } dice
}
brief-cancel-lethal-attack = saves a friend once
brief-change-stat = +{ $amount } Defense if struck back
brief-cost-reduction = cheaper at Stables
brief-defense-on-attacker-die = Defense +{ $amount } on { $faces }
brief-die-modifier = die counts +{ $amount }
brief-discard-to-cancel-attack-die = discard 1: die is 0
brief-draw = draws { $amount } at the start
brief-enemy-discard = foe discards
brief-enemy-lose-positive-morale = foe loses Morale
brief-free-step = a free step each turn
brief-gain = +{ $amount } { $resource } each round
brief-heal = { $target ->
    [self] heals { $amount }
   *[other] heals another { $amount }
}
brief-ignore-own-attack-die = own die is 0
brief-ignore-penalty = { $kind ->
    [adjacent] shoots well up close
   *[other] no penalties
}
brief-ignore-printed-defense = ignores Defense
brief-ignore-retaliation = unanswered
brief-immune = { $to ->
    [paralysis] never paralysed
   *[other] untouched by spells
}
brief-line-attack = also hits behind, { $second_attack }
brief-on-defeat = raised by Necropolis
brief-on-die = { $then ->
    [draw] draws { $amount } on { $faces }
    [attack_bonus] Attack +{ $amount } on { $faces }
   *[other] paralyses on { $faces }
}
brief-paralyse = answer paralyses
brief-peek-deck = looks at a deck
brief-reduce-damage = spells hurt { $amount } less
brief-reroll = { $limit ->
    [once] rerolls once if it moved
   *[other] rerolls { $faces }
}
brief-retaliation-dice = foe keeps lower die
brief-return-to-start = flies back
brief-roll-then = { $window ->
    [after_own_retaliation] answer may paralyse
   *[other] may push back
}
brief-second-attack = shoots twice afar
brief-set-attacker-die = foe’s die is { $face }
brief-splash-attack = hits one more, { $attack }
brief-stat-vs = +{ $amount } against devils
brief-unlimited-retaliation = always retaliates
brief-virtual-defense-token = guards its neighbours

# The fight

draw-row-back = Back
draw-row-front = Front
draw-row-middle = Middle
draw-wall = Wall
draw-gate = Gate
draw-ruin = Ruin
draw-empty-space = empty space
draw-damage = { $least }–{ $most } damage
draw-tears-down = tears it down
draw-combat-round = Combat round { $n }
draw-deployment = Deployment
draw-side-0 = Attacker
draw-side-1 = Defender
draw-hand-short = Hand
draw-deck-short = Deck
draw-discard-short = Discard
draw-spells = Spells this round
draw-experts = Expert effects left
draw-morale-positive = Positive Morale
draw-morale-negative = Negative Morale
draw-penalty = Discards the hand at the end of the turn
draw-so-many-of = { $n } of { $most }
draw-in-play = In play:
draw-lasting = In play
draw-nothing-in-play = Nothing.
draw-reserve = To be placed
draw-strikes = { $one } against { $other }
draw-odds = { $span } · { $chance } %
draw-minus = −{ $n }
draw-plus = +{ $n }
step-deployed = { $seat }: { $units }.
draw-last-blows = Last blows
draw-no-blows = None yet.
draw-fallen = fallen
draw-outlook = How it stands
draw-chance = { $name }: { $chance }% to win

# The town

draw-built = Built
draw-or = or
draw-lacks = You lack: { $what }
draw-after = After { $what }
draw-income = Income
draw-each-resource-round = each resource round
draw-town-actions = Town actions
draw-once-a-round = once per round
draw-token-build = Build
draw-token-build-about = Add one building.
draw-token-population = Population
draw-token-population-about = Recruit units; with a Citadel also reinforce.
draw-token-spell-book = Spell Book
draw-token-spell-book-about = Pay to search for a spell.
draw-token-said = { $name }: { $does }
draw-token-used = Used this round.
draw-when-passive = Always
draw-when-on-build = When built
draw-when-on-build-and-resource-round-start = When built and each resource round
draw-when-on-build-and-astrologers-round-start = When built and each astrologers round
draw-when-round-start = Each round
draw-when-resource-round-start = Each resource round
draw-when-astrologers-round-start = Each astrologers round
draw-when-astrologers-round-once = Once per astrologers round
draw-when-once-per-round = Once per round
draw-when-own-turn-start = When your turn begins
draw-when-own-turn-once = Once on your turn
draw-when-spell-book-token = Spell Book
draw-when-combat = In combat
draw-when-after-siege-of-own-town = After a siege of this town
draw-when-after-won-neutral-combat = After winning a combat against Neutral Units

# Cards and what is chosen beside the board

draw-hand = Your hand
draw-no-cards = No cards.
draw-power = Power +{ $n }
draw-power-needed = Power { $n }
draw-bottom-brief = or +1 Power.
draw-expert = Expert effect
draw-kind-statistic = Statistic
draw-kind-ability = Ability
draw-kind-spell = Spell
draw-kind-artifact = Artifact
draw-kind-specialty = Specialty
draw-kind-war-machine = War Machine
draw-kind-spell-scroll = Spell Scroll
draw-school-any = any
draw-school-air = Air
draw-school-earth = Earth
draw-school-fire = Fire
draw-school-water = Water
draw-artifact-minor = minor
draw-artifact-major = major
draw-artifact-relic = relic
draw-timing-instant = Instant
draw-timing-activation = Activation
draw-timing-map = Map
draw-timing-ongoing = Ongoing
draw-timing-permanent = Permanent
draw-choose-hero = Heroes
draw-looked-at = Cards to choose from
draw-choose-turn = Orientation of the tile
draw-choose-die = Dice
draw-choose-unit = Units
draw-choose-resource = Resources
draw-choose-trade = Trades
draw-turned = { $n ->
        [0] As printed
       *[other] Turned { $n }/6 clockwise
    }
draw-die = Die { $n }
draw-hand-count = Cards in hand and hand limit: { $n }
draw-deck-count = Deck and Discard Pile: { $n }
draw-experts-left = Expert effects left: { $n }
draw-claims = Claims: { $n }
draw-cube-of = Cube of { $faction }
draw-cards-said = Hand { $hand }, deck { $deck }, discard { $discard }
draw-piles = Decks
draw-deck-ability = Abilities
draw-deck-artifact = Artifacts
draw-deck-spell = Spells
draw-deck-own = Your Discard Pile
draw-deck-bronze = Bronze units
draw-deck-silver = Silver units
draw-deck-golden = Golden units
draw-deck-azure = Azure units
draw-deck-weeks = Astrologers
draw-discarded = { $n } discarded

draw-mp = { $n } { $n ->
    [one] Movement Point
   *[other] Movement Points
}
draw-no-hand = Hands are hidden from spectators.
draw-tray = To choose from
draw-look-at-board = Look at the board
draw-expert-short = Expert
draw-power-short = Power

# The tabs beside the board

panel-areas = Scenario
panel-signs = Signs
panel-piles = Decks
panel-hand = Hand
panel-seats = Players

# What icons mean

sign-gold = Gold: pays for buildings, Units and spells
sign-materials = Building materials: needed for buildings
sign-valuables = Valuables: needed for strong Units
sign-movement = Movement Points: one for each step, tile or visit
sign-experience = Experience: two make a level
sign-expert = Expert Effects: each costs a use this round
sign-power = Power: raises a spell for more effect
sign-effect-instant = Instant: whenever it fits, also in others’ turns
sign-effect-activation = Activation: when your Unit acts
sign-effect-map = Map: in your turn, outside combats
sign-effect-ongoing = Ongoing: stays until its end comes
sign-effect-permanent = Permanent: stays until you replace it
sign-attack = Attack: the damage before the die
sign-defense = Defense: taken off the damage
sign-health = Health Points
sign-initiative = Initiative: higher acts first
sign-type-ground = Ground: walks around others
sign-type-flying = Flying: moves over Units and Walls
sign-type-ranged = Ranged: strikes from afar; less across a Wall
sign-morale-positive = Positive Morale: draw, exchange cards or reroll
sign-morale-negative = Negative Morale
sign-hand = Cards in hand, and the limit you draw up to
sign-outlook = How it stands: the combat fought on from here twenty times, with both sides playing soundly. Cards nobody has seen are made up.
sign-claims = Claims: Mines, Settlements and what else counts here

# The inspector

inspect-steps = { $n } { $n ->
    [one] step away
   *[other] steps away
}
inspect-guards = guards { $numeral }: { $guards }
inspect-threat = { $who } can be here in { $n } { $n ->
    [one] turn
   *[other] turns
}.
inspect-tile = Face-down tile, { $back }
inspect-tile-text = The numerals are the strength of the guards on it. A hero beside it may turn it up for 1 MP.
inspect-second = Gains no Experience, and fights without cards (HER-HRO-10, HER-HRO-11).
inspect-no-army = No Units.
inspect-tokens = Town Actions left: { $left }
inspect-no-tokens = No Town Actions left this round.
inspect-not-now = Cannot be played now.
inspect-own-deck = { $n } { $n ->
    [one] card
   *[other] cards
} to draw
inspect-own-discard = { $n } { $n ->
    [one] card
   *[other] cards
} played or discarded
inspect-reshuffle = When it is empty, the Discard Pile is shuffled into it.
inspect-on-top = On top: { $card }
inspect-attack = Your attack: { $span } damage, { $falls } % to bring it down.
inspect-answer = It strikes back for { $span }.
inspect-strike = { $unit } can strike it for { $span }{ $falls ->
    [none] { "" }
   *[other] , { $falls } % to bring it down
}.
inspect-deck-ability = Abilities that heroes learn at levels and in places.
inspect-deck-artifact = Artifacts: minor, major and relics together.
inspect-deck-spell = Spells, for the Spell Book and for shrines.
inspect-deck-own = The card you discarded last lies on top.
inspect-deck-bronze = The weakest guards; they may also be recruited.
inspect-deck-silver = Stronger guards; they may also be recruited.
inspect-deck-golden = The strongest usual guards; they may also be recruited.
inspect-deck-azure = Dragons and the like, for the hardest fields.
inspect-deck-weeks = Each Astrologers’ round one of them is proclaimed.
inspect-no-hero = Has not chosen a hero yet.

## What others did meanwhile

digest-beat = beat { $heroes }
digest-taken = took { $fields } from you
digest-flagged = claimed { $fields }
digest-won = won at { $fields }
digest-retreated = retreated from a fight
digest-built = built { $buildings }
digest-recruited = recruited or reinforced { $units }
digest-tiles = explored { $n } { $n ->
    [one] tile
   *[other] tiles
}
digest-level = reached level { $n }
note-unused = { $n } MP unused

# The end of a Scenario
end-claims = Claims
end-levels = Levels
end-gold-income = Income of gold
end-combats-won = Combats won
end-heroes-beaten = Heroes beaten
end-dice = Sum of the Attack Dice · expected
end-blow-label = Hardest blow
end-blow = { $unit }, { $n } damage
