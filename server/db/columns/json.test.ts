import { expect, expectTypeOf, test } from 'vitest';
import { formatJson, parseJson, type Json } from './json.ts';

test('the text of a column is read only as the written type', () => {
  const text = formatJson({ question: 'Out?', skips: [null, 2] });
  expect(parseJson(text)).toEqual({ question: 'Out?', skips: [null, 2] });
  expectTypeOf(parseJson(text)).toEqualTypeOf<{ question: string; skips: (number | null)[] }>();
  expectTypeOf<string>().not.toExtend<Json<unknown>>();
  expectTypeOf<Json<number>>().not.toExtend<Json<string>>();
});
