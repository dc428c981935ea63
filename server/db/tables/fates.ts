import { ATTENDANCE_FATES, type Fate } from './attendance-fates.ts';
import type { PressRow } from './notification-rows.ts';
import { PRESS_FATES } from './press-fates.ts';
import type { AdminColumn, AttendanceRow } from './schema.ts';

type Table = typeof ATTENDANCE_FATES;
export type AttendanceColumn = keyof Table;

type With<M extends string> = {
  [C in AttendanceColumn]: Table[C] extends Record<M, unknown> ? C : never;
}[AttendanceColumn];

const fates = Object.entries(ATTENDANCE_FATES) as [AttendanceColumn, Fate<unknown>][];

type Fates = Readonly<Record<string, Fate<unknown>>>;

const leftBy = (table: Fates) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([column, { atEnd }]) =>
      atEnd === 'kept' ? [] : [[column, atEnd.emptied]],
    ),
  );

const namelessBy = (table: Fates) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([column, fate]) =>
      'nameless' in fate ? [[column, fate.nameless]] : [],
    ),
  );

/** The part of a record that is left after its term: the issue, the time, the outcome, the stars, and when an escalation came and was answered (PRIVACY-4). */
export const LEFT_OF_RECORD: Partial<AttendanceRow> = leftBy(ATTENDANCE_FATES);

/** The values of columns after a name was forgotten. */
export const NAMELESSLY: Partial<AttendanceRow> = namelessBy(ATTENDANCE_FATES);

/** The values that are left of an answer to an escalation after the term, and those after a name was forgotten (ANSWERS-10). */
export const LEFT_OF_PRESS: Partial<PressRow> = leftBy(PRESS_FATES);
export const NAMELESS_PRESS: Partial<PressRow> = namelessBy(PRESS_FATES);

/** The columns of an answer that the file about a person has. */
export const SHOWN_OF_PRESS = Object.entries(PRESS_FATES).flatMap(([column, { inFile }]) =>
  inFile === 'shown' ? [column] : [],
) as (keyof PressRow)[];

/** The columns with keys or hashes, which say nothing about anybody. */
export const SECRET_COLUMNS: readonly string[] = fates.flatMap(([column, { inFile }]) =>
  inFile === 'secret' ? [column] : [],
);

/** The columns that say something about the advisor who took a walk over, and nothing about the advisor who began it. */
export const COLUMNS_OF_TAKER = fates.flatMap(([column, { isOfTaker }]) =>
  isOfTaker ? [column] : [],
) as With<'isOfTaker'>[];

/** Picks the columns that a version still sets after the term. */
export function resentOf(row: Omit<AttendanceRow, AdminColumn>): Partial<AttendanceRow> {
  const columns = fates.flatMap(([column, { isResent }]) => (isResent ? [column] : []));
  return Object.fromEntries(columns.map((column) => [column, row[column as keyof typeof row]]));
}
