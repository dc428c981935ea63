import { Type, type Static } from 'typebox';
import { DAY_PATTERN } from '../base/day.ts';
import { NamedPerson } from '../people/person.ts';
import { AUDIT_KINDS } from './audit.ts';

const orNull = <S extends ReturnType<typeof Type.String>>(schema: S) =>
  Type.Union([schema, Type.Null()]);

const filter = {
  kind: Type.Optional(Type.Enum([...AUDIT_KINDS])),
  /** The id of an administrator. */
  who: Type.Optional(Type.String({ maxLength: 64 })),
  /** Campus days, both included. */
  from: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
  to: Type.Optional(Type.String({ pattern: DAY_PATTERN })),
};

/** The filter for rows of the trail (TRAIL-10). */
export const AuditFilter = Type.Object(filter);
export type AuditFilter = Static<typeof AuditFilter>;

/** The same; `before` is the `next` of the page before. */
export const AuditQuery = Type.Object({
  ...filter,
  before: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{24}~[1-9]\\d{0,9}$' })),
});

/**
 * A row of the trail as it is read. `name` is the present name of its subject: an administrator's name, an issue's title, a
 * target's address; null if it is none of these or is gone.
 */
export const AuditRow = Type.Object({
  number: Type.Integer(),
  /** UTC ISO text. */
  at: Type.String(),
  what: Type.String(),
  /** The id of who did it; null if nobody was signed in. */
  who: orNull(Type.String()),
  subject: orNull(Type.String()),
  name: orNull(Type.String()),
  network: orNull(Type.String()),
  session: orNull(Type.String()),
  request: orNull(Type.String()),
  count: Type.Integer(),
});
export type AuditRow = Static<typeof AuditRow>;

/** A page of the trail, the newest first; `next` is null on the last. `people` are all administrators. */
export const AuditPage = Type.Object({
  rows: Type.Array(AuditRow),
  next: orNull(Type.String()),
  people: Type.Array(NamedPerson),
  timeZone: Type.String(),
});
export type AuditPage = Static<typeof AuditPage>;
