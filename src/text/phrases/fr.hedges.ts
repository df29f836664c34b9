import { words, type Phrase } from './book.ts';

const BASIS =
  '(?:données|preuves?|éléments|échantillons?|indices|bases?|résultats|informations|sources|documentation)';

/** Clauses that answer with a reservation, in French. */
export const hedging: readonly Phrase[] = [
  words(
    "(?:probablement|sans doute|vraisemblablement|apparemment|peut-être|éventuellement|possiblement|semble-t-il|a priori|selon toute (?:vraisemblance|apparence|probabilité)|il se peut|il se pourrait|il est (?:possible|probable|vraisemblable) qu(?:e|(?='))|présumément|supposément)",
  ),
  words(
    '(?:semble(?:nt)?|semblerai(?:t|ent)|paraî(?:t|ssent) (?:être|avoir|que|plus|moins|peu|assez|indiquer|bien))',
  ),
  words('(?:seraient?|serait|auraient?|aurait|pourraient|pourrait)(?! (?:que|vous|je))'),
  words(
    'devrai(?:t|ent) (?:être|avoir|finir|durer|coûter|suffire|arriver|rester|atteindre|ouvrir|fermer|reprendre|permettre|se terminer|prendre fin|se situer|baisser|augmenter|avoisiner)',
  ),
  words(
    '(?:laiss(?:e|ent) (?:penser|supposer|entendre|croire)|suggèr(?:e|ent) (?:qu|une?|l|un)|tend(?:ent)? à (?:indiquer|montrer|confirmer|suggérer)|porte(?:nt)? à croire|indiquerai(?:t|ent))',
  ),
  words(
    "(?:autant que je (?:sache|puisse)|à ma connaissance|d'après ce que je (?:vois|comprends|lis)|pour autant que|sauf erreur|on peut (?:supposer|penser|présumer|imaginer|croire)|je (?:crois|pense|suppose|présume|dirais|suppose)|à mon avis|si je comprends bien)",
  ),
  words(
    "(?:(?:pas|ni) (?:tout à fait|totalement|entièrement|absolument|complètement|formellement|vraiment) (?:certaine?s?|sûre?s?|claire?s?|établie?s?|exclue?s?|garantie?s?|confirmée?s?)|n'est pas (?:exclu|certain|garanti)|sous (?:toute )?réserve|avec (?:prudence|précaution|circonspection|réserves?)|(?:reste|restent|demeure|demeurent) (?:\\p{L}+ )?(?:incertaine?s?|provisoires?|à confirmer|à vérifier|fragiles?)|à confirmer|sans garantie|(?:rien|aucun document) ne (?:le |la |l'|les )?confirme|(?:est|sont) à (?:vérifier|confirmer|prendre avec (?:prudence|précaution)))",
  ),
  words(
    `${BASIS}(?: [\\p{L}'-]+){0,5}? (?:est|sont|reste|restent) (?:\\p{L}+ )?(?:limitée?s?|minces?|faibles?|restreinte?s?|anciens?|anciennes?|partiels?|partielles?|maigres?|fragiles?|incomplets?|incomplètes?|rares?)`,
  ),
  words(
    '(?:une? seule?) (?:étude|source|document|essai|rapport|enquête|témoignage)|(?:premiers|premières|faibles|maigres) (?:indices|éléments|données|résultats)|(?:indices|données|résultats) (?:préliminaires|limités|limitées|provisoires|partiels|partielles)',
  ),
  words(
    '(?:estimation|(?:est|sont|était) estimée?s? (?:à|entre)|à vue de nez|ordre de grandeur|approximati(?:f|ve|vement|on))s?',
  ),
  words(
    "(?:devrai(?:t|ent)|doi(?:t|vent)|reste(?:nt)?|mérite(?:nt)?)(?: [\\p{L}'-]+){0,3}? (?:confirmée?s?|vérifiée?s?|à vérifier|prise?s? avec (?:prudence|précaution|réserves?|des pincettes))",
  ),
];

/** Clauses in which such words are no reservation, in French. */
export const notHedging: readonly Phrase[] = [
  words(
    "sans (?:aucun|le moindre|l'ombre d'un) doute|sans doute possible|(?:dès|aussi \\p{L}+|autant|si|le plus \\p{L}+|où|mieux) qu(?:e )?possible|si possible|(?:bon|mieux|qui|que|comme) (?:vous |lui |leur )?semble(?:nt)? ?(?:bon|mieux)?",
  ),
  words(
    "(?:si|lorsque|quand|dès que|s'il)(?: [\\p{L}'-]+){0,5}? (?:semble(?:nt)?|paraît|paraissent|serait|aurait|pourrait)",
  ),
  words("(?:devis|facture|formulaire|case|champ) (?:d')?estimati\\p{L}*"),
];
