import { expect, test } from 'vitest';
import { lineBlock } from './source.ts';
import { softLines, textBlocks } from './text-blocks.ts';

const linesOf = (text: string): readonly string[] =>
  softLines(lineBlock(text, { kind: 'numbered', label: '1.' })).map((block) => block.text);

// IMPORT-25: a bracket behind a name is a sign, and words in brackets are none
test.each([
  ['Which is it?\nINSULIN) send them now\nOTHER) call the shop', 3],
  ['Is it safe?\nCall Security (campus) first\nCall the nurse (health) next', 1],
  ['Which is it?\nInsulin (any kind)) send them now\nOther) call the shop', 3],
])('%j is split at its answers only', (text, count) => {
  expect(linesOf(text)).toHaveLength(count);
});

// IMPORT-25: 'no' begins a line, and what goes on with 'yes' begins none
test('a line broken by hand within an answer continues the line above it', () => {
  const answers = ['yes >> stay, and call the nurse on call', 'no >> ask what would help'];
  const [yes, no] = answers;
  expect(linesOf(`Are they safe?\n${yes}\n(555-0190)\n${no}\nand who else knows\nWait.`)).toEqual([
    'Are they safe?',
    `${yes} (555-0190)`,
    `${no} and who else knows`,
    'Wait.',
  ]);
});

// IMPORT-4, IMPORT-25
test('a name in capitals begins a new line, and the target of a skip does not', () => {
  const lines = [
    'The county sends its messages to all phones at once, and',
    'our own text follows.',
    'ORDER: Put on your vest, and start at the gate. Skip to',
    'Step 4.',
    'WARNING: Help them pack, and turn the cars to the street.',
    'SHELTER IN PLACE: Ask them to stay in.',
  ];
  expect(textBlocks(lines.join('\n')).map(({ text }) => text)).toEqual([
    `${lines[0]} ${lines[1]}`,
    `${lines[2]} ${lines[3]}`,
    ...lines.slice(4),
  ]);
  expect(linesOf('Ask for help and skip to\nstep 5.\nKind: Neither')).toHaveLength(1);
});

test('a line of signs is not joined with the line below it, even if it is wide', () => {
  const wide =
    'The dining room is run by the college and not by a firm, so\nplease treat the cooks with courtesy.';
  const signs = '='.repeat(60);
  const texts = textBlocks(`${wide}\n\n${signs}\nTABLE OF CONTENTS`).map(({ text }) => text);
  expect(texts.slice(1)).toEqual([signs, 'TABLE OF CONTENTS']);
});

// IMPORT-25
test.each(['→', '➜', '▸', '»', '=>', '>>', '–'])(
  'an answer begins a new line, even if the line above is full: %s',
  (sign) => {
    const text = `Ask outright whether they are thinking of ending\ntheir own life right now, or have taken anything?\nYES ${sign} stay with the student and ring the Lodge.`;
    expect(textBlocks(text).map((block) => block.text.slice(0, 3))).toEqual(['Ask', 'YES']);
  },
);

// IMPORT-25
test.each([
  'If they are not breathing take these steps\n1. Call 911\n2. Start CPR',
  'Meet at the front steps\n2. Call 911\n3. Count heads',
  'Not breathing? Follow these steps\nA. Call 911\nB. Start CPR',
])("a step after a line that ends with a word such as 'steps' is still a step: %j", (text) => {
  expect(linesOf(text)).toEqual(text.split('\n'));
});

// IMPORT-25
test.each([
  ['2. CALL THE DUTY\n   MANAGER.', ['2. CALL THE DUTY MANAGER.']],
  ['NO  - ASK FOR THE\n      CARD.', ['NO  - ASK FOR THE CARD.']],
  ['2. CALL THE MANAGER.\n   BRING THE KEY.', ['2. CALL THE MANAGER.', '   BRING THE KEY.']],
  ['2. CALL THE DUTY\n     MANAGER.', ['2. CALL THE DUTY', '     MANAGER.']],
  ['2. CALL THE DUTY\n   - MANAGER', ['2. CALL THE DUTY', '   - MANAGER']],
  ['- Call the duty\n  manager at home', ['- Call the duty manager at home']],
  ['- Call 911\n  Give the address', ['- Call 911', '  Give the address']],
  ['(a) Call 911\n    Give naloxone', ['(a) Call 911', '    Give naloxone']],
  ['- CALL 911\n  GIVE THE ADDRESS', ['- CALL 911', '  GIVE THE ADDRESS']],
  ['- Talk to them\n  Police 555-0101', ['- Talk to them', '  Police 555-0101']],
])('a line indented exactly to the words of an item continues its sentence: %j', (text, lines) => {
  expect(textBlocks(text).map((block) => block.text)).toEqual(lines);
});
