export const linkMessages = {
  title: 'Opened by a link',
  handedOver: 'Hand over',
  text: 'Choose it to start, or look for another above.',
  missing: 'This procedure is not on this phone',
  missingText: (asOf: string) =>
    `It was withdrawn, or it is newer than the list on this phone, which is of ${asOf}.`,
  search: 'Look in All categories',
  tell: 'Tell the admins',
} as const;

export const recentsMessages = {
  recent: 'Recent',
  mostUsed: 'Most used',
} as const;

export const takeOverMessages = {
  title: 'Take over this procedure?',
  // Anybody can make a code: its words are quoted.
  by: (name: string) => `The code says it is from “${name}”.`,
  at: (step: number | undefined, begun: string) =>
    step === undefined ? `At its end, begun ${begun}.` : `At step ${step}, begun ${begun}.`,
  replaces: 'This phone has it, too: what it has is replaced.',
  takeOver: 'Take over',
  leave: 'Leave it',
  taken: 'You have it',
  tell: (name: string) => `Read this code to ${name}:`,
  notKept: 'This phone cannot keep it',
  notKeptText: (name: string) =>
    `It is gone here once this page is closed. Ask ${name} to keep it, too: not to press “They have it”.`,
  goOn: 'Open it',
  mine: 'This phone has it already',
  apart: 'Both phones went on',
  apartText: (name: string) => `Ask ${name} to finish there, not to press “They have it”.`,
  missing: (revision: number | null) =>
    `Revision ${revision} of this procedure is not on this phone`,
  missingText:
    'It is fetched as soon as there is a network. Until then it stays on the other phone.',
  withdrawn: 'This procedure was withdrawn',
  ended: 'This phone has ended it already',
  damaged: 'This code cannot be read',
  stays: 'Nothing was taken over: it stays on the other phone. Scan its code once more.',
} as const;
