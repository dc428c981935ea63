import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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
test('hardly another password is taken for a common one', () => {
  const others = Array.from({ length: 20_000 }, (_, number) => `a lamp in hall ${number} of mine`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(20);
});
