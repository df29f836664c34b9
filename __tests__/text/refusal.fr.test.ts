import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// At the first try 18 of 25 refusals and 24 of 25 answers were right.
const refusals = [
  'D’après les extraits fournis, il n’est pas possible de savoir combien de personnes ont été embauchées en 2024. Le contexte évoque seulement l’ouverture du site de Belmonde.',
  'Bonjour ! Merci pour votre question. Malheureusement, notre base documentaire ne contient rien à ce sujet.',
  'Je n’ai pas cette information.',
  'Hélas, les documents que vous m’avez transmis n’abordent pas la question des heures supplémentaires.',
  'Ça, je l’ignore : la notice s’arrête à la version 3.',
  'Aucun des extraits ne donne le nom de l’architecte.',
  'La réponse ne se trouve pas dans les pages consultées.',
  'Je ne peux malheureusement pas vous communiquer les coordonnées d’un autre client, car cela porterait atteinte à sa vie privée.',
  'Le compte rendu mentionne le vote, mais pas son résultat.',
  'Les sources disponibles sont trop lacunaires pour que je puisse conclure.',
  'Il manque dans le dossier le contrat de 2025, dont j’aurais besoin pour répondre.',
  'Impossible à dire sur la seule base de ce document.',
  '**Réponse courte :** les textes ne le disent pas.',
  'N’étant pas médecin, je ne peux pas vous donner d’avis médical. Parlez-en à votre médecin.',
  'Le passage [2] décrit le procédé ; la quantité de colle n’y est pas indiquée.',
  'Je regrette, mais votre demande sort de mon domaine de compétence.',
  'On ignore, au vu des documents, si l’ascenseur a été contrôlé.',
  'Rien de tel n’apparaît dans le règlement que j’ai sous les yeux.',
  'Navrée, je n’ai rien trouvé qui corresponde à « prime de transport ».',
  'Ni le guide ni l’annexe ne précisent la durée du stage.',
  'Les résultats de la recherche concernent la commune voisine. Je ne peux donc pas vous dire à quelle heure ouvre la mairie.',
  'Je préfère m’abstenir : aucune source fiable ne m’a été fournie.',
  'Le texte ne fait nulle part mention d’un remboursement.',
  'Pas d’information disponible sur ce point dans le corpus.',
  'Sans le relevé de compte, je ne suis pas capable de vérifier ce montant. Pourriez-vous me l’envoyer ?',
];

const answers = [
  'Non. Selon l’article 4, la sous-location n’est pas autorisée.',
  'Je ne vous conseille pas de mélanger les deux produits : ils dégagent un gaz irritant.',
  'Le vol n’inclut pas de repas, mais vous pouvez en commander un à bord.',
  'Les personnes n’ayant pas accès au parking peuvent se garer rue des Lilas.',
  'Je n’ai pas le chiffre de 2024 ; celui de 2023 était de 18 millions.',
  'Le maire a refusé de commenter le projet.',
  'L’étude n’a trouvé aucune différence entre les deux groupes.',
  'Si votre écran affiche « aucune donnée disponible », relancez l’application.',
  'Les enfants de moins de six ans ne paient pas.',
  'La lettre précise que le locataire n’a pas trouvé de repreneur.',
  'Voici la commande, même si je ne peux pas l’exécuter pour vous :\n```\nmake test\n```',
  'Il n’y a pas de wifi dans le train, sauf en première classe.',
  'Personne ne peut entrer sans badge.',
  'Je ne peux que confirmer : la livraison est prévue mardi.',
  'On ne peut pas annuler un billet après le départ.',
  'Le formulaire ne comporte pas de case pour le prénom ; écrivez-le en haut de la page.',
  'Le contrat ne précise pas ce point, mais la loi prévoit un délai d’un mois.',
  'Aucune information n’est perdue lors de la migration.',
  'La mairie n’a pas répondu à la demande, qui est donc réputée acceptée.',
  'Le moteur ne démarre pas en dessous de -20 degrés.',
  'Quelle version utilisez-vous, la 3 ou la 4 ?',
  'Le dossier incomplet est renvoyé à l’expéditeur.',
  'Votre abonnement ne donne pas accès aux rapports. Un administrateur peut l’activer dans Réglages, puis Rôles.',
  'Je ne sais pas de laquelle des deux factures vous parlez. Pouvez-vous m’indiquer son numéro ?',
  'Le Conseil a déclaré qu’il ne disposait d’aucun élément nouveau.',
];

describe('detectRefusal, French', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
