import { listed } from '../../base/written.ts';
import type { PublishedLeft, SetupPoint } from '#core/setup/setup.ts';

const procedures = (count: number) =>
  `${count === 0 ? 'no' : count} procedure${count === 1 ? '' : 's'}`;
const asDrafts = (count: number) => `${count} restored as ${count === 1 ? 'a draft' : 'drafts'}`;
/** Returns at most three names, and the number of the others. */
const some = (names: readonly string[]): string =>
  listed(names.length <= 4 ? names : [...names.slice(0, 3), `${names.length - 3} more categories`]);

type PointWords = { title: string; text: string; go: string };

export const setupMessages = {
  text: 'Before the first real call',
  next: 'Next:',
  all: 'See all ten',
  ownerDoesRest: 'An owner has to do the rest.',
  back: 'Back to setup',
  putAwayName: 'Hide: Set up your campus',
  isAway: 'Hidden. It is still in the menu.',
  showAgain: 'Show on the issues list',
  allDone: 'Your campus is set up.',
  openAgain: (day: string) => `Set up on ${day}. Some of it needs another look.`,
  count: (done: number, all: number) => `${done} of ${all} done`,
  loadFailed: 'Your progress did not load.',
  look: 'Check again',
  isDone: 'Done',
  isOpen: 'To do',
  points: {
    name: {
      title: 'Name and time zone',
      text: 'Shown on screens, paper and emails.',
      go: 'Add the name',
    },
    emergency: {
      title: 'Emergency number',
      text: 'The first call in Medical and Fire.',
      go: 'Set the number',
    },
    contacts: {
      title: 'Contacts',
      text: 'Each area needs one with a number.',
      go: 'Add contacts',
    },
    mail: {
      title: 'Email works',
      text: 'Send yourself a code to test it.',
      go: 'Send a code',
    },
    people: {
      title: 'People',
      text: 'Invite a second owner. Advisors need no account.',
      go: 'Invite people',
    },
    starters: {
      title: 'Procedures reviewed',
      text: 'Review each, or leave it out.',
      go: 'Review procedures',
    },
    codes: {
      title: 'QR sheet',
      text: 'Post it by the duty phone and in the office.',
      go: 'Print the QR sheet',
    },
    phone: {
      title: 'A phone ready offline',
      text: 'Open this address on a phone and wait for “Ready offline”.',
      go: 'Show the address',
    },
    practice: {
      title: 'A practice run',
      text: 'On that phone, finish a procedure with Practice checked.',
      go: 'See how',
    },
    backup: {
      title: 'A backup',
      text: 'For nightly backups, ask your operator to set BACKUP_DIR.',
      go: 'See how',
    },
  } satisfies Record<SetupPoint, PointWords>,
  doneOn: {
    mail: (day: string) => `A test email arrived on ${day}.`,
    codes: (day: string) => `QR codes were sent to the printer on ${day}.`,
    phone: (day: string) => `A phone was ready on ${day}.`,
    backup: (day: string) => `A backup was made on ${day}.`,
  },
  firstCall: (number: string) => `${number} is the first call in Medical and Fire.`,
  noPhoneReaches: 'Phones cannot open this address. Ask your operator to set PUBLIC_URL.',
  needsHttps: 'Phones work offline only over https.',
  zone: (timeZone: string) => `Times are in ${timeZone}.`,
  otherZone: (here: string, campus: string) =>
    `Times are in ${campus}, this browser is in ${here}. If that is wrong, set TIME_ZONE before the first record.`,
  scheduled: 'The first backup runs soon after the server starts.',
  mendBackup: 'Check that the folder in BACKUP_DIR exists, is writable and has space.',
  noMail: 'This server sends no email yet: set SMTP_URL.',
  inClear: 'Emails, even password links, may be sent unencrypted: SMTP_URL says tls=optional.',
  code: 'Code from the email',
  sendCode: (email: string) => `Send a code to ${email}`,
  sendAnother: 'Send another code',
  codeSent: (email: string) => `A code is on its way to ${email}.`,
  prove: 'Check the code',
  proven: 'Email works',
  wrongCode: 'That code is wrong or expired.',
  tooSoon: 'A code was sent just now. Wait a minute.',
  failed: 'That did not work. Try again.',
  ownersOnly: 'Only owners can do this.',
  areasWithout: (names: readonly string[]) => `No contact with a number for ${listed(names)}.`,
  bring: 'Import your binder',
  readNext: (title: string) => `Read next: ${title}`,
  listed: (count: number) => (count === 1 ? 'The procedure' : `All ${count} procedures`),
  reviewed: 'Reviewed',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out: ${title}`,
  leaveOutOthers: (count: number) => `Leave out the other ${count}`,
  leaveOutTitle: (count: number) => `Leave out ${count} procedures?`,
  leaveOutText: ({ count, emptied }: PublishedLeft) =>
    `Advisors would find ${procedures(count)}${emptied.length === 0 ? '' : `; nothing in ${some(emptied)}`}. The rest move to Archived and can be restored as they are now.`,
  restoreLeftOut: (count: number) =>
    count === 1 ? 'Restore the one left out' : `Restore the ${count} left out`,
  restoreTitle: (count: number) => `Restore ${procedures(count)}?`,
  restoreText: (published: readonly string[], drafts: readonly string[]) => [
    ...(published.length > 0
      ? [`${published.length} published right away: ${listed(published)}.`]
      : []),
    ...(drafts.length > 0 ? [`${asDrafts(drafts.length)}: ${listed(drafts)}.`] : []),
    'This includes every archived starter text, even ones archived because they were wrong.',
  ],
  restore: 'Restore',
  keepOut: 'Keep them out',
  restored: (published: number, drafts: number) => `${published} published, ${asDrafts(drafts)}`,
  keep: 'Keep them',
  published: (count: number) =>
    count === 0 ? 'Advisors find no procedures yet.' : `Advisors find ${procedures(count)}.`,
  leftOut: (title: string) => `Left out: ${title}`,
  leftOutAll: (count: number) => `${count} procedures left out`,
  notAll: (done: number, all: number) =>
    all === 1 ? 'That was not saved.' : `${done} of ${all} were saved.`,
  notSaved: (count: number, all: number, reason: string) =>
    all === 1 ? reason : `${count} not saved: ${reason}`,
  inArchive: 'Left-out procedures are under Archived.',
  reviewNotSaved: 'The review was not saved.',
  reviewedBy: (by: string | null, day: string) =>
    by === null ? `Reviewed on ${day}` : `Reviewed by ${by} on ${day}`,
  allReviewed: (count: number, by: string | null, day: string) =>
    `${procedures(count)} reviewed, the last ${by === null ? '' : `by ${by} `}on ${day}.`,
  left: (count: number, reviewed = 0) =>
    `${reviewed > 0 ? `${reviewed} reviewed, ` : ''}${count} left.`,
} as const;
