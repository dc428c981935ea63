import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { allFiles, readText } from '../house/repository.ts';
import { DOCUMENTS } from './release.ts';

const isPacked = (path: string) =>
  DOCUMENTS.some((one) => path === one || path.startsWith(`${one}/`));

/** Pages of the README for people who change the code, which need the repository anyway. */
const OF_THE_REPOSITORY = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];

test('no page of a release links to a page that the release lacks', () => {
  const pages = allFiles().filter((path) => path.endsWith('.md') && isPacked(path));
  const missing = pages.flatMap((page) =>
    Array.from(readText(page).matchAll(/\]\(([^)\s#]+)/g), ([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(page), target))
      .filter((target) => !isPacked(target) && !OF_THE_REPOSITORY.includes(target))
      .map((target) => `${page} leads to ${target}`),
  );
  expect(missing).toEqual([]);
});
