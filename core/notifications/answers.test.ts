import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canPress,
  compareOpen,
  isOpen,
  isTaken,
  normalizeCallback,
  PRESSES,
  standingOf,
  type Press,
  type Pressed,
} from './answers.ts';

const press = fc.constantFrom(...PRESSES);
const presses = fc.array(fc.record({ by: fc.constantFrom('ann', 'ben', 'cay'), press }));

/** Returns the presses that are stored of some that are made one after the other. */
function stored(made: readonly Pressed[]): Pressed[] {
  const all: Pressed[] = [];
  for (const one of made) {
    const last = all.findLast(({ by }) => by === one.by)?.press;
    if (last !== one.press && canPress(last, one.press)) all.push(one);
  }
  return all;
}

// ANSWERS-2
test('the last press of each person counts, and changes nothing for the others', () => {
  fc.assert(
    fc.property(presses, (made) => {
      const all = stored(made);
      const standing = standingOf(all);
      for (const who of ['ann', 'ben', 'cay']) {
        const own = all.filter(({ by }) => by === who);
        expect(standing.filter(({ by }) => by === who)).toEqual(own.slice(-1));
        expect(standingOf(own)).toEqual(own.slice(-1));
        // Nobody is done with, or hands back, what they did not have.
        for (const [at, { press: one }] of own.entries())
          if (one === 'done' || one === 'handBack') expect(own[at - 1]?.press).toBe('have');
          else if (one === 'real') expect(own[at - 1]?.press).toBe('notReal');
        expect(own.slice(0, -1).some((one) => one.press === 'done')).toBe(false);
      }
      expect(isTaken(standing)).toBe(standing.some((one) => one.press === 'have'));
      if (isTaken(standing)) expect(isOpen(standing)).toBe(true);
      if (!isOpen(standing))
        expect(standing.some(({ press }) => press === 'done' || press === 'notReal')).toBe(true);
    }),
  );
});

const after = (last?: Press) => PRESSES.filter((one) => canPress(last, one));

// ANSWERS-2
test('each press allows the presses that make sense after it', () => {
  expect([undefined, ...PRESSES].map(after)).toEqual([
    ['have', 'cannot', 'notReal'],
    ['have', 'handBack', 'done', 'notReal'],
    ['have', 'cannot', 'notReal'],
    ['have', 'cannot', 'handBack', 'notReal'],
    ['done'],
    ['notReal', 'real'],
    ['have', 'cannot', 'notReal', 'real'],
  ]);
});

const one = (at: string, ...pressed: Press[]) => ({
  at,
  answers: pressed.map((own) => ({ press: own })),
});

// ANSWERS-6
test('escalations that nobody has come first, then the oldest', () => {
  const all = [one('4'), one('1', 'have'), one('3', 'cannot'), one('2', 'handBack', 'have')];
  expect(all.toSorted(compareOpen).map(({ at }) => at)).toEqual(['3', '4', '1', '2']);
});

// ANSWERS-9
test.each([
  ['020 7946-0000', '02079460000'],
  ['+44 (20) 7946.0000', '+442079460000'],
  ['4711', '4711'],
  ['471', null],
  ['1234567890123456', null],
  ['call 4711', null],
  ['4711; rm', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the number to call back %j is stored as %j', (typed, number) => {
  expect(normalizeCallback(typed)).toBe(number);
});
