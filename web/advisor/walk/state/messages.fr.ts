import type { Translated } from '#core/base/translated.ts';
import type { walkMessages as english } from './messages.ts';

export const walkMessages = {
  withdrawn: 'Cette procédure a été retirée',
  withdrawnText: 'Vous pouvez la terminer telle quelle ou appeler.',
  corrected: (at) => `Correction urgente, ${at}`,
  startTitle: 'Voulez-vous commencer maintenant à résoudre cet incident ?',
  noLonger: 'Cette procédure n’est plus publiée.',
  notWalkable:
    'Rechargez la page : cette procédure demande une version plus récente de l’application.',
  startCancel: 'Annuler',
  start: 'Commencer',
  exitTitle: 'Quitter cet incident ?',
  exitText: 'Ce que vous avez saisi sera effacé.',
  exitEscalated:
    'Ce que vous avez saisi depuis sera effacé. L’incident reste consigné comme transmis.',
  exitConfirm: 'Quitter',
  exitStay: 'Rester',
  resolvedToast: 'Incident résolu',
  escalatedToast: 'Incident transmis',
  resolvedFailed: 'Non consigné comme résolu',
  escalatedFailed: 'Non consigné comme transmis',
  resolvedTitle: 'Incident résolu !',
  resolvedText: 'Merci ! Vous avez résolu cet incident.',
  escalatedTitle: 'Incident transmis !',
  escalatedText: 'Merci !',
  backToHome: 'Retour à l’accueil',
  unfinishedLabel: 'Procédure non terminée',
  unfinishedAt: (step) =>
    step === undefined ? 'Non terminée, à la fin' : `Non terminée, à l’étape ${step}`,
  othersUnfinished: (count) =>
    count < 2
      ? `${count} non terminée, de quelqu’un d’autre`
      : `${count} non terminées, d’autres personnes`,
  startedBy: (time, name) => `Commencée par ${name}, ${time}`,
  staysIn: (name) => `Elle reste au nom de ${name}.`,
  staysAsItIs: 'Votre procédure non terminée reste telle quelle.',
  youAre: (name) => `Vous êtes ${name}.`,
  cannotOpen: (title) =>
    `Impossible d’ouvrir ${title === undefined ? 'une procédure non terminée' : `« ${title} »`}. Elle est toujours sur ce téléphone. Prévenez le bureau ou recommencez.`,
  resume: 'Continuer',
  startOver: 'Recommencer',
  erase: 'L’effacer',
  erased: (title) => `Procédure effacée : « ${title} ».`,
} satisfies Translated<typeof english>;
