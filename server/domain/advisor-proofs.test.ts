import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProof } from '#core/people/advisor-proof.ts';
import { openOnSqlite } from '../test/test-app.ts';
import { PROOF_LIFE, provenBy, readProof, signProof } from './advisor-proofs.sql.ts';

const FROM = Date.parse('2026-11-20T03:00:00.000Z');
const LIFE = PROOF_LIFE.campus;
const DAY = 24 * 3_600_000;
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

const signed = { by: 'campus', name: 'Sam Okafor', from: FROM, until: FROM + LIFE } as const;
const recordAt = (started: number, received = started, advisor = 'Sam Okafor') => ({
  advisor,
  started_at: new Date(started).toISOString(),
  received_at: new Date(received).toISOString(),
});

// SIGNIN-43
test('the server and the phone read a signed proof with any name', async () => {
  const { deps } = await openOnSqlite();
  await fc.assert(
    fc.asyncProperty(name, fc.nat({ max: LIFE }), async (name, life) => {
      const proof = { ...signed, name, until: FROM + life };
      const text = await signProof(deps, proof);
      expect(text).toMatch(/^[\x21-\x7e]+$/);
      expect(await readProof(deps, text)).toEqual(proof);
      expect(parseProof(text)).toEqual(proof);
    }),
  );
});

// SIGNIN-44
test('a statement that was changed anywhere, or made up, is not valid', async () => {
  const { deps } = await openOnSqlite();
  const text = await signProof(deps, signed);
  const place = fc.nat({ max: text.length - 1 });
  const made = fc.oneof(
    fc
      .tuple(place, fc.string({ maxLength: 3 }))
      .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
    fc.tuple(place, place).map(([from, to]) => text.slice(from, to)),
    name.map((one) => text.replace('Sam%20Okafor', encodeURIComponent(one))),
    fc.string(),
    fc.constantFrom(`${text}:`, text.replace(':', '::'), ` ${text}`, text.toUpperCase(), '::::'),
  );
  await fc.assert(
    fc.asyncProperty(made, async (other) => {
      fc.pre(other !== text);
      expect(await readProof(deps, other)).toBeUndefined();
      expect(await provenBy(deps, other, recordAt(FROM + DAY))).toBe('none');
    }),
    { numRuns: 1_000 },
  );
});

// SIGNIN-44
test('a proof of another server is not accepted', async () => {
  const [here, there] = [await openOnSqlite(), await openOnSqlite()];
  const text = await signProof(there.deps, signed);
  expect(await provenBy(here.deps, text, recordAt(FROM + DAY))).toBe('none');
  expect(await provenBy(there.deps, text, recordAt(FROM + DAY))).toBe('campus');
  const secret = randomBytes(32).toString('base64url');
  expect(await readProof(here.deps, `campus:Sam%20Okafor:0:1:${secret}`)).toBeUndefined();
});

// SIGNIN-44
test.each([
  ['as it was signed', recordAt(FROM), 'campus'],
  ['by a clock that is a minute behind', recordAt(FROM - 60_000, FROM), 'campus'],
  ['before it was signed', recordAt(FROM - 10 * 60_000, FROM), 'none'],
  ['on its last day, sent three weeks later', recordAt(FROM + 30 * DAY, FROM + 51 * DAY), 'campus'],
  ['after its end', recordAt(FROM + 30 * DAY + 1), 'none'],
  ['within its time, sent two months later', recordAt(FROM + DAY, FROM + 61 * DAY), 'none'],
  ['under another name', recordAt(FROM + DAY, FROM + DAY, 'Sam'), 'none'],
] as const)('a record that began %s is proven: %s', async (_, record, by) => {
  const { deps } = await openOnSqlite();
  expect(await provenBy(deps, await signProof(deps, signed), record)).toBe(by);
});
