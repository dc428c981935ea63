// Usage: npm run sbom [-- --to FILE]
// Writes what the product is made of, on whatever platform, as CycloneDX: dist/sbom.cdx.json, or FILE.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, root } from '../base/runtime.mjs';
import { readLock } from './locked.ts';
import { runNpm } from './npm.ts';

/** The part of a bill of materials that is read here. */
export interface Bill {
  bomFormat: string;
  specVersion: string;
  components: { name: string; version: string; purl: string; hashes?: unknown[] }[];
}

/** Writes what of package.json and lock file is about the product itself. */
function writeProduction(folder: string): void {
  const { devDependencies: _, ...ours } = readJson(join(root, 'package.json'));
  const { packages, ...lock } = readLock();
  const production = Object.entries(packages).filter(([, { dev }]) => !dev);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(ours));
  const locked = { ...lock, packages: { ...Object.fromEntries(production), '': ours } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked));
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
}

/**
 * Returns the bill of materials that npm makes of the lock file. With `--omit=dev` npm 11 leaves out every package
 * that tests use too, so it gets a lock file without the packages that only they use.
 */
export async function makeBill(): Promise<Bill> {
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    // npm calls the product by the name of its folder.
    const folder = join(temporary, readJson(join(root, 'package.json')).name);
    mkdirSync(folder);
    writeProduction(folder);
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const { code, printed, complaints } = await runNpm([...args, '--package-lock-only'], folder);
    if (code !== 0) throw new Error(`npm sbom failed: ${complaints}`);
    return JSON.parse(printed);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: 'dist/sbom.cdx.json' } },
  });
  const bill = await makeBill();
  mkdirSync(dirname(values.to), { recursive: true });
  writeFileSync(values.to, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${values.to}: ${bill.components.length} packages, CycloneDX ${bill.specVersion}.`);
}
