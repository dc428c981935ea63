import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { LIMITS } from '#core/base/limits.ts';
import { compareOpen, isOpen, LINK_LIFE } from '#core/notifications/answers.ts';
import type { OpenEscalation } from '#core/notifications/escalation-schema.ts';
import type { FoundSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { isUuid, uuidBytes, uuidText } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { pressesOf } from '../domain/presses.sql.ts';
import { rotaOnPhones } from '../domain/rota.sql.ts';
import { networkOfRequest } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { tokenBuckets } from '../http/load.ts';
import {
  deliveriesOf,
  findSent,
  recordsEscalatedSince,
  standingEscalations,
  withdrawEvents,
  type Escalated,
  holdPresses,
} from './rows/escalations.sql.ts';
import { findRun } from './ladder/runs.sql.ts';
import { pressIn } from './presses.ts';
import { ofKey, shown, toldBy, waitingIn } from './shown-escalation.ts';

/** The most times a minute that a phone may look at its escalation, and that all phones behind one address may: six hundred phones look every ten seconds. */
const LOOKS_OF_KEY = { most: 30, seconds: 60 };
const LOOKS_OF_NETWORK = { most: 3_600, seconds: 60 };

function uuidOf(text: string): Uint8Array {
  if (!isUuid(text)) throw new ApiError('NOT_FOUND');
  return uuidBytes(text);
}

/** Lists escalations in the form in which people who are signed in see them. */
async function listed(
  db: Db,
  escalations: readonly Escalated[],
  { email: me, as: role }: FoundSession,
): Promise<OpenEscalation[]> {
  const keys = escalations.map(({ key }) => key);
  const [presses, deliveries] = [
    await pressesOf(db, keys),
    await deliveriesOf(db, keys, { namesDuty: true }),
  ];
  return escalations.map((escalated) => ({
    record: uuidText(escalated.record.id),
    ...shown(escalated, presses.filter(ofKey(escalated.key)), me),
    told: toldBy(deliveries.filter(ofKey(escalated.key))),
    canWithdraw: role === 'owner' && escalated.withdrawn_at === null,
  }));
}

/** Registers the routes by which people who are signed in answer escalations (ANSWERS-6), and by which the advisor's phone sees those answers (ANSWERS-8). */
export function escalationRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { read } = deps.db;
  const since = () => new Date(deps.now().getTime() - LINK_LIFE).toISOString();

  route(app, API.listEscalations, async ({ admin }) => {
    const ids = await recordsEscalatedSince(read, since(), LIMITS.openEscalations);
    const all = await listed(read, await standingEscalations(read, ids), admin);
    const open = all.filter(({ answers }) => isOpen(answers)).toSorted(compareOpen);
    return { escalations: open, timeZone: config.timeZone };
  });

  /** Changes the escalation of a record, if it can still be answered, while nobody else changes it. Returns it afterward. */
  const change = async (
    { id, admin, what }: { id: string; admin: FoundSession; what: 'told.answer' | 'told.withdraw' },
    work: (tx: Db, escalated: Escalated) => Promise<void>,
  ): Promise<OpenEscalation> =>
    await audited(deps, async (tx) => {
      const record = uuidOf(id);
      await holdPresses(tx, deps, record);
      const [held] = await standingEscalations(tx, [record]);
      if (!held || held.at <= since()) throw new ApiError('NOT_FOUND');
      await work(tx, held);
      noteAct(tx, { who: admin._id, what, subject: id.toLowerCase() });
      const [one] = await listed(tx, await standingEscalations(tx, [record]), admin);
      assert(one !== undefined, 'an answer ends no escalation');
      return one;
    });

  route(app, API.pressEscalation, async ({ params: { id }, data: { press }, admin }) =>
    change({ id, admin, what: 'told.answer' }, async (tx, escalated) => {
      await pressIn(tx, deps, escalated, { press, by: admin.email, adminId: admin._id });
    }),
  );

  route(app, API.withdrawLinks, async ({ params: { id }, admin }) =>
    change({ id, admin, what: 'told.withdraw' }, async (tx, { record }) => {
      await withdrawEvents(tx, record.id, deps.now().toISOString());
    }),
  );

  const ofPhone = tokenBuckets(LOOKS_OF_KEY);
  const ofNetwork = tokenBuckets(LOOKS_OF_NETWORK);
  route(app, API.getEscalation, async ({ params: { key }, request }) => {
    const sent = uuidOf(key);
    if (config.rateLimit) {
      const [phone, network] = [sent.toHex(), networkOfRequest(request)];
      const at = deps.now().getTime();
      const waits = [ofPhone.secondsUntil(phone, 1, at), ofNetwork.secondsUntil(network, 1, at)];
      const retryAfter = Math.max(...waits);
      if (retryAfter > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter });
      ofPhone.spend(phone, 1, at);
      ofNetwork.spend(network, 1, at);
    }
    const id = await findSent(read, sent);
    if (!id) throw new ApiError('NOT_FOUND');
    const [escalated] = await standingEscalations(read, [id]);
    // This phone asks about an escalation that another phone has withdrawn in the meantime by a correction.
    if (!escalated) return { told: [], waiting: 0, answers: [] };
    const { proof } = escalated.record;
    const isProven = proof !== null && proof !== 'none';
    const namesDuty = isProven || (await rotaOnPhones(read)) === 'all';
    const deliveries = await deliveriesOf(read, [escalated.key], { namesDuty });
    const { answers: all } = shown(escalated, await pressesOf(read, [escalated.key]), '');
    // A stranger who played a prank must not learn that it was found out. To anybody in need it reads as 'cannot', so that they call.
    const answers = all.flatMap(({ name, press, at }) => {
      if (press === 'real') return [];
      return { name, press: press === 'notReal' ? ('cannot' as const) : press, at };
    });
    // The first step waits until Undo is over: then somebody will be told. A later step may have had nobody to tell.
    const run = deliveries.length === 0 ? await findRun(read, escalated.key) : undefined;
    const isToCome = run?.step === 0 && run.round === 1;
    const waiting = waitingIn(deliveries) + Number(isToCome);
    return { told: toldBy(deliveries), waiting, answers };
  });
}
