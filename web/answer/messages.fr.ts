import type { Translated } from '#core/base/translated.ts';
import type { escalationMessages as english } from './messages.ts';

/** The words of the page behind the link of an escalation, in French. */
export const escalationMessages = {
  title: 'Alerte',
  thisPhone: 'Ce téléphone',
  escalated: 'Transmis',
  call: (name) => `Appeler ${name}`,
  callback: 'Saisi par le conseiller, non vérifié',
  noCallback: 'Le conseiller n’a laissé aucun numéro.',
  soFar: 'Jusqu’ici',

  youHave: 'Vous vous en occupez',
  youHaveText: (time, advisor) => `${time}. ${advisor} le verra sur son téléphone.`,
  has: (name) => `${name} s’en occupe`,
  hasText: (time) => `${time}. Vous n’avez rien à faire.`,
  youCannot: 'Vous ne pouvez pas vous en occuper',
  youHandedBack: 'Vous avez rendu la main',
  nobodyHas: 'Personne ne s’en occupe encore.',
  closed: 'C’est terminé',
  closedText: (name, time) => `${name} a appuyé sur « Terminé » (${time}).`,
  youClosed: 'Merci. Ce lien n’affiche plus rien.',
  ended: 'Ce lien a pris fin',
  endedText:
    'Un lien prend fin avec « Terminé », avec l’alerte et après 24 heures. Connectez-vous pour voir la fiche.',

  youNotReal: 'Vous avez dit que c’est une fausse alerte',
  notRealEnds: 'Personne d’autre n’est prévenu.',
  notRealBy: (name) => `${name} dit que c’est une fausse alerte`,
  notRealByText: (time) => `${time}. Personne d’autre n’est prévenu.`,
  notRealText: 'Un canular ou une erreur ? Dans ce cas, personne d’autre n’est prévenu.',
  notReal: 'Fausse alerte',
  undo: 'Annuler',

  cannot: 'Je ne peux pas',
  have: 'Je m’en occupe',
  haveToo: 'Je m’en occupe aussi',
  afterAll: 'Finalement, je m’en occupe',
  handBack: 'Rendre la main',
  done: 'Terminé',
  notSent: 'Pas envoyé. Réessayez ou appelez.',

  name: 'Votre nom',
  nameHint: (shown) => `Le conseiller voit « ${shown} ».`,
  saveName: 'Enregistrer',
} satisfies Translated<typeof english>;
