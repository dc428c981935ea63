import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { ReportState } from '#core/record/report.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { BodyOf, EndpointAt } from '#core/api/api.ts';
import { nextLife, type RecordLife } from '#core/outbox/record-life.ts';
import type { Attendance } from '#core/record/attendance.ts';

export type Stored = {
  /** Walks under way, by the walk's id. */
  walks: StoredWalk;
  /** Records sent or waiting to be sent, by their Idempotency-Key. */
  outbox: OutboxRecord;
  /** The published issues with their steps, by the issue's id. */
  guides: PublishedIssue;
  /** Single facts: the device's id, the server's epoch, the version of the library. */
  facts: string;
};
export type StoreName = keyof Stored;
export const STORE_NAMES: readonly StoreName[] = ['walks', 'outbox', 'guides', 'facts'];

/** The operations of one transaction; nothing else may be awaited in it. */
export type Transaction = {
  readonly get: <N extends StoreName>(name: N, key: string) => Promise<Stored[N] | undefined>;
  readonly all: <N extends StoreName>(name: N) => Promise<Stored[N][]>;
  readonly keys: (name: StoreName) => Promise<string[]>;
  readonly put: <N extends StoreName>(name: N, key: string, value: Stored[N]) => Promise<void>;
  readonly remove: (name: StoreName, key: string) => Promise<void>;
  readonly clear: (name: StoreName) => Promise<void>;
};

/** Runs one transaction over these stores: all of it is stored or, if it throws, nothing. */
export type Transact = <T>(
  names: readonly StoreName[],
  act: (transaction: Transaction) => Promise<T>,
) => Promise<T>;

export type PhoneStore = {
  /** False if the stored data is gone with the page. */
  readonly lasts: boolean;
  readonly read: Transact;
  /** Resolves once it is on the phone's disk. Throws `StorageFull` if there is no room. */
  readonly change: Transact;
};

/** The phone has no room left; nothing of the change was stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** A saved walk on the phone's disk, possibly written by another version: `decodeWalk` reads its walk. */
export type StoredWalk = Omit<SavedWalk, 'walk'> & { readonly walk: unknown };

/** Returns true if a practice walk would begin beside one that counts, which stays (PRACTICE-1). */
export const isPracticeBeside = (walk: SavedWalk, isPractice: boolean): boolean =>
  isPractice && !walk.isPractice;

export type PublicWrite =
  | 'POST /api/attend'
  | 'POST /api/feedback'
  | 'POST /api/advisor/issue-not-found'
  | 'POST /api/advisor/step-note'
  | 'POST /api/advisor/empty-search';

/** The body sent to one endpoint, without the members that every try adds. */
export type Content<A extends PublicWrite = PublicWrite> = BodyOf<EndpointAt<A>>;

export type OutboxRecord = {
  readonly address: PublicWrite;
  /** The advisor who entered it; others only see that it is waiting (OUTBOX-6). '' if it is silent. */
  readonly advisor: string;
  /** Its title in 'Records'. */
  readonly title: string;
  /** UTC ISO instant, by the phone's clock. */
  readonly savedAt: string;
  readonly life: RecordLife<Content>;
  /** Its walk was escalated under way and goes on (ESCALATE-2). */
  readonly isUnderWay?: boolean;
  /** Its walk went to another phone, which has its report from then on (REPORT-11). */
  readonly isHandedOver?: boolean;
  /** The state of its report on another phone that ended the same walk, as the office knew last (REPORT-12). */
  readonly reportElsewhere?: ReportState | null | undefined;
};

/** Returns the record with these members of its walk's as a correction, unless it has them already. */
export function withMembers(record: OutboxRecord, members: Partial<Attendance>): OutboxRecord {
  const { body } = record.life;
  if (!('issueStatus' in body)) return record;
  const life = nextLife(record.life, { type: 'corrected', body: { ...body, ...members } });
  return { ...record, life };
}

/** Returns true if nobody sees it, not even on the phone: words that found nothing, which nobody sent (MESSAGES-12). */
export const isSilent = ({ address }: Pick<OutboxRecord, 'address'>): boolean =>
  address === 'POST /api/advisor/empty-search';

/** Returns true if its incident report waits to be opened on this phone, whatever others did (REPORT-6, REPORT-11). */
export const isReportHere = ({ life: { body }, isHandedOver }: OutboxRecord): boolean =>
  !isHandedOver && 'report' in body && body.report === 'due';

/** Returns true if the record's report is due and, as far as this phone knows, no phone has opened it. Until then the record stays (REPORT-6, REPORT-12). */
export const isReportDue = (record: OutboxRecord): boolean =>
  isReportHere(record) && (record.reportElsewhere ?? 'due') === 'due';

/** Returns true if a walk with this record may go on: nothing was recorded, or only that it was escalated. */
export const canResume = (record: OutboxRecord | undefined): boolean =>
  record === undefined || record.isUnderWay === true;
