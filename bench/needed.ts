import { cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from '../tools/runtime.mjs';
import { EXTERNALS } from '../server/externals.ts';

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** The folders of the packages that the built server loads from node_modules, and of theirs. */
function packages(): string[] {
  const { packages: locked } = readJson(join(root, 'package-lock.json')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const own = `${from}/node_modules/${name}`;
    const path = from !== '' && locked[own] ? own : `node_modules/${name}`;
    // Packages of other platforms are locked and not installed.
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, path);
  };
  for (const name of EXTERNALS) add(name, '');
  return [...found];
}

/** A folder with what a running server needs and nothing else; Node itself is not in it. */
export function copyNeeded(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-needed-'));
  for (const path of ['package.json', 'dist/server', 'dist/web', ...packages()]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

/** The bytes of all files in a folder. */
export function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
