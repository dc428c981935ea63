import { expect, test } from 'vitest';
import { readText, textFiles } from './repository.ts';
import { isTestFile } from './rules.ts';

/** Names of earlier releases, which are read once and removed, and a lock: nothing is kept under them. */
const NOT_KEPT = ['reslife.duty', 'reslife.sender'];

/** Returns the keys in a text; one that ends with what differs, as that of a draft, without its end. */
const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(/['"`](reslife\.[a-zA-Z-]+)/g), ([, key = '']) => key);

const isKept = (key: string): boolean => !NOT_KEPT.includes(key);

// SESSION-7
test('docs/storage.md names every key under which a browser keeps something, and no other', () => {
  const sources = textFiles().filter(
    (path) => /^web\/.*\.(tsx?|mjs)$/.test(path) && !isTestFile(path) && !path.includes('/test/'),
  );
  const kept = new Set(sources.flatMap((path) => keysIn(readText(path))));
  const [, browser = ''] = readText('docs/storage.md').split('## In the browser');
  expect([...new Set(keysIn(browser))].toSorted()).toEqual([...kept].filter(isKept).toSorted());
});
