import type { CalendarProblem, CalendarSource } from '#core/rota/calendar-problem.ts';
import type { NameRule } from '#core/rota/rota-schema.ts';
import type { Json } from '../columns/json.ts';

// These are the rows of the rota, in the forms of schema.ts.

/** A stored stretch of duty: two UTC ISO instants, and the name that the calendar has for it. */
export type StoredSpan = readonly [from: string, until: string, name: string];

/** The calendar that says who is on duty for a contact. */
export type RotaCalendarRow = {
  contact_id: string;
  source: CalendarSource;
  /** The address of a feed, which is a secret, or null for a file. */
  address: string | null;
  /** The mark by which the calendar's server can tell that nothing has changed. */
  etag: string | null;
  rule: Json<NameRule>;
  /** The time at which a process last began to read it. */
  looked_at: string | null;
  /** The time at which the events in force were last read, or known to be unchanged. */
  read_at: string | null;
  /** The time at which its events were last read. Spans reach a year from then. */
  whole_at: string | null;
  /** The time since which it could not be read, and the reason. Both are null while it can be read. */
  failed_since: string | null;
  problem: CalendarProblem | null;
  /** The spans that wait for an owner's consent, since too many of the others are missing. */
  waiting: Json<readonly StoredSpan[]> | null;
  /** The marks of the double duties that an owner confirmed, each with its end. */
  right_doubles: Json<readonly (readonly [mark: string, until: string])[]>;
  /** The gaps about which owners got an email. */
  told_gaps: Json<readonly (readonly [from: string, until: string])[]>;
};

/** A person on the rota. The email is '' if there is none. */
export type RotaPersonRow = {
  id: string;
  /** The place in the list, counted from 0. */
  position: number;
  name: string;
  number: string;
  email: string;
};

export type RotaSpanRow = {
  contact_id: string;
  from_at: string;
  until_at: string;
  name: string;
};
