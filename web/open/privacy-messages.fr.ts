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
        `${BRAND.name} guide les conseillers de garde en résidence dans les procédures de leur université. Cette page dit ce que l’application garde sur vous, et pourquoi.`,
      ],
    },
    summary: {
      title: 'Résumé',
      paragraphs: [
        'Les conseillers utilisent un nom, sans mot de passe ; les administrateurs, un courriel et un mot de passe. L’application garde ce qu’il faut pour guider les conseillers et pour voir comment ils ont utilisé les procédures.',
        'Aucun renseignement personnel sensible n’est traité. Les fiches portent sur les procédures, pas sur les résidents : il est demandé aux conseillers de n’écrire ni nom, ni chambre, ni donnée de santé.',
      ],
    },
    collected: {
      title: 'Renseignements recueillis',
      paragraphs: [
        'Des conseillers : le nom d’utilisateur que vous saisissez ; pour chaque procédure que vous suivez, vos réponses, le résultat, les heures et l’évaluation ou le commentaire que vous laissez ; vos commentaires sur l’application, vos remarques sur des étapes et vos messages sur des procédures manquantes.',
        'Les recherches sans résultat sont gardées sans chiffres, sans votre nom et sans rien d’autre qui vous identifie. Les administrateurs voient celles que deux téléphones ou plus ont envoyées.',
        'Des administrateurs : le nom, le courriel, un mot de passe que personne ne peut relire et, pendant un an, ce qu’ils ont fait dans l’application, quand et depuis quel réseau.',
        'Sur votre appareil, le navigateur garde votre nom d’utilisateur ou le profil de votre connexion, les procédures non terminées, ce qui n’est pas encore envoyé, les recherches sans résultat et votre choix de couleurs claires ou sombres. Il n’y a pas de témoin (cookie) publicitaire ni de suivi. Les témoins servent seulement à retenir votre langue, à maintenir la connexion des administrateurs, à reconnaître les navigateurs et les téléphones déjà utilisés pour que personne d’étranger ne les bloque, et à empêcher les requêtes falsifiées.',
      ],
    },
    use: {
      title: 'Utilisation',
      paragraphs: [
        'L’équipe de la vie en résidence utilise les fiches pour voir ce qui se passe pendant les gardes, pour planifier et pour améliorer les procédures, et les commentaires et messages pour améliorer l’application et ses procédures. Les noms et courriels des administrateurs servent à se connecter et à envoyer les liens qu’ils demandent.',
        'Quand vous transmettez un incident, les personnes choisies par l’université peuvent être prévenues immédiatement, avec votre nom d’utilisateur. Pour arrêter des vagues de fausses alertes, l’application garde pendant un jour lesquelles sont venues du même réseau, mais pas de quel réseau. Elle fait de même avec les fiches pendant 14 jours, pour que les fausses puissent être retirées ensemble.',
        'Rien ne sert à la publicité, au profilage ni à des décisions automatisées.',
      ],
    },
    sharing: {
      title: 'Partage',
      paragraphs: [
        'Les renseignements restent à l’université qui gère cette application, où les administrateurs de la vie en résidence peuvent les lire et les télécharger. Ils ne sont jamais vendus. Les alertes partent par courriel ou vers un autre programme, aux destinataires choisis par les administrateurs. Le formulaire du rapport d’incident ne s’ouvre que si vous appuyez sur son lien. Tous les courriels passent par le service de messagerie de l’université.',
      ],
    },
    security: {
      title: 'Sécurité',
      paragraphs: [
        'Les pages d’administration demandent une connexion, qui prend fin quand elle ne sert pas. Les mots de passe, les sessions et les liens ne sont gardés que sous forme d’empreintes. Les images envoyées perdent ce que l’appareil photo y ajoute, comme le lieu. Les renseignements sont protégés en chemin si l’université utilise https, comme elle le devrait.',
      ],
    },
    rights: {
      title: 'Droits',
      paragraphs: [
        'Vous pouvez demander à voir ou à corriger ce qui est gardé à votre nom, ou à le faire supprimer, sauf si l’université doit le garder. Quand un conseiller se déconnecte, son nom est retiré de l’appareil ; les fiches déjà envoyées restent à l’université.',
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
  'Pendant 24 heures, un lien du message montre, sans connexion, votre nom, vos étapes et le numéro que vous avez laissé pour un rappel. Ce numéro est supprimé après 7 jours, et de votre appareil quand vous vous déconnectez.';

const NOT_REAL =
  'Si quelqu’un qui la reçoit dit que c’est une fausse alerte, une marque de votre réseau est gardée pendant 12 heures : d’ici là, les alertes venues de ce réseau, de personnes dont le nom n’est pas vérifié, atteignent moins de monde.';

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
    `Après une procédure, vous pouvez ouvrir le formulaire du rapport d’incident de cette université sur ${host}, qui apprend alors que vous l’avez ouvert. ${what}. La chronologie ne va que là où vous la collez. La fiche montre si vous avez ouvert le formulaire ou marqué le rapport comme rédigé.`,
  ];
}
