import { formatDate } from '#core/base/format.ts';
import type { Translated } from '#core/base/translated.ts';
import { formatMoment } from '../../base/moment.ts';
import type { backupMessages as english } from './backup-messages.ts';

export const backupMessages = {
  notScheduled: 'Il n’y a pas de sauvegarde quotidienne. Définissez BACKUP_DIR sur le serveur.',
  none: 'Aucune sauvegarde pour l’instant',
  of: (at, now, timeZone) => `Sauvegarde : ${formatMoment(at, now, timeZone)}`,
  proven: (at, timeZone) => `la restauration d’essai a réussi le ${formatDate(at, timeZone)}`,
  notProven: 'pas encore de restauration d’essai',
  failed: (at, reason, now, timeZone) =>
    `La sauvegarde a échoué (${formatMoment(at, now, timeZone)}) : ${reason}. Le serveur réessaie toutes les demi-heures.`,
  late: 'Aucune sauvegarde au cours des 26 dernières heures.',
  drillFailed: (at, reason, timeZone) =>
    `La restauration d’essai a échoué le ${formatDate(at, timeZone)} : ${reason}.`,
  unproven: 'Aucune restauration d’essai en 35 jours. Sur le serveur, lancez : npm run drill',
  loadFailed: 'Les sauvegardes ne se sont pas chargées.',
} satisfies Translated<typeof english>;
