import { NAMELESS } from '#core/privacy/retention.ts';
import { formatJson } from '../columns/json.ts';
import type { AttendanceRow } from './schema.ts';

export type Fate<T> = {
  /** Tells whether the file about a person has the column. A 'secret' is a key or a hash, and says nothing about anybody (PRIVACY-10). */
  readonly inFile: 'shown' | 'secret';
  /** Tells whether the value is kept after the term of the record, or what replaces it (PRIVACY-4). */
  readonly atEnd: 'kept' | { readonly emptied: T };
  /** The value after the advisor's name was forgotten, if that changes it (PRIVACY-11). */
  readonly nameless?: T;
  /** True if the column also says something about the advisor who took the walk over. */
  readonly isOfTaker?: true;
  /** True if a version that is sent after the term still sets the column (PRIVACY-15). */
  readonly isResent?: true;
};

const NO_HASH = new Uint8Array();
const KEPT = { inFile: 'shown', atEnd: 'kept' } as const;
const KEPT_OF_TAKER = { ...KEPT, isOfTaker: true } as const;
const NULL_AT_END = { inFile: 'shown', atEnd: { emptied: null } } as const;

/** The rules for every column of a record. Sweeps, forgetting and the file about a person loop over them, and a new column does not compile without a rule. */
export const ATTENDANCE_FATES = {
  id: KEPT_OF_TAKER,
  key: { inFile: 'secret', atEnd: 'kept' },
  // Without the hash, a body that is sent again under its key counts as different. A kept hash would let somebody test a guess at the body or its sender.
  body_hash: { inFile: 'secret', atEnd: { emptied: NO_HASH }, nameless: NO_HASH },
  received_at: { ...KEPT_OF_TAKER, isResent: true },
  correction: { ...KEPT, isResent: true },
  // It shows whether a record that is sent again is the same one.
  issue_id: { ...KEPT, isResent: true },
  revision: KEPT,
  sent_revision: KEPT,
  title: KEPT_OF_TAKER,
  category: KEPT_OF_TAKER,
  advisor: { inFile: 'shown', atEnd: { emptied: NAMELESS }, nameless: NAMELESS },
  started_at: KEPT_OF_TAKER,
  finished_at: { ...KEPT_OF_TAKER, isResent: true },
  sent_at: NULL_AT_END,
  started_day: KEPT,
  started_minute: KEPT,
  status: { ...KEPT_OF_TAKER, isResent: true },
  rating: { ...KEPT, isResent: true },
  description: { inFile: 'shown', atEnd: { emptied: '' } },
  steps: { inFile: 'shown', atEnd: { emptied: formatJson([]) } },
  practice: { ...KEPT, isResent: true },
  flagged: KEPT,
  device: NULL_AT_END,
  trail: NULL_AT_END,
  moments: { ...NULL_AT_END, isOfTaker: true },
  swept: { inFile: 'shown', atEnd: { emptied: 1 } },
  proof: { ...NULL_AT_END, nameless: null },
  // After the term, nobody can open the report.
  report: NULL_AT_END,
  area: NULL_AT_END,
  shown_in: NULL_AT_END,
  void_id: KEPT,
  network: NULL_AT_END,
  callback: { ...NULL_AT_END, nameless: null },
  told_at: KEPT,
  had_at: KEPT,
} as const satisfies { readonly [C in keyof AttendanceRow]: Fate<AttendanceRow[C]> };
