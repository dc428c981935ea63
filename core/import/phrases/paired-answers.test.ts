import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

/** Returns the steps of a page as lines. */
function stepsOf(text: string): string {
  const blocks = textBlocks(`PAGE\n\n${text}`);
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  return outlineText(issues).split('\n').slice(1).join('\n');
}

const SIGNS = ['', '> ', '- ', '* ', '-> ', '=> ', '→ ', '☐ ', '[ ] ', '>> ', '  '] as const;
const NAMES = [
  ['Yes', 'No'],
  ['YES', 'NO'],
  ['yes', 'no'],
  ['Yep', 'Nope'],
  ['Aye', 'Naw'],
  ['Y', 'N'],
] as const;
const BEHIND = [': ', ' - ', ' – ', ' → ', ' --> ', '! ', ', ', '   ', ' ', '\t', '. '] as const;

// IMPORT-4: two answers beside each other tell each other, whatever signs are around their names
test('two answers are read with any signs around them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SIGNS),
      fc.constantFrom(...NAMES),
      fc.constantFrom(...BEHIND),
      fc.boolean(),
      (sign, [yes, no], behind, isYesFirst) => {
        // 'Y. ' is the number of an item.
        fc.pre(yes !== 'Y' || behind !== '. ');
        const lines = [`${sign}${yes}${behind}Ring the bell.`, `${sign}${no}${behind}Close it.`];
        const both = (isYesFirst ? lines : lines.toReversed()).join('\n');
        const [first, second] = isYesFirst
          ? ['Ring the bell.', 'Close it.']
          : ['Close it.', 'Ring the bell.'];
        expect(stepsOf(`1. Look.\n2. Is it open?\n${both}\n3. Sign.`)).toBe(
          `1 Look.\n2 Is it open? | ${isYesFirst ? 'yes next, no 4' : 'yes 4, no next'}\n3 ${first} | 5\n4 ${second}\n5 Sign.`,
        );
      },
    ),
    { numRuns: 400 },
  );
});

// IMPORT-4, IMPORT-25: an answer may be a way, a mark, or one of three that begin alike
test.each([
  [
    'Is it shut? Yes/No\nYes: go.\nNo: -\n2. Sign.',
    '1 Is it shut? | yes next, no 3\n2 go.\n3 Sign.',
  ],
  [
    'Is it shut?\nYES\n  Lock it.\nNO\n  Go on.\n2. Sign.',
    '1 Is it shut? | yes next, no 3\n2 Lock it.\n3 Sign.',
  ],
  [
    'Is it shut? (Yes - go to 3; No - go to 2)\n2. Shut it.\n3. Sign.',
    '1 Is it shut? | yes 3, no next\n2 Shut it.\n3 Sign.',
  ],
  [
    'Is it shut?  [ ] Yes  lock it  [ ] No  hooray, keep walking!\n2. Sign.',
    '1 Is it shut? | yes next, no 3\n2 lock it\n3 Sign.',
  ],
  [
    'Did they hear?\nYes, loudly: wait.\nYes, but late: ask.\nNo: knock.\n2. Sign.',
    '1 Did they hear? / Yes, loudly | yes next, no 3\n2 wait. | 6\n3 Yes, but late | yes next, no 5\n4 ask. | 6\n5 knock.\n6 Sign.',
  ],
  [
    'Read the panel.\nPanel says FIRE: shout and go to step 3.\nPanel says FAULT: go to step 2.\n2. Ring.\n3. Sign.',
    '1 Read the panel. | yes next, no 3\n2 shout | 4\n3 Ring.\n4 Sign.',
  ],
  [
    'Did they stop?\n\nIf they stopped, thank them. If they did not, wait. Ring the desk.\n\n2. Sign.',
    '1 Did they stop? | yes next, no 3\n2 thank them. | 4\n3 wait. Ring the desk.\n4 Sign.',
  ],
  [
    'Is it wet?\n   > YES\n     a. Mop.\n     b. Ring.\n   > NO\n     a. Look again.\n2. Sign.',
    '1 Is it wet? | yes next, no 4\n2 Mop.\n3 Ring. | 5\n4 Look again.\n5 Sign.',
  ],
  [
    'Is it late?\n\nYes\n\nGo home.\n\nNo\n\nWait.\n\nSign.',
    '1 Is it late? | yes next, no 3\n2 Go home. | 4\n3 Wait.\n4 Sign.',
  ],
])('answers are read: 1. %s', (text, steps) => {
  expect(stepsOf(`1. ${text}`)).toBe(steps);
});

// IMPORT-25: a condition over a list asks, in whatever words
test.each(['If it is hot', 'In the event that it is hot', 'In case it is hot', 'Should it be hot'])(
  "'%s' asks a question",
  (condition) => {
    const text = `1. Look.\n2. ${condition}:\n   a. Run.\n   b. Ring.\n3. Sign.`;
    expect(stepsOf(text)).toBe(
      `1 Look.\n2 ${condition} | yes next, no 5\n3 Run.\n4 Ring.\n5 Sign.`,
    );
  },
);

// IMPORT-34: the manners in which a way is said
test.each([
  'The matter ends here.',
  'This procedure ends.',
  'No further steps shall be taken.',
  'The card is finished.',
])("'%s' ends the procedure", (end) => {
  expect(stepsOf(`1. Is it out?\nYes: Wait. ${end}\nNo: Ring.\n2. Sign.`)).toBe(
    '1 Is it out? | yes next, no 3\n2 Wait. | end\n3 Ring.\n4 Sign.',
  );
});
test.each(['and shall proceed to clause 3', 'you must go to step 3', 'then go to box 3'])(
  "'%s' is a skip to that step",
  (way) => {
    expect(stepsOf(`1. Is it out?\nYes: Wait, ${way}.\nNo: Ring.\n2. Sign.\n3. Go.`)).toBe(
      '1 Is it out? | yes next, no 3\n2 Wait | 5\n3 Ring.\n4 Sign.\n5 Go.',
    );
  },
);

// IMPORT-34: a number with two blanks behind it is that of a step
test('a skip finds a step whose number has no period', () => {
  expect(
    stepsOf('1  Is it out?\n  > YES  --> Ring. GO TO 3\n  > NO   --> Wait.\n2  Sign.\n3  Go.'),
  ).toBe('1 Is it out? | yes next, no 3\n2 Ring. | 5\n3 Wait.\n4 Sign.\n5 Go.');
});

// IMPORT-4, IMPORT-25: the number behind answers without one is that of the next step
test.each([
  [
    '1. Has it a collar?\n   with collar - ring the number on it\n   without collar - ring the wardens\n2. Sign.',
    '1 Has it a collar? | yes next, no 3\n2 ring the number on it | 4\n3 ring the wardens\n4 Sign.',
  ],
])('a number after two answers is the next step: %s', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});
