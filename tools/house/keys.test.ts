import { expect, test } from 'vitest';
import { readText, textFiles } from './repository.ts';

const page = readText('docs/keys.md');
const sources = textFiles().filter(
  (path) => /^server\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
);

test('docs/keys.md has a row of each file that signs or encrypts, and of each secret that is stored', () => {
  const missing = sources.flatMap((path) => {
    const text = readText(path);
    const isKeyed = /\bcreate(?:Hmac|Cipheriv)\(|'age-encryption'/.test(text);
    const secrets = Array.from(text.matchAll(/'(\w+_secret)'/g), ([, name]) => name ?? '');
    const named = isKeyed && !path.startsWith('server/test/') ? [path] : [];
    return [...named, ...secrets].filter((what) => !page.includes(`\`${what}\``));
  });
  expect(missing).toEqual([]);
});
