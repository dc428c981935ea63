import { LOCALE } from '#core/base/locale.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';

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
