import type { PushKind } from '#core/notifications/push-message.ts';

/** The words of a notification, whose title begins with what happened. */
export const wakeMessages = {
  kinds: {
    escalation: 'Escalation',
    unanswered: 'Nobody has answered',
    takenBack: 'Escalation canceled',
    ended: 'Escalation ended',
    group: 'Escalations from one network',
    duty: 'You are on duty',
    test: 'Test: wakes this phone',
  } satisfies Record<PushKind, string>,
  title: (what: string, category: string | undefined) =>
    [what, category].filter(Boolean).join(': '),
} as const;
