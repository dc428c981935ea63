import { parseMomentAct, type MomentAct } from '#core/record/moment-act.ts';
import type { Outcome } from '#core/record/attendance.ts';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import { parseJson } from '../columns/json.ts';
import type { KeyedTable, WrittenRow } from '../tables/database.ts';
import type { AttendanceRow } from '../tables/schema.ts';
import { isCounted, isPractice, isVoid, sentStanding } from '../tables/standing.ts';

const actsIn = (moments: AttendanceRow['moments']): (MomentAct | undefined)[] =>
  moments ? parseJson(moments).map(([, , did]) => parseMomentAct(did)) : [];

const isBack = (act: MomentAct | undefined, outcome: Outcome): boolean =>
  act?.kind === 'took back' && act.value === outcome;

const timesBack = (moments: AttendanceRow['moments'], outcome: Outcome): number =>
  actsIn(moments).filter((act) => isBack(act, outcome)).length;

type Row = WrittenRow<KeyedTable>;
type Attended = WrittenRow<'attendance'>;

const isAttended = (row: Row): row is Attended => 'moments' in row;

/** Tells whether `row` takes one more escalation back than `held` did. */
const takesMoreBack = (held: Attended, row: Attended): boolean =>
  timesBack(row.moments, 'Escalated') > timesBack(held.moments, 'Escalated');

/** Tells whether `row` took back the outcome of `held` before the walk was handed over to the phone of `row`. */
function isHandedOn(held: Attended, row: Attended, outcome: Outcome): boolean {
  const acts = actsIn(row.moments);
  const backs = acts.flatMap((act, at) => (isBack(act, outcome) ? at : []));
  const back = backs[timesBack(held.moments, outcome)];
  return back !== undefined && acts.slice(back).some((act) => act?.kind === 'handed');
}

/**
 * Tells whether `row` takes back another outcome than the held one: one from another phone, or from a tab
 * that escalated while this one undid 'Issue resolved' (RECORD-26). A record past its term no longer shows
 * either (PRIVACY-15).
 */
function isUndoOfAnother(held: Attended, row: Attended): boolean {
  const { status: outcome } = held;
  if (row.status !== TAKEN_BACK || outcome === TAKEN_BACK) return false;
  if (!isCounted(held) || held.swept === 1) return false;
  const isOfPhone = held.device === null || row.device === null || held.device === row.device;
  if (!isOfPhone) return !isHandedOn(held, row, outcome);
  return outcome === 'Escalated' && !takesMoreBack(held, row);
}

/** Returns the record after `row` has arrived. An Undo of another outcome leaves the record as it is, under the number of the Undo. */
export function recordAfter(held: Row, row: Row): Row {
  if (!isAttended(held) || !isAttended(row) || !isUndoOfAnother(held, row)) return row;
  const { correction, body_hash, received_at, sent_at } = row;
  return { ...held, correction, body_hash, received_at, sent_at };
}

/**
 * Returns the held record as the Undo of its escalation would have left it, if `row` overtook that Undo. A
 * phone sends only its newest version, and the triggers act on what they see (NOTIFICATIONS-21). The same
 * applies to an Undo that another phone's 'Issue resolved' followed. The result is undefined if nothing was
 * overtaken.
 */
export function overtakenUndo(
  held: Row,
  row: Row,
): Pick<AttendanceRow, 'status' | 'practice' | 'moments' | 'received_at'> | undefined {
  if (!isAttended(held) || !isAttended(row)) return undefined;
  // Nobody is notified about practice or a void record. An outcome that was taken back does not count either, and may
  // have been reported before.
  const isSilent = isPractice(held) || isVoid(held);
  const leavesResolved = held.status === 'Resolved' && isUndoOfAnother(held, row);
  if (isSilent || (row.status === TAKEN_BACK && !leavesResolved)) return undefined;
  if (!takesMoreBack(held, row)) return undefined;
  // Notifications go out in the order of their instants, so this one must come before that of `row`, or never.
  const received_at = new Date(Date.parse(row.received_at) - 1).toISOString();
  const practice = sentStanding(false, TAKEN_BACK);
  return { status: TAKEN_BACK, practice, moments: row.moments, received_at };
}
