import {
  CalendarToConnect,
  CalendarToTry,
  DutyAnswer,
  DutyQuestion,
  DutyWeeks,
  RightDouble,
  Rota,
  RotaPeople,
  TriedCalendar,
  WeeksQuery,
} from '../rota/rota-schema.ts';
import { LIMITS } from '../base/limits.ts';
import type { EndpointRow } from './endpoint.ts';

/** The size limit of a calendar file inside JSON, in which a quote or a line end takes two bytes. */
const FILE_LIMIT = LIMITS.calendarBytes * 2;

/** The endpoints that say who is on duty by the campus's own calendars (ROTA-1 to ROTA-11). */
export const ROTA_API = {
  getRota: {
    address: 'GET /api/rota',
    use: 'List the duty calendars of contacts, without their addresses, and the people on the roster',
    access: 'reader',
    answer: Rota,
  },
  tryCalendar: {
    address: 'POST /api/rota/try',
    use: 'Read a calendar and list its titles; nothing is saved',
    access: 'owner',
    bodyLimit: FILE_LIMIT,
    limits: ['calendarByAdmin'],
    body: CalendarToTry,
    answer: TriedCalendar,
    errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  },
  connectCalendar: {
    address: 'PUT /api/rota/calendars/{contact}',
    use: 'Let a calendar, by its address or as a file, decide whom phones call for a contact; the address is never shown again',
    access: 'owner',
    asksAgain: true,
    bodyLimit: FILE_LIMIT,
    body: CalendarToConnect,
    answer: Rota,
    errors: ['NOT_FOUND', 'INVALID_INPUT', 'CALENDAR_NOT_READ'],
  },
  removeCalendar: {
    address: 'POST /api/rota/calendars/{contact}/remove',
    use: "Use the contact's own number again",
    access: 'owner',
    asksAgain: true,
    answer: Rota,
    errors: ['NOT_FOUND'],
  },
  acceptCalendar: {
    address: 'POST /api/rota/calendars/{contact}/accept',
    use: 'Use the latest reading of a calendar that lost at least half of its events',
    access: 'owner',
    asksAgain: true,
    answer: Rota,
    errors: ['NOT_FOUND'],
  },
  readCalendars: {
    address: 'POST /api/rota/read',
    use: 'Read every calendar now',
    access: 'owner',
    limits: ['calendarByAdmin'],
    answer: Rota,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setRotaPeople: {
    address: 'PUT /api/rota/people',
    use: 'Set the people on the roster, which phones get their numbers and whether people are told when their duty begins, based on the version that was read',
    access: 'owner',
    asksAgain: true,
    body: RotaPeople,
    answer: Rota,
    errors: ['INVALID_INPUT', 'VERSION_CONFLICT'],
  },
  getDutyWeeks: {
    address: 'GET /api/rota/weeks',
    use: 'List who is on duty in fourteen days, with gaps and double shifts',
    access: 'reader',
    query: WeeksQuery,
    answer: DutyWeeks,
  },
  markDouble: {
    address: 'POST /api/rota/doubles',
    use: 'Mark a double shift as intended, or undo that',
    access: 'owner',
    body: RightDouble,
    answer: DutyWeeks,
    errors: ['NOT_FOUND'],
  },
  getDuty: {
    address: 'POST /api/advisor/duty',
    use: 'List who is on duty in the next fourteen days, for a phone with a proven name, or for any phone if an owner allows it',
    access: 'open',
    forAdvisors: true,
    tokenless: true,
    limits: ['dutyByIp'],
    body: DutyQuestion,
    answer: DutyAnswer,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, EndpointRow>;
