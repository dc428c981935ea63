import type { ActionType, AnswerType } from './step-kinds.ts';
import type { Category } from './category.ts';

export type WireName =
  | Category
  | AnswerType
  | ActionType
  | 'Resolved'
  | 'Escalated'
  | 'Undone'
  | 'Yes'
  | 'No';

/** Returns the text that screens show for a name on the wire. In English it is that name (LANG-8). */
export const displayName = (name: string): string => name;

/** Returns the text that screens show for an answer. Only Yes and No are names on the wire; an author wrote any other answer (LANG-8). */
export const answerName = (answer: string): string => answer;
