import { cp } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CATEGORIES } from '#core/base/category.ts';
import { withContacts } from '#core/campus/contact-refs.ts';
import { inPseudo, lettersOf, PSEUDO, type Pseudo } from '#core/fixtures/pseudo.ts';
import { OUTCOMES } from '#core/record/attendance.ts';
import { expect, test as base } from '../fixtures.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { builtOnce, runNode } from './builds.ts';
import type { Reader } from './every-page.ts';

export const PSEUDO_LANGUAGES = Object.keys(PSEUDO) as readonly Pseudo[];

/** Returns a folder with the app in English and each pseudo-language, built once for a build of the app. */
const builtInAll = async (): Promise<string> =>
  await builtOnce('pseudo', async (web) => {
    await cp('dist/web', web, { recursive: true });
    await runNode(['tools/web-build/add-language.mjs', web, ...PSEUDO_LANGUAGES]);
  });

/** With a server that offers the pseudo-languages too. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, provide) => {
      const server = await startServer({}, await builtInAll());
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Chooses the language on the device of a page, and returns how its English words are said in it. */
export async function choose(
  page: Page,
  server: RunningServer,
  language: Pseudo,
): Promise<(text: string) => string> {
  await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
  return (text) => inPseudo(text, language);
}

/** Matches an English text as the language says it, and as it is where somebody wrote it or it has a name in it. */
export function sayingOf(text: string, language: Pseudo): RegExp {
  const words = text.split(' ').map((word) => {
    const [written, said] = [word, lettersOf(word, language)].map((one) =>
      one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    return `(?:${written}|${said})`;
  });
  return new RegExp(`^\\[?${words.join(' ')}\\]?$`);
}

/** Remembers what the server tells a page, or an advisor's phone, which keeps it: people's words, and the names of the wire. */
export function toldTo(page: Page, reader: Reader): () => Promise<string> {
  const told: Promise<string>[] = [];
  page.on('request', (request) => {
    if (reader !== 'advisor' && request.isNavigationRequest()) told.length = 0;
  });
  page.on('response', (response) => {
    const isData = new URL(response.url()).pathname.startsWith('/api/');
    if (isData) told.push(response.text().catch(() => ''));
  });
  return async () => [...new Set(await Promise.all(told))].join('\n');
}

/** Returns the texts and names of a page that are not in brackets. */
const unbracketed = (): string[] => {
  const HIDDEN = 'script, style, svg *';
  const NAMES = ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Only the inside of this function goes to the page.
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && !element.matches(HIDDEN);
  const texts: string[] = [document.title];
  while (walker.nextNode()) {
    const { nodeValue, parentElement: parent } = walker.currentNode;
    // A sentence around a text that has a language of its own is in brackets as a whole.
    const isAround = parent?.querySelector(':scope > span[lang]');
    // An author's own answer may be the word 'Yes', in the language of the procedure (LANG-8).
    const isOwn =
      /^(?:Yes|No)$/.test(nodeValue?.trim() ?? '') &&
      parent?.closest('[lang]') !== document.documentElement;
    if (isShown(parent) && !isOwn) texts.push((isAround ? parent?.textContent : nodeValue) ?? '');
  }
  for (const element of document.querySelectorAll(NAMES.map((name) => `[${name}]`).join(', ')))
    if (isShown(element)) texts.push(...NAMES.map((name) => element.getAttribute(name) ?? ''));
  return texts;
};

const inBrackets = /\[[^[\]]*\]/g;

/** Names of products, languages, days, months and hours, which no module of words has. */
const NO_WORDS =
  /\b(?:English|pseudo|mirrored|ResLife On-Call|ResLife|RL|Amara|maya\.okafor|SQLite|Linux, Chrome|(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*|am|pm|AM|PM)\b/g;

/** Names of the wire, in place of which each language has its own. */
const WIRE_NAMES: readonly string[] = [...CATEGORIES, ...OUTCOMES, 'Yes', 'No'];

const HAS_WORD = /\p{L}{2,}/u;

/** Returns the parts of a text that are not in brackets, without numbers before them and marks between them. */
function textsBeside(text: string): string[] {
  let left = text;
  while (left.search(inBrackets) >= 0) left = left.replaceAll(inBrackets, '\n');
  return left
    .replaceAll(/https?:\/\/\S+/g, '')
    .split(/\n|[()…]| · /)
    .map((piece) => piece.replace(/^[\s,]*(?:\d+\. )?|(?:\s+\d+%?)+$|[\s,]+$/g, '').trim());
}

/** Returns what the server sent with the names of contacts where its texts refer to them. */
export function withNames(told: string): string {
  const names = new Map<string, string>();
  const find = (id: string): string => {
    const named = id === 'emergency' ? '"emergency":{"words"' : `"id":"${id}","name"`;
    return told.split(`${named}:"`, 2)[1]?.split('"', 1)[0] ?? '';
  };
  return withContacts(told, (id) => {
    const name = names.get(id) ?? find(id);
    names.set(id, name);
    return name;
  });
}

/** Expects that each word of a page comes from a module of words, from the server or from its reader. */
export async function expectInLanguage(page: Page, toldYet: () => Promise<string>): Promise<void> {
  const texts = await page.evaluate(unbracketed);
  const told = await toldYet();
  const known = told + withNames(told) + decodeURIComponent(page.url());
  const strange = texts.filter((text) => {
    if (WIRE_NAMES.includes(text.trim())) return true;
    const left = textsBeside(text.replaceAll(NO_WORDS, '\n'));
    return left.some(
      (piece) => HAS_WORD.test(piece) && !known.includes(JSON.stringify(piece).slice(1, -1)),
    );
  });
  expect.soft([...new Set(strange)], page.url()).toEqual([]);
}
