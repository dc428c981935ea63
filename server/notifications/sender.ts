import { setTimeout as pause } from 'node:timers/promises';
import { claimDue, countHanded, dueTargets, type Turns } from '../nouns/deliveries.ts';
import type { Deps } from '../base/deps.ts';
import { attempt } from './attempt.ts';
import { addGroups } from './groups.ts';
import { followMail } from './mail-fates.ts';
import type { NotificationConfig } from './payload.ts';
import { addSummaries } from './summary.ts';

/** How often the sender looks for what is due, in ms: an escalation waits no longer. */
const LOOK_EVERY = 2_000;
/** So many mails of a target are with the outbox at a time: what is there has left the turns of networks. */
const MOST_HANDED = 8;
/** How long a stop waits for the receivers that are just being notified, in ms. */
const SHUTDOWN_LIMIT = 1_000;

/** Tells each target what is due. */
export type NotificationSender = {
  /** Starts looking. */
  start: () => void;
  /** Sends what is due now and resolves when that is done. */
  sendDue: () => Promise<void>;
  /** Takes on nothing more, cuts off who is slow, and resolves when nothing is under way. */
  stop: () => Promise<void>;
};

/**
 * A sender that has not started yet. Each target has a lane of its own, one delivery at a time: a receiver
 * that is dead holds up no other (NOTIFICATIONS-4), and in a lane networks take turns (NOTIFICATIONS-13). What other processes
 * have claimed is left to them.
 */
export function createNotificationSender(
  config: NotificationConfig,
  deps: Deps,
): NotificationSender {
  const { db, log, now } = deps;
  const lanes = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const state = { isStopped: false };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const runLane = async (targetId: string) => {
    const turns: Turns = new Map();
    while (!state.isStopped) {
      if ((await countHanded(db.read, targetId)) >= MOST_HANDED) return;
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
      if (lanes.has(id) || state.isStopped) continue;
      const lane = runLane(id)
        .catch((error: unknown) => log.error(error, 'notification sender failed'))
        .finally(() => lanes.delete(id));
      lanes.set(id, lane);
    }
  };
  const look = async () => {
    looking ??= lookOnce().finally(() => (looking = undefined));
    await looking;
  };
  // Without a database there is nothing to send; the next look tries again.
  const lookAgain = (): void =>
    void look().catch((error: unknown) => log.error(error, 'deliveries not readable'));
  const idle = async () => void (await Promise.all([looking, ...lanes.values()]));
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
