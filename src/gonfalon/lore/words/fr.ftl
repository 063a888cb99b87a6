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
