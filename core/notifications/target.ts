import { Type, type TSchema } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { SUMMARIES } from './notifications.ts';

/**
 * The one list of what is set of a target, which is notified of each escalation of these categories, none being all, and
 * by a summary by mail: adding, changing, storing and reading loop over it, and each has a column of its name
 * (NOTIFICATIONS-22).
 */
export const TARGET = {
  address: Type.String({ minLength: 1, maxLength: LIMITS.notificationAddress }),
  categories: Type.Array(Type.Enum([...ISSUE_CATEGORIES]), {
    maxItems: ISSUE_CATEGORIES.length,
    uniqueItems: true,
  }),
  escalations: Type.Boolean(),
  summary: Type.Enum([...SUMMARIES]),
} as const satisfies Readonly<Record<string, TSchema>>;
