import { Type, type TSchema } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { optionalText } from '../base/schema.ts';
import { SUMMARIES } from './notifications.ts';

/** The one list of a recipient's settings, each in a column of the same name. All code that reads or writes them loops over it (NOTIFICATIONS-22). */
export const TARGET = {
  address: Type.String({ minLength: 1, maxLength: LIMITS.notificationAddress }),
  categories: Type.Array(Type.Enum([...ISSUE_CATEGORIES]), {
    maxItems: ISSUE_CATEGORIES.length,
    uniqueItems: true,
  }),
  escalations: Type.Boolean(),
  summary: Type.Enum([...SUMMARIES]),
  /** The name to show in place of the address, or '' for none. A change without this member or the next one leaves it as it is. */
  name: optionalText(LIMITS.targetName),
  /** True if a webhook gets a link to answer, and the answers (ANSWERS-7). */
  answers: Type.Optional(Type.Boolean()),
} as const satisfies Readonly<Record<string, TSchema>>;
