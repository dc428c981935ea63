import type { Translated } from '#core/base/translated.ts';
import type { reportMessages as english } from './report-messages.ts';

/** The words of the campus's own incident report, in French. */
export const reportMessages = {
  title: 'Rapport d’incident',
  open: 'Ouvrir le rapport d’incident',
  openAgain: 'Ouvrir de nouveau',
  goesTo: (host) => `Copie la chronologie et ouvre ${host}.`,
  due: 'Rapport pas encore ouvert',
  waits: 'D’ici là, il reste dans Fiches.',
  opened: 'Rapport ouvert',
  elsewhere: 'Sur un autre téléphone.',
  written: 'Rapport marqué comme rédigé',
  markWritten: 'Marquer comme rédigé',
  didNotOpen: 'Il ne s’est pas ouvert',
  copied: 'Chronologie copiée. Collez-la dans le rapport.',
  handedOver: 'La personne qui a repris ouvre son rapport.',
  notCopied: 'La chronologie n’a pas été copiée. Appuyez sur « Copier la chronologie ».',
  noSignal: 'Pas de réseau. Ouvrez le rapport plus tard depuis Fiches.',
} satisfies Translated<typeof english>;
