import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';

const days = (count: number) => `${count.toLocaleString('en')} days`;

/** Returns sentences on how long the campus keeps each kind of data; none if it set nothing (PRIVACY-13). */
export function termSentences({ records, messages, searches }: PrivacyNotice): string[] {
  if (records === null && messages === null && searches === null) return [];
  return [
    records === null
      ? 'Records of attended issues stay until the university deletes them.'
      : `${days(records)} after it began a record of an attended issue loses your name, your comment and your answers. That an issue was attended, when and how it ended stays counted.`,
    messages === null
      ? 'Feedback, notes and reports stay until the university deletes them.'
      : `Feedback, notes and reports are deleted after ${days(messages)}.`,
    searches === null
      ? 'Words that were searched for stay until the university deletes them.'
      : `Words that were searched for are deleted after ${days(searches)}.`,
  ];
}

/** Returns sentences on the receivers of escalations; none if nobody receives them (PRIVACY-13). */
export function tellingSentences({ mail, webhook }: PrivacyNotice): string[] {
  if (!mail && !webhook) return [];
  const ways = [mail ? 'by mail' : [], webhook ? 'at the address of another program' : []].flat();
  return [`At this university escalations are told ${ways.join(' and ')} at present.`];
}

const ON_DEVICE =
  'Your device keeps a signed statement of your name and of its days until you log out, and sends it with each record; the record then says whether your name is proven.';

/** Returns sentences on the data collected if names are proven (PRIVACY-13). */
export function proofSentences({ proof }: PrivacyNotice): string[] {
  if (proof === undefined) return [];
  const how =
    proof === 'campus'
      ? 'At this university advisors may sign in with their campus account, which learns of it and says their name.'
      : 'At this university administrators may enrol the phone of an advisor under a name, which they keep until a month after that ended.';
  return [`${how} ${ON_DEVICE}`];
}

const TOLD: Record<ReportPlaceholder, string> = {
  title: 'the title of the procedure',
  category: 'its category',
  outcome: 'how it ended',
  start: 'when it began',
  end: 'when it ended',
  area: 'the area of the campus',
  advisor: 'your username',
  code: 'the code of the record',
};

/** Returns sentences on the incident report form offered to advisors, and the data in its address (REPORT-10). */
export function reportSentences({ report }: PrivacyNotice): string[] {
  if (report === undefined) return [];
  const { host, told } = report;
  const what =
    told.length === 0
      ? 'Its address is told nothing of the record'
      : `Its address is told ${told.map((name) => TOLD[name]).join(', ')}, and nothing that you wrote`;
  return [
    `At this university you can open the form for incident reports at ${host} after a procedure, which then learns that you did. ${what}. The timeline is copied on your device and goes where you paste it; whether you opened the form or marked the report as written stands in the record.`,
  ];
}
