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

/** The figures of an answer, and its rows as JSON in pieces: 10,000 are too many to write in one turn. */
export type AnalysisPage = Pick<
  AnalyticsAnswer,
  'total' | 'truncated' | 'voided' | 'reportsDue'
> & { analysis: Uint8Array<ArrayBuffer>[] };

/** The rows in a part of a file: enough to make passing it on cheap, and few enough that nobody waits long for its end. */
export const PART_ROWS = 2_000;

const encoder = new TextEncoder();

/** The bytes of rows in memory for one answer; strangers decide how long a row is. */
const MOST_BYTES = 16_000_000;

/** Rows that are passed over, from the nearer end, while nobody waits long: some ten milliseconds. */
const DEEP = 20_000;

/** Tells whether a question reads very many rows: known before anything is read. */
export const isLong = ({ page }: AnalyticsRequest): boolean => page === undefined;

/** Reads one page, or all rows up to 10,000 and to 16 MB (ANALYTICS-11); undefined if `onlyShort` and the read would take long. */
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
    // Rows that were counted may be gone by now.
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

/** Returns the numbers of the charts, or undefined if `onlyShort` and they take long. */
export async function readChartsOf(
  source: ReadDatabase,
  filter: AttendanceFilter,
  onlyShort = false,
): Promise<AnalyticsCharts | undefined> {
  if (onlyShort && (isManyDays(filter) || (await isManyToCount(source, filter)))) return undefined;
  return await readCharts(source, filter);
}

/** Yields the CSV file in parts (ANALYTICS-12); each is read when it is asked for. */
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
