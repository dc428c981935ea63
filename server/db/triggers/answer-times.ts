import type { TriggerRule } from './trigger.ts';

const ESCALATED = `kind = 'escalation'`;
const HAD = `press = 'have'`;

const tell = (event: string) =>
  `update attendance set told_at = ${event}.at, had_at = null where id = ${event}.record_id`;

const have = (press: string) =>
  `update attendance set had_at = ${press}.at where id = ${press}.record_id and had_at is null`;

/** Returns the same change for PostgreSQL, for the rows that were added. */
const forAdded = (change: string, holds: string) =>
  `if exists (select 1 from added where ${holds}) then
    ${change.replace(' where ', ` from added where added.${holds} and attendance.`)};
  end if;`;

/** The rules that keep two times in a record: when an escalation came that people are told about, and when somebody first had it (ANSWERS-11). */
export const answerTimes: readonly TriggerRule[] = [
  {
    table: 'told_event',
    sqlite: [
      {
        name: 'told_event_times',
        after: 'insert',
        when: `new.${ESCALATED}`,
        does: `${tell('new')};`,
      },
    ],
    postgres: [
      {
        name: 'told_event_insert_times',
        after: 'insert',
        does: forAdded(tell('added'), ESCALATED),
      },
    ],
  },
  {
    table: 'told_press',
    sqlite: [
      { name: 'told_press_times', after: 'insert', when: `new.${HAD}`, does: `${have('new')};` },
    ],
    postgres: [
      { name: 'told_press_insert_times', after: 'insert', does: forAdded(have('added'), HAD) },
    ],
  },
];
