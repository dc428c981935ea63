import type { ReportFacts } from '../campus/report-placeholders.ts';

/** The states of a record's incident report: not opened yet, opened on the phone, or marked as written (REPORT-5). */
export const REPORT_STATES = ['due', 'opened', 'written'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The report in one version of a record; versions of one phone have the end of the walk as it saw it. */
export type ReportVersion = {
  /** UTC ISO instant; null for a walk that goes on. */
  readonly finishedAt: string | null;
  readonly report: ReportState | null;
};

/** Returns the report of a walk's versions, the lowest first: the most advanced of each phone's last (REPORT-12); null for none. */
export function reportOf(versions: readonly ReportVersion[]): ReportState | null {
  const last = new Map(versions.map(({ finishedAt, report }) => [finishedAt, report]));
  return REPORT_STATES.findLast((state) => [...last.values()].includes(state)) ?? null;
}

/** The record that a report is about; without an outcome it has not ended. */
export type ReportedRecord = {
  readonly title: string;
  readonly advisor: string;
  readonly outcome?: string | undefined;
  /** UTC ISO instants. */
  readonly startedAt?: string | null | undefined;
  readonly finishedAt?: string | null | undefined;
  readonly category?: string | undefined;
  readonly area?: string | null | undefined;
  /** The code on its receipt, which is read out (OUTBOX-30). */
  readonly code?: string | undefined;
};

/** Returns '2026-11-21T02:14' on the campus's clock, which fields of date and time take; '' for no instant. */
function localMinute(instant: string | null | undefined, timeZone: string | undefined): string {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  // Swedes write days and times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return clock.format(at).replace(' ', 'T');
}

/** Returns the facts that a report form may get about a record (REPORT-2). */
export function reportFacts(
  { startedAt, finishedAt, outcome = '', category = '', area, code = '', ...said }: ReportedRecord,
  timeZone: string | undefined,
): ReportFacts {
  const [start, end] = [localMinute(startedAt, timeZone), localMinute(finishedAt, timeZone)];
  return { ...said, category, outcome, start, end, area: area ?? '', code };
}
