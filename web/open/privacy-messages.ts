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
      paragraphs: [
        `${BRAND.name} guides on-call residential-life advisors through their university's procedures. This page says what it keeps about you, and why.`,
      ],
    },
    summary: {
      title: 'Summary',
      paragraphs: [
        'Advisors use a name and no password; administrators use an email and a password. The app keeps what it needs to guide advisors and to see how they used procedures.',
        'No sensitive personal information is processed. Records are about procedures, not residents: advisors are asked to leave out names, rooms and health details.',
      ],
    },
    collected: {
      title: 'Information collected',
      paragraphs: [
        'From advisors: the username you type; for each procedure you follow, your answers, the outcome, the times and any rating or comment; feedback, notes on steps and reports of missing procedures.',
        'Unsuccessful searches are kept without digits, your name or anything else that identifies you. Administrators see those sent by two or more phones.',
        'From administrators: name, email, a password that nobody can read back, and, for a year, what they did in the app, when and from which network.',
        'On your device, the browser keeps your username or signed-in profile, unfinished procedures, what is not sent yet, unsuccessful searches, and your light or dark setting. There are no advertising or tracking cookies. Cookies only keep administrators signed in, recognize browsers and phones used before so that strangers cannot hold them up, and block forged requests.',
      ],
    },
    use: {
      title: 'Use',
      paragraphs: [
        "The residential-life team uses records to see what happens on call, to plan and to improve procedures, and feedback and reports to improve the app and its procedures. Administrators' names and emails are used to sign in and to send links they request.",
        'When you escalate, people the university has chosen may be told at once, with your username. To stop floods of false escalations, the app keeps for one day which ones came from the same network, but not which network. It does the same with records for 14 days, so that false ones can be removed together.',
        'Nothing is used for advertising, profiling or automated decisions.',
      ],
    },
    sharing: {
      title: 'Sharing',
      paragraphs: [
        "Information stays with the university that runs this app, where residential-life administrators can read and download it. It is never sold. Escalations go by email or to another program, to recipients the administrators chose. An incident report form opens only when you press its link. All email goes through the university's mail service.",
      ],
    },
    security: {
      title: 'Security',
      paragraphs: [
        'Administrator pages need a sign-in, which ends when it is not used. Passwords, sessions and links are kept only as hashes. Uploaded images lose what the camera adds, such as a location. Information is protected on its way if the university uses https, as it should.',
      ],
    },
    rights: {
      title: 'Rights',
      paragraphs: [
        'You may ask to see or correct what is kept under your name, or to have it deleted unless the university must keep it. Logging out as an advisor removes your name from the device; records already sent stay with the university.',
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
      : `${days(records)} after it starts, a record loses your name, comment and answers. It is still counted, with its time and outcome.`,
    messages === null
      ? 'Feedback, notes and reports stay until the university deletes them.'
      : `Feedback, notes and reports are deleted after ${days(messages)}.`,
    searches === null
      ? 'Unsuccessful searches stay until the university deletes them.'
      : `Unsuccessful searches are deleted after ${days(searches)}.`,
  ];
}

const BY_LINK =
  'For 24 hours a link in the message shows your name, your steps and any number you left for a call back, without a sign-in. That number is deleted after 7 days, and from your device when you log out.';

const NOT_REAL =
  'If someone who gets it says that it is not real, a mark of your network is kept for 12 hours: escalations from it by people whose name is not verified then reach fewer people.';

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
      ? 'Advisors here may sign in with their campus account, which learns of it and gives their name.'
      : 'Administrators here may enroll your phone under your name, which is kept until a month after that ends.';
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
    `After a procedure you can open this university's incident report form at ${host}, which then learns that you did. ${what}. The timeline goes only where you paste it. The record shows whether you opened the form or marked the report as written.`,
  ];
}
