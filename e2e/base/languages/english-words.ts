import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { withNames } from './pseudo.ts';
import { expect, type Page } from '@playwright/test';
import { BRAND } from '#core/base/brand.ts';
import type { Language } from '#core/base/language.ts';
import { inFile, NAMES, WORDS } from '#core/fixtures/word-files.ts';

/** Returns the words of all texts in a module, in small letters. */
function wordsOf(path: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, source: _source, ...rest } = node as Record<string, unknown>;
    if (type === 'ImportDeclaration') return;
    const raw = (value as { raw?: string } | undefined)?.raw;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateElement' && raw !== undefined) found.push(raw);
    for (const one of [value, ...Object.values(rest)]) {
      if (Array.isArray(one)) one.forEach(look);
      else look(one);
    }
  };
  look(parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }, path));
  return found.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
}

/** Names of products, people and languages, and technical words that are the same in every language. */
const SAME = ['amara', 'english', 'linux', 'chrome', 'sqlite', 'headless'];

/** Returns the words of the English modules that a language has in none of its own. */
export function englishWords(language: Language): ReadonlySet<string> {
  const files = globSync('{core,kit,web}/**/*.ts').filter((path) => WORDS.test(path));
  const own = new Set([...files, NAMES].flatMap((path) => wordsOf(inFile(path, language))));
  const english = files.flatMap(wordsOf).filter((word) => !own.has(word) && !SAME.includes(word));
  return new Set(english);
}

/** Returns the texts and names that are seen and read out, without those marked as of another language. */
const shownTexts = (language: string): string[] => {
  const NAMED = ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Only the inside of this function goes to the page.
  const isOwn = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true &&
    !element.matches('script, style, svg *') &&
    element.closest('[lang]')?.getAttribute('lang') === language;
  const texts: string[] = [document.title];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (isOwn(currentNode.parentElement)) texts.push(currentNode.nodeValue ?? '');
  }
  for (const element of document.querySelectorAll(NAMED.map((name) => `[${name}]`).join(', ')))
    if (isOwn(element)) texts.push(...NAMED.map((name) => element.getAttribute(name) ?? ''));
  return texts;
};

/** Expects that no word of a page is English, but those that the server told it. */
export async function expectNoEnglish(
  page: Page,
  english: ReadonlySet<string>,
  { language, told: toldYet }: { language: Language; told: () => Promise<string> },
): Promise<void> {
  const told = await toldYet();
  const known = told + withNames(told) + decodeURIComponent(page.url());
  const isTold = (text: string) => known.includes(JSON.stringify(text).slice(1, -1));
  const shown = (await page.evaluate(shownTexts, language)).flatMap((text) =>
    text
      .replaceAll(BRAND.name, '')
      .replaceAll(/https?:\S+/g, '')
      // May, as Spanish writes it: '4 may 2031'.
      .replaceAll(/\d+ may \d{4}/g, '')
      .split(/[()]/),
  );
  const left = shown.filter((text) => {
    if (isTold(text.trim())) return false;
    const words = [...text.matchAll(/\p{L}{2,}/gu)];
    return words.some(({ 0: word, index }, at) => {
      if (!english.has(word.toLowerCase()) || known.includes(`"${word}"`)) return false;
      // Beside its neighbor it is of a name, as in 'Llama a Duty manager'.
      const [before, after] = [words[at - 1], words[at + 1]];
      const withAfter = after && text.slice(index, after.index + after[0].length);
      const withBefore = before && text.slice(before.index, index + word.length);
      return ![withAfter, withBefore].some((pair) => pair !== undefined && isTold(pair));
    });
  });
  expect.soft([...new Set(left)], page.url()).toEqual([]);
}
