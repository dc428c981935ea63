import type { CalendarProblem, CalendarSource } from '#core/rota/calendar-problem.ts';
import type { NameRule } from '#core/rota/rota-schema.ts';
import type { Json } from '../columns/json.ts';

// The rows of the rota, in the forms of schema.ts.

/** A stretch of duty that is stored: two UTC ISO instants, and the name as the calendar has it. */
export type StoredSpan = readonly [from: string, until: string, name: string];

/** The calendar that says who is on duty for a contact. */
export type RotaCalendarRow = {
  contact_id: string;
  source: CalendarSource;
  /** The address of a feed, which is a secret; null for a file. */
  address: string | null;
  /** The mark by which the calendar's server can tell that nothing changed. */
  etag: string | null;
  rule: Json<NameRule>;
  /** The time at which a process last began to read it. */
  looked_at: string | null;
  /** The time at which the counting version was last read, or known to be unchanged. */
  read_at: string | null;
  /** The time at which its events were last read. Spans reach a year from then. */
  whole_at: string | null;
  /** The time since which it could not be read, and the reason. Both are null while it can be read. */
  failed_since: string | null;
  problem: CalendarProblem | null;
  /** The spans that wait for an owner, since too many others are missing. */
  waiting: Json<readonly StoredSpan[]> | null;
  /** The marks of doubles that an owner confirmed, each with its end. */
  right_doubles: Json<readonly (readonly [mark: string, until: string])[]>;
  /** The gaps about which owners got an email. */
  told_gaps: Json<readonly (readonly [from: string, until: string])[]>;
};

/** Somebody on the rota; the email is '' if there is none. */
export type RotaPersonRow = {
  id: string;
  /** The place in the list, from 0. */
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
