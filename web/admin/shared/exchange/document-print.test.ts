import { expect, test } from 'vitest';
import { lineBlock } from '#core/import/paragraphs/source.ts';
import { importsOf, keyOfImport, printOf } from './document-print.ts';

const print = (...lines: string[]) => printOf({ blocks: lines.map((line) => lineBlock(line)) });

// IMPORT-22
test('the same paragraphs have the same fingerprint, and others another', () => {
  expect(print('Lockout', 'Ask.')).toBe(print('Lockout', 'Ask.'));
  expect(print('Lockout', 'Ask.')).toMatch(/^[0-9a-f]{32}$/);
  const others = [print('Lockout', 'Ask'), print('Ask.', 'Lockout'), print('LockoutAsk.'), print()];
  expect(new Set([print('Lockout', 'Ask.'), ...others]).size).toBe(5);
});

// IMPORT-22
test('an earlier import is found by its ids, and a new one gets others', () => {
  const own = print('Lockout');
  const first = keyOfImport(own, '2026-11-26', []);
  const ids = [`${first}-0`, `${first}-12`, `${print('Leak')}-20261126-0`, 'b1', own];
  const earlier = importsOf(own, ids);
  expect(earlier).toEqual([{ key: first, day: '2026-11-26', count: 2 }]);
  expect(keyOfImport(own, '2026-11-28', earlier)).toBe(`${own}-20261128`);
  const second = keyOfImport(own, '2026-11-26', earlier);
  expect(second).not.toBe(first);
  expect(importsOf(own, [...ids, `${second}-0`])[0]?.key).toBe(second);
});
