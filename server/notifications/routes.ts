import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { API } from '#core/api/api.ts';
import { LINK_LIFE } from '#core/notifications/answers.ts';
import { LIMITS } from '#core/base/limits.ts';
import type {
  NotificationTargetChange,
  NotificationDelivery,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import type { Config } from '../base/config.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { whileBelieved } from '../domain/believed-clock.ts';
import type { Db } from '../db/tables/database.ts';
import { insertTest, waitingDeliveries } from '../domain/deliveries.sql.ts';
import type { NotificationTargetRow } from '../db/tables/notification-rows.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import type { Deps } from '../base/deps.ts';
import type { Words } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { attempt } from './attempt.ts';
import { legalAddress, toldAddress, withPeople } from './target-address.ts';
import { accountsAwake, sweepLinks } from '../domain/woken-phones.sql.ts';
import { isAnybodyTold } from '../domain/told-targets.sql.ts';
import { forgetOrigins } from '../domain/notification-origins.sql.ts';
import { listHolds, readLadders } from './ladder/ladders.sql.ts';
import { ladderRoutes } from './ladder/ladder-routes.ts';
import { sweepRuns } from './ladder/runs.sql.ts';
import { recipientsOf } from './ladder/recipients.ts';
import { insertNobody } from './ladder/tell.ts';
import { openSecret, sealedSecret } from './secrets.ts';
import { webhookSecret } from './signature.ts';
import { dayBefore } from './summary.ts';
import { columnsOf, wantedOf } from './rows/target-columns.ts';
import {
  changeTarget,
  deleteTarget,
  findTarget,
  insertTarget,
  findLine,
  listLog,
  listTargets,
  LOG_LIFE,
  resend,
  sweepDeliveries,
} from './rows/notifications.sql.ts';

/** The milliseconds for which a webhook's former secret signs requests as well (NOTIFICATIONS-6). */
const FORMER_SIGNS = 24 * 3_600_000;
const SWEEP_EVERY = 3_600_000;

/** The text that owners see instead of the end of a secret that no key opens. */
const UNREADABLE = '????';

async function existing(db: Db, id: string): Promise<NotificationTargetRow> {
  const target = await findTarget(db, id);
  if (!target) throw new ApiError('NOT_FOUND');
  return target;
}

/** The function that makes phones fetch the library again. Another feature owns the library. */
export type LibraryOfPhones = { renewLibrary: (tx: Db) => Promise<void> };

/** Registers the routes of targets, their tests and the delivery log (NOTIFICATIONS-1, NOTIFICATIONS-5). */
export function notificationRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  { renewLibrary }: LibraryOfPhones,
): void {
  const { read, write } = deps.db;

  /** Changes the targets. Phones hear about it if escalations now reach somebody for the first time, or nobody anymore (ESCALATE-6). */
  const changingTargets = async <T>(change: (tx: Db) => Promise<T>): Promise<T> =>
    await audited(deps, async (tx) => {
      const before = await isAnybodyTold(tx);
      const result = await change(tx);
      if ((await isAnybodyTold(tx)) !== before) await renewLibrary(tx);
      return result;
    });

  const targetOf = (row: NotificationTargetRow): NotificationTarget => ({
    _id: row.id,
    kind: row.kind,
    ...wantedOf(row),
    secretEnd: row.secret && (openSecret(deps, row.id, row.secret)?.slice(-4) ?? UNREADABLE),
  });
  const legalColumns = (kind: NotificationKind, wanted: NotificationTargetChange) =>
    columnsOf({
      ...wanted,
      address: legalAddress(kind, wanted.address, config),
      summary: kind === 'mail' ? wanted.summary : 'none',
      name: normalizeAdvisor(wanted.name ?? ''),
      answers: kind === 'webhook' && wanted.answers === true,
    });
  // The first summary of a new target is about today. After a change in how often they come, the next one begins with the first day that was not sent.
  const summedThrough = (summary: string, before: string | null) =>
    summary === 'none' ? null : (before ?? dayBefore(deps.now(), config.timeZone));
  const logged = async (id: string): Promise<NotificationDelivery> => {
    const line = await findLine(write, id);
    if (!line) throw new ApiError('NOT_FOUND');
    return line;
  };

  const openCounts = async () => {
    const { oldest: oldestWaiting, ...counts } = await waitingDeliveries(read);
    return { ...counts, oldestWaiting };
  };
  route(app, API.listNotificationTargets, async () => ({
    targets: (await listTargets(read)).map(targetOf),
    allowsHttp: config.webhookPrivate.length > 0,
    timeZone: config.timeZone,
    phones: await accountsAwake(read),
    ...(await openCounts()),
    ...(await readLadders(read)),
    holds: await listHolds(read, deps.now()),
  }));

  route(app, API.addNotificationTarget, async ({ data, admin: { _id: who } }) => {
    const secret = data.kind === 'webhook' ? webhookSecret(deps.newSecret()) : null;
    const columns = legalColumns(data.kind, data);
    const id = deps.newId();
    const wanted: NotificationTargetRow = {
      id,
      kind: data.kind,
      ...columns,
      summed_through: summedThrough(columns.summary, null),
      secret: secret && sealedSecret(deps, id, secret),
      former_secret: null,
      former_until: null,
      created_at: deps.now().toISOString(),
    };
    const target = await changingTargets(async (tx) => {
      const named = await withPeople(tx, wanted);
      if (!(await insertTarget(tx, named))) throw new ApiError('ALREADY_ADDED');
      const address = await toldAddress(tx, named);
      const about = (words: Words) => [address(words)];
      noteAct(tx, { who, what: 'told.add', subject: id, about });
      return named;
    });
    return { target: targetOf(target), secret };
  });

  route(
    app,
    API.updateNotificationTarget,
    async ({ data, params: { id }, admin: { _id: who } }) => {
      return await changingTargets(async (tx) => {
        const target = await existing(tx, id);
        const wanted = legalColumns(target.kind, { ...wantedOf(target), ...data });
        const summed_through = summedThrough(wanted.summary, target.summed_through);
        const changed = await withPeople(tx, { ...target, ...wanted, summed_through }, target);
        if (!(await changeTarget(tx, target, changed))) throw new ApiError('ALREADY_ADDED');
        const before = await toldAddress(tx, target);
        const now = await toldAddress(tx, changed);
        const about = (words: Words) => [before(words), words.told.now(now(words))];
        noteAct(tx, { who, what: 'told.edit', subject: id, about });
        return targetOf(changed);
      });
    },
  );

  route(app, API.removeNotificationTarget, async ({ params: { id }, admin: { _id: who } }) => {
    await changingTargets(async (tx) => {
      const address = await toldAddress(tx, await existing(tx, id));
      const about = (words: Words) => [address(words)];
      await deleteTarget(tx, id, deps.now());
      noteAct(tx, { who, what: 'told.remove', subject: id, about });
    });
    return {};
  });

  route(app, API.renewSecret, async ({ params: { id }, admin: { _id: who } }) => {
    return await audited(deps, async (tx) => {
      const target = await existing(tx, id);
      if (target.secret === null) throw new ApiError('NOT_FOUND');
      const secret = webhookSecret(deps.newSecret());
      const columns = {
        secret: sealedSecret(deps, id, secret),
        former_secret: target.secret,
        former_until: new Date(deps.now().getTime() + FORMER_SIGNS).toISOString(),
      };
      await changeTarget(tx, target, columns);
      const address = await toldAddress(tx, target);
      const about = (words: Words) => [address(words)];
      noteAct(tx, { who, what: 'told.renewSecret', subject: id, about });
      return { target: targetOf({ ...target, ...columns }), secret };
    });
  });

  route(app, API.sendTest, async ({ params: { id }, limits, admin: { _id: who } }) => {
    await assertAttemptsLeft(config, deps, [{ limit: limits.mailByAdmin, of: who }]);
    const test = { id: randomUUID().replaceAll('-', ''), key: uuidBytes(deps.newId()) };
    const claimed = await audited(deps, async (tx) => {
      noteAct(tx, { who, what: 'told.test', subject: id });
      const target = await existing(tx, id);
      const now = deps.now();
      const [recipient] = await recipientsOf(tx, target, now);
      if (recipient) return await insertTest(tx, target, { ...test, ...recipient, now });
      await insertNobody(tx, { ...test, now });
      return undefined;
    });
    if (claimed) await attempt(config, deps, claimed);
    return await logged(test.id);
  });

  route(app, API.listDeliveries, async ({ query: { state, before } }) => {
    const [at = '', id = ''] = before?.split('~') ?? [];
    const page = { state, before: before === undefined ? undefined : { at, id } };
    const found = await listLog(read, { ...page, limit: LIMITS.pageSize + 1 });
    const deliveries = found.slice(0, LIMITS.pageSize);
    const last = found.length > deliveries.length ? deliveries.at(-1) : undefined;
    return { deliveries, next: last ? `${last.at}~${last._id}` : null };
  });

  route(app, API.sendAgain, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if (!(await resend(tx, id, deps.now()))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'told.sendAgain', subject: id });
    });
    return await logged(id);
  });

  ladderRoutes(app, config, deps);

  const sweep = whileBelieved(deps, async () => {
    await sweepDeliveries(write, deps.now());
    await sweepLinks(write, deps.now());
    await sweepRuns(write, deps.now(), { life: LINK_LIFE, logLife: LOG_LIFE });
    await forgetOrigins(write, deps.now());
  });
  sweepRegularly(app, deps, { name: 'notifications', every: SWEEP_EVERY, sweep });
}
