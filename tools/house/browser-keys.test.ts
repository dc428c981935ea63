import { expect, test } from 'vitest';
import { readText, textFiles } from './repository.ts';
import { isTestFile } from './rules.ts';

/** The name of earlier releases, which is read once and removed. */
const EARLIER = 'reslife.duty';

/** Returns the keys in a text; one that ends with what differs, as that of a draft, without its end. */
const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(/['"`](reslife\.[a-zA-Z-]+)/g), ([, key = '']) => key);

// SESSION-7
test('docs/storage.md names every key that begins with reslife., and no other', () => {
  const sources = textFiles().filter(
    (path) => /^web\/.*\.(tsx?|mjs)$/.test(path) && !isTestFile(path) && !path.includes('/test/'),
  );
  const kept = new Set(sources.flatMap((path) => keysIn(readText(path))));
  const [, browser = ''] = readText('docs/storage.md').split('## In the browser');
  expect([...new Set(keysIn(browser))].toSorted()).toEqual(
    [...kept].filter((key) => key !== EARLIER).toSorted(),
  );
});
