import type { Translated } from '#core/base/translated.ts';
import type { reportMessages as english } from './report-messages.ts';

/** The words of the campus's own incident report, in Spanish. */
export const reportMessages = {
  title: 'Informe del incidente',
  open: 'Abrir informe del incidente',
  openAgain: 'Abrir de nuevo',
  goesTo: (host) => `Copia la cronología y abre ${host}.`,
  due: 'Informe aún sin abrir',
  waits: 'Hasta que lo abras, sigue en Registros.',
  opened: 'Informe abierto',
  elsewhere: 'En otro teléfono.',
  written: 'Informe marcado como escrito',
  markWritten: 'Marcar como escrito',
  didNotOpen: 'No se abrió',
  copied: 'Cronología copiada. Pégala en el informe.',
  handedOver: 'El informe lo abre quien continuó.',
  notCopied: 'La cronología no se copió. Pulsa “Copiar cronología”.',
  noSignal: 'Sin señal. Abre el informe más tarde desde Registros.',
} satisfies Translated<typeof english>;
