import type { ReportFacts } from '../campus/report-placeholders.ts';

/** The states of a record's incident report: not opened yet, opened on the phone, or marked as written (REPORT-5). */
export const REPORT_STATES = ['due', 'opened', 'written'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The report in one version of a record. All versions from one phone have the same end of the walk. */
export type ReportVersion = {
  /** The end of the walk as a UTC ISO instant, null while the walk goes on. */
  readonly finishedAt: string | null;
  readonly report: ReportState | null;
};

/** Returns the report for a walk's versions, given from the lowest: each phone's last version counts, and of these the most advanced state (REPORT-12). It is null if there is none. */
export function reportOf(versions: readonly ReportVersion[]): ReportState | null {
  const last = new Map(versions.map(({ finishedAt, report }) => [finishedAt, report]));
  return REPORT_STATES.findLast((state) => [...last.values()].includes(state)) ?? null;
}

/** The record that a report is about. Without an outcome, the walk has not ended. */
export type ReportedRecord = {
  readonly title: string;
  readonly advisor: string;
  readonly outcome?: string | undefined;
  /** The start and the end of the walk as UTC ISO instants. */
  readonly startedAt?: string | null | undefined;
  readonly finishedAt?: string | null | undefined;
  readonly category?: string | undefined;
  readonly area?: string | null | undefined;
  /** The code on its receipt, which people read aloud (OUTBOX-30). */
  readonly code?: string | undefined;
};

/** Returns '2026-11-21T02:14' on the campus's clock, which date and time fields of forms accept, or '' without an instant. */
function localMinute(instant: string | null | undefined, timeZone: string | undefined): string {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  // The Swedish locale writes days and times in ISO 8601 form.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return clock.format(at).replace(' ', 'T');
}

/** Returns the facts that a report form may receive about a record (REPORT-2). */
export function reportFacts(
  { startedAt, finishedAt, outcome = '', category = '', area, code = '', ...said }: ReportedRecord,
  timeZone: string | undefined,
): ReportFacts {
  const [start, end] = [localMinute(startedAt, timeZone), localMinute(finishedAt, timeZone)];
  return { ...said, category, outcome, start, end, area: area ?? '', code };
}
