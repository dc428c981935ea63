import { sql } from 'kysely';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import type { AttendanceRow } from './schema.ts';

type Standing = Pick<AttendanceRow, 'practice'>;
type Walked = Pick<AttendanceRow, 'practice' | 'status'>;

// Partial indexes have these conditions in the same words. With other words or a parameter, the database would read every record.

/** The conditions as text for the triggers, which apply them to a row by its name. */
export const COUNTED_SQL = 'practice = 0';
export const NOT_VOID_SQL = 'practice < 2';

/** Returns the condition that a row is an escalation and counts. */
export const ESCALATED_SQL = (row: string): string =>
  `${row}.status = 'Escalated' and ${row}.${COUNTED_SQL}`;

/** The condition that a record counts. */
export const COUNTED = sql.raw<boolean>(COUNTED_SQL);
export const isCounted = ({ practice }: Standing): boolean => practice === 0;

/** The condition that a record is practice or was taken back (RECORD-25). Such records are shown if practice is asked for. */
export const PRACTISED = sql<boolean>`practice = 1`;

/** The condition that a record is void, whatever it was before. No count includes it (PRIVACY-7). */
export const VOID = sql<boolean>`practice > 1`;
export const NOT_VOID = sql.raw<boolean>(NOT_VOID_SQL);
export const isVoid = ({ practice }: Standing): boolean => practice > 1;

/** The conditions for every standing. Each has its own index, in records that count by advisor (PRIVACY-10). */
export const STANDINGS = [COUNTED, PRACTISED, VOID] as const;

/** Tells whether a walk was practice, even if its record is void. */
export const isPractice = ({ practice, status }: Walked): boolean =>
  practice % 2 === 1 && status !== TAKEN_BACK;

/** Gives the standing of a record that was just sent. */
export const sentStanding = (isPracticeWalk: boolean, status: AttendanceRow['status']): number =>
  isPracticeWalk || status === TAKEN_BACK ? 1 : 0;

/** The value that makes a record void and keeps what it was before. */
export const MADE_VOID = sql<number>`practice + 2`;
export const madeVoid = ({ practice }: Standing): number => practice + 2;

/** Restores a record to its state before it was marked. */
export const VOID_UNDONE = sql<number>`practice % 2`;
