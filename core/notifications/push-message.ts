/** The events that wake a phone. */
export const PUSH_KINDS = [
  'escalation',
  'unanswered',
  'takenBack',
  'ended',
  'group',
  'duty',
  'test',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** All that a phone is sent: only an escalation's category and area, without a title, a name or a link (WAKE-5). */
export type PushMessage = {
  readonly kind: PushKind;
  readonly category?: string;
  readonly area?: string;
};
