import type { PrivacyNotice } from '#core/privacy/privacy-schema.ts';

const days = (count: number) => `${count.toLocaleString('en')} days`;

/** What the campus set for how long what is kept, in sentences; none where it set nothing (PRIVACY-13). */
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

/** Who is told of escalations now; nothing is said where nobody is (PRIVACY-13). */
export function tellingSentences({ mail, webhook }: PrivacyNotice): string[] {
  if (!mail && !webhook) return [];
  const ways = [mail ? 'by mail' : [], webhook ? 'at the address of another program' : []].flat();
  return [`At this university escalations are told ${ways.join(' and ')} at present.`];
}

const ON_DEVICE =
  'Your device keeps a signed statement of your name and of its days until you log out, and sends it with each record; the record then says whether your name is proven.';

/** What is collected where names are proven (PRIVACY-13). */
export function proofSentences({ proof }: PrivacyNotice): string[] {
  if (proof === undefined) return [];
  const how =
    proof === 'campus'
      ? 'At this university advisors may sign in with their campus account, which learns of it and says their name.'
      : 'At this university administrators may enrol the phone of an advisor under a name, which they keep until a month after that ended.';
  return [`${how} ${ON_DEVICE}`];
}
