import { setTimeout as pause } from 'node:timers/promises';
import { claimDue, countForwarded, dueTargets, type Turns } from '../nouns/deliveries.ts';
import type { Deps } from '../base/deps.ts';
import { attempt } from './attempt.ts';
import { addGroups } from './groups.ts';
import { followMail } from './mail-status.ts';
import type { NotificationConfig } from './payload.ts';
import { addSummaries } from './summary.ts';

/** How often the sender looks for what is due, in ms: an escalation waits no longer. */
const LOOK_EVERY = 2_000;
/** So many mails of a target are with the outbox at a time: what is there has left the turns of networks. */
const FORWARDED_LIMIT = 8;
/** How long a stop waits for the receivers that are just being notified, in ms. */
const SHUTDOWN_LIMIT = 1_000;

export type NotificationSender = {
  start: () => void;
  /** Sends what is due now and resolves when that is done. */
  sendDue: () => Promise<void>;
  /** Takes on nothing more, cuts off who is slow, and resolves when nothing is under way. */
  stop: () => Promise<void>;
};

/** A sender that has not started. Each target has a queue, so a dead receiver delays no other (NOTIFICATIONS-4, NOTIFICATIONS-13). */
export function createNotificationSender(
  config: NotificationConfig,
  deps: Deps,
): NotificationSender {
  const { db, log, now } = deps;
  const queues = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const state = { isStopped: false };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const runQueue = async (targetId: string) => {
    const turns: Turns = new Map();
    while (!state.isStopped) {
      if ((await countForwarded(db.read, targetId)) >= FORWARDED_LIMIT) return;
      const claimed = await claimDue(db.write, targetId, now(), turns);
      if (!claimed) return;
      await attempt(config, deps, claimed, stopping.signal);
    }
  };
  const lookOnce = async () => {
    await followMail(deps);
    await addSummaries(config, deps);
    await addGroups(deps);
    for (const id of await dueTargets(db.read, now())) {
      if (queues.has(id) || state.isStopped) continue;
      const queue = runQueue(id)
        .catch((error: unknown) => log.error(error, 'notification sender failed'))
        .finally(() => queues.delete(id));
      queues.set(id, queue);
    }
  };
  const look = async () => {
    looking ??= lookOnce().finally(() => (looking = undefined));
    await looking;
  };
  // Without a database there is nothing to send; the next look tries again.
  const lookAgain = (): void =>
    void look().catch((error: unknown) => log.error(error, 'deliveries not readable'));
  const idle = async () => void (await Promise.all([looking, ...queues.values()]));
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
