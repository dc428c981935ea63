import type { ReportFacts } from '../campus/report-placeholders.ts';

/** What became of the incident report of a record: not opened yet, opened on the phone, or said to be written (REPORT-5). */
export const REPORT_STATES = ['due', 'opened', 'written'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a version of a record says of its report; versions of one phone have the end of the walk as it saw it. */
export type ReportVersion = {
  /** UTC ISO instant; null of a walk that goes on. */
  readonly finishedAt: string | null;
  readonly report: ReportState | null;
};

/**
 * What became of the report of a walk, of all versions of its record, the lowest number first: what one phone said
 * last counts, and of several phones what got furthest (REPORT-12). Null where none says anything.
 */
export function reportOf(versions: readonly ReportVersion[]): ReportState | null {
  const last = new Map(versions.map(({ finishedAt, report }) => [finishedAt, report]));
  return REPORT_STATES.findLast((state) => [...last.values()].includes(state)) ?? null;
}

/** A record as a report is told of it; without an outcome it has not ended. */
export type ReportedRecord = {
  readonly title: string;
  readonly advisor: string;
  readonly outcome?: string | undefined;
  /** UTC ISO instants. */
  readonly startedAt?: string | null | undefined;
  readonly finishedAt?: string | null | undefined;
  readonly category?: string | undefined;
  readonly area?: string | null | undefined;
  /** What is read out of its receipt (OUTBOX-30). */
  readonly code?: string | undefined;
};

/** '2026-11-21T02:14' on the campus's clock, which fields of date and time take; '' for no instant. */
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

/** What a report form may be told of a record (REPORT-2). */
export function reportFacts(
  {
    title,
    advisor,
    outcome = '',
    startedAt,
    finishedAt,
    category = '',
    area,
    code = '',
  }: ReportedRecord,
  timeZone: string | undefined,
): ReportFacts {
  return {
    title,
    category,
    outcome,
    start: localMinute(startedAt, timeZone),
    end: localMinute(finishedAt, timeZone),
    area: area ?? '',
    advisor,
    code,
  };
}
