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

## Les sortes de moments, dans les consignes

moment-own-turn-start = le début de votre tour
moment-own-draw = votre étape de pioche
moment-own-battle-won-land = une bataille gagnée sur terre
moment-own-battle-won-sea = une bataille gagnée en mer
moment-own-run-amok = un monstre déchaîné
moment-own-conquest = une région prise
moment-own-battles-end = la fin de vos batailles
moment-between-battles = entre deux batailles
moment-own-plunder = le pillage
moment-own-income = votre revenu
moment-own-reposition = votre étape de repositionnement
moment-reposition = votre étape de repositionnement
moment-enemy-move-start = avant les mouvements d’un ennemi
moment-enemy-attack-declared = avant les batailles d’un ennemi
moment-enemy-conquest = une région perdue
moment-enemy-event = une carte Événement ennemie
moment-battle-start = le début d’une bataille
moment-battle-round = un round de bataille
moment-battle-damage = des touches contre vous
moment-battle-hero-lost = des héros près de tomber
moment-battle-press = un ennemi qui va poursuivre l’assaut
moment-battle-retreat = votre retraite
moment-battle-defense-won = une région défendue
moment-lose = qui encaisse les touches
moment-press = poursuivre ou se retirer
moment-fight = l’ordre des batailles

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
    [yes] { $realm } : les Héros doivent quitter leur donjon. Les unités volantes peuvent bouger.
   *[no] { $realm } : déplacez vos unités volantes.
}{ $lost ->
    [none] { "" }
   *[other] { " " }Pertes en vue : { $lost }.
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
prompt-card-pieces = { $realm }, « { $card } » : choisissez { $n ->
    [one] { $n } unité.
   *[other] jusqu’à { $n } unités.
}
prompt-card-enemies = { $realm }, « { $card } » : choisissez { $n ->
    [one] { $n } unité ennemie.
   *[other] jusqu’à { $n } unités ennemies.
}
prompt-card-sacrifice = { $realm }, « { $card } » : sacrifiez { $n ->
    [one] exactement { $n } unité.
   *[other] jusqu’à { $n } unités.
}
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
    [move] Fin des mouvements
    [landing] Ne plus débarquer personne
    [amok] S’arrêter là
    [reposition] Finir de repositionner
    [recruit] Fin du recrutement
    [deploy] Finir les renforts
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

fact-turn = Tour de jeu { $n } · { $realm }
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
    [0] vous perdez environ { $lost } Or
   *[other] vous perdez environ { $lost } Or, eux { $dealt }
}
note-can-move = { $n ->
    [one] { $n } mobile
   *[other] { $n } mobiles
}
note-gold-left = reste { $gold } Or
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
draw-phase-defence = Défense
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

## Les moments, tels que les pages les jouent

step-moved = { $realm } déplace { $pieces } : { $origin } → { $space }.
step-transferred = { $realm } transfère { $pieces } : { $origin } → { $space }.
step-withdrew = { $realm } replie { $pieces } : { $origin } → { $space }.
step-embarked = { $realm } embarque { $pieces } : { $origin } → { $space }.
step-debarked = { $realm } débarque { $pieces } : { $origin } → { $space }.
step-recruited = { $realm } recrute { $pieces } pour { $gold } Or.
step-round = { $space }, round { $n } : { $ours ->
    [one] { $ours } touche
   *[other] { $ours } touches
} à { $theirs }.

## Une bataille sur sa carte

battle-for = Bataille : { $space }
battle-round = round { $n }
battle-lost = { $n ->
    [one] −{ $n } perdu
   *[other] −{ $n } perdus
}
battle-score = { $ours } à { $theirs }
battle-fell = pertes : { $pieces }
battle-nobody-fell = personne ne tombe
battle-before = Avant la bataille
battle-now = Désormais
battle-cost = Pertes à venir, environ
battle-chance = { $chance } %
battle-luck = Touches · attendues
battle-luck-of = { $n } · { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
battle-dice-lost = les Gardiens perdent { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}

## Ce qu’ont fait les autres

digest-joined = { $one } ; { $other }
digest-took = { $whom ->
    [you] vous a pris { $spaces }
    [nobody] a pris { $spaces }
   *[other] a pris { $spaces } ({ $realm })
}
digest-plundered = a pillé { $spaces }
digest-failed = a échoué : { $spaces }
digest-recruited = a recruté { $pieces }
digest-you-lost = Vous avez perdu { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}.
digest-scored = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}.

## Ce que dit l’inspecteur

about-dungeon = Entrée de donjon
about-sea = Mer
about-land = Territoire d’origine : { $home }
about-land-held = Territoire d’origine : { $home }, tenu par { $realm }
about-capital = Capitale : { $home }
about-capital-held = Capitale : { $home }, tenue par { $realm }
about-army = { $realm } : { $pieces }
about-guards = Gardé par : { $guardians }
about-unguarded = Personne ne le garde en ce moment.
about-plunder = Qui bat tous les Gardiens pioche une carte Trésor.
about-worth = Conquis : { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}, +1 Or par tour.
about-threat = { $realm } peut l’atteindre avec { $pieces } : { $chance } % de chute.
about-safe = Aucun ennemi ne peut l’atteindre au prochain tour.
about-defended = Défendu par : { $pieces }
about-gain = Gagné : { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}, revenus { $now } → { $then }.
about-empty = { $space } sera vide.
about-empty-reached = { $space } sera vide ; { $n ->
    [one] { $realms } peut l’atteindre.
   *[other] { $realms } peuvent l’atteindre.
}
about-dice-attack = attaque { $dice }
about-dice-defend = défense { $dice }
about-dice-sea = en mer { $dice }
about-cost = { $gold } Or
about-toughness = { $n ->
    [one] Détruit par { $n } touche
   *[other] Détruit par { $n } touches
}
about-ware = { $gold } Or l’unité ; vous avez { $have }
about-hit = { $left ->
    [one] La prochaine touche l’élimine
   *[other] Peut encaisser { $left } touches
}
about-guardian = Gardien de donjon
about-ally = Allié : { $realm }
about-relics = Trésors : { $treasures }
about-icon-gold = Or
about-icon-gold-text = Ce qu’a un royaume et, après le plus, ce qu’il perçoit à la fin de son tour : 1 Or par territoire, la moitié sans la Capitale.
about-icon-points = Points de victoire
about-icon-points-text = Pour les territoires conquis hors de chez soi, les Capitales ennemies et les cartes Trésor jouées.
about-icon-events = Cartes Évènement
about-icon-events-text = Combien un royaume en tient. On en pioche une au début de chaque tour ; la carte dit quand elle peut être jouée.
about-icon-treasures = Cartes Trésor
about-icon-treasures-text = En jeu et, après le plus, en main. Les Héros les gagnent dans les donjons.
about-icon-guardians = Gardiens, face cachée
about-icon-guardians-text = On les retourne quand des Héros entrent dans le donjon pour combattre.

## Ce qui attend

panel-threats = Menaces
panel-battles = Batailles
panel-piles = Pioches
campaign-none = Aucune bataille ce tour-ci.
threats-none = Aucun ennemi ne peut atteindre vos territoires au prochain tour.
threats-whose = Prenez un siège pour voir ce qui le menace.
threats-falls = environ { $chance } %

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

# La fin d’une guerre
end-lands = Territoires
end-capitals = Capitales
end-treasures = Trésors
end-other = Autres
end-points-by-round = Points
end-lands-held = Territoires tenus
end-income = Revenu
end-pieces-lost = Unités perdues
end-gold-lost = Or qu’elles coûtaient
end-hits = Touches obtenues · attendues
end-upset-label = Surprise
end-upset = { $realm }, { $space } : gagnée à { $percent } %
end-contested-label = Le plus disputé
end-times = { $what }, { $n } batailles
end-longest-label = La plus longue bataille
end-longest = { $space }, { $n ->
    [one] un round
   *[other] { $n } rounds
  }
## Les leçons

lesson-marching = En marche
lesson-marching-task = Prenez la Ramure d’Argent et le Val de l’Étoile-Tombée.
lesson-marching-1 = Un Fantassin avance d’un pas. Touchez-les, puis le 2, puis la Ramure d’Argent : vide, mais à Vailin.
lesson-marching-2 = Un Guerrier avance de deux : menez celui du Val de Cendre au Val de l’Étoile-Tombée.
lesson-marching-3 = On bouge d’abord, on se bat ensuite. Pressez « Fin des mouvements ».
lesson-marching-4 = Choisissez une bataille : un territoire vide tombe sans dés.
lesson-marching-else-all = Permis. Mais vide, la Lande du Linceul est un point offert. Annulez pour y laisser quelqu’un.
lesson-marching-else = Belle promenade. La leçon attend les deux territoires.
lesson-marching-done = Deux territoires, deux points : 1 par territoire ennemi, marqué aussitôt, jamais perdu.
lesson-marching-failed = Les batailles sont finies, et l’un des deux territoires est encore à Vailin. Encore une fois.

lesson-dice = Six ou plus
lesson-dice-task = Gagnez la bataille du Val de l’Étoile-Tombée.
lesson-dice-1 = Touchez le sol des Collines de la Lance Noire : toute la pile. Puis le Val de l’Étoile-Tombée. Le bouton dit vos chances : lisez-le toujours.
lesson-dice-2 = Finissez vos mouvements. Tout dé de 6 ou plus touche. Votre Sorcier lance en premier (Initiative) : ce qu’il abat ne lancera pas.
lesson-dice-3 = Vous voilà touché : à vous de choisir qui tombe. Un Fantassin coûte 1 Or, un Sorcier 3.
lesson-dice-4 = Les deux camps tiennent encore. Poursuivez l’attaque.
lesson-dice-else = Rompre est sage dans une mauvaise bataille ; celle-ci était bonne.
lesson-dice-done = Un d6 touche une fois sur six, un d10 une fois sur deux, un d20 trois fois sur quatre : voilà ce que l’on paie.
lesson-dice-failed = Le Val de l’Étoile-Tombée a tenu. Avec toute la pile, cela arrive 1 fois sur 66. Encore une fois.

lesson-castle = Châteaux et retraites
lesson-castle-task = Sauvez vos hommes, et prenez le Val.
lesson-castle-1 = La Ramure d’Argent : Dragon et Château, 1 chance sur 200. Livrez cette bataille d’abord, et pas longtemps.
lesson-castle-2 = Après chaque round vous pouvez partir avec ceux qui restent. Pressez « Battre en retraite ».
lesson-castle-3 = Touchez la Lande du Linceul. Au Val de l’Étoile-Tombée, le Château lance un d20, encaisse une touche, mais ne tombe pas : il passe au vainqueur.
lesson-castle-4 = Que les Fantassins encaissent ; gardez les Engins de Siège : chacun lance deux dés.
lesson-castle-5 = Cette bataille-ci est bonne. Poursuivez l’attaque.
lesson-castle-else = Quel courage ! On vous redemandera après ce round, s’il reste quelqu’un.
lesson-castle-done = Le Château est à vous ; dès votre prochain tour, des troupes neuves pourront y paraître. Seul l’attaquant bat en retraite.
lesson-castle-failed = Vos hommes sont perdus à la Ramure d’Argent, ou le Château a tenu. Encore une fois.

lesson-fleet = Tous à bord
lesson-fleet-task = Débarquez aux Îles de Perle et prenez-les.
lesson-fleet-1 = Les Îles de Perle sont en pleine mer. Touchez le Sorcier, puis un Navire ; puis le Monstre et le même Navire. On y tient à deux.
lesson-fleet-2 = Un navire ennemi barre les Hauts-fonds du Serpent. Touchez la mer de la Côte de Tarsem pour tout envoyer : les deux Navires et l’Élémentaire.
lesson-fleet-3 = Finissez vos mouvements : les batailles navales d’abord.
lesson-fleet-4 = Vous êtes touché. Épargnez le Navire chargé : ses passagers couleraient avec lui.
lesson-fleet-5 = L’ennemi tient encore. Poursuivez l’attaque.
lesson-fleet-6 = La mer est à vous. Débarquez-les tous deux aux Îles de Perle : touchez le Navire, puis l’île. La bataille suit aussitôt.
lesson-fleet-else = Un navire vide ne prend pas d’île. Annulez, et chargez-le d’abord.
lesson-fleet-else-sunk = Il coule, et ceux qui étaient à bord avec lui.
lesson-fleet-done = Les îles sont souvent mal gardées. Mais un navire plein, c’est deux unités pour une seule touche : ne le laissez pas naviguer seul.
lesson-fleet-failed = Les Îles de Perle sont encore à Vailin. Chargez un Navire, et envoyez tout. Encore une fois.

lesson-dungeon = Les héros sous terre
lesson-dungeon-task = Pillez le Temple et jouez son trésor.
lesson-dungeon-1 = Seuls les Héros descendent : Guerriers et Sorciers. Menez-les tous trois au Temple du Mal élémentaire.
lesson-dungeon-2 = Finissez vos mouvements. Le Gardien se montre alors, et chacune de vos touches lui ôte un dé.
lesson-dungeon-3 = Vous êtes touché, et quelqu’un tombe. Les Gardiens aussi touchent dès 6.
lesson-dungeon-4 = Un nid de kobolds aux petits dés. Poursuivez l’attaque.
lesson-dungeon-5 = Un trésor, et 1 Or ! Touchez la carte pour la jouer : elle ne rapporte qu’une fois posée.
lesson-dungeon-6 = Le moment en vaut un autre : touchez le trésor dans votre main pour le jouer.
lesson-dungeon-else = En effet, ils doivent sortir. La carte attend dans votre main.
lesson-dungeon-done = Un donjon ne rapporte rien, ses trésors si. Deux nouveaux Gardiens s’installent : la prochaine fois, venez plus nombreux.
lesson-dungeon-failed = Le trésor n’est pas joué, et votre tour continue sans lui. À trois, les Héros gagnent presque toujours. Encore une fois.

lesson-muster = Lever des troupes
lesson-muster-task = Dépensez au moins 6 Or, puis touchez votre revenu.
lesson-muster-1 = 10 Or. Touchez le Dragon, puis votre Capitale : 5 Or pour un d20 qui vole de trois espaces.
lesson-muster-2 = Des Fantassins au Labyrinthe : un Château ordinaire reçoit 4 unités par tour, la Capitale sans limite. Celui de la Ramure d’Argent est trop récent.
lesson-muster-3 = Assez pour aujourd’hui : pressez « Fin du recrutement ».
lesson-muster-4 = Envolez le Dragon vers la Lande du Linceul : les unités neuves bougent aussitôt, mais chez vous seulement.
lesson-muster-5 = Pressez « Finir les renforts ». Le revenu vient en dernier : 1 Or par territoire ; on achète donc avec l’or du tour d’avant.
lesson-muster-done = 16 territoires, 16 Or. Sans votre Capitale, moitié moins.
lesson-muster-failed = Le tour est fini, et moins de 6 Or sont dépensés. L’or se garde, mais ne se bat pas. Encore une fois.

lesson-cards = Le bon moment
lesson-cards-task = Jouez vos deux cartes et prenez la Ramure d’Argent.
lesson-cards-1 = Sombres présages s’est jouée seule : chaque ennemi a payé 1 Or. Marche forcée se joue avant tout mouvement : maintenant. Touchez-la.
lesson-cards-2 = Elle presse les Fantassins d’un territoire. Touchez les Marais du Crépuscule.
lesson-cards-3 = Ils avancent de deux ce tour-ci. Tous à la Ramure d’Argent, avec la pile de la Lande du Linceul.
lesson-cards-4 = Finissez vos mouvements.
lesson-cards-5 = La bataille commence et Glas funèbre s’allume. Jouez-la : deux d8 avant tout le monde.
lesson-cards-6 = Vous êtes touché. Qu’un Fantassin encaisse.
lesson-cards-7 = Les deux camps tiennent encore. Poursuivez l’attaque.
lesson-cards-else = Son moment est passé : la phase est entamée. Annulez, et jouez Marche forcée d’abord.
lesson-cards-else-kept = Gardée pour plus tard : permis, souvent sage. Ici, on veut entendre le glas.
lesson-cards-done = Une carte s’allume quand son moment est venu. Certaines attendent le tour des autres.
lesson-cards-failed = Une carte n’est pas jouée, ou la Ramure d’Argent a tenu. Encore une fois.

lesson-victory = Treize points
lesson-victory-task = Atteignez 13 points ce tour-ci.
lesson-victory-1 = Vous avez 7 points, Vailin 9 ; il en faut 13. Une Capitale en vaut 5, et celle-ci est mal gardée. De la Savane dorée, tous à Vailindor.
lesson-victory-2 = Finissez vos mouvements et battez-vous. Gardez un Monstre en vie : il servira après.
lesson-victory-3 = Vous êtes touché. Perdez un Fantassin, jamais un Monstre.
lesson-victory-4 = La Capitale tient encore. Poursuivez l’attaque.
lesson-victory-5 = 12 ! Un Monstre vainqueur entre en Folie Furieuse : il court dans un territoire ennemi vide voisin, et cela rapporte aussi.
lesson-victory-done = 13 ! Si personne n’en a autant à la fin du tour de jeu, après Nerath, la guerre est à vous. Un point ne se perd jamais : pressez-vous, et tenez.
lesson-victory-failed = Moins de 13 points, et Vailin joue ensuite. Encore une fois.

## L’entraîneur des premières parties

coach-goal = { $length ->
    [long] Les quatre Capitales gagnent la guerre, ou { $goal } cartes Trésor à la fin d’un tour de jeu.
   *[other] { $goal } points à la fin d’un tour de jeu gagnent : 1 par territoire ennemi, 5 par Capitale.
}{ $n ->
    [0] { "" }
    [one] { " " }Le territoire cerclé est vide ou faible.
   *[other] { " " }Les territoires cerclés sont vides ou faibles.
}
coach-capital = Votre Capitale est trop dégarnie : { $realm } peut l’atteindre avec { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}. 5 points pour eux, moitié de revenu pour vous.
coach-empty = Un territoire vide est un cadeau : { $realm } peut entrer ({ $space }). Annulez, et laissez-y une unité.
coach-odds = { $pct } % : vous perdriez plus souvent que l’inverse. { $more ->
    [none] Attendez, ou cherchez plus facile.
   *[some] Amenez des renforts ({ $space }), ou attendez.
}
coach-card = « { $card } » se joue maintenant, avant le premier pas.
coach-point = Vide, et à portée ({ $piece }) : { $space }. Un point sans lancer de dés.
coach-dungeon = Trois Héros battent presque tout Gardien. Un trésor vaut 1 à 3 points.
coach-dragon = Que le Dragon prenne la première touche : il guérit après la bataille. Jamais la seconde.
coach-ship = Un navire chargé coule avec ses passagers. Perdez-en un vide.
coach-press = L’affaire tourne mal : { $pct } %. La retraite sauve { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}.
coach-moment = Une de vos cartes s’allume : son moment est venu. Vous pouvez aussi la garder, la main est sans limite.
coach-stray = Votre Dragon est perdu s’il ne se pose pas chez vous.
coach-recruit = Deux ou trois Fantassins pour encaisser, un gros dé pour frapper, là où l’on se battra.
coach-gold = { $gold } Or non dépensés. Ils n’achèteront rien avant votre prochain tour.
coach-leader = { $realm } : déjà { $n } points, et { $goal } gagnent à la fin du tour de jeu. Doublez-les, ou gênez-les.
