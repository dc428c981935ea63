import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../text-blocks.ts';

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
test('the signs around two answers do not matter', () => {
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

// IMPORT-4, IMPORT-25: the number behind answers without one is that of the next step
test.each([
  [
    '1. Has it a collar?\n   with collar - ring the number on it\n   without collar - ring the wardens\n2. Sign.',
    '1 Has it a collar? | yes next, no 3\n2 ring the number on it | 4\n3 ring the wardens\n4 Sign.',
  ],
  [
    'a. Are they known?\nBy you: greet them.\nBy nobody: ask.\nb. Is it late?\nBefore ten: wait.\nAfter ten: lock.\nc. Sign.',
    '1 Are they known? | yes next, no 3\n2 greet them. | 4\n3 ask.\n4 Is it late? | yes next, no 6\n5 wait. | 7\n6 lock.\n7 Sign.',
  ],
])('%s', (text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});
