import type { AnalyticsAnswer, AnalyticsRequest } from '#core/analytics.ts';
import { LIMITS } from '#core/limits.ts';
import type { Values } from '../db/held-cursor.ts';
import { CSV_HEAD, csvLinesIn } from './csv-lines.ts';
import { everyRow, layOut, listAttendances, type Selection, type Source } from './store.ts';

/** A source that also reads all rows of a query, in parts and from one snapshot. */
export type ReadingSource = Source & {
  rowsOf: (
    query: Awaited<ReturnType<typeof everyRow>>,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

export type AnalysisPage = Pick<AnalyticsAnswer, 'analysis' | 'total' | 'truncated'>;

/** Rows that are passed over, from the nearer end, while nobody waits long: some ten milliseconds. */
const DEEP = 20_000;

/** Whether a question reads very many rows, or rows that no index has: known before anything is read. */
export function isLong({ page, issue, category, outcome }: AnalyticsRequest): boolean {
  return page === undefined || [issue, category, outcome].some((filter) => filter !== undefined);
}

/**
 * One page, or without a page all rows up to 10,000 (ANALYTICS-11); undefined where `onlyShort` and the
 * page lies so deep that it takes long.
 */
export async function readAnalysis(
  source: Source,
  request: AnalyticsRequest,
  onlyShort = false,
): Promise<AnalysisPage | undefined> {
  const { page, pageSize } = request;
  const layout = await layOut(source, request);
  const { total } = layout;
  const size =
    page === undefined
      ? { limit: LIMITS.analyticsRows, offset: 0 }
      : { limit: pageSize, offset: (page - 1) * pageSize };
  if (onlyShort && Math.min(size.offset, total - size.offset) > DEEP) return undefined;
  const analysis = await listAttendances(source, request, layout, size);
  return { analysis, total, truncated: page === undefined && total > analysis.length };
}

/** The CSV file in parts (ANALYTICS-12); each is read when it is asked for. */
export async function* csvParts(
  source: ReadingSource,
  selection: Selection,
  timeZone: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const linesOf = csvLinesIn(timeZone);
  const encoder = new TextEncoder();
  let head = CSV_HEAD;
  for await (const rows of source.rowsOf(await everyRow(source, selection))) {
    yield encoder.encode(head + linesOf(rows));
    head = '';
  }
  if (head) yield encoder.encode(head);
}
