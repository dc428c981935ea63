import { ESCALATED_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

/** Returns the condition that a row's escalation, if there was one, no longer stands. An emptied or forgotten row has no hash of its body. */
const isOver = (row: string) => `(not (${ESCALATED_SQL(row)}) or length(${row}.body_hash) = 0)`;

/** The condition that a run is under way, or ended because nobody answered, so that people who were told still learn how it ended. */
const MAY_END = `(told_run.ended_by is null or told_run.ended_by = 'unanswered')`;

/** The rule that makes messages about a record due after its escalation no longer stands. The sender then ends the run (LADDER-7). */
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
