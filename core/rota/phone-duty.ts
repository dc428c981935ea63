/** A person to call: name, number, and the digits to dial if the number has letters or an extension. */
export type DutyPerson = readonly [name: string, number: string, dial?: string];

/** A stretch of duty: its first and last minute, in whole minutes since 1970, and the person's place in the list. */
export type DutySpan = readonly [from: number, until: number, person: number];

/** The duty of a contact. Spans are in the order in which they begin. If two cover the same time, the first person is called first. */
export type ContactDuty = {
  readonly id: string;
  /** The minute since 1970 in which the calendar was last read without a problem. */
  readonly readAt: number;
  readonly spans: readonly DutySpan[];
};

/** The duty in the form that a phone has, at most 8 KB (ROTA-10). */
export type PhoneDuty = {
  readonly version: string;
  /** The minute since 1970 before which all spans that begin are included. The phone does not know who is on duty later. */
  readonly until: number;
  readonly people: readonly DutyPerson[];
  readonly contacts: readonly ContactDuty[];
};
