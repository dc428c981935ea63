import { assert } from '#core/base/assert.ts';
import { BRAND } from '#core/base/brand.ts';
import { PUSH_KINDS, type PushKind, type PushMessage } from '#core/notifications/push-message.ts';
import type { NotificationEvent } from '#core/notifications/notifications.ts';
import type { Config } from '../base/config.ts';
import type { WaysIn } from '../domain/active-admins.sql.ts';
import type { Claimed } from '../domain/deliveries.sql.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { webAddress } from '../http/network/web-address.ts';
import {
  answeredIn,
  escalationIn,
  groupIn,
  isOfRecord,
  reasonIn,
  stepsIn,
} from './rows/contents.ts';
import { eventIdOf, signatureOf } from './signature.ts';
import type { WebhookPost } from './webhook.ts';

/** The part of the configuration that notifications need. */
export type NotificationConfig = Pick<Config, 'publicUrl' | 'timeZone' | 'webhookPrivate'> & WaysIn;

const TYPES = {
  escalation: 'issue.escalated',
  takenBack: 'issue.escalation.taken_back',
  group: 'issues.escalated',
  test: 'test',
  summary: 'summary',
  answered: 'escalation.answered',
  unanswered: 'issue.escalation.unanswered',
  ended: 'issue.escalation.ended',
} as const satisfies Record<NotificationEvent, string>;

export function recordLink(publicUrl: string, recordId: Uint8Array): string {
  return webAddress(publicUrl, 'record', { id: uuidText(recordId) });
}

/** The parts of a message that are not stored with its event: the link by which it is answered, the name of the person who answered, and when the phone escalated, if that came late. */
export type AnswerParts = { answer?: string; name?: string; escalatedAt?: string };

function dataOf(
  { event, recordId, content, at, step }: Claimed,
  publicUrl: string,
  { answer, name, escalatedAt }: AnswerParts,
): object {
  if (event === 'group') {
    return { ...groupIn(content), link: webAddress(publicUrl, 'analytics') };
  }
  if (event === 'answered' && recordId) {
    const { press } = answeredIn(content);
    return { record: uuidText(recordId), press, name, at };
  }
  if (!isOfRecord(event) || !recordId) {
    const steps = stepsIn(content);
    const link = webAddress(publicUrl, 'escalations');
    return steps === undefined ? { link } : { link, step, steps };
  }
  const reason = reasonIn(content);
  const { issueId, title, category, revision, advisor, area, startedAt } = escalationIn(content);
  return {
    record: uuidText(recordId),
    link: recordLink(publicUrl, recordId),
    issue: { id: issueId, title, category, revision },
    advisor,
    ...(area && { area }),
    startedAt,
    ...(escalatedAt && { escalatedAt }),
    receivedAt: at,
    ...(reason && { reason }),
    ...(answer && { answer }),
  };
}

/** Returns the id of a message for its receiver. A later step or round has another id, or the receiver would take the message for the same one (LADDER-4). */
function webhookIdOf({ event, eventKey, step, round }: Claimed): string {
  const id = eventIdOf(event, eventKey);
  const isTold = event === 'escalation' || event === 'unanswered';
  return isTold && (step > 1 || round > 1) ? `${id}.${round}.${step}` : id;
}

/** Returns the request of an attempt at that moment (NOTIFICATIONS-6). Each attempt has the same id and body, and a new signature. */
export function webhookPost(
  claimed: Claimed,
  {
    secrets,
    publicUrl,
    now,
    parts,
  }: { secrets: readonly string[]; publicUrl: string; now: Date; parts: AnswerParts },
): WebhookPost {
  const { event, target, at } = claimed;
  const id = webhookIdOf(claimed);
  const type = TYPES[event];
  const body = JSON.stringify({ type, timestamp: at, data: dataOf(claimed, publicUrl, parts) });
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    url: target.address,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': BRAND.name.replaceAll(' ', '-'),
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': secrets
        .map((secret) => signatureOf(secret, { id, seconds, body }))
        .join(' '),
    },
  };
}

const isPushKind = (event: NotificationEvent): event is NotificationEvent & PushKind =>
  PUSH_KINDS.some((kind) => kind === event);

/** Returns the message that wakes a phone: only the category and the area (WAKE-5). */
export function pushMessage({ event, content }: Pick<Claimed, 'event' | 'content'>): PushMessage {
  assert(isPushKind(event), 'a phone is woken for an event that it has no words for');
  if (!isOfRecord(event)) return { kind: event };
  const { category, area } = escalationIn(content);
  return { kind: event, category, ...(area && { area }) };
}
