/** The ways to notify somebody (NOTIFICATIONS-1). 'duty' reaches the people on duty for the contact that is its address (LADDER-2), and 'push' wakes the phones of the account that is its address (WAKE-1). */
export const NOTIFICATION_KINDS = ['mail', 'webhook', 'duty', 'push'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Tells whether a target of that kind stands for people whom the server finds only when it tells them. */
export const standsForPeople = (kind: NotificationKind): boolean =>
  kind === 'duty' || kind === 'push';

/** The choices for how often an address gets a summary (NOTIFICATIONS-9). */
export const SUMMARIES = ['none', 'daily', 'weekly'] as const;
export type Summary = (typeof SUMMARIES)[number];

export const NOTIFICATION_EVENTS = [
  'escalation',
  'takenBack',
  'group',
  'test',
  'summary',
  'answered',
  'unanswered',
  'ended',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** The states of a delivery that the log shows (NOTIFICATIONS-5). */
export const DELIVERY_STATES = ['waiting', 'delivered', 'givenUp'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The reasons why a typed address cannot be a webhook's. */
export type WebhookProblem = 'notUrl' | 'notHttps';

/** Finds the problem of a webhook's address, which must be https (or http if allowed), with a host and without credentials (NOTIFICATIONS-7). */
export function webhookProblem(text: string, { http }: { http: boolean }): WebhookProblem | null {
  if (!/^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(text)) return 'notUrl';
  return http || /^https:/i.test(text) ? null : 'notHttps';
}
