import type { Translated } from '#core/base/translated.ts';
import type { csvHeaders as english } from './csv-headers.ts';

export const csvHeaders = {
  issue: 'Incidente',
  advisor: 'Asesor',
  startDate: 'Fecha',
  startTime: 'Hora de inicio',
  outcome: 'Resultado',
  rating: 'Valoración',
  feedback: 'Comentarios',
  proof: 'Nombre verificado por',
  report: 'Informe del incidente',
  area: 'Zona',
  hadBy: 'Quién se encargó',
  hadAfter: 'Minutos hasta que alguien se encargó',
  shownIn: 'Mostrado en',
} satisfies Translated<typeof english>;
