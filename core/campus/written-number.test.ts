import { expect, test } from 'vitest';
import { telLink } from './campus.ts';
import { dialOf, readNumber } from './written-number.ts';

const MAIN = '(301) 555-0100';

// CONTACT-11
test.each([
  ['555-0111 ext. 4', 'tel:5550111;ext=4'],
  ['555-0111 x4', 'tel:5550111;ext=4'],
  ['555-0111x4', 'tel:5550111;ext=4'],
  ['+1 301 555 0111, extension 12', 'tel:+13015550111;ext=12'],
  ['555 0111 EXT 4', 'tel:5550111;ext=4'],
  ['x4411', 'tel:3015550100;ext=4411'],
  ['ext. 4411', 'tel:3015550100;ext=4411'],
  ['301-555-WORK', 'tel:3015559675'],
  ['1-800-FLOWERS x7', 'tel:18003569377;ext=7'],
  ['1-800-GOT-HELP', 'tel:18004684357'],
  ['555 0111', 'tel:5550111'],
  ['*55', 'tel:*55'],
])('%j dials %s', (number, link) => {
  const dial = dialOf(number, MAIN);
  expect(telLink({ number, ...(dial !== undefined && { dial }) })).toBe(link);
});

// CONTACT-11
test('a number that dials as its digits say needs no separate dial text', () => {
  expect(['999', '+44 (0)20 7946 0000', '4411'].map((number) => dialOf(number, MAIN))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

// CONTACT-1, CONTACT-11
test.each(['the desk', '555 0111 or 0112', '301-555-work', 'ask 55', '5-TO', 'ext.', 'x', '4 x'])(
  '%j cannot be dialed',
  (number) => {
    expect(readNumber(number)).toBeUndefined();
  },
);
