### La langue de Nerath. Les noms des royaumes, des espaces, des unités et des cartes viennent du contenu.

title = Conquest of Nerath
blurb = Quatre royaumes se disputent cent terres et mers : levez des armées, lancez des flottes, envoyez des héros chercher des trésors au fond des donjons.
mode-free-for-all = 4 joueurs, chacun pour soi
mode-free-for-all-blurb = Chacun mène un royaume, et les trois autres sont ses ennemis.
mode-alliance-2 = 2 joueurs
mode-alliance-2-blurb = Karkoth et le Cercle de Fer contre Vailin et Nerath : chaque joueur mène deux royaumes alliés.
mode-alliance-3 = 3 joueurs
mode-alliance-3-blurb = L’un mène Vailin et Nerath contre l’alliance de Karkoth et du Cercle de Fer, menée par les deux autres.
mode-alliance-4 = 4 joueurs, alliances
mode-alliance-4-blurb = Deux contre deux : Karkoth avec le Cercle de Fer, Vailin avec Nerath.

table-option-length = Durée
table-option-length-short = Courte : 13 points de victoire, 20 pour une alliance
table-option-length-medium = Moyenne : 20 points de victoire, 30 pour une alliance
table-option-length-long = Longue : les quatre Capitales, ou 8 cartes Trésor, 12 pour une alliance
table-option-lone-dragons = Un seul Dragon d’un royaume par espace

bot-strategist = Robot : un stratège

## Ce qu’on demande à un joueur

prompt-move = { $realm } : déplacez vos unités. { $n ->
    [0] Aucune bataille prévue.
    [one] 1 bataille à venir.
   *[other] { $n } batailles à venir.
}
prompt-landing = { $realm } : la mer est gagnée. Choisissez qui débarque, et où.
prompt-fight = { $realm } : choisissez la bataille suivante.
prompt-press = { $realm } : poursuivre l’attaque ({ $space }) ?
prompt-withdraw = { $realm } : choisissez où vos unités se replient ({ $space }).{ $lost ->
    [none] { "" }
   *[other] { " " }Faute de place, vous perdrez { $lost }.
}
prompt-amok = { $realm } : un Monstre vainqueur ({ $space }) peut entrer en Folie Furieuse. Choisissez où.
prompt-lose = { $realms } : { $n ->
    [one] 1 touche à encaisser ({ $space }). Choisissez qui l’encaisse.
   *[other] { $n } touches à encaisser ({ $space }). Choisissez qui encaisse la suivante.
}
prompt-lose-dice = Vous décidez pour les Gardiens ({ $space }) : ils perdent { $n ->
    [one] 1 dé. Choisissez lequel.
   *[other] { $n } dés. Choisissez le suivant.
}
prompt-agree = { $realm } : votre allié ferait encaisser les touches ({ $space }) à ces unités : { $losses }. Êtes-vous d’accord ?
prompt-reposition = { $leave ->
    [yes] { $realm } : les Héros doivent quitter leur donjon. Les unités volantes peuvent se déplacer de nouveau.
   *[no] { $realm } : les unités volantes peuvent se déplacer de nouveau vers des espaces amis.
}{ $lost ->
    [none] { "" }
   *[other] { " " }En l’état, vous perdrez { $lost }.
}
prompt-recruit = { $realm } : vous avez { $gold } Or. Choisissez qui recruter, et où.
prompt-deploy = { $realm } : déplacez vos nouvelles unités entre espaces amis.

# Ce que demande une carte.
prompt-card-space = { $realm }, « { $card } » : choisissez un espace.
prompt-card-from = { $realm }, « { $card } » : choisissez d’où viennent les unités.
prompt-card-to = { $realm }, « { $card } » : choisissez où elles vont.
prompt-card-place = { $realm }, « { $card } » : choisissez où placer les nouvelles unités.
prompt-card-realm = { $realm }, « { $card } » : choisissez un royaume.
prompt-card-option = { $realm }, « { $card } » : faites votre choix.
prompt-card-pieces = { $realm }, « { $card } » : choisissez des unités, { $n } au plus.
prompt-card-enemies = { $realm }, « { $card } » : choisissez des unités ennemies, { $n } au plus.
prompt-card-sacrifice = { $realm }, « { $card } » : choisissez ce que vous sacrifiez, { $n } au plus.
prompt-card-victim = { $realm }, « { $card } » : choisissez ce que vous perdez. { $n ->
    [one] Il reste { $n } unité à choisir.
   *[other] Il reste { $n } unités à choisir.
}
prompt-card-hero = { $realm }, « { $card } » : choisissez un Héros ({ $space }).
prompt-card-ransom = { $realm }, « { $card } » : payer { $gold } Or, ou perdre { $pieces } ({ $space }) ?
prompt-card-stand = { $realm }, « { $card } » : payer { $gold } Or ({ $whom }), ou battre en retraite ?
prompt-card-save-ship = { $realm }, « { $card } » : payer { $gold } Or, ou perdre un Navire de Guerre ?
prompt-card-scry = { $realm }, « { $card } » : la carte suivante est « { $event } ». La mettre sous la pioche ?
prompt-card-bottom = { $realm }, « { $card } » : choisissez la carte qui va sous la pioche.
prompt-card-recover = { $realm }, « { $card } » : choisissez la carte qui revient en main.
prompt-card-discard = { $realm }, « { $card } » : choisissez la carte à défausser.
prompt-card-flight = { $realm }, « { $card } » : choisissez le Héros emporté, et sa destination.

# Les occasions de jouer une carte, selon ce qui vient de se passer.
prompt-own-turn-start = { $realm } : votre tour commence. Jouer une carte ?
prompt-own-draw = { $realm } : votre phase de Pioche. Jouer une carte ?
prompt-own-battle-won-land = { $realm } : vous avez gagné ({ $space }). Jouer une carte ?
prompt-own-battle-won-sea = { $realm } : vous avez gagné en mer ({ $space }). Jouer une carte ?
prompt-own-run-amok = { $realm } : votre Monstre en Folie Furieuse a pris un territoire ({ $space }). Jouer une carte ?
prompt-own-conquest = { $realm } : vous avez pris un territoire ({ $space }). Jouer une carte ?
prompt-own-battles-end = { $realm } : votre dernière bataille est livrée. Jouer une carte ?
prompt-between-battles = { $realm } : d’autres batailles sont à venir. Jouer une carte ?
prompt-own-plunder = { $realm } : vous pillez un donjon ({ $space }). Jouer une carte avant de piocher un Trésor ?
prompt-own-income = { $realm } : vos revenus sont perçus. Jouer une carte ?
prompt-enemy-move-start = { $realm } : { $whom } s’apprête à se déplacer. Jouer une carte ?
prompt-enemy-attack-declared = { $realm } : { $whom } a fini de se déplacer, les batailles vont commencer. Jouer une carte ?
prompt-enemy-conquest = { $realm } : vous avez perdu un territoire ({ $space }). Jouer une carte ?
prompt-enemy-event = { $realm } : { $whom } joue « { $event } ». Y répondre par une carte ?
prompt-battle-start = { $realm } : la bataille commence ({ $space }). Jouer une carte ?
prompt-battle-round = { $realm } : un round de bataille commence ({ $space }). Jouer une carte ?
prompt-battle-damage = { $realm } : { $n ->
    [one] { $n } touche
   *[other] { $n } touches
} à encaisser ({ $space }). Jouer une carte ?
prompt-battle-hero-lost = { $realm } : des Héros tombent ({ $space }). Jouer une carte ?
prompt-battle-press = { $realm } : { $whom } va poursuivre l’attaque ou battre en retraite ({ $space }). Jouer d’abord une carte ?
prompt-battle-retreat = { $realm } : vous battez en retraite ({ $space }). Jouer une carte ?
prompt-battle-defense-won = { $realm } : vous avez tenu bon ({ $space }). Jouer une carte ?

## Ce qu’un joueur peut choisir

option-move = Déplacer { $pieces } : { $from } → { $space }
option-march = { $what ->
    [withdraw] Replier tout ce qui le peut : { $from } → { $space }
   *[other] Déplacer tout ce qui le peut : { $from } → { $space }
}
option-embark = Charger { $ship } ({ $sea }) : { $pieces } depuis { $space }
option-debark = Décharger { $ship } ({ $sea }) : { $pieces } vers { $space }
option-end = { $what ->
    [move] Terminer la phase de Mouvement
    [landing] Ne plus débarquer personne
    [amok] S’arrêter là
    [reposition] Terminer la phase de Repositionnement
    [recruit] Ne plus rien recruter
    [deploy] Terminer la phase de Renfort
   *[other] C’est tout
}
option-battle = Livrer bataille : { $space }
option-press = Poursuivre l’attaque
option-retreat = Battre en retraite{ $lost ->
    [none] { "" }
   *[other] { " " }– pertes faute de place : { $lost }
}
option-amok = Folie Furieuse : { $space }
option-lose = { $ship ->
    [none] { $piece }
   *[other] { $piece } à bord : { $ship }
} ({ $realm }){ $fate ->
    [down] { " " }– inactif pour cette bataille
    [endures] { " " }– survit
   *[lost] { "" }
}
option-sensible = Répartir toutes les touches au mieux
option-accept = D’accord
option-refuse = Partager les touches entre alliés
option-lose-die = Le d{ $sides } : { $guardian }
option-recruit = Recruter { $pieces } ({ $gold } Or) : { $space }
option-launch = Recruter { $pieces } ({ $gold } Or) : { $from }, en mer ({ $space })
option-muster = Recruter à bord : { $ship } ({ $sea }) : { $pieces } ({ $gold } Or) depuis { $space }
option-event = Jouer « { $event } »
option-treasure = Jouer « { $treasure } »
option-pass = Passer
option-yes = { $what ->
    [card_ransom] Payer
    [card_stand] Payer et rester
    [card_save_ship] Payer
    [card_scry] La mettre sous la pioche
   *[other] Oui
}
option-no = { $what ->
    [card_ransom] Perdre le Héros
    [card_stand] Battre en retraite
    [card_save_ship] Perdre un Navire de Guerre
    [card_scry] La piocher
   *[other] Non
}
option-space = { $space }
option-realm = { $realm }
option-pick = { $pieces } ({ $space })
option-card = « { $event } »
option-relic = { $what ->
    [move] Utiliser « { $treasure } »
   *[other] « { $treasure } »
}
option-option = { $effects }
option-guardian = { $guardian }

# Ce qu’une carte peut offrir.
effect-gain-gold = gagner { $n } Or
effect-lose-gold = perdre { $n } Or
effect-draw-event = piocher { $n ->
    [one] { $n } carte Évènement
   *[other] { $n } cartes Évènement
}
effect-place = placer { $pieces }

## Ce qui s’est passé

fact-turn = Tour de jeu { $n } : { $realm } joue.
fact-drew = { $realm } pioche une carte Évènement.
fact-drew-known = { $realm } pioche « { $event } ».
fact-event = { $realm } joue « { $event } ».
fact-treasure = { $realm } joue « { $treasure } » et marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
fact-found = { $realm } pioche une carte Trésor.
fact-found-known = { $realm } pioche la carte Trésor « { $treasure } ».
fact-moved = { $realm } déplace { $pieces } : { $from } → { $space }.
fact-transferred = { $realm } transfère { $pieces } : { $from } → { $space }.
fact-embarked = { $realm } embarque { $pieces } : { $from } → { $space }.
fact-debarked = { $realm } débarque { $pieces } : { $from } → { $space }.
fact-battle = { $realm } attaque : { $space }.
fact-rolled = { $realm ->
    [none] Les Gardiens
   *[other] { $realm }
}, { $phase ->
    [first-strike] dés d’Initiative
    [card] dés de la carte
   *[volley] dés d’attaque
} : { $faces }.
fact-shielded = { $realm } ignore { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}.
fact-lost = { $realm } perd { $pieces } ({ $space }).
fact-destroyed = { $realm } voit détruire { $pieces } ({ $space }).
fact-castle-down = Le Château est inactif pour cette bataille ({ $space }, { $realm }).
fact-retreated = { $realm } bat en retraite ({ $space }).
fact-withdrew = { $realm } replie { $pieces } : { $from } → { $space }.
fact-repelled = L’attaque échoue ({ $realm }, { $space }).
fact-won-sea = { $realm } gagne la bataille ({ $space }).
fact-conquered = { $realm } conquiert { $space }{ $n ->
    [0] { "" }
    [one] { " " }et marque { $n } point
   *[other] { " " }et marque { $n } points
}.
fact-liberated = { $realm } libère { $space } ({ $whom }).
fact-ran-amok = { $realm }, Folie Furieuse d’un Monstre : { $from } → { $space }.
fact-guardians = Gardiens ({ $space }) : { $tokens }.
fact-guardians-hit = Les Gardiens perdent { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} ({ $space }).
fact-plundered = { $realm } pille le donjon ({ $space }).
fact-reward = { $realm } trouve { $gold } Or.
fact-restocked = De nouveaux Gardiens veillent : { $space }.
fact-recruited = { $realm } recrute { $pieces } pour { $gold } Or ({ $space }).
fact-placed = { $realm } place { $pieces } ({ $space }).
fact-gained = { $realm } gagne { $gold } Or.
fact-paid = { $realm } paie { $gold } Or.
fact-stole = { $realm } prend { $gold } Or ({ $whom }).
fact-paid-to = { $realm } paie { $gold } Or ({ $whom }).
fact-cancelled = { $realm } annule « { $event } ».
fact-ignored = { $realm } ignore { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}.
fact-rerolled = { $realm } relance un { $was } : { $faces }.
fact-first-strike = { $realm } donne l’Initiative à { $pieces }.
fact-silenced = { $realm }, { $space } : { $pieces } sans dés ce round.
fact-converted = { $realm } rallie { $pieces } ({ $space }).
fact-rescued = { $realm } sauve { $pieces } : { $space }.
fact-renewed = { $realm } ramène { $pieces } : { $space }.
fact-barred = { $realm } ne peut pas entrer ce tour-ci : { $space }.
fact-becalmed = { $realm }, calme plat pour les Navires de Guerre : { $space }.
fact-faster = { $realm } presse { $pieces } ({ $space }) : Mouvement +{ $more }.
fact-riding = { $realm }, { $space } : { $pieces } à travers les terres ennemies.
fact-discarded = { $realm } défausse « { $event } ».
fact-recovered = { $realm } reprend en main « { $event } ».
fact-bottomed = { $realm } met une carte sous sa pioche.
fact-bottomed-known = { $realm } met « { $event } » sous sa pioche.
fact-put-under = { $realm } met cette carte sous sa pioche.
fact-buried = { $realm } met une carte Trésor sous la pile.
fact-buried-known = { $realm } met « { $treasure } » sous la pile.
fact-scried = { $realm } regarde la première carte de sa pioche.
fact-scried-known = { $realm } regarde la première carte de sa pioche : « { $event } ».
fact-looked = { $realm } regarde une main adverse ({ $whom }).
fact-looked-known = { $realm } regarde une main adverse ({ $whom }) : { $events }.
fact-peeked = { $realm } regarde les Gardiens ({ $space }).
fact-peeked-known = { $realm } regarde les Gardiens ({ $space }) : { $tokens }.
fact-income = { $realm } perçoit { $gold } Or.
fact-round = Le tour de jeu { $n } est fini.
fact-won = { $n ->
    [one] { $realms } gagne la guerre.
   *[other] { $realms } gagnent la guerre.
}
fact-capped = Après { $n } tours de jeu, la guerre s’arrête.

## Ce que promet une attaque

note-wins = victoire à { $chance } %
note-wins-about = victoire à { $chance } % environ
note-losses = { $dealt ->
    [0] coûte { $lost } Or
   *[other] coûte { $lost } Or, en détruit { $dealt }
}
note-undefended = sans défense
note-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## La table

label-turn = Tour de jeu { $round } · { $realm }
label-over = La guerre est finie
label-ahead = En tête : { $realms }.
label-dice = { $values } (d{ $sides })
label-owned = { $pieces } ({ $realm })
label-at = { $pieces } ({ $space })
label-land-pieces = { $n ->
    [one] { $n } unité terrestre
   *[other] { $n } unités terrestres
}
label-guardians = { $n ->
    [one] { $n } Gardien face cachée
   *[other] { $n } Gardiens face cachée
}
label-you = vous
label-goal = { $length ->
    [long] { $n } cartes Trésor ou les quatre Capitales pour gagner
   *[other] { $n } points pour gagner
}
label-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
label-gold = { $gold } Or (+{ $income })
label-lands = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
label-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
label-treasures = Trésors { $n }
label-realms = Royaumes
label-battles = Batailles
label-against = { $ours } contre { $theirs }
label-empty = Sans unité : { $spaces }
label-nobody = aucune unité
label-seas = En mer
label-dungeons = Donjons
label-face-down = { $n } face cachée : { $spaces }
label-lair = { $n } face cachée
label-ready = Où vos unités peuvent aller
label-friendly = { $n ->
    [one] { $n } espace ami
   *[other] { $n } espaces amis
}
label-market = Unités à recruter
label-sites = Placement : { $sites }
label-site = { $space } ({ $n })
label-price = { $gold } Or · attaque { $attack } · défense { $defend } · Mouvement { $move }
label-hand = { $realm } : main
label-no-cards = aucune carte
label-power = Pouvoir
label-property = Propriété
label-side = { $realms } ensemble : { $n } sur { $goal }
label-capital = Capitale
label-battle = bataille
label-battle-round = round { $n }
label-attacks = { $n ->
    [one] { $n } espace ennemi
   *[other] { $n } espaces ennemis
}

# The board

draw-map = Nerath
draw-north = N
draw-land = { $space }, terre natale de { $realm }
draw-capital = { $space }, Capitale de { $realm }
draw-sea = { $space }, mer
draw-dungeon = { $space }, entrée de donjon
draw-stack = Toutes les unités de { $realm } : { $space }
draw-band = { $realm } : { $pieces }, { $space }
draw-carrying = { $ship } avec { $load } à bord
draw-so-many = seulement { $pieces }
draw-battle-at = Bataille : { $space }
draw-guardian = { $guardian } : { $text }
draw-guardian-hidden = Un gardien, face cachée
draw-n-footsoldier = { $n ->
    [one] { $n } Fantassin
   *[other] { $n } Fantassins
}
draw-n-siege-engine = { $n ->
    [one] { $n } Engin de Siège
   *[other] { $n } Engins de Siège
}
draw-n-fighter = { $n ->
    [one] { $n } Guerrier
   *[other] { $n } Guerriers
}
draw-n-wizard = { $n ->
    [one] { $n } Sorcier
   *[other] { $n } Sorciers
}
draw-n-monster = { $n ->
    [one] { $n } Monstre
   *[other] { $n } Monstres
}
draw-n-castle = { $n ->
    [one] { $n } Château
   *[other] { $n } Châteaux
}
draw-n-storm-elemental = { $n ->
    [one] { $n } Élémentaire des Tempêtes
   *[other] { $n } Élémentaires des Tempêtes
}
draw-n-dragon = { $n ->
    [one] { $n } Dragon
   *[other] { $n } Dragons
}
draw-n-warship = { $n ->
    [one] { $n } Navire de Guerre
   *[other] { $n } Navires de Guerre
}
draw-step-draw = Pioche
draw-step-move = Mouvement
draw-step-fight = Batailles
draw-step-reposition = Repositionnement
draw-step-reinforce = Renfort
draw-step-income = Revenus
draw-card = { $card }. { $when } { $text }
draw-kind-event = Évènement · { $realm }
draw-kind-treasure = Trésor
draw-power = Pouvoir
draw-property = Propriété
draw-points = Points de victoire
draw-of = { $n } sur { $all }
draw-die = d{ $sides } : { $n }{ $hit ->
    [yes] , touche
   *[no] , manqué
}
draw-realms = Les royaumes
draw-you = Vous
draw-player = Joueur { $n }
draw-active = joue
draw-has-gold = { $n } Or, revenus { $more }
draw-has-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
draw-has-events = { $n ->
    [one] { $n } carte Évènement
   *[other] { $n } cartes Évènement
}
draw-has-treasures = { $n ->
    [one] { $n } carte Trésor en jeu
   *[other] { $n } cartes Trésor en jeu
}, { $more } en main
draw-capital-held = Capitale tenue
draw-capital-lost = Capitale perdue
draw-capitals = { $n } Capitales sur 4
draw-goal = Premier à { $n } points de victoire
draw-goal-long = Les quatre Capitales, ou { $n } cartes Trésor
draw-hand = Votre main
draw-no-cards = Aucune carte
draw-choose-card = Choisissez une carte
draw-piles = Trésors et pioches
draw-no-treasures = Aucune carte Trésor n’est en jeu.
draw-event-deck = { $realm } : { $n } cartes Évènement dans la pioche, { $m } défaussées
draw-treasure-deck = { $n } cartes Trésor dans la pioche
draw-discards = Défausse de { $realm }
draw-battle-round = Round { $n }
draw-battle-begins = La bataille commence
draw-heroes-need = les Héros touchent sur { $n } ou plus
draw-guardians = Gardiens
draw-outlook = { $realm } : { $odds }
draw-attacker = en attaque
draw-defender = en défense
draw-first-strike = Initiative
draw-inactive = inactif
draw-hurt = { $n ->
    [one] { $n } blessé
   *[other] { $n } blessés
}
draw-phase-first = Initiative
draw-phase-volley = Attaque
draw-phase-card = Carte
draw-hits = { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}
draw-take-hit = Qui encaisse ?
draw-lose = { $piece }{ $damage ->
    [0] {""}
   *[other] , déjà blessé
}
draw-aboard = { $piece } à bord
draw-lose-die = { $guardian } : d{ $sides }
draw-market = Renforts
draw-ware = { $piece } : { $n } Or, { $dice }, mouvement { $move }
draw-moves = mouv. { $n }
draw-lot = { $pieces } pour { $gold } Or
draw-log = Ce qui s’est passé

## Chances, demandées en ligne de commande

odds-no-attackers = Qui attaque ? Nommez des unités, par exemple --attack "3 fantassin, 1 sorcier".
odds-no-defenders = Qui est attaqué ? Nommez des unités, par exemple --defend "2 fantassin, château", ou des Gardiens : --dungeon troll.
odds-dungeon-alone = Un donjon n’abrite que ses Gardiens : --dungeon ne va ni avec --defend ni avec --sea.
odds-battle = { $attack } contre { $defend }
odds-nothing = rien
odds-both = Les deux camps sont détruits, et rien ne change de mains
odds-retreat = L’attaquant bat en retraite
odds-gold = Or perdu en moyenne : { NUMBER($attack, maximumFractionDigits: 2) } par l’attaquant, { NUMBER($defend, maximumFractionDigits: 2) } par le défenseur. Une bataille dure { NUMBER($rounds, maximumFractionDigits: 1) } rounds.
odds-exact = Exact, si chaque camp sacrifie d’abord ce dont il se passe le mieux : le premier dégât d’un Dragon, puis ses unités les plus faibles.
odds-sampled = De telles armées sont trop grandes pour un calcul exact : voici ce qu’ont donné 10 000 batailles simulées.
odds-on-land = Sur terre : { $attack } contre { $defend }
odds-at-sea = En mer : { $attack } contre { $defend }
