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

// IMPORT-17
test.each([
  'On Mon, 15 Dec 2025 at 09:14, Maureen Tully wrote:\nCan you send us something short?\nThe last one was nine pages.',
  '> On Fri 5 Sep, Tomasz K wrote:\n> Could we get the bus stuff in writing?',
  'On 5/9/25 10:01 AM, T. Kerr <kerr@college.example> wrote:\n\n> Do write it down.\n>\n> > Who has the key?',
])(
  'the mail that was answered is no step of the last procedure, below a signature or not: %j',
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
])('what lists acts or says what to do stays: %j', (quoted) => {
  expect(stepsOf(`${MAIL}${quoted}`)[1]).toBeGreaterThan(2);
});
