import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const read = (blocks: ReturnType<typeof textBlocks>): string =>
  outlineText(guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS }).issues)
    .split('\n')
    .slice(1)
    .join('\n');
/** Returns the steps of a page as lines. */
const stepsOf = (text: string): string => read(textBlocks(`PAGE\n\n${text}`));

// IMPORT-4: what a question is followed by is done at 'yes' if the other answer is named
test.each([
  ['Is it shut? Knock twice; otherwise go in.', 'Is it shut?', 'Knock twice', 'go in.'],
  ['Is it shut? Knock twice. If not, go in.', 'Is it shut?', 'Knock twice.', 'go in.'],
  ['Can it lock? Then lock it. If it cannot, wait.', 'Can it lock?', 'lock it.', 'wait.'],
  ['Is it shut? [Y] knock [N] go in.', 'Is it shut?', 'knock', 'go in.'],
  [
    'Does one say yes? Yes → ask if they stay. No → go in.',
    'Does one say yes?',
    'ask if they stay.',
    'go in.',
  ],
])('the text after a question is its Yes answer: %s', (text, asked, yes, no) => {
  expect(stepsOf(`1. Look.\n2. ${text}\n3. Sign.`)).toBe(
    `1 Look.\n2 ${asked} | yes next, no 4\n3 ${yes} | 5\n4 ${no}\n5 Sign.`,
  );
});

// IMPORT-4
test("words to say out loud are not part of an answer's name", () => {
  const steps = stepsOf(
    '1. Is it theirs?\nYes, scan it.\nNo, smile and say: "Come back."\n2. Sign.',
  );
  expect(steps.split('\n')[2]).toBe('3 smile and say: "Come back."');
});

// IMPORT-25: names of which one says that the other is not so are answers whatever is before them
test.each([
  ['Look in. Smoke in one: pull the alarm. No smoke: hang the sign.'],
  ['Call them. Reached? Ask for the key. Not reached? Call the desk.'],
  ['Listen. Hear it? Knock. Don’t hear it? Go back.'],
  ['Show the list. Agrees: sign it. Does not agree: tear it.'],
  ['How warm is it? Under 60 → move them; 60 and more → log it.'],
])('opposite names are answers after any text: %s', (text) => {
  const [first] = stepsOf(`1. ${text}\n2. Sign.`).split('\n');
  expect(first).toBe(`1 ${/^[^.?]*./.exec(text)?.[0] ?? ''} | yes next, no 3`);
});

// IMPORT-25: a line that leads to what depends on something asks
test.each(['Read the dial. Depending on what it says:', 'Read the dial. Whichever it says:'])(
  'a line that leads to different cases is a question: %s',
  (asked) => {
    expect(stepsOf(`1. ${asked}\n   - Low: fill it.\n   - High: drain it.\n2. Sign.`)).toBe(
      `1 ${asked.slice(0, -1)} | yes next, no 3\n2 fill it. | 4\n3 drain it.\n4 Sign.`,
    );
  },
);

// IMPORT-25: the rows of a table below a question are its answers, and a first row may name its columns
test.each([
  [['YOU SEE | YOU DO'], 'Flames | Get out. Call 999. Stop here.'],
  [[], 'Flames | Get out. Call 999. Stop here.'],
])(
  'the rows of a table below a question are its answers, with the column names %j',
  (names, row) => {
    const rows = [...names, row, 'Smoke alone | Shut the door.', 'Nothing | Wait.'];
    const blocks = [
      ...textBlocks('PAGE\n\n1. What is there?'),
      ...rows.map((text) => lineBlock(text, { isApart: true, table: 0 })),
      ...textBlocks('2. Sign.'),
    ];
    expect(read(blocks)).toBe(
      '1 What is there? / Flames | yes next, no 3\n2 Get out. Call 999. | end\n3 Smoke alone | yes next, no 5\n4 Shut the door. | 7\n5 Nothing | yes next, no 7\n6 Wait.\n7 Sign.'.replace(
        '999',
        '[[contact:emergency]]',
      ),
    );
  },
);

// IMPORT-25
test('a question with its answers in one paragraph is not an answer to the question above', () => {
  const text =
    'Ask whether somebody knows.\n\nIs there such a person? If so, ring them. Otherwise ring the desk.\n\nIn case of smoke, leave.';
  const { issues } = guessIssues(textBlocks(`KILN\n\n${text}`), {
    name: 'Page',
    campus: BINDER_CAMPUS,
  });
  expect(outlineText(issues)).toBe(
    'KILN [Fire]\n1 Ask whether somebody knows.\n2 Is there such a person? | yes next, no 4\n3 ring them. | 5\n4 ring the desk.\n5 In case of smoke, leave.',
  );
});
