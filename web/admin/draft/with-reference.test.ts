import { expect, test } from 'vitest';
import { withReference } from './with-reference.ts';

// The caret is the bar.
// CAMPUS-5
test.each([
  ['|', '[[contact:x]]|'],
  ['Call |', 'Call [[contact:x]]|'],
  ['Call|', 'Call [[contact:x]]|'],
  ['Call|. Then wait.', 'Call [[contact:x]]|. Then wait.'],
  ['Call |now', 'Call [[contact:x]]| now'],
  ['Call (|) now', 'Call ([[contact:x]]|) now'],
  ['Call [[con|tact:y]] now', 'Call [[contact:y]] [[contact:x]]| now'],
  ['Call [[contact:y]]| now', 'Call [[contact:y]] [[contact:x]]| now'],
  ['|[[contact:y]]', '[[contact:x]]| [[contact:y]]'],
])('a reference written into %j', (typed, expected) => {
  const caret = typed.indexOf('|');
  const after = withReference(typed.replace('|', ''), caret, 'x');
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(expected);
});
