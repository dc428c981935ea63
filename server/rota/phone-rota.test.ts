import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '#core/base/limits.ts';
import { phoneRota } from './phone-rota.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-12-01T17:00:00Z');
const window = { from: NOW - DAY, until: NOW + LIMITS.rotaDays * DAY };
const options = { window, now: NOW, main: '' };

/** Makes as many contacts as said, each with somebody of its own every night. */
function department(count: number, people = count) {
  const persons = Array.from({ length: people }, (_, at) => ({
    name: `Somebody with a long name ${at}`,
    number: `555-01${String(at).padStart(2, '0')}`,
  }));
  const contacts = Array.from({ length: count }, (_, contact) => ({
    id: `contact-${contact}`,
    readAt: NOW,
    spans: Array.from({ length: LIMITS.rotaDays }, (_, day) => ({
      from: NOW + day * DAY,
      until: NOW + day * DAY + 12 * 60 * MINUTE,
      name: persons[(contact + day) % people]?.name ?? '',
    })),
  }));
  return { contacts, persons };
}

const sizeOf = (rota: object): number =>
  Buffer.byteLength(JSON.stringify({ data: { duty: { version: 'x'.repeat(22), ...rota } } }));

// ROTA-10
test('a phone gets at most 8 KB: distant days are cut, near days never', () => {
  const small = department(3);
  const whole = phoneRota(small.contacts, small.persons, options);
  expect(whole.until).toBe(window.until / MINUTE);
  expect(whole.contacts.map(({ spans }) => spans.length)).toEqual([14, 14, 14]);
  const { contacts, persons } = department(LIMITS.contacts, 60);
  const cut = phoneRota(contacts, persons, options);
  expect(sizeOf(cut)).toBeLessThanOrEqual(LIMITS.rotaBytes);
  expect(cut.until).toBeLessThan(window.until / MINUTE);
  const nights = new Set(cut.contacts.map(({ spans }) => spans.length));
  expect(nights.size).toBe(1);
  expect(Math.min(...nights)).toBeGreaterThan(1);
});

// ROTA-10
test('two people at a time overlap, the earlier one first; somebody who continues has one turn', () => {
  const people = [
    { name: 'Sam', number: '1' },
    { name: 'Jo', number: '2' },
  ];
  const spans = [
    { from: NOW, until: NOW + 4 * DAY, name: 'Sam' },
    { from: NOW + DAY, until: NOW + 2 * DAY, name: 'Jo' },
    { from: NOW + 4 * DAY, until: NOW + 5 * DAY, name: 'SAM' },
    { from: NOW + 6 * DAY, until: NOW + 7 * DAY, name: 'Nobody we know' },
    { from: NOW - DAY / 2, until: NOW, name: 'Jo' },
  ];
  const rota = phoneRota([{ id: 'a', readAt: NOW, spans }], people, options);
  const at = (days: number) => (NOW + days * DAY) / MINUTE;
  expect(rota.people).toEqual([
    ['Sam', '1'],
    ['Jo', '2'],
  ]);
  expect(rota.contacts[0]?.spans).toEqual([
    [at(0), at(5), 0],
    [at(1), at(2), 1],
  ]);
});

// ROTA-10
test('with names of any length and any number of changes, the part that fits is complete up to its stated end', () => {
  const anySpan = fc.record({
    from: fc.integer({ min: -100, max: 14 * 96 }),
    length: fc.integer({ min: 1, max: 400 }),
    person: fc.integer({ min: 0, max: 19 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(anySpan, { maxLength: 60 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 100 }),
      (all, length) => {
        const people = Array.from({ length: 20 }, (_, at) => ({
          name: `${at} ${'ß'.repeat(length)}`,
          number: String(at),
        }));
        const contacts = all.map((some, at) => ({
          id: `c${at}`,
          readAt: NOW,
          spans: some.map(({ from, length: quarters, person }) => ({
            from: NOW + from * 15 * MINUTE,
            until: NOW + (from + quarters) * 15 * MINUTE,
            name: people[person]?.name ?? '',
          })),
        }));
        const rota = phoneRota(contacts, people, options);
        expect(sizeOf(rota)).toBeLessThanOrEqual(LIMITS.rotaBytes);
        const asked = NOW / MINUTE + 7;
        if (asked >= rota.until) return;
        for (const [at, { spans }] of contacts.entries()) {
          const known = rota.contacts[at]?.spans.filter(
            ([from, until]) => from <= asked && asked < until,
          );
          const names = new Set(known?.map(([, , person]) => rota.people[person]?.[0]));
          const meant = spans.filter(
            ({ from, until }) => from <= asked * MINUTE && asked * MINUTE < until,
          );
          expect(names).toEqual(new Set(meant.map(({ name }) => name)));
        }
      },
    ),
    { numRuns: 60 },
  );
});
