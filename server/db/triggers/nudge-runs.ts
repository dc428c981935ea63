import { ESCALATED_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

/** Holds for a row whose escalation, if there was one, no longer stands; an emptied or forgotten one has no hash of its body. */
const isOver = (row: string) => `(not (${ESCALATED_SQL(row)}) or length(${row}.body_hash) = 0)`;

/** Holds for a run that is under way, or ended since nobody answered: people who were told still hear the end. */
const MAY_END = `(told_run.ended_by is null or told_run.ended_by = 'unanswered')`;

/** Makes what is told about a record due once it no longer stands: the sender's next look ends it (LADDER-7). */
export const nudgeRuns: TriggerRule = {
  table: 'attendance',
  sqlite: [
    {
      name: 'attendance_run_over',
      after: 'update of status, practice, body_hash',
      when: isOver('new'),
      does: `
  update told_run set due_at = new.received_at, ended_by = null
  where record_id = new.id and ${MAY_END};`,
    },
  ],
  postgres: [
    {
      name: 'attendance_update_run_over',
      after: 'update',
      does: `
  if not exists (select 1 from told_run) then return null; end if;
  update told_run set due_at = added.received_at, ended_by = null from added
  where told_run.record_id = added.id and ${MAY_END} and ${isOver('added')};`,
    },
  ],
};
