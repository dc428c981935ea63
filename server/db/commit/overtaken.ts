import { TAKEN_BACK, tookBack } from '#core/record/taken-back.ts';
import { parseJson } from '../columns/json.ts';
import type { KeyedTable, WrittenRow } from '../tables/database.ts';
import type { AttendanceRow } from '../tables/schema.ts';

const ESCALATION_BACK = tookBack('Escalated');

const timesBack = (moments: AttendanceRow['moments']): number =>
  moments ? parseJson(moments).filter(([, , did]) => did === ESCALATION_BACK).length : 0;

/**
 * The record that is held as the Undo of its escalation would have left it, where `row` overtook that Undo: a phone sends
 * its newest alone, and the triggers act on what they see (NOTIFICATIONS-21). Undefined if nothing was overtaken.
 */
export function overtakenUndo(
  held: WrittenRow<KeyedTable>,
  row: WrittenRow<KeyedTable>,
): Pick<AttendanceRow, 'status' | 'practice' | 'moments' | 'received_at'> | undefined {
  if (!('moments' in held && 'moments' in row)) return undefined;
  // Practice tells nobody, nor does a false record; what is taken back counts as little, and may have been told before.
  const isSilent = held.practice > (held.status === TAKEN_BACK ? 1 : 0);
  if (isSilent || row.status === TAKEN_BACK) return undefined;
  if (timesBack(row.moments) <= timesBack(held.moments)) return undefined;
  // What is told goes in the order of its instants: this is heard before what `row` brings, or no more.
  const received_at = new Date(Date.parse(row.received_at) - 1).toISOString();
  return { status: TAKEN_BACK, practice: 1, moments: row.moments, received_at };
}
