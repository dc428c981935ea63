import { BRAND } from '#core/base/brand.ts';

const { name } = BRAND;

/** Says when something was last done, if it ever was. */
const lastOn = (day: string | undefined): string =>
  day === undefined ? 'There is no backup yet.' : `The last one was on ${day}.`;

const LOG = 'The server log has details.';

/** The emails to owners and to people on duty about what is due or went wrong. */
export const officeLetters = {
  somebody: 'Somebody',
  reviewBy: (day: string) => `Review by ${day}`,
  reviewOf: (day: string, title: string) => `Review by ${day}: ${title}`,
  reviewOfMany: (count: number) => `${count} procedures to review`,
  reviewOwned: `Review these procedures you own in ${name}:`,
  reviewOwnerless: 'These have no active owner. Review them or choose an owner:',
  reviewStill: 'If one is still right, set a new review date in its details.',
  reviewOff: (profile: string) => `Turn off these emails: ${profile}`,
  deletedAuthor: 'Somebody whose account was deleted',
  unreadCorrection: (
    { who, title, when }: { who: string; title: string; when: string },
    sentence: string,
    link: string,
  ) => ({
    subject: `Urgent correction not read yet: ${title}`,
    paragraphs: [
      `${who} corrected “${title}” in ${name} on ${when}. Advisors already see it, but nobody else has read it. It tells them:`,
      `“${sentence}”`,
      `Read it and press “I have read it”: ${link}`,
      'All owners get this email daily until somebody other than the author reads it. The correction stays in place.',
    ],
  }),
  gap: (contact: string, from: string, to: string) => `${contact}: nobody from ${from} to ${to}`,
  gaps: (
    contacts: string,
    lines: string,
    { timeZone, link }: { timeZone: string; link: string },
  ) => ({
    subject: `Nobody on duty: ${contacts}`,
    paragraphs: [
      `The duty calendars in ${name} have nobody who can be called at these times (${timeZone}). Phones call the contact's own number then.`,
      lines,
      `Add somebody to the calendar or to the people on the roster, or set the contact's hours if nobody is meant to be on duty then: ${link}`,
      'You get one email for each gap. All owners get it.',
    ],
  }),
  dutyStart: (
    contact: string,
    { from, day, until, timeZone }: Record<'from' | 'day' | 'until' | 'timeZone', string>,
  ) => ({
    subject: `You are on duty: ${contact}`,
    paragraphs: [
      `Your duty as ${contact} began at ${from} and ends on ${day} at ${until} (${timeZone}).`,
      `Advisors who use ${name} call you for this contact until then. If this is wrong, tell the person who keeps the duty calendar.`,
    ],
  }),
  /** The reasons why swaps in a calendar do not reach phones. */
  troubles: {
    waits:
      'at least half of its upcoming events are gone. Phones use the old events for a week, or until you press “Use it anyway”.',
    fails: 'it could not be read for a day. Phones use the last copy for a week.',
  },
  calendarTrouble: (contacts: string, lines: string, link: string) => ({
    subject: `Duty calendar problem: ${contacts}`,
    paragraphs: [
      `Phones do not get changes from these duty calendars (${name}).`,
      lines,
      `Look at them: ${link}`,
      'All owners get this email, once.',
    ],
  }),
  phoneWoken: (person: string, make: string, profile: string) => ({
    subject: `Escalations wake a phone: ${person}`,
    paragraphs: [
      `Escalations in ${name} now wake this phone of ${person}: ${make || 'an unknown browser'}. Somebody used a link to set it up.`,
      `If the phone is not theirs, they can remove it in their profile (${profile}). If they have no account, an owner can remove it under “People on the roster”.`,
    ],
  }),
  phoneGone: (person: string, browser: string) => ({
    subject: `Escalations stopped waking a phone: ${person}`,
    paragraphs: [
      `Escalations in ${name} stopped waking this phone of ${person}: ${browser || 'an unknown browser'}. Its browser withdrew the permission, or was removed.`,
      'If escalations should wake it again, press “Wake this phone” in the profile on that phone, or use a new link from an owner. If it was lost or replaced, you can ignore this.',
    ],
  }),
  dangerousStarters: (count: number, about: readonly string[], link: string) => {
    const procedures = count === 1 ? 'One procedure' : `${count} procedures`;
    return {
      subject: `Update ${count === 1 ? 'a procedure' : procedures} from the starter library now`,
      paragraphs: [
        `${procedures} that your advisors follow in ${name} came from the starter library with text that could lead to harm. Yours stay the same until you update them:`,
        ...about,
        `Compare and update: ${link}`,
      ],
    };
  },
  damage: (found: string) => ({
    subject: 'The database is damaged',
    paragraphs: [
      `${name} found damage in its database: ${found}`,
      'Stop the server and restore the newest good backup (see docs/operations.md). Phones will send again any records they still hold.',
      'This is the only email about this damage.',
    ],
  }),
  backup: {
    failed: (reason: string, last: string | undefined) => ({
      subject: 'The backup failed',
      paragraphs: [
        `${name} could not make its backup: ${reason}.`,
        `${lastOn(last)} It tries again every half hour.`,
        LOG,
      ],
    }),
    late: (_reason: string, last: string | undefined) => ({
      subject: 'The backup is late',
      paragraphs: [`${name} has not made a backup in over 26 hours. ${lastOn(last)}`, LOG],
    }),
    drillFailed: (reason: string) => ({
      subject: 'A test restore failed',
      paragraphs: [
        `A test restore of the newest ${name} backup failed: ${reason}.`,
        'Do not rely on it until this is fixed.',
        LOG,
      ],
    }),
    unproven: (_reason: string, last: string | undefined) => ({
      subject: 'No recent test restore',
      paragraphs: [
        `No ${name} backup has passed a test restore in 35 days. ${lastOn(last)}`,
        'On the server, run: npm run drill',
        LOG,
      ],
    }),
  },
};
