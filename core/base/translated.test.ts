import { expect, test } from 'vitest';
import type { Translated } from './translated.ts';

const words = {
  send: 'Send now',
  waiting: { one: '1 record', more: (count: number) => `${count} records` },
} as const;
type Words = Translated<typeof words>;

const whole = {
  send: 'Enviar ahora',
  waiting: { one: '1 registro', more: (count) => `${count} registros` },
} satisfies Words;
// @ts-expect-error A member is missing.
const partly = { send: 'Enviar ahora', waiting: { one: '1 registro' } } satisfies Words;
// @ts-expect-error The sentence is of a number.
const strange: Words['waiting']['more'] = (count: string) => count;

// LANG-6
test('a language with every word compiles, and one that lacks a word does not', () => {
  expect([whole.waiting.more(2), strange(2)]).toEqual(['2 registros', 2]);
  expect(partly.send).toBe(whole.send);
});
