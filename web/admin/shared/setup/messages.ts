import type { PublishedLeft, SetupPoint } from '#core/setup/setup.ts';

const procedures = (count: number) =>
  `${count === 0 ? 'no' : count} procedure${count === 1 ? '' : 's'}`;
const listed = new Intl.ListFormat('en-US');

type PointWords = { title: string; text: string; done: string; go: string };

export const setupMessages = {
  text: 'Ten points before the first real call. Each knows by itself whether it is done.',
  next: 'Next:',
  all: 'All ten points',
  ownerDoesRest: 'An owner does the rest.',
  back: 'Back to setting up',
  putAway: 'Put away',
  putAwayName: 'Put away: Set up your campus',
  isAway: 'Put away. The menu still leads there.',
  showAgain: 'Show above the issues again',
  progress: 'Done so far',
  allDone: 'Your campus is set up. Nothing is left to do here.',
  openAgain: (day: string) =>
    `Your campus has been set up since ${day}. What is open again stands below.`,
  count: (done: number, all: number) => `${done} of ${all} done`,
  loadFailed: 'What is done did not load.',
  look: 'Look again',
  isDone: 'Done',
  isOpen: 'To do',
  points: {
    name: {
      title: 'Name and time zone',
      text: 'The name stands in the header, on paper and in mails.',
      done: 'The campus has a name.',
      go: 'Give it a name',
    },
    emergency: {
      title: 'Emergency number',
      text: 'It leads the list of calls, and is the first call in Medical and Fire. It is dialed as you write it.',
      done: 'The emergency number is set.',
      go: 'Set the number',
    },
    contacts: {
      title: 'Contacts',
      text: 'Whom procedures name: security, the duty manager, counselling. At least one needs a number, and each area one of its own.',
      done: 'There are contacts with a number.',
      go: 'Add contacts',
    },
    mail: {
      title: 'Mail arrives',
      text: 'New passwords, invitations and escalations go by mail. A code that arrives proves it.',
      done: 'A mailed code came back.',
      go: 'Send a code',
    },
    people: {
      title: 'People',
      text: 'Invite who writes procedures with you, and a second owner. Advisors need no account.',
      done: 'You are not alone.',
      go: 'Invite people',
    },
    starters: {
      title: 'Procedures reviewed',
      text: 'Read what the starter library or an import brought path by path, as an advisor would meet it. A starter text that does not fit your campus is left out: it goes to the archive.',
      done: 'Each is reviewed or left out.',
      go: 'Review procedures',
    },
    codes: {
      title: 'QR sheet',
      text: 'Put it where advisors stand at night: beside the duty phone, in the office, on the panel.',
      done: 'QR codes were printed.',
      go: 'Print the QR sheet',
    },
    phone: {
      title: 'A phone that is ready',
      text: 'Open the address below on a phone, type a name and wait for ‘Ready offline’. The server notices within a minute or two.',
      done: 'A phone has the procedures.',
      go: 'Show the address',
    },
    practice: {
      title: 'A practice walk',
      text: 'On that phone: tick Practice, choose a procedure, walk it to its end. It counts nowhere.',
      done: 'A practice walk arrived.',
      go: 'See how',
    },
    backup: {
      title: 'A backup',
      text: 'Set BACKUP_DIR on the server: the first backup is made a minute or two after its start, then one each night.',
      done: 'There is a backup.',
      go: 'See how',
    },
  } satisfies Record<SetupPoint, PointWords>,
  noPhoneReaches:
    'This address works on this machine alone. For a phone start the server with HOST and PUBLIC_URL: README, ‘On your phone’.',
  needsHttps:
    'Over plain http a phone says ‘Offline needs https’. Put the server behind https before the first real call.',
  zone: (timeZone: string) => `Times are those of ${timeZone}, as TIME_ZONE says.`,
  otherZone: (here: string, campus: string) =>
    `This browser is in ${here}, the campus in ${campus}. If that is wrong, set TIME_ZONE on the server before the first record.`,
  scheduled: 'BACKUP_DIR is set: the first one is made a minute or two after the start.',
  mendBackup:
    'On the server, make sure that the folder in BACKUP_DIR is there, can be written to and has space.',
  noMail: 'No mail leaves this server yet: set SMTP_URL.',
  inClear:
    'Mails may go unencrypted, links that set passwords among them: SMTP_URL says tls=optional.',
  code: 'Code from the mail',
  sendCode: (email: string) => `Send a code to ${email}`,
  sendAnother: 'Send another code',
  codeSent: (email: string) => `A code is on its way to ${email}.`,
  prove: 'It arrived',
  proven: 'Mail arrives',
  wrongCode: 'That is not the code that was sent last, or it is older than 30 minutes.',
  tooSoon: 'A code was sent just now. Wait a minute.',
  failed: 'That did not work. Try again.',
  ownersOnly: 'An owner does this.',
  areasWithout: (names: readonly string[]) =>
    `No contact with a number yet for ${new Intl.ListFormat('en-GB').format(names)}.`,
  bring: 'Bring your own binder',
  readNext: (title: string) => `Read the next: ${title}`,
  listed: (count: number) => (count === 1 ? 'The procedure' : `All ${count} procedures`),
  reviewed: 'Reviewed',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out: ${title}`,
  leaveOutOthers: (count: number) => `Leave out the other ${count}`,
  leaveOutTitle: (count: number) => `Leave out ${count} procedures?`,
  leaveOutText: ({ count, emptied }: PublishedLeft) =>
    `They go to the archive. Advisors would then find ${procedures(count)}${
      emptied.length === 0 ? '' : `; nothing in ${listed.format(emptied)}`
    }.`,
  keep: 'Keep them',
  published: (count: number) =>
    count === 0
      ? 'Advisors find no procedure yet: none is published.'
      : `Advisors find ${procedures(count)}.`,
  leftOut: (title: string) => `Left out: ${title}`,
  leftOutAll: (count: number) => `${count} procedures left out`,
  notAll: (done: number, all: number) =>
    all === 1 ? 'That was not saved.' : `${done} of ${all} were saved.`,
  inArchive: 'The archive keeps what is left out.',
  reviewNotSaved: 'The review was not saved.',
  reviewedBy: (by: string | null, day: string) =>
    by === null ? `Reviewed on ${day}` : `Reviewed by ${by} on ${day}`,
  left: (count: number) =>
    count === 1 ? 'One is still to be read.' : `${count} are still to be read.`,
} as const;
