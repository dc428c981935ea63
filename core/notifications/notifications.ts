/** By what somebody is notified (NOTIFICATIONS-1). */
export const NOTIFICATION_KINDS = ['mail', 'webhook'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How often an address gets a summary (NOTIFICATIONS-9). */
export const SUMMARIES = ['none', 'daily', 'weekly'] as const;
export type Summary = (typeof SUMMARIES)[number];

/** The kinds of events that a delivery tells of. */
export const NOTIFICATION_EVENTS = ['escalation', 'takenBack', 'group', 'test', 'summary'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** The states of a delivery that are shown (NOTIFICATIONS-5). */
export const DELIVERY_STATES = ['waiting', 'delivered', 'givenUp'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an address that was typed for a webhook is none: see `webhookProblem`. */
export type WebhookProblem = 'notUrl' | 'notHttps';

/** What is wrong with a webhook's address (NOTIFICATIONS-7): https (or http if allowed), with a host, without credentials. */
export function webhookProblem(text: string, { http }: { http: boolean }): WebhookProblem | null {
  if (!/^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(text)) return 'notUrl';
  return http || /^https:/i.test(text) ? null : 'notHttps';
}
