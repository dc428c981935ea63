/** The two ways in which a step is answered (STEP-1). */
export const ANSWER_TYPES = ['Yes or No', 'Show a confirmation checkbox'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** The actions that can follow an answer (STEP-6). */
export const ACTION_TYPES = [
  'Go to next step',
  'Skip to a specific step',
  'Issue resolution',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
