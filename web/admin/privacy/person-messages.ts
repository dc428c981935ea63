const plural = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** The words of one person. */
export const personMessages = {
  title: 'One person',
  text: 'What there is by a name, as a file, and how the name goes.',
  name: 'Name or email',
  nameHint: 'An advisor as the name is written, an administrator by name or email.',
  find: 'Find',
  findFailed: 'That was not looked up.',
  nothing: (name: string) => `There is nothing by the name ${name}.`,
  found: (name: string) => `By the name ${name}`,
  records: (count: number) => plural(count, 'record', 'records'),
  messages: (count: number) => plural(count, 'message', 'messages'),
  searches: (count: number) =>
    plural(count, 'search that found nothing', 'searches that found nothing'),
  mails: (count: number) => plural(count, 'mail', 'mails'),
  account: (email: string) => `the account ${email}`,
  enabled: (email: string) => `The account ${email} is in use. Disable it on People to forget it.`,
  download: 'Download all of it',
  downloadFailed: 'The file did not come.',
  forget: 'Forget the name',
  forgetTitle: (name: string) => `Forget ${name}?`,
  forgetText:
    'Where the name stands it becomes “Someone”; an account goes with its mails, and so do searches for the name. Records stay counted. What somebody wrote in their own words stays, and so do the ids in the trail. It cannot be undone.',
  confirm: 'Type the name once more',
  differs: 'That is another name',
  forgotten: 'The name is forgotten',
  notForgotten: 'The name was not forgotten.',
} as const;
