import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCommonPassword, placesIn } from './common-passwords.ts';

// SIGNIN-20
test.each([
  '123456789',
  '1234567890',
  'qwertyuiop',
  'password1',
  'Password123',
  'iloveyou1',
  'football1',
  'aaaaaaaaa',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

// SIGNIN-20
test('the filter holds a hundred thousand passwords', () => {
  const bytes = readFileSync(new URL('./common-passwords.bin', import.meta.url));
  const size = bytes.length * 8;
  let set = 0;
  for (const byte of bytes) for (let rest: number = byte; rest > 0; rest >>= 1) set += rest & 1;
  // Estimates the number of passwords from the share of bits that are set.
  const each = placesIn(size, 'any').length;
  const held = (-size / each) * Math.log(1 - set / size);
  expect(held).toBeGreaterThan(99_000);
  expect(held).toBeLessThan(101_000);
});

// SIGNIN-20
test('almost no other password is taken for a common one', () => {
  const others = Array.from({ length: 20_000 }, (_, number) => `a lamp in hall ${number} of mine`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(20);
});
