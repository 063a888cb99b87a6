### Les mots de l'application, communs à tous les jeux.
### Espaces insécables : fine (U+202F) devant ; ! ?, normale (U+00A0) devant : et dans les guillemets.

unofficial = Gonfalon est une adaptation non officielle et non commerciale ; les noms appartiennent à leurs propriétaires.

language = Français
yes = Oui
no = Non
pass = Passer
undo = Annuler
why = Pourquoi ?
your-turn = À vous de jouer
waiting-for = En attente de { $player }
choices = { $n } choix
said-and = { $first } et { $last }
said-won = { $n ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
said-nobody-won = Personne ne gagne.
said-over = La partie est terminée
said-went-back = La table est revenue à ce moment de la partie. À partir d’ici, les dés sont nouveaux.
said-drawn = L’image est dans { $file }.

## Chances

odds-too-many = { NUMBER($n, useGrouping: 0) } unités, c’est plus que personne n’en possède : { $most } au maximum.
odds-near = « { $name } » n’existe pas ; peut-être s’agit-il de « { $meant } ».
odds-unknown = « { $name } » n’existe pas ; il y a : { $names }.
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-end = Issue
odds-chance = Chances
odds-win = L’attaquant gagne
odds-hold = Le défenseur tient bon
odds-attackers-left = Attaquants restants
odds-defenders-left = Défenseurs restants
odds-match-up = Rencontre, et victoires de l’attaquant
odds-exact-win = Calcul
odds-fought-win = Batailles
odds-gap = Plus grand écart
odds-agreed = { $n } rencontres, { $battles } batailles pour chacune : aucun écart ne dépasse { NUMBER($gap, maximumFractionDigits: 3) } point de pourcentage ({ NUMBER($allowed, maximumFractionDigits: 2) } est permis).
odds-disagreed = { $n } rencontres, { $battles } batailles pour chacune : un écart atteint { NUMBER($gap, maximumFractionDigits: 3) } point de pourcentage, et { NUMBER($allowed, maximumFractionDigits: 2) } seulement est permis.
odds-otherwise = { $n ->
    [0] Avec les mêmes touches, chaque bataille finit comme là où un million sont livrées à la fois.
    [one] Avec les mêmes touches, une bataille finit autrement que là où un million sont livrées à la fois.
   *[other] Avec les mêmes touches, { $n } batailles finissent autrement que là où un million sont livrées à la fois.
}

# La fin d’une partie
end-title = La fin de la partie
end-rounds = { $n ->
    [one] Après une manche
   *[other] Après { $n } manches
  }
end-round = Manche { $n }
end-place = { $n }.
end-points = { $n } points
end-shares = D’où viennent les points
end-luck = La chance
end-losses = Les pertes
end-memories = À retenir
end-look = Revoir
said-of = { $label } : { $text }
end-number = { $whole },{ $part }
end-close = Le plateau
