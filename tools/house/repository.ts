import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../base/runtime.mjs';

const notOurs = new Set(['node_modules', 'dist', 'data', '.git', '.tsc', 'test-results', '.env']);
const texts = /\.(ts|tsx|mjs|css|html|json|md|svg|yml|example)$|^\.ci\/run$|^\.[a-z]+rc$/;

/** Documents as others write them, which keep rules of their own. */
const ofOthers = /^tools\/documents\/[^/]+\//;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [relative(root, path).replaceAll('\\', '/')];
    });
}

export function allFiles(): string[] {
  return filesIn(root);
}

export function textFiles(): string[] {
  return allFiles().filter((path) => texts.test(path) && !ofOthers.test(path));
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
