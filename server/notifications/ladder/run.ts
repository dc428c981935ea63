import { standingOf } from '#core/notifications/answers.ts';
import {
  afterTelling,
  dueOf,
  firstStepsOf,
  nextOf,
  ONE_STEP,
  type RunState,
} from '#core/notifications/ladder.ts';
import { escalationMoment } from '#core/notifications/escalation-moment.ts';
import { actOf } from '#core/record/recorded-taps.ts';
import type { Deps } from '../../base/deps.ts';
import { formatJson, parseJson } from '../../db/columns/json.ts';
import type { Db } from '../../db/tables/database.ts';
import type {
  EndReason,
  Escalation,
  NotificationEventRow,
  NotificationTargetRow,
  RunEnd,
  RunRow,
} from '../../db/tables/notification-rows.ts';
import { insertDelivery, insertEvent, OWNERS } from '../../domain/deliveries.sql.ts';
import { escalationIn } from '../rows/contents.ts';
import { pressesOf } from '../../domain/presses.sql.ts';
import { standingEscalations, tryPresses } from '../rows/escalations.sql.ts';
import { ladderAt } from './recipients.ts';
import {
  changeRun,
  dueRuns,
  endOf,
  findEvent,
  findRecord,
  giveUpUnsent,
  holdRun,
  isHeld,
  isWokenEnough,
  noteLostOrigin,
  toldKey,
  toldOf,
  toldSteps,
  type DueRun,
  type ToldKind,
} from './runs.sql.ts';
import { tellRecipients, tellStep, type Telling } from './tell.ts';

/** The milliseconds that an escalation may take to arrive. After that it is marked as late and goes only to the first step (LADDER-8). */
const LATE = 30 * 60_000;

/** The most times that the last step is told again that nobody has an escalation, because somebody handed it back (LADDER-4). */
const ONCE_MORE = 2;

type LadderPlace = Pick<Telling, 'step' | 'round'>;

/** A function that emails the owners about an escalation for which no recipient could be told. */
export type TellOwners = (tx: Db, event: NotificationEventRow, place: LadderPlace) => Promise<void>;

type Stepper = Pick<Deps, 'db' | 'newId' | 'now'> & { tellOwners: TellOwners };

/** Tells each recipient who may have heard about an escalation what became of it, once. */
async function tellOf(
  tx: Db,
  { newId, now }: Stepper,
  event: NotificationEventRow,
  {
    kind,
    content,
    to,
    round = 1,
  }: {
    kind: ToldKind;
    content: Escalation;
    round?: number;
    to: readonly { target_id: string; kind: NotificationTargetRow['kind']; address: string }[];
  },
): Promise<void> {
  const key = toldKey(event.key, kind);
  const at = now().toISOString();
  const { record_id } = event;
  await insertEvent(tx, { key, kind, at, record_id, content: formatJson(content) });
  for (const one of to) {
    const id = newId().replaceAll('-', '');
    const same = { state: 'waiting', tries: 0, answer: null, step: 1, round } as const;
    const times = { at, since: at, next_at: at };
    await insertDelivery(tx, { ...one, ...same, ...times, id, event_key: key });
  }
}

const REASONS: readonly RunEnd[] = ['resolved', 'void', 'forgotten'] satisfies EndReason[];
const isReason = (end: RunEnd): end is EndReason => REASONS.includes(end);

/** Ends the run of an escalation that no longer stands, and tells everybody who was told about it (LADDER-7). */
async function endRun(tx: Db, deps: Stepper, event: NotificationEventRow, by: RunEnd) {
  await changeRun(tx, event.key, { ended_by: by, due_at: null });
  // Undo has messages of its own (NOTIFICATIONS-20).
  if (!isReason(by)) return;
  await giveUpUnsent(tx, event.key, deps.now());
  const content = { ...escalationIn(event.content), reason: by };
  const to = await toldOf(tx, event.key);
  await tellOf(tx, deps, event, { kind: 'ended', content, to });
}

/** Returns when the phone escalated, if the escalation arrived late; otherwise null. */
async function lateMoment(db: Db, run: RunRow): Promise<string | null> {
  const record = await findRecord(db, run.record_id);
  const trail =
    record?.trail && parseJson(record.trail).map((tap) => ({ did: actOf(tap), at: tap[1] }));
  const tapped =
    record &&
    escalationMoment({ startedAt: record.started_at, finishedAt: record.finished_at, trail });
  if (tapped === undefined) return null;
  // If a corrected outcome escalates again, the tap is that of the first time, so the end of the walk counts.
  const isAgain = run.event_key.length > run.record_id.length;
  const ended = isAgain ? Date.parse(record?.finished_at ?? '') || 0 : 0;
  const moment = Math.max(tapped, ended);
  return Date.parse(run.at) - moment > LATE ? new Date(moment).toISOString() : null;
}

/** Tells all targets about an escalation for which no step of a round reached anybody, or else the owners, once. A stranger's escalations do so only as often as they may wake later steps (LADDER-5). */
async function tellAnybody(
  tx: Db,
  deps: Stepper,
  {
    event,
    isFirst,
    isEnough,
    ...telling
  }: Omit<Telling, 'key'> & {
    event: NotificationEventRow;
    /** True if no earlier round told anybody about the escalation. */
    isFirst: boolean;
    isEnough: (targetId: string) => Promise<boolean>;
  },
): Promise<void> {
  const { step, round } = telling;
  const count = await tellRecipients(tx, deps, { ...telling, key: event.key });
  if (count === 0 && isFirst && !(await isEnough(OWNERS)))
    await deps.tellOwners(tx, event, { step, round });
}

/** Takes all steps of a run that are due. The transaction of the caller has locked the record. */
async function takeTurns(tx: Db, deps: Stepper, run: RunRow, event: NotificationEventRow) {
  const now = deps.now();
  const { key } = event;
  const escalation = escalationIn(event.content);
  const { ladder: whole, steps, all } = await ladderAt(tx, escalation);
  const isNew = run.step === 0 && run.round === 1;
  const late = isNew ? await lateMoment(tx, run) : run.escalated_at;
  const isStranger = run.is_stranger === 1;
  const isHeldBack =
    event.is_grouped === 1 || (isStranger && (await isHeld(tx, event.network, now)));
  let toldBefore = await toldSteps(tx, key);
  const ladderNow = () =>
    late !== null || isHeldBack ? firstStepsOf(whole, toldBefore?.first) : whole;
  const presses = await pressesOf(tx, [key]);
  const standing = standingOf(presses);
  const handedBack = presses.filter(({ press }) => press === 'handBack').length;

  const isEnough = async (targetId: string) =>
    isStranger && (await isWokenEnough(tx, deps, targetId));
  const placeOf = (step: number, round: number) => ({
    step: step + 1,
    round,
    isGrouped: async (targetId: string) =>
      event.is_grouped === 1 || (step > 0 && (await isEnough(targetId))),
  });

  let state: RunState = {
    step: run.step,
    round: run.round,
    dueAt: run.due_at === null ? null : Date.parse(run.due_at),
  };
  const tellAll = async (step: number, round: number) => {
    const isFirst = toldBefore === undefined;
    const telling = { event, targets: all, isFirst, isEnough, ...placeOf(step, round) };
    await tellAnybody(tx, deps, telling);
  };
  const { step: next, dueAt } = state;
  if (dueAt !== null)
    state = { ...state, dueAt: dueOf(ladderNow(), { step: next, dueAt }, now.getTime()) };
  for (;;) {
    const turn = nextOf(ladderNow(), state, standing, now.getTime());
    if (turn.does === 'wait') {
      const due_at = turn.state.dueAt === null ? null : new Date(turn.state.dueAt).toISOString();
      const { step, round } = state;
      await changeRun(tx, key, { step, round, due_at, escalated_at: late });
      return;
    }
    if (turn.does === 'unanswered') {
      await changeRun(tx, key, { ended_by: 'unanswered', due_at: null });
      // If the phones that were told are gone, nothing that was sent reaches anybody.
      if (!toldBefore) await tellAll(state.step, state.round);
      // Without a ladder there are no more messages than one, and a prank wakes nobody twice. But if somebody took the escalation and handed it back, they took it for real.
      if (handedBack === 0 && (whole === ONE_STEP || isHeldBack)) return;
      const { length } = ladderNow().steps;
      // A place after the last step means the targets that were told because no step had anybody.
      const last = (toldBefore?.last ?? 0) > length ? all : (steps[length - 1] ?? []);
      const heard = await toldOf(tx, key);
      const to = heard.filter(({ target_id }) => last.some(({ id }) => id === target_id));
      const round = 1 + Math.min(handedBack, ONCE_MORE);
      await tellOf(tx, deps, event, { kind: 'unanswered', content: escalation, to, round });
      return;
    }
    const { step, round } = turn;
    const targets = steps[step] ?? [];
    const count = await tellStep(tx, deps, { key, targets, ...placeOf(step, round) });
    toldBefore = await toldSteps(tx, key);
    const isRoundOver = step + 1 === ladderNow().steps.length;
    if (isRoundOver && toldBefore?.round !== round) await tellAll(step + 1, round);
    state = afterTelling(ladderNow(), turn, { isNobody: count === 0, now: now.getTime() });
  }
}

async function stepOn(tx: Db, deps: Stepper, due: DueRun): Promise<void> {
  const { event_key: key } = due;
  if (due.network === null) await noteLostOrigin(tx, due);
  const run = await holdRun(tx, due);
  // Another process has taken this step already.
  if (!run) return;
  const event = await findEvent(tx, key);
  if (!event) return await changeRun(tx, key, { ended_by: 'forgotten', due_at: null });
  const [escalated] = await standingEscalations(tx, [run.record_id]);
  const isStanding = escalated !== undefined && Buffer.compare(escalated.key, key) === 0;
  if (isStanding) await takeTurns(tx, deps, run, event);
  else await endRun(tx, deps, event, escalated ? 'takenBack' : await endOf(tx, key, run.record_id));
}

/** The most runs of one look, and the number of runs after which their messages are sent. After an outage many are due at once. */
const AT_ONCE = 200;
const TOLD_AFTER = 20;

/** Takes each step that is due, only once even if several processes run (LADDER-6). */
export async function takeSteps(
  deps: Stepper & Pick<Deps, 'log' | 'mail'>,
  send: () => Promise<void>,
): Promise<void> {
  const { db, log, now } = deps;
  for (const [at, due] of (await dueRuns(db.read, now(), AT_ONCE)).entries()) {
    const work = db.write.transaction().execute(async (tx) => {
      // If another process has this run or somebody is answering it, it is due again at the next look.
      if (await tryPresses(tx, deps, due.record_id)) await stepOn(tx, deps, due);
    });
    // A run that fails does not stop the others. It is due again at the next look.
    await work.catch((error: unknown) => log.error(error, 'step of an escalation failed'));
    if ((at + 1) % TOLD_AFTER === 0) await send();
  }
  deps.mail.wake();
}
