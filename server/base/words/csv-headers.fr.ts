import type { Translated } from '#core/base/translated.ts';
import type { csvHeaders as english } from './csv-headers.ts';

export const csvHeaders = {
  issue: 'Incident',
  advisor: 'Conseiller',
  startDate: 'Date',
  startTime: 'Heure de début',
  outcome: 'Résultat',
  rating: 'Évaluation',
  feedback: 'Commentaires',
  proof: 'Nom vérifié par',
  report: 'Rapport d’incident',
  area: 'Secteur',
  hadBy: 'Qui s’en est occupé',
  hadAfter: 'Minutes avant la prise en charge',
  shownIn: 'Affiché en',
} satisfies Translated<typeof english>;
