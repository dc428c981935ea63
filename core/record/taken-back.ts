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
