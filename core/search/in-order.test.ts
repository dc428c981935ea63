import { expect, test } from 'vitest';
import type { Searched } from './search-term.ts';
import { searchTexts } from './search-texts.ts';
import { inOrder } from './in-order.ts';

const issue = (_id: string, title: string, more: Partial<Searched> = {}): Searched => ({
  _id,
  title,
  category: 'Other',
  ...more,
});
const starter = issue('starter', 'Resident locked out', { isStarter: true });
const noise = issue('noise', 'Noise in quiet hours', { isStarter: true });
const own = issue('own', 'Keys of the apartments', { alsoCalled: ['No way in'] });
const pool = issue('pool', 'Pool');

/** Says that starter and own are for one situation, of which each search speaks. */
const speaking = (spoken: (one: Searched) => number) => () =>
  Object.assign((one: Searched) => spoken(one), {
    points: [],
    situationsOf: () => [],
    nameFor: () => undefined,
  });
const understand = speaking(({ _id }) =>
  _id === 'starter' || _id === 'own' ? 400 : _id === 'pool' ? 100 : 0,
);

const texts = searchTexts(() => '');
for (const one of [starter, own, pool]) {
  texts.add({ ...one, firstAct: 'Stay with them', steps: [] } as never);
}

const ordered = (
  search: string,
  found: readonly Searched[],
  more: Partial<Parameters<typeof inOrder>[2]> = {},
) =>
  inOrder(search, found, { issues: [starter, noise, own, pool], texts, understand, ...more }).map(
    ({ _id }) => _id,
  );

// SEARCH-24
test("the campus's own procedure comes before the starter text for the same situation", () => {
  expect(ordered('shut out', [noise, starter, pool, own])).toEqual([
    'noise',
    'own',
    'starter',
    'pool',
  ]);
  expect(ordered('shut out', [own, starter])).toEqual(['own', 'starter']);
  // Without the table nothing is known of situations.
  expect(ordered('shut out', [starter, own], { understand: undefined })).toEqual([
    'starter',
    'own',
  ]);
  // A search that hardly speaks for the situation leaves the order as it was.
  const hardly = speaking(() => 200);
  expect(ordered('shut out', [starter, own], { understand: hardly })).toEqual(['starter', 'own']);
});

// SEARCH-24
test.each(['No way in', 'no  wáy in', 'Keys of the apartments'])(
  'an own procedure whose name was typed as %j comes before what the search means',
  (search) => {
    const other = issue('other', 'Other keys');
    expect(ordered(search, [other, pool, own])).toEqual(['own', 'other', 'pool']);
  },
);

// SEARCH-24
test.each(['locked out', 'Lock-out', 'locking out', 'lockout'])(
  'a title that is %j with another ending or gap comes first',
  (search) => {
    const lockouts = issue('lockouts', 'Lockouts');
    const key = issue('key', 'Lost key');
    expect(ordered(search, [own, key, lockouts])[0]).toBe('lockouts');
  },
);

// SEARCH-24
test('a procedure whose name has all words of the search comes before what the search means', () => {
  const boiler = issue('boiler', 'Boiler room locked');
  const understood = speaking(({ _id }) => (_id === 'starter' || _id === 'own' ? 900 : 300));
  const more = { issues: [starter, noise, own, boiler], understand: understood };
  const found = [own, starter, boiler];
  for (const search of ['boiler', 'boiler room', 'locked boiler']) {
    expect(ordered(search, found, more)[0]).toBe('boiler');
  }
  expect(ordered('the boiler room is locked', found, more)[0]).toBe('own');
  // A starter text is found by what is meant: each campus has it.
  expect(ordered('noise quiet', [own, starter, noise], more)[0]).toBe('own');
});

// SEARCH-24
test('a procedure named in the search comes before one that matches only by its situation', () => {
  const boiler = issue('boiler', 'Maple boilers');
  const more = { issues: [starter, noise, own, pool, boiler] };
  texts.add({ ...boiler, firstAct: 'Is the feed running?', steps: [] } as never);
  const found = [own, noise, boiler];
  expect(ordered('boiler stopped', found, more)[0]).toBe('boiler');
  expect(ordered('running boiler feed', found, more)[0]).toBe('boiler');
  expect(ordered('running feed', found, more)[0]).toBe('own');
  expect(ordered('boiler of the cold hall', found, more)[0]).toBe('own');
  expect(ordered('boiler', [{ ...own, title: 'Boiler keys' }, boiler], more)[0]).toBe('own');
});

test('the name of a starter text does not change the order', () => {
  expect(ordered('resident locked out', [pool, starter])).toEqual(['pool', 'starter']);
});

// SEARCH-25
test('a procedure taught for a search comes first, whether it matches or not', () => {
  const taught = { 'drone at window': 'noise', 'no way in': 'pool', gone: 'withdrawn' };
  expect(ordered('Drone  at window!', [starter, own], { taught })).toEqual([
    'noise',
    'own',
    'starter',
  ]);
  expect(ordered('no way in', [own, pool], { taught })).toEqual(['pool', 'own']);
  expect(ordered('drone', [starter], { taught })).toEqual(['starter']);
  expect(ordered('gone', [], { taught })).toEqual([]);
});

// SEARCH-36
test('a taught search within a longer one counts if it is most of its meaning', () => {
  const taught = { key: 'noise', 'glitter cannon': 'noise', 'cannon in our hall': 'pool' };
  const first = (search: string) => ordered(search, [starter, own], { taught })[0];
  for (const search of ['a glitter cannon', 'Glitter cannon! 214 lobby', 'my key']) {
    expect([search, first(search)]).toEqual([search, 'noise']);
  }
  // The longest of several.
  expect(first('glitter cannon in our hall')).toBe('pool');
  const others = [
    'glitter in a cannon',
    'key card',
    'a glitter cannon blew our fuse again',
    'glitter',
  ];
  for (const search of others) expect([search, first(search)]).not.toEqual([search, 'noise']);
  // A name of its own that has all words of the search says more.
  expect(first('no way in')).toBe('own');
  const both = { taught: { 'way in': 'noise' } };
  expect(ordered('no way in', [starter, own], both).slice(0, 2)).toEqual(['own', 'noise']);
});
