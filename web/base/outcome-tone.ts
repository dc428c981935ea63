import type { RecordedOutcome } from '#core/record/taken-back.ts';

/** The tone of the label of each outcome. */
export const OUTCOME_TONE = {
  Resolved: 'positive',
  Escalated: 'danger',
  Undone: 'neutral',
} as const satisfies Record<RecordedOutcome, string>;
