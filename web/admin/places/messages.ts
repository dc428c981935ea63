import { formatMoment } from '../base/moment.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** The words of the index of settings, and of the fact about each part. */
export const placesMessages = {
  advisors: 'What advisors see',
  team: 'How your team works',
  noName: 'No name yet',
  waiting: 'A change is waiting for approval',
  contacts: (count: number) => counted(count, 'contact'),
  areas: (count: number) => (count === 0 ? 'The whole campus is one area' : counted(count, 'area')),
  gaps: (count: number) => (count === 0 ? 'no gaps' : counted(count, 'gap')),
  areasWithout: (count: number) =>
    count === 1 ? '1 area has no number to call' : `${count} areas have no number to call`,
  searchWords: (words: number, categories: number) =>
    `${counted(words, 'word')} in ${counted(categories, 'category', 'categories')}`,
  noSearchWords: 'No words yet',
  nobodyTold: 'Nobody is told yet',
  recipients: (count: number) => counted(count, 'recipient'),
  told: ([name = '', ...others]: readonly string[]) =>
    others.length === 0 ? name : `${name} and ${counted(others.length, 'other')}`,
  toldThen: (first: string, then: string) => `${first} first, then ${then}`,
  notDelivered: (count: number) => `${count} not delivered`,
  noForm: 'No form',
  opens: (host: string) => `Opens ${host}`,
  second: 'A second person approves',
  alone: 'One person can publish',
  keptForever: 'Records are kept forever',
  kept: (days: number) => `Records are kept for ${counted(days, 'day')}`,
  noEntry: 'No entries yet',
  lastEntry: (at: string, timeZone: string) =>
    `Last entry ${formatMoment(at, new Date(), timeZone)}`,
  phones: (count: number) => `${counted(count, 'phone')} enrolled`,
  noBackups: 'Not set up',
  noBackup: 'None yet',
  backupFailed: 'The last backup failed',
  backupLate: 'None in the last 26 hours',
  lastBackup: (at: string, timeZone: string) => `Last ${formatMoment(at, new Date(), timeZone)}`,
  running: 'Everything is running',
  notRunning: 'Something failed',
} as const;
