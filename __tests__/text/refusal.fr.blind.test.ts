import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Written before the first rule of the language.
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
];

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
];

describe('detectRefusal, French, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
