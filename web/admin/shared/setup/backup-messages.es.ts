import { formatDate } from '#core/base/format.ts';
import type { Translated } from '#core/base/translated.ts';
import { formatMoment } from '../../base/moment.ts';
import type { backupMessages as english } from './backup-messages.ts';

export const backupMessages = {
  notScheduled: 'No hay copias de seguridad diarias. Define BACKUP_DIR en el servidor.',
  none: 'Aún no hay copia de seguridad',
  of: (at, now, timeZone) => `Copia de seguridad: ${formatMoment(at, now, timeZone)}`,
  proven: (at, timeZone) => `la prueba de restauración funcionó el ${formatDate(at, timeZone)}`,
  notProven: 'aún sin prueba de restauración',
  failed: (at, reason, now, timeZone) =>
    `La copia de seguridad falló (${formatMoment(at, now, timeZone)}): ${reason}. El servidor lo intenta de nuevo cada media hora.`,
  late: 'Ninguna copia de seguridad en las últimas 26 horas.',
  drillFailed: (at, reason, timeZone) =>
    `La prueba de restauración falló el ${formatDate(at, timeZone)}: ${reason}.`,
  unproven: 'Ninguna prueba de restauración en 35 días. En el servidor, ejecuta: npm run drill',
  loadFailed: 'Las copias de seguridad no se cargaron.',
} satisfies Translated<typeof english>;
