import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';

// Right at the first try, disputes and look-alikes: 12 and 12 of 12 each, then 3 and 8 of 8 each; reservations and
// look-alikes: 11 and 12 of 12, then 5 and 7 of 8.
const disputed = [
  'Les deux rapports se contredisent sur la date de fermeture.',
  'Les sources ne sont pas d’accord : l’une parle de 40 blessés, l’autre de 60.',
  'Le guide dit que les chiens sont admis, alors que le bail les interdit.',
  'Les documents donnent des chiffres différents pour le même mois.',
  'Il y a une contradiction entre le contrat et le règlement intérieur.',
  'Selon la note de service, le projet est arrêté ; selon le procès-verbal, il continue.',
  'Les versions des témoins divergent quant à l’heure de l’accident.',
  'Vos fichiers contiennent des informations contradictoires sur la garantie.',
  'Je relève des incohérences entre les deux tableaux.',
  'Le document A situe l’ouverture en 1931, le document B en 1934.',
  'Les études arrivent à des conclusions opposées, je ne peux donc pas trancher.',
  'Le second courriel contredit le premier.',
  'Le bulletin annonce une baisse de 3 %, or le tableau joint montre une hausse.',
  'Les informations recueillies sont inconciliables : impossible que les deux dates soient justes.',
  'Sur ce point, vos deux fiches techniques se contredisent.',
  'On trouve deux versions différentes de la recette selon le carnet consulté.',
  'La mairie affirme avoir payé la facture ; l’entreprise, dans sa lettre, affirme le contraire.',
  'Un premier passage fixe le seuil à 10 kg, un second à 12 kg.',
  'Les avis des experts cités dans le dossier s’opposent sur la cause de l’effondrement.',
  'Le chiffre du communiqué ne correspond pas à celui du rapport annuel.',
];

const undisputed = [
  'Les deux rapports ne se contredisent pas.',
  'Il n’y a aucune contradiction entre le contrat et le règlement.',
  'Les sources concordent sur la date.',
  'Les prix diffèrent selon la région.',
  'La contradiction n’est qu’apparente : les deux tableaux portent sur des périodes différentes.',
  'Le nouveau guide remplace l’ancien : les chiens sont admis.',
  'En cas de conflit entre les fichiers, le plus récent l’emporte.',
  'Un conflit d’intérêts doit être signalé à la direction.',
  'Les documents contredisent votre hypothèse : le délai est de 30 jours.',
  'Le manuel explique comment emprunter un livre, le guide comment le rendre.',
  'Le locataire conteste la facture du plombier.',
  'Les deux études aboutissent à la même conclusion.',
  'Le tableau confirme la baisse annoncée par le bulletin.',
  'Les deux fiches sont cohérentes entre elles.',
  'Le règlement distingue deux cas différents : les adultes et les mineurs.',
  'Les chiffres varient d’une année à l’autre.',
  'Le syndicat est en désaccord avec la direction au sujet des horaires.',
  'Ces deux valeurs ne sont pas incompatibles : l’une est brute, l’autre nette.',
  'En mode hors ligne, les modifications en conflit sont affichées en rouge.',
  'Le premier chapitre traite de l’achat, le second de la vente.',
];

const hedged = [
  'Le retard est probablement dû à la grève.',
  'Il semble que la réunion ait été reportée au mardi.',
  'D’après un seul témoignage, le pont aurait été fermé en mars.',
  'Les données sont limitées, mais elles laissent penser à une légère hausse.',
  'À ma connaissance, l’abonnement se renouvelle tous les ans.',
  'Les travaux devraient se terminer au printemps.',
  'Je ne connais pas le montant exact, mais il avoisine 300 euros.',
  'Il n’est pas tout à fait certain que la clause s’applique, mais le texte va dans ce sens.',
  'Il se peut que les frais aient changé depuis la publication du guide.',
  'Le coût est estimé à 2 millions d’euros.',
  'Sous réserve de confirmation, la salle est libre le 12 mai.',
  'La cause pourrait être une fuite dans le joint.',
  'L’auteur serait un certain Malvaux, d’après la signature.',
  'Rien ne le confirme formellement, mais l’usage veut que le dépôt soit rendu.',
  'Je dirais que la pompe tient encore deux ans.',
  'On peut supposer que l’horaire d’hiver s’applique aussi aux fêtes.',
  'Le texte laisse entendre que la prime est versée en juin.',
  'C’est sans doute la soupape, même si le manuel reste vague.',
  'Environ un tiers des membres aurait renouvelé, selon un sondage interne de petite taille.',
  'Cette réponse est à vérifier auprès du service, car la fiche date de 2019 : le tarif est de 4 euros.',
];

const plain = [
  'Le retard est dû à la grève.',
  'Les membres peuvent emprunter cinq livres.',
  'Vous pouvez résilier à tout moment.',
  'Répondez dès que possible au courrier.',
  'Le colis a été livré sans aucun doute possible le 3 mai.',
  'Le journal paraît le lundi et le jeudi.',
  'Choisissez l’option qui vous semble la plus simple.',
  'Le panneau indique « peut-être fermé en hiver ».',
  'Les salariés doivent pointer à l’arrivée.',
  'La probabilité calculée est de 12 %.',
  'Le devis estimatif se trouve à l’annexe 2.',
  'La salle est libre le 12 mai.',
  'Le dépôt est rendu dans les huit jours.',
  'Il est possible de payer en trois fois.',
  'Si la lampe clignote, il peut s’agir d’une erreur de branchement ; voyez la page 4.',
  'Les visiteurs pourront déposer leurs sacs au vestiaire.',
  'Ce médicament doit être pris avec un verre d’eau.',
  'Il paraîtra en librairie le 4 mars.',
  'Le jury estime chaque dessin sur dix points.',
  'Vous devriez recevoir un courriel ; cliquez sur le lien.',
];

const abstaining = [
  'Il semble que les documents ne mentionnent pas le montant.',
  'Peut-être est-ce indiqué ailleurs, mais je n’ai rien trouvé dans ces pages.',
];

describe('detectMode, French', () => {
  it.each(disputed)('disputed: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'disputed', signal: expect.any(String) });
  });

  it.each(undisputed)('trustworthy: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'trustworthy' });
  });

  it.each(hedged)('trustworthy with a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy', hedge: expect.any(String) });
  });

  it.each(plain)('trustworthy without a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy' });
  });

  it.each(abstaining)('abstains, however hedged: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'abstain', signal: expect.any(String) });
  });
});
