import { COUNTED_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

/** Returns the condition that a row has written feedback. It looks at the first 200 characters, since the index holds only these. */
const written = (row: string) => `substr(${row}.description, 1, 200) <> ''`;

/** Adds one to the sums of a row's day, or subtracts it. */
const count = (row: 'new' | 'old', sign: '+' | '-') => `
  insert into attendance_day (day, status, written, count)
  select ${row}.started_day, ${row}.status, ${written(row)}, ${sign}1
  where ${row}.${COUNTED_SQL}
  on conflict (day, status, written) do update set count = count ${sign} 1;`;

/** Returns the rows of a changed table that count, each as one more or one fewer. */
const rows = (table: 'added' | 'gone', sign: '+' | '-') => `
  select started_day as day, status, (${written(table)})::int as written, ${sign}1 as one
  from ${table} where ${COUNTED_SQL}`;

// Changes rows in the order of the key, so that two processes cannot deadlock.
const sum = (changes: string) => `
  insert into attendance_day (day, status, written, count)
  select day, status, written, sum(one) from (${changes}) as change
  group by day, status, written having sum(one) <> 0 order by day, status, written
  on conflict (day, status, written)
  do update set count = attendance_day.count + excluded.count;`;

const [added, gone] = [rows('added', '+'), rows('gone', '-')];

/** The rule that counts the attendances of each day, by outcome and by whether they have feedback in words (ANALYTICS-17). */
export const dayCounts: TriggerRule = {
  table: 'attendance',
  sqlite: [
    { name: 'attendance_added', after: 'insert', does: count('new', '+') },
    { name: 'attendance_removed', after: 'delete', does: count('old', '-') },
    {
      name: 'attendance_changed',
      after: 'update of started_day, status, description, practice',
      does: count('old', '-') + count('new', '+'),
    },
  ],
  postgres: [
    { name: 'attendance_insert_counted', after: 'insert', does: sum(added) },
    { name: 'attendance_delete_counted', after: 'delete', does: sum(gone) },
    { name: 'attendance_update_counted', after: 'update', does: sum(`${gone} union all ${added}`) },
  ],
};
