import { ESCALATED_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

/** Holds for a row whose escalation, if there was one, stands no more; an emptied or forgotten one has no hash of its body. */
const isOver = (row: string) => `(not (${ESCALATED_SQL(row)}) or length(${row}.body_hash) = 0)`;

/** Makes what is told of a record due once it stands no more: the sender's next look ends it (LADDER-7). */
export const nudgeRuns: TriggerRule = {
  table: 'attendance',
  sqlite: [
    {
      name: 'attendance_run_over',
      after: 'update of status, practice, body_hash',
      when: isOver('new'),
      does: `
  update told_run set due_at = new.received_at
  where record_id = new.id and ended_by is null;`,
    },
  ],
  postgres: [
    {
      name: 'attendance_update_run_over',
      after: 'update',
      does: `
  if not exists (select 1 from told_run where ended_by is null) then return null; end if;
  update told_run set due_at = added.received_at from added
  where told_run.record_id = added.id and told_run.ended_by is null and ${isOver('added')};`,
    },
  ],
};
