import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import type { reportMessages as english } from './report-messages.ts';

/** The words of the setting of the campus's own form, in French. The facts with which the form opens stay in English. */
export const reportMessages = {
  text: 'Les conseillers ouvrent votre formulaire et collent la chronologie.',
  vendor: 'Système',
  address: 'Adresse du formulaire',
  hint: 'Commence par https://. Vide s’il n’y a pas de formulaire.',
  problems: {
    TOO_LONG: `${LIMITS.reportForm} caractères au maximum`,
    NOT_HTTPS: 'Saisissez une adresse complète qui commence par https://.',
    PLACEHOLDER_TOO_EARLY: 'Les repères vont après le « ? » ou le « # » de l’adresse.',
    UNKNOWN_PLACEHOLDER: 'Ce repère n’existe pas. Voyez la liste ci-dessous.',
  },
  placeholders: 'Repères',
  placeholdersText: 'Mettez le nom entre accolades là où le formulaire attend la valeur.',
  meaning: {
    title: 'Titre de la procédure',
    category: 'Catégorie, en anglais',
    outcome: 'Resolved (résolu) ou Escalated (transmis)',
    start: 'Début, par exemple 2026-11-21T02:14',
    end: 'Fin',
    area: 'Secteur, s’il a été choisi',
    advisor: 'Nom d’utilisateur',
    code: 'Code de la fiche',
  },
  told: {
    title: 'titre de la procédure',
    category: 'catégorie',
    outcome: 'résultat',
    start: 'début',
    end: 'fin',
    area: 'secteur',
    advisor: 'nom d’utilisateur',
    code: 'code de la fiche',
  },
  sent: 'Ce qui est envoyé',
  nothingSet: 'Aucun formulaire.',
  sendsNothing: (host) => `${host} ne reçoit rien de la fiche.`,
  sends: (host, what) => `À l’ouverture du formulaire, ${host} ne reçoit que ceci : ${what}.`,
  onPhone: 'Les conseillers collent la chronologie. Ce serveur n’envoie rien.',
  tryIt: 'L’essayer',
  tried: { title: 'Essai du formulaire', advisor: 'Aucun conseiller' },
  tryText: 'Ouvre le formulaire avec une fiche fictive.',
  saved: 'Formulaire de rapport enregistré',
  removed: 'Formulaire de rapport retiré',
  notSaved: 'Le formulaire n’a pas été enregistré.',
  vendors: {
    own: {
      name: 'Le nôtre ou un autre',
      example: 'https://forms.example.edu/incident?what={title}&when={start}',
      text: 'Certains formulaires peuvent être remplis par leur adresse.',
    },
    maxient: {
      name: 'Maxient',
      example: 'https://cm.maxient.com/reportingform.php?YourUniversity&layout_id=0',
      text: 'Copiez l’adresse de votre formulaire public de signalement.',
    },
    roompact: {
      name: 'Roompact',
      example: 'https://roompact.com/forms/#/form/…',
      text: 'Copiez l’adresse du formulaire. Les conseillers se connectent à Roompact.',
    },
    starrez: {
      name: 'StarRez',
      example: 'https://yourcampus.starrezhousing.com/StarRezPortalX/…',
      text: 'Copiez l’adresse de la page dans votre portail. Les conseillers se connectent à StarRez.',
    },
  },
} satisfies Translated<typeof english>;
