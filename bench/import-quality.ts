// The documents of tools/documents/ as they are read, beside what they should become.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { NEW_CAMPUS } from '../core/campus/campus.ts';
import { guessIssues } from '../core/import/guessed-issues.ts';
import { openDocument, readDocument } from '../server/exchange/documents/read-document.ts';
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

async function comparedWith(path: string, file: string): Promise<Compared> {
  const outcome = readOutcome(readFileSync(`${path}${OUTCOME}`, 'utf8'));
  try {
    const sent = { name: basename(file), bytes: readFileSync(file) };
    const { blocks } = readDocument(await openDocument(sent));
    const { issues } = guessIssues(blocks, { name: basename(path), campus: NEW_CAMPUS });
    return compared(outcome, issues, blocks);
  } catch (error) {
    const read = compared(outcome, [], []);
    return { ...read, notes: [`not read: ${String(error)}`] };
  }
}

/** Compares all documents of a drawer. */
export async function comparedIn(drawer: string): Promise<ReadonlyMap<string, Compared>> {
  const folder = join(DOCUMENTS, drawer);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const all = new Map<string, Compared>();
  for (const name of names.filter((one) => !one.endsWith(OUTCOME)).toSorted()) {
    const path = join(folder, name.slice(0, -extname(name).length));
    if (existsSync(`${path}${OUTCOME}`))
      all.set(name, await comparedWith(path, join(folder, name)));
  }
  return all;
}

type Drawer = { readonly name: string; readonly all: readonly Compared[] };

const aboutOf =
  ({ name, all }: Drawer) =>
  (what: string): string =>
    `${what}, ${name}, ${all.length} documents`;

function figures(drawer: Drawer): Measurement[] {
  const { all } = drawer;
  const about = aboutOf(drawer);
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
  return [
    share('procedures', 95),
    share('steps', 95),
    share('answers', 90),
    none('lost', 'words lost'),
    none('unmarked', 'wrong and unmarked'),
  ];
}

/** Returns how many presses of the page make the outcome of what was read. */
function corrections(drawer: Drawer): Measurement {
  const count = drawer.all.reduce((sum, one) => sum + one.corrections, 0);
  const ours = count / drawer.all.reduce((sum, one) => sum + one.procedures.all, 0);
  const what = aboutOf(drawer)('corrections a procedure');
  return { what, ours: ours.toFixed(2), goal: '<= 1', holds: ours <= 1 };
}

/** Measures all drawers, says no document, and notes the look; `--without-held-out` leaves that drawer closed. */
export const bench: Bench = async () => {
  const isClosed = process.argv.includes('--without-held-out');
  const drawers = ['learned-from', 'tested', ...(isClosed ? [] : ['held-out'])];
  const read = await Promise.all(
    drawers.map(async (name) => ({ name, all: [...(await comparedIn(name)).values()] })),
  );
  const kept = read.filter(({ all }) => all.length > 0);
  const measured = [...kept.flatMap(figures), ...kept.map(corrections)];
  if (isClosed) return measured;
  const [day] = new Date().toISOString().split('T');
  appendFileSync(LOOKS, `${day}\t${commitOf()}\t${measured.map(({ ours }) => ours).join('\t')}\n`);
  return measured;
};
