import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, orNull, TextOrNull } from '../base/schema.ts';
import type { PhoneDuty } from './phone-duty.ts';
import { CALENDAR_PROBLEMS, CALENDAR_SOURCES } from './calendar-problem.ts';

const words = (maxLength: number) => Type.String({ maxLength });

/** The words around the name in the title of an event; '' is its beginning or its end. */
export const NameRule = closedObject({
  before: words(LIMITS.calendarWords),
  after: words(LIMITS.calendarWords),
});
export type NameRule = Readonly<Static<typeof NameRule>>;

/** Somebody on the rota: an event can choose nobody else (ROTA-3). The email may be ''. */
export const RotaPerson = closedObject({
  id: words(LIMITS.contactId),
  name: words(LIMITS.calendarName),
  number: words(LIMITS.contactNumber),
  email: words(LIMITS.email),
});
export type RotaPerson = Readonly<Static<typeof RotaPerson>>;

/** A title in a calendar: how many coming events have it, and the instant of the next. */
const CalendarTitle = Type.Object({ title: Type.String(), count: Count, next: TextOrNull });
export type CalendarTitle = Readonly<Static<typeof CalendarTitle>>;

/** A name in a calendar that nobody on the rota has. */
const UnknownName = Type.Object({ name: Type.String(), count: Count, next: TextOrNull });
export type UnknownName = Readonly<Static<typeof UnknownName>>;

/** The calendar of a contact. `host` is all that is shown of an address, null for a file. */
export const RotaCalendar = Type.Object({
  contact: Type.String(),
  source: Type.Enum([...CALENDAR_SOURCES]),
  host: TextOrNull,
  rule: NameRule,
  /** When what counts of it was last read, or known to be unchanged. */
  readAt: TextOrNull,
  problem: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
  failedSince: TextOrNull,
  /** True once that is seven days old: then the contact's own hours and number count (ROTA-7). */
  isGone: Type.Boolean(),
  /** Present while an owner must look at what it lost: stretches that it has now, and those that were coming and still count (ROTA-6). */
  waits: orNull(Type.Object({ now: Count, coming: Count })),
  unknown: Type.Array(UnknownName),
});
export type RotaCalendar = Readonly<Static<typeof RotaCalendar>>;

/** The rota as administrators get it. */
export const Rota = Type.Object({
  calendars: Type.Array(RotaCalendar),
  people: Type.Array(RotaPerson),
  version: Type.Integer(),
  /** True if phones without a proven name get names and numbers too. */
  isForAll: Type.Boolean(),
  /** True if people with an email are told when their duty begins. */
  tellsAtStart: Type.Boolean(),
  timeZone: Type.String(),
  /** True if the server may read addresses that begin with http://. */
  allowsHttp: Type.Boolean(),
  /** The people whose phones are woken, and how many each has (WAKE-4). A former release lacks it. */
  phones: Type.Optional(Type.Array(Type.Object({ person: Type.String(), count: Count }))),
});
export type Rota = Readonly<Static<typeof Rota>>;

/** A calendar as it is given: by its address, or as the text of a file. */
const GIVEN = {
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  file: Type.Optional(Type.String({ maxLength: LIMITS.calendarBytes })),
} as const;

/** A calendar to try: one of the two members, or none for the address that is stored for `contact`. */
export const CalendarToTry = closedObject({
  ...GIVEN,
  contact: Type.Optional(words(LIMITS.contactId)),
});

/** A trial: what was read, or the problem; none of it is stored. */
export const TriedCalendar = Type.Object({
  problem: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
  /** Coming events. */
  events: Count,
  /** The most frequent titles of them. */
  titles: Type.Array(CalendarTitle),
});
export type TriedCalendar = Readonly<Static<typeof TriedCalendar>>;

/** A calendar to connect; without address and file the one that is stored stays, and is read by the new rule. */
export const CalendarToConnect = closedObject({ ...GIVEN, rule: NameRule });

/** The people and the two choices, on the version that was read. */
export const RotaPeople = closedObject({
  people: Type.Array(RotaPerson, { maxItems: LIMITS.rotaPeople }),
  isForAll: Type.Boolean(),
  tellsAtStart: Type.Boolean(),
  version: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});

export const WeeksQuery = closedObject({
  from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});

const Stretch = { from: Type.String(), until: Type.String() } as const;

/** Names that a calendar has at the same time. `unknown` are those of them that nobody on the rota has. */
const NamedStretch = Type.Object({
  ...Stretch,
  names: Type.Array(Type.String()),
  unknown: Type.Array(Type.String()),
});

/** A row of the page of duty: what a contact's calendar says, by UTC ISO instants. */
const DutyRow = Type.Object({
  contact: Type.String(),
  spans: Type.Array(NamedStretch),
  /** Stretches of the contact's hours with nobody who can be called (ROTA-8). */
  gaps: Type.Array(Type.Object(Stretch)),
  /** Stretches with two people or more; `isRight` once an owner said so. */
  doubles: Type.Array(
    Type.Object({ ...Stretch, names: Type.Array(Type.String()), isRight: Type.Boolean() }),
  ),
});
export type DutyRow = Readonly<Static<typeof DutyRow>>;

/** Fourteen campus days from `from`, YYYY-MM-DD, with a row for each contact that has a calendar, in the campus's order. */
export const DutyWeeks = Type.Object({
  from: Type.String(),
  timeZone: Type.String(),
  /** When the calendar that was read longest ago was read; null if none was. */
  readAt: TextOrNull,
  rows: Type.Array(DutyRow),
});
export type DutyWeeks = Readonly<Static<typeof DutyWeeks>>;

export const RightDouble = closedObject({
  contact: words(LIMITS.contactId),
  ...Stretch,
  names: Type.Array(words(LIMITS.calendarName), { maxItems: 40 }),
  isRight: Type.Boolean(),
});

/** A phone's question: the proof of its name, and the version of the duty that it has. */
export const DutyQuestion = closedObject({
  proof: orNull(Type.String()),
  version: orNull(Type.String({ maxLength: 100 })),
});

/** The duty as a phone has it (ROTA-10). */
const Duty = Type.Unsafe<PhoneDuty>(
  Type.Object({
    version: Type.String(),
    until: Type.Integer(),
    people: Type.Array(Type.Array(Type.String(), { minItems: 2, maxItems: 3 })),
    contacts: Type.Array(
      Type.Object({
        id: Type.String(),
        readAt: Type.Integer(),
        spans: Type.Array(Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 })),
      }),
    ),
  }),
);

/** The answer to a phone; null if it has the same already, by its version. */
export const DutyAnswer = Type.Object({ duty: orNull(Duty) });
