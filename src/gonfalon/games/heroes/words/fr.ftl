### La langue de Heroes. Les noms et les textes des héros, Unités, cartes, bâtiments et lieux viennent du contenu.

title = Heroes of Might & Magic III
blurb = Des héros explorent une terre inconnue, revendiquent des mines, lèvent des armées, bâtissent des villes et amassent sorts et artefacts. Chaque combat se livre Unité par Unité, sur son propre plateau.
mode-clash = Affrontement
mode-clash-blurb = 2 ou 3 joueurs, chacun pour soi. Un adversaire commande les Unités Neutres qui gardent le pays.

table-option-scenario = Scénario
table-option-scenario-brave-new-world = Le Meilleur des Mondes : 10 Manches
table-option-scenario-force-of-will = La force de la volonté : 12 Manches
table-option-scenario-search-for-the-grail = La quête du Graal : 12 Manches
table-option-difficulty = Difficulté
table-option-difficulty-normal = Normal
table-option-difficulty-easy = Facile
table-option-difficulty-hard = Difficile
table-option-difficulty-impossible = Impossible
table-option-towns-no-income = Qui prend une Ville peut en utiliser les bâtiments
table-option-no-rerolls = Aucun dé n’est relancé
table-option-single-resource-dice = Un dé ne donne jamais plus de 1 ressource
table-option-no-starting-bonus = Pas de bonus de départ
table-option-start-secondary-hero = Chacun commence avec un Héros Secondaire
table-option-minimum-damage = Toute attaque inflige au moins 1 dégât
table-option-double-mines = Mines et Enclaves produisent le double
table-option-free-trading = Échanger des ressources à tout moment
table-option-free-extension = Prolonger un Combat ne coûte pas de PM
table-option-attack-die-neutral = Le Dé d’Attaque ne change pas les dégâts
table-option-astrologers-every-round = Les Astrologues parlent à chaque Manche
table-option-no-astrologers = Pas d’Astrologues
table-option-cube-cleanup = Les Cubes Noirs quittent la carte aux Manches 4, 8 et 12
table-option-gains-to-discard = Les cartes obtenues vont à la Défausse

## Les sortes de moments, dans les consignes

moment-offers = une action de ville ou de moral
moment-before-attack = avant une attaque
moment-after-roll = après un jet
moment-after-victory = après une victoire
moment-own-cast = après votre sort
moment-counter = un sort ennemi
moment-guards = devant des gardiens
moment-guild = les sorts de la guilde
moment-opening = le début d’un combat
moment-lethal = une unité près de tomber
moment-refresh = votre main au début du tour
moment-city-hall = l’hôtel de ville
moment-place-guard = la place des gardiens
moment-settlement = ce que donne une colonie
moment-rolled = un jet

## Ce qu’on demande à un joueur

prompt-hero = Choisissez votre Héros Principal, et avec lui votre Faction.
prompt-bonus = Choisissez votre bonus de départ.
prompt-orientation = { $own ->
    [yes] Orientez votre Tuile de Départ à votre guise.
   *[no] Choisissez l’orientation de la Tuile { $tile }.
}
prompt-refresh = { $over ->
    [0] { $missing ->
        [0] Votre main est complète. Défaussez ce dont vous ne voulez plus, ou gardez-la.
        [one] Défaussez ce dont vous ne voulez plus, puis piochez { $missing } carte.
       *[other] Défaussez ce dont vous ne voulez plus, puis piochez jusqu’à { $missing } cartes.
    }
    [one] Vous avez { $over } carte de trop. Choisissez celle que vous défaussez.
   *[other] Vous avez { $over } cartes de trop. Choisissez-en une à défausser.
}
prompt-moment = Votre Tour commence. Choisissez le bâtiment qui agit.
prompt-turn = À vous : { $mp }.
prompt-offers = { $fight ->
    [yes] Un Combat est annoncé : { $field }. D’abord une Action de Ville ou de Moral ?
   *[no] Une Action de Ville ou de Moral ?
}
prompt-population = Recrutez ou améliorez d’autres Unités, ou terminez.
prompt-reinforce = Choisissez l’Unité à améliorer.
prompt-neutral = Des Unités Neutres se proposent : { $creatures }. En recruter une ?
prompt-guild = Vous ouvrez le Grimoire ({ $cost }). Jouez d’abord une carte, ou payez.
prompt-city-hall = { $edifice } : choisissez ce que vous recevez.
prompt-building-remove = Choisissez la carte à détruire.
prompt-discard = { $card ->
    [none] Choisissez une carte à défausser.
   *[other] « { $card } » : choisissez une carte à défausser{ $done ->
        [yes] , ou arrêtez
       *[no] { "" }
    }.
}
prompt-retrieve = { $card ->
    [none] Choisissez la carte que vous reprenez dans votre Défausse.
   *[other] « { $card } » : choisissez la carte que vous reprenez dans votre Défausse.
}
prompt-whose-movement = Choisissez le Héros qui reçoit les PM.
prompt-which-hero = « { $card } » : choisissez le Héros.
prompt-portal = « { $card } » : choisissez où va { $hero }.
prompt-whose-morale = « { $card } » : choisissez qui perd du Moral.
prompt-price = { $location } : payer { $cost } ?
prompt-trading-post = Comptoir : échangez des ressources, ou détruisez une carte et gagnez { $gain }.
prompt-trade = Continuez d’échanger, ou arrêtez.
prompt-library = Remplacer une carte Caractéristique pour { $cost } ?
prompt-statistic = { $card ->
    [none] Choisissez une carte Caractéristique.
   *[other] « { $card } » : choisissez ce que { $many ->
        [yes] reçoivent { $unit }
       *[no] reçoit { $unit }
    }.
}
prompt-black-market = Marché Noir : acheter l’un des Artefacts défaussés ?
prompt-university = Université : choisissez la Compétence que vous apprenez.
prompt-put-back = Choisissez la carte que vous remettez ; la dernière sera sur le dessus.
prompt-market-of-time = Marché du Temps : détruire une carte de votre main pour Fouiller une Pile ?
prompt-which-deck = Choisissez la Pile que vous Fouillez.
prompt-robbed = Choisissez qui défausse une carte au hasard.
prompt-tree = Arbre de Connaissance : payer pour 2 Expériences ?
prompt-garden = { $location } : choisissez ce que vous prenez.
prompt-pandora = Choisissez les dés que vous lancez ; vous en gardez un.
prompt-witch-hut = Détruire une Compétence de votre main, ou regarder la suivante ?
prompt-witch-card = Vous voyez « { $card } ». L’apprendre ?
prompt-spring = Choisissez la carte qui revient dans votre main.
prompt-search = Fouille ({ $n }), { $pile } : { $n ->
    [one] prenez la première carte
   *[other] regardez { $n } cartes et gardez-en une
}, ou prenez la carte visible de la Défausse.
prompt-searched = Choisissez la carte que vous gardez.
prompt-rejects = Choisissez la carte que vous défaussez ; la dernière sera sur le dessus.
prompt-die = { $die ->
    [0] Dé d’Attaque
    [1] Dés de Ressource
   *[2] Dés de Trésor
} : { $faces }. { $keep ->
    [one] Choisissez le dé que vous gardez.
   *[all] Le garder, ou relancer ?
}
prompt-second-morale = Votre Moral est déjà Positif. Dépensez-le, ou perdez le nouveau Jeton.
prompt-cycle = Choisissez une carte à défausser ; vous en piocherez autant ({ $n } sur { $most }).
prompt-plague = Peste : choisissez le Groupe qui passe à « Quelques ».
prompt-site = Vous tirez la Tuile { $tile }. Choisissez où et comment la poser.
prompt-discover = Choisissez la Tuile à révéler.
prompt-onward = { $hero } ne peut s’arrêter ici, ou vole plus loin. Choisissez la Case suivante.
prompt-free-step = Votre Tour s’achève. Déplacer un Héros sur une Case vide voisine ?
prompt-peek = Dessus de la Pile ({ $pile }) : « { $card } ». La laisser là ?
prompt-settlement = L’Enclave est à vous. Choisissez ce qu’elle vous donne.
prompt-guards = Des gardes : { $field }. Jouer une carte avant le Combat ?
prompt-stand = { $hero } attaque votre Héros Secondaire : { $field }. Combattre ?
prompt-defend-site = { $hero } attaque : { $field }. Payer { $cost } pour défendre avec vos Unités ?
prompt-deploy = { $field } : placez vos Unités ({ $n } sur { $most }).
prompt-redraw = Gardes : { $creatures }. Remplacer l’une de ces Unités ?
prompt-place-guard = Vous commandez les gardes. À placer : { $creatures }.
prompt-gate = Choisissez la place de la Porte ; le reste est Mur.
prompt-opening = Le Combat commence : { $field }. Jouer une carte ?
prompt-next-unit = Choisissez l’Unité qui s’active.
prompt-activation = { $unit } : attaque, mouvement{ $defend ->
    [yes] , défense
   *[no] { "" }
} ou carte.
prompt-step = { $unit } : avancer d’une case ?
prompt-mend = { $unit } soignent : choisissez une Unité.
prompt-prolong = Le Tour de Combat est fini. Continuer avec { $hero }, ou fuir ?
prompt-before-attack = { $unit } { $answer ->
    [yes] { $many ->
        [yes] ripostent contre
       *[no] riposte contre
    }
   *[no] { $many ->
        [yes] attaquent
       *[no] attaque
    }
} { $target }{ $span ->
    [none] { "" }
   *[other]  : { $damage }
}. Jouer d’abord une carte ?
prompt-rolled = Résultat : { $faces }. Relancer ?
prompt-after-roll = Résultat : { $faces }. Jouer une carte ?
prompt-lethal = Plus aucun PV pour { $unit } ! Annuler l’attaque ?
prompt-splash = { $unit } frappent encore : choisissez la cible.
prompt-push-back = { $unit } reculent : choisissez où.
prompt-fly-back = { $unit } : revenir à la case de départ ?
prompt-home = Choisissez où va { $hero }.
prompt-after-victory = Victoire ! Jouer une carte ?
prompt-counter = { $caster } lance « { $card } ». Répondre par une carte ?
prompt-own-cast = Vous avez lancé « { $card } ». Jouer une carte pour reprendre ce Sort ?
prompt-school = « { $card } » : choisissez son École.
prompt-opening-spell = « { $card } » : choisissez le Sort que vous lancez.
prompt-keep-drawn = « { $card } » : choisissez laquelle des deux vous défaussez.
prompt-target = « { $card } » : choisissez la cible.
prompt-cleanse = « { $card } » : choisissez ce que vous ôtez ({ $unit }).
prompt-relief = « { $card } » : choisissez ce que vous ôtez ({ $unit }).

## Ce qu’un joueur peut choisir

option-hero = { $name } : { $specialty }
option-turn-tile = { $turn ->
    [0] Telle quelle
   *[other] Tournée de { $turn }° dans le sens horaire
}
option-bonus = { $text }
option-discard = { $what ->
    [before_attack] Parer : défausser « { $card } », le dé compte comme 0
    [library] Remplacer « { $card } » de votre Défausse ({ $cost })
    [searched] Échanger « { $card } » contre une autre carte
   *[other] Défausser « { $card } »
}
option-draw = { $n ->
    [0] Ne rien piocher
    [one] Piocher { $n } carte
   *[other] Piocher { $n } cartes
}
option-play = { $how ->
    [cast] Lancer « { $card } » ({ $text })
    [bottom] Jouer « { $card } » ({ $text })
    [basic] Jouer « { $card } » ({ $text })
    [expert] Jouer « { $card } », Expert ({ $text })
   *[option] Jouer « { $card } » ({ $text })
}
option-end-permanent = Défausser votre Carte Permanente « { $card } »
option-move = Déplacer { $hero } { $direction } : { $there }
option-revisit = { $hero } explore encore : { $field } (1 PM)
option-reveal = { $hero } révèle une Tuile { $direction } : { $back } (1 PM)
option-explore = { $hero } pose une nouvelle Tuile Lointaine (1 PM)
option-site = À côté de { $tiles }, { $turn ->
    [0] telle quelle
   *[other] tournée de { $turn }° dans le sens horaire
}
option-end = Finir votre Tour
option-build = Construire : { $edifice } ({ $cost })
option-recruit = Recruter : { $creature } ({ $cost })
option-reinforce = { $cost ->
    [none] Améliorer en Groupe : { $creature }
   *[other] Améliorer en Groupe : { $creature } ({ $cost })
}
option-hire = Engager un Héros Secondaire ({ $cost }) : { $field }
option-spell-book = Grimoire : Fouiller ({ $n }) la Pile Sort ({ $cost })
option-use = { $edifice } : { $text }
option-deliver = Remettre le Graal à votre Ville
option-trade = Donner { $give } contre { $get }
option-morale-draw = Dépenser le Moral : piocher une carte
option-morale-cycle = Dépenser le Moral : défausser des cartes et en piocher autant
option-done = { $what ->
    [population] Fini de recruter
    [trade] Arrêter les échanges
    [cycle] Piocher autant de cartes à présent
   *[discard] Ne plus rien défausser
}
option-pass = { $what ->
    [black_market] Ne rien acheter
    [cleanse] Ne rien ôter
    [defend_site] Y renoncer
    [die] Le garder
    [free_step] Rester
    [guild] Payer { $cost }
    [lethal] Laisser faire
    [library] Ne rien remplacer
    [market_of_time] Garder vos cartes
    [neutral] Ne recruter personne
    [peek] La laisser dessus
    [price] Ne pas payer
    [redraw] Les garder toutes
    [reinforce] Ne rien améliorer
    [rolled] Le garder
    [search] Ne pas Fouiller
    [second_morale] Perdre le nouveau Jeton
    [spring] Ne rien prendre
    [trading_post] Ne rien faire
    [tree] Ne pas payer
   *[other] Passer
}
option-accept = { $what ->
    [lethal] Faire annuler l’attaque par vos { $creature }
   *[price] Payer { $cost }
}
option-choose = { $text }
option-from-deck = { $what ->
    [which_deck] { $pile }
   *[search] { $n ->
        [one] Prendre la première carte : { $pile }
       *[other] Regarder { $n } cartes : { $pile }
    }
}
option-from-discard = Prendre « { $card } » dans la Défausse
option-take = { $what ->
    [black_market] Acheter « { $card } » ({ $cost })
   *[other] « { $card } »
}
option-on-top = « { $card } »
option-remove = { $what ->
    [library] Remplacer « { $card } » de votre main ({ $cost })
    [trading_post] Détruire « { $card } » et gagner { $gain }
   *[other] Détruire « { $card } »
}
option-resource = Revenus : { $amount } de plus
option-keep-die = { $face }
option-reroll = Relancer { $face } ({ $source ->
    [0] capacité
    [1] Chance
    [2] Moral
   *[3] la semaine
})
option-name = { $seat }
option-to-hero = { $hero }
option-to-field = { $field } ({ $tile })
option-to-slot = { $tile }
option-peek = { $what ->
    [turn] Les Voleurs regardent la première carte : { $pile }
    [witch_card] Regarder une autre carte
   *[witch_hut] Regarder la prochaine Compétence
}
option-bury = La mettre sous la Pile
option-replace = Remplacer : { $creature }
option-flip = { $creature }
option-fight = Combattre
option-pay = Payer { $cost } et défendre
option-yield = Accepter la défaite
option-deploy = { $face } en { $space }
option-deployed = Ne plus rien placer
option-gate = La Porte en { $space }
option-attack = { $wall ->
    [wall] Abattre le Mur en { $goal } depuis { $space }
    [gate] Abattre la Porte en { $goal } depuis { $space }
   *[none] { $moves ->
        [yes] Attaquer { $target } depuis { $space }
       *[no] Attaquer { $target }
    }
}
option-go = { $moves ->
    [yes] Aller en { $space }
   *[no] Rester en { $space }
}
option-defend = { $moves ->
    [yes] Aller en { $space } et se défendre
   *[no] Se défendre en { $space }
}
option-activate = { $unit }
option-target = { $unit ->
    [none] { $space }
   *[other] { $unit }
}
option-stay = Rester
option-surrender = Se rendre ({ $cost })
option-prolong = Se battre un Tour de Combat de plus ({ $mp ->
    [0] sans frais
   *[other] { $mp } PM
})
option-retreat = Fuir

## Sur un bouton de la page, une fois la cible choisie

short-turn-tile = La poser ainsi
short-play = { $how ->
    [cast] Lancer : { $text }
    [expert] Expert : { $text }
   *[other] Jouer : { $text }
}
short-move = { $fight ->
    [yes] Combat : { $field }
   *[no] Aller : { $field }
}
short-revisit = Revisiter (1 PM)
short-reveal = Révéler : { $back } (1 PM)
short-explore = Poser une Tuile Lointaine (1 PM)
short-build = Construire ({ $cost })
short-recruit = Recruter ({ $cost })
short-reinforce = { $cost ->
    [none] Améliorer
   *[other] Améliorer ({ $cost })
}
short-hire = Engager ({ $cost })
short-spell-book = Ouvrir le Grimoire ({ $cost })
short-take = { $what ->
    [black_market] Acheter ({ $cost })
   *[other] Prendre « { $card } »
}
short-deploy = Placer ici
short-attack = { $wall ->
    [wall] Abattre le Mur
    [gate] Abattre la Porte
   *[none] Attaquer
}
short-go = { $moves ->
    [yes] Aller ici
   *[no] Rester ici
}
short-defend = { $moves ->
    [yes] Y aller et se défendre
   *[no] Se défendre ici
}

## Ce qui s’est passé

fact-hero = { $player } joue { $hero_card }.
fact-uncovered = { $seat } révèle « { $card } ».
fact-turned = { $seat } oriente une Tuile.
fact-round = Manche { $n } : { $kind ->
    [first] la partie commence.
    [resources] Manche de Revenus.
   *[astrologers] Manche des Astrologues.
}
fact-collected = { $seat } perçoit { $amount }.
fact-week = { $week }. { $text }
fact-cubes-removed = { $locations ->
    [none] Des Cubes Noirs quittent la carte.
   *[other] Des Cubes Noirs quittent la carte : { $locations }.
}
fact-shuffled-back = { $seat } mélange { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à son Deck.
fact-shuffled-back-known = { $seat } mélange { $cards } à son Deck.
fact-flipped = Peste : { $unit } { $of_seat } passent à « Quelques ».
fact-turn = Tour { $of_seat }.
fact-turn-over = { $seat } termine son Tour.
fact-lost-hand = { $seat } défausse toute sa main.
fact-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
fact-drew-known = { $seat } pioche { $cards }.
fact-discarded = { $seat } défausse « { $card } ».
fact-lost-card = { $seat } défausse une carte au hasard : « { $card } ».
fact-removed = { $seat } détruit « { $card } ».
fact-took-back = { $seat } reprend « { $card } ».
fact-returned = « { $card } » revient dans la main { $of_seat }.
fact-artifacts-shuffled = Les Artefacts sont mélangés de nouveau.
fact-reshuffled = { $seat } mélange sa Défausse à son Deck.
fact-played = { $how ->
    [cast] { $seat } lance « { $card } » ({ $text }).
    [expert] { $seat } joue « { $card } », Expert : { $text }.
   *[other] { $seat } joue « { $card } » : { $text }.
}
fact-ended-permanent = { $seat } défausse sa Carte Permanente.
fact-empowered = { $seat } a { $n } de Puissance en plus.
fact-countered = { $seat } contre « { $card } ».
fact-overlaid = { $seat } pose « { $card } » sur { $unit }.
fact-moved = { $direction ->
    [none] { $hero } se déplace.
   *[other] { $hero } se déplace { $direction }.
}
fact-relocated = { $hero } rejoint : { $field }.
fact-visited = { $hero } explore : { $field }.
fact-hired = { $seat } a un Héros Secondaire : { $field }.
fact-flagged = { $former ->
    [none] { $seat } revendique : { $field }.
   *[other] { $seat } revendique, aux dépens { $of_former } : { $field }.
}
fact-settled = { $what ->
    [reinforcement] L’Enclave améliore une Unité.
   *[other] L’Enclave produit : { $resource }.
}
fact-income-raised = Les revenus { $of_seat } augmentent : { $amount }.
fact-gained = { $seat } prend { $amount }.
fact-paid = { $seat } paie { $cost }.
fact-traded = { $seat } échange { $give } contre { $get }.
fact-movement = { $hero } reçoit { $n } PM.
fact-mp-gained = { $hero } reçoit { $n } PM.
fact-revealed = { $seat } révèle la Tuile { $tile }.
fact-drew-tile = { $seat } tire la Tuile { $tile }.
fact-placed = { $seat } pose la Tuile { $tile }.
fact-peeked = { $seat } regarde la première carte : { $pile }.
fact-peeked-known = { $seat } regarde la première carte : { $pile }. C’est « { $card } ».
fact-buried = { $seat } met la première carte dessous : { $pile }.
fact-looked = { $seat } regarde { $n ->
    [one] une carte
   *[other] { $n } cartes
} : { $pile }.
fact-looked-known = { $seat } regarde { $cards } : { $pile }.
fact-found-card = { $seat } prend une carte : { $pile }.
fact-found-card-known = { $seat } prend « { $card } » : { $pile }.
fact-took-card = { $seat } prend « { $card } » dans la Défausse.
fact-took-discarded = { $seat } prend une carte défaussée : { $pile }.
fact-took-discarded-known = { $seat } prend « { $card } » dans la Défausse : { $pile }.
fact-bought-card = { $seat } achète une carte défaussée : { $pile }.
fact-bought-card-known = { $seat } achète « { $card } » : { $pile }.
fact-retrieved = { $seat } reprend une carte de sa Défausse.
fact-retrieved-known = { $seat } reprend « { $card } » dans sa Défausse.
fact-rejected = { $seat } défausse « { $card } ».
fact-replaced-card = { $seat } échange « { $card } » contre une autre carte.
fact-replaced-card-known = { $other ->
    [none] { $seat } échange « { $card } », mais il n’y a pas d’autre carte.
   *[other] { $seat } échange « { $card } » contre « { $other } ».
}
fact-fetched = { $found ->
    [yes] { $seat } prend « { $card } » dans sa Pile.
   *[no] { $seat } cherche « { $card } » en vain.
}
fact-swapped-statistic = { $seat } remplace « { $card } » par « { $other } ».
fact-gained-statistic = { $seat } prend « { $card } ».
fact-built = { $seat } construit : { $edifice }.
fact-used-building = { $seat } utilise un bâtiment, { $edifice } : { $text }
fact-spell-book = { $cost ->
    [none] { $seat } ouvre le Grimoire.
   *[other] { $seat } ouvre le Grimoire pour { $cost }.
}
fact-recruited = { $seat } recrute : { $creature }.
fact-reinforced = { $seat } améliore en Groupe : { $creature }.
fact-offered = { $creatures ->
    [none] Aucune Unité Neutre ne se présente.
   *[other] { $seat } peut recruter : { $creatures }.
}
fact-experience = { $seat } acquiert { $n ->
    [one] { $n } Expérience
   *[other] { $n } Expériences
}.
fact-level = { $seat } passe au Niveau { $n }.
fact-specialty = { $seat } obtient la Spécialisation « { $card } ».
fact-morale-gained = { $morale ->
    [1] { $seat } a un Moral Positif.
   *[other] { $seat } se défait du Moral Négatif.
}
fact-morale-lost = { $morale ->
    [0] { $seat } perd son Moral Positif.
   *[other] { $seat } a un Moral Négatif.
}
fact-morale-penalty = { $seat } défaussera sa main à la fin de son Tour.
fact-morale-spent = { $seat } dépense son Moral Positif.
fact-lost-morale = L’effroi emporte le Moral Positif { $of_seat }.
fact-threw = { $seat } lance { $die ->
    [0] un Dé d’Attaque
    [1] les Dés de Ressource
   *[2] les Dés de Trésor
} : { $thrown }.
fact-threw-again = { $seat } relance : { $thrown }.
fact-grail = { $hero } porte le Graal.
fact-grail-lost = { $winner ->
    [none] { $hero } laisse le Graal derrière soi : { $field }.
   *[other] { $hero } perd le Graal ; { $winner } le prend.
}
fact-delivered = { $seat } rapporte le Graal.
fact-cube = { $seat } remporte un Cube de Faction { $of_loser }.
fact-met = { $seat } remplit la condition : { $text }
fact-eliminated = { $seat } quitte la partie.
fact-won = { $n ->
    [0] La dernière Manche est finie et personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
fact-announced = { $hero } attaque : { $field }.
fact-quick-combat = { $hero } bat les gardes par un Combat Instantané : { $field }.
fact-skipped-combat = { $hero } évite les gardes par la Diplomatie : { $field }.
fact-yielded = { $hero } cède devant { $winner }.
fact-paid-defence = { $seat } paie pour défendre : { $field }.
fact-guards = { $creatures ->
    [none] Plus aucun garde : { $field }.
   *[other] Gardes ({ $field }) : { $creatures }.
}
fact-redrawn = { $other ->
    [none] Un garde s’en va : { $creature }.
   *[other] Un garde en remplace un autre : { $creature } → { $other }.
}
fact-deployed = { $seat ->
    [none] Gardes : { $face } en { $space }.
   *[other] { $seat } place { $face } en { $space }.
}
fact-walls = Des Murs se dressent en { $walls }, la Porte en { $gate }.
fact-combat-round = Tour de Combat { $n }.
fact-skipped = { $unit }, sous l’effet de la Paralysie, { $many ->
    [yes] passent leur Activation.
   *[no] passe son Activation.
}
fact-unit-moved = { $unit } { $many ->
    [yes] vont
   *[no] va
} en { $space }.
fact-swapped = { $unit } et { $target } échangent leurs places.
fact-defends = { $unit } { $many ->
    [yes] se défendent.
   *[no] se défend.
}
fact-attacks = { $answer ->
    [yes] { $unit } { $many ->
        [yes] ripostent
       *[no] riposte
    } contre { $target }.
   *[no] { $unit } { $many ->
        [yes] attaquent
       *[no] attaque
    } { $target }.
}
fact-parried = { $seat } défausse « { $card } » : le dé compte comme 0.
fact-rolled = { $faces ->
    [none] Aucun dé n’est lancé.
   *[other] { $seat } lance les dés : { $faces }.
}
fact-rerolled = { $seat } relance : { $faces }.
fact-defense-roll = Jeton Défense : { $faces }.
fact-ability-roll = { $unit } lancent le dé pour leur capacité : { $faces }.
fact-dealt = Aucun dégât pour { $target }.
fact-wounded = { $unit } { $many ->
    [yes] subissent
   *[no] subit
} { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
fact-turned-few = { $unit } passent à « Quelques ».
fact-defeated = { $unit } { $many ->
    [yes] tombent.
   *[no] tombe.
}
fact-called-off = L’attaque est annulée : { $unit } survivent.
fact-healed = { $unit } guérissent de { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
fact-paralysed = { $unit } reçoivent un Jeton Paralysie.
fact-changed = { $unit } : { $plus } { $stat ->
    [attack] Attaque
    [defense] Défense
    [initiative] Initiative
   *[hp] PV
}.
fact-cleansed = { $unit } se défont de « { $card } ».
fact-may-retaliate = { $unit } peuvent de nouveau riposter.
fact-torn-down = L’enceinte tombe en { $space }.
fact-prolonged = { $hero } poursuit le Combat.
fact-retreated = { $hero } fuit.
fact-surrendered = { $hero } se rend ; { $enemy } l’épargne.
fact-combat-won = { $seat ->
    [none] Les gardes l’emportent : { $field }.
   *[other] { $seat } remporte le Combat : { $field }.
}
fact-hero-beaten = { $enemy ->
    [none] Les gardes battent { $hero }.
   *[other] { $enemy } bat { $hero }.
}
fact-hero-gone = { $hero } quitte la carte.
fact-new-army = { $seat } lève une nouvelle armée.

## Ce qu’il faut savoir avant de choisir

note-chance = { $chance ->
    [0] Vous ne gagneriez presque jamais.
    [100] Vous gagneriez presque à coup sûr{ $lost ->
        [0] .
        [one] , au prix d’une Unité.
       *[other] , au prix de { $lost } Unités.
    }
   *[other] Vous gagneriez environ { $chance } % de tels combats{ $lost ->
        [0] .
        [one] , au prix d’une Unité.
       *[other] , au prix de { $lost } Unités.
    }
}
note-guards = Gardes : { $guards }.
note-quick = Votre Niveau suffit : Combat Instantané.
note-town = Site défendu par { $seat }.
note-hero = { $hero } s’y trouve.
note-damage = { $span ->
    [0] aucun dégât
    [1] 1 dégât
   *[other] { $span } dégâts
}
note-falls = { $few ->
    [yes] « Quelques » à { $chance } %
   *[no] mise à terre à { $chance } %
}
note-answer = riposte : { $span }
note-power = Avec { $n } de Puissance

## La table

label-of = { $article ->
    [le] du { $rest }
    [les] des { $rest }
    [la] de la { $rest }
    [elided] de l’{ $rest }
    [vowel] d’{ $name }
   *[none] de { $name }
}
label-player = Joueur { $n }
label-second = le Héros Secondaire { $of }
label-hero-card = { $name }, { $kind } ({ $faction })
label-unknown = inconnu
label-town = { $name } ({ $faction })
label-tile = Tuile { $name } ({ $back })
label-back-0 = Tuile de Départ
label-back-1 = II–III
label-back-2 = IV–V
label-back-3 = VI–VII
label-direction = { $point ->
    [e] vers l’est
    [ne] vers le nord-est
    [n] vers le nord
    [nw] vers le nord-ouest
    [w] vers l’ouest
    [sw] vers le sud-ouest
    [s] vers le sud
    [se] vers le sud-est
   *[none] plus loin
}
label-the-tower = la { $name }
label-the-unit = les { $name }
label-at = { $name } ({ $space })
label-face = { $side ->
    [few] { $name } (Quelques)
    [pack] { $name } (Groupe)
   *[none] { $name }
}
label-values = { $type ->
    [flying] Volante
    [ranged] À Distance
   *[ground] Au Sol
}, Attaque { $attack }, Défense { $defense }, PV { $hp }, Initiative { $initiative }.
label-card = « { $card } »
label-specialty = { $name } { $level }
label-pile = { $pile ->
    [ability] Pile Compétence
    [artifact] Pile Artefact
    [spell] Pile Sort
    [own] Deck personnel
    [neutral] Pile Neutre { $tier ->
        [bronze] bronze
        [silver] argent
        [golden] or
       *[azure] azur
    }
   *[weeks] Pile des Astrologues
}
label-amount = { $resource ->
    [gold] { $n } Or
    [materials] { $n } { $n ->
        [one] Matériau
       *[other] Matériaux
    }
   *[valuables] { $n } { $n ->
        [one] Richesse
       *[other] Richesses
    }
}
label-resource = { $resource ->
    [gold] Or
    [materials] Matériaux
   *[valuables] Richesses
}
label-free = sans frais
label-treasure = { $face ->
    [experience] 1 Expérience
    [artifact] un Artefact
    [resource-1] un Dé de Ressource
   *[resource-2-keep-1] deux Dés de Ressource, dont un gardé
}
label-guarded = { $name }, gardes { $roman }
label-held = { $name } ({ $seat })
label-stands = { $name }, contre { $hero }
label-visited = { $name } (Cube Noir)
label-mp = { $hero } { $mp } PM
label-mp-second = Secondaire { $mp } PM
label-tier = { $n } { $tier ->
    [bronze] bronze
    [silver] argent
    [golden] or
   *[azure] azur
}
label-stat = { $stat ->
    [attack] Attaque
    [defense] Défense
   *[initiative] Initiative
}
label-school = { $school ->
    [air] Air
    [earth] Terre
    [fire] Feu
   *[water] Eau
}
label-pandora-0 = 2 Dés de Trésor
label-pandora-1 = 2 Dés de Ressource
label-damage-token = Dégâts
label-paralysis-token = Jeton Paralysie
label-effect = Effet de « { $card } »
label-way-basic = Effet Basique
label-way-expert = Effet Expert
label-way-cast = effet { $n }
label-way-bottom = effet du bas
label-way-option = effet { $n }
label-expert = Expert : { $text }
label-power = Puissance { $n } : { $text }
label-no-hero = Aucun Héros sur la carte
label-setup = Mise en place
label-round = Manche { $round } sur { $rounds } · { $kind ->
    [combat] Tour de Combat { $n }
    [deploying] Combat
    [resources] Manche de Revenus
   *[astrologers] Manche des Astrologues
}
label-over = La partie est finie
label-won = { $n ->
    [0] La dernière Manche est finie et personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

# La feuille du terminal.
label-map = Carte
label-nobody = Unités Neutres
label-you = vous
label-players = Joueurs
label-armies = Armées
label-hand = main
label-town-board = Ville
label-combat = Combat
label-order = Initiative
label-head-player = Joueur
label-head-level = Niveau
label-head-gold = Or
label-head-materials = Mat.
label-head-valuables = Rich.
label-head-cards = Cartes
label-head-mp = PM
label-heads = Cartes : main/limite·deck·défausse · Jetons : C Construction, P Population, G Grimoire
label-head-morale = Moral
label-head-tokens = Jetons
label-level = { $level } ({ $xp })
label-week = { $week } : { $text }
label-claims = Revendications : { $claims }
label-obelisks = Obélisques : { $obelisks }
label-grail = Graal : { $hero }
label-in-play = En jeu : { $cards }
label-cubes = Cubes : { $cubes }
label-gone = hors de la partie
label-pile-of = { $pile } { $n }
label-pile-top = { $pile } { $n }, défausse : { $card }
label-built = construit
label-signs = ♥H Héros Principal · ♥h Héros Secondaire · { $cube } Cube Noir · { $down } face cachée · { $wall } bloquée
label-few = Q
label-pack = G
label-paralysed = paralysie
label-defends = défense
label-acted = faite
label-token-build = C
label-token-population = P
label-token-spell = G
label-cell = A{ $attack } D{ $defense } PV{ $left }/{ $hp } I{ $initiative }

## Drawing

# Les gens et les lieux

draw-neutral-units = Unités Neutres
draw-player = Joueur { $n }
draw-you = vous
draw-players = Joueurs
draw-second-hero = Héros Secondaire ({ $who })
draw-second-hero-short = Héros Secondaire
draw-no-hero = aucun héros
draw-first = Premier joueur
draw-level = niveau { $n }
draw-level-short = niv. { $n }
draw-experience = Expérience : { $n }
draw-gold = { $n } Or
draw-materials = { $n } { $n ->
    [one] Matériau
   *[other] Matériaux
}
draw-valuables = { $n } { $n ->
    [one] Richesse
   *[other] Richesses
}
draw-gold-alone = Or
draw-materials-alone = Matériaux
draw-valuables-alone = Richesses
draw-free = sans frais

# Ce que montre le plateau

draw-contexts = Que regarder
draw-map = Carte
draw-fight = Combat
draw-town-of = Ville ({ $who })
draw-step-setup = Mise en place
draw-step-turn = Tour
draw-step-combat = Combat

# La carte

draw-clash = { $n ->
        [2] Affrontement à deux joueurs
       *[other] Affrontement à trois joueurs
    }
draw-setup = Mise en place
draw-round = { $kind ->
        [resources] Manche { $n } sur { $of } · revenus
       *[astrologers] Manche { $n } sur { $of } · astrologues
    }
draw-hidden-tile = Une Tuile face cachée ({ $n })
draw-site = Un emplacement pour la Tuile
draw-guards = Gardes { $numeral }
draw-visited = Explorée
draw-held = Revendiquée : { $who }
draw-stands = Ici : { $who }
draw-hero = { $who }, { $faction }, { $mp } PM
draw-legend-guard = Gardes : le chiffre dit la force de l’armée
draw-legend-flag = Revendiquée par une Faction
draw-legend-cube = Explorée : il n’y a plus rien à prendre
draw-legend-wall = Bord plein : on ne passe pas
draw-in-rounds = Manches { $n } :

# Les Unités

draw-few = Quelques
draw-pack = Groupe
draw-neutral-side = neutre
draw-values = Attaque { $attack }, Défense { $defense }, { $hp } PV sur { $of }, Initiative { $initiative }
draw-paralysed = Jeton Paralysie
draw-defending = Jeton Défense
draw-acted = A déjà agi
draw-retaliated = A déjà riposté
draw-recruit = Recruter
draw-reinforce = Améliorer
draw-tier-bronze = bronze
draw-tier-silver = argent
draw-tier-golden = or
draw-tier-azure = azur
draw-complete = Au complet

# Capacités des unités, en aussi peu de mots que possible

brief-attack-dice = { $keep ->
    [highest] meilleur de { $count } dés
   *[sum] additionne { $count } dés
}
brief-cancel-lethal-attack = sauve un allié 1 fois
brief-change-stat = Défense +{ $amount } si riposte
brief-cost-reduction = moins chère aux Écuries
brief-defense-on-attacker-die = Défense +{ $amount } sur { $faces }
brief-die-modifier = dé à +{ $amount }
brief-discard-to-cancel-attack-die = défausser 1 : dé à 0
brief-draw = pioche { $amount } au début
brief-enemy-discard = l’ennemi défausse
brief-enemy-lose-positive-morale = ôte le Moral ennemi
brief-free-step = un pas gratuit par tour
brief-gain = +{ $amount } { $resource ->
    [gold] Or
    [materials] Matériaux
   *[valuables] Richesses
} par Manche
brief-heal = { $target ->
    [self] guérit { $amount }
   *[other] guérit un allié de { $amount }
}
brief-ignore-own-attack-die = son dé vaut 0
brief-ignore-penalty = { $kind ->
    [adjacent] tire bien de près
   *[other] aucune pénalité
}
brief-ignore-printed-defense = ignore la Défense
brief-ignore-retaliation = sans riposte
brief-immune = { $to ->
    [paralysis] jamais paralysée
   *[other] insensible aux sorts
}
brief-line-attack = frappe aussi derrière, { $second_attack }
brief-on-defeat = relevée par Nécropole
brief-on-die = { $then ->
    [draw] pioche { $amount } sur { $faces }
    [attack_bonus] Attaque +{ $amount } sur { $faces }
   *[other] paralyse sur { $faces }
}
brief-paralyse = sa riposte paralyse
brief-peek-deck = regarde une pile
brief-reduce-damage = sorts : { $amount } de moins
brief-reroll = { $limit ->
    [once] relance si elle a bougé
   *[other] relance { $faces }
}
brief-retaliation-dice = riposte au dé le plus bas
brief-return-to-start = revient
brief-roll-then = { $window ->
    [after_own_retaliation] riposte peut paralyser
   *[other] peut repousser
}
brief-second-attack = tire deux fois de loin
brief-set-attacker-die = dé ennemi à { $face }
brief-splash-attack = frappe une voisine, { $attack }
brief-stat-vs = +{ $amount } contre les démons
brief-unlimited-retaliation = riposte toujours
brief-virtual-defense-token = protège ses voisines

# Le combat

draw-row-back = Arrière
draw-row-front = Avant
draw-row-middle = Centre
draw-wall = Mur
draw-gate = Porte
draw-ruin = Ruine
draw-empty-space = case vide
draw-damage = { $least }–{ $most } dégâts
draw-tears-down = l’abat
draw-combat-round = Tour de Combat { $n }
draw-deployment = Placement
draw-side-0 = Attaquant
draw-side-1 = Défenseur
draw-hand-short = Main
draw-deck-short = Deck
draw-discard-short = Défausse
draw-spells = Sorts ce tour
draw-experts = Effets Experts restants
draw-morale-positive = Moral Positif
draw-morale-negative = Moral Négatif
draw-penalty = Défausse sa main à la fin du Tour
draw-so-many-of = { $n } sur { $most }
draw-in-play = En jeu :
draw-lasting = En jeu
draw-nothing-in-play = Rien.
draw-reserve = À placer
draw-strikes = { $one } contre { $other }
draw-odds = { $span } · { $chance } %
draw-minus = −{ $n }
draw-plus = +{ $n }
step-deployed = { $seat } : { $units }.
draw-last-blows = Derniers coups
draw-no-blows = Aucun pour l’instant.
draw-fallen = tombés
draw-outlook = La situation
draw-chance = { $name } : { $chance } % de chances

# La ville

draw-built = Construit
draw-or = ou
draw-lacks = Il vous manque : { $what }
draw-after = Après : { $what }
draw-income = Revenus
draw-each-resource-round = à chaque Manche de Revenus
draw-town-actions = Actions de Ville
draw-once-a-round = une fois par Manche
draw-token-build = Construction
draw-token-build-about = Ajoutez un bâtiment.
draw-token-population = Population
draw-token-population-about = Recrutez ; avec une Citadelle, améliorez aussi.
draw-token-spell-book = Grimoire
draw-token-spell-book-about = Payez pour chercher un Sort.
draw-token-said = { $name } : { $does }
draw-token-used = Utilisé cette Manche.
draw-when-passive = Toujours
draw-when-on-build = À la construction
draw-when-on-build-and-resource-round-start = À la construction et à chaque Manche de Revenus
draw-when-on-build-and-astrologers-round-start = À la construction et à chaque Manche des Astrologues
draw-when-round-start = À chaque Manche
draw-when-resource-round-start = À chaque Manche de Revenus
draw-when-astrologers-round-start = À chaque Manche des Astrologues
draw-when-astrologers-round-once = Une fois par Manche des Astrologues
draw-when-once-per-round = Une fois par Manche
draw-when-own-turn-start = Quand votre Tour commence
draw-when-own-turn-once = Une fois dans votre Tour
draw-when-spell-book-token = Grimoire
draw-when-combat = En Combat
draw-when-after-siege-of-own-town = Après un siège de cette Ville
draw-when-after-won-neutral-combat = Après une victoire sur des Unités Neutres

# Les cartes et ce qu’on choisit à côté du plateau

draw-hand = Votre main
draw-no-cards = Aucune carte.
draw-power = Puissance +{ $n }
draw-power-needed = Puissance { $n }
draw-bottom-brief = ou +1 Puissance.
draw-expert = Effet Expert
draw-kind-statistic = Caractéristique
draw-kind-ability = Compétence
draw-kind-spell = Sort
draw-kind-artifact = Artefact
draw-kind-specialty = Spécialisation
draw-kind-war-machine = Machine de Guerre
draw-kind-spell-scroll = Parchemin
draw-school-any = toutes
draw-school-air = Air
draw-school-earth = Terre
draw-school-fire = Feu
draw-school-water = Eau
draw-artifact-minor = mineur
draw-artifact-major = majeur
draw-artifact-relic = relique
draw-timing-instant = Instantané
draw-timing-activation = Activation
draw-timing-map = Carte
draw-timing-ongoing = Persistant
draw-timing-permanent = Permanent
draw-choose-hero = Héros
draw-looked-at = Cartes au choix
draw-choose-turn = Orientation de la Tuile
draw-choose-die = Dés
draw-choose-unit = Unités
draw-choose-resource = Ressources
draw-choose-trade = Échanges
draw-turned = { $n ->
        [0] Telle quelle
       *[other] Tournée de { $n }/6 dans le sens horaire
    }
draw-die = Dé { $n }
draw-hand-count = Cartes en main et Limite de Cartes : { $n }
draw-deck-count = Deck et Défausse : { $n }
draw-experts-left = Effets Experts restants : { $n }
draw-claims = Revendications : { $n }
draw-cube-of = Cube de Faction : { $faction }
draw-cards-said = Main { $hand }, Deck { $deck }, Défausse { $discard }
draw-piles = Piles
draw-deck-ability = Compétences
draw-deck-artifact = Artefacts
draw-deck-spell = Sorts
draw-deck-own = Votre Défausse
draw-deck-bronze = Unités bronze
draw-deck-silver = Unités argent
draw-deck-golden = Unités or
draw-deck-azure = Unités azur
draw-deck-weeks = Astrologues
draw-discarded = Défausse : { $n }

draw-mp = { $n } { $n ->
    [one] Point de Mouvement
   *[other] Points de Mouvement
}
draw-no-hand = Les mains sont cachées aux spectateurs.
draw-tray = Au choix
draw-look-at-board = Voir le plateau
draw-expert-short = Expert
draw-power-short = Puissance

# Les onglets à côté du plateau

panel-areas = Scénario
panel-signs = Signes
panel-piles = Paquets
panel-hand = Main
panel-seats = Joueurs

# Ce que disent les icônes

sign-gold = Or : paie bâtiments, Unités et Sorts
sign-materials = Matériaux : pour les bâtiments
sign-valuables = Richesses : pour les Unités puissantes
sign-movement = Points de Mouvement : un par pas, Tuile ou visite
sign-experience = Expérience : deux font un niveau
sign-expert = Effets Experts : chacun en use un cette Manche
sign-power = Puissance : renforce un Sort
sign-effect-instant = Instantané : dès qu’il convient, même au Tour d’un autre
sign-effect-activation = Activation : quand votre Unité agit
sign-effect-map = Carte : pendant votre Tour, hors Combat
sign-effect-ongoing = Persistant : reste jusqu’à sa fin
sign-effect-permanent = Permanent : reste tant qu’on ne le remplace pas
sign-attack = Attaque : les dégâts avant le dé
sign-defense = Défense : ôtée des dégâts
sign-health = Points de Vie
sign-initiative = Initiative : la plus haute agit d’abord
sign-type-ground = Au sol : contourne les autres
sign-type-flying = Volante : passe par-dessus Unités et Murs
sign-type-ranged = À distance : frappe de loin ; moins à travers un Mur
sign-morale-positive = Moral Positif : piocher, échanger ou relancer
sign-morale-negative = Moral Négatif
sign-hand = Cartes en main, et la limite jusqu’où l’on pioche
sign-outlook = La situation : le combat rejoué vingt fois à partir d’ici, bien mené des deux côtés. Les cartes que personne n’a vues sont supposées.
sign-claims = Revendications : Mines, Colonies et ce qui compte ici

# L’inspecteur

inspect-steps = à { $n } { $n ->
    [one] pas
   *[other] pas
}
inspect-guards = gardes { $numeral } : { $guards }
inspect-threat = { $who } peut être ici dans { $n } { $n ->
    [one] Tour
   *[other] Tours
}.
inspect-tile = Tuile face cachée, { $back }
inspect-tile-text = Les chiffres disent la force des gardes. Un héros à côté peut la révéler pour 1 PM.
inspect-second = Ne gagne pas d’Expérience et combat sans cartes (HER-HRO-10, HER-HRO-11).
inspect-no-army = Aucune Unité.
inspect-tokens = Actions de Ville restantes : { $left }
inspect-no-tokens = Plus d’Action de Ville cette Manche.
inspect-not-now = Ne peut pas être jouée maintenant.
inspect-own-deck = { $n } { $n ->
    [one] carte
   *[other] cartes
} à piocher
inspect-own-discard = { $n } { $n ->
    [one] carte jouée ou défaussée
   *[other] cartes jouées ou défaussées
}
inspect-reshuffle = Quand il est vide, on y mélange la défausse.
inspect-on-top = Au-dessus : { $card }
inspect-attack = Votre attaque : { $span } de dégâts, { $falls } % de l’abattre.
inspect-answer = Elle riposte : { $span }.
inspect-strike = { $unit } : frappe possible, { $span }{ $falls ->
    [none] { "" }
   *[other] , { $falls } % de l’abattre
}.
inspect-deck-ability = Compétences que les héros apprennent en montant de niveau ou en visitant.
inspect-deck-artifact = Artefacts mineurs, majeurs et reliques ensemble.
inspect-deck-spell = Sorts, pour le Grimoire et les sanctuaires.
inspect-deck-own = La dernière carte défaussée est au-dessus.
inspect-deck-bronze = Les gardes les plus faibles ; on peut aussi les recruter.
inspect-deck-silver = Des gardes plus forts ; on peut aussi les recruter.
inspect-deck-golden = Les gardes ordinaires les plus forts ; on peut aussi les recruter.
inspect-deck-azure = Des dragons et leurs semblables, pour les cases les plus dures.
inspect-deck-weeks = À chaque Manche des Astrologues, on en proclame une.
inspect-no-hero = N’a pas encore choisi de héros.

## Ce que les autres ont fait entre-temps

digest-beat = a battu { $heroes }
digest-taken = vous a pris { $fields }
digest-flagged = a revendiqué { $fields }
digest-won = a gagné un combat : { $fields }
digest-retreated = a battu en retraite
digest-built = a construit { $buildings }
digest-recruited = a recruté ou amélioré { $units }
digest-tiles = a exploré { $n } { $n ->
    [one] Tuile
   *[other] Tuiles
}
digest-level = a atteint le niveau { $n }
note-unused = { $n } PM non { $n ->
    [one] dépensé
   *[other] dépensés
}

# La fin d’un Scénario
end-claims = Revendications
end-levels = Niveaux
end-gold-income = Revenu en or
end-combats-won = Combats gagnés
end-heroes-beaten = Héros battus
end-dice = Somme des dés d’Attaque · attendue
end-blow-label = Le coup le plus rude
end-blow = { $unit }, { $n } { $n ->
    [one] dégât
   *[other] dégâts
  }
