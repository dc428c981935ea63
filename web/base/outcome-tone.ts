import type { RecordedOutcome } from '#core/record/taken-back.ts';

export const OUTCOME_TONE = {
  Resolved: 'positive',
  Escalated: 'danger',
  Undone: 'neutral',
} as const satisfies Record<RecordedOutcome, string>;
