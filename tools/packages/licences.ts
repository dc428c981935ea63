// Usage: node tools/packages/licences.ts
// Holds the licence of every package of the product, those of other platforms too, to those allowed; prints what is not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../base/runtime.mjs';
import { productionPackages, type LockedPackage } from './locked.ts';

/** SPDX ids that ask anybody who passes the product on only to keep a notice. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** Packages that may have one licence more, each for its reason, which docs/dependencies.md has in the same words. */
export const EXCEPTIONS = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32$|win32-)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a separate library that is linked unchanged and can be replaced',
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'a tool that builds the stylesheets, unchanged, and not part of what is served',
  },
  {
    packages: /^ical\.js$/,
    licence: 'MPL-2.0',
    reason:
      'unchanged in the thread that reads calendars; npm has its source under the pinned version',
  },
  {
    packages: /^web-push$/,
    licence: 'MPL-2.0',
    reason: 'unchanged in what wakes phones; npm has its source under the pinned version',
  },
];

/** Returns true if an SPDX expression asks for no more than the given licences. */
function isWithin(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  // The lock file has no nested expressions; a nested one counts as not allowed.
  const choices = bare.split(/\s+or\s+/i);
  return choices.some((choice) =>
    choice.split(/\s+and\s+/i).every((licence) => allowed.includes(licence)),
  );
}

/** Returns the licences that a package names: as it is installed, and, if it is for another platform, as the lock file has it. */
function licencesOf({ path, license }: LockedPackage): unknown[] {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? [readJson(file).license, license] : [license];
}

/** Returns every package whose licence is none of those allowed, in a sentence. */
export function problemsInLicences(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const more = EXCEPTIONS.filter(({ packages: named }) => named.test(one.name));
    const allowed = [...ALLOWED, ...more.map(({ licence }) => licence)];
    const wrong = licencesOf(one).filter(
      (licence) => typeof licence !== 'string' || !isWithin(licence, allowed),
    );
    if (wrong.length === 0) return [];
    const [licence] = wrong;
    const named = typeof licence === 'string' ? licence : 'no SPDX licence';
    return [`${one.path}@${one.version} has ${named}.`];
  });
}

if (import.meta.main) {
  const packages = productionPackages();
  const problems = problemsInLicences(packages);
  console.log(problems.join('\n') || `${packages.length} packages have licences that are allowed.`);
  if (problems.length > 0) process.exitCode = 1;
}
