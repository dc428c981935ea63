import type { RecordedOutcome } from '#core/record/taken-back.ts';

/** How a label of each outcome looks. */
export const OUTCOME_TONE = {
  Resolved: 'positive',
  Escalated: 'danger',
  'Taken back': 'neutral',
} as const satisfies Record<RecordedOutcome, string>;
