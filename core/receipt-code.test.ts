import { expect, test } from 'vitest';
import { receiptCode } from './receipt-code.ts';

const ids = Array.from(
  { length: 200 },
  (_, index) => `7d9f1c1e-5a0b-4c55-9f51-${String(index).padStart(12, '0')}`,
);

// OUTBOX-30
test('two groups of two, with nothing in them that is taken for something else', () => {
  for (const id of ids) expect(receiptCode(id)).toMatch(/^[^01578BDGILNOPQSUVZ]{2}-[2-9A-Y]{2}$/);
  expect(receiptCode('')).toMatch(/^..-..$/);
});

// OUTBOX-30
test('the same id has the same code on every machine, and those of a night differ', () => {
  const [id = ''] = ids;
  expect(receiptCode(id)).toBe(receiptCode(id));
  expect(receiptCode('7d9f1c1e-5a0b-4c55-9f51-2d0f6a7f0001')).toMatchInlineSnapshot(`"HJ-74"`);
  expect(new Set(ids.slice(0, 40).map(receiptCode)).size).toBe(40);
});
