import { NAMELESS } from '#core/privacy/retention.ts';
import type { Fate } from './attendance-fates.ts';
import type { PressRow } from './notification-rows.ts';

const KEPT = { inFile: 'shown', atEnd: 'kept' } as const;
const SECRET = { inFile: 'secret', atEnd: 'kept' } as const;

/** The fate of every column of an answer to an escalation; the end is that of its record's term (ANSWERS-10). */
export const PRESS_FATES = {
  id: SECRET,
  record_id: KEPT,
  event_key: SECRET,
  number: KEPT,
  // A link is made from it.
  delivery_id: { inFile: 'secret', atEnd: { emptied: null } },
  admin_id: { inFile: 'shown', atEnd: { emptied: null } },
  name: { inFile: 'shown', atEnd: { emptied: null }, nameless: NAMELESS },
  press: KEPT,
  at: KEPT,
} as const satisfies { readonly [C in keyof PressRow]: Fate<PressRow[C]> };
