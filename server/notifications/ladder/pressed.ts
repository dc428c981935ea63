import { standingOf } from '#core/notifications/answers.ts';
import { goesOn } from '#core/notifications/ladder.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import type { PressRow } from '../../db/tables/notification-rows.ts';
import { pressesOf } from '../../domain/presses.sql.ts';
import type { Claimed } from '../../domain/deliveries.sql.ts';
import { escalationIn } from '../rows/contents.ts';
import { deleteHoldsOf, insertHold } from './ladders.sql.ts';
import { ladderAt } from './recipients.ts';
import {
  changeRun,
  findEvent,
  findRun,
  hasten,
  isOfStranger,
  isUnderWay,
  reopenRun,
} from './runs.sql.ts';

/** The milliseconds for which 'Not real' holds a stranger's network to the first step (LADDER-9). */
const HELD = 12 * 3_600_000;

/** A time in the past by every clock, so that a step is due right away. */
const AT_ONCE = new Date(0).toISOString();

/** Makes the next step due right away if no message of the newest step can arrive anymore. After the last step, no message of any step may be left (LADDER-5). */
export async function passStep(
  db: Db,
  { eventKey: key, content, step, round }: Pick<Claimed, 'eventKey' | 'content' | 'step' | 'round'>,
): Promise<void> {
  const { steps } = await ladderAt(db, escalationIn(content));
  const told = step < steps.length ? { key, step, round } : { key };
  if (!(await isUnderWay(db, told))) await hasten(db, { key, step, round }, AT_ONCE);
}

/** Acts on a press: an escalation that nobody has anymore goes on right away (LADDER-4), 'Not real' holds a stranger's network to the first step, and 'Real' ends that hold. */
export async function followPress(
  tx: Db,
  { now: clock }: Pick<Deps, 'now'>,
  row: PressRow,
): Promise<void> {
  const { event_key: key, press } = row;
  const now = clock();
  const run = await findRun(tx, key);
  const standing = standingOf(await pressesOf(tx, [key]));
  if (goesOn(press, standing)) {
    if (run) await changeRun(tx, key, { due_at: AT_ONCE });
    else if (press === 'handBack') await reopenRun(tx, key, AT_ONCE);
  }
  if (press === 'real') await deleteHoldsOf(tx, row);
  if (press !== 'notReal' || !(await isOfStranger(tx, key))) return;
  const network = (await findEvent(tx, key))?.network;
  const until = new Date(now.getTime() + HELD).toISOString();
  if (network) await insertHold(tx, { press_id: row.id, network, at: row.at, until });
}
