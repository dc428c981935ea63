import { expect, test } from 'vitest';
import { inPseudo } from '#core/fixtures/pseudo.ts';
import { moduleInPseudo } from './pseudo.ts';

const inModule = (source: string): string => moduleInPseudo(source, 'messages.ts', 'pseudo');

// LANG-7
test('a pseudo-language is some 40 % longer, keeps capitals and marks the end of a text', () => {
  const text = 'Nobody has it yet. It stays on this phone until it is sent.';
  const longer = inPseudo(text, 'pseudo');
  expect(longer.startsWith('[Ñóóƀóóðý ĥááš ííţ ýééţ.')).toBe(true);
  expect(longer.length / text.length).toBeGreaterThan(1.3);
  expect(longer.length / text.length).toBeLessThan(1.5);
  expect(inPseudo('NEXT', 'pseudo')).toBe('[ÑÉÉẊŢ]');
  expect(inPseudo(', ', 'pseudo')).toBe(', ');
  expect(inPseudo('Go on', 'mirrored')).toMatch(/^\[\p{Script=Hebrew}+ \p{Script=Hebrew}+\]$/u);
});

// LANG-7
test.each([
  ["export const a = { go: 'Go' } as const;", 'export const a = { go: "[Ĝóó]" } as const;'],
  ['const a = (n: number) => `${n} of 5`;', 'const a = (n: number) => `[${n} óóƒ 5]`;'],
  [
    "const a = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`;",
    'const a = (n: number) => `${n} ${n === 1 ? "[ðááý]" : "[ðááýš]"}`;',
  ],
  [
    "const a = (n: string) => (n === 'on' ? 'On' : n);",
    'const a = (n: string) => (n === \'on\' ? "[ÓÓñ]" : n);',
  ],
  ["const a = ['On', x].join('of');", 'const a = ["[ÓÓñ]", x].join(\'of\');'],
  [
    "const a = { 'is-on': 'On' } satisfies Record<'is-on', string>;",
    "const a = { 'is-on': \"[ÓÓñ]\" } satisfies Record<'is-on', string>;",
  ],
  ["import { a } from 'b';\nconst c = a('d');", "import { a } from 'b';\nconst c = a('d');"],
])('only the words of a module change: %s', (source, changed) => {
  expect(inModule(source)).toBe(changed);
});
