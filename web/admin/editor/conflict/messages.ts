import { formatStepNumber } from '#core/step/step-number.ts';

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;
const list = new Intl.ListFormat('en-GB');

export const conflictWords = {
  title: (name: string) => `${name} was saved elsewhere while you were typing`,
  text: (count: number) =>
    `${parts(count)} ${count === 1 ? 'differs' : 'differ'}. Choose for each; nothing is saved until you do, and nothing you typed is lost.`,
  sides: { mine: 'Mine', theirs: 'Theirs' },
  mineState: 'typed here, not saved',
  somebody: 'Somebody else',
  who: (name: string, when: string) => (when === '' ? name : `${name}, ${when}`),
  allOf: { mine: 'Keep all of mine', theirs: 'Take all of theirs' },
  choices: { mine: 'Keep mine', theirs: 'Take theirs' },
  same: (names: readonly string[]) =>
    `The same in both: ${list.format(names).replace(/\.+$/, '')}.`,
  underlined: 'What was changed is underlined.',
  urgentToo: (sentence: string) => `Urgent correction: “${sentence}”`,
  taken: (mine: number, theirs: number) => {
    if (theirs === 0) return 'All of yours.';
    return mine === 0 ? 'All of theirs.' : `${parts(mine)} of yours, ${theirs} of theirs.`;
  },
  goOn: 'Go on typing',
  save: 'Save changes',
  nothing: 'Nothing',
  notChosen: 'Not chosen yet',
  customised: 'With texts of its own',
  skip: (number: number, question: string) => `Skip to ${formatStepNumber(number)}: ${question}`,
  skipNowhere: 'Skip to a step that is not there',
  picture: (side: string) => `Picture, ${side}`,

  was: (number: number) => `Was ${formatStepNumber(number)}`,
  removed: (name: string, when: string) =>
    `${name} removed this step${when === '' ? '' : ` at ${when}`}.`,
  removedText:
    'What you typed is kept below, on this computer. Save it as a new step, or let it go.',
  insertAfter: 'Insert after',
  first: 'Before Step 1',
  becomes: (number: number) => `It becomes ${formatStepNumber(number)}.`,
  discard: 'Discard what I typed',
  copy: 'Copy the text',
  copied: 'Text copied',
  notCopied: 'The text was not copied. Select it and copy it yourself.',
  saveAsNew: 'Save as a new step',
  goOnAsNew: 'Go on as a new step',
  newStepFirst: 'Another new step is begun. Save or remove it first.',

  orderTitle: 'The steps were moved elsewhere at the same time',
  orderText: 'Both orders are below. Nothing of your order is saved yet.',
  stepLine: (number: number, question: string) => `${number}. ${question}`,
  orderSides: { mine: 'Keep my order', theirs: 'Take their order' },
  order: 'Order of the steps',
} as const;
