import type { Attendance, Outcome } from './attendance.ts';

/** The outcome of a record after Undo, until its walk ends (RECORD-25). */
export const TAKEN_BACK = 'Taken back';
export type RecordedOutcome = Outcome | typeof TAKEN_BACK;

/** What a record says of its walk, as it was sent. */
export const recordedOutcome = ({
  issueStatus,
  takenBack,
}: Pick<Attendance, 'issueStatus' | 'takenBack'>): RecordedOutcome =>
  takenBack ? TAKEN_BACK : issueStatus;

const TOOK_BACK = 'took back:';

/** The moment at which Undo took an outcome back (RECORD-25). */
export const tookBack = (outcome: Outcome): `took back:${Outcome}` => `${TOOK_BACK}${outcome}`;

/** The outcome that a moment took back, as a word; undefined of any other moment. */
export const takenBackIn = (did: string): string | undefined =>
  did.startsWith(TOOK_BACK) ? did.slice(TOOK_BACK.length).toLowerCase() : undefined;
