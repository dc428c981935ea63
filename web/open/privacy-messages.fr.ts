import { BRAND } from '#core/base/brand.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';
import type { privacyPolicy as english } from './privacy-messages.ts';

/** The privacy policy in eight sections (ADVISOR-8), in French. */
export const privacyPolicy = {
  title: 'Politique de confidentialité',
  sections: {
    introduction: {
      title: 'Introduction',
      paragraphs: [
        `${BRAND.name} guide les conseillers de garde dans les procédures de leur université.`,
      ],
    },
    summary: {
      title: 'Résumé',
      paragraphs: [
        'L’application garde ce qu’il faut pour guider les conseillers et pour voir comment ils ont utilisé les procédures.',
        'Aucun renseignement personnel sensible n’est traité. Les fiches portent sur les procédures, pas sur les résidents : les conseillers sont invités à n’écrire ni nom, ni chambre, ni donnée de santé.',
      ],
    },
    collected: {
      title: 'Renseignements recueillis',
      paragraphs: [
        'Des conseillers : votre nom d’utilisateur ; pour chaque procédure suivie, vos réponses, le résultat, les heures et, s’il y a lieu, l’évaluation ou le commentaire ; vos commentaires sur l’application, vos remarques sur des étapes et vos messages sur des procédures manquantes.',
        'Les recherches sans résultat sont gardées sans chiffres ni rien qui vous identifie. Les administrateurs voient celles que deux téléphones ou plus ont envoyées.',
        'Des administrateurs : le nom, le courriel, le mot de passe et, pendant un an, ce qu’ils ont fait, quand et depuis quel réseau.',
        'Votre appareil garde votre nom d’utilisateur ou votre profil, les procédures non terminées, ce qui n’est pas encore envoyé, les recherches sans résultat et votre choix de couleurs claires ou sombres. Les témoins (cookies) servent seulement à maintenir la connexion des administrateurs, à retenir votre langue, à bloquer les requêtes falsifiées et à reconnaître les navigateurs et les téléphones déjà utilisés, pour que personne d’autre ne puisse les bloquer.',
      ],
    },
    use: {
      title: 'Utilisation',
      paragraphs: [
        'Les fiches, les commentaires et les messages montrent à l’équipe de la vie en résidence ce qui se passe pendant les gardes, pour qu’elle puisse planifier et améliorer les procédures. Le nom et le courriel des administrateurs servent à la connexion et aux liens qu’ils demandent.',
        'Quand vous transmettez un incident, les personnes choisies par l’université peuvent être prévenues immédiatement, avec votre nom d’utilisateur. Pour arrêter les fausses alertes, l’application garde quelles alertes (pendant un jour) et quelles fiches (pendant 14 jours) sont venues du même réseau, mais pas de quel réseau.',
        'Rien ne sert à la publicité, au suivi, au profilage ni à des décisions automatisées.',
      ],
    },
    sharing: {
      title: 'Partage',
      paragraphs: [
        'Les renseignements restent à l’université, où les administrateurs de la vie en résidence peuvent les lire et les télécharger. Ils ne sont jamais vendus. Les alertes vont aux destinataires choisis par les administrateurs. Les courriels passent par le service de messagerie de l’université.',
      ],
    },
    security: {
      title: 'Sécurité',
      paragraphs: [
        'Les administrateurs se connectent, et leur session prend fin quand elle ne sert pas. Les mots de passe, les sessions et les liens ne sont gardés que sous forme d’empreintes, que personne ne peut relire. Les images envoyées perdent ce que l’appareil photo y ajoute, comme le lieu. Les renseignements sont protégés en chemin si l’université utilise https, comme elle le devrait.',
      ],
    },
    rights: {
      title: 'Droits',
      paragraphs: [
        'Vous pouvez demander à voir, à corriger ou à faire supprimer ce qui est gardé à votre nom, sauf si l’université doit le garder. La déconnexion retire votre nom de l’appareil, mais pas des fiches déjà envoyées.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: [
        'Adressez-vous au bureau de la vie en résidence de votre université ou à la personne responsable de la protection des renseignements personnels.',
      ],
    },
  },
} satisfies Translated<typeof english>;

const days = (count: number) => `${count.toLocaleString(LOCALE)} ${count < 2 ? 'jour' : 'jours'}`;

/** Returns sentences on how long the campus keeps each kind of data; none if it set nothing (PRIVACY-13). */
export function termSentences({ records, messages, searches }: PrivacyNotice): string[] {
  if (records === null && messages === null && searches === null) return [];
  return [
    records === null
      ? 'Les fiches sont gardées jusqu’à ce que l’université les supprime.'
      : `${days(records)} après son début, une fiche perd votre nom, votre commentaire et vos réponses. Elle compte toujours, avec son heure et son résultat.`,
    messages === null
      ? 'Les commentaires, les remarques et les messages sont gardés jusqu’à ce que l’université les supprime.'
      : `Les commentaires, les remarques et les messages sont supprimés après ${days(messages)}.`,
    searches === null
      ? 'Les recherches sans résultat sont gardées jusqu’à ce que l’université les supprime.'
      : `Les recherches sans résultat sont supprimées après ${days(searches)}.`,
  ];
}

const BY_LINK =
  'Pendant 24 heures, un lien du message montre, sans connexion, votre nom, vos étapes et le numéro que vous avez pu laisser. Ce numéro est supprimé après 7 jours, et de votre appareil quand vous vous déconnectez.';

const NOT_REAL =
  'Si quelqu’un dit que c’est une fausse alerte, une marque de votre réseau est gardée pendant 12 heures : les alertes qui en viennent sous un nom non vérifié atteignent alors moins de monde.';

/** Returns sentences on the receivers of escalations; none if nobody receives them (PRIVACY-13). */
export function tellingSentences({ mail, webhook }: PrivacyNotice): string[] {
  if (!mail && !webhook) return [];
  const ways = [mail ? 'par courriel' : [], webhook ? 'vers un autre programme' : []].flat();
  return [`Cette université envoie les alertes ${ways.join(' et ')}.`, BY_LINK, NOT_REAL];
}

const ON_DEVICE =
  'Votre appareil garde une déclaration signée de votre nom jusqu’à ce que vous vous déconnectiez et l’envoie avec chaque fiche, qui indique alors si votre nom est vérifié.';

/** Returns sentences on the data collected if names are proven (PRIVACY-13). */
export function proofSentences({ proof }: PrivacyNotice): string[] {
  if (proof === undefined) return [];
  const how =
    proof === 'campus'
      ? 'Ici, les conseillers peuvent se connecter avec leur compte du campus, qui l’apprend et donne leur nom.'
      : 'Ici, les administrateurs peuvent inscrire votre téléphone à votre nom, qui est gardé jusqu’à un mois après la fin de cette inscription.';
  return [`${how} ${ON_DEVICE}`];
}

const TOLD: Record<ReportPlaceholder, string> = {
  title: 'le titre de la procédure',
  category: 'sa catégorie',
  outcome: 'comment elle s’est terminée',
  start: 'quand elle a commencé',
  end: 'quand elle s’est terminée',
  area: 'le secteur',
  advisor: 'votre nom d’utilisateur',
  code: 'le code de la fiche',
};

/** Returns sentences on the incident report form offered to advisors, and the data in its address (REPORT-10). */
export function reportSentences({ report }: PrivacyNotice): string[] {
  if (report === undefined) return [];
  const { host, told } = report;
  const what =
    told.length === 0
      ? 'Son adresse ne contient rien de la fiche'
      : `Son adresse contient : ${told.map((name) => TOLD[name]).join(', ')} ; rien de ce que vous avez écrit`;
  return [
    `Le formulaire du rapport d’incident sur ${host} ne s’ouvre que si vous appuyez sur son lien. ${what}. La chronologie ne va que là où vous la collez. La fiche montre si vous avez ouvert le formulaire ou marqué le rapport comme rédigé.`,
  ];
}
