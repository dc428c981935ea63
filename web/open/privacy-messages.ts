import { BRAND } from '#core/base/brand.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';

/** The privacy policy in eight sections (ADVISOR-8), apart from the other words because only one page loads it. */
export const privacyPolicy = {
  title: 'Privacy policy',
  sections: {
    introduction: {
      title: 'Introduction',
      paragraphs: [`${BRAND.name} guides on-call advisors through their university's procedures.`],
    },
    summary: {
      title: 'Summary',
      paragraphs: [
        'The app keeps what it needs to guide advisors and to see how they used procedures.',
        'No sensitive personal information is processed. Records are about procedures, not residents: advisors are asked to leave out names, rooms and health details.',
      ],
    },
    collected: {
      title: 'Information collected',
      paragraphs: [
        'From advisors: your username; for each procedure you follow, your answers, the outcome, the times, any rating or comment; feedback, notes on steps, reports of missing procedures.',
        'Unsuccessful searches are kept without digits or anything that identifies you. Administrators see those sent by two or more phones.',
        'From administrators: name, email, password and, for a year, what they did, when and from which network.',
        'Your device keeps your username or profile, unfinished procedures, what is not sent yet, unsuccessful searches, and your choice of light or dark. Cookies only keep administrators signed in, keep your language, block forged requests, and recognize browsers and phones used before, so that strangers cannot lock them out.',
      ],
    },
    use: {
      title: 'Use',
      paragraphs: [
        "Records, feedback and reports show the residential-life team what happens on call, so it can plan and improve procedures. Administrators' names and emails are for signing in and for links they request.",
        'When you escalate, people the university chose may be told at once, with your username. To stop false ones, the app remembers which escalations (for a day) and records (for 14 days) came from the same network, but not which network.',
        'Nothing is used for advertising, tracking, profiling or automated decisions.',
      ],
    },
    sharing: {
      title: 'Sharing',
      paragraphs: [
        "Information stays with the university, whose residential-life administrators can read and download it. It is never sold. Escalations go to recipients the administrators chose. Email goes through the university's mail service.",
      ],
    },
    security: {
      title: 'Security',
      paragraphs: [
        'Administrators sign in, and are signed out when idle. Passwords, sessions and links are kept only as hashes nobody can read back. Uploaded images lose what the camera adds, such as a location. Information is encrypted when it is sent if the university uses https, as it should.',
      ],
    },
    rights: {
      title: 'Rights',
      paragraphs: [
        'You may ask to see, correct or delete what is kept under your name, unless the university must keep it. Logging out removes your name from the device, not from records already sent.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: ["Ask your university's residential-life office or privacy officer."],
    },
  },
} as const;

const days = (count: number) => `${count.toLocaleString(LOCALE)} days`;

/** Returns sentences on how long the campus keeps each kind of data; none if it set nothing (PRIVACY-13). */
export function termSentences({ records, messages, searches }: PrivacyNotice): string[] {
  if (records === null && messages === null && searches === null) return [];
  return [
    records === null
      ? 'Records stay until the university deletes them.'
      : `${days(records)} after it starts, a record loses your name, comment and answers, but still counts, with its time and outcome.`,
    messages === null
      ? 'Feedback, notes and reports stay until the university deletes them.'
      : `Feedback, notes and reports are deleted after ${days(messages)}.`,
    searches === null
      ? 'Unsuccessful searches stay until the university deletes them.'
      : `Unsuccessful searches are deleted after ${days(searches)}.`,
  ];
}

const BY_LINK =
  'For 24 hours a link in the message shows your name, your steps and any number you left, without a sign-in. That number is deleted after 7 days, and from your device when you log out.';

const NOT_REAL =
  'If somebody says that your escalation is not real, the app marks your network for 12 hours, and escalations from there under a name that is not verified reach fewer people.';

/** Returns sentences on the receivers of escalations; none if nobody receives them (PRIVACY-13). */
export function tellingSentences({ mail, webhook }: PrivacyNotice): string[] {
  if (!mail && !webhook) return [];
  const ways = [mail ? 'by email' : [], webhook ? 'to another program' : []].flat();
  return [`This university sends escalations ${ways.join(' and ')}.`, BY_LINK, NOT_REAL];
}

const ON_DEVICE =
  'Your device keeps a signed statement of your name until you log out and sends it with each record, which then says whether your name is verified.';

/** Returns sentences on the data collected if names are proven (PRIVACY-13). */
export function proofSentences({ proof }: PrivacyNotice): string[] {
  if (proof === undefined) return [];
  const how =
    proof === 'campus'
      ? 'Advisors here may sign in with their campus account. The campus then knows that they use the app, and tells the app their name.'
      : 'Administrators here may enroll your phone under your name. The app keeps the name until a month after the enrollment ends.';
  return [`${how} ${ON_DEVICE}`];
}

const TOLD: Record<ReportPlaceholder, string> = {
  title: 'the procedure title',
  category: 'its category',
  outcome: 'how it ended',
  start: 'when it started',
  end: 'when it ended',
  area: 'the area',
  advisor: 'your username',
  code: 'the record code',
};

/** Returns sentences on the incident report form offered to advisors, and the data in its address (REPORT-10). */
export function reportSentences({ report }: PrivacyNotice): string[] {
  if (report === undefined) return [];
  const { host, told } = report;
  const what =
    told.length === 0
      ? 'Its address contains nothing from the record'
      : `Its address contains ${told.map((name) => TOLD[name]).join(', ')}, and nothing you wrote`;
  return [
    `The incident report form at ${host} opens only when you press its link. ${what}. The timeline goes only where you paste it. The record shows whether you opened the form or marked the report as written.`,
  ];
}
