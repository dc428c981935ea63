import { inDigits } from '../base/written.ts';

const plural = (count: number, one: string, more: string) =>
  `${inDigits(count)} ${count === 1 ? one : more}`;

export const personMessages = {
  title: 'One person',
  text: 'Download or remove what is stored about somebody.',
  name: 'Name or email',
  nameHint: 'For an advisor, type the exact name.',
  find: 'Find',
  findFailed: 'The search failed.',
  nothing: (name: string) => `Nothing found for ${name}.`,
  found: (name: string) => `Found for ${name}`,
  records: (count: number) => plural(count, 'record', 'records'),
  messages: (count: number) => plural(count, 'message', 'messages'),
  searches: (count: number) => plural(count, 'search with no match', 'searches with no match'),
  mails: (count: number) => plural(count, 'email', 'emails'),
  account: (email: string) => `the account ${email}`,
  enabled: (email: string) => `The account ${email} is in use. Disable it under People first.`,
  download: 'Download all',
  downloadFailed: 'The download failed.',
  forget: 'Remove the name',
  forgetTitle: (name: string) => `Remove the name ${name}?`,
  forgetText:
    'It becomes “Someone” everywhere; an account and its emails are deleted. Records still count. What people wrote stays, and so do ids in the activity log. This cannot be undone.',
  confirm: 'Type the name to confirm',
  differs: 'That is a different name',
  forgotten: 'Name removed',
  notForgotten: 'The name was not removed.',
} as const;
