import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import { LIMITS } from '#core/base/limits.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const rotaMessages = {
  loadFailed: 'The duty calendars did not load.',
  tryAgain: 'Try again',
  unanswered: 'The server did not answer. Try again.',
  notDone: 'That was not changed. Try again.',
  conflict: 'Somebody else changed this. Your page now shows their version.',
  tooMany: 'Too many tries. Wait a few minutes.',

  weeks: 'On duty',
  gaps: (count: number) => `${count === 0 ? 'No gaps' : counted(count, 'gap')} in these 14 days.`,
  read: (ago: string) => `Calendars read ${ago}. Phones get changes within 20 minutes.`,
  notRead: 'The calendars have not been read yet.',
  earlier: 'Two weeks earlier',
  later: 'Two weeks later',
  readNow: 'Read them now',
  wasRead: 'Calendars read',
  tonight: (day: string) => `${day}, tonight`,
  nobody: 'Nobody',
  bar: (names: string, days: string, isTonight: boolean) =>
    `${names}, ${days}${isTonight ? ', on duty tonight' : ''}`,
  part: (names: string) => `Nobody for some hours, ${names}`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  toLookAt: 'Needs a look',
  gapOf: (row: string, day: string) => `${row}, ${day}:`,
  gapText: (hours: string, unknown: readonly string[]) =>
    unknown.length === 0 ? `nobody ${hours}` : `no number for ${unknown.join(', ')}, ${hours}`,
  two: (names: readonly string[]) =>
    names.length === 2
      ? `two people, ${names.join(' and ')}`
      : `${names.length} people, ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  right: 'That’s right',
  rightSet: 'Not shown again',
  more: (count: number) => `${count} more to look at.`,

  calendars: 'Duty calendars',
  calendar: 'Duty calendar',
  calendarsText: 'Phones can read who is on duty from a calendar you already keep.',
  none: 'No calendar yet: phones call each contact’s own number',
  feed: (host: string, ago: string) => `${host}, read ${ago}`,
  file: (ago: string) => `From a file, read ${ago}`,
  connect: 'Connect a calendar',
  allHave: (count: number) => (count === 0 ? 'Add a contact first' : 'Every contact has one'),
  contact: 'Contact',
  change: 'Change',
  changeOf: (name: string) => `Change the calendar of ${name}`,
  disconnect: 'Disconnect',
  disconnectFrom: (name: string) => `Disconnect the calendar of ${name}`,
  disconnectTitle: (name: string) => `Disconnect the calendar of ${name}?`,
  disconnectText:
    'Phones call the contact’s own number again. This cannot be undone: to connect it again you need its address.',
  disconnected: 'Calendar disconnected',
  connected: 'Calendar connected',
  never: 'never',
  failing: (problem: string, ago: string) => `${problem} Last read ${ago}.`,
  isGone: 'The last good copy is over 7 days old: phones call the contact’s own number.',
  waits: ({ now, coming }: { now: number; coming: number }) =>
    `The calendar now has ${counted(now, 'upcoming event', 'upcoming events')}. It had ${coming}.`,
  former: 'Phones still use the old one.',
  anyway: 'Use it anyway',
  accepted: 'Phones use the calendar as it is now',

  warning: 'Anyone who can edit this calendar decides who phones call.',
  address: 'Calendar address',
  addressHint:
    'In Google Calendar it is the secret address in iCal format, in Outlook the ICS link of a published calendar. It is not shown again.',
  keepHint: (host: string) => `Leave it empty to keep the calendar at ${host}.`,
  orFile: 'Or a file',
  fileHint: 'A file ending in .ics. Later changes to your calendar will not show here.',
  needsOne: 'Enter an address or choose a file',
  tooLarge: 'This file is larger than 2 MB',
  readIt: 'Read it',
  events: (count: number) => `${counted(count, 'upcoming event')}.`,
  noEvents: 'This calendar has no upcoming events.',
  event: 'An event',
  title: (title: string, count: number) => `${title} (${count})`,
  nameIn: 'The name in this title',
  nameHint: 'Just the person: in “RA North: Sam Rivera” it is “Sam Rivera”.',
  notIn: 'These words are not in the event',
  readAs: (names: string) => `Names: ${names}`,
  withoutName: (titles: string) => `No name in: ${titles}`,
  save: 'Connect',

  people: 'People on the roster',
  peopleText: 'A calendar can put only the people listed here on duty. Phones call these numbers.',
  noPeople: 'Nobody yet',
  personName: 'Name, as in the calendar',
  personNumber: 'Number',
  personEmail: 'Email (optional)',
  addPerson: 'Add a person',
  tooManyPeople: `At most ${LIMITS.rotaPeople} people`,
  removePerson: (name: string) => `Remove ${name}`,
  personRemoved: 'Person removed',
  wakeOf: (name: string) => `Set up ${name}’s phone to wake`,
  wakeText: 'The link sets up one phone to wake. It works once, for a day, without an account.',
  woken: (count: number) => `An escalation wakes ${count} of their phones`,
  makeLink: 'Make the link',
  linkFor: (name: string) => `Link for ${name}`,
  linkText: 'Send it to them now: it is shown only once.',
  linkAddress: 'Link',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  linkByHand: 'Select the link and copy it yourself.',
  done: 'Done',
  forgetPhones: 'Remove their phones',
  phonesForgotten: 'Phones removed',
  unnamed: (place: number) => `Person ${place}`,
  unknown: 'In a calendar, but not listed',
  unknownName: (name: string, count: number) => `${name}, ${counted(count, 'time')}`,
  addUnknown: (name: string) => `Add ${name}`,
  add: 'Add',
  savePeople: 'Save people',
  undoPeople: 'Undo changes',
  peopleSaved: 'People saved',
  required: 'Required',
  notANumber: 'Use digits, spaces and + ( ) - . * #',
  noEmail: 'This is not an email address',

  forAll: 'All phones get names and numbers',
  forAllOff: 'Now only phones with a verified name get them.',
  forAllOn: 'Anyone with the app can read these names and numbers.',
  tells: 'Tell people when their duty begins',
  tellsText: 'By email, and on phones added in Profile.',
} as const;

/** The sentences about a calendar that was not read. */
export const calendarProblems: Readonly<Record<CalendarProblem, string>> = {
  gone: 'There is no calendar at this address.',
  refused: 'The calendar’s server refuses to show it. Check that it is published.',
  unreachable: 'The calendar’s server did not answer.',
  moved: 'The address leads to another page. Copy the calendar’s own address.',
  private: 'This address is inside a network that this server does not read from.',
  tooLarge: 'The calendar is larger than 2 MB.',
  tooMany: 'The calendar has more than 5,000 events.',
  notCalendar: 'This is not a calendar. Its address often ends in .ics.',
  noKey: 'The server cannot read the saved address anymore. Enter it again.',
};

/** Returns 'just now', '8 minutes ago', '3 hours ago', '2 days ago'. */
export function agoInWords(from: string | null, now: number): string {
  if (from === null) return rotaMessages.never;
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  if (minutes < 48 * 60) return `${counted(Math.floor(minutes / 60), 'hour')} ago`;
  return `${counted(Math.floor(minutes / 1440), 'day')} ago`;
}
