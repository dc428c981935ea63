import { expect, test } from 'vitest';
import { readText } from '../house/repository.ts';
import { ALLOWED, EXCEPTIONS, problemsInLicences } from './licences.ts';
import { productionPackages } from './locked.ts';

const packages = productionPackages();

/** Returns a package that is installed nowhere. */
const made = (name: string, license?: string) => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  ...(license !== undefined && { license }),
});

test('every package of the product has an allowed license', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(problemsInLicences(packages)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['MIT AND ISC', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('a package with the license %s is allowed: %s', (licence, isAllowed) => {
  expect(problemsInLicences([made('made-up', licence)])).toHaveLength(isAllowed ? 0 : 1);
});

test('an exception covers only its packages, and is needed', () => {
  expect(problemsInLicences([made('lightningcss-made-up', 'MPL-2.0')])).toEqual([]);
  expect(problemsInLicences([made('lightningcss-made-up', 'LGPL-3.0-or-later')])).toHaveLength(1);
  const needed = EXCEPTIONS.filter(({ packages: named, licence }) =>
    packages.some(({ name, license }) => named.test(name) && license?.includes(licence)),
  );
  expect(needed).toEqual(EXCEPTIONS);
});

test('docs/dependencies.md names the allowed licenses, and every exception with its reason', () => {
  const page = readText('docs/dependencies.md');
  const missing = [
    ...ALLOWED.map((licence) => `\`${licence}\``),
    ...EXCEPTIONS.flatMap(({ licence, reason }) => [`\`${licence}\``, reason]),
  ].filter((words) => !page.includes(words));
  expect(missing).toEqual([]);
});
