import { expect, test } from 'vitest';
import { PASSWORD_COST } from '../base/config.ts';
import { hashPassword, isPasswordOf, needsRehash } from './passwords.ts';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

// ACCOUNTS-1
test('the hash itself says its cost', async () => {
  const stored = await hashPassword('a lamp in the hall', PASSWORD_COST);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(needsRehash(stored, PASSWORD_COST)).toBe(false);
  expect(needsRehash(stored, cheap)).toBe(true);
});

test('a password matches only its own hash, whatever characters it has', async () => {
  for (const password of [
    'a lamp in the hall',
    ' spaced ',
    '🔑'.repeat(9),
    'x'.repeat(256),
    '\u00e9',
  ]) {
    const stored = await hashPassword(password, cheap);
    expect(stored).not.toContain(password);
    expect(await isPasswordOf(stored, password, cheap)).toBe(true);
    expect(await isPasswordOf(stored, `${password} `, cheap)).toBe(false);
    // The other spelling of é in Unicode is another password.
    expect(await isPasswordOf(stored, password.normalize('NFD'), cheap)).toBe(
      password === password.normalize('NFD'),
    );
  }
});

test('without a hash no password matches', async () => {
  expect(await isPasswordOf(null, '', cheap)).toBe(false);
  expect(await isPasswordOf(undefined, 'anything', cheap)).toBe(false);
});

test('many simultaneous hashes all finish', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, n) => hashPassword(`password ${n}`, cheap)),
  );
  expect(new Set(all).size).toBe(12);
});
