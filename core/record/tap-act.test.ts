import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTS } from './acts.ts';
import { formatTapAct, parseTapAct, type TapAct } from './tap-act.ts';

const taps: fc.Arbitrary<TapAct> = fc.oneof(
  fc.constantFrom(...ACTS),
  fc.record({ call: fc.string() }),
);

// RECORD-14
test('every kind of tap is read back as it was written', () => {
  fc.assert(
    fc.property(taps, (act) => {
      expect(parseTapAct(formatTapAct(act))).toEqual(act);
    }),
  );
});

// RECORD-14
test('a tap of version 0.2.0 can still be read', () => {
  expect(ACTS.map(parseTapAct)).toEqual(ACTS);
  expect(parseTapAct('call:front-desk')).toEqual({ call: 'front-desk' });
});
