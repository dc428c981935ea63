import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { ReportState } from '#core/record/report.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { BodyOf, EndpointAt } from '#core/api/api.ts';
import { nextLife, type RecordLife } from '#core/outbox/record-life.ts';
import type { Attendance } from '#core/record/attendance.ts';

export type Stored = {
  /** The unfinished walks, by their ids. */
  walks: StoredWalk;
  /** The records that were sent or wait to be sent, by their Idempotency-Keys. */
  outbox: OutboxRecord;
  /** The published issues with their steps, by the issues' ids. */
  guides: PublishedIssue;
  /** Single facts: the device's id, the server's epoch and the version of the library. */
  facts: string;
};
export type StoreName = keyof Stored;
export const STORE_NAMES: readonly StoreName[] = ['walks', 'outbox', 'guides', 'facts'];

/** The operations of one transaction; while it runs, nothing else may be awaited. */
export type Transaction = {
  readonly get: <N extends StoreName>(name: N, key: string) => Promise<Stored[N] | undefined>;
  readonly all: <N extends StoreName>(name: N) => Promise<Stored[N][]>;
  readonly keys: (name: StoreName) => Promise<string[]>;
  readonly put: <N extends StoreName>(name: N, key: string, value: Stored[N]) => Promise<void>;
  readonly remove: (name: StoreName, key: string) => Promise<void>;
  readonly clear: (name: StoreName) => Promise<void>;
};

/** A function that runs one transaction over these stores: all of it is stored, or nothing if it throws. */
export type Transact = <T>(
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
) => Promise<T>;

export type PhoneStore = {
  /** False if the stored data is lost when the page closes. */
  readonly lasts: boolean;
  readonly read: Transact;
  /** Resolves once the change is on the phone's disk. Throws `StorageFull` if there is no room. */
  readonly change: Transact;
};

/** The error if the phone has no room left; nothing of the change was stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** A saved walk on the phone's disk, which another version may have written: `decodeWalk` reads its walk. */
export type StoredWalk = Omit<SavedWalk, 'walk'> & { readonly walk: unknown };

/** Returns true if a practice walk would replace a walk that counts, which must stay (PRACTICE-1). */
export const isPracticeBeside = (walk: SavedWalk, isPractice: boolean): boolean =>
  isPractice && !walk.isPractice;

export type PublicWrite =
  | 'POST /api/attend'
  | 'POST /api/feedback'
  | 'POST /api/advisor/issue-not-found'
  | 'POST /api/advisor/step-note'
  | 'POST /api/advisor/empty-search';

/** The body that is sent to one endpoint, without the members that every try adds. */
export type Content<A extends PublicWrite = PublicWrite> = BodyOf<EndpointAt<A>>;

export type OutboxRecord = {
  readonly address: PublicWrite;
  /** The advisor who entered it; other advisors see only that it waits (OUTBOX-6). '' if nobody sees it. */
  readonly advisor: string;
  /** Its title in 'Records'. */
  readonly title: string;
  /** The time at which it was saved, as a UTC ISO instant by the phone's clock. */
  readonly savedAt: string;
  readonly life: RecordLife<Content>;
  /** True if its walk was escalated and goes on (ESCALATE-2). */
  readonly isUnderWay?: boolean;
  /** True if its walk went to another phone, which from then on has its report (REPORT-11). */
  readonly isHandedOver?: boolean;
  /** The state of its report on another phone that ended the same walk, as far as the office knew when it was last asked (REPORT-12). */
  readonly reportElsewhere?: ReportState | null | undefined;
};

/** Returns the record with these members as a correction, if it is a walk's record and they are new. */
export function withMembers(record: OutboxRecord, members: Partial<Attendance>): OutboxRecord {
  const { body } = record.life;
  if (!('issueStatus' in body)) return record;
  const life = nextLife(record.life, { type: 'corrected', body: { ...body, ...members } });
  return { ...record, life };
}

/** Returns true if no screen shows it, not even on the phone: a report of words that found nothing, which no advisor sent (MESSAGES-12). */
export const isSilent = ({ address }: Pick<OutboxRecord, 'address'>): boolean =>
  address === 'POST /api/advisor/empty-search';

/** Returns true if its incident report must still be opened on this phone, even if another phone has opened it (REPORT-6, REPORT-11). */
export const isReportHere = ({ life: { body }, isHandedOver }: OutboxRecord): boolean =>
  !isHandedOver && 'report' in body && body.report === 'due';

/** Returns true if the record's report is due and, as far as this phone knows, no phone has opened it. The record stays until a phone does (REPORT-6, REPORT-12). */
export const isReportDue = (record: OutboxRecord): boolean =>
  isReportHere(record) && (record.reportElsewhere ?? 'due') === 'due';

/** Returns true if a walk with this record may go on: nothing was recorded of it, or only that it was escalated. */
export const canResume = (record: OutboxRecord | undefined): boolean =>
  record === undefined || record.isUnderWay === true;
