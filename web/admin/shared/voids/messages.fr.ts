import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../../base/written.ts';
import type { voidMessages as english } from './messages.ts';

const records = (count: number) => `${inDigits(count)} ${count < 2 ? 'fiche' : 'fiches'}`;

/** Returns '1 fiche invalidée', '2 fiches invalidées'. */
const voided = (count: number) => `${records(count)} ${count < 2 ? 'invalidée' : 'invalidées'}`;

export const voidMessages = {
  mark: 'Invalider',
  title: 'Invalider ?',
  text: 'Elle ne compte plus. Vous pouvez annuler pendant 30 jours ; ensuite, son contenu est supprimé.',
  reason: 'Raison',
  reasonHint: 'Seuls les administrateurs la voient. Pas de noms.',
  tooLong: `${LIMITS.voidReason} caractères au maximum`,
  which: 'Quelles fiches',
  alone: 'Cette fiche',
  network: 'Toutes celles de son réseau',
  from: 'Reçues depuis',
  to: 'Reçues jusqu’à',
  outOfOrder: 'La fin est avant le début',
  unknown: 'Les réseaux ne sont conservés que 14 jours.',
  would: (count) => `${records(count)} ${count < 2 ? 'serait invalidée' : 'seraient invalidées'}.`,
  wouldMore: (count) =>
    count === 1
      ? 'Seule la fiche la plus ancienne serait invalidée. Il y en a d’autres.'
      : `Les ${records(count)} les plus anciennes seraient invalidées. Il y en a d’autres.`,
  waits:
    'Au-delà de dix par jour, cela prend effet un jour plus tard. Tout propriétaire peut l’annuler.',
  countsUntil: (when) => `Prend effet le ${when}, ou peu après.`,
  willBe: (count) => `${voided(count)} dans un jour`,
  previewFailed: 'Le nombre ne s’est pas chargé.',
  done: voided,
  failed: 'Non invalidé. Quelqu’un d’autre l’a peut-être fait.',
  isVoid: 'Invalidée',
  by: (name, when) => `Invalidée par ${name ?? 'quelqu’un'}, ${when}.`,
  amongst: (count) => `Invalidée avec ${records(count - 1)}.`,
  undo: 'Annuler',
  undoOf: (reason) => `Annuler : ${reason}`,
  undone: (count) => `${records(count)} ${count < 2 ? 'compte' : 'comptent'} de nouveau`,
  notUndone: 'Non annulé. Quelqu’un d’autre l’a peut-être fait.',
  list: 'Fiches invalidées',
  listText: 'Des 30 derniers jours.',
  none: 'Aucune.',
  listFailed: 'Les fiches invalidées ne se sont pas chargées.',
  row: (count, name, when) => `${records(count)}, par ${name ?? 'quelqu’un'}, ${when}`,
} satisfies Translated<typeof english>;
