import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base/runtime.mjs';
import { productionPackages } from '../packages/locked.ts';

/** Returns the text of a package's licence as it comes with it, or undefined if it is not installed or has none. */
function licenceText(path: string): string | undefined {
  const folder = join(root, path);
  try {
    const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
    return file && readFileSync(join(folder, file), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Returns the notices of the packages in the product that their licences ask to be passed on. */
export function notices(): string {
  const texts = productionPackages().map(({ path, name, version, license }) => {
    const text = licenceText(path) ?? `Licence: ${license ?? 'see the package'}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}
