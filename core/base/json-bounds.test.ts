import { expect, test } from 'vitest';
import { beyondInJson } from './json-bounds.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (members: number) => JSON.stringify(Array.from({ length: members }, () => 1));

// API-23
test('JSON is too deep from 21 levels on, and too long from 200,001 members on', () => {
  expect(beyondInJson(nested(20))).toBeUndefined();
  expect(beyondInJson(nested(21))).toBe('depth');
  expect(beyondInJson(`{"a":${nested(20)}}`)).toBe('depth');
  expect(beyondInJson(list(200_000))).toBeUndefined();
  expect(beyondInJson(list(200_001))).toBe('members');
  expect(beyondInJson('{"a":[1],"b":[2]}', { depth: 2, members: 5 })).toBeUndefined();
});

// API-23
test('brackets and commas inside texts count neither as depth nor as members', () => {
  const json = ['[[[[,,,,{{{{', 'a "quoted" [ text', 'ends with \\', '\\"[', ''];
  expect(beyondInJson(JSON.stringify(json), { depth: 1, members: 5 })).toBeUndefined();
  expect(beyondInJson(JSON.stringify({ [json[3] ?? '']: json }), { depth: 1, members: 9 })).toBe(
    'depth',
  );
});

// API-23
test('text that is not JSON is read to its end', () => {
  for (const text of ['', '"', '"\\', '"\\"', ']]]]', '[', '\\"[[[', 'null']) {
    expect(beyondInJson(text)).toBeUndefined();
  }
});
