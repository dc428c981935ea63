import { setTimeout as pause } from 'node:timers/promises';
import { standsForPeople } from '#core/notifications/notifications.ts';
import { claimDue, dueTargets, type Turns, insertNotice } from '../domain/deliveries.sql.ts';
import { countForwarded, listForwarded, markMail, type MailColumns } from './rows/forwarded.sql.ts';
import type { Deps, MailStatus } from '../base/deps.ts';
import { attempt } from './attempt.ts';
import type { NotificationConfig } from './payload.ts';
import { addSummaries } from './summary.ts';
import type { Db } from '../db/tables/database.ts';
import { takeSteps } from './ladder/run.ts';
import { isWokenEnough } from './ladder/runs.sql.ts';
import { takeTurn } from '../db/commit/one-at-a-time.ts';
import { closeGroup, groupsDue, type Group } from '../domain/notification-origins.sql.ts';
import { findTarget } from './rows/notifications.sql.ts';
import { listEarlierTakenBack } from './rows/taken-back.sql.ts';
import { mailIdOf } from './emails.ts';
import { giveUpTakenBack } from './taken-back.ts';
import { createTellOwners } from './tell-owners.ts';

const PAGE = 100;

/** Returns the columns by which the delivery log shows an email in the outbox. */
function columnsOf(status: MailStatus | undefined, now: Date): MailColumns {
  if (!status) return { state: 'givenUp', tries: 0, next_at: now.toISOString(), answer: 'late' };
  const { state, tries, at, reason } = status;
  if (state === 'sent') return { state: 'delivered', tries, next_at: at, answer: 'sent' };
  const answer = reason === null ? null : `mail ${reason}`;
  return { state: state === 'waiting' ? 'handed' : 'givenUp', tries, next_at: at, answer };
}

/** Notes the present state of the emails in the outbox of mail (NOTIFICATIONS-5). */
async function followMail({ db, mail, now }: Deps): Promise<void> {
  for (let last = ''; ;) {
    const forwarded = await listForwarded(db.read, last, PAGE);
    if (forwarded.length === 0) return;
    const statuses = await mail.statuses(forwarded.map(mailIdOf));
    for (const one of forwarded) {
      const columns = columnsOf(statuses.get(mailIdOf(one)), now());
      last = one.id;
      // If no mail server answers, there may be thousands of emails whose state did not change, so only changes are written.
      const { state, tries, next_at } = columns;
      const isNew = state !== 'handed' || tries !== one.tries || next_at !== one.next_at;
      if (isNew) await markMail(db.write, one.id, columns);
    }
    if (forwarded.length < PAGE) return;
  }
}

/** The milliseconds in which a target hears at most once that one network sent more escalations. */
const PAUSE = 10 * 60_000;

/** Tells whether a message about a network's escalations may go now. Strangers may not wake anybody in a later step too often (LADDER-9). */
const mayWake = async (tx: Db, deps: Deps, { targetId, step }: Group): Promise<boolean> =>
  step === 1 || !(await isWokenEnough(tx, deps, targetId));

/** Adds the messages about several escalations of one network that are due, each only once even if several processes run (NOTIFICATIONS-11). */
async function addGroups(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const found of await groupsDue(deps.db.read, now, PAUSE)) {
    await deps.db.write.transaction().execute(async (tx) => {
      await takeTurn(tx, deps.db.dialect, `told/group/${found.targetId}/${found.network}`);
      // Another process may have sent this message a moment ago. Later escalations then wait for their ten minutes.
      const [group] = await groupsDue(tx, now, PAUSE, found);
      if (!group || !(await mayWake(tx, deps, group))) return;
      for (const told of await listEarlierTakenBack(tx, group))
        await giveUpTakenBack(deps, tx, told);
      const closed = await closeGroup(tx, group, now);
      const target = await findTarget(tx, group.targetId);
      // The target was removed, or there is nothing left to say.
      if (closed.length === 0 || !target) return;
      const { network, from, to, step } = group;
      // Each person on duty and each phone hears only about the escalations for them.
      const isOwn = standsForPeople(target.kind);
      const own = Map.groupBy(closed, ({ address }) => (isOwn ? address : target.address));
      for (const [address, all] of own) {
        const content = { count: all.length, from, to };
        const notice = { kind: 'group', content, now, network, is_grouped: 1, step } as const;
        const kind = isOwn ? (all[0]?.kind ?? target.kind) : target.kind;
        await insertNotice(tx, deps, { ...target, kind, address }, notice);
      }
    });
  }
}

/** The milliseconds between two looks of the sender for due deliveries, which is also the longest that an escalation waits for it. */
const LOOK_EVERY = 2_000;
/** The most emails of a target in the outbox at a time. In the outbox, networks no longer take turns. */
const FORWARDED_LIMIT = 8;
/** The most phones that are woken at the same time. */
const PHONES_AT_ONCE = 50;
/** The milliseconds that a stop waits for requests in progress. */
const SHUTDOWN_LIMIT = 1_000;

export type NotificationSender = {
  start: () => void;
  sendDue: () => Promise<void>;
  /** Begins no more deliveries, cuts off slow receivers, and resolves when nothing is in progress. */
  stop: () => Promise<void>;
};

/** Makes a sender that has not started. Each target has a queue of its own, so that one that does not answer delays no other (NOTIFICATIONS-4, NOTIFICATIONS-13). */
export function createNotificationSender(
  config: NotificationConfig,
  deps: Deps,
): NotificationSender {
  const { db, log, now } = deps;
  const tellOwners = createTellOwners(config, deps);
  const queues = new Map<string, Promise<void>>();
  const phones = new Set<Promise<void>>();
  const stopping = new AbortController();
  const state = { isStopped: false };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const failed = (error: unknown) => log.error(error, 'notification sender failed');
  /** Lets the attempt at a phone run beside others, since the phones of one target are separate receivers. */
  const beside = async (trying: Promise<void>) => {
    const phone = trying.catch(failed).finally(() => phones.delete(phone));
    phones.add(phone);
    if (phones.size >= PHONES_AT_ONCE) await Promise.race(phones);
  };
  const runQueue = async (targetId: string) => {
    const turns: Turns = new Map();
    while (!state.isStopped) {
      if ((await countForwarded(db.read, targetId)) >= FORWARDED_LIMIT) return;
      const claimed = await claimDue(db.write, targetId, now(), turns);
      if (!claimed) return;
      const trying = attempt(config, deps, claimed, stopping.signal);
      if (claimed.target.kind === 'push') await beside(trying);
      else await trying;
    }
  };
  /** Starts a queue for each target that has a delivery due and no running queue. */
  const startQueues = async () => {
    for (const id of await dueTargets(db.read, now())) {
      if (queues.has(id) || state.isStopped) continue;
      const queue = runQueue(id)
        .catch(failed)
        .finally(() => queues.delete(id));
      queues.set(id, queue);
    }
  };
  const lookOnce = async () => {
    await followMail(deps);
    await addSummaries(config, deps);
    await takeSteps({ ...deps, tellOwners }, startQueues);
    await addGroups(deps);
    await startQueues();
  };
  const look = async () => {
    looking ??= lookOnce().finally(() => (looking = undefined));
    await looking;
  };
  // If the database does not answer, there is nothing to send; the next look tries again.
  const lookAgain = (): void =>
    void look().catch((error: unknown) => log.error(error, 'deliveries not readable'));
  const idle = async () => {
    await Promise.all([looking, ...queues.values()]);
    await Promise.all(phones);
  };
  return {
    start: () => {
      timer = setInterval(lookAgain, LOOK_EVERY).unref();
    },
    sendDue: async () => {
      await look();
      await idle();
    },
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      const ended = idle().catch(() => undefined);
      await Promise.race([ended, pause(SHUTDOWN_LIMIT, undefined, { ref: false })]);
      stopping.abort();
      await ended;
    },
  };
}
