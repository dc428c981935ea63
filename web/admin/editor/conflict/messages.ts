import { listed } from '../../base/written.ts';

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;
export const conflictWords = {
  title: (name: string) => `Somebody else saved ${name} while you were typing`,
  text: (count: number) =>
    `${parts(count)} ${count === 1 ? 'differs' : 'differ'}. Choose for each one. Nothing you typed is lost.`,
  sides: { mine: 'Mine', theirs: 'Theirs' },
  mineState: 'not saved',
  somebody: 'Somebody else',
  who: (name: string, when: string) => (when === '' ? name : `${name}, ${when}`),
  allOf: { mine: 'Keep all mine', theirs: 'Take all theirs' },
  choices: { mine: 'Keep mine', theirs: 'Take theirs' },
  same: (names: readonly string[]) => `Same in both: ${listed(names).replace(/\.+$/, '')}.`,
  underlined: 'Changes are underlined.',
  urgentToo: (sentence: string) => `Urgent correction: “${sentence}”`,
  taken: (mine: number, theirs: number) => {
    if (theirs === 0) return 'All of yours.';
    return mine === 0 ? 'All of theirs.' : `${parts(mine)} of yours, ${theirs} of theirs.`;
  },
  goOn: 'Keep typing',
  save: 'Save changes',
  nothing: 'Empty',
  notChosen: 'Not chosen yet',
  customised: 'With custom text',
  skip: (number: number, question: string) => `Skip to Step ${number}: ${question}`,
  skipNowhere: 'Skip to a removed step',
  picture: (side: string) => `Image, ${side}`,

  was: (number: number) => `Was Step ${number}`,
  removed: (name: string, when: string) =>
    `${name} removed this step${when === '' ? '' : ` at ${when}`}.`,
  removedText: 'Save your text as a new step, or discard it.',
  insertAfter: 'Insert after',
  first: 'Before Step 1',
  becomes: (number: number) => `It becomes Step ${number}.`,
  discard: 'Discard what I typed',
  copy: 'Copy the text',
  copied: 'Text copied',
  notCopied: 'Select the text and copy it yourself.',
  saveAsNew: 'Save as a new step',
  goOnAsNew: 'Continue as a new step',
  newStepFirst: 'Save or remove your other new step first.',

  orderTitle: 'Somebody else also moved steps',
  orderText: 'Yours is not saved yet.',
  stepLine: (number: number, question: string) => `${number}. ${question}`,
  orderSides: { mine: 'Keep my order', theirs: 'Take their order' },
  order: 'Order of steps',
} as const;
