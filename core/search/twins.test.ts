import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summaryWith } from '../fixtures/issues.ts';
import { isSameTitle, starterTwins } from './twins.ts';

const TITLE = 'Café flooded: can’t get in';

// LIST-22, LIST-23
test.each([
  [TITLE, TITLE],
  [TITLE, ' CAFÉ \u00A0 flooded\tcan’t get in '],
  [TITLE, "Cafe\u0301 flooded - can't get in!"],
  [TITLE, 'Cafe flooded (cant get in)'],
])('the title %j equals %j', (one, other) => {
  expect(isSameTitle(one, other)).toBe(true);
});

// LIST-22, LIST-23
test.each([
  [TITLE, 'Café flooded'],
  ['Level 1 flooded', 'Level 2 flooded'],
  ['Alarm without smoke', 'Smoke without alarm'],
  ['Lock out', 'Lockout'],
  ['?', '!'],
  ['', ''],
])('the title %j does not equal %j', (one, other) => {
  expect(isSameTitle(one, other)).toBe(false);
});

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'z', 'é', 'ñ', 'ş', 'õ', '7'),
  minLength: 1,
  maxLength: 6,
});
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const gap = fc.constantFrom(' ', '  ', '\t', '\u00A0', ' - ', ', ');
const asWritten = fc.record({
  gap,
  form: fc.constantFrom('NFC', 'NFD', 'NFKC'),
  isLoud: fc.boolean(),
});
type Writing = typeof asWritten extends fc.Arbitrary<infer W> ? W : never;

const written = (all: readonly string[], { gap: between, form, isLoud }: Writing): string => {
  const text = `${between}${all.join(between)}${between}`.normalize(form);
  return isLoud ? text.toUpperCase() : text;
};

// LIST-22, LIST-23
test('the same words are one title in any spelling, and other words are not', () => {
  fc.assert(
    fc.property(words, words, asWritten, asWritten, (some, others, how, otherwise) => {
      const one = written(some, how);
      expect(isSameTitle(one, written(some, otherwise))).toBe(true);
      const isSame = isSameTitle(one, written(others, otherwise));
      expect(isSame).toBe(isSameTitle(written(others, otherwise), one));
      if (isSame) expect(others).toHaveLength(some.length);
    }),
  );
});

// LIST-22, LIST-23
test('only other published starter texts are twins', () => {
  const starter = { title: 'FIRE', isStarter: true, publish: true };
  const issue = summaryWith({ _id: 'own', title: 'Fire' });
  const issues = [
    issue,
    summaryWith({ ...starter, _id: 'twin' }),
    summaryWith({ ...starter, _id: 'own' }),
    summaryWith({ ...starter, _id: 'draft', publish: false }),
    summaryWith({ ...starter, _id: 'read', isStarter: false }),
    summaryWith({ ...starter, _id: 'other', title: 'Flood' }),
  ];
  const { starters, isNear } = starterTwins(issue, issues);
  expect([starters.map(({ _id }) => _id), isNear]).toEqual([['twin'], false]);
});

const FIRE_ALARM = summaryWith({ title: 'Fire alarm sounding', alsoCalled: ['evacuation'] });
const LOCKED_OUT = summaryWith({ title: 'Resident locked out', alsoCalled: ['lockout'] });
const GAS = summaryWith({ title: 'Gas or carbon monoxide', alsoCalled: ['gas leak'] });
const STARTERS = [FIRE_ALARM, LOCKED_OUT, GAS].map((one, place) => ({
  ...one,
  _id: String(place),
  isStarter: true,
  publish: true,
}));

// LIST-22, LIST-23
test.each([
  ['Fire Alarm', 'Fire alarm sounding'],
  ['Alarm sounds for a fire', 'Fire alarm sounding'],
  ['Fire alarms sounding in halls', 'Fire alarm sounding'],
  ['Lockouts', 'Resident locked out'],
  ['Locked out residents', 'Resident locked out'],
  ['LOCKOUT (ROOM KEY OR FOB)', 'Resident locked out'],
  ['Gas leaks', 'Gas or carbon monoxide'],
])('the title %j is close to %j', (title, other) => {
  const { starters, isNear } = starterTwins({ _id: 'own', title }, STARTERS);
  expect([starters.map((one) => one.title), isNear]).toEqual([[other], true]);
});

// LIST-22, LIST-23
test.each([
  'Fire door broken',
  'Noise complaint',
  'Resident not seen',
  'Noise (fire alarm)',
  'At the',
  '?',
])('the title %j is close to no starter text', (title) => {
  expect(starterTwins({ _id: 'own', title }, STARTERS)).toEqual({ starters: [], isNear: false });
});
