import { markDelivered, markFailed, type Claimed } from '../domain/deliveries.sql.ts';
import { markForwarded } from '../domain/forwarded.sql.ts';
import { listEarlierTakenBack, TOLD_BACK } from './rows/taken-back.sql.ts';
import type { Deps } from '../base/deps.ts';
import { asSpan } from '../base/spans.ts';
import { webAddress } from '../http/web-address.ts';
import { addressGuard } from '../http/network/outgoing-addresses.ts';
import { answerLink } from './answer-link.ts';
import { answeredIn } from './rows/contents.ts';
import { nextTryOf } from './backoff.ts';
import { mailId, notificationEmail } from './emails.ts';
import { firstToldOf } from './ladder/runs.sql.ts';
import { nameOfPress } from './rows/escalations.sql.ts';
import { webhookPost, type AnswerParts, type NotificationConfig } from './payload.ts';
import { signingSecrets } from './secrets.ts';
import { giveUpTakenBack, withdrawEscalation } from './taken-back.ts';
import { postWebhook } from './webhook.ts';

/** The ms that a receiver may take. */
const ATTEMPT_LIMIT = 10_000;

/** The answer in the log of deliveries if no key opens the secret (NOTIFICATIONS-19). */
const CANNOT_SIGN = 'not sent: its secret cannot be opened; make a new secret';

/** Makes the parts of a message that are not stored with its event: a mail always has the link by which it is answered, a webhook where it wants answers (ANSWERS-1). */
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

/** Puts the email into the outbox, in the transaction that notes so: from here on it is sent as every email is. */
async function handToMail(config: NotificationConfig, deps: Deps, claimed: Claimed): Promise<void> {
  const parts = await answerParts(config, deps, claimed);
  await deps.db.write.transaction().execute(async (tx) => {
    const end =
      claimed.event === 'takenBack' || claimed.event === 'ended'
        ? await withdrawEscalation(deps, tx, claimed)
        : undefined;
    // The email that is being sent must arrive first: this is due again when its lease ends (NOTIFICATIONS-20).
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
  const secrets = signingSecrets(deps, claimed.target, now());
  if (!secrets) {
    const nextAt = nextTryOf(claimed, now(), Math.random());
    await markFailed(db.write, claimed, { answer: CANNOT_SIGN, nextAt }, now());
    return;
  }
  const { publicUrl } = config;
  const parts = await answerParts(config, deps, claimed);
  const sent = webhookPost(claimed, { secrets, publicUrl, now: now(), parts });
  const limit = AbortSignal.timeout(ATTEMPT_LIMIT);
  const { isDelivered, answer } = await postWebhook(sent, {
    isAllowed: addressGuard(new URL(sent.url).protocol, config.webhookPrivate),
    signal: stopped ? AbortSignal.any([limit, stopped]) : limit,
  });
  if (isDelivered) {
    await markDelivered(db.write, claimed.id, { answer }, now());
    return;
  }
  // The address is a secret of some receivers.
  log.warn({ delivery: claimed.id, tries: claimed.tries, answer }, 'webhook not delivered');
  // A receiver answers 410 to get no more of it.
  const isLast = answer.startsWith('status 410 ');
  const nextAt = isLast ? undefined : nextTryOf(claimed, now(), Math.random());
  await markFailed(db.write, claimed, { answer, nextAt }, now());
}

/** Sends what this process has claimed, once, and notes how that ended; `stopped` cuts it off. */
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
