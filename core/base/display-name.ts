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

/** Returns the words that screens show for a name on the wire; in English they are that name (LANG-8). */
export const displayName = (name: string): string => name;

/** Returns what screens call an answer: only Yes and No are names of the wire, others are an author's (LANG-8). */
export const answerName = (answer: string): string => answer;
