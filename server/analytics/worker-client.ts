import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import type { AttendanceFilter, AnalyticsRequest } from '#core/analytics/analytics.ts';
import { inSpan } from '../base/spans.ts';
import type { Database } from '../db/tables/database.ts';
import { readingThread, type WorkerRequest as AskedOf } from '../db/reading/reading-thread.ts';
import type { FoundChoices } from './choices.sql.ts';
import type { AnalysisPage } from './reads.ts';
import type { CsvForm } from './csv-lines.ts';
import type { Selection } from './selection.sql.ts';

/** A question for a worker. The asker chooses the number of a download. */
export type Question =
  | { what: 'analysis'; request: AnalyticsRequest; onlyShort: boolean }
  | { what: 'charts'; filter: AttendanceFilter; onlyShort: boolean }
  | { what: 'choices' }
  | { what: 'beginCsv'; download: number; selection: Selection; form: CsvForm }
  | { what: 'nextPart' | 'endCsv'; download: number };
export type Answer =
  | AnalysisPage
  | AnalyticsCharts
  | FoundChoices
  | Uint8Array<ArrayBuffer>
  | undefined;
export type AnalyticsQuestion = AskedOf<Question>;

export function analyticsWorker(db: Database) {
  const code = new URL('./analytics-worker.ts', import.meta.url);
  const thread = readingThread<Question, Answer>(db, code);
  return {
    ...thread,
    ask: async (question: Question) =>
      await inSpan(
        { name: `read ${question.what}`, kind: 'internal' },
        async () => await thread.ask(question),
      ),
  };
}
