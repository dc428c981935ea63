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
    use: 'The duty calendars of contacts without their addresses, and the people on the rota',
    access: 'reader',
    answer: Rota,
  },
  tryCalendar: {
    address: 'POST /api/rota/try',
    use: 'Read a calendar and list its titles; nothing of it is stored',
    access: 'owner',
    bodyLimit: FILE_LIMIT,
    limits: ['calendarByAdmin'],
    body: CalendarToTry,
    answer: TriedCalendar,
    errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  },
  connectCalendar: {
    address: 'PUT /api/rota/calendars/{contact}',
    use: 'Let a calendar say whom phones call for a contact: an address, which is never shown again, or a file',
    access: 'owner',
    asksAgain: true,
    bodyLimit: FILE_LIMIT,
    body: CalendarToConnect,
    answer: Rota,
    errors: ['NOT_FOUND', 'INVALID_INPUT', 'CALENDAR_NOT_READ'],
  },
  removeCalendar: {
    address: 'POST /api/rota/calendars/{contact}/remove',
    use: "Go back to the contact's own number",
    access: 'owner',
    asksAgain: true,
    answer: Rota,
    errors: ['NOT_FOUND'],
  },
  acceptCalendar: {
    address: 'POST /api/rota/calendars/{contact}/accept',
    use: 'Use a calendar that lost half of its events or more, as it was last read',
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
    use: 'Set the people on the rota, which phones get their numbers and whether they are told when duty begins, on the version that was read',
    access: 'owner',
    asksAgain: true,
    body: RotaPeople,
    answer: Rota,
    errors: ['INVALID_INPUT', 'VERSION_CONFLICT'],
  },
  getDutyWeeks: {
    address: 'GET /api/rota/weeks',
    use: 'Who is on duty in fourteen days, with gaps and with two at a time',
    access: 'reader',
    query: WeeksQuery,
    answer: DutyWeeks,
  },
  markDouble: {
    address: 'POST /api/rota/doubles',
    use: 'Say that two at a time are right, or take that back',
    access: 'owner',
    body: RightDouble,
    answer: DutyWeeks,
    errors: ['NOT_FOUND'],
  },
  getDuty: {
    address: 'POST /api/advisor/duty',
    use: 'Who is on duty in the next fourteen days, for a phone whose name is proven, or for any if an owner said so',
    access: 'open',
    forAdvisors: true,
    tokenless: true,
    limits: ['dutyByIp'],
    body: DutyQuestion,
    answer: DutyAnswer,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, EndpointRow>;
