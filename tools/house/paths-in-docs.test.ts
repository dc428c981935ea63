import { expect, test } from 'vitest';
import { missingInDoc, namesOf } from './paths-in-docs.ts';

const files = ['README.md', 'core/walk/walk.ts', 'docs/pictures/a.png', 'docs/storage.md'];

test.each([
  ['README.md', 'see [storage](docs/storage.md#kept) and [the web](https://example.org/a.md)', []],
  ['docs/storage.md', '[up](../README.md) [down](storage.md) [gone](gone.md)', ['docs/gone.md']],
  [
    'README.md',
    '`core/`, `core/walk/walk.ts`, `node core/gone.ts`, `docs/pictures`',
    ['core/gone.ts'],
  ],
  ['README.md', '`walk.ts` and `gone.ts`, core/not-in-backticks.ts', ['gone.ts']],
  ['README.md', 'in `core/` `walk/walk.ts`', ['walk/walk.ts']],
  ['README.md', '`/api/issue`, `image/webp`, `core/<name>.ts`, `docs/NNN-why.md`, `X.tsx`', []],
])('%s: %s', (page, markdown, missing) => {
  expect(missingInDoc(page, markdown, namesOf(files))).toEqual(missing);
});
