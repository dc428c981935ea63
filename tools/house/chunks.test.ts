import { expect, test } from 'vitest';
import { allFiles, readText } from './repository.ts';

/** The files that web/app/chunks.ts names, each by the end of its path. */
const named = Array.from(
  readText('web/app/chunks.ts').matchAll(/'([\w./-]+\.(?:tsx?|css|html))'/g),
  ([, path = '']) => path,
);

// A file that was moved would leave its chunk in silence, and load with another.
test('every file that a chunk names exists', () => {
  const files = allFiles();
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual(
    [],
  );
});
