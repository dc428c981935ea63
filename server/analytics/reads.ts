import type {
  AttendanceFilter,
  AnalyticsAnswer,
  AnalyticsRequest,
} from '#core/analytics/analytics.ts';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { LIMITS } from '#core/base/limits.ts';
import { isManyDays, readCharts } from './charts.sql.ts';
import { csvHead, csvLinesIn, type CsvForm } from './csv-lines.ts';
import {
  countReportsDue,
  countVoided,
  SORTED_SOONER,
  isManyToCount,
  layOut,
  type Selection,
  type ReadDatabase,
} from './selection.sql.ts';
import { listAttendances, type CopyingSource, type ReadingSource } from './analytics.sql.ts';
import { everyRow, moreColumnsIn } from './csv-rows.sql.ts';

/** The numbers of an answer, and its rows as JSON in pieces, since 10,000 rows are too many for one turn of the event loop. */
export type AnalysisPage = Pick<
  AnalyticsAnswer,
  'total' | 'truncated' | 'voided' | 'reportsDue'
> & { analysis: Uint8Array<ArrayBuffer>[] };

/** The number of rows in a part of a file: enough to pass parts on cheaply, and few enough that nobody waits long for one. */
export const PART_ROWS = 2_000;

const encoder = new TextEncoder();

/** The most bytes of rows in memory for one answer, since strangers decide how long a row is. */
const MOST_BYTES = 16_000_000;

/** The number of rows that can be skipped, from the nearer end, in some ten milliseconds. */
const DEEP = 20_000;

/** Tells whether a question reads very many rows, before anything is read. */
export const isLong = ({ page }: AnalyticsRequest): boolean => page === undefined;

/** Reads one page, or all rows up to 10,000 and 16 MB (ANALYTICS-11). It returns undefined if `onlyShort` is set and the read would take long. */
export async function readAnalysis(
  source: ReadingSource,
  request: AnalyticsRequest,
  onlyShort = false,
): Promise<AnalysisPage | undefined> {
  const { page, pageSize } = request;
  if (onlyShort && (await isManyToCount(source, request))) return undefined;
  const layout = await layOut(source, request);
  const { total } = layout;
  const size =
    page === undefined
      ? { limit: LIMITS.analyticsRows, offset: 0 }
      : { limit: pageSize, offset: (page - 1) * pageSize };
  const isDeep = Math.min(size.offset, total - size.offset) > DEEP;
  if (onlyShort && (isDeep || layout.reads > SORTED_SOONER)) return undefined;
  let [count, bytes] = [0, 0];
  const analysis: AnalysisPage['analysis'] = [];
  for await (const rows of listAttendances(source, request, layout, size)) {
    // Rows that were counted may have been deleted by now.
    if (rows.length === 0) continue;
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    const part = encoder.encode(`${count === 0 ? '[' : ','}${text}`);
    analysis.push(part);
    count += rows.length;
    bytes += part.length;
    if (bytes > MOST_BYTES) break;
  }
  analysis.push(encoder.encode(count === 0 ? '[]' : ']'));
  const voided = await countVoided(source, request);
  const due = await countReportsDue(source, request, LIMITS.reportsCounted);
  const truncated = page === undefined && total > count;
  return {
    analysis,
    total,
    ...(voided > 0 && { voided }),
    ...(due > 0 && { reportsDue: due }),
    truncated,
  };
}

/** Returns the numbers of the charts, or undefined if `onlyShort` is set and they take long. */
export async function readChartsOf(
  source: ReadDatabase,
  filter: AttendanceFilter,
  onlyShort = false,
): Promise<AnalyticsCharts | undefined> {
  if (onlyShort && (isManyDays(filter) || (await isManyToCount(source, filter)))) return undefined;
  return await readCharts(source, filter);
}

/** Yields the CSV file in parts (ANALYTICS-12), and reads each part when the caller asks for it. */
export async function* csvParts(
  source: CopyingSource,
  selection: Selection,
  { timeZone, language }: CsvForm,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const more = await moreColumnsIn(source);
  const linesOf = csvLinesIn(timeZone, more);
  let head = csvHead(more, language);
  const rows = await everyRow(source, selection, more);
  for await (const text of source.copied(rows, PART_ROWS)) {
    if (head) yield encoder.encode(head);
    head = '';
    yield linesOf(text);
  }
  if (head) yield encoder.encode(head);
}
