/** An issue that is read by somebody who may not change it. */
export const readingMessages = {
  reader: 'You read this procedure. Authors and owners can change it.',
  otherCategory: (category: string) =>
    `You read this procedure. It is of ${category}, and you change those of your own categories.`,
  firstAct: 'Do this first:',
  steps: 'Steps',
  noSteps: 'It has no step yet.',
  picture: (step: number) => `Picture of step ${step}`,
} as const;

/** What is said of an issue where publishing needs a second person. */
export const reviewMessages = {
  label: 'Review',
  published:
    'Advisors read this issue, and publishing needs a second person here. To change its words, duplicate it on the issues list and ask for the review of the copy.',
  own: 'You made the last change: somebody else publishes it.',
  others: 'Somebody else made the last change. Read it, then approve and publish it.',
  somebody: 'Somebody',
  said: {
    asked: (name: string, when: string) => `${name} asked for review, ${when}.`,
    sentBack: (name: string, when: string) => `${name} sent it back, ${when}.`,
  },
  act: { asked: 'Ask for review', sentBack: 'Send back' },
  done: { asked: 'Review asked for', sentBack: 'Sent back' },
  text: {
    asked: 'Another author or owner sees it in the issues list, and publishes it. A save ends it.',
    sentBack: 'Whoever asked reads your word here.',
  },
  word: 'A word to them (optional)',
  approve: 'Approve and publish',
  changes: 'What changed since advisors read it',
  isNew: 'Advisors never read it: all of it is new',
  notLoaded: 'How far the review is did not load.',
  asItStands: 'As it stands',
} as const;
