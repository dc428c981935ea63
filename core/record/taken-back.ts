import type { Attendance, Outcome } from './attendance.ts';

/** The outcome of a record after Undo, until its walk ends (RECORD-25). */
export const TAKEN_BACK = 'Undone';
export type RecordedOutcome = Outcome | typeof TAKEN_BACK;

/** Reads the outcome of a record as it was sent; practice, which counts nowhere and tells nobody, keeps the one that was pressed. */
export const recordedOutcome = ({
  issueStatus,
  takenBack,
  practice,
}: Pick<Attendance, 'issueStatus' | 'takenBack' | 'practice'>): RecordedOutcome =>
  takenBack && !practice ? TAKEN_BACK : issueStatus;

const TOOK_BACK = 'took back:';

/** The moment at which Undo took an outcome back (RECORD-25). */
export const tookBack = (outcome: Outcome): `took back:${Outcome}` => `${TOOK_BACK}${outcome}`;

/** The outcome that a moment took back, as a word; undefined of any other moment. */
export const takenBackIn = (did: string): string | undefined =>
  did.startsWith(TOOK_BACK) ? did.slice(TOOK_BACK.length).toLowerCase() : undefined;
