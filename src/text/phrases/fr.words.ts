const PLAIN_SOURCE =
  'documents?|documentation|sources?|contextes?|passages?|textes?|pages?|rapports?|fichiers?|manuels?|guides?|extraits?|articles?|archives?|données|bases? (?:de connaissances?|de données|documentaires?)|corpus|brochures?|dossiers?|études?|sections?|chapitres?|tableaux?|annexes?|bilans?|comptes? rendus?|procès-verba(?:l|ux)|courriels?|e-?mails?|mails?|lettres?|courriers?|contenus?|supports?|ressources?|fiches?|catalogues?|prospectus|dépliants?|notes?|notices?|résultats?|wiki|faq|transcriptions?|références?|pièces? jointes?|diapositives?|présentations?|livrets?|mémos?|pdf|communiqués?|bulletins?|circulaires?|carnets?|cahiers?|journa(?:l|ux)|avis|informations?|éléments|index|synthèses?';

/** French sources of which "ne couvre pas", "n'inclut pas" speaks of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where "ne couvre pas" is an answer but "ne dit pas" is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|contrats?|ba(?:il|ux)|règlements?|conventions?|chartes?|polices?|politiques?|conditions|garanties?|clauses?|statuts|accords?|lois?|décrets?|registres?|programmes?|ordre du jour|calendriers?|budgets?|factures?|relevés?|sites?(?: web)?)`;

/** Up to six words between a source and its verb: "les documents que j'ai reçus". */
export const GAP =
  "(?: (?!(?:qui|dit|disent|indique(?:nt)?|affirme(?:nt)?|clients?|membres|mais)(?!\\p{L}))[\\p{L}\\p{N}'()\\uE001-]+){0,6}?";

/** Pronouns between the negation and its verb. */
export const CLITIC = "(?:(?:le|la|les|nous|vous|me|lui|leur|se|y|en) |[lmst]')*";

/** The first half of the negation, with the pronouns that follow it. */
export const NE = `(?:ne ${CLITIC}|n'${CLITIC})`;

/** The second half; `rien` and `aucun` count too. */
export const PAS = '(?:pas|point|rien|aucune?s?|nullement|jamais|guère|nulle part|ni|plus)';

/** Adverbs between the halves, or between a verb and what follows. */
export const ADVERB =
  '(?: (?:malheureusement|hélas|actuellement|clairement|explicitement|directement|précisément|expressément|vraiment|simplement|donc|toutefois|cependant|pourtant|non plus|encore|toujours|également|en effet|ici|du tout|pas|plus|pour autant|formellement|honnêtement|malgré tout|à ce stade|bien|même|jamais|nulle part))*';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:informations?|infos?|données?|détails?|précisions?|réponses?|mentions?|références?|indications?|éléments?|renseignements?|chiffres?|valeurs?|montants?|dates?|faits?|passages?|documents?|sources?|contexte|connaissances?|accès|traces?|preuves?|indices?|base|moyens? de|résultats?|explications?|descriptions?|prix|noms?|de quoi|matière|documentation|extraits?|pages?)';

const FLAW =
  '(?:erreurs?|fautes?|défauts?|problèmes?|raisons?|contradictions?|incohérences?|différences?|anomalies?|inconvénients?|objections?|mieux|meilleure?s?|virus|doublons?|bugs?|bogues?|coquilles?|risques?|pourquoi|motifs?|signes?|à (?:redire|reprocher|critiquer|corriger|signaler)|redondances?)';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const NOT_FLAWS = `(?! (?:pas |plus |rien |aucune? |trouvé |vu |relevé |repéré |détecté )*(?:d'|de |la |le |les )?(?:autres? |moindre |seule? |bonne |grave |quelconque )?${FLAW}(?!\\p{L}))`;

/** Up to six words of any kind. */
export const FEW = "(?: [\\p{L}\\p{N}'\\uE001-]+){0,6}?";

/** What an answer does: say, determine, confirm. */
export const KNOW =
  '(?:répondre|dire|déterminer|savoir|établir|confirmer|infirmer|préciser|trouver|identifier|indiquer|conclure|vérifier|affirmer|donner|fournir|chiffrer|calculer|estimer|déduire|tirer|juger|trancher|se prononcer|me prononcer|vous renseigner|renseigner|connaître|citer|nommer|retrouver|évaluer|en dire)';

/** In, among, according to the sources. */
export const IN_SOURCE = `(?:dans|parmi|par|sur|de|du|des|d'après|à partir|au sein|en|aux?|avec)(?: (?:les|la|le|l'|ces|cette|ce|mes|mon|vos|votre|nos|aucune?|un|de|du|des|toute?s?))*(?:(?: |l'|d')[\\p{L}\\p{N}'-]+){0,3}?(?: |l'|d')${SOURCE}`;
