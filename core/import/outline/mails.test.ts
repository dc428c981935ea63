import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const MAIL =
  'LOCKOUT\n\n1. Ask for a card.\n2. Open the door.\n\nNOISE\n\n1. Knock.\n2. Write it down.\n\n';

const stepsOf = (text: string): readonly number[] =>
  guessIssues(textBlocks(text), { name: 'Mail', campus: BINDER_CAMPUS }).issues.map(
    ({ steps }) => steps.length,
  );

const SIGNED =
  "That's the lot. Wear sensible shoes.\n\nNgaire\n\n--\nNgaire Pallister\nDean of Students\nMobile: 0491 555 014\n\n";

// IMPORT-33
test.each([
  'On Mon, 15 Dec 2025 at 09:14, Maureen Tully wrote:\nCan you send us something short?\nThe last one was nine pages.',
  '> On Fri 5 Sep, Tomasz K wrote:\n> Could we get the bus stuff in writing?',
  'On 5/9/25 10:01 AM, T. Kerr <kerr@college.example> wrote:\n\n> Do write it down.\n>\n> > Who has the key?',
])(
  'the quoted email is not a step of the last procedure, with or without a signature above it: %j',
  (quoted) => {
    expect(stepsOf(`${MAIL}${quoted}`)).toEqual([2, 2]);
    expect(stepsOf(`${MAIL}${SIGNED}${quoted}`)).toEqual([2, 2]);
  },
);

// IMPORT-2
test.each([
  'On Mon, 15 Dec, Maureen wrote:\n\n> 1. Shut the gate.',
  'On Mon, 15 Dec, Maureen wrote:\n\n> If they do not wake, call 911.',
  'On Mon, 15 Dec, Maureen wrote:\n\nTell the desk.\nWait there.',
  'On Mon, 15 Dec, Maureen wrote:\n\n> If they have fallen, keep them still.',
  'On Mon, 15 Dec, Maureen wrote:\n\nCARBON MONOXIDE\n\nWindows are opened. The house is cleared.',
  'On Mon, 15 Dec, Maureen wrote:\n> Overdose\n> Start CPR and give naloxone.\n> Roll them on the side.',
  'On Dec 5 2025 the Dean wrote:\n\nThe building must be cleared within minutes.',
])('a quoted text with steps or instructions is kept: %j', (quoted) => {
  expect(stepsOf(`${MAIL}${quoted}`).reduce((sum, steps) => sum + steps)).toBeGreaterThan(4);
});

// IMPORT-2
test('an email that is only a quoted one is read', () => {
  const text =
    '> On Fri 5 Sep, Tomasz K wrote:\n> LOCKOUT\n>\n> Check the card.\n>\n> FIRE\n>\n> Get out.';
  expect(stepsOf(text).length).toBeGreaterThan(0);
});
