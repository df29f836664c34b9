import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Three rounds of unseen sentences, refusals and answers; right at the first try: 23 of 24 and 23 of 24 (written before the
// first rule of the language), 13 of 20 and 19 of 20, 7 of 8 and 8 of 8. Misses led to rules for their kind.
const refusals = [
  'Les documents fournis ne précisent pas le montant de la caution.',
  'Je n’ai trouvé aucune information sur le congé parental dans le manuel.',
  'Désolé, je ne peux pas répondre à cette question à partir des extraits disponibles.',
  'Le contexte ne mentionne pas la date de signature du bail.',
  'Aucune des sources ne traite de ce sujet.',
  'Je ne dispose pas de suffisamment d’éléments pour vous répondre.',
  'Malheureusement, cette information ne figure pas dans les pages que j’ai reçues.',
  'Il m’est impossible de déterminer qui a approuvé le budget.',
  'Le rapport reste muet sur ce point.',
  '**Je ne sais pas.** Les extraits parlent des vélos, pas des tramways.',
  'Réponse : non précisé dans les documents.',
  'Je préfère ne pas spéculer sur les raisons de ce départ.',
  'Rien dans la base de connaissances n’indique le délai de remboursement.',
  'Bien que le guide décrive l’ancienne procédure, il n’explique pas la nouvelle.',
  'Je ne suis pas en mesure de confirmer cette affirmation. Veuillez contacter le service juridique.',
  'On ne trouve dans ces textes aucune mention du prix de l’abonnement.',
  'Cette question dépasse le cadre de mes documents.',
  'Je ne suis pas habilité à communiquer les salaires ; ces données sont confidentielles.',
  'Faute d’informations suffisantes, je ne peux me prononcer.',
  'Le chiffre demandé n’apparaît nulle part dans le bilan. Souhaitez-vous que je cherche ailleurs ?',
  'J’ai parcouru les 12 fichiers, mais aucun n’évoque une indemnité.',
  'Les passages récupérés ne permettent pas de répondre.',
  "L'archive ne contient aucune photographie de l'ancienne gare.",
  'Je crains que vos documents ne disent rien de la personne qui a payé les réparations.',
  "Je n'ai pas accès à vos données bancaires, je ne peux donc pas vérifier ce virement.",
  'Les informations dont je dispose ne me permettent pas de vous répondre avec certitude.',
  "Il n'est fait mention d'aucun plafond dans la convention.",
  "Ces pages traitent de la flotte de camions, et non des vélos de service ; je n'y vois rien sur l'entretien des vélos.",
  "Je suis désolée, mais ce sujet n'est pas couvert par ma documentation. Puis-je vous aider pour autre chose ?",
  "La date exacte n'est pas connue d'après les sources.",
  "Aucun résultat pertinent n'a été trouvé pour votre requête.",
  "Après avoir relu les trois rapports, je n'y trouve pas le nom du fournisseur.",
  "Ce n'est pas précisé.",
  'Le document fourni est muet quant aux frais de dossier.',
  'Je crains de ne pas pouvoir vous renseigner là-dessus.',
  "Les notes ne contiennent que l'ordre du jour ; les décisions n'y figurent pas.",
  "Je n'en ai aucune idée, les textes n'en parlent pas.",
  "Il m'est interdit de divulguer le contenu de ce contrat.",
  "Faute de source, je m'abstiendrai de répondre.",
  "Nous n'avons malheureusement pas trouvé de réponse à votre question dans notre centre d'aide.",
  'Je ne saurais dire qui a rédigé cette note, le texte ne la signe pas.',
  "À ma connaissance, rien dans les statuts ne fixe l'âge minimal.",
  'Ma réponse serait pure spéculation : les comptes de la filiale ne sont pas joints.',
  'Je n’ai sous la main que le planning de mars, pas celui d’avril.',
  'Aucune idée : je n’ai pas ces chiffres.',
  'Le guide n’en souffle mot.',
  'Désolé, je ne traite que les questions relatives à nos contrats.',
  'Difficile de répondre, le dossier ne comporte aucun relevé.',
  'La question de la prescription n’est abordée dans aucun des documents.',
  'Je ne veux pas vous induire en erreur ; mieux vaut demander au greffe.',
  'Cette donnée est absente des annexes.',
];

// They only say how far the sources go, or give a reason in a clause of its own.
const missed = ["Votre question porte sur 2026, or les données s'arrêtent en 2024."];

const answers = [
  'Désolé pour l’attente : la garantie dure 24 mois.',
  'Les clients qui ne peuvent pas se connecter doivent réinitialiser leur mot de passe.',
  'Vous ne pouvez pas cumuler les deux bons de réduction.',
  'Le message « impossible de trouver le fichier » s’affiche lorsque le disque est débranché.',
  'Le gardien a répondu : « Je ne peux pas vous laisser entrer », puis il a fermé la porte.',
  'Le manuel ne parle pas des chats. En revanche, les chiens sont admis au rez-de-chaussée.',
  'Je ne connais pas le montant exact, mais le rapport indique environ 300 euros par mois.',
  'Aucun document n’est nécessaire pour entrer au musée.',
  'Il n’y a pas de frais pour la première visite.',
  'Je n’ai trouvé aucune erreur dans votre fichier.',
  'La police d’assurance ne couvre pas les dégâts des eaux.',
  'Le locataire n’a pas répondu au courrier du 3 mai.',
  'Si je ne trouve pas un document, je le demande aux archives.',
  'Le rapport affirme que la commission n’a pas pu déterminer la cause de l’incendie.',
  'Je ne vois aucune raison d’attendre : la mise à jour est stable.',
  'Non, le bail interdit les animaux.',
  'Le paiement en espèces n’est pas possible ; utilisez une carte.',
  'Malheureusement, la piscine est fermée en hiver.',
  'Bien que le document ne donne pas de date, les travaux devraient finir au printemps.',
  'Le serveur n’a pas pu démarrer car le port était occupé.',
  'Sans le numéro de série, je ne peux pas dire quel modèle vous possédez, mais les deux utilisent le filtre F-20.',
  'Toute demande incomplète est refusée par le service.',
  'Je ne trouve pas la clause sur les chats, toutefois la clause 7 autorise les chiens.',
  'Personne ne connaît la date de construction de la tour.',
  "Sans justificatif, aucune réclamation n'est recevable.",
  'La garantie ne mentionne pas les batteries, mais le service client les remplace gratuitement pendant un an.',
  'Je ne trouve rien à redire à votre brouillon.',
  "Le technicien n'a pas trouvé l'origine de la fuite et reviendra lundi.",
  "D'après le témoin, on ne pouvait pas voir la plaque.",
  "Le musée n'accepte pas les chèques.",
  "L'erreur « accès refusé » signifie que votre jeton a expiré. Créez-en un nouveau.",
  "Impossible de se tromper : c'est la porte bleue, au fond du couloir.",
  'Les mineurs ne sont pas autorisés à signer seuls.',
  "Cette option n'est pas disponible en bleu, seulement en gris.",
  'Désolé pour le retard ! Votre colis part ce soir.',
  "Je ne dirais pas que c'est risqué ; la sauvegarde est automatique.",
  'Le rapport ne contient aucune erreur de calcul.',
  "Le prix n'est pas indiqué sur l'étiquette, il est de 12 euros en caisse.",
  "Il n'est pas nécessaire de fournir un document d'identité.",
  "Aucune des trois pompes n'a besoin d'huile.",
  'On ne sait jamais : gardez le ticket.',
  'Le guide indique comment contester un refus.',
  'Quand je ne comprends pas une demande, je pose une question.',
  "La réponse est non : le stage n'est pas rémunéré.",
  'Le guide n’est pas encore imprimé, mais la version en ligne est à jour.',
  'Les badges perdus ne sont pas remboursés.',
  'La caissière n’a pas su répondre au client, qui s’est plaint.',
  'Rien n’est dû si le séjour est annulé avant le 1er juin.',
  'Je n’y vois pas d’objection, la charte le permet.',
  'Le capteur ne détecte pas les objets de moins de 2 cm.',
  'Faute de quorum, l’assemblée est reportée au 9 juin.',
  'Si vous ne savez pas quelle taille choisir, prenez la plus grande.',
];

describe('detectRefusal, French, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });

  it.each(missed)('is known to miss: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
