import { TAKEN_BACK, tookBack } from '#core/record/taken-back.ts';
import { parseJson } from '../columns/json.ts';
import type { KeyedTable, WrittenRow } from '../tables/database.ts';
import type { AttendanceRow } from '../tables/schema.ts';

const ESCALATION_BACK = tookBack('Escalated');

const timesBack = (moments: AttendanceRow['moments']): number =>
  moments ? parseJson(moments).filter(([, , did]) => did === ESCALATION_BACK).length : 0;

type Row = WrittenRow<KeyedTable>;
type Attended = WrittenRow<'attendance'>;

const isAttended = (row: Row): row is Attended => 'moments' in row;

/**
 * Whether `row` takes back another outcome than the one held: that of another phone, or of a tab that escalated while this one
 * undid 'Issue resolved' (RECORD-26).
 */
function isUndoOfAnother(held: Attended, row: Attended): boolean {
  if (row.status !== TAKEN_BACK || held.status === TAKEN_BACK || held.practice > 0) return false;
  const isOfPhone = held.device === null || row.device === null || held.device === row.device;
  const isEscalationBack = timesBack(row.moments) > timesBack(held.moments);
  return !isOfPhone || (held.status === 'Escalated' && !isEscalationBack);
}

/** The record as it stands once `row` has come: an Undo of another outcome leaves it as it is, under the number of the Undo. */
export function standing(held: Row, row: Row): Row {
  if (!isAttended(held) || !isAttended(row) || !isUndoOfAnother(held, row)) return row;
  const { correction, body_hash, received_at, sent_at } = row;
  return { ...held, correction, body_hash, received_at, sent_at };
}

/**
 * The record that is held as the Undo of its escalation would have left it, where `row` overtook that Undo: a phone sends
 * its newest alone, and the triggers act on what they see (NOTIFICATIONS-21). So does an Undo after which another phone's
 * 'Issue resolved' stands. Undefined if nothing was overtaken.
 */
export function overtakenUndo(
  held: Row,
  row: Row,
): Pick<AttendanceRow, 'status' | 'practice' | 'moments' | 'received_at'> | undefined {
  if (!isAttended(held) || !isAttended(row)) return undefined;
  // Practice tells nobody, nor does a false record; what is taken back counts as little, and may have been told before.
  const isSilent = held.practice > (held.status === TAKEN_BACK ? 1 : 0);
  const leavesResolved = held.status === 'Resolved' && isUndoOfAnother(held, row);
  if (isSilent || (row.status === TAKEN_BACK && !leavesResolved)) return undefined;
  if (timesBack(row.moments) <= timesBack(held.moments)) return undefined;
  // What is told goes in the order of its instants: this is heard before what `row` brings, or no more.
  const received_at = new Date(Date.parse(row.received_at) - 1).toISOString();
  return { status: TAKEN_BACK, practice: 1, moments: row.moments, received_at };
}
