// Puts measured figures into a page between marks of their own, so that the notes beside them stay.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/base/runtime.mjs';

export function commitOf(): string {
  const asked = ['rev-parse', '--short', 'HEAD'];
  return execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).trim();
}

/** Returns what the figures were measured on: cores, Node and the commit. */
export function machine(): string {
  return `${cpus().length} cores, Node ${process.versions.node}, commit ${commitOf()}`;
}

/** Puts a text between its two marks, `<!-- KIND NAME -->` and `<!-- end NAME -->`. Throws if one is missing. */
export function putBetweenMarks(path: string, kind: string, name: string, text: string): void {
  const page = readFileSync(path, 'utf8');
  const marks = new RegExp(`<!-- ${kind} ${name} -->[^]*<!-- end ${name} -->`);
  if (!marks.test(page)) throw new Error(`${path} has no place for ${name}`);
  const part = `<!-- ${kind} ${name} -->\n\n${text}\n\n<!-- end ${name} -->`;
  writeFileSync(
    path,
    page.replace(marks, () => part),
  );
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path]);
}
