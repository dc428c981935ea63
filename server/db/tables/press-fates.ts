import { NAMELESS } from '#core/privacy/retention.ts';
import type { Fate } from './attendance-fates.ts';
import type { PressRow } from './notification-rows.ts';

const KEPT = { inFile: 'shown', atEnd: 'kept' } as const;
const SECRET = { inFile: 'secret', atEnd: 'kept' } as const;

/** The rules for every column of an answer to an escalation. They apply when its record's term ends (ANSWERS-10). */
export const PRESS_FATES = {
  id: SECRET,
  record_id: KEPT,
  event_key: SECRET,
  number: KEPT,
  // A link can be made from this id.
  delivery_id: { inFile: 'secret', atEnd: { emptied: null } },
  admin_id: { inFile: 'shown', atEnd: { emptied: null } },
  name: { inFile: 'shown', atEnd: { emptied: null }, nameless: NAMELESS },
  press: KEPT,
  at: KEPT,
} as const satisfies { readonly [C in keyof PressRow]: Fate<PressRow[C]> };
