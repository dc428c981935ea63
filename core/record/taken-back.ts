import type { Attendance, Outcome } from './attendance.ts';

/** The outcome of a record after Undo, until the walk ends (RECORD-25). */
export const TAKEN_BACK = 'Undone';
export type RecordedOutcome = Outcome | typeof TAKEN_BACK;

/** Returns the outcome of a record for what was sent. Practice keeps the outcome that was pressed, since it counts nowhere and tells nobody. */
export const recordedOutcome = ({
  issueStatus,
  takenBack,
  practice,
}: Pick<Attendance, 'issueStatus' | 'takenBack' | 'practice'>): RecordedOutcome =>
  takenBack && !practice ? TAKEN_BACK : issueStatus;
