import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMomentAct, parseMomentAct, TIMER_MINUTES, type MomentAct } from './moment-act.ts';

const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);
const contact = fc.stringMatching(/^[a-z0-9-]{1,40}$/);

const known: fc.Arbitrary<MomentAct> = fc.oneof(
  fc.record({ kind: kind('timer'), value: fc.constantFrom(...TIMER_MINUTES) }),
  fc.record({ kind: kind('rang', 'timer back') }),
  fc.record({ kind: kind('handed'), value: fc.string() }),
  fc.record({ kind: kind('took back'), value: fc.string() }),
  fc.record({ kind: kind('shown'), value: fc.constantFrom('es', 'zh-Hans', '') }),
  fc.record({ kind: kind('named'), contact, value: fc.string({ maxLength: 400 }) }),
);

// RECORD-24
test('every kind of moment is read back as it was written', () => {
  fc.assert(
    fc.property(known, (act) => {
      expect(parseMomentAct(formatMomentAct(act))).toEqual(act);
    }),
  );
});

// RECORD-24
test('a text that can be read is written back unchanged', () => {
  const prefixes = fc.constantFrom('timer:', 'handed:', 'took back:', 'named:', 'named:a=', '');
  fc.assert(
    fc.property(
      prefixes,
      fc.oneof(fc.string(), fc.constantFrom('5', '10', 'rang')),
      (prefix, rest) => {
        const did = `${prefix}${rest}`;
        const act = parseMomentAct(did);
        expect(act ? formatMomentAct(act) : did).toBe(did);
      },
    ),
  );
});

// RECORD-24
test.each<[string, MomentAct | undefined]>([
  ['timer:5', { kind: 'timer', value: 5 }],
  ['timer:7', undefined],
  ['timer:05', undefined],
  ['timer', undefined],
  ['timer back', { kind: 'timer back' }],
  ['rang', { kind: 'rang' }],
  ['rang:', undefined],
  ['handed:Ben: the second', { kind: 'handed', value: 'Ben: the second' }],
  ['handed:', { kind: 'handed', value: '' }],
  ['handed', undefined],
  ['Handed:Ben', undefined],
  ['took back:Escalated', { kind: 'took back', value: 'Escalated' }],
  ['took back', undefined],
  ['shown:es', { kind: 'shown', value: 'es' }],
  ['shown:', { kind: 'shown', value: '' }],
  ['shown', undefined],
  ['named:duty=Desk = East\nWing', { kind: 'named', contact: 'duty', value: 'Desk = East\nWing' }],
  ['named:duty', undefined],
  ['', undefined],
])('the moment %j is read as in version 0.2.0', (did, act) => {
  expect(parseMomentAct(did)).toEqual(act);
});
