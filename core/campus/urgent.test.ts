import { expect, test } from 'vitest';
import { isCorrected, inOneLine } from './urgent.ts';

// PUBLISH-12
test.each([
  [2, undefined, false],
  [2, 3, true],
  [3, 3, false],
  [4, 3, false],
  [null, 3, true],
])(
  'a walk of revision %j was corrected by a correction in revision %j: %j',
  (walked, revision, corrected) => {
    expect(isCorrected(walked, revision === undefined ? undefined : { revision })).toBe(corrected);
  },
);

// PUBLISH-12, PUBLISH-14
test('notes on a save become one line each, and a blank one is left out', () => {
  expect(inOneLine({ urgent: ' Keep\n\tout. ', note: ' \n' })).toEqual({
    urgent: 'Keep out.',
    note: undefined,
  });
});
