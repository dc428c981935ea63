import type { PushMessage } from '#core/notifications/push-message.ts';
import { markDelivered, markFailed, type Claimed } from '../domain/deliveries.sql.ts';
import { markForwarded } from './rows/forwarded.sql.ts';
import { pressesOf } from '../domain/presses.sql.ts';
import { findPhone, type AwakePhone } from '../domain/woken-phones.sql.ts';
import type { OutgoingRequest } from '../http/network/guarded-request.ts';
import { isOpen, isTaken, LINK_LIFE, standingOf } from '#core/notifications/answers.ts';
import { ANSWERED, listEarlierTakenBack, TOLD_BACK } from './rows/taken-back.sql.ts';
import type { Deps } from '../base/deps.ts';
import { asSpan } from '../base/spans.ts';
import { webAddress } from '../http/network/web-address.ts';
import { addressGuard } from '../http/network/outgoing-addresses.ts';
import { answerLink } from './answer-link.ts';
import { answeredIn } from './rows/contents.ts';
import { nextTryOf, triedUntil } from './backoff.ts';
import { mailId, notificationEmail } from './emails.ts';
import { passStep } from './ladder/pressed.ts';
import { firstToldOf } from './ladder/runs.sql.ts';
import { nameOfPress } from './rows/escalations.sql.ts';
import { pushMessage, webhookPost, type AnswerParts, type NotificationConfig } from './payload.ts';
import { forgetGone } from './phones/forget-gone.ts';
import { pushRequest } from './phones/push-request.ts';
import { signingSecrets } from './secrets.ts';
import { giveUpTakenBack, withdrawEscalation } from './taken-back.ts';
import { isPhoneGone, postWebhook, type Attempt } from './webhook.ts';

/** The milliseconds that a receiver may take to answer. */
const ATTEMPT_LIMIT = 10_000;

/** The answer that the delivery log shows if no key opens the secret of a webhook (NOTIFICATIONS-19). */
const CANNOT_SIGN = 'not sent: its secret cannot be opened; make a new secret';

/** The answer that the delivery log shows for a phone that was removed before it was woken. */
const REMOVED = 'removed';

/** Tells whether a phone that could not be woken no longer has to be, because somebody already has the escalation or marked it as done. */
async function isAnswered({ db }: Deps, { event, eventKey, tries }: Claimed): Promise<boolean> {
  if (event !== 'escalation' || tries === 1) return false;
  const standing = standingOf(await pressesOf(db.write, [eventKey]));
  return isTaken(standing) || !isOpen(standing);
}

/** Makes the parts of a message that are not stored with its event. An email always has the link by which it is answered, a webhook only if it wants answers (ANSWERS-1). */
async function answerParts(
  { publicUrl }: NotificationConfig,
  deps: Deps,
  claimed: Claimed,
): Promise<AnswerParts> {
  const { event, content, target } = claimed;
  if (event === 'answered')
    return { name: await nameOfPress(deps.db.read, answeredIn(content).pressId) };
  if (event !== 'escalation' && event !== 'unanswered') return {};
  const { id, escalatedAt } = await firstToldOf(deps.db.write, claimed);
  const late = event === 'escalation' && escalatedAt !== null ? { escalatedAt } : {};
  if (target.kind === 'webhook' && target.answers !== 1) return late;
  return {
    ...late,
    answer: `${webAddress(publicUrl, 'escalation')}#${await answerLink(deps, id)}`,
  };
}

/** Puts the email of a delivery into the outbox, and notes that in the same transaction. From then on it is sent like any other email. */
async function handToMail(config: NotificationConfig, deps: Deps, claimed: Claimed): Promise<void> {
  const parts = await answerParts(config, deps, claimed);
  await deps.db.write.transaction().execute(async (tx) => {
    const end =
      claimed.event === 'takenBack' || claimed.event === 'ended'
        ? await withdrawEscalation(deps, tx, claimed)
        : undefined;
    // The email about the same escalation is being sent right now and must arrive first, so this delivery waits until that attempt is over (NOTIFICATIONS-20).
    if (end === 'beingSent') return;
    if (end === 'unsent') {
      await markFailed(tx, claimed, { answer: TOLD_BACK, nextAt: undefined }, deps.now());
      return;
    }
    if (!(await markForwarded(tx, claimed))) return;
    await deps.mail.enqueue(tx, {
      id: mailId(claimed),
      ...notificationEmail(claimed, config, parts),
    });
  });
  deps.mail.wake();
}

/** The end of an attempt: the answer, and the last moment for another attempt; undefined if there must be none. */
type Ended = Attempt & { until: string | undefined };

/** Sends a request once, if its address is one that the server may send to. */
async function tryRequest(
  { webhookPrivate }: Pick<NotificationConfig, 'webhookPrivate'>,
  sent: OutgoingRequest,
  stopped?: AbortSignal,
): Promise<Attempt> {
  const limit = AbortSignal.timeout(ATTEMPT_LIMIT);
  return await postWebhook(sent, {
    isAllowed: addressGuard(new URL(sent.url).protocol, webhookPrivate),
    signal: stopped ? AbortSignal.any([limit, stopped]) : limit,
  });
}

type Sending = (
  config: NotificationConfig,
  deps: Deps,
  claimed: Claimed,
  stopped: AbortSignal | undefined,
) => Promise<Ended>;

const tryWebhook: Sending = async (config, deps, claimed, stopped) => {
  const until = triedUntil(claimed.since);
  const secrets = signingSecrets(deps, claimed.target, deps.now());
  if (!secrets) return { isDelivered: false, answer: CANNOT_SIGN, until };
  const { publicUrl } = config;
  const parts = await answerParts(config, deps, claimed);
  const sent = webhookPost(claimed, { secrets, publicUrl, now: deps.now(), parts });
  const ended = await tryRequest(config, sent, stopped);
  // A receiver answers 410 if it wants no more messages.
  return { ...ended, until: ended.answer.startsWith('status 410 ') ? undefined : until };
};

/** Wakes a phone with a message, and forgets the phone if its push service no longer knows it (WAKE-7). */
export async function wakePhone(
  config: NotificationConfig,
  deps: Deps,
  phone: AwakePhone,
  message: PushMessage,
  stopped?: AbortSignal,
): Promise<Attempt & { isGone: boolean }> {
  const sent = await pushRequest(deps, phone, message, config.publicUrl);
  const ended = await tryRequest(config, sent, stopped);
  const isGone = isPhoneGone(ended.answer);
  if (isGone) await forgetGone(config, deps, phone);
  return { ...ended, isGone };
}

const tryPhone: Sending = async (config, deps, claimed, stopped) => {
  const { address: id } = claimed.target;
  const phone = await findPhone(deps.db.read, id);
  if (!phone) return { isDelivered: false, answer: REMOVED, until: undefined };
  if (await isAnswered(deps, claimed))
    return { isDelivered: false, answer: ANSWERED, until: undefined };
  const { isGone, ...ended } = await wakePhone(config, deps, phone, pushMessage(claimed), stopped);
  // After that time the link in the message no longer works.
  const until = new Date(Date.parse(claimed.since) + LINK_LIFE).toISOString();
  return { ...ended, until: isGone ? undefined : until };
};

async function attemptIn(
  config: NotificationConfig,
  deps: Deps,
  claimed: Claimed,
  stopped?: AbortSignal,
): Promise<void> {
  if (claimed.event === 'escalation') {
    const { eventKey, target } = claimed;
    for (const told of await listEarlierTakenBack(deps.db.write, { eventKey, targetId: target.id }))
      await deps.db.write.transaction().execute((tx) => giveUpTakenBack(deps, tx, told));
  }
  if (claimed.target.kind === 'mail') return await handToMail(config, deps, claimed);
  const { db, log, now } = deps;
  const trying = claimed.target.kind === 'push' ? tryPhone : tryWebhook;
  const { isDelivered, answer, until } = await trying(config, deps, claimed, stopped);
  if (isDelivered) {
    await markDelivered(db.write, claimed.id, { answer }, now());
    return;
  }
  // The address of some receivers is a secret, so the log has only the id.
  const { id, tries, target } = claimed;
  log.warn({ delivery: id, tries, answer }, `${target.kind} not delivered`);
  const nextAt = until && nextTryOf(claimed, until, now(), Math.random());
  await markFailed(db.write, claimed, { answer, nextAt }, now());
  if (nextAt === undefined && claimed.event === 'escalation') await passStep(db.write, claimed);
}

/** Sends a delivery that this process has claimed, once, and notes how that ended. `stopped` cuts the attempt off. */
export async function attempt(
  config: NotificationConfig,
  deps: Deps,
  claimed: Claimed,
  stopped?: AbortSignal,
): Promise<void> {
  const { id, tries } = claimed;
  const attributes = { 'reslife.delivery.id': id, 'reslife.tries': tries };
  const span = deps.tracing?.begin({ name: 'notification', kind: 'internal', attributes });
  await asSpan(span, async () => await attemptIn(config, deps, claimed, stopped));
}
