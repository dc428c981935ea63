import { sql } from 'kysely';
import { formatMomentAct, type MomentAct } from '#core/record/moment-act.ts';

const inMoments = (act: MomentAct): string => JSON.stringify(formatMomentAct(act));

/** The forms in which a moment's act stands in the JSON of each column. A former record has its moments as a text within its JSON. */
const JSON_IN = {
  moments: inMoments,
  record: (act: MomentAct) => JSON.stringify(inMoments(act)).slice(1, -1),
} as const;

type Column = keyof typeof JSON_IN;

const handed = (column: Column, name: string): string =>
  JSON_IN[column]({ kind: 'handed', value: name });

// The condition repeats the words of the partial index `attendance_handed_over`. With a parameter, the database would read every record.
const HANDED = sql.lit(formatMomentAct({ kind: 'handed', value: '' }));

/** Tells whether a column says that a walk was handed over to an advisor. It looks only at walks that were handed over, which have an index (PRIVACY-10). */
export function saysHandedTo(column: Column, advisor: string) {
  const text = sql.ref(column);
  return sql<boolean>`replace(${text}, ${HANDED}, '') <> ${text}
    and replace(${text}, ${handed(column, advisor)}, '') <> ${text}`;
}

/** Returns a column with another name wherever a walk was handed over to an advisor. */
export const withTaker = <T>(column: Column, advisor: string, name: string) =>
  sql<T>`replace(${sql.ref(column)}, ${handed(column, advisor)}, ${handed(column, name)})`;

/** Counts in SQL how often an act is in a column of moments, each of which ends with its act (`writeMoment`). */
export function timesOf(column: string, act: MomentAct): string {
  const moments = `coalesce(${column}, '')`;
  return `length(${moments}) - length(replace(${moments}, '${inMoments(act)}]', ''))`;
}
