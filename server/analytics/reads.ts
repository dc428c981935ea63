import { stringify } from 'csv-stringify/sync';
import { csvRow, type AnalyticsAnswer, type AnalyticsRequest } from '#core/analytics.ts';
import { LIMITS } from '#core/limits.ts';
import type { Db } from '../db/database.ts';
import {
  attendancesAfter,
  countAttendances,
  listAttendances,
  type Cursor,
  type Selection,
} from './store.ts';

/** Rows of the CSV file read at once: enough to be fast, few enough to be small in memory. */
export const CSV_PAGE = 1_000;

type AnalysisPage = Pick<AnalyticsAnswer, 'analysis' | 'total' | 'truncated'>;
type CsvPart = { text: string; end: Cursor | undefined };

/** The reads that can be long; what goes in and out can be sent between threads. */
export const READS = {
  /** One page, or without a page all rows up to 10,000 (ANALYTICS-11). */
  analysis: async (db: Db, request: AnalyticsRequest): Promise<AnalysisPage> => {
    const { page, pageSize } = request;
    const size =
      page === undefined
        ? { limit: LIMITS.analyticsRows, offset: 0 }
        : { limit: pageSize, offset: (page - 1) * pageSize };
    const total = await countAttendances(db, request);
    const analysis = await listAttendances(db, request, size);
    return { analysis, total, truncated: page === undefined && total > analysis.length };
  },
  /** The lines of the CSV file after `after`. */
  csvPart: async (
    db: Db,
    asked: { selection: Selection; timeZone: string; after: Cursor | undefined },
  ): Promise<CsvPart> => {
    const { rows, end } = await attendancesAfter(db, asked.selection, asked.after, CSV_PAGE);
    return { text: csvText(rows.map((row) => csvRow(row, asked.timeZone))), end };
  },
} as const;

/** Formats lines as CSV (RFC 4180). */
export function csvText(lines: readonly (readonly string[])[]): string {
  return stringify([...lines] as string[][], {
    record_delimiter: 'windows',
    // By itself it quotes CR LF, but not a lone CR or LF.
    quoted_match: /[\r\n]/,
  });
}

export type ReadName = keyof typeof READS;
export type QuestionOf<N extends ReadName> = Parameters<(typeof READS)[N]>[1];
export type AnswerTo<N extends ReadName> = Awaited<ReturnType<(typeof READS)[N]>>;
