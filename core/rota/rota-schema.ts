import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, orNull, TextOrNull } from '../base/schema.ts';
import type { PhoneDuty } from './phone-duty.ts';
import { CALENDAR_PROBLEMS, CALENDAR_SOURCES } from './calendar-problem.ts';

const words = (maxLength: number) => Type.String({ maxLength });

/** The text before and after the name in the title of an event. '' means the beginning or the end of the title. */
export const NameRule = closedObject({
  before: words(LIMITS.calendarWords),
  after: words(LIMITS.calendarWords),
});
export type NameRule = Readonly<Static<typeof NameRule>>;

/** A person on the roster. Events can put only these people on duty (ROTA-3). The email may be ''. */
export const RotaPerson = closedObject({
  id: words(LIMITS.contactId),
  name: words(LIMITS.calendarName),
  number: words(LIMITS.contactNumber),
  email: words(LIMITS.email),
});
export type RotaPerson = Readonly<Static<typeof RotaPerson>>;

/** A title in a calendar, with the number of coming events that have it and the time of the next. */
const CalendarTitle = Type.Object({ title: Type.String(), count: Count, next: TextOrNull });
export type CalendarTitle = Readonly<Static<typeof CalendarTitle>>;

/** A name in a calendar that nobody on the roster has. */
const UnknownName = Type.Object({ name: Type.String(), count: Count, next: TextOrNull });
export type UnknownName = Readonly<Static<typeof UnknownName>>;

/** The calendar of a contact. `host` is the only visible part of an address, and null for a file. */
export const RotaCalendar = Type.Object({
  contact: Type.String(),
  source: Type.Enum([...CALENDAR_SOURCES]),
  host: TextOrNull,
  rule: NameRule,
  /** The time at which the counting version was last read, or known to be unchanged. */
  readAt: TextOrNull,
  problem: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
  failedSince: TextOrNull,
  /** True if that was seven days ago or more. The contact's own hours and number count then (ROTA-7). */
  isGone: Type.Boolean(),
  /** The events that wait for an owner because many are missing in the newest version: the number of stretches in it, and of coming stretches in the version that still counts (ROTA-6). It is null if none wait. */
  waits: orNull(Type.Object({ now: Count, coming: Count })),
  unknown: Type.Array(UnknownName),
});
export type RotaCalendar = Readonly<Static<typeof RotaCalendar>>;

/** The duty calendars and the roster in the form that administrators get. */
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
  /** The people whose phones escalations wake, with the number of their phones (WAKE-4). A former release does not have this member. */
  phones: Type.Optional(Type.Array(Type.Object({ person: Type.String(), count: Count }))),
});
export type Rota = Readonly<Static<typeof Rota>>;

/** The members of a calendar that somebody gives: its address, or the text of a file. */
const GIVEN = {
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  file: Type.Optional(Type.String({ maxLength: LIMITS.calendarBytes })),
} as const;

/** A calendar to try: one of these two members, or neither for the stored address of `contact`. */
export const CalendarToTry = closedObject({
  ...GIVEN,
  contact: Type.Optional(words(LIMITS.contactId)),
});

/** The result of a try: what was read, or the problem. Nothing of it is stored. */
export const TriedCalendar = Type.Object({
  problem: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
  /** The number of coming events. */
  events: Count,
  /** The most frequent titles of the coming events. */
  titles: Type.Array(CalendarTitle),
});
export type TriedCalendar = Readonly<Static<typeof TriedCalendar>>;

/** A calendar to connect. Without address and file, the stored one stays and is read by the new rule. */
export const CalendarToConnect = closedObject({ ...GIVEN, rule: NameRule });

/** The people on the roster and the two choices, for the version that was read. */
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

/** The names that a calendar has at the same time. `unknown` are those that nobody on the roster has. */
const NamedStretch = Type.Object({
  ...Stretch,
  names: Type.Array(Type.String()),
  unknown: Type.Array(Type.String()),
});

/** A row of the duty page: the duty by a contact's calendar, with UTC ISO instants. */
const DutyRow = Type.Object({
  contact: Type.String(),
  spans: Type.Array(NamedStretch),
  /** The stretches of the contact's hours in which nobody can be called (ROTA-8). */
  gaps: Type.Array(Type.Object(Stretch)),
  /** The stretches with two people or more. `isRight` says that an owner confirmed it. */
  doubles: Type.Array(
    Type.Object({ ...Stretch, names: Type.Array(Type.String()), isRight: Type.Boolean() }),
  ),
});
export type DutyRow = Readonly<Static<typeof DutyRow>>;

/** Fourteen campus days from `from`, YYYY-MM-DD, with a row for each contact with a calendar, in the order of the campus. */
export const DutyWeeks = Type.Object({
  from: Type.String(),
  timeZone: Type.String(),
  /** The time at which the calendar that was read longest ago was read, null if none was. */
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

/** A phone's question for the duty: the proof of its name, and the version that it has. */
export const DutyQuestion = closedObject({
  proof: orNull(Type.String()),
  version: orNull(Type.String({ maxLength: 100 })),
});

/** The duty in the form that a phone has (ROTA-10). */
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

/** The answer to a phone. It is null if the phone already has this version. */
export const DutyAnswer = Type.Object({ duty: orNull(Duty) });
