/** A person to call: name, number, and the digits to dial if the number has letters or an extension. */
export type DutyPerson = readonly [name: string, number: string, dial?: string];

/** A stretch of duty: two whole minutes since 1970, and the person's place in the list. */
export type DutySpan = readonly [from: number, until: number, person: number];

/** The duty of a contact. Spans are in the order in which they begin; of two at a time the first is called first. */
export type ContactDuty = {
  readonly id: string;
  /** The minute since 1970 in which the calendar was last read without a problem. */
  readonly readAt: number;
  readonly spans: readonly DutySpan[];
};

/** The duty as a phone has it, at most 8 KB (ROTA-10). */
export type PhoneDuty = {
  readonly version: string;
  /** All spans that begin before this minute since 1970 are here: who is on duty later is not known. */
  readonly until: number;
  readonly people: readonly DutyPerson[];
  readonly contacts: readonly ContactDuty[];
};
