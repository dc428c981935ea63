import { Type, type Static } from 'typebox';
import { DAY_PATTERN } from '../base/day.ts';
import { NamedPerson } from '../people/person.ts';
import { AUDIT_KINDS } from './audit.ts';
import { TextOrNull } from '../base/schema.ts';

/** The filter for rows of the audit (TRAIL-10). */
export const AuditFilter = Type.Object({
  kind: Type.Optional(Type.Enum([...AUDIT_KINDS])),
  /** The id of an administrator. */
  who: Type.Optional(Type.String({ maxLength: 64 })),
  /** Two campus days, both included. */
  from: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
  to: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
});
export type AuditFilter = Static<typeof AuditFilter>;

/** The query of the audit: the filter, and as `before` the `next` of the page before. */
export const AuditQuery = Type.Object({
  ...AuditFilter.properties,
  before: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{24}~[1-9]\\d{0,9}$' })),
});

/** A row of the audit. `name` is the current name, title or address of its subject; null if it has none or is gone. */
export const AuditRow = Type.Object({
  number: Type.Integer(),
  /** UTC ISO text. */
  at: Type.String(),
  what: Type.String(),
  /** The id of who did it; null if nobody was signed in. */
  who: TextOrNull,
  subject: TextOrNull,
  name: TextOrNull,
  network: TextOrNull,
  session: TextOrNull,
  request: TextOrNull,
  count: Type.Integer(),
});
export type AuditRow = Static<typeof AuditRow>;

/** A page of the audit, the newest first; `next` is null on the last. `people` are all administrators. */
export const AuditPage = Type.Object({
  rows: Type.Array(AuditRow),
  next: TextOrNull,
  people: Type.Array(NamedPerson),
  timeZone: Type.String(),
});
export type AuditPage = Static<typeof AuditPage>;
