import { describe, expect, test } from 'vitest';
import { areToDo, mayBeLeft, sayingOf } from './sayings.ts';

// IMPORT-33
describe.each([
  [
    'to do',
    [
      'Then lock up.',
      'When in doubt call the RD.',
      'Update the RD every hour.',
      'The warden must be told at once.',
      'Please call the warden immediately.',
      'Log every call before you leave.',
      'Keep the RD updated.',
      'Confidential: do not tell the parents.',
      'If found asleep, wake them.',
      'Keep in the room with the student.',
      'DANGER: Do not go back in',
      'NEVER use the elevator',
      'In a fire: leave by the stairs',
      'EMERGENCY 911',
      'Everyone out by the stairs',
      'Someone always stays with the student.',
      'One person waits at the door.',
      'Residents leave by the stairs.',
      'Do not remove it.',
      'Do not share it with anyone.',
      'Give the student this guide.',
      'Tell the student that facilities wrote this guide.',
      'Send the report to be reviewed by the Dean.',
      'The room change must be approved by the AD.',
      'Keep it in the safe until the owner comes.',
      'Read the Title IX page',
      'Anyone who talks of hurting themselves gets the counselor on call.',
      'Somebody choking gets five back blows.',
      'Naloxone is in the lodge cupboard',
      'Poison Control 1-800-222-1222',
      'If a student is hurt, tell me.',
      'Copy 7 of 12. In a fire, leave by the stairs.',
      'If found, bring it to the desk. If you smell gas, call the RD.',
    ],
  ],
  [
    'paper',
    [
      'Copy 7 of 12. Report missing ones to the office.',
      'Found a mistake? Tell Dana.',
      'Keep it at the desk.',
      'Keep this copy in the duty bag.',
      'Do not copy or share.',
      'Do not copy it.',
      'Do not remove this binder from the desk.',
      'Please update your copy every year.',
      'If found, return it to the desk.',
      'This binder must stay at the desk.',
      'Effective immediately, it replaces pages 11 to 14.',
      'Thanks for all you do!',
      'Ask me for the link.',
      'If something is missing, tell me.',
      'Find the page.',
      'Revised May 2024',
    ],
  ],
  [
    'unclear',
    [
      'Dana Reyes, Hall Director',
      'CALL SHEET',
      'Phone numbers',
      'Gas leak',
      'Residents may be upset.',
      'Someone from the office maintains the list.',
      'The key is in box 4',
    ],
  ],
] as const)('a text is classified as %s', (saying, texts) => {
  test.each(texts)('%s', (text) => expect(sayingOf(text)).toBe(saying));
});

// IMPORT-33
test.each([
  ['Gas leak', false],
  ['Gas leak, revised 2024', false],
  ['Ring the warden at once', false],
  ['This binder has a card for a gas leak.', true],
  ['Dana Reyes', true],
  ['Thank you. Gas: out by the back.', false],
  ['That is all. Ring me if the house is on fire.', true],
])("'%s' may be left out: %s", (text, isSo) => {
  expect(mayBeLeft(text)).toBe(isSo);
});

// IMPORT-32
test.each([
  [['Then lock up.'], true],
  [['Read across. The cards have two columns.'], false],
  [['Read across. When a box says a number, go to that row.'], true],
  [['There are twelve cards.', 'Choking'], true],
  [['There are cards for each hall, and those about gas have a yellow edge.'], false],
])('%j says what to do: %s', (texts, isSo) => {
  expect(areToDo(texts)).toBe(isSo);
});

// IMPORT-32
test('a single instruction does not make a chapter a procedure', () => {
  expect(areToDo(['Call before you act.'], true)).toBe(false);
});
