/** The events for which the server wakes a phone. */
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

/** The whole message to a woken phone. It has only an escalation's category and area, and no title, name or link (WAKE-5). */
export type PushMessage = {
  readonly kind: PushKind;
  readonly category?: string;
  readonly area?: string;
};
