import { ATTENDANCE_FATES, type Fate } from './attendance-fates.ts';
import type { AttendanceRow } from './schema.ts';

type Table = typeof ATTENDANCE_FATES;
export type AttendanceColumn = keyof Table;

/** The columns whose fate has that member. */
type With<M extends string> = {
  [C in AttendanceColumn]: Table[C] extends Record<M, unknown> ? C : never;
}[AttendanceColumn];

const fates = Object.entries(ATTENDANCE_FATES) as [AttendanceColumn, Fate<unknown>][];

/** The rest of a record once its term is over: which issue, when, how it ended, and its stars (PRIVACY-4). */
export const LEFT_OF_RECORD: Partial<AttendanceRow> = Object.fromEntries(
  fates.flatMap(([column, { atEnd }]) => (atEnd === 'kept' ? [] : [[column, atEnd.emptied]])),
);

/** The values in place of a name that was forgotten. */
export const NAMELESSLY: Partial<AttendanceRow> = Object.fromEntries(
  fates.flatMap(([column, fate]) => ('nameless' in fate ? [[column, fate.nameless]] : [])),
);

/** The columns that are keys or hashes: they say nothing about anybody. */
export const SECRET_COLUMNS: readonly string[] = fates.flatMap(([column, { inFile }]) =>
  inFile === 'secret' ? [column] : [],
);

/** The columns that say something of who took a walk over, and nothing of who began it. */
export const COLUMNS_OF_TAKER = fates.flatMap(([column, { isOfTaker }]) =>
  isOfTaker ? [column] : [],
) as With<'isOfTaker'>[];

/** Picks the columns that a version still sets after the term is over. */
export function resentOf(row: Omit<AttendanceRow, 'void_id'>): Partial<AttendanceRow> {
  const columns = fates.flatMap(([column, { isResent }]) => (isResent ? [column] : []));
  return Object.fromEntries(columns.map((column) => [column, row[column as keyof typeof row]]));
}
