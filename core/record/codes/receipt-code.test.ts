import { expect, test } from 'vitest';
import { receiptCode } from './receipt-code.ts';

const ids = Array.from(
  { length: 200 },
  (_, index) => `7d9f1c1e-5a0b-4c55-9f51-${String(index).padStart(12, '0')}`,
);

// OUTBOX-30
test('a receipt code is two groups of two characters that cannot be confused with others', () => {
  const sign = '[^0158BDGILNOPQSUVZ]';
  const code = new RegExp(`^${sign}{2}-${sign}{2}$`);
  for (const id of ['', ...ids]) expect(receiptCode(id)).toMatch(code);
});

// OUTBOX-30
test('an id has the same receipt code on every device, and the codes of one night differ', () => {
  expect(receiptCode('7d9f1c1e-5a0b-4c55-9f51-2d0f6a7f0001')).toBe('HJ-74');
  expect(new Set(ids.slice(0, 40).map(receiptCode)).size).toBe(40);
});
