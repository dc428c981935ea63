// The documents of tools/documents/ as they are read, beside what they should become.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { NEW_CAMPUS } from '../core/campus/campus.ts';
import { guessIssues } from '../core/import/guessed-issues.ts';
import { readDocument } from '../server/exchange/documents/read-document.ts';
import { root } from '../tools/base/runtime.mjs';
import { compared, type Compared } from '../tools/documents/compared.ts';
import { readOutcome } from '../tools/documents/outcome.ts';
import { commitOf } from './marked-tables.ts';
import type { Bench, Measurement } from './measurement.ts';

const DOCUMENTS = join(root, 'tools/documents');
const LOOKS = join(DOCUMENTS, 'looks.tsv');

/** Running it looks at the documents that are held out. */
export const isUsedUp = true;

const OUTCOME = '.outcome.txt';

function comparedWith(path: string, file: string): Compared {
  const outcome = readOutcome(readFileSync(`${path}${OUTCOME}`, 'utf8'));
  try {
    const { blocks } = readDocument({ name: basename(file), bytes: readFileSync(file) });
    const { issues } = guessIssues(blocks, { name: basename(path), campus: NEW_CAMPUS });
    return compared(outcome, issues, blocks);
  } catch (error) {
    const read = compared(outcome, [], []);
    return { ...read, notes: [`not read: ${String(error)}`] };
  }
}

/** Compares all documents of a drawer. */
export function comparedIn(drawer: string): ReadonlyMap<string, Compared> {
  const folder = join(DOCUMENTS, drawer);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const all = new Map<string, Compared>();
  for (const name of names.filter((one) => !one.endsWith(OUTCOME)).toSorted()) {
    const path = join(folder, name.slice(0, -extname(name).length));
    if (existsSync(`${path}${OUTCOME}`)) all.set(name, comparedWith(path, join(folder, name)));
  }
  return all;
}

function figures(drawer: string): Measurement[] {
  const all = [...comparedIn(drawer).values()];
  const about = (what: string): string => `${what}, ${drawer}, ${all.length} documents`;
  const share = (what: 'procedures' | 'steps' | 'answers', least: number): Measurement => {
    const right = all.reduce((sum, one) => sum + one[what].right, 0);
    const count = all.reduce((sum, one) => sum + one[what].all, 0);
    const ours = (100 * right) / count;
    return {
      what: about(what),
      ours: `${ours.toFixed(1)} in 100 of ${count}`,
      goal: `>= ${least}`,
      holds: ours >= least,
    };
  };
  const none = (what: 'lost' | 'unmarked', words: string): Measurement => {
    const count = all.reduce((sum, one) => sum + one[what], 0);
    return { what: about(words), ours: String(count), goal: '0', holds: count === 0 };
  };
  if (all.length === 0) return [];
  return [
    share('procedures', 95),
    share('steps', 95),
    share('answers', 90),
    none('lost', 'words lost'),
    none('unmarked', 'wrong and unmarked'),
  ];
}

/** Measures all drawers, says no document, and notes the look. */
export const bench: Bench = async () => {
  const measured = ['learned-from', 'tested', 'held-out'].flatMap(figures);
  const [day] = new Date().toISOString().split('T');
  appendFileSync(LOOKS, `${day}\t${commitOf()}\t${measured.map(({ ours }) => ours).join('\t')}\n`);
  return await Promise.resolve(measured);
};
