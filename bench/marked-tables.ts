// Figures in pages of the documentation, a part each between marks of its own, so that one can be measured alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/base/runtime.mjs';

/** What figures were measured on: cores, Node and the commit. */
export function machine(): string {
  const asked = ['rev-parse', '--short', 'HEAD'];
  const commit = execFileSync('git', asked, { cwd: root, encoding: 'utf8' });
  return `${cpus().length} cores, Node ${process.versions.node}, commit ${commit.trim()}`;
}

/** Puts each text between its two marks, `<!-- KIND NAME -->` and `<!-- end NAME -->`. Throws if one is missing. */
export function putBetweenMarks(
  path: string,
  kind: string,
  texts: readonly (readonly [name: string, text: string])[],
): void {
  let page = readFileSync(path, 'utf8');
  for (const [name, text] of texts) {
    const marks = new RegExp(`<!-- ${kind} ${name} -->[^]*<!-- end ${name} -->`);
    if (!marks.test(page)) throw new Error(`${path} has no place for ${name}`);
    page = page.replace(marks, () => `<!-- ${kind} ${name} -->\n\n${text}\n\n<!-- end ${name} -->`);
  }
  writeFileSync(path, page);
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path]);
}
